"""`python -m tests.golden` writes the golden games anew; with `--check` it compares their fingerprints."""

import json
import sys
from hashlib import sha256

from bot.commands.selfplay import play_one
from engine.core.game import AnyGame
from engine.core.registry import games
from engine.core.rng import Rng
from engine.core.save import live_rows, read_save, rerun, write_save
from engine.players import player
from tests.contract.walks import options_of
from tests.golden.files import FOLDER, HASHES, hashes, state_hashes

MIXES = (("steady",), ("random",), ("steady", "random"))


def check() -> int:
    wrong = []
    for name, expected in hashes().items():
        save = read_save((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
        if state_hashes(rerun(save)) != expected:
            wrong.append(name)
    print("different: " + ", ".join(wrong) if wrong else "all equal")
    return 1 if wrong else 0


def write(game: AnyGame) -> dict[str, list[str]]:
    """One game per seat count for the default options, and one for each other option."""
    found: dict[str, list[str]] = {}
    default, *others = options_of(game)
    plans = [(default, seats) for seats in game.seats]
    plans += [(options, game.seats[i % len(game.seats)]) for i, options in enumerate(others)]
    for number, (options, seats) in enumerate(plans):
        mix = MIXES[number % len(MIXES)]
        players = [player(mix[seat % len(mix)]) for seat in range(seats)]
        match = play_one(game, options, players, Rng(sha256(f"golden {number}".encode()).digest(), b"golden"))
        name = f"{game.id}-{number:02}-{seats}-seats"
        (FOLDER / f"{name}.txt").write_text(write_save(match, live_rows(match)), encoding="utf-8")
        found[name] = state_hashes(match)
    return found


def main() -> int:
    if "--check" in sys.argv:
        return check()
    found: dict[str, list[str]] = {}
    for game in games().values():
        found |= write(game)
    HASHES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
