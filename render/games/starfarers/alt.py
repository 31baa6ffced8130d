"""Starfarers' pictures in words, most important first."""

from collections.abc import Iterable

from engine.core.words import words
from engine.games.starfarers.board import planet_at
from engine.games.starfarers.components import BUILDABLE, COSTS, PEOPLE, QUADRANTS, RESOURCES, Five
from engine.games.starfarers.geography import CATAN, SLOTS, by_id
from engine.games.starfarers.state import Player, covers, drives, guns
from engine.games.starfarers.text import token_name
from engine.games.starfarers.view import StarfarersView
from render.contract import ALT_LIMIT, Marks, Table
from render.games.starfarers import friends, names, zoom
from render.games.starfarers.marks import FLIGHT, SEAT_LETTERS
from render.games.starfarers.reach import of_ship


def text(view: StarfarersView, kind: str, arg: str, seat: int, table: Table, marks: Marks) -> str:
    """Whole sentences until the limit is reached."""
    sentences = {
        "board": lambda: _board(view, table),
        "home": lambda: _home(view, table),
        "friends": lambda: _friends(view, table),
        "hand": lambda: _hand(view, table),
        "area": lambda: _area(view, seat, table),
        "map": lambda: _map(view, arg, table),
    }[kind]()
    kept = ""
    for sentence in (*sentences[:2], *_marks(marks, table), *sentences[2:]):
        longer = f"{kept} {sentence}".strip()
        if len(longer) <= ALT_LIMIT:
            kept = longer
    return kept


def _board(view: StarfarersView, table: Table) -> list[str]:
    say = words(table.lang).say
    scores = ", ".join(f"{name} {points}" for name, points in zip(table.names, view.head.scores, strict=True))
    seats = [_player(view, seat, table) for seat in range(len(table.names))]
    hidden = [slot.id for slot in SLOTS if not view.table.quadrants[slot.number]]
    found = [_head(view, table), say("starfarers-alt-scores", scores=scores), *seats, *_outposts(view, table)]
    found += [_system(view, slot.number, table.lang) for slot in SLOTS if _is_system(view, slot.number)]
    return found + ([say("starfarers-alt-hidden", slots=", ".join(hidden))] if hidden else [])


def _home(view: StarfarersView, table: Table) -> list[str]:
    return [_head(view, table), *(_system(view, slot, table.lang) for slot in CATAN)]


def _friends(view: StarfarersView, table: Table) -> list[str]:
    return [_head(view, table), *_outposts(view, table)]


def _hand(view: StarfarersView, table: Table) -> list[str]:
    say, hand = words(table.lang).say, view.hand or ()
    able = [names.thing(what, table.lang) for what in BUILDABLE if covers(hand, COSTS[what])]
    return [
        say("starfarers-alt-hand", cards=_cards(hand, table.lang)),
        say("starfarers-alt-able", things=_list(able, table.lang)),
        say("starfarers-alt-bank", cards=_cards(view.table.bank, table.lang)),
    ]


def _area(view: StarfarersView, seat: int, table: Table) -> list[str]:
    say, lang, player = words(table.lang).say, table.lang, view.table.players[seat]
    found = [
        say("starfarers-alt-area", name=table.names[seat], points=view.head.scores[seat]),
        _player(view, seat, table),
        say("starfarers-alt-strength", speed=drives(player), combat=guns(player), freight=player.pods),
    ]
    if seat == view.viewer and view.hand is not None:
        found.insert(1, say("starfarers-alt-hand", cards=_cards(view.hand, lang)))
    cards = (f"{names.card_name(card, lang)} ({names.card_text(card, lang)})" for card in player.cards)
    return [*found, say("starfarers-alt-cards", cards=_list(cards, lang))]


def _map(view: StarfarersView, at: str, table: Table) -> list[str]:
    say, lang = words(table.lang).say, table.lang
    found = of_ship(view.table, at)
    if found is None:
        return [say("starfarers-alt-round", at=at), _head(view, table)]
    stops = [f"{place} ({say(f'starfarers-picture-stop-{sign}')})" for place, sign in found.stops if sign]
    plain = [place for place, sign in found.stops if not sign]
    return [
        f"{table.names[found.seat]}: {zoom.about(found, lang)}.",
        say("starfarers-alt-stops", places=_list((*stops, *plain), lang)),
        _head(view, table),
    ]


