"""The middle of the table, large: stacks, supply, and the cards that lie open with all they say."""

from engine.games.catan_cards.view import CatanView
from render.contract import Marks, Table
from render.games.catan_cards import board, faces, hand, middle, names
from render.games.catan_cards.marks import marked
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, MARGIN

_MOST = 12  # cards with their texts; older ones of the discard pile are left out


def open_kinds(view: CatanView) -> tuple[str, ...]:
    """Kinds of cards that lie face up: carried out now, in the row, then the newest of the discard pile."""
    state = view.table
    return tuple(dict.fromkeys((*state.played, *state.row, *reversed(state.discard))))[:_MOST]


def layout(view: CatanView, table: Table, marks: Marks) -> Layout:
    lang, y = table.lang, BAR + 16
    strip = middle.of(view.table, marked(marks, "stack"), lang)
    panels = [
        Panel(0, 0, board.bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang)),
        Panel(MARGIN, y, middle.paint, (strip,)),
    ]
    y += middle.HEIGHT + 12
    lying = middle.open_cards(view.table, lang)
    if lying is not None:
        panels.append(Panel(MARGIN, y, middle.paint_open, (lying,)))
        y += middle.OPEN_HEIGHT + 12
    kinds = open_kinds(view)
    if kinds:
        shown = tuple(faces.face(card, lang) for card in kinds)
        panels.append(Panel(MARGIN, y, hand.listed, (shown, hand.DOWN, False)))
        y += hand.list_height(len(shown), hand.DOWN)
    return Layout(Panel(0, 0, board.ground, (y + MARGIN - 12,)), tuple(panels))
