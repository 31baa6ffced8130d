"""Card faces from card data: full in a hand, compact in a tableau, small in a slot, wide in a long list."""

import math
from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from render.kit import labels, pieces
from render.kit.canvas import LEFT, TOP, Canvas, Stamp
from render.kit.colour import WHITE, Colour, contrast, mix
from render.kit.fonts import width
from render.kit.tokens import FLOOR, INK, MUTED, PAPER, ink_on

FULL = (372, 520)
COMPACT = (380, 184)
SLOT = (239, 106)
WIDE = (770, 224)
_POINTS = "c:vp"
_READABLE = 4.5
_MANY_PIPS = 3  # kinds of resources in a price that would reach into the name
_ART = 0.335  # of the height of a full face


class Pip(Struct, frozen=True):
    """So many of a resource: its glyph and colour come from the game."""

    icon: str
    fill: Colour
    count: int = 1


Sign = str  # an arrow, a plus, the hammer "built", or a short word between pips
Row = tuple[Pip | Sign, ...]


class CardFace(Struct, frozen=True):
    """All that a face shows; text stands only where icons cannot say it."""

    name: str
    kind: str  # the type line in words; it names the colour too, so that colour is never alone
    kind_icon: str
    fill: Colour
    art: str
    cost: tuple[Pip, ...] = ()
    worth: tuple[Pip, ...] = ()  # upper right: points, strength
    rows: tuple[Row, ...] = ()
    text: str = ""
    code: str = ""
    foot: tuple[Pip, ...] = ()
    foot_word: str = ""
    copies: int = 0
    letter_room: bool = False  # leave the lower left corner to the letter of a card in hand
    playable: bool = True


@lru_cache(maxsize=256)
def full(face: CardFace, size: tuple[int, int] = FULL) -> Stamp:
    """The face as it lies in a hand."""
    across, down = size
    canvas = Canvas.blank(size, mix(face.fill, INK, 0.35))
    canvas.box(4, 4, across - 4, down - 4, PAPER, 16)
    art = round(down * _ART)
    _scene(canvas, face, across, art)
    _cost(canvas, face.cost)
    _worth(canvas, face.worth, across)
    ribbon = band(face.fill)
    canvas.box(0, art, across, art + 64, ribbon)
    _name(canvas, face.name, across, art + 32, ink_on(ribbon))
    _type_line(canvas, face, across / 2, art + 94, across - 40)
    _effect(canvas, face, across, art + 120, down - 66)
    _footer(canvas, face, across, down)
    shape = Canvas.blank(size, (0, 0, 0))
    shape.box(0, 0, across, down, (255, 255, 255), 20)
    return canvas.as_stamp(shape.image.getchannel(0))


def full_size(faces: Iterable[CardFace]) -> tuple[int, int]:
    """The size at which all these faces hold their texts uncut; never below the usual one."""
    across, down = FULL
    for face in faces:
        lines = labels.wrap(face.text, across - 44, FLOOR, "regular") if face.text else ()
        need = len(face.rows) * 64 + (10 if face.rows else 0) + len(lines) * (FLOOR + 5)
        down = max(down, math.ceil((need + 120 + 66 + 2) / (1 - _ART)))
    return across, down


def without_foot(face: CardFace) -> CardFace:
    """The same face, its foot left to whoever places it."""
    return replace(face, code="", foot=(), foot_word="", copies=0)


@lru_cache(maxsize=512)
def compact(face: CardFace, number: int, size: tuple[int, int] = COMPACT) -> Stamp:
    """The face as it stands in a tableau: colour band with its number, name, effect row."""
    across, down = size
    canvas = Canvas.blank(size, PAPER)
    canvas.box(0, 0, 70, down, band(face.fill), 18, LEFT)
    ink = ink_on(band(face.fill))
    canvas.text(35, 42, number, 42, "bold", ink, "middle")
    canvas.icon(35, down - 44, face.kind_icon, 44, ink)
    end = across - 14 - (90 if face.worth else 0)
    canvas.text(88, 38, face.name, 37, "bold", INK, room=across - 102)
    canvas.text(88, 84, face.kind, FLOOR, "regular", MUTED, room=end - 88)
    if face.worth:
        _worth_at(canvas, face.worth[0], across - 38, 84)
    for row in face.rows[:1]:
        _row(canvas, row, 88, down - 46, 24)
    shape = Canvas.blank(size, (0, 0, 0))
    shape.box(0, 0, across, down, (255, 255, 255), 18)
    return canvas.as_stamp(shape.image.getchannel(0))


