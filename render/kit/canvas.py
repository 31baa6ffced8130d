"""The surface pictures are made on: flat shapes, words, icons and ready-made stamps pasted by mask."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, Self

from msgspec import Struct
from PIL import Image, ImageChops

from render.kit import labels, shapes
from render.kit.colour import Colour
from render.kit.fonts import CAP_HEIGHT, Weight, width
from render.kit.icons import icon
from render.kit.shapes import Point
from render.kit.tokens import FLOOR, INK

Anchor = Literal["left", "middle", "right"]
Corners = tuple[bool, bool, bool, bool]  # upper left, upper right, lower right, lower left
ROUND: Corners = (True, True, True, True)
TOP: Corners = (True, True, False, False)
LEFT: Corners = (True, False, False, True)


class Note(Struct, frozen=True):
    """A label as it was drawn; tests measure overlap, overflow and contrast from these."""

    text: str
    box: tuple[int, int, int, int]
    size: int
    fill: Colour

    def moved(self, dx: int, dy: int) -> "Note":
        x0, y0, x1, y1 = self.box
        return Note(self.text, (x0 + dx, y0 + dy, x1 + dx, y1 + dy), self.size, self.fill)

    def inside(self, x0: int, y0: int, x1: int, y1: int) -> bool:
        middle_x, middle_y = (self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2
        return x0 <= middle_x < x1 and y0 <= middle_y < y1


class Stamp(Struct, frozen=True):
    """A finished piece: colours, the mask of its outline (none = a full rectangle), its labels."""

    image: Image.Image
    mask: Image.Image | None = None
    notes: tuple[Note, ...] = ()


class Canvas:
    """An RGB picture in the making."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self._history: list[Note | tuple[Stamp, int, int]] = []  # resolved only when somebody asks for the labels

    @classmethod
    def blank(cls, size: tuple[int, int], ground: Colour) -> Self:
        return cls(Image.new("RGB", size, ground))

    @classmethod
    def over(cls, layer: Stamp) -> Self:
        """A canvas that starts as a copy of a kept layer."""
        canvas = cls(layer.image.copy())
        canvas._history.append((layer, 0, 0))
        return canvas

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    def box(
        self, x0: float, y0: float, x1: float, y1: float, fill: Colour, radius: float = 0, corners: Corners = ROUND
    ) -> None:
        """A filled rectangle; `radius` rounds the named corners."""
        left, top, right, bottom = round(x0), round(y0), round(x1), round(y1)
        r = min(round(radius), (right - left) // 2, (bottom - top) // 2)
        if r <= 0:
            self.image.paste(fill, (left, top, right, bottom))
            return
        self.image.paste(fill, (left + r, top, right - r, bottom))
        self.image.paste(fill, (left, top + r, left + r, bottom - r))
        self.image.paste(fill, (right - r, top + r, right, bottom - r))
        places = ((left, top), (right - r, top), (right - r, bottom - r), (left, bottom - r))
        for turn, (place, rounded) in enumerate(zip(places, corners, strict=True)):
            if rounded:
                self.image.paste(fill, place, _turned_corner(r, turn))
            else:
                self.image.paste(fill, (*place, place[0] + r, place[1] + r))

    def frame(self, x0: float, y0: float, x1: float, y1: float, line: Colour, width: int, radius: float = 0) -> None:
        """An empty rounded rectangle, its line inside the given edge."""
        left, top = round(x0), round(y0)
        mask = _frame_mask(round(x1) - left, round(y1) - top, round(radius), width)
        self.image.paste(line, (left, top), mask)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self._centred(shapes.disc(radius), x, y, fill)

    def circle(self, x: float, y: float, radius: float, line: Colour, width: int) -> None:
        """An empty circle, its line inside the radius."""
        self._centred(_circle_mask(radius, width), x, y, line)

    def hexagon(self, x: float, y: float, radius: float, fill: Colour, *, flat: bool = False) -> None:
        self._centred(shapes.hex_mask(radius, flat=flat), x, y, fill)

    def hex_line(self, x: float, y: float, radius: float, line: Colour, width: float, *, flat: bool = False) -> None:
        """An empty hexagon, its line inside the radius."""
        self._centred(_hex_line_mask(radius, width, flat=flat), x, y, line)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        placed = shapes.placed_polygon(points)
        self.image.paste(fill, (placed.x, placed.y), placed.mask)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        placed = shapes.placed_line(points, width)
        self.image.paste(fill, (placed.x, placed.y), placed.mask)

    def icon(self, x: float, y: float, name: str, size: float, fill: Colour) -> None:
        """A glyph with the middle of its ink at (x, y)."""
        self._centred(icon(name, round(size)), x, y, fill)

    def text(
        self,
        x: float,
        y: float,
        words: str | int,
        size: int,
        weight: Weight = "semibold",
        fill: Colour = INK,
        anchor: Anchor = "left",
        room: float | None = None,
        floor: int = FLOOR,
    ) -> float:
        """One line with its capitals centred on `y`; shrunk and then cut to `room`. Says how wide it came out."""
        words = labels.printable(str(words))
        if room is not None:
            fitted = labels.fit(words, room, size, weight, floor=min(floor, size))
            words, size = fitted.lines[0], fitted.size
        drawn = labels.mask(words, size, weight)
        advance = width(words, size, weight)
        start = x - {"left": 0.0, "middle": advance / 2, "right": advance}[anchor]
        left = round(start) - drawn.left
        top = round(y + size * CAP_HEIGHT / 2) - drawn.baseline
        self.image.paste(fill, (left, top), drawn.image)
        w, h = drawn.image.size
        self._history.append(Note(words, (left + 1, top + 1, left + w - 1, top + h - 1), size, fill))
        return advance

    def lines(
        self,
        x: float,
        y: float,
        rows: Sequence[str],
        size: int,
        step: float,
        weight: Weight = "regular",
        fill: Colour = INK,
        anchor: Anchor = "left",
    ) -> None:
        """Rows of text, the first one centred on `y`."""
        for i, row in enumerate(rows):
            self.text(x, y + i * step, row, size, weight, fill, anchor)

    def stamp(self, stamp: Stamp, x: float, y: float) -> None:
        """A finished piece with its upper left corner at (x, y); what it covers is forgotten."""
        left, top = round(x), round(y)
        self.image.paste(stamp.image, (left, top), stamp.mask)
        self._history.append((stamp, left, top))

    def stamp_centred(self, stamp: Stamp, x: float, y: float) -> None:
        w, h = stamp.image.size
        self.stamp(stamp, math.floor(x - w / 2 + 0.5), math.floor(y - h / 2 + 0.5))

    def as_stamp(self, mask: Image.Image | None = None) -> Stamp:
        """What was drawn so far, to be kept and pasted."""
        return Stamp(self.image, mask, self.labels())

    def labels(self) -> tuple[Note, ...]:
        """Every label that can still be seen."""
        seen: list[Note] = []
        for entry in self._history:
            if isinstance(entry, Note):
                seen.append(entry)
                continue
            stamp, x, y = entry
            w, h = stamp.image.size
            seen = [note for note in seen if not note.inside(x, y, x + w, y + h)]
            seen += [note.moved(x, y) for note in stamp.notes]
        return tuple(seen)

    def _centred(self, mask: Image.Image, x: float, y: float, fill: Colour) -> None:
        w, h = mask.size
        self.image.paste(fill, (math.floor(x - w / 2 + 0.5), math.floor(y - h / 2 + 0.5)), mask)


_TURNS = (None, Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.ROTATE_180, Image.Transpose.FLIP_TOP_BOTTOM)


@lru_cache(maxsize=256)
def _turned_corner(radius: int, turn: int) -> Image.Image:
    quarter = shapes.corner(radius)
    how = _TURNS[turn]
    return quarter if how is None else quarter.transpose(how)


@lru_cache(maxsize=256)
def _frame_mask(w: int, h: int, radius: int, width: int) -> Image.Image:
    return ImageChops.subtract(_rounded(w, h, radius, 0), _rounded(w, h, radius, width))


def _rounded(w: int, h: int, radius: int, inset: int) -> Image.Image:
    """A rounded rectangle inside a w x h mask, drawn `inset` pixels from its edge."""
    canvas = Canvas.blank((w, h), (0, 0, 0))
    canvas.box(inset, inset, w - inset, h - inset, (255, 255, 255), radius - inset)
    return canvas.image.getchannel(0)


@lru_cache(maxsize=256)
def _circle_mask(radius: float, width: int) -> Image.Image:
    outer = shapes.disc(radius)
    inner = Image.new("L", outer.size, 0)
    hole = shapes.disc(radius - width)
    inner.paste(hole, ((outer.width - hole.width) // 2, (outer.height - hole.height) // 2))
    return ImageChops.subtract(outer, inner)


@lru_cache(maxsize=256)
def _hex_line_mask(radius: float, width: float, *, flat: bool) -> Image.Image:
    outer = shapes.hex_mask(radius, flat=flat)
    inner = Image.new("L", outer.size, 0)
    hole = shapes.hex_mask(radius - width / math.cos(math.pi / 6), flat=flat)
    inner.paste(hole, ((outer.width - hole.width) // 2, (outer.height - hole.height) // 2))
    return ImageChops.subtract(outer, inner)
