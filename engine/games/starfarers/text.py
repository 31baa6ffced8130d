"""The text board and the names of things: enough to play from without a picture."""

from collections.abc import Iterator, Mapping

from engine.core.prompt import Prompt
from engine.core.words import Namer, Speech
from engine.games.starfarers.board import planet_at, unexplored
from engine.games.starfarers.components import (
    BALL_NAMES,
    BUILD_NAMES,
    CARDS,
    ENCOUNTERS,
    MODULE_NAMES,
    MODULES,
    PEOPLE,
    PEOPLE_NAMES,
    QUADRANTS,
    RESOURCE_NAMES,
    RESOURCES,
    SPECIALS,
    STORIES,
    STORY_IDS,
    TOKENS,
    Five,
)
from engine.games.starfarers.geography import SLOTS, Slot
from engine.games.starfarers.state import Player, Table, Trade, bonus, people_of
from engine.games.starfarers.view import StarfarersView

_STATS = {"combat": {"en": "combat strength", "cs": "bojová síla"}, "speed": {"en": "speed", "cs": "rychlost"}}
_ENCOUNTER_NAMES = {card.name_en: {"en": card.name_en, "cs": card.name_cs} for card in ENCOUNTERS.values()}
_NUMBER_SIGN = {"en": "no.", "cs": "č."}


def resource_name(resource: str, lang: str) -> str:
    return RESOURCE_NAMES[resource][lang].lower() if resource in RESOURCE_NAMES else resource


def thing_name(thing: str, lang: str) -> str:
    """A build, a module or a ship; a ship that is named by its place keeps that name."""
    names = BUILD_NAMES | MODULE_NAMES
    return names[thing][lang].lower() if thing in names else thing


def card_name(card: str, lang: str) -> str:
    """A friendship card, or an encounter card that is done with."""
    if card in CARDS:
        return CARDS[card].name_cs if lang == "cs" else CARDS[card].name_en
    if card in ENCOUNTERS:
        one = ENCOUNTERS[card]
        return f"{one.name_cs if lang == 'cs' else one.name_en} ({_NUMBER_SIGN[lang]} {one.number})"
    return card


def token_name(token: str, lang: str) -> str:
    if token in SPECIALS:
        special = SPECIALS[token]
        return (special.name_cs if lang == "cs" else special.name_en).lower()
    return "/".join(map(str, TOKENS[token].numbers)) if token in TOKENS else "?"


def quadrant_name(quadrant: str, lang: str) -> str:
    return QUADRANTS[quadrant].name_cs if lang == "cs" else QUADRANTS[quadrant].name_en


def story(number: int, lang: str) -> str:
    return STORIES[STORY_IDS[number]][lang]


def ball_name(ball: str, lang: str) -> str:
    return BALL_NAMES[ball][lang].lower()


NAMERS: Mapping[str, Namer] = {
    "give": resource_name,
    "want": resource_name,
    "take": resource_name,
    "cards": resource_name,
    "resource": resource_name,
    "module": thing_name,
    "what": thing_name,
    "ship": thing_name,
    "card": card_name,
    "friendship": card_name,
    "token": token_name,
    "tokens": token_name,
    "special": token_name,
    "quadrant": quadrant_name,
    "slot": lambda slot, _: SLOTS[slot].id,
    "story": story,
    "encounter": lambda name, lang: _ENCOUNTER_NAMES[name][lang],
    "balls": ball_name,
    "rival_balls": ball_name,
    "stat": lambda stat, lang: _STATS[stat][lang],
    "people": lambda people, lang: PEOPLE_NAMES[people][lang],
}


def board(view: StarfarersView, speech: Speech) -> str:
    parts = (_common(view, speech), _space(view.table, speech), _players(view, speech), _open_trades(view, speech),
             _meeting(view, speech), _asked(view, speech))  # fmt: skip
    return "\n".join(line for part in parts for line in part)


def _common(view: StarfarersView, speech: Speech) -> Iterator[str]:
    table = view.table
    yield speech.say("text-stage", turn=table.turn, seat=table.seat, order=table.order)
    yield speech.say("text-bank", list=_five(table.bank, speech), supply=view.supply)
    if table.dice:
        yield speech.say("text-dice", dice=" + ".join(map(str, table.dice)))
    if table.balls:
        yield speech.say("text-balls", balls=table.balls, speed=table.base)


def _five(cards: Five, speech: Speech) -> str:
    return ", ".join(f"{resource_name(r, speech.lang)} {n}" for r, n in zip(RESOURCES, cards, strict=True))


def _space(table: Table, speech: Speech) -> Iterator[str]:
    yield ""
    owners = _owners(table, speech)
    for slot in SLOTS:
        quadrant = table.quadrants[slot.number]
        if not quadrant:
            yield speech.say("text-hidden", slot=slot.number, stars=table.backs[slot.number])
        elif QUADRANTS[quadrant].kind == "outpost":
            yield _outpost(table, slot, speech)
        elif QUADRANTS[quadrant].kind == "empty":
            yield speech.say("text-empty", slot=slot.number, quadrant=quadrant, at=slot.center)
        else:
            yield _system(table, slot, owners, speech)


