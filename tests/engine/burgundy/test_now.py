"""What the table says of an entry: only what lies open."""

import pytest

from bot.host.lookup.entries import book
from engine.core.words import LANGUAGES
from engine.games.burgundy import GAME
from tests.engine.burgundy.table import Table

NAMES = ("Anna", "Petr")


def said(table: Table, entry: str, lang: str = "en") -> str:
    return GAME.now(GAME.view(table.state, None), entry, GAME.speech(lang, NAMES))


def test_tiles_are_where_they_lie():
    table = Table().depot(5, "church").black("church").player(storage=["church"], estate={"E4": "church"})
    line = said(table, "church")
    assert line.startswith("in depot 5 · in the black depot · Anna: E4 · Anna: 1 in storage · ")
    assert line.endswith("of 7 not seen yet")
    assert said(table, "k7") == "1 of 1 not seen yet"
    assert "in depots 2, 3" in said(Table().depot(2, "cow_2").depot(3, "cow_4"), "cow")


def test_numbers_of_the_moment():
    table = Table(phase="C", round=2).player(silver=4, workers=3).goods_at(3, 2, 2, 5)
    assert said(table, "silver") == "Anna 4 · Petr 0"
    assert said(table, "worker") == "Anna 3 · Petr 0"
    assert said(table, "regions") == "Phase C: bonus 6, so a region of three gives 12 points now."
    assert said(table, "ship") == "In the depots: 2 × purple goods (2): 3; 1 × brown goods (5): 3"
    assert said(table, "sell") == "2 points for each token here"
    assert said(table, "rounds") == "Phase C, round 2 of 5"
    assert said(table, "tokens").startswith("Still to be had: building 5 + 2")
    assert said(Table().black("mine", "ship"), "black-depot") == "mine, ship"
    assert said(Table().markers((1,), (0,)), "order") == "This round: Anna, Petr · next round as it stands: Anna, Petr"
    assert said(table, "glossary") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_asked_about(lang):
    table = Table(seats=4)
    told = [said(table, entry, lang) for entry in book("burgundy", lang).entries]
    assert sum(map(bool, told)) > 40
    assert not [line for line in told if "burgundy-" in line or "{" in line]
