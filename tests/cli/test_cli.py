"""The command line: what it does, and one clear sentence for everything that is wrong."""

import io
import re

import pytest

from bot.__main__ import main
from engine.core.words import words
from tests.golden.files import FOLDER

GOLDEN = min(FOLDER.glob("burgundy-00*.txt"))


def run(capsys, *argv):
    status = main([str(word) for word in argv])
    out, err = capsys.readouterr()
    return status, out, err


def test_selfplay_prints_a_table(capsys, tmp_path):
    status, out, _ = run(capsys, "selfplay", "burgundy", "--games", 2, "--seats", 3, "--seed", "x", "--save", tmp_path)
    assert status == 0
    assert "2 games of burgundy" in out
    assert "decisions/s" in out
    assert len(list(tmp_path.iterdir())) == 2


def test_selfplay_same_seed_same_games(capsys, tmp_path):
    for folder in ("a", "b"):
        run(capsys, "selfplay", "burgundy", "--games", 1, "--seed", "same", "--save", tmp_path / folder)
    one, two = (next((tmp_path / folder).iterdir()).read_text() for folder in ("a", "b"))
    assert one == two


def test_verify_says_that_all_holds(capsys):
    status, out, _ = run(capsys, "verify", GOLDEN)
    assert status == 0
    assert "Everything holds" in out
    status, out, _ = run(capsys, "verify", GOLDEN, "--lang", "cs")
    assert "Vše souhlasí" in out


def test_replay_stops_where_told(capsys):
    status, out, _ = run(capsys, "replay", GOLDEN, "--to", 3, "--seat", "b")
    assert status == 0
    assert "   3 " in out
    assert "   4 " not in out
    assert "Phase A, round 1" in out


@pytest.mark.parametrize("argv,sentence", [
    (("selfplay", "chess"), "There is no game called “chess”."),
    (("selfplay", "burgundy", "--seats", 5), "This game is for 2 to 4 seats, not 5."),
    (("selfplay", "burgundy", "--players", "genius"), "There is no automatic player called “genius”."),
    (("selfplay", "burgundy", "--players", "random,random,random"), "3 players are named for 2 seats."),
    (("selfplay", "burgundy", "--options", "estates=11"), "“11” is no value for estates."),
    (("selfplay", "burgundy", "--options", "colour=red"), "There is no option “colour”."),
    (("verify", "nowhere.txt"), "There is no file “nowhere.txt”."),
    (("replay", GOLDEN, "--to", 9999), "there is no position 9,999"),
    (("replay", GOLDEN, "--seat", "Q"), "There is no seat Q"),
    (("table", "burgundy", "--seed", "12"), "“12” is no value for seed."),
])  # fmt: skip
def test_bad_arguments(capsys, argv, sentence):
    status, out, err = run(capsys, *argv)
    assert status == 2
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


def edited(change):
    return change(GOLDEN.read_text(encoding="utf-8"))


def flip_seed(text):
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("seed "))
    lines[at] = "seed " + "00" * 32
    return "\n".join(lines)


def _short_seed(text):
    lines = ["seed abcd" if line.startswith("seed ") else line for line in text.splitlines()]
    return "\n".join(lines)


def _without(text, heading):
    return "\n".join(line for line in text.splitlines() if not line.startswith(f"{heading} "))


def _swap_seat(text):
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    other = "B" if lines[at][2] == "A" else "A"
    lines[at] = f"1 {other}{lines[at][3:]}"
    return "\n".join(lines)


def _first_move(text, move):
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[at] = f"{lines[at][:3]} {move}"
    return "\n".join(lines)


