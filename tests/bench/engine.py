"""Engine rows of docs/performance.md: every game against catanatron, Burgundy also against json, rounds interleaved,
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
from engine.core.registry import games
from engine.core.rng import Rng
from tests.bench.measure import median_ratio, ratio_text

CATANATRON_NEWER = 1.27  # a current build of the yardstick is so much faster than the packaged one
ROUNDS = 9
GAMES_PER_ROUND = 8
ROUND_SECONDS = 0.5  # games are long or short: each round plays at least so long
MOST_DECISIONS = 5_000  # plain chance would hardly ever end a game that is over only by points
BARS = {"burgundy": (1.5, 3.0)}  # floor and goal of decisions/s against the yardstick
OTHER_BARS = (0.3, 1.0)  # maps and trades are dearer than tiles


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
    while (prompts := game.prompts(state)) and position < MOST_DECISIONS:
        seat = prompts[0].seat
        legal = game.legal(state, seat)
        pick = int(chance.random() * (len(legal.decisions) + len(legal.families)))
        if pick < len(legal.decisions):
            decision = legal.decisions[pick]
        else:
            decision = legal.families[pick - len(legal.decisions)].sample(dice.at(position))
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


def against_catanatron(game: AnyGame, *, validate: bool = False) -> str:
    """Decisions/s in random self-play with most seats, as a ratio to the yardstick's."""
    ratios: list[float] = []
    for number in range(ROUNDS + 1):
        yardstick = rate(play_catanatron, number) * CATANATRON_NEWER
        decisions, started = 0, time.process_time()
        for seed in range(GAMES_PER_ROUND):
            decisions += play_randomly(game, game.seats[-1], number * GAMES_PER_ROUND + seed, validate=validate)
            if time.process_time() - started > ROUND_SECONDS:
                break
        ratios.append(decisions / (time.process_time() - started) / yardstick)
    floor, goal = BARS.get(game.id, OTHER_BARS)
    return ratio_text(ratios[1:], floor=floor, goal=goal)  # the first round only warms up


def run() -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    for game in games().values():
        name = game.speech("en").say("name")
        rows.append((f"{name}: decisions/s, random self-play, vs catanatron 3.3.0", against_catanatron(game)))
        if game.id != "burgundy":  # its rows below
            again = against_catanatron(game, validate=True)
            rows.append((f"{name} with every decision re-validated, vs catanatron 3.3.0", again))
    return rows + _burgundy()


def _burgundy() -> list[tuple[str, str]]:
    game = find_game("burgundy")
    checked: list[float] = []
    replays: list[float] = []
    snapshots: list[float] = []
    for number in range(ROUNDS + 1):
        yardstick = rate(play_catanatron, number) * CATANATRON_NEWER
        safe = rate(lambda seed: play_randomly(game, 4, seed, validate=True), 1_000 + number) / yardstick
        ours, theirs = replay_times(game)
        packed, dumped = snapshot_times(game)
        if number:  # the first round only warms up
            checked.append(safe)
            replays.append(ours / (theirs / CATANATRON_NEWER))
            snapshots.append(dumped / packed)
    absolute = rate(lambda seed: play_randomly(game, 4, seed, validate=True), 99)
    return [
        ("Burgundy with every decision re-validated, vs catanatron 3.3.0", ratio_text(checked, floor=1.0, goal=2)),
        ("full replay per decision vs catanatron's (less is better)", ratio_text(replays, floor=0.7, goal=0.3)),
        ("snapshot round trip vs json (times faster)", ratio_text(snapshots, floor=5, goal=5.5)),
        ("for information: re-validated decisions/s", f"{absolute:,.0f} ({median_ratio(checked):.2f}x)"),
    ]


if __name__ == "__main__":
    for label, figure in run():
        print(f"{label:<64} {figure}")
