"""The whole table in one picture: printed board above, all estates below."""

from engine.core.words import words
from engine.games.burgundy.components import PHASES, PRICE_SILVER, ROUNDS
from engine.games.burgundy.state import Player
from engine.games.burgundy.view import BurgundyView
from render.contract import Marks, Table
from render.games.burgundy import estate, market, seats
from render.games.burgundy.look import LOOK, NIGHT, WINE
from render.games.burgundy.marks import SEAT_LETTERS, Marked, marked
from render.kit import pieces
from render.kit import seats as heads
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, CREAM, LINEN, MUTED, PAPER, SAND, TABLE, WIDTH

_TOP_ROW, _MIDDLE, _LOW_ROW = 124, 330, 600
_DEPOTS = {1: (40, _TOP_ROW), 2: (552, _TOP_ROW), 3: (1064, _TOP_ROW)}
_DEPOTS |= {6: (40, _LOW_ROW), 5: (552, _LOW_ROW), 4: (1064, _LOW_ROW)}  # clockwise, so that neighbours touch
_DEPOT_SIZE, _ORDER_SIZE, _BLACK_SIZE = (496, 190), (412, 254), (664, 254)
_ESTATES, _EDGE, _GAP = 826, 20, 8
# First middle, radius and step of depot hexes: fewer places, larger tiles.
_SLOTS = {2: (168, 60, 112), 3: (166, 58, 106), 4: (160, 52, 93)}
_GRIDS = {2: estate.Grid(86), 3: estate.Grid(66), 4: estate.Grid(50)}


def layout(view: BurgundyView, table: Table, marks: Marks) -> Layout:
    state, lang, count = view.table, table.lang, len(view.table.players)
    panels = [
        Panel(0, 0, _bar, (table.label, state.round_goods, state.phase, when(view, lang), lang)),
        Panel(40, _MIDDLE, _order, (state.track, lang)),
        Panel(468, _MIDDLE, _black, (state.black_depot, count, marked(marks, "black"), lang)),
        Panel(1148, _MIDDLE, _bonus, (state.tokens_left, count, lang)),
    ]
    for depot, (x, y) in _DEPOTS.items():
        held, goods = state.depots[depot - 1], state.depot_goods[depot - 1]
        panels.append(Panel(x, y, _depot, (depot, held, goods, count, marked(marks, f"depot.{depot}"), lang)))
    awaited = {prompt.seat for prompt in view.head.awaited}
    for seat, player in enumerate(state.players):
        pointed = marked(marks, SEAT_LETTERS[seat])
        args = (seat, player, table.names[seat], view.head.scores[seat], seat in awaited, count, pointed)
        panels.append(Panel(_EDGE + seat * (_across(count) + _GAP), _ESTATES, _seat, args))
    return Layout(Panel(0, 0, _ground, (count,)), tuple(panels))


def _height(count: int) -> int:
    """Fewer players have larger estates."""
    return _ESTATES + 66 + 12 + _GRIDS[count].size[1] + 138


def _across(count: int) -> int:
    return (WIDTH - 2 * _EDGE - (count - 1) * _GAP) // count


def _ground(count: int) -> Canvas:
    canvas = Canvas.blank((WIDTH, _height(count) + 22), TABLE)
    canvas.box(24, 108, 1576, 806, SAND, 24)
    return canvas


def _bar(label: str, coming: tuple[int, ...], phase: int, status: str, lang: str) -> Canvas:
    """Title, goods to come, phases, round."""
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, BAR), WINE)
    pieces.title_bar(canvas, LOOK.glyph, say("burgundy-picture-title"), label, WINE, 580)
    if coming:
        canvas.icon(742, 46, "package-variant-closed", 36, mix(CREAM, WINE, 0.2))
        market.goods_to_come(canvas, 772, 46, coming, WINE)
    phases(canvas, phase, status)
    return canvas


def when(view: BurgundyView, lang: str) -> str:
    """Which round it is, or that the game is over."""
    if not view.head.awaited:
        return words(lang).say("burgundy-picture-over")
    return words(lang).say("burgundy-picture-round", round=view.table.round + 1, rounds=ROUNDS)


def phases(canvas: Canvas, now: int, status: str) -> None:
    """The letters of the phases, gone (dark), now (light), to come (dim), and the round."""
    canvas.text(1576, 46, status, 36, "semibold", CREAM, "right", room=210)
    for i, letter in enumerate(PHASES):
        fill: Colour = CREAM if i == now else mix(WINE, (0, 0, 0), 0.25) if i < now else mix(WINE, WHITE, 0.16)
        canvas.box(1039 + i * 62, 16, 1093 + i * 62, 76, fill, 12)
        canvas.text(1066 + i * 62, 46, letter, 36, "bold", WINE if i == now else mix(CREAM, WINE, 0.08), "middle")


