"""Positions the pictures are tested with. They are stored, so that a change of the rules does not change the pictures.

`python -m tests.render.positions` plays them anew.
"""

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import Effect
from engine.games.burgundy.state import BurgundyOptions, Player, State
from engine.games.burgundy.view import BurgundyView

FOLDER = Path(__file__).parent / "states"
NAMES = ("Anežka", "Tomáš", "Ruth", "Jiří")
LONG_NAMES = (
    "Bartholomew Featherstonehaugh III.",
    "Květoslava Šťastná-Přikrylová",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW🎲",
    "Å",
)
# name -> seats, estates, share of the game played, seed
WANTED = {
    "four-early": (4, "basic", 0.12, "a"),
    "four-middle": (4, "random", 0.55, "b"),
    "four-late": (4, "random", 0.93, "c"),
    "four-over": (4, "random", 1.0, "b"),
    "three-middle": (3, "random", 0.6, "d"),
    "two-middle": (2, "random", 0.5, "e"),
    "two-late": (2, "same:4", 0.9, "f"),
}

_LIKED = {
    "PlaceTile": 40,
    "CollectGoods": 6,
    "SellGoods": 6,
    "TakeTile": 5,
    "BuyTile": 4,
    "EndTurn": 3,
    "TakeWorkers": 2,
}


def load(name: str) -> State:
    """A stored position. It is read field by field, so that another encoding of states does not matter."""
    fields = _tuples(msgspec.json.decode((FOLDER / f"{name}.json").read_bytes()))
    made = {
        "options": BurgundyOptions(**fields["options"]),
        "players": tuple(Player(**player) for player in fields["players"]),
        "pending": tuple(Effect(**effect) for effect in fields["pending"]),
    }
    return State(**(fields | made))


def _fields(thing: Any) -> Any:
    if isinstance(thing, msgspec.Struct):
        return {name: _fields(value) for name, value in msgspec.structs.asdict(thing).items()}
    return [_fields(item) for item in thing] if isinstance(thing, tuple) else thing


def _tuples(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: _tuples(value) for name, value in thing.items()}
    return tuple(_tuples(item) for item in thing) if isinstance(thing, list) else thing


def view(name: str) -> BurgundyView:
    return GAME.view(load(name), None)


def play(seats: int, estates: str, seed: str) -> list[State]:
    """A game in which everybody likes to place tiles, so that there is something to see."""
    match = Match(GAME, BurgundyOptions(estates=estates), seats, Rng(seed.encode().ljust(32, b".")))
    taste, states = Random(seed), [match.state]
    while prompts := GAME.prompts(match.state):
        decisions = list(GAME.legal(match.state, prompts[0].seat).members())
        kinds = sorted({type(decision).__name__ for decision in decisions})
        kind = taste.choices(kinds, [_LIKED.get(name, 0.5) for name in kinds])[0]
        chosen = taste.choice([decision for decision in decisions if type(decision).__name__ == kind])
        states.append(match.play(prompts[0].seat, chosen).state)
    return states


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, estates, share, seed) in WANTED.items():
        states = play(seats, estates, seed)
        state = states[min(len(states) - 1, int(len(states) * share))]
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(_fields(state)) + b"\n")


if __name__ == "__main__":
    write()
