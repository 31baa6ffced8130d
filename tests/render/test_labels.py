"""No word lies over another or leaves its place, whatever it says."""

import pytest

from engine.games.burgundy.cards import tile_name, tile_text
from engine.games.burgundy.components import TILES
from render.kit import labels
from render.kit.fonts import width
from render.kit.tokens import FLOOR
from tests.render import crowded
from tests.render.measure import outside, overlaps
from tests.render.scenes import every

# The numbers on tiles and letters on markers of small radius repeat what a zoomed picture shows larger.
SMALLEST = 22


@pytest.mark.parametrize("scene", every(), ids=lambda scene: scene.name)
def test_no_label_overlaps_another_or_leaves_the_picture(scene):
    canvas = scene.canvas()
    assert not overlaps(canvas)
    assert not outside(canvas)


@pytest.mark.parametrize("scene", every(), ids=lambda scene: scene.name)
def test_type_is_never_below_the_floor(scene):
    small = {note.text for note in scene.canvas().labels() if note.size < FLOOR}
    assert all(len(text) <= 2 for text in small), "only counts on small tiles and letters of markers may be smaller"
    assert min(note.size for note in scene.canvas().labels()) >= SMALLEST


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("scene", crowded.every_tile(), ids=lambda scene: scene.name)
def test_names_and_texts_of_all_tiles_fit_uncut(scene, lang):
    canvas = scene.in_language(lang).canvas()
    assert not overlaps(canvas)
    assert not outside(canvas)
    assert not [note.text for note in canvas.labels() if labels.ELLIPSIS in note.text]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_a_name_and_a_text(tile, lang):
    assert tile_name(tile, lang)
    text = tile_text(tile, lang)
    assert text[-1:] == "."
    assert "burgundy-" not in text
    assert "{" not in text


def test_a_text_shrinks_before_it_wraps_and_wraps_before_it_is_cut():
    room = width("Carpenter's workshop", 30, "bold")
    assert labels.fit("Carpenter's workshop", room, 38, "bold") == labels.Fitted(("Carpenter's workshop",), 30)
    narrow = width("Carpenter's", 38, "bold")
    assert labels.fit("Carpenter's workshop", narrow, 38, "bold", lines=2).lines == ("Carpenter's", "workshop")
    cut = labels.fit("Carpenter's workshop", narrow, 38, "bold")
    assert cut.size == FLOOR
    assert cut.lines[0].endswith("…")
    assert width(cut.lines[0], cut.size, "bold") <= narrow


def test_a_word_longer_than_its_line_is_cut():
    fitted = labels.fit("W" * 60, 200, 40, "bold", lines=2)
    assert all(width(line, fitted.size, "bold") <= 200 for line in fitted.lines)


def test_an_empty_text_takes_no_room():
    assert labels.fit("", 10, 40, "bold").lines == ("",)
    assert labels.wrap("", 10, 30, "regular") == ("",)


@pytest.mark.parametrize("name,shown", [
    ("Anežka 🎲", "Anežka"),
    ("two\nlines\tand more", "two lines and more"),
    ("a\u0301", "á"),
    ("\u202eevil\u200b", "evil"),
    ("שלום", "?"),
    ("Ђорђе Ωμέγα", "Ђорђе Ωμέγα"),
    ("", ""),
    ("🎲🎲", "?"),
])  # fmt: skip
def test_names_show_what_the_type_face_has(name, shown):
    assert labels.printable(name) == shown


def test_the_type_face_has_all_letters_of_both_languages():
    letters = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ×−–…·→„“”’"
    assert labels.printable(letters) == letters
