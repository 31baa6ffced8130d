"""How well the automatic players play: `make strength`. Fixed seeds, judged by a 99 % interval."""

import argparse
import math
import os
import statistics
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from bot.commands.selfplay import Outcome, play_many
from engine.core.registry import game, games

Z99 = 2.5758
CHUNK = 20


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: int, games_played: int) -> Interval:
    """The 99 % interval of a share of wins."""
    share, n = wins / games_played, games_played
    middle = (share + Z99**2 / (2 * n)) / (1 + Z99**2 / n)
    half = Z99 / (1 + Z99**2 / n) * math.sqrt(share * (1 - share) / n + Z99**2 / (4 * n**2))
    return Interval(middle - half, middle + half)


def _chunk(job: tuple[str, tuple[str, ...], str]) -> list[Outcome]:
    game_id, names, seed = job
    return list(play_many(game(game_id), game(game_id).options(), names, seed, CHUNK))


def play(pool: ProcessPoolExecutor, game_id: str, names: tuple[str, ...], count: int, label: str) -> list[Outcome]:
    jobs = [(game_id, names, f"strength {label} {i}") for i in range(count // CHUNK)]
    return [outcome for outcomes in pool.map(_chunk, jobs) for outcome in outcomes]


def report(pool: ProcessPoolExecutor, game_id: str, count: int) -> str:
    fewest, most = games()[game_id].seats[0], games()[game_id].seats[-1]
    duels = play(pool, game_id, ("steady", *("random",) * (max(2, fewest) - 1)), count, "duel")
    wins = sum(place == 1 for o in duels for name, place in zip(o.names, o.places, strict=True) if name == "steady")
    among = play(pool, game_id, ("steady",) * most, count // 4, "among")
    points = [p for outcome in among for p in outcome.points]
    spread = Z99 * statistics.stdev(points) / math.sqrt(len(points))
    share = wilson(wins, len(duels))
    mean = statistics.fmean(points)
    lines = [
        f"{game_id}: steady against random, {len(duels)} games: {wins / len(duels):.1%} won",
        f"  99 %: {share.low:.1%} to {share.high:.1%}",
        f"{game_id}: steady among its kind, {most} seats, {len(among)} games: mean {mean:.1f} points",
        f"  99 %: ±{spread:.1f}; least {min(points)}, most {max(points)}",
    ]
    for seat in range(most):
        first = sum(outcome.places[seat] == 1 for outcome in among)
        low, high = wilson(first, len(among))
        lines.append(f"  seat {'ABCDEFGH'[seat]} wins {first / len(among):.1%} (99 %: {low:.1%} to {high:.1%})")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make strength")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", help="default: every game")
    args = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game_id in args.game or games():
            print(report(pool, game_id, args.games), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
