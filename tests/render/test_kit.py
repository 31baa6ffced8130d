"""The kit's parts: PNG files, layouts, caches, cards, marks."""

import io
import zlib

import pytest
from PIL import Image, ImageChops

from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import TILES
from render import hand, pictures
from render.contract import MOST_RINGS, Marks, Table, UnknownPart
from render.kit import cards, labels, layout, pieces, png
from render.kit.cache import Kept
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, contrast, mix, rgb
from render.kit.composed import RECIPES
from render.kit.icons import icon
from render.kit.palette import Palette
from render.kit.tokens import INK, PAPER, SEATS, ink_on
from render.pictures import of_game
from tests.render import positions
from tests.render.measure import outside, overlaps, poor_labels
from tests.render.positions import NAMES

PALETTE = Palette([(0, 0, 0), (255, 255, 255), (200, 30, 40)])


def test_png_reads_back_pixel_by_pixel():
    image = Image.new("RGB", (7, 3), (255, 255, 255))
    image.putpixel((6, 2), (200, 30, 40))
    written = png.encode(PALETTE.index(image), PALETTE.bytes)
    with Image.open(io.BytesIO(written)) as read:
        assert read.mode == "P"
        assert read.convert("RGB").tobytes() == image.tobytes()


def test_png_chunks_carry_their_checksums():
    written = png.encode(PALETTE.index(Image.new("RGB", (2, 2))), PALETTE.bytes)
    at, kinds = 8, []
    while at < len(written):
        length = int.from_bytes(written[at : at + 4])
        body = written[at + 4 : at + 8 + length]
        assert int.from_bytes(written[at + 8 + length : at + 12 + length]) == zlib.crc32(body)
        kinds.append(body[:4])
        at += 12 + length
    assert kinds == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


def test_a_layout_is_the_same_in_pieces_and_whole():
    view = positions.view("four-late")
    marks = Marks(changed=((1, "A.D4"), (2, "depot.2.3"), (3, "black.8")), targets=("B.A1",))
    game = of_game("burgundy")
    for part in ("board", "depots", "estate.B", "storage.C"):
        made = game.layout(view, part, Table(NAMES, "Table 214"), marks)
        whole = game.palette.index(made.canvas().image)
        assert not ImageChops.difference(made.indexed(game.palette).convert("RGB"), whole.convert("RGB")).getbbox()


@pytest.mark.parametrize("estates", ["choose", "random", "same:9"])
def test_pictures_exist_before_estates_are_chosen(estates):
    state = GAME.new(GAME.read_options({"estates": estates}), 3, Rng(bytes(32)))
    view, table = GAME.view(state, 0), Table(NAMES[:3])
    for part in pictures.parts("burgundy", view, table):
        canvas = of_game("burgundy").layout(view, part.id, table, Marks()).canvas()
        assert not overlaps(canvas)
        assert not poor_labels(canvas, 4.5)
        assert "Estate 0" not in pictures.alt("burgundy", view, part.id, table)


def test_a_panel_is_drawn_once_while_it_stays_the_same():
    drawn = []

    def paint(colour):
        drawn.append(colour)
        return Canvas.blank((4, 4), colour)

    layout.forget()
    for colour in ((0, 0, 0), (0, 0, 0), (255, 255, 255), (0, 0, 0)):
        layout.Layout(layout.Panel(0, 0, paint, (colour,))).indexed(PALETTE)
    assert drawn == [(0, 0, 0), (255, 255, 255)]


def test_the_cache_keeps_what_was_used_last_within_its_bytes():
    kept: Kept[bytes] = Kept(10, len)
    kept.put("a", b"1234")
    kept.put("b", b"1234")
    assert kept.get("a") == b"1234"
    kept.put("c", b"1234")
    assert kept.get("b") is None
    assert kept.get("a")
    assert kept.get("c")
    kept.put("a", b"12")
    assert kept.bytes == 6


