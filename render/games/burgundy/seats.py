"""A seat's things wherever they are shown: name bar, coins and workers, storage, goods."""

from engine.games.burgundy.components import GOODS_SPACES, STORAGE_SPACES
from engine.games.burgundy.state import Player
from render.games.burgundy import tiles
from render.kit import pieces
from render.kit.canvas import TOP, Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import width
from render.kit.tokens import BAR, CREAM, INK, PAPER, SEATS, SILVER, TABLE2, WORKER

_WAITING = mix(TABLE2, WHITE, 0.06)


def bar(canvas: Canvas, x: int, y: int, across: int, seat: int, name: str, points: int, *, to_move: bool) -> None:
    """The head of a seat's panel: filled with its colour only while the seat is to move."""
    look = SEATS[seat]
    fill, ink = (look.fill, look.text) if to_move else (_WAITING, CREAM)
    middle = y + 33
    canvas.box(x, y, x + across, y + 66, fill, 20, TOP)
    if to_move and look.shape == "diamond":  # a white bar on paper needs an edge
        canvas.box(x, y + 62, x + across, y + 66, INK)
    canvas.stamp_centred(pieces.seat(seat, 23, _outline(seat, to_move=to_move)), x + 42, middle)
    score = width(str(points), 42, "bold")
    canvas.text(x + across - 18, middle, points, 42, "bold", ink, "right")
    canvas.icon(x + across - 18 - score - 28, middle, "c:vp", 32, ink)
    room = across - 80 - 18 - score - 52 - (44 if to_move else 0)
    run = canvas.text(x + 80, middle, name, 38, "bold", ink, room=room)
    if to_move:
        canvas.icon(x + 80 + run + 26, middle, "timer-sand", 34, ink)


def title(canvas: Canvas, seat: int, name: str, about: str, points: int, status: str = "") -> None:
    """The bar over the whole width of a picture that shows one seat."""
    look = SEATS[seat]
    canvas.box(0, 0, canvas.size[0], BAR, look.fill)
    middle = BAR / 2
    canvas.stamp_centred(pieces.seat(seat, 29, _outline(seat, to_move=True)), 64, middle)
    score = width(str(points), 52, "bold")
    canvas.text(1562, middle, points, 52, "bold", look.text, "right")
    canvas.icon(1562 - score - 34, middle, "c:vp", 44, look.text)
    end = 1562 - score - 80
    if status:
        run = width(status, 34, "semibold") + 36
        ink, ground = (look.fill, look.text) if seat < 2 else (CREAM, INK)
        pieces.pill(canvas, end - run, middle, status, fill=ground, ink=ink)
        end -= run + 20
    x = 116 + canvas.text(116, middle, name, 46, "bold", look.text, room=min(560, end - 116))
    if end - x > 120:
        canvas.text(x + 22, middle, about, 34, "regular", look.text, room=end - x - 22)


def _outline(seat: int, *, to_move: bool) -> Colour | None:
    return WHITE if to_move and seat < 2 else INK if to_move else None


def purse(canvas: Canvas, x: float, y: float, player: Player) -> None:
    """Silver and workers in one line."""
    canvas.icon(x + 20, y, "c:silver", 40, SILVER)
    end = x + 46 + max(26, canvas.text(x + 46, y, player.silver, 36, "bold"))
    canvas.icon(end + 28, y, "c:meeple", 40, WORKER)
    canvas.text(end + 54, y, player.workers, 36, "bold")


def storage(canvas: Canvas, x: float, y: float, player: Player, radius: int, step: int) -> None:
    """The stored tiles and the free places, the first one's middle at x."""
    for i in range(STORAGE_SPACES):
        if i < len(player.storage):
            stamp = tiles.tile(player.storage[i], radius)
        else:
            stamp = tiles.hollow(radius - 1, PAPER, mix(PAPER, INK, 0.22))
        canvas.stamp_centred(stamp, x + i * step, y)


def stored_goods(player: Player) -> list[tuple[int, int]]:
    """(type, count) of the goods in store."""
    return [(i + 1, count) for i, count in enumerate(player.goods) if count]


def goods_row(canvas: Canvas, x: float, y: float, player: Player, side: int, step: int) -> None:
    """Stored goods and free places for further types."""
    held = stored_goods(player)
    for i in range(GOODS_SPACES):
        if i < len(held):
            number, count = held[i]
            tiles.goods_at(canvas, x + i * step, y, number, side, count, PAPER)
        else:
            tiles.no_goods(canvas, x + i * step, y, side, PAPER)
