"""`meeplepost selfplay`: automatic games, with a table of results."""

import argparse
import secrets
import statistics
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.errors import BadOption
from engine.core.game import AnyGame
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.save import read_pairs
from engine.players import Player


class Outcome(NamedTuple):
    """What one automatic game came to, by player."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    moves: int


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10, metavar="N")
    parser.add_argument("--seats", type=int, metavar="N", help="default: the fewest the game allows")
    parser.add_argument("--players", default="random", help="names by seat, e.g. steady,random; the last one repeats")
    parser.add_argument("--seed", metavar="S", help="any text; the same text gives the same games")
    parser.add_argument("--options", default="", metavar="K=V,..")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write a full save of every game there")


def run(args: argparse.Namespace) -> int:
    from bot.progress import progress
    from engine.core.registry import game as find_game

    game = find_game(args.game)
    seats = args.seats or game.seats[0]
    options = game.read_options(read_pairs(args.options))
    names = seat_names(game, seats, args.players)
    seed = args.seed if args.seed is not None else secrets.token_hex(8)
    started = time.perf_counter()
    games = play_many(game, options, names, seed, args.games, args.save)
    outcomes = list(progress(games, args.games, "games"))
    seconds = time.perf_counter() - started
    print(report(game, outcomes, seconds, seed))
    return 0


def seat_names(game: AnyGame, seats: int, given: str) -> tuple[str, ...]:
    names = [name.strip() for name in given.split(",")]
    if seats not in game.seats:
        raise BadOption("bad-seats", seats=seats, least=game.seats[0], most=game.seats[-1])
    if len(names) > seats:
        raise BadOption("too-many-players", players=len(names), seats=seats)
    return tuple(names + [names[-1]] * (seats - len(names)))


def play_many(
    game: AnyGame, options: Any, names: Sequence[str], seed: str, games: int, folder: Path | None = None
) -> Iterator[Outcome]:
    """Games with the players moving on by one seat each time, so that no seat favours one of them."""
    from engine.core.save import live_rows, write_save
    from engine.players import player

    players = {name: player(name) for name in names}
    for number in range(games):
        turned = tuple(names[(i + number) % len(names)] for i in range(len(names)))
        source = Rng(sha256(f"{seed} {number}".encode()).digest(), b"selfplay")
        match = play_one(game, options, [players[name] for name in turned], source)
        result = game.result(match.state)
        assert result is not None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            text = write_save(match, live_rows(match))
            (folder / f"{game.id}-{seed}-{number}.txt").write_text(text, encoding="utf-8")
        yield Outcome(turned, result.points, result.places, len(match.line))


def play_one(game: AnyGame, options: Any, players: Sequence[Player], rng: Rng) -> Match:
    """One game among automatic players, to its end."""
    match = Match(game, options, len(players), rng)
    thoughts = rng.apart("players")
    while prompts := game.prompts(match.state):
        seat = prompts[0].seat
        source = thoughts.at(len(match.line))
        decision = players[seat].choose(game, game.view(match.state, seat), game.legal(match.state, seat), source)
        match.play(seat, decision)
    return match


def report(game: AnyGame, outcomes: Sequence[Outcome], seconds: float, seed: str) -> str:
    moves = sum(outcome.moves for outcome in outcomes)
    lines = [
        f"{len(outcomes)} games of {game.id}, seed {seed}",
        f"{'player':<10}{'seats':>7}{'wins':>8}{'points: mean':>14}{'least':>7}{'most':>6}",
    ]
    for name in sorted({name for outcome in outcomes for name in outcome.names}):
        rows = [
            (points, place)
            for outcome in outcomes
            for who, points, place in zip(outcome.names, outcome.points, outcome.places, strict=True)
            if who == name
        ]
        points = [row[0] for row in rows]
        wins = sum(row[1] == 1 for row in rows) / len(rows)
        mean = statistics.fmean(points)
        lines.append(f"{name:<10}{len(rows):>7}{wins:>8.1%}{mean:>14.1f}{min(points):>7}{max(points):>6}")
    if outcomes:
        lines.append(f"{moves / len(outcomes):.1f} decisions a game, {moves / seconds:,.0f} decisions/s")
    return "\n".join(lines)
