"""The whole table in one picture: printed board above, all estates below."""

from functools import lru_cache

from engine.core.words import words
from engine.games.burgundy.components import PHASES, PRICE_SILVER, ROUNDS
from engine.games.burgundy.view import BurgundyView
from render.contract import Marks, Table
from render.games.burgundy import estate, market, seats
from render.games.burgundy.look import LOOK, NIGHT, WINE
from render.games.burgundy.market import Places
from render.games.burgundy.marks import seat_rings, spots
from render.kit import pieces
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, Colour, mix
from render.kit.tokens import CREAM, LINEN, MUTED, PAPER, SAND, TABLE, WIDTH

_TOP_ROW, _MIDDLE, _LOW_ROW = 124, 330, 600
_DEPOTS = {1: (40, _TOP_ROW), 2: (552, _TOP_ROW), 3: (1064, _TOP_ROW)}
_DEPOTS |= {6: (40, _LOW_ROW), 5: (552, _LOW_ROW), 4: (1064, _LOW_ROW)}  # clockwise, so that neighbours touch
_ESTATES = 826
_EDGE, _GAP = 20, 8
# First middle, radius and step of depot hexes: fewer places, larger tiles.
_SLOTS = {2: (168, 60, 112), 3: (166, 58, 106), 4: (160, 52, 93)}
_GRIDS = {2: estate.Grid(86), 3: estate.MIDDLE, 4: estate.COMPACT}


def height(seats_count: int) -> int:
    """How high the picture is: fewer players have larger estates."""
    return _ESTATES + 66 + 12 + _GRIDS[seats_count].size[1] + 138 + 22


def paint(view: BurgundyView, table: Table, marks: Marks) -> Canvas:
    state = view.table
    count = len(state.players)
    canvas = Canvas.over(_printed(count, table.lang))
    _bar(canvas, view, table)
    where: Places = {}
    for depot, (x, y) in _DEPOTS.items():
        held = state.depots[depot - 1]
        first, radius, step = _SLOTS[count]
        where |= market.depot_row(canvas, x + first, y + 68, depot, held, count, radius, step)
        many = len(set(state.depot_goods[depot - 1])) > 3
        market.goods_line(
            canvas, x + (22 if many else 122), y + 157, state.depot_goods[depot - 1], 474 if many else 370
        )
    market.track_markers(canvas, 92, _MIDDLE + 176, state.track, 54)
    where |= market.black_hexes(canvas, _black_places(count), state.black_depot, 53)
    market.bonus_tokens(canvas, 1190, _MIDDLE + 92, state.tokens_left, count, 65.6)
    _estates(canvas, view, table, marks)
    market.ring(canvas, spots(marks, where))
    return canvas


@lru_cache(maxsize=4)
def _printed(count: int, lang: str) -> Stamp:
    """What never changes during a game: panels, depot dice, captions."""
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, height(count)), TABLE)
    canvas.box(24, 108, 1576, 806, SAND, 24)
    for depot, (x, y) in _DEPOTS.items():
        canvas.box(x, y, x + 496, y + 190, LINEN, 18)
        canvas.stamp_centred(pieces.die(84, depot, LINEN), x + 62, y + 66)
        canvas.text(x + 62, y + 157, say("burgundy-picture-goods"), 28, "regular", MUTED, "middle", room=96)
    canvas.box(40, _MIDDLE, 452, _MIDDLE + 254, LINEN, 18)
    canvas.text(60, _MIDDLE + 34, say("burgundy-picture-order"), 32, "semibold", MUTED, room=230)
    canvas.icon(420, _MIDDLE + 34, "arrow-right-bold", 30, MUTED)
    canvas.text(398, _MIDDLE + 34, say("burgundy-picture-first"), 28, "regular", MUTED, "right", room=100)
    market.track_ground(canvas, 92, _MIDDLE + 68, 164, 54)
    _black_ground(canvas, lang)
    canvas.box(1148, _MIDDLE, 1560, _MIDDLE + 254, LINEN, 18)
    canvas.text(1168, _MIDDLE + 34, say("burgundy-picture-bonus"), 32, "semibold", MUTED, room=370)
    return canvas.as_stamp()


