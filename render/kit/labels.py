"""Words as cached masks, and how a text is made to fit: shrink to the floor, then wrap, then cut."""

import unicodedata
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.fonts import Weight, face, has_glyph, width
from render.kit.tokens import FLOOR

ELLIPSIS = "…"


class Mask(Struct, frozen=True):
    """An alpha mask and where its origin (left end of the baseline) lies in it."""

    image: Image.Image
    left: int
    baseline: int


class Fitted(Struct, frozen=True):
    """Lines that fit their box, and the size at which they do."""

    lines: tuple[str, ...]
    size: int


@lru_cache(maxsize=4096)
def printable(text: str) -> str:
    """What of a text the type face can show, on one line; people's names hold anything. The alt text has the rest."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    shown = "".join(char for char in line if not unicodedata.category(char).startswith("C") and has_glyph(char))
    return " ".join(shown.split()) or ("?" if line else "")


@lru_cache(maxsize=2048)
def mask(text: str, size: int, weight: Weight) -> Mask:
    """The drawn word, ready to be pasted in any colour."""
    font = face(weight, size)
    x0, y0, x1, y1 = (int(v) for v in font.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, x1 - x0 + 2), max(1, y1 - y0 + 2)), 0)
    ImageDraw.Draw(image).text((1 - x0, 1 - y0), text, font=font, fill=255, anchor="ls")
    return Mask(image, 1 - x0, 1 - y0)


@lru_cache(maxsize=4096)
def fit(text: str, room: float, size: int, weight: Weight, floor: int = FLOOR, lines: int = 1) -> Fitted:
    """`text` in `room` pixels of width: as large as wished, else smaller, else on more lines, else cut."""
    for smaller in range(size, floor - 1, -1):
        if width(text, smaller, weight) <= room:
            return Fitted((text,), smaller)
    if lines > 1:
        for smaller in range(size, floor - 1, -1):
            wrapped = wrap(text, room, smaller, weight)
            if len(wrapped) <= lines and all(width(line, smaller, weight) <= room for line in wrapped):
                return Fitted(wrapped, smaller)
    rows = wrap(text, room, floor, weight)
    kept = (*rows[: lines - 1], " ".join(rows[lines - 1 :]))
    return Fitted(tuple(cut(row, room, floor, weight) for row in kept), floor)


@lru_cache(maxsize=4096)
def wrap(text: str, room: float, size: int, weight: Weight) -> tuple[str, ...]:
    """`text` broken at spaces into lines of at most `room` pixels; a single long word stays whole."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines) or ("",)


def cut(text: str, room: float, size: int, weight: Weight) -> str:
    """`text`, shortened with an ellipsis until it fits."""
    if width(text, size, weight) <= room:
        return text
    kept = text
    while kept and width(kept.rstrip() + ELLIPSIS, size, weight) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS
