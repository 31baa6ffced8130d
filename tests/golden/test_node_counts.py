"""Node counts at fixed seeds: how many lines of play there are, as with perft in chess programs."""

import pytest

from engine.core.game import AnyGame
from engine.core.registry import game
from engine.core.rng import Rng

BURGUNDY = game("burgundy")


def node_count(game: AnyGame, state, depth: int, rng: Rng) -> int:
    if depth == 0:
        return 1
    total = 0
    for prompt in game.prompts(state)[:1]:
        for decision in game.legal(state, prompt.seat).decisions:
            total += node_count(game, game.play(state, prompt.seat, decision, rng.at(depth)).state, depth - 1, rng)
    return total


def late(seats: int, seed: int, moves: int):
    """A position in the middle of a random game."""
    from itertools import islice

    from tests.contract.walks import walk

    return next(islice(walk(BURGUNDY, BURGUNDY.options(), seats, seed), moves, None)).state


@pytest.mark.parametrize("seats,seed,moves,counts", [
    (2, 0, 0, [16, 116, 269]),
    (2, 1, 60, [6, 48, 336]),
    (3, 2, 90, [11, 38, 45]),
    (4, 3, 150, [1, 33, 398]),
    (4, 4, 290, [1, 107, 4253]),
    (2, 5, 140, [13, 16, 509]),
    (3, 6, 200, [5, 5, 30]),
    (4, 7, 20, [24, 310, 1259]),
])  # fmt: skip
def test_node_counts(seats, seed, moves, counts):
    state = late(seats, seed, moves)
    assert [node_count(BURGUNDY, state, depth, Rng(b"n" * 32)) for depth in (1, 2, 3)] == counts