@lru_cache(maxsize=512)
def slot(face: CardFace, size: tuple[int, int] = SLOT) -> Stamp:
    """The face in a small slot: band with a glyph, name in one or two lines, what it is worth."""
    across, down = size
    canvas = Canvas.blank(size, PAPER)
    canvas.box(0, 0, 62, down, band(face.fill), 14, LEFT)
    canvas.icon(31, down / 2, face.art, 44, ink_on(band(face.fill)))
    fitted = labels.fit(face.name, across - 80, 32, "bold", lines=2)
    step = fitted.size + 4
    top = (34 if face.worth else down / 2) - step * (len(fitted.lines) - 1) / 2
    canvas.lines(72, max(24, top), fitted.lines, fitted.size, step, "bold")
    x = 72.0
    if len(fitted.lines) == 1:
        for worth in face.worth:
            x += _row(canvas, (worth,), x, down - 30, 18)
    shape = Canvas.blank(size, (0, 0, 0))
    shape.box(0, 0, across, down, (255, 255, 255), 14)
    return canvas.as_stamp(shape.image.getchannel(0))


@lru_cache(maxsize=512)
def wide(face: CardFace, size: tuple[int, int] = WIDE) -> Stamp:
    """The face in a long list: band with a glyph, name with price and worth, type, the whole text."""
    across, down = size
    canvas = Canvas.blank(size, PAPER)
    canvas.box(0, 0, 92, down, band(face.fill), 18, LEFT)
    canvas.icon(46, 52, face.art, 60, ink_on(band(face.fill)))
    room = across - 92 - 34
    signs: Row = (*face.cost, *(("   ",) if face.cost and face.worth else ()), *face.worth)
    run = _row_width(signs, 20)
    canvas.text(110, 32, face.name, 36, "bold", INK, room=room - run - 4)
    _row(canvas, signs, across - 6 - run, 32, 20)
    lines = labels.wrap(face.text, room, FLOOR, "regular") if face.text else ()
    top = 110 if 110 + len(lines) * 32 <= down else 72  # a long text takes the line of the type
    if top > 72:
        canvas.text(110, 72, face.kind, FLOOR, "semibold", MUTED, room=room)
    most = (down - top + 8) // 32
    if len(lines) > most:
        lines = (*lines[: most - 1], labels.cut(" ".join(lines[most - 1 :]), room, FLOOR, "regular"))
    canvas.lines(110, top, lines, FLOOR, 32)
    shape = Canvas.blank(size, (0, 0, 0))
    shape.box(0, 0, across, down, (255, 255, 255), 18)
    return canvas.as_stamp(shape.image.getchannel(0))


def _name(canvas: Canvas, name: str, across: int, y: float, ink: Colour) -> None:
    """In the band: smaller before on two lines."""
    fitted = labels.fit(name, across - 28, 38, "bold")
    if labels.ELLIPSIS in fitted.lines[0]:
        fitted = labels.fit(name, across - 28, FLOOR, "bold", lines=2)
    top = y - (len(fitted.lines) - 1) * 15
    canvas.lines(across / 2, top, fitted.lines, fitted.size, 30, "bold", ink, "middle")


@cache
def band(fill: Colour) -> Colour:
    """The card's colour, darkened until white words on it can be read."""
    share = 0.0
    while ink_on(fill) != INK and contrast(mix(fill, INK, share), WHITE) < _READABLE:
        share += 0.04
    return mix(fill, INK, share)


def _scene(canvas: Canvas, face: CardFace, across: int, art: int) -> None:
    """Tinted sky, pale disc, hill in the card's colour, one glyph standing on it."""
    fade = 0.0 if face.playable else 0.4
    middle = across * 0.54
    canvas.box(4, 4, across - 4, art, mix(mix(face.fill, PAPER, 0.5), PAPER, fade), 16, TOP)
    canvas.disc(middle, art * 0.5, art * 0.4, mix(mix(face.fill, PAPER, 0.72), PAPER, fade))
    steps, inner = 40, across - 8
    crest = [
        (4 + inner * i / steps, art * 1.06 - art * 0.3 * math.sin(math.pi * (0.12 + 0.76 * i / steps)) ** 1.5)
        for i in range(steps + 1)
    ]
    canvas.polygon([*crest, (across - 4, art), (4, art)], mix(mix(face.fill, INK, 0.1), PAPER, fade))
    canvas.icon(middle, art * 0.5, face.art, art * 0.66, mix(mix(face.fill, INK, 0.62), PAPER, fade))


def _cost(canvas: Canvas, cost: tuple[Pip, ...]) -> None:
    if not cost:
        return
    radius = 25 if len(cost) < _MANY_PIPS else 21
    rail = 2 * radius + 16 + (26 if any(pip.count > 1 for pip in cost) else 0)
    canvas.box(12, 12, 12 + rail, 12 + len(cost) * (2 * radius + 5) + 11, PAPER, 18)
    for i, pip in enumerate(cost):
        y = 20 + radius + i * (2 * radius + 5)
        if pip.count > 1:
            canvas.text(32, y, pip.count, 34, "bold", INK, "middle")
        pieces.pip(canvas, 12 + rail - 8 - radius, y, radius, pip.icon, pip.fill)


