"""Node counts at fixed seeds: how many lines of play there are (listed decisions only)."""

from itertools import islice

import pytest

from engine.core.rng import Rng
from engine.games.catan_cards import GAME
from engine.games.catan_cards.state import CatanOptions
from tests.contract.walks import walk
from tests.golden.test_node_counts import node_count


@pytest.mark.parametrize("sets,seed,moves,counts", [
    ("base", 0, 20, [11, 86, 445]),
    ("tc", 2, 200, [1, 1, 19]),
    ("sp", 3, 250, [5, 23, 106]),
    ("wd", 4, 300, [5, 65, 716]),
    ("tc-sp-wd", 5, 400, [23, 470, 8562]),
])  # fmt: skip
def test_node_counts(sets, seed, moves, counts):
    state = next(islice(walk(GAME, CatanOptions(sets), 2, seed), moves, None)).state
    assert [node_count(GAME, state, depth, Rng(b"n" * 32)) for depth in (1, 2, 3)] == counts