def _head(view: StarfarersView, table: Table) -> str:
    say, awaited = words(table.lang).say, [prompt for prompt in view.head.awaited if prompt.clock != "open"]
    if not awaited:
        return say("starfarers-alt-over")
    waiting = ", ".join(table.names[prompt.seat] for prompt in awaited)
    return say("starfarers-alt-head", stage=names.stage(view, table.lang), names=waiting)


def _player(view: StarfarersView, seat: int, table: Table) -> str:
    player: Player = view.table.players[seat]
    ships = [f"{names.thing(ship.kind, table.lang).lower()} {ship.at}" for ship in player.ships]
    return words(table.lang).say(
        "starfarers-alt-player",
        name=table.names[seat],
        colonies=_list(by_id(player.colonies), table.lang),
        ports=_list(by_id(player.spaceports), table.lang),
        ships=_list(ships, table.lang),
        modules=" ".join(map(str, player.modules)),
        cards=view.hand_sizes[seat],
        half=player.half_medals,
    )


def _outposts(view: StarfarersView, table: Table) -> list[str]:
    say, found = words(table.lang).say, []
    for i, people in enumerate(PEOPLE):
        at, stations = friends.outpost(view.table, people)
        if at:
            figure = view.table.figures[i]
            owners = _list((table.names[seat] for seat in stations), table.lang)
            holder = table.names[figure] if figure is not None else "–"
            name = names.people(people, table.lang)
            found.append(say("starfarers-alt-outpost", people=name, at=at, stations=owners, figure=holder))
    return found


def _is_system(view: StarfarersView, slot: int) -> bool:
    quadrant = view.table.quadrants[slot]
    return bool(quadrant) and QUADRANTS[quadrant].kind == "planets"


def _system(view: StarfarersView, slot: int, lang: str) -> str:
    planets = []
    for position in range(3):
        resource, _ = planet_at(view.table, slot, position)
        planets.append(f"{names.resource(resource, lang)} {token_name(view.table.tokens[slot][position], lang)}")
    sites = ", ".join(site.at for site in SLOTS[slot].sites)
    return words(lang).say("starfarers-alt-system", slot=SLOTS[slot].id, planets=", ".join(planets), sites=sites)


def _marks(marks: Marks, table: Table) -> list[str]:
    """What the rings and dashes point at; no sentence where there are none."""
    say, found = words(table.lang).say, []
    for key, rings in (("changed", marks.changed), ("drafted", marks.drafted)):
        if rings:
            found.append(say(f"starfarers-alt-{key}", places=", ".join(_short(where, table) for _, where in rings)))
    if marks.targets:
        found.append(say("starfarers-alt-targets", places=", ".join(_goal(where, table) for where in marks.targets)))
    if marks.refused:
        found.append(say("starfarers-alt-refused", place=_goal(marks.refused, table)))
    return found


def _short(where: str, table: Table) -> str:
    """A flight by its first and last place."""
    places = where.split(FLIGHT)
    return f"{places[0]} → {places[-1]}" if len(places) > 1 else _place(where, table)


def _goal(where: str, table: Table) -> str:
    return _place(where.rsplit(FLIGHT, maxsplit=1)[-1], table)


def _place(where: str, table: Table) -> str:
    """An address in words: a place of the map as it is printed there, or a thing of somebody's mothership."""
    owner, dot, thing = where.partition(".")
    if not dot:
        return where
    name = table.names[SEAT_LETTERS.index(owner)]
    return words(table.lang).say("starfarers-alt-at-seat", name=name, thing=thing.replace("_", "-"))


def _cards(cards: Five, lang: str) -> str:
    held = (f"{n} {names.resource(name, lang)}" for name, n in zip(RESOURCES, cards, strict=False) if n)
    return _list(held, lang)


def _list(items: Iterable[str], lang: str) -> str:
    return ", ".join(items) or words(lang).say("starfarers-alt-nothing")
