"""Node counts at fixed seeds: how many lines of play there are, as with perft in chess programs."""

from itertools import islice

import pytest

from engine.core.game import AnyGame
from engine.core.registry import game
from engine.core.rng import Rng
from tests.contract.walks import walk

BURGUNDY = game("burgundy")
STARFARERS = game("starfarers")
PER_FAMILY = 12  # canonical members looked at: purchases, flights, gifts


def node_count(game: AnyGame, state, depth: int, rng: Rng, per_family: int = 0) -> int:
    if depth == 0:
        return 1
    total = 0
    for prompt in game.prompts(state)[:1]:
        for decision in game.legal(state, prompt.seat).members(per_family):
            after = game.play(state, prompt.seat, decision, rng.at(depth)).state
            total += node_count(game, after, depth - 1, rng, per_family)
    return total


def late(game: AnyGame, options, seats: int, seed: int, moves: int):
    """A position in the middle of a random game."""
    return next(islice(walk(game, options, seats, seed), moves, None)).state


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
    state = late(BURGUNDY, BURGUNDY.options(), seats, seed, moves)
    assert [node_count(BURGUNDY, state, depth, Rng(b"n" * 32)) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize("seats,setup,seed,moves,counts", [
    (3, "beginner", 0, 0, [1, 46, 1822]),
    (4, "beginner", 1, 60, [10, 233, 2771]),
    (3, "strategic", 2, 0, [12, 132, 1320]),
    (4, "strategic", 2, 12, [3, 12, 36]),
    (4, "explorer", 3, 165, [13, 13, 63]),
    (3, "explorer", 4, 400, [38, 1406, 52022]),
    (4, "wild_space", 5, 310, [25, 313, 675]),
    (3, "wild_space", 6, 35, [1, 13, 13]),
    (4, "beginner", 7, 535, [1, 1, 53]),
    (3, "strategic", 8, 715, [25, 313, 353]),
])  # fmt: skip
def test_node_counts_of_starfarers(seats, setup, seed, moves, counts):
    state = late(STARFARERS, STARFARERS.options(setup), seats, seed, moves)
    assert [node_count(STARFARERS, state, depth, Rng(b"n" * 32), PER_FAMILY) for depth in (1, 2, 3)] == counts
