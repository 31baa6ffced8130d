"""The text board and the names of things: enough to play from without a picture."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.prompt import Prompt
from engine.core.words import Namer, Speech
from engine.games.catan_cards import places
from engine.games.catan_cards.components import CARDS, LANDSCAPES, NAMES
from engine.games.catan_cards.decisions import Decision, PlaceCard, Replace
from engine.games.catan_cards.notation import card_word, land_word
from engine.games.catan_cards.state import NOBODY, Offer, Placed, Player, State, Task
from engine.games.catan_cards.view import CatanView

_OTHERS = {
    "west": {"en": "west", "cs": "západ"},
    "east": {"en": "east", "cs": "východ"},
    "production": {"en": "production", "cs": "výnos"},
}


def name(thing: Any, lang: str) -> Any:
    """A card, resource, token, landscape or side by name; places as the pictures print them; numbers as they are."""
    if thing == "":
        return "none"
    if thing in LANDSCAPES:
        land = LANDSCAPES[thing]
        return f"{NAMES[land.terrain][lang]} {land.number}"
    if thing in places.REFS:
        return places.deref(thing)[1].upper()  # whose it is goes without saying
    if thing in places.PLACES:
        return thing.upper()
    known = _OTHERS.get(thing) or NAMES.get(thing)
    return known[lang].split(" (")[0] if known else thing


def resource(thing: str, lang: str) -> str:
    """Resources stand in the middle of sentences."""
    called = NAMES[thing][lang].split(" (")[0] if thing in NAMES else thing
    return called[0].lower() + called[1:] if thing in NAMES else called


NAMERS: Mapping[str, Namer] = {
    **dict.fromkeys(
        ("about", "card", "cards", "scout", "theirs", "what", "why", "token", "face", "side", "upper", "lower",
         "region", "regions", "one", "other", "at", "place", "places", "site", "into", "origin", "store"), name
    ),
    **dict.fromkeys(
        ("resource", "resources", "give", "get", "want", "pay", "need", "missing", "save"),
        lambda thing, lang: resource(thing, lang) if isinstance(thing, str) else thing,
    ),
    "number": lambda thing, _: thing,
    "top": lambda i, _: str(i + 1),
    "bottom": lambda i, _: str(i + 1),
    "order": lambda i, _: str(i + 1),
}  # fmt: skip


_SPOTS = ("at", "place", "one", "other")  # fields of decisions that name something on the table


def board(view: CatanView, speech: Speech) -> str:
    return "\n".join((*_common(view, speech), *_players(view, speech), *_asked(view, speech)))


def _common(view: CatanView, speech: Speech) -> Iterator[str]:
    state = view.table
    face = speech.name("face", state.face) if state.face else "–"
    yield speech.say("text-stage", round=state.round, production=state.production or "–", face=face)
    holders = {token: _holder(speech, seat) for token, seat in (("knight", state.knight), ("mill", state.mill))}
    yield speech.say("text-tokens", points=view.needed, **holders)
    yield speech.say("text-stacks", list="  ".join(f"{stack.name} {stack.size}" for stack in state.stacks))
    roads, settlements, cities = state.supply
    yield speech.say(
        "text-supply",
        roads=roads,
        settlements=settlements,
        cities=cities,
        landscapes=len(state.landscapes),
        events=state.events.size,
        row=_labels(state.row, speech) or "–",
    )
    if state.offer:
        yield speech.say("text-offer", give=state.offer.give, want=state.offer.want)


def _label(thing: str, speech: Speech) -> str:
    """What a person would type for it in this language."""
    if speech.lang == "cs":
        return str(name(thing, "cs"))
    return land_word(thing) if thing in LANDSCAPES else card_word(thing)


def _labels(things: tuple[str, ...], speech: Speech) -> str:
    return ", ".join(_label(thing, speech) for thing in things)


def _holder(speech: Speech, seat: int) -> str:
    return speech.say("text-nobody") if seat == NOBODY else speech.seat(seat)


def _players(view: CatanView, speech: Speech) -> Iterator[str]:
    state = view.table
    for seat, (player, sums) in enumerate(zip(state.players, view.facts, strict=True)):
        yield ""
        yield speech.say(
            "text-player",
            seat=seat,
            points=sums.points,
            strength=sums.strength,
            tournament=sums.tournament,
            commerce=sums.commerce,
            hand=sums.hand,
            limit=sums.hand_limit,
        )
        yield from _principality(state, player, speech)
        if seat == view.viewer and player.hand:
            yield speech.say("text-hand", cards=_labels(player.hand, speech))
    if view.looking:
        yield speech.say("text-looking", cards=_labels(view.looking, speech))


def _principality(state: State, player: Player, speech: Speech) -> Iterator[str]:
    """One line per column, from west to east: what stands on the axis, above and below it."""
    columns = sorted({x for x, _ in player.sites} | {places.REGIONS[region.place][0] for region in player.regions})
    sites = dict(player.sites)
    for x in columns:
        kind = sites.get(x) or ("road" if x in player.roads else "")
        axis = name(kind, speech.lang).lower() if kind else "–"
        parts = [f"  {places.column(x):>3} {axis:<11}"]
        parts += [
            f"{r.place} {_label(r.card, speech)}={r.amount}" for r in player.regions if places.REGIONS[r.place][0] == x
        ]
        here = (card for card in player.cards if places.order_of(card.place)[0] == x)
        parts += [f"{card.place} {_card(state, card, speech)}" for card in here]
        yield " · ".join(parts)


def _card(state: State, card: Placed, speech: Speech) -> str:
    """A card with what lies on it."""
    notes = [speech.say(f"text-state-{mark}") for mark in ("pawned", "witch", "used", "locked") if getattr(card, mark)]
    notes += [speech.say("text-state-elixir")] * bool(card.elixir)
    notes += [f"⚡{card.magic}"] * (CARDS[card.card].kind == "wizard")
    notes += [f"◆{card.craft}"] * bool(card.craft)
    notes += [f"{card.amount} {card.stored}"] * bool(card.amount)
    if card not in state.players[card.owner].cards:
        notes.append(speech.seat(card.owner))
    return _label(card.card, speech) + (f" ({', '.join(notes)})" if notes else "")


def question(view: CatanView, prompt: Prompt, speech: Speech) -> str:
    """To who is asked: what it is about and what may be done. To others: who is asked."""
    seat, state = prompt.seat, view.table
    if seat != view.viewer:
        return speech.ask(prompt, view.viewer)
    task = state.tasks[0] if state.tasks else Task("")
    offer = state.offer or Offer((), ())
    return speech.say(
        f"you-{prompt.kind}",
        who=1 - seat,
        card=prompt.about or task.card,
        step=task.place,
        stack=task.place,
        number=task.counts[seat] if task.counts else task.n,
        both=sum(one.kind == prompt.kind for one in view.head.awaited) > 1 or any(state.answered),
        hand=view.facts[seat].hand,
        limit=view.facts[seat].hand_limit,
        give=offer.give,
        want=offer.want,
    )


def label(view: CatanView, decision: Decision, speech: Speech, asked: str) -> str:
    """A decision about things that lie on the table, with their names."""
    said = speech.decision(decision, asked)
    if isinstance(decision, PlaceCard | Replace):
        return said
    spots = [spot for field in _SPOTS if (spot := getattr(decision, field, None))]
    things = [thing for spot in spots if (thing := _lying(view.table, view.viewer or 0, spot))]
    return f"{said}: {', '.join(str(name(thing, speech.lang)) for thing in things)}" if things else said


def _lying(state: State, seat: int, spot: str) -> str:
    """The card at a place, else the landscape."""
    host, place = places.deref(spot) if spot in places.REFS else (seat, spot)
    player = state.players[host]
    card = next((card.card for card in player.cards if card.place == place), "")
    return card or next((region.card for region in player.regions if region.place == place), "")


def _asked(view: CatanView, speech: Speech) -> Iterator[str]:
    yield ""
    for prompt in view.head.awaited:
        yield question(view, prompt, speech)
    if not view.head.awaited:
        yield speech.say("text-over")
