"""How a table stands with what a lookup entry speaks of, from what everybody sees."""

from collections.abc import Callable

from engine.core.words import Speech
from engine.games.catan_cards.cards import KINDS
from engine.games.catan_cards.components import RESOURCES, YIELD
from engine.games.catan_cards.state import NOBODY
from engine.games.catan_cards.view import CatanView

Teller = Callable[[CatanView, Speech], str]


def now(view: CatanView, entry: str, speech: Speech) -> str:
    """A line; empty for entries the table has nothing to say about."""
    if entry in _TELLERS:
        return _TELLERS[entry](view, speech)
    if entry in RESOURCES:
        return _resource(view, entry, speech)
    return _card(view, entry, speech) if entry in KINDS else ""


def _each(speech: Speech, values: tuple[object, ...]) -> str:
    return " · ".join(f"{speech.seat(seat)} {value}" for seat, value in enumerate(values))


def _card(view: CatanView, entry: str, speech: Speech) -> str:
    """Who has it in play, how often it lies open; hands and stacks stay secret."""
    table, card = view.table, KINDS[entry].rules_id
    placed = [one for player in table.players for one in player.cards if one.card == card]
    owners = [sum(one.owner == seat for one in placed) for seat in range(len(table.players))]
    told = [speech.say("now-in-play", seat=seat, count=count) for seat, count in enumerate(owners) if count]
    piles = {
        "row": table.row,
        "discard": (*table.discard, *table.event_discard),
        "played": table.played,
        "removed": table.removed,
    }
    told += [speech.say(f"now-{pile}", count=cards.count(card)) for pile, cards in piles.items() if card in cards]
    return " · ".join(told)


def _resource(view: CatanView, what: str, speech: Speech) -> str:
    lands = [[land for land in player.regions if YIELD[land.card] == what] for player in view.table.players]
    return speech.say("now-landscapes", list=_each(speech, tuple(sum(land.amount for land in own) for own in lands)))


def _points(view: CatanView, speech: Speech) -> str:
    return speech.say("now-points", list=_each(speech, view.head.scores), points=view.needed)


def _gate(view: CatanView, speech: Speech) -> str:
    return speech.say("now-gate", open=str(view.table.gate_open).lower(), points=sum(view.head.scores))


def _hands(view: CatanView, speech: Speech) -> str:
    return speech.say("now-hands", list=_each(speech, tuple(f"{sums.hand}/{sums.hand_limit}" for sums in view.facts)))


def _knight(view: CatanView, speech: Speech) -> str:
    strengths = tuple(sums.strength for sums in view.facts)
    return speech.say("now-strength", list=_each(speech, strengths), holder=_holder(view.table.knight, speech))


def _mill(view: CatanView, speech: Speech) -> str:
    commerce = tuple(sums.commerce for sums in view.facts)
    return speech.say("now-commerce", list=_each(speech, commerce), holder=_holder(view.table.mill, speech))


def _holder(seat: int, speech: Speech) -> str:
    return speech.say("text-nobody") if seat == NOBODY else speech.seat(seat)


def _tournament(view: CatanView, speech: Speech) -> str:
    return speech.say("now-tournament", list=_each(speech, tuple(sums.tournament for sums in view.facts)))


def _supply(view: CatanView, speech: Speech) -> str:
    roads, settlements, cities = view.table.supply
    return speech.say("now-supply", roads=roads, settlements=settlements, cities=cities)


def _events(view: CatanView, speech: Speech) -> str:
    return speech.say("now-events", count=view.table.events.size)


def _stacks(view: CatanView, speech: Speech) -> str:
    sizes = ", ".join(f"{stack.name} {stack.size}" for stack in view.table.stacks)
    return speech.say("now-stacks", list=sizes)


_TELLERS: dict[str, Teller] = {
    "aim": _points, "points": _points, "end": _points, "tie": _points, "wrong-win-own-turn": _points,
    "action-gate": _gate, "wrong-attack-early": _gate, "hand": _hands, "hand-limit": _hands, "end-of-turn": _hands,
    "strength": _knight, "knight-token": _knight, "commerce": _mill, "mill-token": _mill, "trade-face": _mill,
    "tournament": _tournament, "tournament-points": _tournament, "road": _supply, "settlement": _supply,
    "city": _supply, "question": _events, "event-cards": _events, "stacks": _stacks, "search": _stacks,
}  # fmt: skip
