"""All tiles one can take, large and with their names: numbered depots, black depot, turn order, goods to come."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.core.words import words
from engine.games.burgundy.components import BLACK_TILES, PHASES, PRICE_SILVER, ROUNDS
from engine.games.burgundy.view import BurgundyView
from render.contract import Marks, Table
from render.games.burgundy import market, tiles
from render.games.burgundy.board import phase_mark
from render.games.burgundy.look import LOOK, NIGHT, WINE
from render.games.burgundy.market import Places
from render.games.burgundy.marks import spots
from render.games.burgundy.names import tile_name
from render.kit import labels, pieces
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, Colour, mix
from render.kit.tokens import CREAM, LINEN, MUTED, SAND, TABLE, WIDTH, ink_on

_RADIUS, _STEP = 72, 148
_DEPOT_WIDTH, _DEPOT_HEIGHT = 762, 280
# Two columns that keep the ring clockwise: 1 and 2 on top, 6 and 3, 5 and 4.
_DEPOTS = {d: (32 + i % 2 * 774, 116 + i // 2 * 292) for i, d in enumerate((1, 2, 6, 3, 5, 4))}
_BLACK = 1014
_STRIP = _BLACK + 294
_HEIGHT = _STRIP + 286


def paint(view: BurgundyView, table: Table, marks: Marks) -> Canvas:
    state, lang = view.table, table.lang
    count = len(state.players)
    canvas = Canvas.over(_printed(lang))
    _bar(canvas, view, table)
    where: Places = {}
    for depot, (x, y) in _DEPOTS.items():
        held = state.depots[depot - 1]
        where |= market.depot_row(canvas, x + 222, y + 92, depot, held, count, _RADIUS, _STEP)
        for column, (i, _) in enumerate(market.used_slots(depot, count)):
            _name(canvas, x + 222 + column * _STEP, y + 196, held[i], lang, LINEN)
        _goods_column(canvas, x + 24, y + 140, state.depot_goods[depot - 1])
    start = 1560 - (BLACK_TILES[count] - 0.5) * _STEP
    places = [(start + i * _STEP, _BLACK + 92.0) for i in range(BLACK_TILES[count])]
    where |= market.black_hexes(canvas, places, state.black_depot, _RADIUS)
    for (middle, _), tile in zip(places, state.black_depot, strict=False):
        _name(canvas, middle, _BLACK + 196, tile, lang, NIGHT)
    market.track_markers(canvas, 92, _STRIP + 176, state.track, 54)
    market.goods_to_come(canvas, 488, _STRIP + 144, state.round_goods, LINEN, 52)
    if state.white_die:
        canvas.stamp_centred(pieces.die(72, state.white_die, LINEN), 826, _STRIP + 144)
    market.bonus_tokens(canvas, 1000, _STRIP + 92, state.tokens_left, count, 96)
    market.ring(canvas, spots(marks, where))
    return canvas


@lru_cache(maxsize=2)
def _printed(lang: str) -> Stamp:
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, _HEIGHT), TABLE)
    canvas.box(20, 104, 1580, _HEIGHT - 20, SAND, 24)
    for depot, (x, y) in _DEPOTS.items():
        canvas.box(x, y, x + _DEPOT_WIDTH, y + _DEPOT_HEIGHT, LINEN, 18)
        canvas.stamp_centred(pieces.die(96, depot, LINEN), x + 74, y + 72)
    canvas.box(32, _BLACK - 22, 1568, _BLACK + 280, NIGHT, 18)
    for i, word in enumerate(say("burgundy-picture-black").split(" ", 1)):
        canvas.text(56, _BLACK + 30 + i * 44, word, 38, "semibold", CREAM, room=170)
    price, pale = say("burgundy-picture-each", price=PRICE_SILVER), mix(NIGHT, WHITE, 0.14)
    pieces.pill(canvas, 52, _BLACK + 150, price, icon="c:silver", size=32, fill=pale, ink=CREAM)
    canvas.box(32, _STRIP, 452, _STRIP + 254, LINEN, 18)
    canvas.text(60, _STRIP + 34, say("burgundy-picture-order"), 30, "semibold", MUTED, room=230)
    canvas.icon(420, _STRIP + 34, "arrow-right-bold", 30, MUTED)
    canvas.text(398, _STRIP + 34, say("burgundy-picture-first"), 28, "regular", MUTED, "right", room=100)
    market.track_ground(canvas, 92, _STRIP + 68, 164, 54)
    canvas.box(464, _STRIP, 912, _STRIP + 254, LINEN, 18)
    canvas.text(488, _STRIP + 34, say("burgundy-picture-coming"), 30, "semibold", MUTED, room=220)
    canvas.text(888, _STRIP + 34, say("burgundy-picture-white-die"), 28, "regular", MUTED, "right", room=170)
    canvas.box(924, _STRIP, 1568, _STRIP + 254, LINEN, 18)
    canvas.text(948, _STRIP + 34, say("burgundy-picture-bonus"), 30, "semibold", MUTED, room=580)
    return canvas.as_stamp()


def _bar(canvas: Canvas, view: BurgundyView, table: Table) -> None:
    say, state = words(table.lang).say, view.table
    pieces.title_bar(canvas, LOOK.glyph, say("burgundy-part-depots"), table.label, WINE, 880)
    for i, phase in enumerate(PHASES):
        phase_mark(canvas, 1066 + i * 62, 46, phase, i - state.phase)
    status = say("burgundy-picture-round", round=state.round + 1, rounds=ROUNDS)
    canvas.text(1576, 46, status, 36, "semibold", CREAM, "right", room=210)


def _name(canvas: Canvas, x: float, y: float, tile: str, lang: str, ground: Colour) -> None:
    """A tile's name in one or two lines under it."""
    if not tile:
        return
    fitted = labels.fit(tile_name(tile, lang, numbered=False), _STEP - 6, 28, "semibold", lines=3)
    canvas.lines(x, y, fitted.lines, fitted.size, 30, "semibold", ink_on(ground), "middle")


def _goods_column(canvas: Canvas, x: float, y: float, held: Sequence[int]) -> None:
    """Goods under the die: two types large, more of them in two columns."""
    counts = sorted(Counter(held).items())
    if not counts:
        tiles.no_goods(canvas, x + 28, y + 24, 44, LINEN)
    many = len(counts) > 2
    for i, (number, count) in enumerate(counts):
        left, top = (x - 12 + i % 2 * 72, y + 8 + i // 2 * 38) if many else (x + 8, y + 22 + i * 50)
        tiles.goods_at(canvas, left, top, number, 32 if many else 42, count, LINEN)
