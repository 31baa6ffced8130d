"""Random decisions with all invariants checked: `make fuzz`, and a short slice of it in the suite."""

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.progress import progress
from engine.core.codec import codec
from engine.core.errors import Illegal
from engine.core.game import AnyGame
from engine.core.registry import games
from tests.contract.walks import Moment, options_of, walk

REPORT_EVERY = 1_000
DEEP_EVERY = 50  # the costly invariants


def own_invariants(game: AnyGame) -> Callable[[Any], None]:
    """The game's own list, tests/engine/<id>/invariants.py."""
    name = f"tests.engine.{game.id}.invariants"
    found: Callable[[Any], None] = import_module(name).check if find_spec(name) else lambda _: None
    return found


def fuzz(game: AnyGame, decisions: int, first_seed: int = 0) -> Iterator[int]:
    """Plays random games over all options and seat counts; yields the number of decisions after each."""
    own = own_invariants(game)
    done = 0
    seed = first_seed
    while done < decisions:
        for options in options_of(game):
            for seats in game.seats:
                pieces = None
                for moment in walk(game, options, seats, seed):
                    pieces = pieces or dict(game.pieces(moment.state))
                    _check(game, moment, pieces, own, deep=done % DEEP_EVERY == 0)
                    done += 1
                    yield done
                    if done >= decisions:
                        return
        seed += 1


def _check(game: AnyGame, moment: Moment, pieces: dict[str, int], own: Callable[[Any], None], *, deep: bool) -> None:
    after = moment.step.state
    own(after)
    asked = game.prompts(after)
    assert asked or game.result(after) is not None, "nobody is asked, but the game is not over"
    for prompt in asked:
        assert game.legal(after, prompt.seat), f"seat {prompt.seat} has no legal decision"
    if not deep:
        return
    assert dict(game.pieces(after)) == pieces, f"{moment.decision} lost or made pieces"
    packed = codec(game).pack(after)
    assert codec(game).state(packed) == after
    for prompt in asked:
        for decision in game.legal(after, prompt.seat).members(20):
            game.check(after, prompt.seat, decision)
        _refused(game, after, prompt.seat, moment.decision)


def _refused(game: AnyGame, state: Any, seat: int, decision: Any) -> None:
    """The last decision again: legal now, or refused without a trace."""
    before = codec(game).pack(state)
    try:
        game.check(state, seat, decision)
    except Illegal:
        assert game.legal(state, seat).accepts(decision) is None
    assert codec(game).pack(state) == before


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--game", action="append", help="default: every game")
    parser.add_argument("--seed", type=int, default=1_000)
    args = parser.parse_args()
    for game_id, game in games().items():
        if args.game and game_id not in args.game:
            continue
        for _ in progress(fuzz(game, args.decisions, args.seed), args.decisions, f"fuzz {game_id}"):
            pass
        print(f"{game_id}: {args.decisions} decisions, all invariants hold")
    return 0


if __name__ == "__main__":
    sys.exit(main())
