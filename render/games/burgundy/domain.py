"""One estate large, with everything its owner decides on beside it: the picture of the turn panel."""

from engine.core.words import words
from engine.games.burgundy.cards import tile_text
from engine.games.burgundy.components import COLOR_BONUS, COLOR_OF, KNOWLEDGE, PHASES, TILES
from engine.games.burgundy.state import Player
from engine.games.burgundy.view import BurgundyView
from render.contract import Marks, Table
from render.games.burgundy import estate, market, seats
from render.games.burgundy.look import TILES as FILLS
from render.games.burgundy.marks import SEAT_LETTERS, Marked, marked
from render.kit import labels, pieces
from render.kit import seats as heads
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, INK, MUTED, PAPER, SILVER, TABLE, WIDTH, WORKER

_TOP = BAR + 20
_LEFT, _PANEL = 24, 1032
_SIDE, _SIDE_WIDTH = 1076, 500
_KNOWLEDGE_TOP = 742
_LEAST_BOTTOM = 1140  # where the panels end at least


def layout(view: BurgundyView, seat: int, table: Table, marks: Marks) -> Layout:
    state, lang = view.table, table.lang
    player = state.players[seat]
    bottom = max(
        _LEAST_BOTTOM, _KNOWLEDGE_TOP + 66 + sum(_entry_height(lines) for _, lines in _knowledge(player, lang))
    )
    drafted = bool(marks.drafted)
    title = (seat, table.names[seat], player.board, state.phase, state.round, view.head.scores[seat], drafted, lang)
    pointed = marked(marks, SEAT_LETTERS[seat])
    land = (player.board, player.estate, player.tokens, len(state.players), bottom, pointed, lang)
    return Layout(
        Panel(0, 0, _ground, (bottom,)),
        (
            Panel(0, 0, _title, title),
            Panel(_LEFT, _TOP, _estate, land),
            Panel(_SIDE, _TOP, _holdings, (player, lang)),
            Panel(_SIDE, _KNOWLEDGE_TOP, _in_force, (player, bottom, lang)),
        ),
    )


def _ground(bottom: int) -> Canvas:
    return Canvas.blank((WIDTH, bottom + 24), TABLE)


def _title(seat: int, name: str, board: int, phase: int, number: int, points: int, drafted: bool, lang: str) -> Canvas:
    canvas, say = Canvas.blank((WIDTH, BAR), TABLE), words(lang).say
    about = say("burgundy-picture-where", phase=PHASES[phase], round=number + 1, estate=board or "–")
    heads.title(canvas, seat, name, about, points, say("picture-draft") if drafted else "")
    return canvas


def _estate(
    board: int,
    placed: tuple[str, ...],
    tokens: tuple[tuple[str, int], ...],
    count: int,
    bottom: int,
    pointed: Marked,
    lang: str,
) -> Canvas:
    grid = estate.LARGE
    canvas = Canvas.blank((_PANEL, bottom - _TOP), TABLE)
    canvas.box(0, 0, *canvas.size, PAPER, 24)
    x, y = (_PANEL - grid.size[0]) // 2, (bottom - _TOP - grid.size[1]) // 2
    estate.paint(canvas, x, y, board, placed, grid)
    estate.point_out(canvas, x, y, grid, pointed)
    estate.mark(canvas, x, y, grid, pointed.rings)
    if tokens:
        _tokens(canvas, 36, canvas.size[1] - 36, tokens, count, lang)
    return canvas


def _tokens(canvas: Canvas, x: float, y: float, tokens: tuple[tuple[str, int], ...], count: int, lang: str) -> None:
    """The bonus tokens this player has won, under the estate."""
    x += canvas.text(x, y, words(lang).say("burgundy-picture-won"), 28, "semibold", MUTED) + 44
    for i, (color, size) in enumerate(tokens):
        market.bonus_token(canvas, x + i * 64, y, 29, COLOR_BONUS[count][size], FILLS[color])


def _box(canvas: Canvas, y: float, height: float, x: float = 0, across: float = _SIDE_WIDTH) -> None:
    canvas.box(x, y, x + across, y + height, PAPER, 20)


def _holdings(player: Player, lang: str) -> Canvas:
    """Dice, silver and workers, storage, goods."""
    say = words(lang).say
    canvas = Canvas.blank((_SIDE_WIDTH, 614), TABLE)
    _box(canvas, 0, 190, across=272)
    canvas.text(24, 34, say("burgundy-picture-dice"), 32, "semibold", MUTED, room=110)
    left = say("burgundy-picture-dice-left", left=player.used.count(False))
    canvas.text(248, 34, left, 28, "regular", MUTED, "right", room=112)
    for i, (number, used) in enumerate(zip(player.dice, player.used, strict=True)):
        if number:
            canvas.stamp_centred(pieces.die(96, number, PAPER, used=used), 76 + i * 120, 120)
    _box(canvas, 0, 190, 288, 212)
    canvas.icon(346, 54, "c:silver", 62, SILVER)
    canvas.icon(346, 136, "c:meeple", 62, WORKER)
    canvas.text(394, 54, player.silver, 58, "bold", room=90)
    canvas.text(394, 136, player.workers, 58, "bold", room=90)
    _box(canvas, 206, 222)
    canvas.text(24, 241, say("burgundy-picture-storage"), 32, "semibold", MUTED, room=450)
    seats.storage(canvas, 98, 344, player, 68, 152)
    _box(canvas, 444, 170)
    canvas.text(24, 479, say("burgundy-picture-store-goods"), 32, "semibold", MUTED, room=250)
    sold = say("burgundy-picture-sold", tokens=sum(player.sold))
    canvas.text(_SIDE_WIDTH - 24, 479, sold, 30, "semibold", MUTED, "right", room=190)
    seats.goods_row(canvas, 26, 556, player, 70, 156)
    return canvas


def _in_force(player: Player, bottom: int, lang: str) -> Canvas:
    """The knowledge tiles on the estate with what they do."""
    say, fill = words(lang).say, FILLS["knowledge"]
    canvas = Canvas.blank((_SIDE_WIDTH, bottom - _KNOWLEDGE_TOP), TABLE)
    _box(canvas, 0, bottom - _KNOWLEDGE_TOP)
    canvas.text(24, 35, say("burgundy-picture-knowledge"), 32, "semibold", MUTED, room=450)
    known, y = _knowledge(player, lang), 62
    if not known:
        canvas.text(24, y + 26, say("burgundy-picture-no-knowledge"), 30, "regular", MUTED)
    for number, lines in known:
        canvas.hexagon(58, y + 38, 40, mix(fill, INK, 0.5))
        canvas.hexagon(58, y + 38, 37, fill)
        canvas.text(58, y + 38, number, 38, "bold", INK, "middle")
        canvas.lines(112, y + (38 - (len(lines) - 1) * 17 if len(lines) < 3 else 20), lines, 30, 34)
        y += _entry_height(lines)
    return canvas


def _knowledge(player: Player, lang: str) -> list[tuple[int, tuple[str, ...]]]:
    """The knowledge tiles on the estate by number, their texts wrapped for the panel."""
    numbers = sorted(TILES[tile].number for tile in player.estate if tile and COLOR_OF[tile] == "knowledge")
    room = _SIDE_WIDTH - 136
    return [(n, labels.wrap(tile_text(KNOWLEDGE[n], lang), room, 30, "regular")) for n in numbers]


def _entry_height(lines: tuple[str, ...]) -> int:
    return max(2, len(lines)) * 34 + 24
