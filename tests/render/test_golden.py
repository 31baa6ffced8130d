"""Pictures look as they did: compared with docs/gallery by tolerance, with the places where they differ."""

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit.palette import flat_colours
from tests.render.gallery import FOLDER
from tests.render.measure import distance
from tests.render.scene import Scene
from tests.render.scenes import gallery

CELL = 50  # pixels; places are reported in cells of this size
STEP = 40  # a channel may differ so much: another FreeType draws edges a little differently
ODD_PIXELS = 60  # in one cell; a moved glyph changes hundreds

SCENES = gallery()


def differing_cells(first: Image.Image, second: Image.Image) -> list[tuple[int, int]]:
    """Upper left corners of the cells in which two pictures differ."""
    if first.size != second.size:
        return [(0, 0)]
    channels = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).split()
    largest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    odd = largest.point(lambda value: 255 if value > STEP else 0)
    boxes = [(x, y) for y in range(0, odd.height, CELL) for x in range(0, odd.width, CELL)]
    return [(x, y) for x, y in boxes if odd.crop((x, y, x + CELL, y + CELL)).histogram()[255] > ODD_PIXELS]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_picture_looks_like_the_stored_one(scene: Scene):
    with Image.open(FOLDER / f"{scene.name}.png") as stored:
        cells = differing_cells(scene.palette.index(scene.canvas().image), stored)
    assert not cells, f"{scene.name} differs in cells of {CELL} px at {cells[:20]}; if it is meant so: make gallery"


def test_a_moved_glyph_is_noticed():
    with Image.open(FOLDER / "board.png") as stored:
        changed = stored.convert("RGB")
        ImageDraw.Draw(changed).ellipse((700, 400, 716, 416), fill="white")
        assert differing_cells(changed, stored) == [(700, 400)]


def test_the_gallery_shows_all_kinds_of_pictures():
    assert len(list(FOLDER.glob("*.png"))) == len(SCENES) >= 12


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_palette_keeps_flat_colours(scene: Scene):
    lost = {}
    for colour in flat_colours(scene.canvas().image):
        shown = scene.palette.index(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0))
        if distance(colour, shown) > 4:
            lost[colour] = shown
    assert not lost, "new flat colours: make palette"


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_files_are_small_and_read_back(scene: Scene):
    picture = scene.picture()
    path = FOLDER / f"{scene.name}.png"
    assert len(picture.png) < 350_000
    with Image.open(path) as stored:
        assert (picture.width, picture.height) == stored.size
        assert picture.width == 1600
        assert picture.height <= 2000