def _owners(table: Table, speech: Speech) -> dict[str, str]:
    """What stands on each intersection, in short: K colony, P spaceport, k colony ship, o trade ship."""
    found = dict.fromkeys(table.neutral, "×")
    for seat, player in enumerate(table.players):
        name = speech.seat(seat)
        found |= dict.fromkeys(player.colonies, f"{name} ●") | dict.fromkeys(player.spaceports, f"{name} ◎")
        found |= {ship.at: f"{name} {thing_name(ship.kind, speech.lang)}" for ship in player.ships}
    return found


def _system(table: Table, slot: Slot, owners: dict[str, str], speech: Speech) -> str:
    planets = []
    for position in range(3):
        resource, _ = planet_at(table, slot.number, position)
        token = table.tokens[slot.number][position]
        planets.append(f"{resource_name(resource, speech.lang)} {token_name(token, speech.lang)}")
    sites = []
    for site in slot.sites:
        near = "/".join(resource_name(planet_at(table, slot.number, p)[0], speech.lang) for p in site.positions)
        sites.append(f"{site.at} ({near}) {owners.get(site.at, '–')}")
    mark = speech.say("text-unexplored") if unexplored(table, slot.number) else ""
    return f"  {slot.id}: {', '.join(planets)}{mark} | {' · '.join(sites)}"


def _outpost(table: Table, slot: Slot, speech: Speech) -> str:
    people = people_of(table, slot.number)
    counts = ((seat, player.stations.count(slot.number)) for seat, player in enumerate(table.players))
    stations = ", ".join(f"{speech.seat(seat)} {n}" for seat, n in counts if n) or "–"
    holder = table.figures[PEOPLE.index(people)]
    return speech.say(
        "text-outpost", slot=slot.number, people=people, at=slot.center, stations=stations, figure=speech.seat(holder)
    )


def _players(view: StarfarersView, speech: Speech) -> Iterator[str]:
    for seat, player in enumerate(view.table.players):
        yield ""
        yield speech.say(
            "text-player", seat=seat, score=view.head.scores[seat],
            hand=view.hand_sizes[seat], half=player.half_medals, medals=len(player.medals),
        )  # fmt: skip
        yield speech.say("text-modules", list=_modules(player, speech))
        yield speech.say(
            "text-pieces", colonies=_list(player.colonies), ports=_list(player.spaceports), ships=_ships(player, speech)
        )
        if player.cards:
            yield speech.say("text-cards", friendship=player.cards)
        if player.free_ships:
            yield speech.say("text-owed", number=player.free_ships)
        if seat == view.viewer and view.hand is not None:
            yield speech.say("text-hand", list=_five(view.hand, speech))


def _modules(player: Player, speech: Speech) -> str:
    own = (f"{thing_name(m, speech.lang)} {n}" for m, n in zip(MODULES, player.modules, strict=True))
    extra = [f"+{bonus(player, 'speed')}/+{bonus(player, 'combat')}"] if player.cards else []
    return ", ".join((*own, *extra))


def _list(places: tuple[str, ...]) -> str:
    return " ".join(places) or "–"


def _ships(player: Player, speech: Speech) -> str:
    marks = {(False, False): "", (True, False): " ✓", (False, True): " ⚓", (True, True): " ✓"}
    found = (f"{thing_name(s.kind, speech.lang)} {s.at}{marks[s.flown, s.grounded]}" for s in player.ships)
    return ", ".join(found) or "–"


def _open_trades(view: StarfarersView, speech: Speech) -> Iterator[str]:
    table = view.table
    if table.offer is not None:
        yield speech.say("text-offer", seat=table.seat, **_sides(table.offer))
        takers = tuple(seat for seat, yes in enumerate(table.accepted) if yes)
        if takers:
            yield speech.say("text-accepted", order=takers)
    for seat, counter in enumerate(table.counters):
        if counter is not None:
            yield speech.say("text-counter", seat=seat, **_sides(counter))


def _sides(trade: Trade) -> dict[str, object]:
    return {"give": trade.give, "want": trade.want}


def _meeting(view: StarfarersView, speech: Speech) -> Iterator[str]:
    if not view.told:
        return
    yield STORIES[view.told[0]][speech.lang]
    asked = view.told[-1].removeprefix("yes_no ")
    if asked in STORIES:
        yield STORIES[asked][speech.lang]


def question(view: StarfarersView, prompt: Prompt, speech: Speech) -> str:
    """With the story of the encounter it belongs to."""
    asked = speech.ask(prompt, view.viewer)
    return "\n".join((*_meeting(view, speech), asked)) if prompt.kind.startswith("encounter-") else asked


def _asked(view: StarfarersView, speech: Speech) -> Iterator[str]:
    yield ""
    table = view.table
    if table.flight is not None:
        yield speech.say("text-flight", at=table.flight.at, speed=table.flight.speed, path=table.flight.path)
    for prompt in view.head.awaited:
        yield speech.ask(prompt, view.viewer)
    if not view.head.awaited:
        yield speech.say("text-over")
