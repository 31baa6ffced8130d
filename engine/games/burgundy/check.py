"""Why a decision is not legal: the same rules as legal.py, each with its reason and the entry it comes from."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.burgundy.components import (
    BOARDS,
    BUILDING_OF,
    COLOR_OF,
    DEPOTS,
    DIE_NUMBERS,
    GOODS,
    HEX_INDEX,
    NEIGHBOURS,
    PRICE_SILVER,
    STORAGE_SPACES,
    TILES,
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
from engine.games.burgundy.legal import depot_sets, free_estates, new_goods, purchase_sources, tiles_at
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.survey import survey

# Which decisions answer which pending effect (6.1).
ANSWERS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "sell": (SellGoods,),
    "take": (TakeTile,),
    "place": (PlaceTile,),
    "action": (TakeTile, PlaceTile, SellGoods, TakeWorkers),
    "collect_goods": (CollectGoods,),
}


def check(state: State, seat: Seat, decision: Decision) -> Decision:
    """The canonical form of a legal decision; raises Illegal otherwise."""
    if state.stage == "over":
        raise Illegal("game-over", "turn")
    if seat != state.seat:
        raise Illegal("not-your-turn", "turn", seat=state.seat)
    if state.stage == "estates" and not isinstance(decision, ChooseEstate | ChooseCastle):
        raise Illegal("estate-first", "estates")
    if state.pending:
        _check_answers(state, decision)
    return _CHECKS[type(decision)](state, state.players[seat], decision)


def _check_answers(state: State, decision: Decision) -> None:
    effect = state.pending[0]
    if isinstance(decision, Pass):
        return
    if not isinstance(decision, ANSWERS[effect.op]):
        raise Illegal("effect-first", "effects", effect=effect.op)


def _choose_estate(state: State, _: Player, decision: ChooseEstate) -> Decision:
    _check_choosing(state, choosing=True)
    if decision.estate not in BOARDS:
        raise Illegal("no-such-estate", "estates", estate=decision.estate)
    if decision.estate not in free_estates(state):
        raise Illegal("estate-taken", "estates", estate=decision.estate)
    _check_castle(decision.estate, decision.hex)
    return decision


def _choose_castle(state: State, player: Player, decision: ChooseCastle) -> Decision:
    _check_choosing(state, choosing=False)
    _check_castle(player.board, decision.hex)
    return decision


def _check_choosing(state: State, *, choosing: bool) -> None:
    if state.stage != "estates":
        raise Illegal("estates-are-set", "estates")
    if choosing != (state.options.estates == "choose"):
        raise Illegal("estate-not-chosen" if state.options.estates == "choose" else "estate-is-dealt", "estates")


def _check_castle(estate: int, label: str) -> None:
    _known_hex(label)
    if label not in BOARDS[estate].castle_hexes:
        raise Illegal("not-a-castle-hex", "estates", hex=label, hexes=BOARDS[estate].castle_hexes)


def _take(state: State, player: Player, decision: TakeTile) -> Decision:
    _known_tile(decision.tile)
    if decision.depot not in DEPOTS:
        raise Illegal("no-such-depot", "take", number=decision.depot)
    effect = state.pending[0] if state.pending else None
    if effect and effect.colors and COLOR_OF[decision.tile] not in effect.colors:
        raise Illegal("effect-other-color", "buildings", tile=decision.tile, colors=effect.colors)
    if decision.tile not in state.depots[decision.depot - 1]:
        raise Illegal("tile-not-there", "take", tile=decision.tile, source=decision.depot)
    _check_die(state, player, decision.die, decision.depot, survey(player).rules.free_take)
    _check_discard(player, decision.discard)
    return decision


def _place(state: State, player: Player, decision: PlaceTile) -> Decision:
    """5.2, in the order in which a person would see it."""
    _known_tile(decision.tile)
    spot = _known_hex(decision.hex)
    board, facts = BOARDS[player.board], survey(player)
    color, building = COLOR_OF[decision.tile], BUILDING_OF[decision.tile]
    if decision.tile not in player.storage:
        raise Illegal("tile-not-stored", "storage", tile=decision.tile)
    if player.estate[spot] != EMPTY:
        raise Illegal("hex-covered", "place", hex=decision.hex, tile=player.estate[spot])
    if board.colors[spot] != color:
        raise Illegal("hex-other-color", "place", hex=decision.hex, color=board.colors[spot], tile=decision.tile)
    if all(player.estate[near] == EMPTY for near in NEIGHBOURS[spot]):
        raise Illegal("not-adjacent", "place", hex=decision.hex)
    twice = building and building in facts.buildings.get(board.region_of[spot], ())
    if twice and not facts.rules.duplicate_buildings:
        raise Illegal("building-twice", "place", tile=decision.tile, hex=decision.hex)
    _check_die(state, player, decision.die, DIE_NUMBERS[spot], facts.rules.free_place.get(color, 0))
    return decision


def _sell(state: State, player: Player, decision: SellGoods) -> Decision:
    if decision.goods not in GOODS:
        raise Illegal("no-such-goods", "sell", number=decision.goods)
    if not player.goods[decision.goods - 1]:
        raise Illegal("goods-not-stored", "sell", goods=decision.goods)
    _check_die(state, player, decision.die, decision.goods, 0)
    return decision


def _workers(state: State, player: Player, decision: TakeWorkers) -> Decision:
    _check_die(state, player, decision.die, None, 0)
    return decision


def _buy(state: State, player: Player, decision: BuyTile) -> Decision:
    _known_tile(decision.tile)
    if player.bought:
        raise Illegal("already-bought", "buy")
    if player.silver < PRICE_SILVER:
        raise Illegal("not-enough-silver", "buy", have=player.silver, need=PRICE_SILVER)
    if decision.source not in (0, *DEPOTS):
        raise Illegal("no-such-depot", "buy", number=decision.source)
    if decision.source not in purchase_sources(player):
        raise Illegal("buy-black-only", "buy")
    if decision.tile not in tiles_at(state, decision.source):
        raise Illegal("tile-not-there", "buy", tile=decision.tile, source=decision.source)
    _check_discard(player, decision.discard)
    return decision


def _collect(state: State, player: Player, decision: CollectGoods) -> Decision:
    """6.3: other orders and the short form are accepted and mean the full one."""
    if not state.pending:
        raise Illegal("no-ship-placed", "ship")
    depots = _canonical_depots(player, decision.depots)
    new, room = new_goods(state, player, depots)
    must = min(len(new), room)
    if decision.goods is None:
        if must not in {0, len(new)}:
            raise Illegal("goods-which", "ship", number=must, offered=new)
        return CollectGoods(depots, new[:must])
    chosen = tuple(sorted(decision.goods))
    if any(goods not in GOODS for goods in chosen):
        raise Illegal("no-such-goods", "ship", number=next(goods for goods in chosen if goods not in GOODS))
    if len(set(chosen)) != len(chosen):
        raise Illegal("goods-named-twice", "ship")
    for goods in chosen:
        if goods not in new:
            raise Illegal("goods-not-new" if player.goods[goods - 1] else "goods-not-there", "ship", goods=goods)
    if len(chosen) != must:
        raise Illegal("goods-how-many", "ship", number=must, offered=new)
    return CollectGoods(depots, chosen)


def _canonical_depots(player: Player, depots: tuple[int, ...]) -> tuple[int, ...]:
    for depot in depots:
        if depot not in DEPOTS:
            raise Illegal("no-such-depot", "ship", number=depot)
    sets = depot_sets(player)
    for form in (depots, depots[::-1]):
        if form in sets:
            return form
    raise Illegal("depots-not-neighbours" if survey(player).rules.ship_depots > 1 else "one-depot-only", "ship")


def _pass(state: State, _: Player, decision: Pass) -> Decision:
    if not state.pending:
        raise Illegal("nothing-to-pass", "effects")
    if not state.pending[0].optional:
        raise Illegal("effect-compulsory", "effects", effect=state.pending[0].op)
    return decision


def _end_turn(_: State, player: Player, decision: EndTurn) -> Decision:
    if not all(player.used):
        raise Illegal("dice-left", "turn", number=player.used.count(False))
    return decision


def _check_die(state: State, player: Player, die: int | None, needed: int | None, free: int) -> None:
    """In a turn every action takes an unused die and enough workers; an effect takes none."""
    if state.pending:
        if die is not None:
            raise Illegal("no-die-here", "effects", effect=state.pending[0].op)
        return
    unused = [i for i in (0, 1) if not player.used[i]]
    if not unused:
        raise Illegal("dice-spent", "dice")
    if die is None:
        # A line without a die that no die can serve says what is missing, not that a die is.
        _check_workers(player, min(unused, key=lambda i: _cost(player, i, needed, free)), needed, free)
        raise Illegal("die-needed", "dice")
    if die not in (0, 1):
        raise Illegal("no-such-die", "dice", number=die + 1)
    if die not in unused:
        raise Illegal("die-used", "dice", number=die + 1)
    _check_workers(player, die, needed, free)


def _cost(player: Player, die: int, needed: int | None, free: int) -> int:
    return worker_cost(player.dice[die], needed, free, survey(player).rules.worker_step) if needed else 0


def _check_workers(player: Player, die: int, needed: int | None, free: int) -> None:
    cost = _cost(player, die, needed, free)
    if cost > player.workers:
        raise Illegal(
            "not-enough-workers", "dice", need=cost, have=player.workers, value=player.dice[die], needed=needed
        )


def _check_discard(player: Player, discard: str | None) -> None:
    full = len(player.storage) >= STORAGE_SPACES
    if full and discard is None:
        raise Illegal("discard-needed", "storage", stored=player.storage, example=player.storage[0])
    if not full and discard is not None:
        raise Illegal("discard-not-needed", "storage")
    if discard is not None and discard not in player.storage:
        raise Illegal("tile-not-stored", "storage", tile=_known_tile(discard))


def _known_tile(tile: str) -> str:
    if tile not in TILES:
        raise Illegal("no-such-tile", "tiles", name=tile)
    return tile


def _known_hex(label: str) -> int:
    if label not in HEX_INDEX:
        raise Illegal("no-such-hex", "place", name=label)
    return HEX_INDEX[label]


_CHECKS: dict[type[msgspec.Struct], Callable[[State, Player, Any], Decision]] = {
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
