"""Positions the pictures are tested with. They are stored, so that a change of the rules does not change the pictures.

`python -m tests.render.positions [NAME ..]` plays them anew.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import Effect
from engine.games.burgundy.decisions import BuyTile, PlaceTile, TakeTile
from engine.games.burgundy.state import BurgundyOptions, Player, State
from engine.games.burgundy.view import BurgundyView
from render import pictures, saved
from render.games.burgundy.marks import SEAT_LETTERS

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
TURN = "four-turn"  # found by what can be done in it, not by its share of the game

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
    """All positions of a game in which everybody likes to place tiles, so that there is something to see."""
    match = _match(seats, estates, seed)
    return [match.first, *(played.state for played in match.line)]


def _match(seats: int, estates: str, seed: str) -> Match:
    match = Match(GAME, BurgundyOptions(estates=estates), seats, Rng(seed.encode().ljust(32, b".")))
    taste = Random(seed)
    while prompts := GAME.prompts(match.state):
        decisions = list(GAME.legal(match.state, prompts[0].seat).members())
        kinds = sorted({type(decision).__name__ for decision in decisions})
        kind = taste.choices(kinds, [_LIKED.get(name, 0.5) for name in kinds])[0]
        match.play(prompts[0].seat, taste.choice([d for d in decisions if type(d).__name__ == kind]))
    return match


def since(name: str) -> tuple[tuple[int, str], ...]:
    """What really changed before a stored position since the last turn of the seat that is to move."""
    stored = msgspec.json.decode((FOLDER / "since.json").read_bytes())[name]
    return tuple((number, where) for number, where in stored)


def draft(state: State, wanted: int) -> tuple[State, tuple[tuple[int, str], ...]]:
    """The position after `wanted` tiles were placed by the seat to move, and the numbered places of those steps."""
    seat, marks, step = GAME.prompts(state)[0].seat, [], 0
    while step < wanted:
        decisions = list(GAME.legal(state, seat).members())
        decision = next((d for d in decisions if isinstance(d, PlaceTile)), decisions[0])
        done = GAME.apply(state, seat, decision, Rng(bytes(32)))
        if isinstance(decision, PlaceTile):
            step += 1
            found = pictures.changed("burgundy", GAME.view(state, seat), done.events, GAME.view(done.state, seat))
            marks += [(step, where) for where in found]
        state = done.state
        if GAME.prompts(state)[0].seat != seat:
            break
    return state, tuple(marks)


def places(state: State, tile: str | None = None) -> tuple[str, ...]:
    """Where the seat to move may place a tile (or this one), as addresses."""
    seat = GAME.prompts(state)[0].seat
    hexes = [d.hex for d in GAME.legal(state, seat).members() if isinstance(d, PlaceTile) and tile in {None, d.tile}]
    return tuple(f"{SEAT_LETTERS[seat]}.{label}" for label in dict.fromkeys(hexes))


def takes(state: State) -> tuple[str, ...]:
    """Which depot places hold a tile that the seat to move may take or buy, as addresses."""
    found = []
    for decision in GAME.legal(state, GAME.prompts(state)[0].seat).members():
        if isinstance(decision, TakeTile):
            found.append(f"depot.{decision.depot}.{state.depots[decision.depot - 1].index(decision.tile) + 1}")
        elif isinstance(decision, BuyTile) and decision.source == 0:
            found.append(f"black.{state.black_depot.index(decision.tile) + 1}")
    return tuple(dict.fromkeys(found))


def _is_turn_to_show(state: State) -> bool:
    """A fresh turn in the middle of the game in which two tiles can be placed one after the other."""
    seat = GAME.prompts(state)[0].seat if GAME.prompts(state) else 0
    if state.stage != "turn" or state.phase < 2 or state.players[seat].used != (False, False) or state.pending:
        return False
    one, two = draft(state, 1)[0], draft(state, 2)[1]
    return len(two) == 2 and len(places(state)) > 3 and len(places(one)) > 2


def _turn(name: str) -> tuple[State, tuple[tuple[int, str], ...]]:
    """The first turn worth showing in a game of four, with what changed since the seat's turn before."""
    match = _match(4, "random", name)
    at = next(i for i, played in enumerate(match.line, 1) if _is_turn_to_show(played.state))
    seat = GAME.prompts(match.at(at))[0].seat
    last = max(i for i, played in enumerate(match.line[:at], 1) if played.seat == seat)
    return match.at(at), saved.changed(match, last, at)


def write(names: list[str]) -> None:
    """Play the named positions anew, or all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or [*WANTED, TURN]:
        if name == TURN:
            state, changed = _turn(name)
            (FOLDER / "since.json").write_bytes(msgspec.json.encode({name: changed}) + b"\n")
        else:
            seats, estates, share, seed = WANTED[name]
            states = play(seats, estates, seed)
            state = states[min(len(states) - 1, int(len(states) * share))]
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(_fields(state)) + b"\n")


if __name__ == "__main__":
    write(sys.argv[1:])
