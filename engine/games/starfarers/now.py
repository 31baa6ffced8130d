"""How a table stands with what a lookup entry speaks of, from what everybody sees."""

from collections.abc import Callable

from engine.core.words import Speech
from engine.games.starfarers.cards import ENTRIES
from engine.games.starfarers.components import CARDS, PEOPLE, RESOURCES
from engine.games.starfarers.view import StarfarersView

Teller = Callable[[StarfarersView, Speech], str]
_CARD_OF = {entry: card for card, entry in ENTRIES.items()}


def now(view: StarfarersView, entry: str, speech: Speech) -> str:
    """A line; empty for entries the table has nothing to say about."""
    if entry in _CARD_OF:
        return _card(view, _CARD_OF[entry], speech)
    teller = _TELLERS.get(entry)
    return teller(view, speech) if teller else ""


def _card(view: StarfarersView, card: str, speech: Speech) -> str:
    held = [player.cards.count(card) for player in view.table.players]
    told = [f"{speech.seat(seat)} {count}" for seat, count in enumerate(held) if count]
    left = CARDS[card].count - sum(held)
    return " · ".join((*told, speech.say("now-left", left=left, all=CARDS[card].count)))


def _each(speech: Speech, values: tuple[object, ...]) -> str:
    return " · ".join(f"{speech.seat(seat)} {value}" for seat, value in enumerate(values))


def _points(view: StarfarersView, speech: Speech) -> str:
    return _each(speech, view.head.scores)


def _half_medals(view: StarfarersView, speech: Speech) -> str:
    return _each(speech, tuple(player.half_medals for player in view.table.players))


def _hands(view: StarfarersView, speech: Speech) -> str:
    return speech.say("now-hands", list=_each(speech, view.hand_sizes))


def _supply(view: StarfarersView, speech: Speech) -> str:
    return speech.say("now-supply", cards=view.supply)


def _bank(view: StarfarersView, speech: Speech) -> str:
    stock = zip(RESOURCES, view.table.bank, strict=True)
    return speech.say("now-bank", list=", ".join(f"{speech.name('resource', kind)} {count}" for kind, count in stock))


def _modules(view: StarfarersView, speech: Speech) -> str:
    counts = tuple(" / ".join(map(str, player.modules)) for player in view.table.players)
    return speech.say("now-modules", list=_each(speech, counts))


def _figures(view: StarfarersView, speech: Speech) -> str:
    holders = zip(PEOPLE, view.table.figures, strict=True)
    return " · ".join(f"{speech.name('people', people)}: {speech.seat(holder)}" for people, holder in holders)


_TELLERS: dict[str, Teller] = {
    "points": _points, "end": _points, "wrong-win-other-turn": _points, "half-medals": _half_medals, "seven": _hands,
    "supply": _supply, "bank": _bank, "resources": _bank, "production": _bank, "wrong-shortage": _bank,
    "modules": _modules, "boosters": _modules, "cannons": _modules, "freight-pods": _modules, "figures": _figures,
}  # fmt: skip
