"""The course of play (rules, section 4): phases, rounds, turns and the end, all without a decision."""

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.burgundy.components import (
    BLACK_TILES,
    GOODS_PER_PHASE,
    PHASES,
    PILES,
    ROUNDS,
    SLOTS,
    TILES,
    Slot,
)
from engine.games.burgundy.events import GameEnded, MinesPaid, PhaseStarted, RoundStarted, TurnEnded
from engine.games.burgundy.scoring import final_scoring, ranking
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.survey import survey


def end_turn(state: State, seat: Seat, events: list[Event], rng: Rng) -> tuple[State, bool]:
    """5.6, then ROUND_END and PHASE_END where they are due. The second value: was something rolled or revealed?"""
    events.append(TurnEnded(seat))
    state = replace(state, turn=state.turn + 1)
    if state.active + 1 < len(state.order):
        return replace(state, active=state.active + 1), False
    if state.round + 1 < ROUNDS:
        return start_round(replace(state, round=state.round + 1), events, rng), True
    state = end_phase(state, events)
    if state.phase + 1 < len(PHASES):
        return start_phase(replace(state, phase=state.phase + 1, round=0), events, rng), True
    return _finish(state, events), False


def start_phase(state: State, events: list[Event], rng: Rng) -> State:
    """4.1: clear what is left, deal anew, turn up the goods of the phase. Goods in the depots stay."""
    leftover = tuple(t for tiles in (*state.depots, state.black_depot) for t in tiles if t != EMPTY)
    depots, piles = _deal_depots(state, rng)
    black, piles["black"] = rng.draw(piles["black"], BLACK_TILES[len(state.players)], "black depot")
    goods, goods_left = rng.draw(state.goods, GOODS_PER_PHASE, "round goods")
    events.append(PhaseStarted(PHASES[state.phase], len(leftover), goods))
    state = replace(
        state,
        depots=depots,
        black_depot=black,
        tiles=tuple(piles[name] for name in PILES),
        goods=goods_left,
        round_goods=goods,
        removed=state.removed + leftover,
    )
    return start_round(state, events, rng)


def _deal_depots(state: State, rng: Rng) -> tuple[tuple[tuple[str, ...], ...], dict[str, tuple[str, ...]]]:
    piles = dict(zip(PILES, state.tiles, strict=True))
    depots: list[list[str]] = [[] for _ in state.depots]
    for slot in SLOTS:
        tile: tuple[str, ...] = ()
        if slot.min_players <= len(state.players):
            color = slot_color(slot, len(state.players), PHASES[state.phase])
            tile, piles[color] = rng.draw(piles[color], 1, f"depots {color}")
        depots[slot.depot - 1] += tile or (EMPTY,)
    return tuple(map(tuple, depots)), piles


def slot_color(slot: Slot, players: int, phase: str) -> str:
    """The color dealt here, minding the three-player exception of depot 6."""
    other = slot.exception
    if other and other["players"] == players and phase in other["phases"]:
        return str(other["color"])
    return slot.color


def start_round(state: State, events: list[Event], rng: Rng) -> State:
    """4.2: fix the order, roll, lay out the goods token of the round."""
    order = turn_order(state)
    dice = tuple((rng.die("dice"), rng.die("dice")) for _ in state.players)
    white = rng.die("dice")
    token, rest = state.round_goods[0], state.round_goods[1:]
    goods = list(state.depot_goods)
    goods[white - 1] += (token,)
    events.append(RoundStarted(PHASES[state.phase], state.round + 1, order, dice, white, token))
    players = (
        replace(player, dice=rolled, used=(False, False), bought=False)
        for player, rolled in zip(state.players, dice, strict=True)
    )
    return replace(
        state,
        order=order,
        active=0,
        players=tuple(players),
        white_die=white,
        round_goods=rest,
        depot_goods=tuple(goods),
    )


def turn_order(state: State) -> tuple[Seat, ...]:
    """4.2: the track from the right, each stack from the top."""
    return tuple(seat for stack in reversed(state.track) for seat in stack)


def end_phase(state: State, events: list[Event]) -> State:
    """4.4"""
    return replace(state, players=tuple(_mines(seat, player, events) for seat, player in enumerate(state.players)))


def _mines(seat: Seat, player: Player, events: list[Event]) -> Player:
    """Every tile that pays at phase end, plus workers for each of them with the miners' tile."""
    payers = [TILES[tile] for tile in player.estate if tile != EMPTY and TILES[tile].phase_end]
    silver = sum(effect.n for tile in payers for effect in tile.phase_end)
    workers = len(payers) * survey(player).rules.mine_workers
    if payers:
        events.append(MinesPaid(seat, len(payers), silver, workers))
    return replace(player, silver=player.silver + silver, workers=player.workers + workers)


def _finish(state: State, events: list[Event]) -> State:
    state = replace(state, stage="over", players=tuple(final_scoring(state, events)))
    events.append(GameEnded(ranking(state)))
    return state
