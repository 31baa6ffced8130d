"""Antialiased masks of simple shapes, drawn once at four times the size and kept."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageDraw

Point = tuple[float, float]

_FINE = 4  # supersampling of a mask; edges get 16 steps, more than the palette keeps


class Placed(Struct, frozen=True):
    """A mask and the pixel where its upper left corner goes."""

    mask: Image.Image
    x: int
    y: int


@lru_cache(maxsize=256)
def disc(radius: float) -> Image.Image:
    """A full disc; its middle is the middle of the mask."""
    half = math.ceil(radius) + 1
    image = Image.new("L", (2 * half * _FINE, 2 * half * _FINE), 0)
    low, high = (half - radius) * _FINE, (half + radius) * _FINE - 1
    ImageDraw.Draw(image).ellipse((low, low, high, high), fill=255)
    return image.reduce(_FINE)


@lru_cache(maxsize=256)
def corner(radius: int) -> Image.Image:
    """The upper left quarter of a disc, `radius` pixels square."""
    image = Image.new("L", (radius * _FINE, radius * _FINE), 0)
    ImageDraw.Draw(image).ellipse((0, 0, 2 * radius * _FINE - 1, 2 * radius * _FINE - 1), fill=255)
    return image.reduce(_FINE)


def hexagon(x: float, y: float, radius: float, *, flat: bool = False) -> tuple[Point, ...]:
    """Corners of a hexagon, pointy side up unless flat."""
    turn = 0 if flat else -90
    angles = (math.radians(turn + 60 * i) for i in range(6))
    return tuple((x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles)


@lru_cache(maxsize=256)
def hex_mask(radius: float, *, flat: bool = False) -> Image.Image:
    """A full hexagon; its middle is the middle of the mask."""
    half = math.ceil(radius) + 1
    return polygon(hexagon(half, half, radius, flat=flat), (2 * half, 2 * half))


def polygon(points: Sequence[Point], size: tuple[int, int]) -> Image.Image:
    """A filled polygon inside a mask of the given size."""
    image = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
    ImageDraw.Draw(image).polygon([(x * _FINE, y * _FINE) for x, y in points], fill=255)
    return image.reduce(_FINE)


def placed_polygon(points: Sequence[Point]) -> Placed:
    """A filled polygon and where it goes."""
    x0, y0, size = _frame(points, 1)
    return Placed(_polygon(tuple((x - x0, y - y0) for x, y in points), size), x0, y0)


def placed_line(points: Sequence[Point], width: float) -> Placed:
    """A line with round ends and joints, and where it goes."""
    x0, y0, size = _frame(points, width + 2)
    return Placed(_line(tuple((x - x0, y - y0) for x, y in points), size, width), x0, y0)


# A lattice has hundreds of edges in three directions: the same few masks, kept.
@lru_cache(maxsize=512)
def _polygon(points: tuple[Point, ...], size: tuple[int, int]) -> Image.Image:
    return polygon(points, size)


@lru_cache(maxsize=512)
def _line(points: tuple[Point, ...], size: tuple[int, int], width: float) -> Image.Image:
    image = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
    draw = ImageDraw.Draw(image)
    fine = [(x * _FINE, y * _FINE) for x, y in points]
    draw.line(fine, fill=255, width=round(width * _FINE), joint="curve")
    r = width * _FINE / 2
    for x, y in (fine[0], fine[-1]):
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return image.reduce(_FINE)


def dashes(points: Sequence[Point], on: float, off: float) -> list[tuple[Point, Point]]:
    """The drawn pieces of a dashed path."""
    pieces: list[tuple[Point, Point]] = []
    for start, end in pairwise(points):
        length = math.dist(start, end)
        count = max(1, round((length + off) / (on + off)))
        step = (length + off) / count  # whole dashes on every side, so that corners look alike
        for i in range(count):
            a, b = i * step / length, min(1, (i * step + step - off) / length)
            pieces.append((_along(start, end, a), _along(start, end, b)))
    return pieces


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _frame(points: Sequence[Point], margin: float) -> tuple[int, int, tuple[int, int]]:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    x0, y0 = math.floor(min(xs) - margin), math.floor(min(ys) - margin)
    return x0, y0, (math.ceil(max(xs) + margin) - x0, math.ceil(max(ys) + margin) - y0)
