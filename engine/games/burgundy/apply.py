"""Carrying out decisions (rules, section 5). Legality is check.py's business; here everything is allowed."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.event import Event
from engine.core.game import Step
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.burgundy import course
from engine.games.burgundy.components import (
    COLOR_OF,
    DIE_NUMBERS,
    GOODS,
    HEX_INDEX,
    PILES,
    PRICE_SILVER,
    SALE_POINTS,
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
from engine.games.burgundy.dice import worker_cost
from engine.games.burgundy.events import (
    DieUsed,
    EffectDeclined,
    EstateChosen,
    GoodsCollected,
    GoodsSold,
    SilverGained,
    TileBought,
    TileDiscarded,
    TileTaken,
    WorkersGained,
)
from engine.games.burgundy.legal import new_goods
from engine.games.burgundy.placing import place_tile
from engine.games.burgundy.scoring import add_points
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.survey import survey


def play(state: State, seat: Seat, decision: Decision, rng: Rng) -> Step[State]:
    """One decision and everything automatic that follows it."""
    events: list[Event] = []
    after, barrier = _PLAYS[type(decision)](state, seat, decision, events, rng)
    return Step(after, tuple(events), barrier)


def with_player(state: State, seat: Seat, player: Player, **changes: Any) -> State:
    """The state after this decision: the player's new side, and what else it changed."""
    players = state.players
    return replace(state, asked=state.asked + 1, players=(*players[:seat], player, *players[seat + 1 :]), **changes)


def _choose_estate(
    state: State, seat: Seat, decision: ChooseEstate, events: list[Event], rng: Rng
) -> tuple[State, bool]:
    return _set_castle(state, seat, decision.estate, decision.hex, events, rng)


def _choose_castle(
    state: State, seat: Seat, decision: ChooseCastle, events: list[Event], rng: Rng
) -> tuple[State, bool]:
    return _set_castle(state, seat, state.players[seat].board, decision.hex, events, rng)


def _set_castle(state: State, seat: Seat, board: int, label: str, events: list[Event], rng: Rng) -> tuple[State, bool]:
    """3: the starting castle triggers nothing."""
    player = replace(state.players[seat], board=board, estate=castle_only(label))
    state = with_player(state, seat, player, tiles=without_castle(state.tiles))
    events.append(EstateChosen(seat, board, label))
    if state.active + 1 < len(state.order):
        return replace(state, active=state.active + 1, turn=state.turn + 1), False
    return course.start_phase(replace(state, stage="turn"), events, rng), True


def castle_only(label: str) -> tuple[str, ...]:
    """An estate with nothing but the starting castle."""
    return tuple("castle" if i == HEX_INDEX[label] else EMPTY for i in range(len(HEX_INDEX)))


