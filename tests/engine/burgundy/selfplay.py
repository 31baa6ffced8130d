"""Whole games for tests that look at what happens on the way."""

from collections.abc import Iterator
from functools import cache

from engine.core.game import Step
from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.state import BurgundyOptions, State


def random_game(seats: int, estates: str = "basic", seed: int = 1) -> Iterator[tuple[State, Step[State]]]:
    """Each state and what a random decision made of it, to the end."""
    rng = Rng(seed.to_bytes(32, "big"))
    pick = rng.apart("tests")
    state = GAME.new(BurgundyOptions(estates), seats, rng)
    position = 0
    while GAME.prompts(state):
        position += 1
        decision = GAME.legal(state, state.seat).sample(pick)
        step = GAME.apply(state, state.seat, decision, rng.at(position))
        yield state, step
        state = step.state


@cache
def random_states(seats: int, estates: str = "basic", seed: int = 1) -> tuple[State, ...]:
    """Every position of a random game, the last one included."""
    steps = list(random_game(seats, estates, seed))
    return (*(state for state, _ in steps), steps[-1][1].state)


def phase_starts(seats: int) -> tuple[State, ...]:
    """The first position of each phase of a random game."""
    first: dict[int, State] = {}
    for state in random_states(seats):
        first.setdefault(state.phase, state)
    return tuple(first.values())
