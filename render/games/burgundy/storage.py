"""What a player holds: dice, coins, stored tiles with what they do, goods with what they sell for."""

from functools import lru_cache

from engine.core.words import words
from engine.games.burgundy.cards import tile_name, tile_text
from engine.games.burgundy.components import PHASES, SALE_POINTS, STORAGE_SPACES
from engine.games.burgundy.state import Player
from engine.games.burgundy.view import BurgundyView
from render.contract import Table
from render.games.burgundy import seats, tiles
from render.kit import labels, pieces
from render.kit import seats as heads
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import mix
from render.kit.tokens import BAR, FLOOR, INK, MUTED, PAPER, SILVER, TABLE, WIDTH, WORKER

_TOP = BAR + 16
_HEIGHT = 640
_TILE_LEFT, _TILE_STEP, _TILE_WIDTH = 330, 419, 408
_LOW = 430


def paint(view: BurgundyView, seat: int, table: Table) -> Canvas:
    state, lang = view.table, table.lang
    player, say = state.players[seat], words(lang).say
    canvas = Canvas.over(_printed(lang))
    where = {"phase": PHASES[state.phase], "round": state.round + 1, "estate": player.board or "–"}
    about = say("burgundy-picture-where", **where)
    heads.title(canvas, seat, table.names[seat], about, view.head.scores[seat])
    _dice(canvas, player)
    for i in range(STORAGE_SPACES):
        _place(canvas, _TILE_LEFT + i * _TILE_STEP, player.storage[i] if i < len(player.storage) else "", lang)
    _goods(canvas, player, SALE_POINTS[len(state.players)], lang)
    return canvas


@lru_cache(maxsize=2)
def _printed(lang: str) -> Stamp:
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, _HEIGHT), TABLE)
    canvas.box(24, _TOP, 318, _HEIGHT - 20, PAPER, 20)
    canvas.text(48, _TOP + 36, say("burgundy-picture-dice"), 32, "semibold", MUTED, room=240)
    canvas.icon(82, 378, "c:silver", 58, SILVER)
    canvas.icon(82, 500, "c:meeple", 58, WORKER)
    canvas.text(48, 430, say("burgundy-picture-silver"), FLOOR, "regular", MUTED, room=250)
    canvas.text(48, 552, say("burgundy-picture-workers"), FLOOR, "regular", MUTED, room=250)
    for i in range(STORAGE_SPACES):
        x = _TILE_LEFT + i * _TILE_STEP
        canvas.box(x, _TOP, x + _TILE_WIDTH, _LOW - 12, PAPER, 20)
    canvas.box(_TILE_LEFT, _LOW, 1576, _HEIGHT - 20, PAPER, 20)
    canvas.text(_TILE_LEFT + 24, _LOW + 36, say("burgundy-picture-store-goods"), 32, "semibold", MUTED, room=400)
    return canvas.as_stamp()


def _dice(canvas: Canvas, player: Player) -> None:
    for i, (number, used) in enumerate(zip(player.dice, player.used, strict=True)):
        if number:
            canvas.stamp_centred(pieces.die(112, number, PAPER, used=used), 106 + i * 130, 244)
    canvas.text(130, 378, player.silver, 58, "bold", room=160)
    canvas.text(130, 500, player.workers, 58, "bold", room=160)


def _place(canvas: Canvas, x: int, tile: str, lang: str) -> None:
    """A stored tile with its name and what it does, or a free place."""
    middle = x + 84
    if not tile:
        canvas.stamp_centred(tiles.hollow(66, PAPER, mix(PAPER, INK, 0.22)), middle, _TOP + 92)
        canvas.text(x + 168, _TOP + 92, words(lang).say("burgundy-picture-free-place"), 32, "regular", MUTED, room=220)
        return
    canvas.stamp_centred(tiles.tile(tile, 68), middle, _TOP + 92)
    named = labels.fit(tile_name(tile, lang), _TILE_WIDTH - 184, 36, "bold", lines=3)
    step = named.size + 4
    canvas.lines(x + 168, _TOP + 92 - (len(named.lines) - 1) * step / 2, named.lines, named.size, step, "bold")
    fitted = labels.fit(tile_text(tile, lang), _TILE_WIDTH - 44, 30, "regular", lines=3)
    canvas.lines(x + 24, _TOP + 198, fitted.lines, fitted.size, 36)


def _goods(canvas: Canvas, player: Player, points: int, lang: str) -> None:
    say = words(lang).say
    sold = say("burgundy-picture-sold", tokens=sum(player.sold))
    canvas.text(1552, _LOW + 36, sold, 32, "semibold", MUTED, "right", room=380)
    seats.goods_row(canvas, _TILE_LEFT + 26, _LOW + 122, player, 84, _TILE_STEP)
    for i, (_, count) in enumerate(seats.stored_goods(player)):
        x = _TILE_LEFT + 26 + i * _TILE_STEP + 190
        pieces.points(canvas, x + 26, _LOW + 122, 30, count * points)
