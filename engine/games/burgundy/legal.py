"""Every legal decision (rules, sections 4 to 6), cheapest way of doing a thing first."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.burgundy.components import (
    BOARDS,
    BUILDING_OF,
    COLOR_OF,
    DEPOTS,
    DIE_NUMBERS,
    GOODS,
    GOODS_SPACES,
    HEXES,
    PRICE_SILVER,
    STORAGE_SPACES,
    Effect,
)
from engine.games.burgundy.decisions import (
    BuyTile,
    ChooseCastle,
    ChooseEstate,
    CollectGoods,
    Decision,
    EndTurn,
    Pass,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)
from engine.games.burgundy.dice import reach
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.survey import Survey, survey


def legal(state: State, seat: Seat) -> Legal[Decision]:
    if state.stage == "over" or seat != state.seat:
        return Legal()
    if state.stage == "estates":
        return Legal(tuple(_estate_choices(state)))
    if state.pending:
        return Legal(tuple(effect_choices(state, state.pending[0])))
    return Legal(tuple(_turn_choices(state)))


def _estate_choices(state: State) -> Iterator[Decision]:
    """3.1: estate 1 may be taken by all, the others are single copies."""
    if state.options.estates != "choose":
        yield from map(ChooseCastle, BOARDS[state.players[state.seat].board].castle_hexes)
        return
    for number in free_estates(state):
        for label in BOARDS[number].castle_hexes:
            yield ChooseEstate(number, label)


def free_estates(state: State) -> list[int]:
    taken = [player.board for player in state.players]
    return [number for number, board in BOARDS.items() if taken.count(number) < board.copies]


def _turn_choices(state: State) -> list[Decision]:
    player = state.players[state.seat]
    found: list[Decision] = []
    if not all(player.used):
        facts = survey(player)
        found += _takes(state, player, facts)
        found += _places(player, facts)
        dice = reach(player, 0, facts.rules)
        for goods in stored_types(player):
            found += _sell_options(goods, dice[goods])
        found += _workers_options(player.used)
    if not player.bought and player.silver >= PRICE_SILVER:
        found += _purchases(state, player)
    if all(player.used):
        found.append(EndTurn())
    return found


def _takes(state: State, player: Player, facts: Survey) -> list[Decision]:
    """5.1"""
    room = len(player.storage) < STORAGE_SPACES
    discards = discard_choices(player)
    dice = reach(player, facts.rules.free_take, facts.rules)
    found: list[Decision] = []
    for depot, tiles in enumerate(state.depots, start=1):
        usable = dice[depot]
        if usable:
            for tile in dict.fromkeys(tiles):
                if tile:
                    found += _take_options(tile, depot, usable) if room else _exchanges(tile, depot, usable, discards)
    return found


def _exchanges(tile: str, depot: int, dice: tuple[int, ...], discards: tuple[str | None, ...]) -> list[Decision]:
    """Takes with a full storage: something goes out for what comes in."""
    return [TakeTile(tile, depot, die, out) for out in discards for die in dice]


def _places(player: Player, facts: Survey) -> list[Decision]:
    """5.2"""
    found: list[Decision] = []
    for tile in dict.fromkeys(player.storage):
        dice = reach(player, facts.rules.free_place.get(COLOR_OF[tile], 0), facts.rules)
        for spot in spots_for(player, facts, tile):
            usable = dice[DIE_NUMBERS[spot]]
            if usable:
                found += _place_options(tile, spot, usable)
    return found


def _purchases(state: State, player: Player) -> Iterator[Decision]:
    """5.5"""
    discards = discard_choices(player)
    for source in purchase_sources(player):
        yield from _buy_options(source, tiles_at(state, source), discards)


# The same few choices come up again and again, so each group is made once.


@lru_cache(maxsize=50_000)
def _take_options(tile: str, depot: int, dice: tuple[int, ...]) -> tuple[Decision, ...]:
    return tuple(TakeTile(tile, depot, die) for die in dice)


@lru_cache(maxsize=50_000)
def _place_options(tile: str, spot: int, dice: tuple[int, ...]) -> tuple[Decision, ...]:
    return tuple(PlaceTile(tile, HEXES[spot], die) for die in dice)


@lru_cache(maxsize=100)
def _sell_options(goods: int, dice: tuple[int, ...]) -> tuple[Decision, ...]:
    return tuple(SellGoods(goods, die) for die in dice)


@lru_cache(maxsize=10)
def _workers_options(used: tuple[bool, bool]) -> tuple[Decision, ...]:
    return tuple(TakeWorkers(die) for die in (0, 1) if not used[die])


@lru_cache(maxsize=50_000)
def _buy_options(source: int, tiles: tuple[str, ...], discards: tuple[str | None, ...]) -> tuple[Decision, ...]:
    return tuple(BuyTile(tile, source, out) for tile in distinct(tiles) for out in discards)


def effect_choices(state: State, effect: Effect) -> Iterator[Decision]:
    """6.1: exactly the choices of the first pending effect; no die, no workers."""
    player = state.players[state.seat]
    yield from _EFFECTS[effect.op](state, player, effect)
    if effect.optional:
        yield Pass()


def _effect_sell(_: State, player: Player, __: Effect) -> Iterator[Decision]:
    yield from map(SellGoods, stored_types(player))


def _effect_take(state: State, player: Player, effect: Effect) -> Iterator[Decision]:
    """An empty color list means any color."""
    for depot, tiles in zip(DEPOTS, state.depots, strict=True):
        for tile in distinct(tiles):
            if not effect.colors or COLOR_OF[tile] in effect.colors:
                for discard in discard_choices(player):
                    yield TakeTile(tile, depot, None, discard)


def _effect_place(_: State, player: Player, __: Effect) -> Iterator[Decision]:
    facts = survey(player)
    for tile in dict.fromkeys(player.storage):
        for spot in spots_for(player, facts, tile):
            yield PlaceTile(tile, HEXES[spot])


def _effect_action(state: State, player: Player, effect: Effect) -> Iterator[Decision]:
    """6.5"""
    yield from _effect_take(state, player, effect)
    yield from _effect_place(state, player, effect)
    yield from _effect_sell(state, player, effect)
    yield TakeWorkers()


def _effect_collect(state: State, player: Player, _: Effect) -> Iterator[Decision]:
    """6.3: each pair of neighbouring depots once, each set of new types once, in rising order."""
    for depots in depot_sets(player):
        new, room = new_goods(state, player, depots)
        for goods in combinations(new, min(len(new), room)):
            yield CollectGoods(depots, goods)


_EFFECTS = {
    "sell": _effect_sell,
    "take": _effect_take,
    "place": _effect_place,
    "action": _effect_action,
    "collect_goods": _effect_collect,
}


@lru_cache(maxsize=50_000)
def distinct(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Equal tiles in one place are one choice."""
    return tuple(tile for tile in dict.fromkeys(tiles) if tile != EMPTY)


