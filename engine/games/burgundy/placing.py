"""Placing a tile, step by step (rules, 6.2), and what tiles do (6.3 to 6.7)."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.prompt import Seat
from engine.games.burgundy.components import (
    AREA_POINTS,
    BOARDS,
    COLOR_BONUS,
    COLOR_OF,
    COLORS,
    HEXES,
    PHASE_BONUS,
    TILES,
    Board,
    Effect,
)
from engine.games.burgundy.decisions import Pass
from engine.games.burgundy.events import (
    AnimalsScored,
    EffectLost,
    MarkerAdvanced,
    PointsScored,
    RegionCompleted,
    SilverGained,
    TilePlaced,
    TokenWon,
    WorkersGained,
)
from engine.games.burgundy.legal import effect_choices
from engine.games.burgundy.scoring import add_points
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.survey import survey


def place_tile(state: State, seat: Seat, tile: str, spot: int, events: list[Event]) -> State:
    """From storage onto the estate; area, color bonus, then the tile's own effects."""
    player = state.players[seat]
    at = player.storage.index(tile)
    player = replace(
        player,
        storage=(*player.storage[:at], *player.storage[at + 1 :]),
        estate=(*player.estate[:spot], tile, *player.estate[spot + 1 :]),
    )
    events.append(TilePlaced(seat, tile, HEXES[spot]))
    board = BOARDS[player.board]
    player = _score_area(state, seat, player, board, spot, events)
    player, tokens_left = _score_color(state, seat, player, COLOR_OF[tile], board, events)
    state = _put(replace(state, tokens_left=tokens_left), seat, player)
    for effect in TILES[tile].on_place:
        automatic = _AUTOMATIC.get(effect.op)
        if automatic is not None:
            state = automatic(state, seat, tile, spot, effect, events)
    waiting = tuple(effect for effect in TILES[tile].on_place if effect.op not in _AUTOMATIC)
    return _drop_lost(replace(state, pending=waiting + state.pending), seat, tile, events) if waiting else state


def _put(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _score_area(state: State, seat: Seat, player: Player, board: Board, spot: int, events: list[Event]) -> Player:
    """6.2 step 2: a full region scores by its size and the phase."""
    region = board.regions[board.region_of[spot]]
    if any(player.estate[i] == EMPTY for i in region):
        return player
    area, phase = AREA_POINTS[len(region) - 1], PHASE_BONUS[state.phase]
    events.append(RegionCompleted(seat, board.colors[spot], len(region), area, phase))
    return replace(player, points=add_points(add_points(player.points, "areas", area), "phases", phase))


def _score_color(
    state: State, seat: Seat, player: Player, color: str, board: Board, events: list[Event]
) -> tuple[Player, tuple[int, ...]]:
    """6.2 step 3: the first two to cover all hexes of a color win its tokens."""
    at = COLORS.index(color)
    left = state.tokens_left[at]
    if not left or survey(player).counts[color] < board.colors.count(color):
        return player, state.tokens_left
    small = 2 - left
    points = COLOR_BONUS[len(state.players)][small]
    events.append(TokenWon(seat, color, not small, points))
    player = replace(
        player, tokens=(*player.tokens, (color, small)), points=add_points(player.points, "tokens", points)
    )
    return player, (*state.tokens_left[:at], left - 1, *state.tokens_left[at + 1 :])


def _drop_lost(state: State, seat: Seat, tile: str, events: list[Event]) -> State:
    """6.1: the two kinds of effects that disappear without a decision."""
    effect = state.pending[0]
    if effect.op == "collect_goods":
        lost = not any(state.depot_goods)
    else:
        lost = effect.optional and next(effect_choices(state, effect)) == Pass()
    if not lost:
        return state
    events.append(EffectLost(seat, tile, effect.op))
    return replace(state, pending=state.pending[1:])


def _vp(state: State, seat: Seat, tile: str, _: int, effect: Effect, events: list[Event]) -> State:
    player = state.players[seat]
    events.append(PointsScored(seat, tile, effect.n))
    return _put(state, seat, replace(player, points=add_points(player.points, "towers", effect.n)))


def _workers(state: State, seat: Seat, _: str, __: int, effect: Effect, events: list[Event]) -> State:
    player = state.players[seat]
    events.append(WorkersGained(seat, effect.n))
    return _put(state, seat, replace(player, workers=player.workers + effect.n))


def _silver(state: State, seat: Seat, _: str, __: int, effect: Effect, events: list[Event]) -> State:
    player = state.players[seat]
    events.append(SilverGained(seat, effect.n))
    return _put(state, seat, replace(player, silver=player.silver + effect.n))


def _score_animals(state: State, seat: Seat, tile: str, spot: int, _: Effect, events: list[Event]) -> State:
    """6.4: all tiles of the species in the same pasture, the new one included."""
    player = state.players[seat]
    board, bonus = BOARDS[player.board], survey(player).rules.animal_bonus
    species = TILES[tile].species
    herd = [player.estate[i] for i in board.regions[board.region_of[spot]] if player.estate[i] != EMPTY]
    points = sum(TILES[other].animals + bonus for other in herd if TILES[other].species == species)
    events.append(AnimalsScored(seat, tile, points))
    return _put(state, seat, replace(player, points=add_points(player.points, "animals", points)))


def _advance_order(state: State, seat: Seat, _: str, __: int, effect: Effect, events: list[Event]) -> State:
    """6.3: on top of any stack there; markers left behind keep their order."""
    position = next(i for i, stack in enumerate(state.track) if seat in stack)
    goal = min(position + effect.n, len(state.track) - 1)
    track = [tuple(other for other in stack if other != seat) for stack in state.track]
    track[goal] = (seat, *track[goal])
    events.append(MarkerAdvanced(seat, goal))
    return replace(state, track=tuple(track))


_Automatic = Callable[[State, Seat, str, int, Effect, list[Event]], State]
_AUTOMATIC: dict[str, _Automatic] = {
    "vp": _vp,
    "workers": _workers,
    "silver": _silver,
    "score_animals": _score_animals,
    "advance_order": _advance_order,
}
