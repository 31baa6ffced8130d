"""Things that look alike in every game: dice, seat markers, rings, badges, targets, pills, resource pips."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PIL import Image

from render.kit import shapes
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, Colour, contrast, mix
from render.kit.fonts import Weight, width
from render.kit.tokens import CREAM, DIE, FLOOR, INK, PAPER, RING, SEATS, STAR, rim

_GLYPH_CONTRAST = 2.6  # a glyph is large and solid; words need more
_DARK = mix(INK, (0, 0, 0), 0.55)  # plain ink on the ring colour falls just short of 4.5 to 1

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=128)
def die(side: int, number: int, ground: Colour, *, used: bool = False) -> Stamp:
    """A die face; a used one has the colour of its ground."""
    fill = mix(ground, INK, 0.06) if used else DIE
    line = mix(ground, INK, 0.14) if used else rim(DIE)
    dots = mix(ground, INK, 0.32) if used else INK
    canvas = Canvas.blank((side, side), ground)
    edge = max(2, round(side * 0.04))
    canvas.box(0, 0, side, side, line, side * 0.2)
    canvas.box(edge, edge, side - edge, side - edge, fill, side * 0.2 - edge)
    for x, y in _PIPS[number]:
        canvas.disc(side * (0.5 + x * 0.25), side * (0.5 + y * 0.25), side * 0.095, dots)
    return canvas.as_stamp()


@lru_cache(maxsize=128)
def seat(index: int, radius: int, line: Colour | None = None) -> Stamp:
    """A seat marker: colour, shape and letter. `line` replaces the rim where the ground has the seat's colour."""
    look = SEATS[index]
    edge = max(2, round(radius * 0.1))
    reach = round(radius * 1.25) + 2
    canvas = Canvas.blank((2 * reach, 2 * reach), line or look.rim)
    canvas.image.paste(look.fill, (0, 0), _seat_mask(look.shape, radius, edge, reach))
    canvas.text(reach, reach, look.letter, round(radius * 1.25), "bold", look.text, "middle")
    return canvas.as_stamp(_seat_mask(look.shape, radius, 0, reach))


def _seat_mask(shape: str, radius: int, inset: int, reach: int) -> Image.Image:
    canvas = Canvas.blank((2 * reach, 2 * reach), (0, 0, 0))
    if shape == "circle":
        canvas.disc(reach, reach, radius - inset, WHITE)
    elif shape == "square":
        half = round(radius * 0.9)
        low, high = reach - half + inset, reach + half - inset
        canvas.box(low, low, high, high, WHITE, radius * 0.25 - inset)
    elif shape == "hexagon":
        canvas.hexagon(reach, reach, radius * 1.1 - inset * 1.15, WHITE, flat=True)
    else:
        q = radius * 1.22 - inset * 1.45
        canvas.polygon(((reach, reach - q), (reach + q, reach), (reach, reach + q), (reach - q, reach)), WHITE)
    return canvas.image.getchannel(0)


@lru_cache(maxsize=128)
def badge(number: int, radius: int) -> Stamp:
    """The number of a line in "since your last move", on an orange disc."""
    half = radius + 4
    canvas = Canvas.blank((2 * half, 2 * half), WHITE)
    canvas.disc(half, half, radius, RING)
    canvas.text(half, half, number, max(FLOOR, round(radius * 1.35)), "bold", _DARK, "middle")
    return canvas.as_stamp(shapes.disc(radius + 3))


def hex_ring(canvas: Canvas, x: float, y: float, radius: float, line: int) -> None:
    """What changed: an orange line on the edge of a hex between two white keylines."""
    canvas.hex_line(x, y, radius + line * 0.5 + 2.5, WHITE, line + 5)
    canvas.hex_line(x, y, radius + line * 0.5, RING, line)


def circle_ring(canvas: Canvas, x: float, y: float, radius: float, line: int) -> None:
    """The same round a disc or marker."""
    canvas.circle(x, y, radius + line + 2, WHITE, line + 4)
    canvas.circle(x, y, radius + line, RING, line)


def box_ring(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, radius: float, line: int) -> None:
    """The same along the edge of a rounded rectangle."""
    canvas.frame(x0 - line - 2, y0 - line - 2, x1 + line + 2, y1 + line + 2, WHITE, line + 4, radius + line + 2)
    canvas.frame(x0 - line, y0 - line, x1 + line, y1 + line, RING, line, radius + line)


def trail(canvas: Canvas, points: Sequence[shapes.Point], line: float) -> None:
    """The way something moved: dashes in the colour of rings from a small open circle."""
    (x, y), (to_x, to_y), radius = points[0], points[1], line * 2.4
    share = radius / math.dist(points[0], points[1])
    edge = (x + (to_x - x) * share, y + (to_y - y) * share)
    for start, end in shapes.dashes((edge, *points[1:]), line * 2, line * 1.8):
        canvas.line((start, end), RING, line)
    canvas.circle(x, y, radius, RING, round(line * 0.8))


@lru_cache(maxsize=32)
def circle_target(radius: int, ground: Colour) -> Stamp:
    """A legal place on a map: white dashes round a dark disc."""
    half = radius + 2
    canvas = Canvas.blank((2 * half, 2 * half), ground)
    turns = max(8, round(radius * 0.45))
    for i in range(turns):
        arc = [2 * math.pi * (i + share) / turns for share in (0, 0.28, 0.56)]
        around = [(half + (radius - 2) * math.cos(a), half + (radius - 2) * math.sin(a)) for a in arc]
        canvas.line(around, WHITE, 5)
    return Stamp(canvas.image, shapes.disc(radius + 1))


