"""The middle of the table: numbered depots, black depot, turn order, bonus tokens, goods to come."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.games.burgundy.components import COLOR_BONUS, COLORS, SLOTS, TRACK_SPACES
from render.games.burgundy import tiles
from render.games.burgundy.look import GLYPHS, NIGHT, TILES, glyph_ink
from render.games.burgundy.marks import Marked
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.tokens import INK, LINEN, MUTED


def used_slots(depot: int, seats: int) -> list[tuple[int, str]]:
    """(index, printed colour) of the places of a depot that this number of players uses."""
    slots = [slot for slot in SLOTS if slot.depot == depot]
    return [(i, slot.color) for i, slot in enumerate(slots) if slot.min_players <= seats]


def depot_row(
    canvas: Canvas,
    x: float,
    y: float,
    depot: int,
    held: Sequence[str],
    seats: int,
    radius: int,
    step: int,
    pointed: Marked,
) -> None:
    """The tiles of a depot in a row, the first one's middle at x."""
    where: dict[str, tuple[float, float]] = {}
    for column, (i, color) in enumerate(used_slots(depot, seats)):
        middle = x + column * step
        where[str(i + 1)] = middle, y
        canvas.stamp_centred(tiles.tile(held[i], radius) if held[i] else tiles.slot(color, radius), middle, y)
    _point_out(canvas, where, radius, pointed)


def goods_line(canvas: Canvas, x: float, y: float, held: Sequence[int], room: float) -> None:
    """Goods of a depot by type with their counts, smaller where there are many types."""
    counts = sorted(Counter(held).items())
    side = 44 if len(counts) <= 3 else 36
    step = min(112.0, room / max(1, len(counts)))
    for i, (number, count) in enumerate(counts):
        tiles.goods_at(canvas, x + i * step, y, number, side, count, LINEN)
    if not counts:
        tiles.no_goods(canvas, x, y, side, LINEN)


def black_hexes(
    canvas: Canvas, points: Sequence[tuple[float, float]], held: Sequence[str], radius: int, pointed: Marked
) -> None:
    """Tiles for sale; a bought one leaves a dent in the dark ground."""
    for i, (x, y) in enumerate(points):
        if i < len(held):
            canvas.stamp_centred(tiles.tile(held[i], radius), x, y)
        else:
            canvas.hexagon(x, y, radius - 3, mix(NIGHT, WHITE, 0.08))
    _point_out(canvas, {str(i): point for i, point in enumerate(points, 1)}, radius, pointed)


def _point_out(canvas: Canvas, where: Mapping[str, tuple[float, float]], radius: int, pointed: Marked) -> None:
    """Dashes round tiles that can be taken, rings and numbers round places that changed."""
    for place in pointed.targets:
        if place in where:
            canvas.stamp_centred(pieces.hex_target(radius), *where[place])
    for place, number in pointed.rings:
        if place in where:
            x, y = where[place]
            pieces.hex_ring(canvas, x, y, radius - 2, 6)
            canvas.stamp_centred(pieces.badge(number, 20), x + radius * 0.6, y - radius * 0.66)


def track_ground(canvas: Canvas, x: float, y: float, height: float, step: float) -> None:
    """The seven spaces of the turn-order track, the first one's middle at x."""
    for space in range(TRACK_SPACES):
        middle = x + space * step
        canvas.box(middle - 23, y, middle + 23, y + height, mix(LINEN, INK, 0.07), 10)
        canvas.text(middle, y + height - 20, space, 28, "regular", mix(MUTED, INK, 0.3), "middle")


def track_markers(canvas: Canvas, x: float, y: float, track: Sequence[Sequence[int]], step: float) -> None:
    """Markers on the track; the one on top of a stack moves first. `y` is the middle of the lowest marker."""
    for space, stack in enumerate(track):
        lift = 42 if len(stack) < 4 else 34
        for level, seat in enumerate(reversed(stack)):
            canvas.stamp_centred(pieces.seat(seat, 19), x + space * step, y - level * lift)


def bonus_tokens(canvas: Canvas, x: float, y: float, left: Sequence[int], seats: int, step: float) -> None:
    """Large and small bonus tokens that are still to be won, by colour."""
    for column, color in enumerate(COLORS):
        middle = x + column * step
        for size, points in enumerate(COLOR_BONUS[seats]):
            radius = 30 if size else 35
            held = left[column] > (0 if size else 1)
            bonus_token(canvas, middle, y + size * 72, radius, points, TILES[color] if held else None)
        canvas.icon(middle, y + 134, GLYPHS[color], 36, MUTED)


def bonus_token(canvas: Canvas, x: float, y: float, radius: int, points: int, fill: Colour | None) -> None:
    """A bonus token with its points, or the dent it left."""
    if fill is None:
        canvas.hexagon(x, y, radius - 2, mix(LINEN, INK, 0.06))
        return
    canvas.hexagon(x, y, radius, mix(fill, INK, 0.5))
    canvas.hexagon(x, y, radius - 3, fill)
    canvas.text(x, y, points, radius - 1 if radius > 30 else 30, "bold", glyph_ink(fill), "middle")


def goods_to_come(canvas: Canvas, x: float, y: float, coming: Sequence[int], ground: Colour, side: int = 40) -> None:
    """The goods of the rounds to come, the next one first."""
    for i, number in enumerate(coming):
        stamp = tiles.goods(number, side, 1, ground)
        canvas.stamp(stamp, x + i * (side + 8), y - side / 2 - (stamp.image.height - side))
