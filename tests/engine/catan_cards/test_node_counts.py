"""Node counts at fixed seeds: how many lines of play there are (listed decisions only)."""

from itertools import islice

import pytest

from engine.core.rng import Rng
from engine.games.catan_cards import GAME
from engine.games.catan_cards.state import CatanOptions
from tests.contract.walks import walk
from tests.golden.test_node_counts import node_count


@pytest.mark.parametrize("sets,seed,moves,counts", [
    ("base", 0, 20, [6, 16, 24]),
    ("base", 1, 330, [1, 13, 141]),
    ("tc", 2, 230, [9, 66, 393]),
    ("sp", 3, 250, [12, 89, 486]),
    ("wd", 4, 300, [7, 43, 211]),
    ("tc-sp", 7, 226, [4, 18, 64]),
    ("tc-wd", 7, 230, [7, 7, 502]),
    ("sp-wd", 8, 333, [14, 158, 1381]),
    ("tc-sp-wd", 5, 411, [23, 485, 9513]),
])  # fmt: skip
def test_node_counts(sets, seed, moves, counts):
    state = next(islice(walk(GAME, CatanOptions(sets), 2, seed), moves, None)).state
    assert [node_count(GAME, state, depth, Rng(b"n" * 32)) for depth in (1, 2, 3)] == counts
