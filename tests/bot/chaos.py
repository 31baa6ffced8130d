"""Whole games by presses alone: `python -m tests.bot.chaos --games 1`, for every registered game with pictures.

People press what the panels offer, at random; in between the bot is closed and opened again. At the end the log, the
seed and the result must agree.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from engine.core.registry import games
from tests.bot.house import GAMES, house
from tests.bot.test_panels import Walker

NAMES = ("anezka", "ruth", "jiri", "tomas")
MOST_TURNS = 4_000
RESTART_EVERY = 40


async def whole_game(game: str, seed: int) -> int:
    """Returns how many decisions it took."""
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder)) as opened:
            people = [await opened.join(name) for name in NAMES[: games()[game].seats[0]]]
            number = await opened.table(people, game=game)
            walker = Walker(opened, number, seed, sensible=True)
            for turn in range(MOST_TURNS):
                live = await opened.host.desk.live(number)
                if live.table.state != "running":
                    break
                seat = live.game.prompts(live.state)[0].seat
                await walker.turn(next(player for player in people if live.seat_of(player.id) == seat))
                if turn % RESTART_EVERY == RESTART_EVERY - 1:
                    await opened.restart()
            await opened.posted(number)
            return (await opened.host.exports.verify(number)).moves


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--game", choices=GAMES, action="append")
    args = parser.parse_args()
    for game in args.game or GAMES:
        for seed in range(args.games):
            print(f"{game}, seed {seed}: {asyncio.run(whole_game(game, seed))} decisions by presses", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
