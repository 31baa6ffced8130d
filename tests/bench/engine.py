"""Engine rows of docs/performance.md: Burgundy against catanatron and json, rounds interleaved,
medians of ratios. CPU time, not wall time: the machine may be busy with other things.
"""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.codec import codec
from engine.core.game import AnyGame
from engine.core.match import Match
from engine.core.registry import game as find_game
from engine.core.rng import Rng
from tests.bench.measure import median_ratio, ratio_text

CATANATRON_NEWER = 1.27  # a current build of the yardstick is so much faster than the packaged one
ROUNDS = 9
GAMES_PER_ROUND = 8


def rate(play: Callable[[int], int], seed: int) -> float:
    """Decisions per second of one round."""
    started = time.process_time()
    decisions = sum(play(seed * GAMES_PER_ROUND + i) for i in range(GAMES_PER_ROUND))
    return decisions / (time.process_time() - started)


def play_randomly(game: AnyGame, seats: int, seed: int, *, validate: bool) -> int:
    """One random game: legal, choose, play; `validate` checks every decision again, as the host does."""
    dice, chance = Rng(seed.to_bytes(32, "big"), b"bench"), random.Random(seed)
    state = game.new(game.options(), seats, dice.at(0))
    move = game.apply if validate else game.play
    position = 0
    while prompts := game.prompts(state):
        seat = prompts[0].seat
        legal = game.legal(state, seat)
        choices = legal.decisions
        decision = choices[int(chance.random() * len(choices))] if choices else legal.sample(dice.at(position))
        position += 1
        state = move(state, seat, decision, dice.at(position)).state
    return position


def play_catanatron(seed: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    return len(game.state.actions)


def replay_times(game: AnyGame) -> tuple[float, float]:
    """Seconds per decision of a replay: ours, and the yardstick's, each of a game played before."""
    from catanatron import Color, Game, RandomPlayer

    match = Match(game, game.options(), 4, Rng(b"r" * 32))
    chance = random.Random(1)
    while prompts := game.prompts(match.state):
        seat = prompts[0].seat
        match.play(seat, chance.choice(game.legal(match.state, seat).decisions))
    moves = [(played.seat, played.decision) for played in match.line]
    started = time.process_time()
    again = Match(game, game.options(), 4, Rng(b"r" * 32))
    for seat, decision in moves:
        again.play(seat, decision)
    ours = (time.process_time() - started) / len(moves)

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    first = Game([RandomPlayer(color) for color in colors], seed=3)
    blank = first.copy()
    first.play()
    started = time.process_time()
    for action in first.state.actions:
        blank.execute(action, validate_action=False)
    return ours, (time.process_time() - started) / len(first.state.actions)


def snapshot_times(game: AnyGame) -> tuple[float, float]:
    """Seconds of a snapshot round trip: ours, and json of the same state."""
    state: Any = game.new(game.options(), 4, Rng(b"s" * 32))
    codes, times = codec(game), 300
    started = time.process_time()
    for _ in range(times):
        codes.state(codes.pack(state))
    ours = time.process_time() - started
    plain = named(state)
    started = time.process_time()
    for _ in range(times):
        json.loads(json.dumps(plain))
    return ours, time.process_time() - started


def named(thing: Any) -> Any:
    """The state as plain objects with named fields: what one would hand to json."""
    if isinstance(thing, msgspec.Struct):
        return {name: named(value) for name, value in msgspec.structs.asdict(thing).items()}
    return [named(item) for item in thing] if isinstance(thing, tuple) else thing


def run() -> list[tuple[str, str]]:
    game = find_game("burgundy")
    plain: list[float] = []
    checked: list[float] = []
    replays: list[float] = []
    snapshots: list[float] = []
    for number in range(ROUNDS + 1):
        yardstick = rate(play_catanatron, number) * CATANATRON_NEWER
        fast = rate(lambda seed: play_randomly(game, 4, seed, validate=False), number) / yardstick
        safe = rate(lambda seed: play_randomly(game, 4, seed, validate=True), 1_000 + number) / yardstick
        ours, theirs = replay_times(game)
        packed, dumped = snapshot_times(game)
        if number:  # the first round only warms up
            plain.append(fast)
            checked.append(safe)
            replays.append(ours / (theirs / CATANATRON_NEWER))
            snapshots.append(dumped / packed)
    absolute = rate(lambda seed: play_randomly(game, 4, seed, validate=True), 99)
    return [
        ("Burgundy decisions/s, random self-play, vs catanatron 3.3.0", ratio_text(plain, floor=1.5, goal=3)),
        ("the same with every decision re-validated", ratio_text(checked, floor=1.0, goal=2)),
        ("full replay per decision vs catanatron's (less is better)", ratio_text(replays, floor=0.7, goal=0.3)),
        ("snapshot round trip vs json (times faster)", ratio_text(snapshots, floor=5, goal=5.5)),
        ("for information: re-validated decisions/s", f"{absolute:,.0f} ({median_ratio(checked):.2f}x)"),
    ]


if __name__ == "__main__":
    for label, figure in run():
        print(f"{label:<64} {figure}")
