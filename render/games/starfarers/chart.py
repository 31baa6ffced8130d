"""Where intersections and hexes lie: whole-pixel distances, so that the same few masks fit every edge and hex."""

import math
from functools import cache

from msgspec import Struct

from engine.games.starfarers.geography import NEIGHBOURS, PLACES, SLOTS

LINES = "ABCDEFGHIJKL"
COLUMNS = range(1, 32)

Spot = tuple[int, int]


class Chart(Struct, frozen=True):
    """`step` between columns; `left` and `top` are where column 1 and the upper points of line A would lie."""

    step: int
    left: int
    top: int

    @property
    def half(self) -> int:
        """Half the radius of a hex: how far a line swings up and down."""
        return round(self.step / math.sqrt(3))

    @property
    def radius(self) -> int:
        return 2 * self.half

    @property
    def row(self) -> int:
        return 3 * self.half

    def at(self, place: str) -> Spot:
        """The pixel of an intersection."""
        line, column = LINES.index(place[0]), int(place[1:])
        return self.left + (column - 1) * self.step, self.top + line * self.row + (self.half if is_low(place) else 0)

    def line_middle(self, line: str) -> int:
        return self.top + LINES.index(line) * self.row + self.half // 2


def is_low(place: str) -> bool:
    """Is it a lower point of its line's zigzag, with an edge down? Otherwise its third edge goes up."""
    return (LINES.index(place[0]) + int(place[1:])) % 2 == 0


def across(place: str) -> str:
    """The intersection at the other end of the upright edge; outside the board it is none."""
    line = LINES.index(place[0]) + (1 if is_low(place) else -1)
    return f"{LINES[line]}{place[1:]}" if 0 <= line < len(LINES) else ""


@cache
def hexes(chart: Chart) -> tuple[Spot, ...]:
    """The middles of all 135 hexes."""
    known, found = set(PLACES), []
    for place in PLACES:
        line, column = LINES.index(place[0]), int(place[1:])
        if is_low(place) or line + 1 == len(LINES):
            continue
        below = LINES[line + 1]
        corners = {f"{letter}{column + i}" for letter in (place[0], below) for i in (-1, 0, 1)}
        if corners <= known:
            x, y = chart.at(place)
            found.append((x, y + chart.radius))
    return tuple(found)


@cache
def edges() -> tuple[tuple[str, str], ...]:
    """Every edge once."""
    return tuple((a, b) for a in PLACES for b in NEIGHBOURS[a] if a < b)


@cache
def slot_edges(slot: int) -> tuple[tuple[str, str], ...]:
    """The edges of a slot's three hexes, those to its center last."""
    center, ring = SLOTS[slot].center, set(SLOTS[slot].ring)
    rim = [(a, b) for a, b in edges() if a in ring and b in ring]
    return (*rim, *((center, site.at) for site in SLOTS[slot].sites))


@cache
def planet_hexes(chart: Chart, slot: int) -> tuple[Spot, ...]:
    """The middles of a slot's three hexes, by position."""
    center = SLOTS[slot].center
    found = []
    for around in SLOTS[slot].around:
        spots = [chart.at(place) for place in (*around, center)]
        found.append((sum(x for x, _ in spots) // 6, sum(y for _, y in spots) // 6))
    return tuple(found)


def away(start: Spot, source: tuple[float, float], distance: float) -> tuple[float, float]:
    """`start`, moved straight away from `source`."""
    dx, dy = start[0] - source[0], start[1] - source[1]
    length = math.hypot(dx, dy)
    return (start[0] + dx / length * distance, start[1] + dy / length * distance) if length > 1 else start
