"""The colour tokens of the house and how a seat looks; games add their own sets in their folders."""

from functools import cache
from typing import Literal

from msgspec import Struct

from render.kit.colour import WHITE, Colour, contrast, mix, rgb

TABLE = rgb("#2E2620")  # ground of every picture
TABLE2 = rgb("#3B3129")  # bars of waiting seats
PAPER = rgb("#F6EEDF")  # panels, cards
LINEN = rgb("#EADCC3")  # second panel
SAND = rgb("#D9C6A3")  # printed board
INK = rgb("#2B211A")  # text and glyphs on light
MUTED = rgb("#6B5A44")  # captions on light
CREAM = rgb("#F7EFE0")  # text on dark
RING = rgb("#E8590C")  # "changed", and nothing else
GOLD = rgb("#E8B62C")  # the winner's column
STAR = rgb("#D8A41E")  # victory points
SILVER = rgb("#6D7580")
WORKER = rgb("#A0652F")
DIE = rgb("#FFFDF7")

WIDTH = 1600
MARGIN = 22
BAR = 92  # height of the title bar
FLOOR = 28  # smallest type; at 400 px width it is 7 px high


class SeatLook(Struct, frozen=True):
    """Colour, letter and shape say the same thing three times, so none of them has to be seen."""

    letter: str
    fill: Colour
    text: Colour
    shape: Literal["circle", "square", "hexagon", "diamond"]

    @property
    def rim(self) -> Colour:
        """A white seat needs a rim of ink; the others a darker hue of their own."""
        return INK if self.shape == "diamond" else mix(self.fill, INK, 0.35)


SEATS = (
    SeatLook("R", rgb("#C8433A"), WHITE, "circle"),
    SeatLook("B", rgb("#2C6DB2"), WHITE, "square"),
    SeatLook("Y", rgb("#E8B62C"), INK, "hexagon"),
    SeatLook("W", rgb("#F4EFE6"), INK, "diamond"),
)


@cache
def ink_on(ground: Colour) -> Colour:
    """White or ink, whichever reads better on this ground."""
    return INK if contrast(ground, INK) >= contrast(ground, WHITE) else WHITE


@cache
def rim(fill: Colour) -> Colour:
    """The darker edge that gives a flat thing depth."""
    return mix(fill, INK, 0.45)
