"""Final places: the game's own, except that who resigned stands behind all who stayed."""

from msgspec.structs import replace

from bot.host.live import Live
from engine.core.game import Result


def with_resigned_last(live: Live, result: Result) -> Result:
    """Whatever the automatic player that held the seat has achieved."""
    gone = {row.seat for row in live.seats if row.state == "resigned"}
    if not gone:
        return result
    stayed = [place for seat, place in enumerate(result.places) if seat not in gone]
    places = tuple(
        len(stayed) + 1 if seat in gone else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(result.places)
    )
    return replace(result, places=places)


def as_it_stands(live: Live) -> Result:
    """A game that nobody is left to finish, by public points."""
    points = tuple(live.game.view(live.state, None).head.scores)
    places = tuple(1 + sum(other > own for other in points) for own in points)
    breakdown = tuple((("points", own),) for own in points)
    return with_resigned_last(live, Result(places, points, breakdown, "resigned", "resigned"))