DAMAGE = [
    ("cut", lambda t: t[: len(t) // 2].rsplit("\n", 1)[0], "The moves end before the game does."),
    ("cut in a line", lambda t: t[: t.index("\n3 ") + 4], "is no move"),
    ("wrong seed", flip_seed, "The seed does not match its hash."),
    ("short seed", _short_seed, "seed has a value that does not fit"),
    ("unknown decision", lambda t: _first_move(t, "dance"), "is no move"),
    ("wrong seat", _swap_seat, "is not legal"),
    ("no such seat", lambda t: t.replace("\n1 A ", "\n1 D ").replace("\n1 B ", "\n1 D "), "there is no seat D"),
    ("number out of range", lambda t: _first_move(t, "take bank from 9 with 1"), "There is no depot 9"),
    ("wrong number", lambda t: t.replace("\n2 ", "\n7 ", 1), "should have number 2"),
    ("wrong result", lambda t: t.rsplit("result", 1)[0] + "result A 1 B 2\n", "The saved result is A 1 B 2"),
    ("no result", lambda t: t.rsplit("result", 1)[0], "“result” is missing"),
    ("other rules", lambda t: t.replace("\nrules 1\n", "\nrules 99\n"), "saved under rules 99"),
    ("other data", lambda t: t.replace("sha256:", "sha256:0", 1), "with other game data"),
    ("no heading", lambda t: t.replace("\nsalt ", "\npepper "), "is no move"),
    ("missing heading", lambda t: _without(t, "salt"), "“salt” is missing"),
    ("bad options", lambda t: t.replace("estates=basic", "estates"), "options has a value that does not fit"),
    ("unknown option", lambda t: t.replace("estates=basic", "colour=red"), "There is no option “colour”"),
    ("too many seats", lambda t: t.replace("\nseats 2", "\nseats 9"), "for 2 to 4 seats, not 9"),
    ("seats no number", lambda t: t.replace("\nseats 2", "\nseats two"), "seats has a value that does not fit"),
    ("running export", lambda t: _without(t, "seed"), "a running game without its seed"),
    ("undo to nowhere", lambda t: t.replace("\n2 ", "\n! undo 9 by A\n2 ", 1), "nothing to take back to 9"),
    ("something after the end", lambda t: t + "hello\n", "is no move"),
    ("not a save", lambda _: "hello\n", "not a saved game"),
    ("empty", lambda _: "", "not a saved game"),
]  # fmt: skip


@pytest.mark.parametrize("name,change,sentence", DAMAGE, ids=[name for name, *_ in DAMAGE])
def test_damaged_save_gets_one_clear_sentence(capsys, tmp_path, name, change, sentence):
    file = tmp_path / "game.txt"
    file.write_text(edited(change), encoding="utf-8")
    before = file.read_bytes()
    status, out, err = run(capsys, "verify", file)
    assert status == 2
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""
    assert file.read_bytes() == before
    assert run(capsys, "verify", file, "--lang", "cs")[2] != err


@pytest.mark.parametrize("content,sentence", [
    (b"\xff\xfe\x00binary\x00", "is not a text file"),
    (b"meeplepost 1\ngame burgundy\n" + b"x" * 10_000_000, "too large"),
    (b"meeplepost 1\n1 A " + b"take " * 100_000, "is missing"),
])  # fmt: skip
def test_files_that_are_no_text(capsys, tmp_path, content, sentence):
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    status, _, err = run(capsys, "replay", file)
    assert status == 2
    assert sentence in err


def test_folder_instead_of_a_file(capsys, tmp_path):
    assert run(capsys, "verify", tmp_path)[0] == 2


def test_undo_rows_replay(capsys, tmp_path, monkeypatch):
    file = tmp_path / "game.txt"
    typed = f"workers; workers\nundo\nsell 9\nwhy place ship at A1 with 1\nworkers\nend\nsave {file}\nquit\n"
    status, out, _ = typed_table(capsys, monkeypatch, typed)
    assert status == 0
    assert "Taken back: workers" in out
    text = file.read_text(encoding="utf-8")
    assert re.search(r"^! undo \d+ by A$", text, re.MULTILINE)
    status, out, _ = run(capsys, "replay", file)
    assert status == 0


def typed_table(capsys, monkeypatch, typed, *argv):
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return run(capsys, "table", "burgundy", "--seed", "07" * 32, *argv)


def test_terminal_answers_everything_in_both_languages(capsys, monkeypatch):
    typed = (
        "help\nmoves\nmoves take\nboard\nlog\nundo\nwhy end\nwhy workers with 1\nwhy dance\nnonsense\nsave /\n\nquit\n"
    )
    for lang in ("en", "cs"):
        status, out, err = typed_table(capsys, monkeypatch, typed, "--lang", lang)
        assert status == 0
        assert err == ""
        for key in ("table-help", "table-no-undo", "table-legal"):
            assert words(lang).say(key) in out
        assert "Traceback" not in out
        assert {"en": "Your move: use both dice", "cs": "Jsi na tahu: použij obě kostky"}[lang] in out


def test_terminal_plays_a_whole_game(capsys, monkeypatch):
    """The simplest person: workers, workers, end; castles and ships never come up."""
    typed = "workers; workers; end\n" * 25
    status, out, _ = typed_table(capsys, monkeypatch, typed)
    assert status == 0
    assert "Seed of the dice" in out
    assert "2. you:" in out