@lru_cache(maxsize=32)
def hex_target(radius: int) -> Stamp:
    """A legal place: white dashes on an ink line along the edge of a hex."""
    half = radius + 8
    canvas = Canvas.blank((2 * half, 2 * half), INK)
    corners = shapes.hexagon(half, half, radius - 3)
    around = (*corners, corners[0])
    for start, end in shapes.dashes(around, radius * 0.17, radius * 0.11):
        canvas.line((start, end), WHITE, 5)
    edge = Canvas.blank((2 * half, 2 * half), (0, 0, 0))
    edge.hex_line(half, half, radius + 1, WHITE, 9)
    return Stamp(canvas.image, edge.image.getchannel(0))


@lru_cache(maxsize=64)
def box_target(across: int, down: int) -> Stamp:
    """A legal place: white dashes on an ink line along the edge of a rounded rectangle."""
    canvas = Canvas.blank((across, down), INK)
    around = ((4, 4), (across - 5, 4), (across - 5, down - 5), (4, down - 5), (4, 4))
    for start, end in shapes.dashes(around, 16, 10):
        canvas.line((start, end), WHITE, 5)
    edge = Canvas.blank((across, down), (0, 0, 0))
    edge.frame(0, 0, across, down, WHITE, 9, 14)
    return Stamp(canvas.image, edge.image.getchannel(0))


@lru_cache(maxsize=256)
def address(words: str, size: int, kind: Literal["target", "lit", "refused"] = "target") -> Stamp:
    """The pill with a place's name: cream on ink where one may go (on a dark ground the other way round), ink on
    white with a cross where one may not.
    """
    ground, ink = {"target": (INK, CREAM), "lit": (CREAM, INK), "refused": (WHITE, INK)}[kind]
    height = size + 12
    cross = size if kind == "refused" else 0
    across = round(width(words, size, "bold")) + 26 + cross
    canvas = Canvas.blank((across, height), INK if kind == "refused" else ground)
    if kind == "refused":
        canvas.box(3, 3, across - 3, height - 3, ground, height / 2 - 3)
        arm, x, y = size * 0.26, across - 14 - size * 0.3, height / 2
        canvas.line(((x - arm, y - arm), (x + arm, y + arm)), INK, 4)
        canvas.line(((x - arm, y + arm), (x + arm, y - arm)), INK, 4)
    canvas.text((across - cross) / 2, height / 2, words, size, "bold", ink, "middle")
    shape = Canvas.blank((across, height), (0, 0, 0))
    shape.box(0, 0, across, height, WHITE, height / 2)
    return canvas.as_stamp(shape.image.getchannel(0))


def pill(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    *,
    icon: str | None = None,
    size: int = 34,
    height: int = 54,
    fill: Colour = PAPER,
    ink: Colour = INK,
    glyph: Colour | None = None,
    weight: Weight = "semibold",
) -> float:
    """A rounded label with an icon before it; says where it ends."""
    pad = 18
    lead = round(size * 1.12) + 10 if icon else 0
    end = x + 2 * pad + lead + width(words, size, weight)
    canvas.box(x, y - height / 2, end, y + height / 2, fill, height / 2)
    if icon:
        canvas.icon(x + pad + (lead - 10) / 2, y, icon, round(size * 1.12), glyph or ink)
    canvas.text(x + pad + lead, y, words, size, weight, ink)
    return end


def pip(canvas: Canvas, x: float, y: float, radius: int, icon: str, fill: Colour) -> None:
    """A resource: a disc of its colour with a white glyph, or an ink one where white would not show."""
    canvas.disc(x, y, radius, fill)
    canvas.icon(x, y, icon, radius * 1.42, WHITE if contrast(fill, WHITE) >= _GLYPH_CONTRAST else INK)


def letter_chip(canvas: Canvas, x: float, y: float, letter: str) -> None:
    """How a card in hand is named in a move."""
    canvas.box(x - 22, y - 22, x + 22, y + 22, INK, 12)
    canvas.text(x, y, letter, 32, "bold", PAPER, "middle")


def points(canvas: Canvas, x: float, y: float, radius: int, number: int | None = None) -> None:
    """Victory points: a gold blunt star with the number on it in ink."""
    canvas.icon(x, y, "c:vp", radius * 2.3, STAR)
    if number is not None:
        canvas.text(x, y, number, max(FLOOR, round(radius * 1.15)), "bold", INK, "middle")


def title_bar(canvas: Canvas, icon: str, title: str, subtitle: str, fill: Colour, room: float) -> None:
    """The bar over the whole width: glyph disc, title, what it is about. `room` is what the right end leaves."""
    across, height = canvas.size[0], 92
    canvas.box(0, 0, across, height, fill)
    canvas.disc(64, height / 2, 31, mix(fill, WHITE, 0.14))
    canvas.icon(64, height / 2, icon, 42, CREAM)
    end = 116 + canvas.text(116, height / 2, title, 44, "bold", CREAM, room=room)
    left = room + 116 - end - 22
    if subtitle and left > 90:
        canvas.text(end + 22, height / 2, subtitle, 34, "regular", mix(CREAM, fill, 0.16), room=left)
