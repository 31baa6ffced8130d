"""What follows from the tiles on an estate: rules in force, free spots, buildings by city. Computed once per estate."""

from functools import lru_cache

import msgspec

from engine.games.burgundy.components import (
    BOARDS,
    BUILDING_OF,
    COLOR_OF,
    COLORS,
    NEIGHBOURS,
    SALE_SILVER,
    TILES,
    WORKERS_ACTION,
    Effect,
)
from engine.games.burgundy.state import EMPTY, Player


class Rules(msgspec.Struct, gc=False):
    """The numbers of section 5 as the knowledge tiles of one estate change them."""

    duplicate_buildings: bool = False
    mine_workers: int = 0
    sale_silver: int = SALE_SILVER
    sale_workers: int = 0
    ship_depots: int = 1
    buy_numbered: bool = False
    animal_bonus: int = 0
    worker_step: int = 1
    free_take: int = 0
    free_place: dict[str, int] = msgspec.field(default_factory=dict)
    action_silver: int = 0
    action_workers: int = WORKERS_ACTION


class Survey(msgspec.Struct, frozen=True, gc=False):
    """Facts about an estate."""

    rules: Rules
    spots: dict[str, tuple[int, ...]]  # empty hexes next to a tile, by color
    buildings: dict[int, set[str]]  # building types by region
    counts: dict[str, int]  # tiles by color


# Sets of hexes as bits: one number says which are covered, one which are next to a tile.
_BIT = tuple(1 << i for i in range(len(NEIGHBOURS)))
_NEAR = tuple(sum(_BIT[j] for j in near) for near in NEIGHBOURS)
_OF_COLOR = {
    number: {color: sum(_BIT[i] for i, own in enumerate(board.colors) if own == color) for color in COLORS}
    for number, board in BOARDS.items()
}


@lru_cache(maxsize=20_000)
def _survey(board: int, estate: tuple[str, ...]) -> Survey:
    region_of = BOARDS[board].region_of
    covered = near = 0
    counts = dict.fromkeys(COLORS, 0)
    buildings: dict[int, set[str]] = {}
    knowledge: list[str] = []
    for i, tile in enumerate(estate):
        if tile == EMPTY:
            continue
        covered |= _BIT[i]
        near |= _NEAR[i]
        counts[COLOR_OF[tile]] += 1
        if BUILDING_OF[tile]:
            buildings.setdefault(region_of[i], set()).add(BUILDING_OF[tile])
        elif TILES[tile].number:
            knowledge.append(tile)
    free = near & ~covered
    spots = {color: _hexes(free & mask) for color, mask in _OF_COLOR[board].items()}
    return Survey(_rules(tuple(knowledge)), spots, buildings, counts)


@lru_cache(maxsize=20_000)
def _hexes(bits: int) -> tuple[int, ...]:
    return tuple(i for i, bit in enumerate(_BIT) if bits & bit)


def survey(player: Player) -> Survey:
    return _survey(player.board, player.estate)


@lru_cache(maxsize=20_000)
def _rules(knowledge: tuple[str, ...]) -> Rules:
    rules = Rules()
    for tile in knowledge:
        for effect in TILES[tile].effects:
            if effect.op in _CHANGES:
                _CHANGES[effect.op](rules, effect)
    return rules


def _duplicate(rules: Rules, _: Effect) -> None:
    rules.duplicate_buildings = True


def _mine_workers(rules: Rules, effect: Effect) -> None:
    rules.mine_workers += effect.n


def _sale_silver(rules: Rules, effect: Effect) -> None:
    rules.sale_silver = effect.set


def _sale_workers(rules: Rules, effect: Effect) -> None:
    rules.sale_workers += effect.add


def _ship_depots(rules: Rules, effect: Effect) -> None:
    rules.ship_depots = effect.set


def _buy_numbered(rules: Rules, _: Effect) -> None:
    rules.buy_numbered = True


def _animal_bonus(rules: Rules, effect: Effect) -> None:
    rules.animal_bonus += effect.n


def _worker_step(rules: Rules, effect: Effect) -> None:
    rules.worker_step = effect.set


def _free_shift(rules: Rules, effect: Effect) -> None:
    if effect.when == "take":
        rules.free_take = effect.n
    for color in effect.colors:
        rules.free_place[color] = effect.n


def _action_silver(rules: Rules, effect: Effect) -> None:
    rules.action_silver += effect.add


def _action_workers(rules: Rules, effect: Effect) -> None:
    rules.action_workers = effect.set


_CHANGES = {
    "allow_duplicate_buildings": _duplicate,
    "phase_end_workers_per_mine": _mine_workers,
    "sale_silver": _sale_silver,
    "sale_workers": _sale_workers,
    "ship_depots": _ship_depots,
    "buy_from_numbered": _buy_numbered,
    "animal_tile_bonus": _animal_bonus,
    "worker_step": _worker_step,
    "free_shift": _free_shift,
    "workers_action_silver": _action_silver,
    "workers_action_amount": _action_workers,
}
