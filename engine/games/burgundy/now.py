"""How a table stands with what a lookup entry speaks of: where tiles lie, what is left, what counts now."""

from collections import Counter
from collections.abc import Callable, Iterator

from engine.core.words import Speech
from engine.games.burgundy.cards import entry_of
from engine.games.burgundy.components import (
    AREA_POINTS,
    COLOR_BONUS,
    COLORS,
    GOODS,
    HEXES,
    PHASE_BONUS,
    PHASES,
    PILES,
    SALE_POINTS,
    TILES,
)
from engine.games.burgundy.state import EMPTY, State
from engine.games.burgundy.view import BurgundyView

Teller = Callable[[State, Speech], str]


def now(view: BurgundyView, entry: str, speech: Speech) -> str:
    """A line or two; empty for entries the table has nothing to say about."""
    state = view.table
    kinds = {tile for tile in TILES if entry_of(tile) == entry}
    if kinds and entry != "ship":
        return " · ".join(_lying(state, kinds, speech))
    teller = _TELLERS.get(entry)
    return teller(state, speech) if teller else ""


def _lying(state: State, kinds: set[str], speech: Speech) -> Iterator[str]:
    """Where tiles of these kinds are, by what everybody sees, and how many may still come."""
    depots = [str(number) for number, tiles in enumerate(state.depots, start=1) if kinds & set(tiles)]
    if depots:
        yield speech.say("now-depots", depots=", ".join(depots), count=len(depots))
    if kinds & set(state.black_depot):
        yield speech.say("now-black")
    for seat, player in enumerate(state.players):
        placed = [HEXES[i] for i, tile in enumerate(player.estate) if tile in kinds]
        if placed:
            yield speech.say("now-placed", seat=seat, hexes=", ".join(placed))
        stored = sum(tile in kinds for tile in player.storage)
        if stored:
            yield speech.say("now-stored", seat=seat, count=stored)
    left = sum(tile in kinds for pile in state.tiles for tile in pile)
    yield speech.say("now-unseen", left=left, all=sum(TILES[kind].count for kind in kinds))


def _each(state: State, speech: Speech, values: list[object]) -> str:
    return " · ".join(f"{speech.seat(seat)} {value}" for seat, value in enumerate(values[: len(state.players)]))


def _silver(state: State, speech: Speech) -> str:
    return _each(state, speech, [player.silver for player in state.players])


def _workers(state: State, speech: Speech) -> str:
    return _each(state, speech, [player.workers for player in state.players])


def _order(state: State, speech: Speech) -> str:
    coming = [seat for stack in reversed(state.track) for seat in stack]
    return speech.say("now-order", order=state.order, next=", ".join(speech.seat(seat) for seat in coming))


def _phase(state: State, speech: Speech) -> str:
    return speech.say("now-phase", phase=PHASES[state.phase], round=state.round + 1)


def _regions(state: State, speech: Speech) -> str:
    bonus = PHASE_BONUS[state.phase]
    return speech.say("now-bonus", phase=PHASES[state.phase], bonus=bonus, gives=AREA_POINTS[2] + bonus)


def _tokens(state: State, speech: Speech) -> str:
    points = COLOR_BONUS[len(state.players)]
    left = [
        f"{speech.name('color', color)} {' + '.join(str(worth) for worth in points[2 - count :])}"
        for color, count in zip(COLORS, state.tokens_left, strict=True)
        if count
    ]
    return speech.say("now-tokens", left=", ".join(left) or "–")


def _goods(state: State, speech: Speech) -> str:
    lying = Counter(goods for depot in state.depot_goods for goods in depot)
    places = {goods: [str(i) for i, depot in enumerate(state.depot_goods, 1) if goods in depot] for goods in GOODS}
    told = [
        f"{lying[goods]} × {speech.name('goods', goods)}: {', '.join(places[goods])}" for goods in GOODS if lying[goods]
    ]
    return speech.say("now-goods", list="; ".join(told) or "–")


def _sale(state: State, speech: Speech) -> str:
    return speech.say("now-sale", points=SALE_POINTS[len(state.players)])


def _black(state: State, speech: Speech) -> str:
    tiles = [tile for tile in state.black_depot if tile != EMPTY]
    return ", ".join(str(speech.name("tile", tile)) for tile in tiles) or "–"


def _piles(state: State, speech: Speech) -> str:
    named = {pile: len(tiles) for pile, tiles in zip(PILES, state.tiles, strict=True)}
    parts = [f"{speech.name('color', pile)} {count}" for pile, count in named.items() if pile in COLORS]
    return speech.say("now-piles", list=", ".join(parts), black=named["black"])


_TELLERS: dict[str, Teller] = {
    "silver": _silver, "buy": _silver, "worker": _workers, "workers": _workers, "dice": _workers, "order": _order,
    "wrong-order-now": _order, "tie": _order, "rounds": _phase, "phase-end": _phase, "end": _phase,
    "regions": _regions, "tokens": _tokens, "goods": _goods, "goods-types": _goods, "ship": _goods, "sell": _sale,
    "black-depot": _black, "tiles": _piles,
}  # fmt: skip
