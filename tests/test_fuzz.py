"""A slice of `make fuzz`."""

import pytest

from engine.core.registry import games
from tests.fuzz import fuzz

SLICE = 20_000


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("half", [0, 1])
def test_fuzz_slice(game_id, half):
    *_, last = fuzz(games()[game_id], SLICE // 2, first_seed=500 + 100 * half)
    assert last == SLICE // 2
