"""Icons as cached masks: by the name of a Material Design glyph, or `c:name` for one we compose."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.composed import compose
from render.kit.fonts import icon_face


def _glyph(name: str) -> str:
    from fonticon_mdi7 import MDI7

    found: str = getattr(MDI7, name.replace("-", "_"))
    return found[-1]


@lru_cache(maxsize=1024)
def icon(name: str, size: int) -> Image.Image:
    """The glyph at an em size, its ink in the middle of the mask."""
    if name.startswith("c:"):
        return compose(name[2:], size)
    font, glyph = icon_face(size), _glyph(name)
    x0, y0, x1, y1 = (int(v) for v in font.getbbox(glyph))
    ink = Image.new("L", (x1 - x0, y1 - y0), 0)
    ImageDraw.Draw(ink).text((-x0, -y0), glyph, font=font, fill=255)
    return ink.crop(ink.getbbox())