def _worth(canvas: Canvas, worth: tuple[Pip, ...], across: int) -> None:
    for i, pip in enumerate(worth):
        _worth_at(canvas, pip, across - 40, 42 + i * 62)


def _worth_at(canvas: Canvas, pip: Pip, x: float, y: float) -> None:
    if pip.icon == _POINTS:
        pieces.points(canvas, x, y, 27, pip.count)
        return
    canvas.box(x - 48, y - 26, x + 28, y + 26, PAPER, 26)
    pieces.pip(canvas, x + 2, y, 22, pip.icon, pip.fill)
    canvas.text(x - 33, y, pip.count, 34, "bold", INK, "middle")


def _type_line(canvas: Canvas, face: CardFace, middle: float, y: float, room: float) -> None:
    fitted = labels.fit(face.kind, room - 44, 30, "semibold")
    run = width(fitted.lines[0], fitted.size, "semibold") + 44
    canvas.icon(middle - run / 2 + 16, y, face.kind_icon, 32, MUTED)
    canvas.text(middle - run / 2 + 42, y, fitted.lines[0], fitted.size, "semibold", MUTED)


def _effect(canvas: Canvas, face: CardFace, across: int, top: float, bottom: float) -> None:
    """Icon rows, then at most four lines of text; smaller before cut."""
    space = bottom - top - len(face.rows) * 64 - (10 if face.rows else 0)
    size, lines = 32, labels.wrap(face.text, across - 44, 32, "regular") if face.text else ()
    while lines and size > FLOOR and len(lines) * (size + 5) > space:
        size -= 1
        lines = labels.wrap(face.text, across - 44, size, "regular")
    most = max(1, int(space // (size + 5)))
    if len(lines) > most:
        lines = (*lines[: most - 1], labels.cut(" ".join(lines[most - 1 :]), across - 44, size, "regular"))
    need = len(face.rows) * 64 + len(lines) * (size + 5) + (10 if face.rows and lines else 0)
    y = top + max(0, (bottom - top - need) / 2)
    for row in face.rows:
        _row(canvas, row, across / 2 - _row_width(row, 24) / 2, y + 32, 24)
        y += 64
    y += 10 if face.rows and lines else 0
    canvas.lines(across / 2, y + (size + 5) / 2, lines, size, size + 5, anchor="middle")


def _row_width(row: Row, radius: int) -> float:
    return sum(_item_width(item, radius) for item in row)


def _item_width(item: Pip | Sign, radius: int) -> float:
    if isinstance(item, str):
        if item == "built":
            return radius * 2.5
        return radius * 1.7 + 6 if item in "→+/:" else width(item, FLOOR, "semibold") + 12
    if item.icon == _POINTS:
        return radius * 2.3 + 8
    return radius * 2 + 8 + (width(str(item.count), 32, "bold") + 4 if item.count > 1 else 0)


def _row(canvas: Canvas, row: Row, x: float, y: float, radius: int) -> float:
    """Pips and signs from left to right; says how wide they came out."""
    start = x
    for item in row:
        run = _item_width(item, radius)
        if isinstance(item, str):
            _sign(canvas, item, x, y, radius, run)
        elif item.icon == _POINTS:
            pieces.points(canvas, x + radius * 1.15, y, radius, item.count)
        else:
            if item.count > 1:
                canvas.text(x, y, item.count, 32, "bold")
            pieces.pip(canvas, x + run - 8 - radius, y, radius, item.icon, item.fill)
        x += run
    return x - start


def _sign(canvas: Canvas, sign: Sign, x: float, y: float, radius: int, run: float) -> None:
    if sign == "built":
        canvas.icon(x + radius * 0.9, y, "hammer", radius * 1.75, MUTED)
        canvas.text(x + radius * 2, y - 2, ":", 38, "bold", MUTED, "middle")
    elif sign == "→":
        canvas.icon(x + run / 2 - 3, y, "arrow-right-bold", radius * 1.7, INK)
    elif sign in "+/:":
        canvas.text(x + run / 2 - 3, y, sign, 38, "bold", INK, "middle")
    else:
        canvas.text(x + 4, y, sign, FLOOR, "semibold")


def _footer(canvas: Canvas, face: CardFace, across: int, down: int) -> None:
    y, x = down - 32, 22.0
    canvas.box(20, down - 62, across - 20, down - 60, mix(PAPER, INK, 0.14))
    x += 56 if face.letter_room else 0
    for word in (face.code, face.foot_word):
        if word:
            x += canvas.text(x, y, word, 30, "semibold", MUTED, room=150) + 14
    for pip in face.foot:
        pieces.pip(canvas, x + 20, y, 20, pip.icon, pip.fill)
        x += 45
    if face.copies:
        canvas.text(across - 22, y, f"×{face.copies}", 32, "bold", MUTED, "right")
