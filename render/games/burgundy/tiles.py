"""Hex tiles, free hexes, depot places and goods as ready-made stamps."""

import math
from functools import lru_cache

from engine.games.burgundy.components import TILES as KINDS
from render.games.burgundy.look import GLYPHS, GOODS, TILES, free_large, free_small, glyph_ink, taken_slot
from render.kit import shapes
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, Colour, mix
from render.kit.tokens import FLOOR, INK, LINEN, ink_on, rim

ROOMY = 36  # from this radius on a tile has room for a glyph and a number one above the other
WIDE = 50  # from this radius on a free hex has room for its glyph


def glyph_of(tile: str) -> str:
    """The glyph of a tile kind."""
    kind = KINDS[tile]
    return GLYPHS[kind.species or kind.building or kind.color]


@lru_cache(maxsize=512)
def tile(kind_id: str, radius: int, *, addressed: bool = False) -> Stamp:
    """A tile; an addressed one leaves its upper corner to the name of the hex it lies on."""
    kind = KINDS[kind_id]
    fill = TILES[kind.color]
    ink = glyph_ink(fill)
    half = radius + 1
    canvas = Canvas.blank((2 * half, 2 * half), mix(fill, INK, 0.5))
    canvas.hexagon(half, half, radius - max(2, radius * 0.06), fill)
    if radius > 44:
        canvas.hex_line(half, half, radius * 0.87, mix(fill, WHITE, 0.35), max(1.5, radius * 0.025))
    y = half + (radius * 0.1 if addressed else 0)
    if kind.animals or kind.number:
        words = f"×{kind.animals}" if kind.animals else str(kind.number)
        _numbered(canvas, half, y, radius, glyph_of(kind_id), words, 0.72 if addressed and kind.animals else 0.86)
    else:
        scale = 0.98 if addressed else 1.08 if radius >= ROOMY else 1.2
        canvas.icon(half, y, glyph_of(kind_id), radius * scale, ink)
    return canvas.as_stamp(shapes.hex_mask(radius))


def _numbered(canvas: Canvas, x: float, y: float, radius: int, glyph: str, words: str, scale: float) -> None:
    """A glyph over a number; in a small tile the number alone, without its times sign."""
    if radius < ROOMY:
        canvas.icon(x, y - radius * 0.36, glyph, radius * 0.82, INK)
        canvas.text(x, y + radius * 0.4, words.removeprefix("×"), round(radius * 0.84), "bold", INK, "middle")
        return
    canvas.icon(x, y - radius * (0.07 + 0.16 * scale), glyph, radius * scale, INK)
    canvas.text(x, y + radius * 0.5, words, max(FLOOR, round(radius * 0.46)), "bold", INK, "middle")


def free_hex(canvas: Canvas, x: float, y: float, radius: float, color: str | None, die: int, label: str) -> None:
    """An empty place of an estate: printed colour, die number, and where there is room its glyph and address."""
    if radius < WIDE:
        fill = free_small(color) if color else LINEN
        canvas.hexagon(x, y, radius - 1.5, fill)
        canvas.text(x, y, die, max(FLOOR, round(radius * 0.95)), "semibold", ink_on(fill), "middle")
        return
    fill = free_large(color) if color else LINEN
    canvas.hexagon(x, y, radius - 1.5, fill)
    canvas.text(x, y - radius * 0.06, die, round(radius * 0.72), "bold", INK, "middle")
    if color:
        canvas.icon(x, y + radius * 0.55, GLYPHS[color], radius * 0.4, mix(INK, fill, 0.2))
    address(canvas, x, y, radius, label, fill)


def address(canvas: Canvas, x: float, y: float, radius: float, label: str, ground: Colour) -> None:
    """The name of a hex in its upper corner."""
    canvas.text(x, y - radius * 0.64, label, max(FLOOR, round(radius * 0.35)), "semibold", glyph_ink(ground), "middle")


@lru_cache(maxsize=64)
def slot(color: str, radius: int, ground: Colour = LINEN) -> Stamp:
    """A depot place whose tile is gone: a flat dent in its printed colour with a faint glyph."""
    fill = taken_slot(color)
    half = radius + 1
    canvas = Canvas.blank((2 * half, 2 * half), ground)
    canvas.hexagon(half, half, radius - 3, mix(fill, INK, 0.16))
    canvas.hexagon(half, half, radius - 5.5, fill)
    canvas.icon(half, half, GLYPHS[color], radius * 0.5, mix(fill, INK, 0.22))
    return canvas.as_stamp(shapes.hex_mask(radius))


@lru_cache(maxsize=64)
def hollow(radius: int, ground: Colour, line: Colour) -> Stamp:
    """A free place for a tile of any colour: a thin outline."""
    half = radius + 1
    canvas = Canvas.blank((2 * half, 2 * half), ground)
    canvas.hex_line(half, half, radius - 2, line, 2 if radius < WIDE else 3)
    return canvas.as_stamp(shapes.hex_mask(radius))


@lru_cache(maxsize=256)
def goods(number: int, side: int, count: int, ground: Colour) -> Stamp:
    """A goods token with its number; a second one peeps out behind it where there are more."""
    fill = GOODS[number]
    lift = max(4, round(side * 0.13))
    canvas = Canvas.blank((side + lift, side + lift), ground)
    if count > 1:
        canvas.box(lift, 0, side + lift, side, mix(fill, INK, 0.35), side * 0.2)
        canvas.box(0, lift - 2, side + 2, side + lift, ground, side * 0.2)
    canvas.box(0, lift, side, side + lift, rim(fill), side * 0.2)
    canvas.box(2, lift + 2, side - 2, side + lift - 2, fill, side * 0.2 - 2)
    canvas.text(side / 2, lift + side / 2, number, round(side * 0.68), "bold", ink_on(fill), "middle")
    return canvas.as_stamp()


def goods_at(canvas: Canvas, x: float, y: float, number: int, side: int, count: int, ground: Colour) -> float:
    """A token with its count beside it, the token's left edge at x; says how wide it came out."""
    stamp = goods(number, side, count, ground)
    lift = stamp.image.width - side
    canvas.stamp(stamp, x, math.floor(y - side / 2) - lift)
    size = max(FLOOR, round(side * 0.66))
    return side + 10 + lift + canvas.text(x + side + lift + 4, y, f"×{count}", size, "semibold", INK)


def no_goods(canvas: Canvas, x: float, y: float, side: int, ground: Colour) -> None:
    """A free place for goods."""
    canvas.frame(x, y - side / 2, x + side, y + side / 2, mix(ground, INK, 0.22), 2, side * 0.2)
