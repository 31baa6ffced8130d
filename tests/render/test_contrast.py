"""Every word can be read, and no colour stands alone."""

from itertools import combinations

import pytest

from render.games.burgundy.look import GLYPHS, GOODS, TILES, free_small
from render.kit.tokens import SEATS
from tests.render.measure import DEUTERANOPIA, PROTANOPIA, distance, poor_labels
from tests.render.scenes import every

LEAST_CONTRAST = 4.5  # WCAG 2.1, level AA, text of any size
APART = 20  # CIELAB; below that the second sign alone would have to do


@pytest.mark.parametrize("scene", every(), ids=lambda scene: scene.name)
def test_every_label_stands_out_from_its_ground(scene):
    poor = poor_labels(scene.canvas(), LEAST_CONTRAST)
    assert not poor, "\n".join(
        f"{ratio}: {note.text!r} {note.fill} on {ground} at {note.box}" for ratio, note, ground in poor
    )


@pytest.mark.parametrize("matrix", [DEUTERANOPIA, PROTANOPIA], ids=["deuteranopia", "protanopia"])
@pytest.mark.parametrize(
    "colours",
    [
        {seat.letter: seat.fill for seat in SEATS},
        TILES,
        {color: free_small(color) for color in TILES},
    ],
    ids=["seats", "tiles", "free hexes"],
)
def test_colours_stay_apart_for_colour_blind_eyes(colours, matrix):
    near = {(a, b): distance(colours[a], colours[b], matrix) for a, b in combinations(colours, 2)}
    assert min(near.values()) >= APART, sorted(near.items(), key=lambda item: item[1])[:3]


def test_the_measure_knows_red_and_green_look_alike():
    assert distance((160, 60, 30), (100, 90, 20), DEUTERANOPIA) < APART < distance((160, 60, 30), (100, 90, 20))


def test_shape_and_letter_tell_seats_apart():
    assert len({seat.letter for seat in SEATS}) == len({seat.shape for seat in SEATS}) == len(SEATS)


def test_every_tile_colour_has_a_glyph_of_its_own():
    assert len({GLYPHS[color] for color in TILES}) == len(TILES)


def test_goods_are_told_apart_by_their_number():
    from render.games.burgundy.tiles import goods

    printed = [goods(number, 44, 1, (255, 255, 255)).notes[0].text for number in GOODS]
    assert printed == [str(number) for number in GOODS]
