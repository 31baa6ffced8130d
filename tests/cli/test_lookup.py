"""`meeplepost rules` and `meeplepost card` on the terminal."""

from tests.cli.test_cli import run


def test_a_question_is_answered_in_the_chosen_language(capsys):
    status, out, err = run(capsys, "rules", "kdo", "hraje", "prvni", "--game", "burgundy", "--lang", "cs")
    assert (status, err) == (0, "")
    assert out.startswith("Pořadí tahů · Hrady Burgundska")
    assert "Zdroj: pravidla 4.2 a 6.3 · Viz také: Loď" in out


def test_a_card_is_shown_with_what_it_does(capsys):
    status, out, _ = run(capsys, "card", "chruch", "--lang", "en")
    assert status == 0
    assert out.startswith("Church · The Castles of Burgundy · building · 7 tiles\n\nTake a tile from a depot")


def test_nonsense_gets_a_sentence(capsys):
    status, out, err = run(capsys, "rules", "qwrtzp", "--lang", "en")
    assert (status, err) == (1, "")
    assert out.startswith("Nothing found for “qwrtzp”. Nearest titles: ")
    status, _, err = run(capsys, "rules", "x", "--game", "chess", "--lang", "en")
    assert status == 2
    assert "chess" in err
