"""Which places a decision changed, told by the events it caused."""

from collections.abc import Sequence

from engine.core.event import Event
from engine.games.burgundy.events import TileBought, TilePlaced, TileTaken
from engine.games.burgundy.state import State
from render.games.burgundy.marks import SEAT_LETTERS


def addresses(before: State, events: Sequence[Event], after: State) -> tuple[str, ...]:
    """A placed tile's hex, and the empty place a taken tile left."""
    found: list[str] = []
    for event in events:
        if isinstance(event, TilePlaced):
            found.append(f"{SEAT_LETTERS[event.seat]}.{event.hex}")
        elif isinstance(event, TileTaken):
            found += _place_left(before, event.tile, event.depot, after)
        elif isinstance(event, TileBought):
            found += _place_left(before, event.tile, event.source, after)
    return tuple(dict.fromkeys(found))


def _place_left(before: State, tile: str, depot: int, after: State) -> list[str]:
    if depot == 0:
        # Tiles of the black depot close up: the first dent is where one is missing now.
        return [f"black.{len(after.black_depot) + 1}"]
    slots = zip(before.depots[depot - 1], after.depots[depot - 1], strict=True)
    return [f"depot.{depot}.{i}" for i, (was, now) in enumerate(slots, 1) if was == tile and now != tile][:1]
