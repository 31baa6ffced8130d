"""The whole table in one picture: the two principalities face each other over the middle."""

from engine.core.words import words
from engine.games.catan_cards.view import CatanView
from render.contract import Marks, Table
from render.games.catan_cards import domain, middle, names, realm
from render.games.catan_cards.look import LOOK, RUST
from render.games.catan_cards.marks import marked
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.fonts import width
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, CREAM, MARGIN, TABLE, WIDTH

_GAP = 12
_MOST = 25  # columns: however far a principality grows, here it stays in one row


def layout(view: CatanView, table: Table, marks: Marks) -> Layout:
    """The viewer's principality is the lower one; for everybody else that of the first seat."""
    lower = view.viewer or 0
    state, y = view.table, BAR + 16
    panels = [Panel(0, 0, bar, (table.label, names.stage(view, table.lang), bool(marks.drafted), table.lang))]
    for seat in (1 - lower, lower):
        shown = realm.of(view, seat, table, marks)
        panels.append(Panel(MARGIN, y, domain.paint, (shown, _MOST)))
        y += domain.height(shown, _MOST) + _GAP
        if seat != lower:
            panels.append(Panel(MARGIN, y, middle.paint, (middle.of(state, marked(marks, "stack"), table.lang),)))
            y += middle.HEIGHT + _GAP
            lying = middle.open_cards(state, table.lang)
            if lying is not None:
                panels.append(Panel(MARGIN, y, middle.paint_open, (lying,)))
                y += middle.OPEN_HEIGHT + _GAP
    return Layout(Panel(0, 0, ground, (y - _GAP + MARGIN,)), tuple(panels))


def ground(height: int) -> Canvas:
    return Canvas.blank((WIDTH, height), TABLE)


def bar(label: str, status: str, drafted: bool, lang: str) -> Canvas:
    """Title, table, turn and the points that win."""
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, BAR), RUST)
    pieces.title_bar(canvas, LOOK.glyph, say("catan_cards-picture-title"), label, RUST, 700)
    end = WIDTH - 24 - canvas.text(WIDTH - 24, BAR / 2, status, 36, "semibold", CREAM, "right", room=480)
    if drafted:
        said = say("picture-draft")
        pieces.pill(canvas, end - 40 - width(said, 34, "semibold") - 36, BAR / 2, said, fill=CREAM, ink=RUST)
    return canvas
