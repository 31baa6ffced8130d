"""Why not? The reason, the rule, and the nearest moves that are possible."""

from typing import Any, NamedTuple

import msgspec

from engine.core.errors import Illegal
from engine.core.game import AnyGame
from engine.core.legal import Legal
from engine.core.prompt import Seat


class Refusal(NamedTuple):
    """The answer to "why not?"."""

    illegal: Illegal
    nearest: tuple[Any, ...]


def why_not(game: AnyGame, state: Any, seat: Seat, decision: Any) -> Refusal | None:
    """None if the decision is legal now."""
    try:
        game.check(state, seat, decision)
    except Illegal as illegal:
        awaited = any(prompt.seat == seat for prompt in game.prompts(state))
        legal = game.legal(state, seat) if awaited else Legal[Any]()
        return Refusal(illegal, nearest(legal, decision))
    return None


def nearest(legal: Legal[Any], decision: Any, most: int = 3) -> tuple[Any, ...]:
    """Legal decisions of the same kind with the fewest changed fields, in the order of `legal`."""
    alike = [other for other in legal.members() if type(other) is type(decision)]
    return tuple(sorted(alike, key=lambda other: changed_fields(decision, other))[:most])


def changed_fields(one: msgspec.Struct, other: msgspec.Struct) -> int:
    return sum(a != b for a, b in zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True))
