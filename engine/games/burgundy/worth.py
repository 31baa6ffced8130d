"""What a position is worth to its owner, in points: the eyes of the steady player.

Counted are the points already sure (score and what the final scoring would give now) and prospects: regions on their
way, stored tiles that have a place, workers, silver and goods. All prospects shrink as the rounds run out.
"""

from functools import lru_cache

from engine.core.prompt import Seat
from engine.games.burgundy.components import (
    AREA_POINTS,
    BOARDS,
    COLOR_BONUS,
    COLORS,
    DIE_NUMBERS,
    PHASE_BONUS,
    ROUNDS,
    SALE_POINTS,
    TILES,
    Effect,
)
from engine.games.burgundy.legal import spots_for
from engine.games.burgundy.scoring import final_points
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.survey import survey
from engine.games.burgundy.view import BurgundyView

LAST_ROUND = ROUNDS * len(PHASE_BONUS)
STEP = 0.65  # share of a region's value that each missing tile leaves
STORED = 0.46  # share of the gain of placing that a tile in storage is worth
WORKER, WORKERS_USEFUL = 0.9, 5
SILVER, SILVER_USEFUL = 1.5, 4
GOODS_SHARE = 0.72
ACTION = 4.0  # a free action
TILE_CHOICE = 2.6  # a free tile of one's choice
ORDER_STEP = 0.4
TOKEN_SHARE = 0.5
MINE_PHASE = 1.1  # what a mine brings at each phase end still to come
OVERFULL = 0.6  # a third stored tile makes the storage stiff

# What a knowledge rule gives per round that is left; tuned by self-play.
RULE_PER_ROUND: dict[str, float] = {
    "allow_duplicate_buildings": 0.12,
    "phase_end_workers_per_mine": 0.1,
    "sale_silver": 0.15,
    "sale_workers": 0.1,
    "ship_depots": 0.18,
    "buy_from_numbered": 0.22,
    "animal_tile_bonus": 0.16,
    "worker_step": 0.2,
    "free_shift": 0.22,
    "workers_action_silver": 0.15,
    "workers_action_amount": 0.2,
}


def worth(view: BurgundyView, seat: Seat) -> float:
    state = view.table
    player = state.players[seat]
    sure = player.score + (0 if state.stage == "over" else sum(final_points(player).values()))
    if state.stage != "turn":
        return float(sure)
    time = _time(state, seat)
    return (
        sure
        + _estate(player, time, state)
        + _storage(player, time, state)
        + _stock(seat, time, state)
        + sum(_pending(state, player, effect) for effect in state.pending)
    )


def _time(state: State, seat: Seat) -> float:
    """Rounds left for this seat, the present one counted by its unused dice."""
    played = state.phase * ROUNDS + state.round
    done = state.order.index(seat) < state.active
    return LAST_ROUND - played - 1 + (0.0 if done else state.players[seat].used.count(False) / 2)


def _estate(player: Player, time: float, state: State) -> float:
    mine_phases = len(PHASE_BONUS) - state.phase if time else 0
    mines = survey(player).counts["mine"] * mine_phases * MINE_PHASE
    return _prospects(player.board, player.estate, round(time * 2)) + _tokens(player, time, state) + mines


@lru_cache(maxsize=50_000)
def _prospects(board_number: int, estate: tuple[str, ...], half_rounds: int) -> float:
    """Regions on their way, and rules in force."""
    board = BOARDS[board_number]
    regions = 0.0
    for region in board.regions:
        missing = sum(estate[i] == EMPTY for i in region)
        if missing:
            regions += _region_worth(len(region), missing, half_rounds / 2)
    rules = sum(
        RULE_PER_ROUND.get(effect.op, 0.0) * half_rounds / 2
        for tile in estate
        if tile != EMPTY
        for effect in TILES[tile].effects
    )
    return regions + rules


@lru_cache(maxsize=20_000)
def _region_worth(size: int, missing: int, time: float) -> float:
    """The points of completing it in time, less for every tile still missing."""
    if missing > time + 0.5:
        return 0.0
    phase = min(4, int((LAST_ROUND - time + missing) / ROUNDS))
    return (AREA_POINTS[size - 1] + PHASE_BONUS[phase]) * STEP**missing


def _tokens(player: Player, time: float, state: State) -> float:
    """Bonus tokens that are nearly won."""
    board, counts = BOARDS[player.board], survey(player).counts
    total = 0.0
    for color, left in zip(COLORS, state.tokens_left, strict=True):
        missing = board.colors.count(color) - counts[color]
        if left and 0 < missing <= time:
            total += COLOR_BONUS[len(state.players)][2 - left] * TOKEN_SHARE**missing
    return total


def _storage(player: Player, time: float, state: State) -> float:
    """Stored tiles by what placing them would bring, best first, as far as there is time for them."""
    gains = sorted((_placing_gain(player, tile, time, state) for tile in set(player.storage)), reverse=True)
    total = 0.0
    for i, gain in enumerate(gains):
        if time - i * 0.5 > 0:
            total += gain * STORED * 0.9**i
    return total - (OVERFULL if len(player.storage) > 2 else 0)


