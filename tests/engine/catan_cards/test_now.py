"""What an entry of the Catan Card Game says of the running table: true, and nothing that only one player knows."""

import re
from itertools import islice

import pytest

from engine.core.words import LANGUAGES
from engine.games.catan_cards import GAME
from engine.games.catan_cards.state import CatanOptions
from tests.contract.walks import walk

NAMES = ("Anna", "Petr")
TOLD = (
    "points",
    "end",
    "action-gate",
    "hand-limit",
    "knight-token",
    "mill-token",
    "tournament",
    "city",
    "stacks",
    "ore",
)
RAW = re.compile(r"[{}_]|\bnone\b|  ")


def moments(sets: str, every: int) -> list:
    return [moment.state for moment in islice(walk(GAME, CatanOptions(sets), 2, seed=5), 0, None, every)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_is_the_same_for_everybody_and_reads_well(lang):
    speech = GAME.speech(lang, NAMES)
    told = set()
    for state in moments("tc-sp-wd", 40):
        views = [GAME.view(state, viewer) for viewer in (None, 0, 1)]
        for entry in (*TOLD, *(card.id for card in GAME.cards(lang))):
            lines = {GAME.now(view, entry, speech) for view in views}
            assert len(lines) == 1, entry
            told |= lines
    assert [line for line in told if RAW.search(line)] == []
    assert len(told) > 50


def test_points_gate_and_supply_at_the_start():
    view = GAME.view(moments("base", 1)[0], None)
    speech = GAME.speech("en", NAMES)
    assert GAME.now(view, "points", speech) == "Victory points: Anna 2 · Petr 2; 12 win"
    assert GAME.now(view, "action-gate", speech) == "The gate is closed: 4 of 7 points together"
    assert GAME.now(view, "road", speech) == "In the supply: roads 7, settlements 5, cities 7"
    assert GAME.now(view, "gold", speech) == "On landscapes: Anna 1 · Petr 1"
    assert GAME.now(view, "mill-token", speech) == "Commerce points: Anna 0 · Petr 0; the mill: nobody"
    assert GAME.now(view, "glossary", speech) == GAME.now(view, "library", speech) == ""


def test_a_card_says_who_has_it_and_where_it_lies_open():
    speech = GAME.speech("en", NAMES)
    state = moments("sp", 1)[0]
    assert GAME.now(GAME.view(state, 0), "university", speech) == "in the face-up row: 2"
    for state in moments("base", 25):
        for placed in (one for player in state.players for one in player.cards):
            line = GAME.now(GAME.view(state, None), placed.card.replace("_", "-"), speech)
            assert f"{NAMES[placed.owner]} has" in line
