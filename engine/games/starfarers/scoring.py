"""Points and the final table (section 4.3)."""

from engine.core.game import Result
from engine.games.starfarers.board import ranking
from engine.games.starfarers.state import State, point_sources, points


def result(state: State) -> Result | None:
    table = state.table
    if table.phase != "over":
        return None
    best = ranking(table)
    seats = range(len(table.players))
    return Result(
        places=tuple(best.index(seat) + 1 for seat in seats),
        points=tuple(points(table, seat) for seat in seats),
        breakdown=tuple(point_sources(table, seat) for seat in seats),
        reason="points-reached",
        decided_by="points",
    )