def _placing_gain(player: Player, tile: str, time: float, state: State) -> float:
    facts = survey(player)
    spots = spots_for(player, facts, tile)
    if not spots:
        return 0.25 * _effect_gain(player, tile, time, state) if time > 3 else 0.0
    numbers = {DIE_NUMBERS[spot] for spot in spots}
    best = max(_region_step(player, spot, time) for spot in spots)
    ease = 0.85 + 0.05 * min(3, len(numbers))
    return (best + _effect_gain(player, tile, time, state) + _herd(player, tile, spots)) * ease


def _region_step(player: Player, spot: int, time: float) -> float:
    board = BOARDS[player.board]
    region = board.regions[board.region_of[spot]]
    missing = sum(player.estate[i] == EMPTY for i in region)
    before = _region_worth(len(region), missing, time)
    if missing == 1:
        phase = min(4, int((LAST_ROUND - time) / ROUNDS))
        return AREA_POINTS[len(region) - 1] + PHASE_BONUS[phase] - before
    return _region_worth(len(region), missing - 1, time) - before


def _herd(player: Player, tile: str, spots: tuple[int, ...]) -> float:
    """The best animal scoring among the spots."""
    kind = TILES[tile]
    if not kind.species:
        return 0.0
    board, bonus = BOARDS[player.board], survey(player).rules.animal_bonus

    def herd(spot: int) -> int:
        others = (player.estate[i] for i in board.regions[board.region_of[spot]] if player.estate[i] != EMPTY)
        return sum(TILES[t].animals + bonus for t in others if TILES[t].species == kind.species)

    return kind.animals + bonus + max(map(herd, spots))


def _effect_gain(player: Player, tile: str, time: float, state: State) -> float:
    kind = TILES[tile]
    gain = sum(_on_place(state, player, effect) for effect in kind.on_place)
    if kind.color == "mine":
        gain += (len(PHASE_BONUS) - state.phase) * (MINE_PHASE + survey(player).rules.mine_workers * 0.5)
    for effect in kind.effects:
        gain += RULE_PER_ROUND.get(effect.op, 0.0) * time
        gain += _endgame(player, effect, time)
    return gain


def _endgame(player: Player, effect: Effect, time: float) -> float:
    """What an endgame tile may score: what there is now and a little hope."""
    if effect.op == "vp_per_building":
        return effect.n * (
            player.estate.count(effect.building) + player.storage.count(effect.building) * 0.7 + time * 0.03
        )
    if effect.op == "vp_per_animal_type":
        return effect.n * len({TILES[t].species for t in player.estate if t != EMPTY} - {""}) + time * 0.2
    if effect.op == "vp_per_sold_type":
        return effect.n * sum(1 for n in map(sum, zip(player.sold, player.goods, strict=True)) if n)
    if effect.op == "vp_per_sold_good":
        return effect.n * (sum(player.sold) + 0.7 * sum(player.goods)) + time * 0.15
    if effect.op == "vp_per_bonus_tile":
        return effect.n * (len(player.tokens) + time * 0.06)
    return 0.0


def _on_place(state: State, player: Player, effect: Effect) -> float:
    """Rough worth of an effect that will come with placing a tile."""
    if effect.op == "vp":
        return effect.n
    if effect.op == "workers":
        return effect.n * WORKER * 0.8
    if effect.op == "silver":
        return effect.n * SILVER * 0.9
    if effect.op == "advance_order":
        return ORDER_STEP
    return _pending(state, player, effect) if effect.op in _PENDING_WORTH else 0.0


_PENDING_WORTH = {"sell": 2.0, "take": TILE_CHOICE, "place": ACTION - 0.5, "action": ACTION, "collect_goods": 3.0}


def _pending(state: State, player: Player, effect: Effect) -> float:
    if effect.op == "collect_goods":
        return max(_haul(state, player, goods) for goods in state.depot_goods)
    if effect.op == "place" and not player.storage:
        return 0.5
    if effect.op == "sell":
        best = max(player.goods)
        return best * SALE_POINTS[len(state.players)] * (1 - GOODS_SHARE) + 1.5 if best else 0.2
    return _PENDING_WORTH[effect.op]


def _haul(state: State, player: Player, goods: tuple[int, ...]) -> float:
    room = sum(n > 0 for n in player.goods) < 3
    fit = sum(1 for g in goods if player.goods[g - 1] or room)
    return fit * SALE_POINTS[len(state.players)] * GOODS_SHARE


def _stock(seat: Seat, time: float, state: State) -> float:
    """Workers, silver, goods and the place in the turn order, beyond what final scoring gives for them."""
    player = state.players[seat]
    fade = min(1.0, time / 3)
    workers = min(player.workers, WORKERS_USEFUL) * (WORKER - 0.5) + 0.1 * max(0, player.workers - WORKERS_USEFUL)
    silver = min(player.silver, SILVER_USEFUL) * (SILVER - 1.0)
    sales = sum(n * SALE_POINTS[len(state.players)] - n + 1 for n in player.goods if n) * GOODS_SHARE
    position = next(i for i, stack in enumerate(state.track) if seat in stack)
    return (workers + silver) * fade + sales * min(1.0, time / 1.5) + position * ORDER_STEP * fade
