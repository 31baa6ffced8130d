"""One card or tile by itself, for who looks it up."""

from render import pictures
from render.contract import ALT_LIMIT, Picture
from render.kit.canvas import Canvas
from render.kit.layout import Layout
from render.kit.tokens import TABLE2

_MARGIN = 20


def draw(game: str, card: str, lang: str) -> Picture:
    """The card or tile with its words as alt text; raises UnknownPart if the game has none of that name."""
    look = pictures.of_game(game)
    face = look.face(card, lang)
    stamp = look.portrait(card, lang)
    width, height = stamp.image.size
    canvas = Canvas.blank((width + 2 * _MARGIN, height + 2 * _MARGIN), TABLE2)
    canvas.stamp(stamp, _MARGIN, _MARGIN)
    alt = f"{face.name}, {face.kind}: {face.text}"[:ALT_LIMIT]
    return pictures.finish(Layout.single(canvas), look.palette, alt)
