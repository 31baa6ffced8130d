"""Emojis: names that Discord takes, pictures that show on dark and on light."""

import io
import re

import pytest
from PIL import Image, ImageChops, ImageFilter

from render import emoji, pictures
from render.kit.colour import contrast, rgb
from render.kit.tokens import INK, SEATS
from tests.render import positions

NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
GROUNDS = (rgb("#313338"), rgb("#FFFFFF"))
SHOWS = 3.0


def opened(name: str) -> Image.Image:
    return Image.open(io.BytesIO(emoji.draw(name).png))


def test_names_are_discords_and_few_enough():
    names = emoji.names()
    assert len(set(names)) == len(names) <= 2000
    assert not [name for name in names if not NAME.fullmatch(name)]
    assert names[: len(SEATS)] == tuple(emoji.seat(index) for index in range(len(SEATS)))
    assert {emoji.ring(number) for number in range(1, 7)} | {f"die_{face}" for face in range(1, 7)} <= set(names)


@pytest.mark.parametrize("group", ["seat", "ring", "die", *pictures.known()])
def test_every_emoji_has_a_rim_of_ink_and_shows_on_any_ground(group):
    for name in (name for name in emoji.names() if name.startswith(group)):
        picture = opened(name)
        assert (picture.mode, picture.size, picture.getpixel((0, 0))[3]) == ("RGBA", (128, 128), 0)
        solid = picture.getchannel("A").point(lambda value: 255 * (value == 255))
        edge = ImageChops.subtract(solid, solid.filter(ImageFilter.MinFilter(3)))
        rim = [pixel[:3] for pixel, at in zip(_pixels(picture), _pixels(edge), strict=True) if at]
        assert rim, name
        assert set(rim) == {INK}, name
        colours = {
            pixel[:3] for pixel, at in zip(_pixels(picture), _pixels(solid), strict=True) if at and pixel[3] == 255
        }
        for ground in GROUNDS:
            assert max(contrast(colour, ground) for colour in colours) >= SHOWS, name


def _pixels(picture: Image.Image) -> list:
    across, down = picture.size
    return [picture.getpixel((x, y)) for y in range(down) for x in range(across)]


def test_no_emoji_is_large():
    assert max(len(emoji.draw(name).png) for name in emoji.names()) < 32 * 1024


def test_things_of_a_table_by_field_and_value():
    view = positions.view("four-middle")
    named = pictures.of_game("burgundy").emblem
    seat = view.viewer or 0
    view = type(view)(head=view.head, viewer=seat, table=view.table)
    assert named(view, "tile", "church") == "church"
    assert named(view, "goods", 3) == "goods_3"
    assert named(view, "depot", 4) == "die_4"
    assert named(view, "die", 1) == f"die_{view.table.players[seat].dice[1]}"
    assert named(view, "hex", "D4") == named(view, "estate", 7) == ""


def test_seats_beyond_the_colours_have_none():
    assert emoji.seat(len(SEATS)) == ""
