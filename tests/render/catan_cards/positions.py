"""Positions of the Catan Card Game the pictures are tested with, stored so that a change of the rules does not matter.

`python -m tests.render.catan_cards.positions` plays them anew.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.catan_cards import GAME
from engine.games.catan_cards.components import CARDS
from engine.games.catan_cards.decisions import PlaceCard
from engine.games.catan_cards.places import ref
from engine.games.catan_cards.sites import host_of
from engine.games.catan_cards.state import CatanOptions, State
from engine.players.steady import Steady
from render import pictures, saved
from tests.engine.catan_cards.table import Table as Board

FOLDER = Path(__file__).parent / "states"


def play(sets: str, seed: str) -> Match:
    """A whole game between steady players."""
    rng, steady = Rng(seed.encode().ljust(32, b".")), Steady()
    match, minds = Match(GAME, CatanOptions(sets=sets), 2, rng), rng.apart("minds")
    while prompts := GAME.prompts(match.state):
        seat = prompts[0].seat
        match.play(seat, steady.choose(GAME, GAME.view(match.state, seat), GAME.legal(match.state, seat), minds))
    return match


def load(name: str) -> State:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=State)


def since() -> tuple[tuple[int, str], ...]:
    """What really changed before `base-late` since the last turn of the seat that is to move."""
    return tuple((number, where) for number, where in msgspec.json.decode((FOLDER / "since.json").read_bytes()))


def placings(state: State) -> list[PlaceCard]:
    """Every card the active player may place now, and where."""
    return [one for one in GAME.legal(state, state.active).members() if isinstance(one, PlaceCard)]


def targets(state: State) -> tuple[str, ...]:
    """The places of those cards, as addresses."""
    found = (ref(host_of(state.active, CARDS[one.card]), one.place) for one in placings(state))
    return tuple(dict.fromkeys(found))


def draft(state: State) -> tuple[State, tuple[tuple[int, str], ...]]:
    """The first of those cards placed, and the numbered places of that step."""
    done = GAME.apply(state, state.active, placings(state)[0], Rng(bytes(32)))
    views = (GAME.view(one, state.active) for one in (state, done.state))
    before, after = views
    return done.state, tuple((1, where) for where in pictures.changed("catan_cards", before, done.events, after))


def window(about: str) -> State:
    """The second player may answer: both stand to lose something to the Plague, or an Arsonist was played."""
    if about == "plague":
        table = Board(stage="before_roll").cities(0).cities(1).rich(0).goods(1, forest=1, hills=2, gold=1)
        return table.hand(0, "spy").hand(1, "herb_woman", "inn", "scout").event_top(about).roll(6, "question").state
    table = Board("wd").cities(1).site(1, 1, "citadel").card(1, "e1u1", "magic_veto").card(1, "e2l", "ira", magic=3)
    table.card(1, "w1u1", "smithy").card(1, "w1l1", "library").hand(0, about)
    return table.play(f"play {about}").state


def _can_place(state: State) -> bool:
    return state.stage == "main" and not state.tasks and len(targets(state)) > 1


def _looks(state: State) -> bool:
    return bool(state.tasks) and state.tasks[0].op == "take_cards"


# name -> sets, seed, the first position so many decisions into the game that fits
WANTED: dict[str, tuple[str, str, int, Callable[[State], bool]]] = {
    "base-setup": ("base", "b", 0, lambda state: bool(state.tasks) and state.tasks[0].op == "take_cards"),
    "base-turn": ("base", "b", 60, _can_place),
    "base-late": ("base", "b", 190, lambda state: state.stage == "main" and not state.tasks),
    "base-over": ("base", "b", 0, lambda state: state.stage == "over"),
    "all-middle": ("tc-sp-wd", "d", 100, lambda state: state.stage == "main" and not state.tasks),
    "all-late": ("tc-sp-wd", "d", 190, lambda state: state.stage == "main" and not state.tasks),
    "all-looking": ("tc-sp-wd", "d", 0, _looks),
}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    played: dict[tuple[str, str], Match] = {}
    for name, (sets, seed, after, fits) in WANTED.items():
        if (sets, seed) not in played:
            played[sets, seed] = play(sets, seed)
        match = played[sets, seed]
        at = next(i for i, one in enumerate(match.line, 1) if i > after and fits(one.state))
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(match.at(at)) + b"\n")
        if name == "base-late":
            seat = match.at(at).active
            last = max(i for i, one in enumerate(match.line[: at - 10], 1) if one.seat == seat)
            (FOLDER / "since.json").write_bytes(msgspec.json.encode(saved.changed(match, last, at)) + b"\n")


if __name__ == "__main__":
    write()