def test_the_cache_takes_one_thing_larger_than_itself():
    kept: Kept[bytes] = Kept(3, len)
    kept.put("a", b"12345")
    kept.put("b", b"12345")
    assert len(kept) == 1
    assert kept.bytes == 5


def test_marks_keep_the_newest_rings():
    marks = Marks(changed=tuple((i, f"A.A{i}") for i in range(1, 9)), drafted=((9, "A.B1"),))
    assert len(marks.rings()) == MOST_RINGS
    assert marks.rings()[-1] == (9, "A.B1")


@pytest.mark.parametrize("name", RECIPES)
def test_composed_glyphs_have_ink_and_holes_at_any_size(name):
    for size in (24, 60):
        low, high = icon(f"c:{name}", size).getextrema()
        assert low < 40
        assert high > 200


def test_colours_mix_and_contrast():
    assert mix((0, 0, 0), (255, 255, 255), 0.5) == (128, 128, 128)
    assert rgb("#FF8000") == (255, 128, 0)
    assert round(contrast((0, 0, 0), WHITE), 1) == 21.0
    assert ink_on(PAPER) == INK
    assert ink_on(INK) == WHITE


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_seat_marker_carries_its_letter(seat):
    assert [note.text for note in pieces.seat(seat, 23).notes] == [SEATS[seat].letter]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_a_card_face_with_its_words_uncut(tile, lang):
    canvas = Canvas.over(cards.full(of_game("burgundy").face(tile, lang)))
    assert not overlaps(canvas)
    assert not outside(canvas)
    assert not poor_labels(canvas, 4.5)
    assert not [note.text for note in canvas.labels() if labels.ELLIPSIS in note.text]


def test_a_hand_letters_its_cards_and_tells_them_in_words():
    made = hand.draw(hand.Hand("burgundy", "Hand", "Test", ("church", "bank"), lettered=True))
    assert made.width == 1600
    assert "Church, Building: " in made.alt
    with pytest.raises(UnknownPart):
        hand.draw(hand.Hand("burgundy", "Hand", "Test", ("nonsense",)))


def test_a_smaller_picture_has_the_same_words():
    view = positions.view("two-middle")
    small, large = (pictures.draw("burgundy", view, "board", Table(NAMES[:2]), across=n) for n in (400, 1600))
    assert (small.width, small.height) == (400, round(large.height / 4))
    assert small.alt == large.alt


WOOD, STONE = cards.Pip("c:log", rgb("#8A5A32"), 2), cards.Pip("c:stone", rgb("#75797E"))
POINTS = cards.Pip("c:vp", rgb("#D8A41E"), 12)
FACES = [
    cards.CardFace("Sculptor's Workshop", "Action ×1 · grey", "lightning-bolt", rgb("#A3A6A8"), "chess-queen", cost=(WOOD, STONE),
                   worth=(POINTS,), rows=((STONE, WOOD, "→", POINTS),), letter_room=True, foot=(STONE,), foot_word="deal", copies=2),
    cards.CardFace("Samsor, the Black Dragon of the Far Mountains", "Unit · dragon · purple", "shield-sword", rgb("#6A3F95"), "c:dragon",
                   text="Afraid only of the Black Knight. " * 6, worth=(WOOD,), code="G2", copies=1, playable=False),
    cards.CardFace("Nejnepravděpodobnější obhospodařovatel", "Produkce · červená", "cog", rgb("#D9483E"), "barley",
                   rows=(("built", WOOD), (WOOD, "→", STONE, "+", POINTS)), text="Na konci kola vezmi dvě dřeva."),
]  # fmt: skip


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
@pytest.mark.parametrize(
    "draw",
    [cards.full, lambda face: cards.compact(face, 12), cards.slot, cards.wide],
    ids=["full", "compact", "slot", "wide"],
)
def test_card_faces_hold_their_words(face, draw):
    stamp = draw(face)
    canvas = Canvas.over(stamp)
    assert not overlaps(canvas)
    assert not outside(canvas)
    assert not poor_labels(canvas, 4.5)
    assert any(face.name.startswith(note.text.removesuffix("…")[:8]) for note in stamp.notes)
