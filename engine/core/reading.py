"""From a typed line to a legal decision: what was left out is filled in where only one thing can be meant."""

from typing import Any

from engine.core.errors import BadNotation, Illegal, MeeplepostError
from engine.core.game import AnyGame
from engine.core.notation import Partial
from engine.core.prompt import Seat


class Ambiguous(MeeplepostError):
    """More than one legal decision fits the line; the interface asks which."""

    def __init__(self, options: tuple[Any, ...], lines: tuple[str, ...]) -> None:
        super().__init__("line-ambiguous", count=len(options), options="; ".join(lines[:4]))
        self.options = options


def read_decision(game: AnyGame, state: Any, seat: Seat, line: str) -> Any:
    """The canonical decision a line means now; raises BadNotation, Ambiguous or Illegal."""
    partial = game.grammar.read(line)
    refusal: Illegal | BadNotation
    try:
        return game.check(state, seat, partial.exact())
    except (Illegal, BadNotation) as error:
        refusal = error
    game.ask(state, seat)  # says so if nothing is asked of this seat
    matches = _matches(game, state, seat, partial)
    if not matches:
        raise refusal if isinstance(refusal, Illegal) else _why(game, state, seat, partial, refusal)
    hows = {slot.field for slot in partial.form.slots if slot.how and slot.field not in partial.fields}
    others = [match for match in matches if _differs_beyond(match, matches[0], hows)]
    if others:
        raise Ambiguous(matches, tuple(game.grammar.write(match) for match in matches))
    return matches[0]


def _matches(game: AnyGame, state: Any, seat: Seat, partial: Partial) -> tuple[Any, ...]:
    def fits(decision: Any) -> bool:
        return type(decision) is partial.form.decision and all(
            getattr(decision, field) == value for field, value in partial.fields.items()
        )

    return game.legal(state, seat).where(fits)


def _differs_beyond(one: Any, other: Any, hows: set[str]) -> bool:
    return any(getattr(one, f) != getattr(other, f) for f in type(one).__struct_fields__ if f not in hows)


def _why(game: AnyGame, state: Any, seat: Seat, partial: Partial, otherwise: BadNotation) -> MeeplepostError:
    """The rule that refuses an incomplete line: that of the nearest complete one, if the verb itself is closed."""
    closed = game.closed(state, seat)
    return closed.get(partial.form.verb, otherwise)
