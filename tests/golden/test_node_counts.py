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
    (2, 0, 0, [17, 135, 383]),
    (2, 1, 60, [1, 1, 2]),
    (3, 2, 90, [4, 22, 44]),
    (4, 3, 150, [6, 6, 84]),
    (4, 4, 290, [9, 104, 424]),
    (2, 5, 140, [5, 51, 67]),
    (3, 6, 200, [14, 136, 244]),
    (4, 7, 20, [5, 46, 129]),
    (4, 8, 110, [9, 69, 203]),
    (3, 9, 40, [11, 78, 189]),
])  # fmt: skip
def test_node_counts(seats, seed, moves, counts):
    state = late(seats, seed, moves)
    assert [node_count(BURGUNDY, state, depth, Rng(b"n" * 32)) for depth in (1, 2, 3)] == counts
