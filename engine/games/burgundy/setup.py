"""Setting up the table (rules, section 3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.burgundy import course
from engine.games.burgundy.apply import castle_only, without_castle
from engine.games.burgundy.components import BOARDS, GOODS, GOODS_COPIES, HEXES, PILES, SETUP, TILES, TRACK_SPACES
from engine.games.burgundy.state import EMPTY, BurgundyOptions, Player, State

BASIC_ESTATE = 1


def new(options: BurgundyOptions, seats: int, rng: Rng) -> State:
    first = rng.below(seats, "starting player")
    order = tuple((first + i) % seats for i in range(seats))
    players, goods = _players(options, order, rng)
    state = State(
        options=options,
        players=players,
        stage="estates",
        order=order,
        active=0,
        track=(order, *((),) * (TRACK_SPACES - 1)),
        tiles=tuple(tuple(_pile(name)) for name in PILES),
        goods=goods,
    )
    return state if options.estates != "basic" else _begin_basic(state, rng)


def _pile(name: str) -> Iterator[str]:
    for tile in TILES.values():
        yield from (tile.id,) * tile.copies(name)


def _players(options: BurgundyOptions, order: tuple[Seat, ...], rng: Rng) -> tuple[tuple[Player, ...], tuple[int, ...]]:
    """3.5 and 3.6: goods, silver, and workers by turn order. Returns the goods nobody has seen as well."""
    bag: tuple[int, ...] = tuple(goods for goods in GOODS for _ in range(GOODS_COPIES))
    boards = _boards(options, len(order), rng)
    players: dict[Seat, Player] = {}
    for place, seat in enumerate(order):
        drawn, bag = rng.draw(bag, SETUP["goods_per_player"], "starting goods")
        players[seat] = Player(
            board=boards[seat],
            estate=(EMPTY,) * len(HEXES),
            goods=tuple(drawn.count(goods) for goods in GOODS),
            silver=SETUP["silver"],
            workers=SETUP["workers_by_turn_order"][place],
        )
    return tuple(players[seat] for seat in range(len(order))), bag


def _boards(options: BurgundyOptions, seats: int, rng: Rng) -> tuple[int, ...]:
    """3.1: the estate of each seat, 0 where it is still to be chosen."""
    if options.estates == "random":
        singles = [number for number, board in BOARDS.items() if board.copies == 1]
        return rng.draw(singles, seats, "estates")[0]
    if options.estates.startswith("same:"):
        return (int(options.estates.removeprefix("same:")),) * seats
    return (BASIC_ESTATE if options.estates == "basic" else 0,) * seats


def _begin_basic(state: State, rng: Rng) -> State:
    tiles = state.tiles
    for _ in state.players:
        tiles = without_castle(tiles)
    estate = castle_only(BOARDS[BASIC_ESTATE].castle_default)
    players = tuple(replace(player, estate=estate) for player in state.players)
    unheard: list[Event] = []
    return course.start_phase(replace(state, players=players, tiles=tiles, stage="turn"), unheard, rng)