def _panel(size: tuple[int, int], fill: Colour = LINEN) -> Canvas:
    """A rounded panel on the printed board."""
    canvas = Canvas.blank(size, SAND)
    canvas.box(0, 0, *size, fill, 18)
    return canvas


def _depot(depot: int, held: tuple[str, ...], goods: tuple[int, ...], count: int, pointed: Marked, lang: str) -> Canvas:
    canvas = _panel(_DEPOT_SIZE)
    canvas.stamp_centred(pieces.die(84, depot, LINEN), 62, 66)
    if len(set(goods)) > 3:  # so many types need the room of the caption
        market.goods_line(canvas, 22, 157, goods, 474)
    else:
        caption = words(lang).say("burgundy-picture-goods")
        canvas.text(62, 157, caption, 28, "regular", MUTED, "middle", room=96)
        market.goods_line(canvas, 122, 157, goods, 370)
    first, radius, step = _SLOTS[count]
    market.depot_row(canvas, first, 68, depot, held, count, radius, step, pointed)
    return canvas


def _order(track: tuple[tuple[int, ...], ...], lang: str) -> Canvas:
    canvas = _panel(_ORDER_SIZE)
    order_track(canvas, 0, 0, track, lang)
    return canvas


def order_track(canvas: Canvas, x: float, y: float, track: tuple[tuple[int, ...], ...], lang: str) -> None:
    """The turn-order track with its caption, in a panel of 412 x 254."""
    say = words(lang).say
    canvas.text(x + 20, y + 34, say("burgundy-picture-order"), 32, "semibold", MUTED, room=230)
    canvas.icon(x + 380, y + 34, "arrow-right-bold", 30, MUTED)
    canvas.text(x + 358, y + 34, say("burgundy-picture-first"), 28, "regular", MUTED, "right", room=100)
    market.track_ground(canvas, x + 52, y + 68, 164, 54)
    market.track_markers(canvas, x + 52, y + 176, track, 54)


def _black(held: tuple[str, ...], count: int, pointed: Marked, lang: str) -> Canvas:
    canvas = _panel(_BLACK_SIZE, NIGHT)
    black_caption(canvas, 26, 58, lang)
    left = 250 + (4 - count) * 47  # two rows of hexes that fit into each other: 2 + 2, 3 + 3 or 4 + 4
    upper = [(left + i * 94.0, 84.0) for i in range(count)]
    market.black_hexes(canvas, upper + [(x + 47, y + 84) for x, y in upper], held, 53, pointed)
    return canvas


def black_caption(canvas: Canvas, x: float, y: float, lang: str) -> None:
    """The black depot's name in two lines and its price."""
    say, pale = words(lang).say, mix(NIGHT, WHITE, 0.14)
    for i, word in enumerate(say("burgundy-picture-black").split(" ", 1)):
        canvas.text(x, y + i * 42, word, 36, "semibold", CREAM, room=168)
    price = say("burgundy-picture-each", price=PRICE_SILVER)
    pieces.pill(canvas, x - 4, y + 126, price, icon="c:silver", size=32, fill=pale, ink=CREAM)


def _bonus(left: tuple[int, ...], count: int, lang: str) -> Canvas:
    canvas = _panel(_ORDER_SIZE)
    canvas.text(20, 34, words(lang).say("burgundy-picture-bonus"), 32, "semibold", MUTED, room=370)
    market.bonus_tokens(canvas, 42, 92, left, count, 65.6)
    return canvas


def _seat(seat: int, player: Player, name: str, points: int, to_move: bool, count: int, pointed: Marked) -> Canvas:
    grid, across = _GRIDS[count], _across(count)
    canvas = Canvas.blank((across, _height(count) - _ESTATES), TABLE)
    canvas.box(0, 0, *canvas.size, PAPER, 20)
    heads.bar(canvas, 0, 0, across, seat, name, points, seats.WAITING, to_move=to_move)
    left, top = (across - grid.size[0]) // 2, 72
    estate.paint(canvas, left, top, player.board, player.estate, grid)
    estate.point_out(canvas, left, top, grid, pointed)
    estate.mark(canvas, left, top, grid, pointed.rings)
    y = 66 + 12 + grid.size[1] + 32
    seats.purse(canvas, 20, y, player)
    radius, step, edge = (38, 72, 62) if count == 2 else (31, 58, 44)
    seats.storage(canvas, across - edge - 2 * step, y + (32 if count == 2 else 0), player, radius, step)
    seats.goods_row(canvas, 20, y + 66, player, 44, 128 if count == 2 else (across - 30) // 3)
    return canvas
