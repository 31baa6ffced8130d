"""`meeplepost board`: any picture of a saved game, and one clear sentence for what is wrong."""

import pytest
from PIL import Image

from bot.__main__ import main
from tests.golden.files import FOLDER

GOLDEN = min(FOLDER.glob("burgundy-00*.txt"))


def run(capsys, *argv):
    status = main(["board", *(str(word) for word in argv)])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("what", ["board", "depots", "estate.A", "storage.b", "sheet"])
def test_every_part_can_be_written(capsys, tmp_path, what):
    out = tmp_path / "picture.png"
    status, words, err = run(capsys, GOLDEN, out, "--what", what, "--names", "Anežka", "--lang", "en")
    assert (status, err) == (0, "")
    assert words.strip()
    with Image.open(out) as image:
        image.load()
        assert image.width == 1600


def test_the_words_of_the_picture_come_in_the_language_asked_for(capsys, tmp_path):
    _, words, _ = run(capsys, GOLDEN, tmp_path / "a.png", "--to", 30, "--since", 20, "--seat", "A", "--lang", "cs")
    assert words.startswith("Hrady Burgundska, fáze A")
    assert "Změny: " in words


@pytest.mark.parametrize("argv,sentence", [
    (("--what", "garden"), "There is no picture “garden” of this game. There are: board, depots, estate.A"),
    (("--what", "estate.C"), "There is no picture “estate.C”"),
    (("--what", "sheet", "--to", 3), "There is no score sheet yet"),
    (("--to", 9999), "there is no position 9,999"),
    (("--to", -1), "there is no position"),
    (("--to", 5, "--since", 6), "there is no position 6"),
    (("--seat", "Q"), "There is no seat Q"),
])  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(capsys, tmp_path, argv, sentence):
    out = tmp_path / "picture.png"
    status, words, err = run(capsys, GOLDEN, out, *argv, "--lang", "en")
    assert status == 2
    assert words == ""
    assert sentence in err
    assert not out.exists()


def test_a_place_that_cannot_be_written_is_named(capsys, tmp_path):
    status, _, err = run(capsys, GOLDEN, tmp_path / "missing" / "a.png", "--lang", "en")
    assert status == 2
    assert "“a.png” cannot be written." in err
