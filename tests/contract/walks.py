"""Random walks through a game: the positions all checks look at."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.game import AnyGame, Step
from engine.core.prompt import Prompt, Seat
from engine.core.rng import Rng

CAP = 5_000  # decisions; no game here comes near it under random play
OPEN_EVERY = 4  # questions that hold nobody up are asked so much less often than others


class Moment(NamedTuple):
    """One decision on a walk."""

    state: Any
    seat: Seat
    decision: Any
    step: Step[Any]
    rng: Rng  # fresh, as it was for the decision


class NeverEnds(AssertionError):
    """The walk reached the cap."""


def options_of(game: AnyGame) -> list[Any]:
    """Every value of every option, one at a time."""
    import typing

    hints = typing.get_type_hints(game.options)
    variants = [game.options()]
    for name, hint in hints.items():
        for value in typing.get_args(hint):
            variant = game.options(**{name: value})
            if variant not in variants:
                variants.append(variant)
    return variants


def _awaited(prompts: tuple[Prompt, ...]) -> list[Prompt]:
    """Questions that hold nobody up are answered now and then only."""
    return [prompt for prompt in prompts for _ in range(1 if prompt.clock == "open" else OPEN_EVERY)]


def walk(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Moment]:
    """Random play to the end; several awaited seats answer in random order."""
    source = Rng(seed.to_bytes(32, "big"), b"walk")
    chance = source.apart("walk")
    state = game.new(options, seats, source.at(0))
    for position in range(1, CAP):
        prompts = game.prompts(state)
        if not prompts:
            return
        dice = chance.at(position)
        seat = dice.choice(_awaited(prompts), "who").seat
        decision = game.pick(game.view(state, seat), game.legal(state, seat), dice, "sample")
        step = game.play(state, seat, game.check(state, seat, decision), source.at(position))
        yield Moment(state, seat, decision, step, source.at(position))
        state = step.state
    raise NeverEnds(f"{game.id} with {seats} seats, seed {seed}")


class Tape:
    """A walk that can be looked at again without being played anew."""

    def __init__(self, moments: Iterator[Moment]) -> None:
        self._rest = moments
        self._seen: list[Moment] = []

    def __iter__(self) -> Iterator[Moment]:
        i = 0
        while True:
            if i == len(self._seen):
                following = next(self._rest, None)
                if following is None:
                    return
                self._seen.append(following)
            yield self._seen[i]
            i += 1


@lru_cache(maxsize=48)
def tape(game: AnyGame, options: Any, seats: int, seed: int) -> Tape:
    """The walk of this seed, kept for the other checks."""
    return Tape(walk(game, options, seats, seed))