def _black_ground(canvas: Canvas, lang: str) -> None:
    say = words(lang).say
    canvas.box(468, _MIDDLE, 1132, _MIDDLE + 254, NIGHT, 18)
    for i, word in enumerate(say("burgundy-picture-black").split(" ", 1)):
        canvas.text(494, _MIDDLE + 58 + i * 42, word, 36, "semibold", CREAM, room=168)
    price, pale = say("burgundy-picture-each", price=PRICE_SILVER), mix(NIGHT, WHITE, 0.14)
    pieces.pill(
        canvas, 490, _MIDDLE + 184, price, icon="c:silver", size=32, fill=pale, ink=CREAM, glyph=mix(CREAM, pale, 0.1)
    )


def _black_places(count: int) -> list[tuple[float, float]]:
    """Two rows of hexes that fit into each other: 2 + 2, 3 + 3 or 4 + 4."""
    half = count
    left = 718 + (4 - half) * 47
    upper = [(left + i * 94.0, _MIDDLE + 84.0) for i in range(half)]
    return upper + [(x + 47, y + 84) for x, y in upper]


def _bar(canvas: Canvas, view: BurgundyView, table: Table) -> None:
    """Title, goods to come, phases, round."""
    say, state = words(table.lang).say, view.table
    pieces.title_bar(canvas, LOOK.glyph, say("burgundy-picture-title"), table.label, WINE, 580)
    if state.round_goods:
        canvas.icon(742, 46, "package-variant-closed", 36, mix(CREAM, WINE, 0.2))
        market.goods_to_come(canvas, 772, 46, state.round_goods, WINE)
    for i, phase in enumerate(PHASES):
        phase_mark(canvas, 1066 + i * 62, 46, phase, i - state.phase)
    status = say("burgundy-picture-round", round=state.round + 1, rounds=ROUNDS)
    canvas.text(1576, 46, status, 36, "semibold", CREAM, "right", room=210)


def phase_mark(canvas: Canvas, x: float, y: float, letter: str, when: int) -> None:
    """The letter of a phase: gone (dark), now (light), to come (dim)."""
    fill: Colour = CREAM if when == 0 else mix(WINE, (0, 0, 0), 0.25) if when < 0 else mix(WINE, WHITE, 0.16)
    canvas.box(x - 27, y - 30, x + 27, y + 30, fill, 12)
    canvas.text(x, y, letter, 36, "bold", WINE if when == 0 else mix(CREAM, WINE, 0.12), "middle")


def _estates(canvas: Canvas, view: BurgundyView, table: Table, marks: Marks) -> None:
    count = len(view.table.players)
    grid = _GRIDS[count]
    across = (WIDTH - 2 * _EDGE - (count - 1) * _GAP) // count
    awaited = {prompt.seat for prompt in view.head.awaited}
    for seat, player in enumerate(view.table.players):
        x = _EDGE + seat * (across + _GAP)
        canvas.box(x, _ESTATES, x + across, height(count) - 22, PAPER, 20)
        seats.bar(canvas, x, _ESTATES, across, seat, table.names[seat], view.head.scores[seat], to_move=seat in awaited)
        left, top = x + (across - grid.size[0]) // 2, _ESTATES + 72
        estate.paint(canvas, left, top, player.board or 1, player.estate, grid)
        estate.mark(canvas, left, top, grid, seat_rings(marks, seat))
        y = _ESTATES + 66 + 12 + grid.size[1] + 32
        seats.purse(canvas, x + 20, y, player)
        radius, step, edge = (38, 72, 62) if count == 2 else (31, 58, 44)
        seats.storage(canvas, x + across - edge - 2 * step, y + (32 if count == 2 else 0), player, radius, step)
        seats.goods_row(canvas, x + 20, y + 66, player, 44, 128 if count == 2 else (across - 30) // 3)
