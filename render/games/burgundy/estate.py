"""An estate of 37 hexes in any size: its printed ground is kept, tiles and marks are put on it."""

import math
from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import Struct

from engine.games.burgundy.components import BOARDS, COLOR_OF, DIE_NUMBERS, HEXES, NEIGHBOURS
from render.games.burgundy import tiles
from render.games.burgundy.look import BORDER, PLATE, TILES
from render.games.burgundy.marks import Marked
from render.kit import pieces
from render.kit.canvas import Canvas, Stamp
from render.kit.tokens import FLOOR, MUTED, PAPER

_ROWS = "ABCDEFG"
BADGE_FROM = 44  # on smaller hexes a badge would hide what it points at


class Grid(Struct, frozen=True):
    """Whole-pixel distances, so that one stamp fits every hex: `step` between columns, `row` between rows."""

    step: int

    @property
    def radius(self) -> float:
        return self.step / math.sqrt(3)

    @property
    def row(self) -> int:
        return round(self.radius * 1.5)

    @property
    def margin(self) -> int:
        """Room round the hexes for the plate and for rings."""
        return max(6, round(self.radius * 0.14))

    @property
    def lead(self) -> int:
        """Room for the letters of the rows, where hexes carry no address of their own."""
        return 0 if self.addressed else 20

    @property
    def addressed(self) -> bool:
        return self.radius >= tiles.WIDE

    @property
    def size(self) -> tuple[int, int]:
        across = 7 * self.step + 2 * self.margin + self.lead
        return across, 6 * self.row + 2 * round(self.radius) + 2 * self.margin


LARGE = Grid(140)


@cache
def places(grid: Grid) -> dict[str, tuple[int, int]]:
    """The middle of every hex, from the upper left corner of the estate's ground."""
    found: dict[str, tuple[int, int]] = {}
    across, down = grid.size
    for label in HEXES:
        r, column = _ROWS.index(label[0]) - 3, int(label[1:]) - 1
        half_steps = 2 * column - (6 - abs(r))
        found[label] = (across + grid.lead) // 2 + half_steps * grid.step // 2, down // 2 + r * grid.row
    return found


@lru_cache(maxsize=16)
def ground(board: int, grid: Grid) -> Stamp:
    """The printed estate: plate, free hexes, lines between regions, letters of the rows."""
    canvas = Canvas.blank(grid.size, PAPER)
    where, radius = places(grid), grid.radius
    for x, y in where.values():
        canvas.hexagon(x, y, radius + max(4, radius * 0.1), PLATE)
    printed = BOARDS.get(board)  # 0: not chosen yet; only the die numbers are known, they are the same everywhere
    for i, (label, (x, y)) in enumerate(where.items()):
        tiles.free_hex(canvas, x, y, radius, printed.colors[i] if printed else None, DIE_NUMBERS[i], label)
    for i, near in enumerate(NEIGHBOURS):
        for j in near:
            if printed and j > i and printed.region_of[i] != printed.region_of[j]:
                _border(canvas, where[HEXES[i]], where[HEXES[j]], radius)
    if not grid.addressed:
        for letter in _ROWS:
            x, y = where[f"{letter}1"]
            canvas.text(x - grid.step / 2 - grid.margin - 3, y, letter, FLOOR, "semibold", MUTED, "right")
    return canvas.as_stamp()


def _border(canvas: Canvas, first: tuple[int, int], second: tuple[int, int], radius: float) -> None:
    """The line between two hexes of different regions."""
    (ax, ay), (bx, by) = first, second
    x, y, length = (ax + bx) / 2, (ay + by) / 2, math.dist(first, second)
    dx, dy = (by - ay) / length * radius / 2, (ax - bx) / length * radius / 2
    canvas.line(((x - dx, y - dy), (x + dx, y + dy)), BORDER, max(2.5, radius * 0.055))


def paint(canvas: Canvas, x: int, y: int, board: int, placed: Sequence[str], grid: Grid) -> None:
    """An estate with its tiles; (x, y) is the corner of its ground."""
    canvas.stamp(ground(board, grid), x, y)
    radius = math.floor(grid.radius) - 1
    for label, (dx, dy), tile in zip(HEXES, places(grid).values(), placed, strict=True):
        if not tile:
            continue
        canvas.stamp_centred(tiles.tile(tile, radius, addressed=grid.addressed), x + dx, y + dy)
        if grid.addressed:
            tiles.address(canvas, x + dx, y + dy, radius, label, TILES[COLOR_OF[tile]])


def mark(canvas: Canvas, x: int, y: int, grid: Grid, rings: Sequence[tuple[str, int]]) -> None:
    """Rings round changed hexes, with the number of their line where a badge has room."""
    where, radius = places(grid), grid.radius
    hexes = [(label, number) for label, number in rings if label in where]
    for label, _ in hexes:
        dx, dy = where[label]
        pieces.hex_ring(canvas, x + dx, y + dy, radius - 3, max(4, round(radius * 0.08)))
    if radius < BADGE_FROM:
        return
    for label, number in hexes:
        dx, dy = where[label]
        stamp = pieces.badge(number, max(19, round(radius * 0.27)))
        canvas.stamp_centred(stamp, x + dx + radius * 0.78, y + dy - radius * 0.62)


def point_out(canvas: Canvas, x: int, y: int, grid: Grid, pointed: Marked) -> None:
    """Legal places dashed, with their address in a pill; a refused one in a white pill with a cross."""
    where, radius = places(grid), grid.radius
    targets = [label for label in pointed.targets if label in where]
    for label in targets:
        dx, dy = where[label]
        canvas.stamp_centred(pieces.hex_target(round(radius)), x + dx, y + dy)
    if not grid.addressed:
        return
    size = max(FLOOR, round(radius * 0.35))
    for label in targets:
        dx, dy = where[label]
        canvas.stamp_centred(pieces.address(label, size), x + dx, y + dy - radius * 0.68)
    if pointed.refused in where:
        dx, dy = where[pointed.refused]
        canvas.stamp_centred(pieces.address(pointed.refused, size, "refused"), x + dx, y + dy - radius * 0.68)
