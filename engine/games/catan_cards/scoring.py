"""The result of a finished game (rules, 8.5)."""

from engine.core.game import Result
from engine.games.catan_cards import standing
from engine.games.catan_cards.state import State


def result(state: State) -> Result | None:
    if state.stage != "over":
        return None
    totals = tuple(standing.points(state, seat) for seat in (0, 1))
    return Result(
        places=tuple(1 if seat == state.winner else 2 for seat in (0, 1)),
        points=totals,
        breakdown=tuple(tuple(standing.points_by_source(state, seat).items()) for seat in (0, 1)),
        reason=state.why_over,
        decided_by="points" if totals[0] != totals[1] else "active-player",
    )
