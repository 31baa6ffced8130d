"""Type faces of the pictures: Source Sans Pro for words, Material Design Icons for glyphs, both from packages."""

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Weight = Literal["regular", "semibold", "bold"]

CAP_HEIGHT = 0.656  # of the em; text is centred by its capitals, not by the font's ascent

_FILES: dict[Weight, str] = {
    "regular": "files/SourceSansPro-Regular.ttf",
    "semibold": "files/SourceSansPro-Semibold.ttf",
    "bold": "files/SourceSansPro-Bold.ttf",
}


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        message = f"the package {package} is not installed"
        raise RuntimeError(message)
    return Path(spec.origin).parent


@cache
def face(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """The text face of one weight and size."""
    path = _folder("font_source_sans_pro") / _FILES[weight]
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def icon_face(size: int) -> ImageFont.FreeTypeFont:
    """The icon face at one em size."""
    from fonticon_mdi7 import MDI7

    return ImageFont.truetype(MDI7.__font_file__, size, layout_engine=ImageFont.Layout.BASIC)


_MISSING = "\uffff"  # never assigned, so every face shows its empty box for it


@lru_cache(maxsize=4096)
def has_glyph(char: str) -> bool:
    """Whether the text face can draw a character."""
    font = face("regular", 28)
    return char == " " or bytes(font.getmask(char)) != bytes(font.getmask(_MISSING))


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: Weight) -> float:
    """How wide a text runs."""
    return face(weight, size).getlength(text)
