"""Positions nobody plays but every label must survive: all tiles in turn in all places, full stores, large numbers."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from engine.games.burgundy import GAME
from engine.games.burgundy.components import COLORS, HEXES, TILES
from engine.games.burgundy.state import State
from render import pictures
from render.contract import Marks, Table
from render.kit.canvas import Canvas
from tests.render import positions
from tests.render.positions import NAMES
from tests.render.scene import Scene


class Crowd(Struct, frozen=True):
    """A scene that can be asked for in either language."""

    name: str
    in_language: Callable[[str], Scene]


def _scene(name: str, state: State, part: str, lang: str) -> Scene:
    view, game = GAME.view(state, None), pictures.of_game("burgundy")
    table = Table(NAMES[: len(state.players)], "Table 214", lang)

    def canvas() -> Canvas:
        return game.layout(view, part, table, Marks()).canvas()

    return Scene(name, canvas, lambda: pictures.draw("burgundy", view, part, table))


def _crowd(name: str, state: State, part: str) -> Crowd:
    return Crowd(name, lambda lang: _scene(name, state, part, lang))


def _with_tiles(state: State, kinds: list[str]) -> State:
    """A market that shows these tiles, and stores that hold them."""
    around = [kinds[i % len(kinds)] for i in range(40)]
    depots = tuple(tuple(around[d * 4 : d * 4 + 4]) for d in range(6))
    players = tuple(replace(player, storage=tuple(around[i * 3 : i * 3 + 3])) for i, player in enumerate(state.players))
    return replace(state, depots=depots, black_depot=tuple(around[24:32]), players=players)


def _knowing(state: State, kinds: list[str]) -> State:
    """A player with these knowledge tiles in force."""
    first = state.players[0]
    tokens = tuple((color, i % 2) for i, color in enumerate(COLORS))
    estate = tuple([*kinds, *([""] * len(HEXES))][: len(HEXES)])
    return replace(state, players=(replace(first, estate=estate, tokens=tokens), *state.players[1:]))


def rich(state: State) -> State:
    """Large figures, all goods, tall stacks."""
    full = replace(state.players[0], silver=38, workers=76, goods=(7, 0, 7, 0, 0, 7), sold=(7,) * 6, points=(120,) * 10)
    track = (tuple(range(len(state.players))), *(((),) * 6))
    depot_goods = ((1, 2, 3, 4, 5, 6), (1, 1, 1, 2, 2, 2, 3, 4), (6,) * 7, (1, 2), (), (1, 2, 3))
    players = tuple(full for _ in state.players)
    return replace(state, players=players, track=track, depot_goods=depot_goods, round_goods=(1, 2, 3, 4, 5))


def every_tile() -> list[Crowd]:
    """All tiles in depots and stores, all knowledge texts, and large figures, on every picture."""
    state, kinds = positions.load("four-middle"), sorted(TILES)
    found = []
    for start in range(0, len(kinds), 12):
        shown = _with_tiles(state, kinds[start : start + 12])
        parts = ("depots", "storage.A", "storage.B", "storage.C", "storage.D")
        found += [_crowd(f"{part}-{start}", shown, part) for part in parts]
    known = [kind for kind in kinds if TILES[kind].color == COLORS[3]]
    found += [
        _crowd(f"estate-{start}", _knowing(state, known[start : start + 6]), "estate.A") for start in range(0, 26, 6)
    ]
    for name in ("four-middle", "three-middle", "two-middle"):
        much = rich(positions.load(name))
        found += [_crowd(f"{name}-rich-{part}", much, part) for part in ("board", "depots", "estate.A", "storage.A")]
    return found
