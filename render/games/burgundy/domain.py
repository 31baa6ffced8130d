"""One estate large, with everything its owner decides on beside it: the picture of the turn panel."""

from functools import lru_cache

from engine.core.words import words
from engine.games.burgundy.components import COLOR_OF, KNOWLEDGE, PHASES, TILES
from engine.games.burgundy.state import Player
from engine.games.burgundy.view import BurgundyView
from render.contract import Marks, Table
from render.games.burgundy import estate, seats
from render.games.burgundy.look import TILES as FILLS
from render.games.burgundy.marks import refused_hex, seat_rings, seat_targets
from render.games.burgundy.names import tile_text
from render.kit import labels, pieces
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import mix
from render.kit.tokens import BAR, INK, MUTED, PAPER, SILVER, TABLE, WIDTH, WORKER

_TOP = BAR + 20
_LEFT, _PANEL = 24, 1032
_SIDE, _SIDE_WIDTH = 1076, 500
_KNOWLEDGE_TOP = 742
_LEAST_HEIGHT = 1140  # where the panels end at least


def paint(view: BurgundyView, seat: int, table: Table, marks: Marks) -> Canvas:
    player, say = view.table.players[seat], words(table.lang).say
    known = _knowledge(player, table.lang)
    bottom = max(_LEAST_HEIGHT, _KNOWLEDGE_TOP + 66 + sum(_entry_height(lines) for _, lines in known))
    canvas = Canvas.over(_printed(bottom, table.lang))
    about = say("burgundy-picture-where", **_when(view), estate=player.board or 1)
    status = say("picture-draft") if marks.drafted else ""
    seats.title(canvas, seat, table.names[seat], about, view.head.scores[seat], status)
    x, y = _corner(bottom)
    estate.paint(canvas, x, y, player.board or 1, player.estate, estate.LARGE)
    estate.point_out(canvas, x, y, estate.LARGE, seat_targets(marks, seat), refused_hex(marks, seat))
    estate.mark(canvas, x, y, estate.LARGE, seat_rings(marks, seat))
    _side(canvas, player, table.lang)
    _entries(canvas, known, table.lang)
    return canvas


def _when(view: BurgundyView) -> dict[str, str | int]:
    return {"phase": PHASES[view.table.phase], "round": view.table.round + 1}


def _corner(bottom: int) -> tuple[int, int]:
    across, down = estate.LARGE.size
    return _LEFT + (_PANEL - across) // 2, _TOP + (bottom - _TOP - down) // 2


@lru_cache(maxsize=4)
def _printed(bottom: int, lang: str) -> Stamp:
    """Panels and captions."""
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, bottom + 24), TABLE)
    canvas.box(_LEFT, _TOP, _LEFT + _PANEL, bottom, PAPER, 24)
    canvas.box(_SIDE, _TOP, _SIDE + 272, 302, PAPER, 20)
    canvas.box(_SIDE + 288, _TOP, _SIDE + _SIDE_WIDTH, 302, PAPER, 20)
    canvas.icon(_SIDE + 346, 166, "c:silver", 62, SILVER)
    canvas.icon(_SIDE + 346, 248, "c:meeple", 62, WORKER)
    canvas.text(_SIDE + 24, 146, say("burgundy-picture-dice"), 32, "semibold", MUTED, room=110)
    for top, end, key in ((318, 540, "storage"), (556, 726, "store-goods"), (_KNOWLEDGE_TOP, bottom, "knowledge")):
        canvas.box(_SIDE, top, _SIDE + _SIDE_WIDTH, end, PAPER, 20)
        room = 250 if key == "store-goods" else 450
        canvas.text(_SIDE + 24, top + 35, say(f"burgundy-picture-{key}"), 32, "semibold", MUTED, room=room)
    return canvas.as_stamp()


def _side(canvas: Canvas, player: Player, lang: str) -> None:
    say = words(lang).say
    left = player.used.count(False)
    canvas.text(_SIDE + 248, 146, say("burgundy-picture-dice-left", left=left), 28, "regular", MUTED, "right", room=120)
    for i, (number, used) in enumerate(zip(player.dice, player.used, strict=True)):
        if number:
            canvas.stamp_centred(pieces.die(96, number, PAPER, used=used), _SIDE + 76 + i * 120, 232)
    canvas.text(_SIDE + 394, 166, player.silver, 58, "bold", room=90)
    canvas.text(_SIDE + 394, 248, player.workers, 58, "bold", room=90)
    seats.storage(canvas, _SIDE + 98, 456, player, 68, 152)
    sold = say("burgundy-picture-sold", tokens=sum(player.sold))
    canvas.text(_SIDE + _SIDE_WIDTH - 24, 591, sold, 30, "semibold", MUTED, "right", room=190)
    seats.goods_row(canvas, _SIDE + 26, 668, player, 70, 156)


def _knowledge(player: Player, lang: str) -> list[tuple[int, tuple[str, ...]]]:
    """The knowledge tiles on the estate by number, their texts wrapped for the panel."""
    numbers = sorted(TILES[tile].number for tile in player.estate if tile and COLOR_OF[tile] == "knowledge")
    room = _SIDE_WIDTH - 136
    return [(n, labels.wrap(tile_text(KNOWLEDGE[n], lang), room, 30, "regular")) for n in numbers]


def _entry_height(lines: tuple[str, ...]) -> int:
    return max(2, len(lines)) * 34 + 24


def _entries(canvas: Canvas, known: list[tuple[int, tuple[str, ...]]], lang: str) -> None:
    y = _KNOWLEDGE_TOP + 62
    if not known:
        canvas.text(_SIDE + 24, y + 26, words(lang).say("burgundy-picture-no-knowledge"), 30, "regular", MUTED)
    fill = FILLS["knowledge"]
    for number, lines in known:
        canvas.hexagon(_SIDE + 58, y + 38, 40, mix(fill, INK, 0.5))
        canvas.hexagon(_SIDE + 58, y + 38, 37, fill)
        canvas.text(_SIDE + 58, y + 38, number, 38, "bold", INK, "middle")
        shift = 38 - (len(lines) - 1) * 17 if len(lines) < 3 else 20
        canvas.lines(_SIDE + 112, y + shift, lines, 30, 34)
        y += _entry_height(lines)
