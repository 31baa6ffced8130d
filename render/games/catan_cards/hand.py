"""Cards in a list with all they say: the viewer's hand, a stack one looks through, what lies open."""

from engine.core.words import words
from engine.games.catan_cards.notation import card_word
from render.contract import Table
from render.games.catan_cards import faces
from render.games.catan_cards.board import ground
from render.games.catan_cards.look import RUST
from render.kit import cards, pieces
from render.kit.canvas import Canvas
from render.kit.cards import CardFace
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, CREAM, LINEN, MARGIN, MUTED, WIDTH

_GAP = 16
_FULL_MOST = 4  # as many cards lie in the hand as full faces; more of them stand in the list
_TALLEST = 2000
_NOTHING = 150  # the height of a note that there are no cards
DOWN = cards.WIDE[1]


def layout(title: str, shown: tuple[str, ...], table: Table) -> Layout:
    """The cards with the numbers they have in their order, and the names they are typed by."""
    about = " · ".join(word for word in (words(table.lang).say("catan_cards-picture-title"), table.label) if word)
    bar = Panel(0, 0, _bar, (title, about, _count(shown, table.lang)))
    if not shown:
        none = words(table.lang).say("catan_cards-picture-no-cards")
        return Layout(Panel(0, 0, ground, (BAR + _NOTHING + MARGIN,)), (bar, Panel(MARGIN, BAR, _nothing, (none,))))
    found = tuple(faces.face(card, table.lang) for card in shown)
    if len(shown) <= _FULL_MOST:
        body = Panel(MARGIN, BAR + 20, _row, (found, _typed(shown)))
        return Layout(Panel(0, 0, ground, (BAR + 20 + cards.full_size(found)[1] + MARGIN,)), (bar, body))
    down = min(DOWN, (_TALLEST - BAR - 20 - MARGIN) // -(-len(found) // 2) - _GAP)
    body = Panel(MARGIN, BAR + 20, listed, (found, down, True))
    return Layout(Panel(0, 0, ground, (BAR + 4 + list_height(len(found), down) + MARGIN,)), (bar, body))


def _count(shown: tuple[str, ...], lang: str) -> str:
    return words(lang).say("catan_cards-picture-cards", count=len(shown))


def _typed(shown: tuple[str, ...]) -> tuple[str, ...]:
    """The short names; they are English words in both languages, like places."""
    return tuple(card_word(card) for card in shown)


def _bar(title: str, about: str, count: str) -> Canvas:
    canvas = Canvas.blank((WIDTH, BAR), RUST)
    pieces.title_bar(canvas, "cards", title, about, RUST, 1100)
    canvas.text(1576, BAR / 2, count, 36, "semibold", CREAM, "right", room=320)
    return canvas


def _nothing(note: str) -> Canvas:
    canvas = ground(_NOTHING)
    canvas.text(WIDTH // 2 - MARGIN, _NOTHING // 2 + 8, note, 36, "regular", LINEN, "middle")
    return canvas


def _row(shown: tuple[CardFace, ...], typed: tuple[str, ...]) -> Canvas:
    """Up to four full faces; below each its number and the name one types."""
    size = cards.full_size(shown)
    canvas = ground(size[1] + 2)
    for i, (face, word) in enumerate(zip(shown, typed, strict=True)):
        x = i * (size[0] + 22)
        canvas.stamp(cards.full(cards.without_foot(face), size), x, 0)
        _name(canvas, x + 40, size[1] - 32, i, word, size[0] - 88)
    return canvas


def _name(canvas: Canvas, x: float, y: float, index: int, word: str, room: float) -> None:
    pieces.letter_chip(canvas, x, y, str(index + 1))
    canvas.text(x + 34, y, word, 30, "semibold", MUTED, room=room)


def list_height(count: int, down: int) -> int:
    return -(-count // 2) * (down + _GAP)


def listed(shown: tuple[CardFace, ...], down: int, numbered: bool) -> Canvas:
    """Two columns; the number on the band at the left."""
    canvas = ground(list_height(len(shown), down))
    for i, face in enumerate(shown):
        x, y = i % 2 * (cards.WIDE[0] + _GAP), i // 2 * (down + _GAP)
        canvas.stamp(cards.wide(face, (cards.WIDE[0], down)), x, y)
        if numbered:
            pieces.letter_chip(canvas, x + 46, y + down - 34, str(i + 1))
    return canvas
