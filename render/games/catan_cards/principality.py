"""One player's principality, large: a wide one goes on in a second band."""

from engine.games.catan_cards.view import CatanView
from render.contract import Marks, Table
from render.games.catan_cards import board, domain, middle, names, realm
from render.games.catan_cards.marks import marked
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, MARGIN

_MOST = 9  # columns side by side


def layout(view: CatanView, seat: int, table: Table, marks: Marks) -> Layout:
    shown = realm.of(view, seat, table, marks)
    low = BAR + 16 + domain.height(shown, _MOST) + 12
    panels = [
        Panel(0, 0, board.bar, (table.label, names.stage(view, table.lang), bool(marks.drafted), table.lang)),
        Panel(MARGIN, BAR + 16, domain.paint, (shown, _MOST)),
        Panel(MARGIN, low, middle.paint, (middle.of(view.table, marked(marks, "stack"), table.lang),)),
    ]
    low += middle.HEIGHT
    lying = middle.open_cards(view.table, table.lang)
    if lying is not None:
        panels.append(Panel(MARGIN, low + 12, middle.paint_open, (lying,)))
        low += middle.OPEN_HEIGHT + 12
    return Layout(Panel(0, 0, board.ground, (low + MARGIN,)), tuple(panels))
