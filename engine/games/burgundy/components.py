"""Tiles, estates, depots and numbers of the game, read from config/games/burgundy once, at import."""

import json
import tomllib
from importlib import resources
from typing import Any

import msgspec

from engine.core import hexgrid


class Effect(msgspec.Struct, frozen=True, gc=False, rename={"origin": "from"}, omit_defaults=True):
    """One entry of the effect vocabulary (rules, section 1); unused parameters stay at their defaults."""

    op: str
    n: int = 0
    set: int = 0
    add: int = 0
    optional: bool = False
    colors: tuple[str, ...] = ()
    origin: str = ""
    depots: int = 1
    adjacent: bool = False
    die: str = ""
    when: str = ""
    building: str = ""


class Tile(msgspec.Struct, frozen=True, gc=False):
    """One kind of hex tile; copies are interchangeable."""

    id: str
    color: str
    name_en: str
    name_cs: str
    count: int
    count_color: int = 0
    count_black: int = 0
    building: str = ""
    species: str = ""
    animals: int = 0
    on_place: tuple[Effect, ...] = ()
    phase_end: tuple[Effect, ...] = ()
    number: int = 0  # knowledge tiles
    black: bool = False  # knowledge tiles
    effects: tuple[Effect, ...] = ()  # knowledge tiles

    def copies(self, pile: str) -> int:
        """How many copies the pile of this color, or the black one, starts with."""
        if self.number:
            return int(self.black == (pile == "black")) if pile in {"black", self.color} else 0
        return self.count_black if pile == "black" else self.count_color * (pile == self.color)


class Slot(msgspec.Struct, frozen=True, gc=False):
    """One hex space of a numbered depot."""

    depot: int
    color: str
    min_players: int
    exception: dict[str, Any] | None = None


class Board(msgspec.Struct, frozen=True):
    """One of the nine estates; everything is indexed by the position in HEXES."""

    number: int
    name_en: str
    name_cs: str
    copies: int
    colors: tuple[str, ...]
    region_of: tuple[int, ...]
    regions: tuple[frozenset[int], ...]
    castle_hexes: tuple[str, ...]
    castle_default: str


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("config") / "games" / "burgundy" / name).read_text(encoding="utf-8"))


_tiles, _main, _scoring = _toml("tiles.toml"), _toml("main_board.toml"), _toml("scoring.toml")
_boards = json.loads((resources.files("config") / "games" / "burgundy" / "boards.json").read_text(encoding="utf-8"))

COLORS: tuple[str, ...] = tuple(color["id"] for color in _tiles["color"])
COLOR_NAMES: dict[str, dict[str, str]] = {
    color["id"]: {"en": color["name_en"], "cs": color["name_cs"]} for color in _tiles["color"]
}
REGION_NAMES: dict[str, dict[str, str]] = {
    color["id"]: {"en": color["region_en"], "cs": color["region_cs"]} for color in _tiles["color"]
}
COLOR_CODES: dict[str, str] = {color["id"]: color["code"] for color in _tiles["color"]}
PILES: tuple[str, ...] = (*COLORS, "black")

TILES: dict[str, Tile] = {
    tile.id: tile
    for tile in msgspec.convert(_tiles["tile"] + _toml("knowledge.toml")["knowledge"], list[Tile], strict=False)
}
COLOR_OF = {tile.id: tile.color for tile in TILES.values()}
BUILDING_OF = {tile.id: tile.building for tile in TILES.values()}
KNOWLEDGE: dict[int, str] = {tile.number: tile.id for tile in TILES.values() if tile.number}
GOODS_NAMES: dict[int, dict[str, str]] = {
    g["number"]: {"en": g["name_en"], "cs": g["name_cs"]} for g in _toml("goods.toml")["goods"]
}
GOODS_COPIES: int = _toml("goods.toml")["totals"]["per_type"]
GOODS: tuple[int, ...] = tuple(GOODS_NAMES)

HEXES: tuple[str, ...] = tuple(_boards["coords"])
HEX_INDEX = {label: i for i, label in enumerate(HEXES)}
_axial = {tuple(at): label for label, at in _boards["coords"].items()}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(HEX_INDEX[_axial[near]] for near in hexgrid.neighbours(tuple(_boards["coords"][h])) if near in _axial))
    for h in HEXES
)
DIE_NUMBERS: tuple[int, ...] = tuple(_boards["dice"][label] for label in HEXES)


def _board(data: dict[str, Any]) -> Board:
    colors = {cell["hex"]: cell["color"] for cell in data["hexes"]}
    regions = hexgrid.regions(range(len(HEXES)), NEIGHBOURS.__getitem__, lambda i: colors[HEXES[i]])
    region_of = {i: number for number, region in enumerate(regions) for i in region}
    return Board(
        number=data["number"],
        name_en=data["name_en"],
        name_cs=data["name_cs"],
        copies=data["copies"],
        colors=tuple(colors[label] for label in HEXES),
        region_of=tuple(region_of[i] for i in range(len(HEXES))),
        regions=regions,
        castle_hexes=tuple(data["start_castle_options"]),
        castle_default=data["start_castle_default"],
    )


BOARDS: dict[int, Board] = {data["number"]: _board(data) for data in _boards["boards"]}

DEPOTS: tuple[int, ...] = tuple(_main["depots"]["ring"])
SLOTS: tuple[Slot, ...] = tuple(
    msgspec.convert(sorted(_main["slot"], key=lambda s: (s["depot"], s["slot"])), list[Slot], strict=False)
)
PHASES: tuple[str, ...] = tuple(_main["phases"]["order"])
ROUNDS: int = _main["phases"]["rounds_per_phase"]
GOODS_PER_PHASE: int = _main["phases"]["goods_per_phase"]
TRACK_SPACES: int = _main["order_track"]["spaces"]
PRICE_SILVER: int = _main["black_depot"]["price_silver"]
BLACK_TILES: dict[int, int] = {int(seats): n for seats, n in _main["black_depot"]["tiles_per_phase"].items()}
SETUP = _main["setup"]
STORAGE_SPACES: int = SETUP["hex_storage_spaces"]
GOODS_SPACES: int = SETUP["goods_storage_types"]

AREA_POINTS: tuple[int, ...] = tuple(_scoring["area"]["points"])
PHASE_BONUS: tuple[int, ...] = tuple(_scoring["phase_bonus"][phase] for phase in PHASES)
COLOR_BONUS: dict[int, tuple[int, int]] = {  # (large, small) by number of players
    int(seats): (first, _scoring["color_bonus"]["second"][seats])
    for seats, first in _scoring["color_bonus"]["first"].items()
}
SALE_POINTS: dict[int, int] = {int(seats): n for seats, n in _scoring["goods_sale"]["vp_per_token"].items()}
SALE_SILVER: int = _scoring["goods_sale"]["silver_per_sale"]
WORKERS_ACTION: int = _scoring["workers_action"]["workers"]
FINAL = _scoring["final"]
