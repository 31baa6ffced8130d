"""Emojis of the application: seats, rings, dice and the things of every game, each with a rim of ink."""

import io
import math
from collections.abc import Callable, Mapping
from functools import cache, partial

from PIL import Image, ImageChops

from engine.core.save import SEAT_LETTERS
from render import pictures
from render.contract import MOST_RINGS, Emblem, Picture
from render.kit import pieces, shapes
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, mix
from render.kit.tokens import DIE, INK, SEATS, ink_on

SIDE = 128
RIM = 6  # of ink, so that it shows on dark and on light
_ROOM = SIDE - 2 * RIM - 2
_TURNS = 24  # in how many directions the outline is widened to become the rim


@cache
def names() -> tuple[str, ...]:
    """Everything there is an emoji of; what every table needs comes first."""
    return tuple(_makers())


def seat(index: int) -> str:
    """The name of a seat's emoji."""
    return f"seat_{SEAT_LETTERS[index].lower()}" if index < len(SEATS) else ""


def ring(number: int) -> str:
    """The name of the emoji that looks like the number of a ring."""
    return f"ring_{number}"


def of_game(game: str, thing: str) -> str:
    """The name of the emoji of a thing: what all games share, or the game's own."""
    return thing if thing in _house() else f"{game}_{thing}"


def draw(name: str) -> Picture:
    """The file of one emoji."""
    stamp = _makers()[name]()
    outline = stamp.mask or Image.new("L", stamp.image.size, 255)
    body = Image.new("RGBA", (SIDE, SIDE))
    at = ((SIDE - stamp.image.width) // 2, (SIDE - stamp.image.height) // 2)
    mask = Image.new("L", (SIDE, SIDE), 0)
    mask.paste(outline, at)
    body.paste(INK, (0, 0, SIDE, SIDE))
    body.paste(stamp.image, at, outline)
    body.putalpha(_widened(mask))
    file = io.BytesIO()
    body.save(file, "PNG")
    return Picture(file.getvalue(), SIDE, SIDE, name)


def _widened(mask: Image.Image) -> Image.Image:
    """An outline that reaches a rim's width further in all directions."""
    wide = mask
    for turn in range(_TURNS):
        angle = 2 * math.pi * turn / _TURNS
        shifted = ImageChops.offset(mask, round(RIM * math.cos(angle)), round(RIM * math.sin(angle)))
        wide = ImageChops.lighter(wide, shifted)
    return wide


@cache
def _house() -> Mapping[str, Callable[[], Stamp]]:
    """What looks alike in every game."""
    found: dict[str, Callable[[], Stamp]] = {
        seat(index): partial(pieces.seat, index, _seat_radius(look.shape)) for index, look in enumerate(SEATS)
    }
    found |= {ring(number): partial(pieces.badge, number, _ROOM // 2 - 4) for number in range(1, MOST_RINGS + 1)}
    found |= {f"die_{number}": partial(_die, number) for number in range(1, 7)}
    return found


@cache
def _makers() -> Mapping[str, Callable[[], Stamp]]:
    found = dict(_house())
    for game in pictures.known():
        things = pictures.of_game(game).emblems()
        found |= {f"{game}_{thing}": partial(_emblem, emblem) for thing, emblem in things.items()}
    return found


def _seat_radius(shape: str) -> int:
    """Shapes of the same radius differ in size; each fills its emoji."""
    reach = {"circle": 1.0, "square": 0.95, "hexagon": 1.1, "diamond": 1.22}[shape]
    return math.floor(_ROOM / 2 / reach)


def _die(number: int) -> Stamp:
    side = _ROOM - 8
    return Stamp(pieces.die(side, number, DIE).image, _box(side))


def _box(side: int) -> Image.Image:
    canvas = Canvas.blank((side, side), (0, 0, 0))
    canvas.box(0, 0, side, side, WHITE, side * 0.2)
    return canvas.image.getchannel(0)


def _outline(emblem: Emblem) -> Image.Image:
    if emblem.shape == "hex":
        return shapes.hex_mask(_ROOM / 2)
    return shapes.disc(_ROOM / 2) if emblem.shape == "disc" else _box(_ROOM - 8)


def _emblem(emblem: Emblem) -> Stamp:
    """A glyph, a number, or a glyph over a number, on the colour of the thing."""
    mask = _outline(emblem)
    across, down = mask.size
    ink = emblem.ink or ink_on(emblem.fill)
    canvas = Canvas.blank(mask.size, emblem.fill)
    canvas.image.paste(mix(emblem.fill, ink, 0.04), (0, 0, across, down))
    if not emblem.word:
        canvas.icon(across / 2, down / 2, emblem.glyph, _ROOM * (0.66 if emblem.shape == "hex" else 0.7), ink)
    elif not emblem.glyph:
        canvas.text(across / 2, down / 2, emblem.word, round(_ROOM * 0.72), "bold", ink, "middle")
    else:
        canvas.icon(across / 2, down * 0.32, emblem.glyph, _ROOM * 0.48, ink)
        canvas.text(across / 2, down * 0.72, emblem.word, round(_ROOM * 0.5), "bold", ink, "middle")
    return canvas.as_stamp(mask)