def without_castle(tiles: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """The piles after one starting castle was taken; castles are all alike."""
    pile = PILES.index("castle")
    return (*tiles[:pile], tiles[pile][1:], *tiles[pile + 1 :])


def _take(state: State, seat: Seat, decision: TakeTile, events: list[Event], _: Rng) -> tuple[State, bool]:
    """5.1"""
    player = state.players[seat]
    player = _pay(player, seat, decision.die, decision.depot, survey(player).rules.free_take, events)
    events.append(TileTaken(seat, decision.tile, decision.depot))
    player, removed = _store(state, seat, player, decision.tile, decision.discard, events)
    depots = _without(state.depots, decision.depot, decision.tile)
    return with_player(state, seat, player, depots=depots, removed=removed, pending=_left(state, decision.die)), False


def _without(depots: tuple[tuple[str, ...], ...], depot: int, tile: str) -> tuple[tuple[str, ...], ...]:
    """The depots with one slot emptied."""
    tiles = depots[depot - 1]
    at = tiles.index(tile)
    return (*depots[: depot - 1], (*tiles[:at], EMPTY, *tiles[at + 1 :]), *depots[depot:])


def _store(
    state: State, seat: Seat, player: Player, tile: str, discard: str | None, events: list[Event]
) -> tuple[Player, tuple[str, ...]]:
    """Into storage; a discarded tile leaves the game. Returns what has left it so far as well."""
    storage = player.storage
    if discard is None:
        return replace(player, storage=(*storage, tile)), state.removed
    at = storage.index(discard)
    events.append(TileDiscarded(seat, discard))
    return replace(player, storage=(*storage[:at], *storage[at + 1 :], tile)), (*state.removed, discard)


def _place(state: State, seat: Seat, decision: PlaceTile, events: list[Event], _: Rng) -> tuple[State, bool]:
    """5.2"""
    player = state.players[seat]
    spot = HEX_INDEX[decision.hex]
    free = survey(player).rules.free_place.get(COLOR_OF[decision.tile], 0)
    player = _pay(player, seat, decision.die, DIE_NUMBERS[spot], free, events)
    state = with_player(state, seat, player, pending=_left(state, decision.die))
    return place_tile(state, seat, decision.tile, spot, events), False


def _sell(state: State, seat: Seat, decision: SellGoods, events: list[Event], _: Rng) -> tuple[State, bool]:
    """5.3: all tokens of the type."""
    player = _pay(state.players[seat], seat, decision.die, decision.goods, 0, events)
    rules, at = survey(player).rules, decision.goods - 1
    tokens = player.goods[at]
    points = tokens * SALE_POINTS[len(state.players)]
    player = replace(
        player,
        goods=(*player.goods[:at], 0, *player.goods[at + 1 :]),
        sold=(*player.sold[:at], player.sold[at] + tokens, *player.sold[at + 1 :]),
        silver=player.silver + rules.sale_silver,
        workers=player.workers + rules.sale_workers,
        points=add_points(player.points, "sales", points),
    )
    events.append(GoodsSold(seat, decision.goods, tokens, points, rules.sale_silver, rules.sale_workers))
    return with_player(state, seat, player, pending=_left(state, decision.die)), False


def _workers(state: State, seat: Seat, decision: TakeWorkers, events: list[Event], _: Rng) -> tuple[State, bool]:
    """5.4"""
    player = _pay(state.players[seat], seat, decision.die, None, 0, events)
    rules = survey(player).rules
    player = replace(player, workers=player.workers + rules.action_workers, silver=player.silver + rules.action_silver)
    events.append(WorkersGained(seat, rules.action_workers))
    if rules.action_silver:
        events.append(SilverGained(seat, rules.action_silver))
    return with_player(state, seat, player, pending=_left(state, decision.die)), False


def _buy(state: State, seat: Seat, decision: BuyTile, events: list[Event], _: Rng) -> tuple[State, bool]:
    """5.5"""
    player = state.players[seat]
    player = replace(player, silver=player.silver - PRICE_SILVER, bought=True)
    events.append(TileBought(seat, decision.tile, decision.source, PRICE_SILVER))
    player, removed = _store(state, seat, player, decision.tile, decision.discard, events)
    if decision.source:
        depots = _without(state.depots, decision.source, decision.tile)
        return with_player(state, seat, player, depots=depots, removed=removed), False
    tiles = state.black_depot
    at = tiles.index(decision.tile)
    return with_player(state, seat, player, black_depot=(*tiles[:at], *tiles[at + 1 :]), removed=removed), False


def _collect(state: State, seat: Seat, decision: CollectGoods, events: list[Event], _: Rng) -> tuple[State, bool]:
    """6.3: stored types always, new ones as chosen; the rest stays where it lies."""
    player = state.players[seat]
    new, _room = new_goods(state, player, decision.depots)
    refused = set(new) - set(decision.goods or ())
    taken = [goods for depot in decision.depots for goods in state.depot_goods[depot - 1] if goods not in refused]
    left = list(state.depot_goods)
    for depot in decision.depots:
        left[depot - 1] = tuple(goods for goods in left[depot - 1] if goods in refused)
    stored = tuple(player.goods[goods - 1] + taken.count(goods) for goods in GOODS)
    events.append(GoodsCollected(seat, decision.depots, tuple(sorted(taken))))
    player = replace(player, goods=stored)
    return with_player(state, seat, player, depot_goods=tuple(left), pending=_left(state, None)), False


def _pass(state: State, seat: Seat, _: Pass, events: list[Event], __: Rng) -> tuple[State, bool]:
    events.append(EffectDeclined(seat, state.pending[0].op))
    return replace(state, asked=state.asked + 1, pending=_left(state, None)), False


def _end_turn(state: State, seat: Seat, _: EndTurn, events: list[Event], rng: Rng) -> tuple[State, bool]:
    return course.end_turn(replace(state, asked=state.asked + 1), seat, events, rng)


def _left(state: State, die: int | None) -> tuple[Effect, ...]:
    """An effect leaves the list before its decision is carried out; a die answers none."""
    return state.pending if die is not None else state.pending[1:]


def _pay(player: Player, seat: Seat, die: int | None, needed: int | None, free: int, events: list[Event]) -> Player:
    """Pay the workers and use up the die; effects need neither."""
    if die is None:
        return player
    rolled = player.dice[die]
    cost = worker_cost(rolled, needed, free, survey(player).rules.worker_step) if needed else 0
    events.append(DieUsed(seat, rolled, needed or rolled, cost))
    used = (True, player.used[1]) if die == 0 else (player.used[0], True)
    return replace(player, workers=player.workers - cost, used=used)


_Play = Callable[[State, Seat, Any, list[Event], Rng], tuple[State, bool]]
_PLAYS: dict[type[msgspec.Struct], _Play] = {
    ChooseEstate: _choose_estate,
    ChooseCastle: _choose_castle,
    TakeTile: _take,
    PlaceTile: _place,
    SellGoods: _sell,
    TakeWorkers: _workers,
    BuyTile: _buy,
    CollectGoods: _collect,
    Pass: _pass,
    EndTurn: _end_turn,
}
