"""All tiles one can take, large and with their names: numbered depots, black depot, turn order, goods to come."""

from collections import Counter
from collections.abc import Sequence

from engine.core.words import words
from engine.games.burgundy.cards import tile_name
from engine.games.burgundy.components import BLACK_TILES
from engine.games.burgundy.view import BurgundyView
from render.contract import Marks, Table
from render.games.burgundy import market, tiles
from render.games.burgundy.board import black_caption, order_track, phases, when
from render.games.burgundy.look import LOOK, NIGHT, WINE
from render.games.burgundy.marks import Marked, marked
from render.kit import labels, pieces
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, LINEN, MUTED, SAND, TABLE, WIDTH, ink_on

_RADIUS, _STEP = 72, 156
_DEPOT_SIZE, _BLACK_SIZE, _STRIP_HEIGHT = (762, 280), (1536, 302), 254
# Two columns that keep the ring clockwise: 1 and 2 on top, 6 and 3, 5 and 4.
_DEPOTS = {d: (32 + i % 2 * 774, 116 + i // 2 * 292) for i, d in enumerate((1, 2, 6, 3, 5, 4))}
_BLACK = 992
_STRIP = _BLACK + _BLACK_SIZE[1] + 14
_HEIGHT = _STRIP + _STRIP_HEIGHT + 32


def layout(view: BurgundyView, table: Table, marks: Marks) -> Layout:
    state, lang, count = view.table, table.lang, len(view.table.players)
    panels = [
        Panel(0, 0, _bar, (table.label, state.phase, when(view, lang), lang)),
        Panel(32, _BLACK, _black, (state.black_depot, count, marked(marks, "black"), lang)),
        Panel(32, _STRIP, _strip, (state.track, state.round_goods, state.white_die, state.tokens_left, count, lang)),
    ]
    for depot, (x, y) in _DEPOTS.items():
        held, goods = state.depots[depot - 1], state.depot_goods[depot - 1]
        panels.append(Panel(x, y, _depot, (depot, held, goods, count, marked(marks, f"depot.{depot}"), lang)))
    return Layout(Panel(0, 0, _ground, ()), tuple(panels))


def _ground() -> Canvas:
    canvas = Canvas.blank((WIDTH, _HEIGHT), TABLE)
    canvas.box(20, 104, 1580, _HEIGHT - 20, SAND, 24)
    return canvas


def _bar(label: str, phase: int, status: str, lang: str) -> Canvas:
    canvas = Canvas.blank((WIDTH, BAR), WINE)
    pieces.title_bar(canvas, LOOK.glyph, words(lang).say("burgundy-part-depots"), label, WINE, 880)
    phases(canvas, phase, status)
    return canvas


def _depot(depot: int, held: tuple[str, ...], goods: tuple[int, ...], count: int, pointed: Marked, lang: str) -> Canvas:
    canvas = Canvas.blank(_DEPOT_SIZE, SAND)
    canvas.box(0, 0, *_DEPOT_SIZE, LINEN, 18)
    canvas.stamp_centred(pieces.die(96, depot, LINEN), 74, 72)
    _goods_column(canvas, 24, 140, goods)
    for column, (i, _) in enumerate(market.used_slots(depot, count)):
        _name(canvas, 212 + column * _STEP, 196, held[i], lang, LINEN)
    market.depot_row(canvas, 212, 92, depot, held, count, _RADIUS, _STEP, pointed)
    return canvas


def _black(held: tuple[str, ...], count: int, pointed: Marked, lang: str) -> Canvas:
    canvas = Canvas.blank(_BLACK_SIZE, SAND)
    canvas.box(0, 0, *_BLACK_SIZE, NIGHT, 18)
    black_caption(canvas, 26, 62, lang)
    places = [(354.0 + i * _STEP, 114.0) for i in range(BLACK_TILES[count])]
    for (x, y), tile in zip(places, held, strict=False):
        _name(canvas, x, y + 104, tile, lang, NIGHT)
    market.black_hexes(canvas, places, held, _RADIUS, pointed)
    return canvas


def _strip(
    track: tuple[tuple[int, ...], ...],
    coming: tuple[int, ...],
    white_die: int,
    left: tuple[int, ...],
    count: int,
    lang: str,
) -> Canvas:
    """Turn order, goods of the rounds to come, bonus tokens."""
    say = words(lang).say
    canvas = Canvas.blank((_BLACK_SIZE[0], _STRIP_HEIGHT), SAND)
    for x, across in ((0, 420), (432, 448), (892, 644)):
        canvas.box(x, 0, x + across, _STRIP_HEIGHT, LINEN, 18)
    order_track(canvas, 6, 0, track, lang)
    canvas.text(456, 34, say("burgundy-picture-coming"), 32, "semibold", MUTED, room=220)
    market.goods_to_come(canvas, 456, 144, coming, LINEN, 52)
    canvas.text(856, 34, say("burgundy-picture-white-die"), 28, "regular", MUTED, "right", room=160)
    if white_die:
        canvas.stamp_centred(pieces.die(72, white_die, LINEN), 814, 144)
    canvas.text(916, 34, say("burgundy-picture-bonus"), 32, "semibold", MUTED, room=600)
    market.bonus_tokens(canvas, 970, 92, left, count, 96)
    return canvas


def _name(canvas: Canvas, x: float, y: float, tile: str, lang: str, ground: Colour) -> None:
    """A tile's name in one or two lines under it."""
    if not tile:
        return
    fitted = labels.fit(tile_name(tile, lang, numbered=False), _STEP - 4, 28, "regular", lines=3)
    canvas.lines(x, y, fitted.lines, fitted.size, 30, "regular", ink_on(ground), "middle")


def _goods_column(canvas: Canvas, x: float, y: float, held: Sequence[int]) -> None:
    """Goods under the die, one type a line; more than three types in two columns."""
    counts = sorted(Counter(held).items())
    if not counts:
        tiles.no_goods(canvas, x + 28, y + 24, 44, LINEN)
    many = len(counts) > 3
    for i, (number, count) in enumerate(counts):
        left, top = (x - 18 + i % 2 * 70, y + 10 + i // 2 * 40) if many else (x + 10, y + 18 + i * 44)
        tiles.goods_at(canvas, left, top, number, 32 if many else 38, count, LINEN)