def discard_choices(player: Player) -> tuple[str | None, ...]:
    """5.1: with a full storage something must go, otherwise nothing may."""
    return (None,) if len(player.storage) < STORAGE_SPACES else tuple(dict.fromkeys(player.storage))


def spots_for(player: Player, facts: Survey, tile: str) -> tuple[int, ...]:
    """5.2: empty, of the tile's color, next to a tile; one building of a type in a city."""
    spots = facts.spots[COLOR_OF[tile]]
    building = BUILDING_OF[tile]
    if not building or facts.rules.duplicate_buildings:
        return spots
    region_of = BOARDS[player.board].region_of
    return tuple(spot for spot in spots if building not in facts.buildings.get(region_of[spot], ()))


def stored_types(player: Player) -> list[int]:
    return [goods for goods in GOODS if player.goods[goods - 1]]


def purchase_sources(player: Player) -> tuple[int, ...]:
    return (0, *DEPOTS) if survey(player).rules.buy_numbered else (0,)


def tiles_at(state: State, source: int) -> tuple[str, ...]:
    """Tiles of the black depot (0) or a numbered one."""
    return state.depots[source - 1] if source else state.black_depot


def depot_sets(player: Player) -> list[tuple[int, ...]]:
    """6.3: one depot, with the two-depot tile also a pair of neighbours round the ring."""
    singles: list[tuple[int, ...]] = [(depot,) for depot in DEPOTS]
    if survey(player).rules.ship_depots < 2:
        return singles
    return singles + [(depot, DEPOTS[(i + 1) % len(DEPOTS)]) for i, depot in enumerate(DEPOTS)]


def new_goods(state: State, player: Player, depots: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Types in these depots that are not stored yet, and free goods spaces."""
    heap = {goods for depot in depots for goods in state.depot_goods[depot - 1]}
    new = tuple(sorted(goods for goods in heap if not player.goods[goods - 1]))
    return new, GOODS_SPACES - len(stored_types(player))
