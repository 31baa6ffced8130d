"""The head of a seat's things: the bar over its panel, the title of a picture that shows one seat."""

from render.kit import pieces
from render.kit.canvas import TOP, Canvas
from render.kit.colour import WHITE, Colour
from render.kit.fonts import width
from render.kit.tokens import BAR, CREAM, INK, SEATS

HEAD = 66  # height of a bar


def bar(
    canvas: Canvas,
    x: int,
    y: int,
    across: int,
    seat: int,
    name: str,
    points: int,
    waiting: Colour,
    *,
    to_move: bool,
    reserved: float = 0,
) -> None:
    """The head of a seat's panel: filled with its colour only while the seat is to move, else with `waiting`.

    `reserved` is kept free between name and points for what the game counts.
    """
    look = SEATS[seat]
    fill, ink = (look.fill, look.text) if to_move else (waiting, CREAM)
    middle = y + HEAD / 2
    canvas.box(x, y, x + across, y + HEAD, fill, 20, TOP)
    if to_move and look.shape == "diamond":  # a white bar on paper needs an edge
        canvas.box(x, y + HEAD - 4, x + across, y + HEAD, INK)
    canvas.stamp_centred(pieces.seat(seat, 23, _outline(seat, to_move=to_move)), x + 42, middle)
    score = width(str(points), 42, "bold")
    canvas.text(x + across - 18, middle, points, 42, "bold", ink, "right")
    canvas.icon(x + across - 18 - score - 28, middle, "c:vp", 32, ink)
    room = across - 80 - 18 - score - 52 - (44 if to_move else 0) - reserved
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
