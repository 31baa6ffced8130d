"""Cards in a row: a hand, an offer, or one card that somebody looked up."""

from msgspec import Struct
from msgspec.structs import replace

from render import pictures
from render.contract import ALT_LIMIT, Look, Picture
from render.kit import cards, pieces
from render.kit.canvas import Canvas
from render.kit.cards import CardFace
from render.kit.layout import Layout
from render.kit.tokens import BAR, CREAM, TABLE, WIDTH

_PER_ROW = 4
_GAP = 20
_LEFT = 26
_STEP = cards.FULL[0] + _GAP


class Hand(Struct, frozen=True):
    """Which cards, under which heading; the words come in the reader's language."""

    game: str
    title: str
    about: str
    cards: tuple[str, ...]
    status: str = ""
    lettered: bool = False  # cards that can be named in a move get the letters a, b, c
    lang: str = "en"


def draw(hand: Hand) -> Picture:
    """The cards with their alt text; raises UnknownPart for a card the game does not have."""
    game = pictures.of_game(hand.game)
    faces = [replace(game.face(card, hand.lang), letter_room=hand.lettered) for card in hand.cards]
    return pictures.finish(Layout.single(paint(hand, faces, game.look)), game.palette, alt(hand, faces))


def alt(hand: Hand, faces: list[CardFace]) -> str:
    """Names, kinds and texts of the cards, as far as they fit."""
    lines = [f"{hand.title}."]
    lines += [f"{face.name}, {face.kind}: {face.text}" for face in faces]
    kept = ""
    for line in lines:
        longer = f"{kept} {line}".strip()
        kept = longer if len(longer) <= ALT_LIMIT else kept
    return kept


def paint(hand: Hand, faces: list[CardFace], look: Look) -> Canvas:
    rows = max(1, -(-len(faces) // _PER_ROW))
    size = cards.full_size(faces)
    down = size[1]
    canvas = Canvas.blank((WIDTH, BAR + 24 + rows * (down + _GAP) + 4), TABLE)
    pieces.title_bar(canvas, "cards", hand.title, hand.about, look.bar, 1100)
    canvas.text(1576, BAR / 2, hand.status, 36, "semibold", CREAM, "right", room=300)
    for i, face in enumerate(faces):
        x, y = _LEFT + i % _PER_ROW * _STEP, BAR + 24 + i // _PER_ROW * (down + _GAP)
        canvas.stamp(cards.full(face, size), x, y)
        if hand.lettered:
            pieces.letter_chip(canvas, x + 40, y + down - 32, chr(ord("a") + i % 26))
    return canvas
