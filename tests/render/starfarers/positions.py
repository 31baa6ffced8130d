"""Positions of Starfarers the pictures are tested with, stored so that a change of the rules does not change them.

`python -m tests.render.starfarers.positions` plays them anew.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.flight import can_move
from engine.games.starfarers.state import StarfarersOptions, State
from engine.players.steady import Steady
from render import pictures, saved
from render.games.starfarers.reach import of_ship

FOLDER = Path(__file__).parent / "states"


def play(seats: int, setup: str, seed: str) -> Match:
    """A whole game among steady players."""
    rng, steady = Rng(seed.encode().ljust(32, b".")), Steady()
    match, minds = Match(GAME, StarfarersOptions(setup=setup), seats, rng), rng.apart("minds")
    while prompts := GAME.prompts(match.state):
        seat = prompts[0].seat
        match.play(seat, steady.choose(GAME, GAME.view(match.state, seat), GAME.legal(match.state, seat), minds))
    return match


def load(name: str) -> State:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=State)


def since() -> tuple[tuple[int, str], ...]:
    """What really changed before `four-late` since the last turn of the seat that is to move."""
    return tuple((number, where) for number, where in msgspec.json.decode((FOLDER / "since.json").read_bytes()))


def flying(state: State, kind: str) -> str:
    """Where a ship of this kind stands that may fly now."""
    table = state.table
    return next(ship.at for ship in table.players[table.seat].ships if ship.kind == kind and can_move(ship))


def draft(state: State, at: str) -> tuple[State, tuple[tuple[int, str], ...]]:
    """The ship at a place flown to the farthest stop where nothing is turned up, and the place of that step."""
    seat = state.table.seat
    goal = [place for place, sign in of_ship(state.table, at).stops if not sign][-1]
    done = GAME.apply(state, seat, GAME.grammar.read(f"fly {at} to {goal}").exact(), Rng(bytes(32)))
    changed = pictures.changed("starfarers", GAME.view(state, seat), done.events, GAME.view(done.state, seat))
    return done.state, tuple((1, where) for where in changed)


def _flies(state: State, kind: str) -> bool:
    table = state.table
    if table.phase != "flight" or table.flight is not None:
        return False
    return any(ship.kind == kind and can_move(ship) for ship in table.players[table.seat].ships)


# name -> seats, set-up, seed, the first position so many decisions into the game that fits
WANTED: dict[str, tuple[int, str, str, int, Callable[[State], bool]]] = {
    "four-late": (4, "beginner", "b", 300, lambda state: state.table.phase == "trade"),
    "four-flight": (4, "beginner", "b", 150, lambda state: _flies(state, "trade_ship")),
    "four-over": (4, "beginner", "b", 0, lambda state: state.table.phase == "over"),
    "four-founding": (4, "strategic", "f", 5, lambda _: True),
    "four-pick": (4, "strategic", "f", 60, lambda state: state.table.picking is not None),
    "three-middle": (3, "explorer", "c", 150, lambda state: state.table.phase == "trade"),
    "three-flight": (3, "explorer", "c", 60, lambda state: _flies(state, "colony_ship")),
    "three-pause": (3, "explorer", "c", 40, lambda state: state.table.flight is not None),
    "four-wild": (4, "wild_space", "w", 120, lambda state: state.table.phase == "trade"),
    "four-encounter": (4, "beginner", "b", 30, lambda state: state.table.phase == "encounter"),
}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    played: dict[tuple[int, str, str], Match] = {}
    for name, (seats, setup, seed, after, fits) in WANTED.items():
        match = played.setdefault((seats, setup, seed), play(seats, setup, seed))
        at = next(i for i, one in enumerate(match.line, 1) if i > after and fits(one.state))
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(match.at(at)) + b"\n")
        if name == "four-late":
            seat = match.at(at).table.seat
            last = max(i for i, one in enumerate(match.line[: at - 20], 1) if one.seat == seat)
            (FOLDER / "since.json").write_bytes(msgspec.json.encode(saved.changed(match, last, at)) + b"\n")


if __name__ == "__main__":
    write()
