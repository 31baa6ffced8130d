"""What lies on the places of a principality: landscapes, sites, roads, cards, free slots."""

import math
from functools import lru_cache

from engine.games.catan_cards.components import CAPACITY, LANDSCAPES, YIELD
from engine.games.catan_cards.state import Region
from render.games.catan_cards import names
from render.games.catan_cards.grid import Box
from render.games.catan_cards.look import FRAMES, GROUND, PIPS, SITES, TERRAIN_GLYPHS, TERRAINS, art, card
from render.games.catan_cards.realm import Shown
from render.kit import labels, pieces
from render.kit.canvas import LEFT, TOP, Canvas, Corners, Stamp
from render.kit.cards import band
from render.kit.colour import WHITE, Colour, contrast, luminance, mix
from render.kit.fonts import width
from render.kit.tokens import FLOOR, INK, LINEN, MUTED, PAPER, SAND, SEATS, ink_on

_UPPER_LEFT: Corners = (True, False, False, False)
_BOTTOM: Corners = (False, False, True, True)
_DASHES = 40  # a road with less room beside its name has none
_NARROW = 190  # a slot below this width has its band on top


def address(place: str) -> str:
    """As it is typed; capitals, because a small l reads as 1."""
    return place.upper()


def region(canvas: Canvas, box: Box, land: Region, over: Shown | None, lang: str) -> None:
    x0, y0, x1, y1 = box
    canvas.stamp(_landscape(land.card, x1 - x0, y1 - y0), x0, y0)
    middle, down = (x0 + x1) / 2, y1 - y0
    _stock(canvas, middle, y0 + down * 0.83, min(54, (x1 - x0 - 12) / 3), YIELD[land.card], land.amount)
    top = y0 + down * (0.66 if over is None else 0.47)
    _tab(canvas, x1 - 3, top, address(land.place))
    if over is None:
        return
    frame = band(FRAMES[card(over.card).frame])
    canvas.box(x0, top, x1, y0 + down * 0.67, frame)
    _expansion(canvas, (x0, round(top), x1, round(y0 + down * 0.67)), over, lang)


def _tab(canvas: Canvas, right: float, low: float, said: str) -> None:
    """An address on a tab of paper: terrain colours are no ground for words."""
    left = right - width(said, FLOOR, "semibold") - 16
    canvas.box(left, low - 29, right, low, PAPER, 10, _UPPER_LEFT)
    canvas.text(right - 8, low - 13, said, FLOOR, "semibold", MUTED, "right")


def _expansion(canvas: Canvas, box: Box, over: Shown, lang: str) -> None:
    """The band of a card on a landscape or road: glyph, name, what lies on it."""
    x0, y0, x1, y1 = box
    middle, end = (y0 + y1) / 2, x1 - 8.0
    ink = ink_on(band(FRAMES[card(over.card).frame]))
    for glyph in reversed(over.notes):
        canvas.icon(end - 14, middle, glyph, 28, ink)
        end -= 32
    for thing, count in over.held:
        icon, fill = PIPS[thing]
        pieces.pip(canvas, end - 16, middle, 16, icon, fill)
        end -= 36
        end -= canvas.text(end, middle, count, 30, "bold", ink, "right") + 6
    if end - x0 > 44:
        canvas.icon(x0 + 22, middle, art(over.card), 30, ink)
    if end - x0 - 44 > 40:
        canvas.text(x0 + 42, middle, names.short(over.card, lang), FLOOR, "semibold", ink, room=end - x0 - 44)


@lru_cache(maxsize=256)
def _landscape(land: str, across: int, down: int) -> Stamp:
    """A landscape without what lies on it: hill, glyph, number."""
    kind = LANDSCAPES[land]
    fill = TERRAINS[kind.terrain]
    canvas = Canvas.blank((across, down), GROUND)
    canvas.box(0, 0, across, down, mix(fill, INK, 0.35), 16)
    canvas.box(3, 3, across - 3, down - 3, fill, 14)
    low, steps, inner = down * 0.66, 30, across - 6
    crest = [
        (3 + inner * i / steps, down * 0.52 - down * 0.09 * math.sin(math.pi * (0.1 + 1.5 * i / steps)))
        for i in range(steps + 1)
    ]
    hill = mix(fill, INK, 0.1) if luminance(fill) > 0.2 else mix(fill, WHITE, 0.1)
    canvas.polygon([*crest, (across - 3, low), (3, low)], hill)
    canvas.box(3, round(low), across - 3, down - 3, PAPER, 14, _BOTTOM)
    canvas.icon(across * 0.33, down * 0.26, TERRAIN_GLYPHS[kind.terrain], min(86, across * 0.46), _ink(fill))
    canvas.stamp_centred(pieces.die(min(62, round(across * 0.34)), kind.number, fill), across * 0.78, 46)
    return canvas.as_stamp()


def _stock(canvas: Canvas, middle: float, y: float, step: float, resource: str, amount: int) -> None:
    """As many pips as there are resources, and circles for the room that is left."""
    icon, fill = PIPS[resource]
    radius = int(min(22, step / 2 - 2))
    for i in range(CAPACITY):
        x = middle + (i - (CAPACITY - 1) / 2) * step
        if i < amount:
            pieces.pip(canvas, x, y, radius, icon, fill)
        else:
            canvas.circle(x, y, radius - 2, mix(PAPER, INK, 0.22), 3)


def _ink(fill: Colour) -> Colour:
    return WHITE if contrast(fill, WHITE) >= contrast(fill, INK) else INK


def site(canvas: Canvas, box: Box, kind: str, points: int, column: str, seat: int) -> None:
    x0, y0, x1, y1 = box
    middle, across = (y0 + y1) / 2, x1 - x0
    canvas.box(x0, y0, x1, y1, mix(SEATS[seat].fill, INK, 0.25), 16)
    canvas.box(x0 + 4, y0 + 4, x1 - 4, y1 - 4, LINEN, 13)
    size = min(80.0, across * 0.34)
    canvas.icon(x0 + 14 + size / 2, middle, SITES[kind], size, mix(SEATS[seat].fill, INK, 0.15))
    if across >= _NARROW:
        pieces.points(canvas, x0 + across * 0.56, middle, 26, points)
        canvas.text(x1 - 16, middle, address(column), 38, "bold", MUTED, "right")
        return
    pieces.points(canvas, x1 - 34, y0 + 32, 22, points)
    canvas.text(x1 - 14, y1 - 26, address(column), 30, "bold", MUTED, "right")


def road(canvas: Canvas, box: Box, column: str, over: Shown | None, lang: str) -> None:
    x0, y0, x1, y1 = box
    top, low = y0 + (y1 - y0) * 0.24, y0 + (y1 - y0) * 0.76
    fill = mix(SAND, INK, 0.12)
    canvas.box(x0, top, x1, low, fill, 10)
    if over is not None:
        canvas.box(x0 + 6, top - 16, x1 - 6, low - 28, band(FRAMES[card(over.card).frame]), 8)
        _expansion(canvas, (x0 + 6, round(top - 16), x1 - 6, round(low - 28)), over, lang)
        canvas.text((x0 + x1) / 2, low - 12, address(column), FLOOR, "bold", INK, "middle")
        return
    middle, run = (y0 + y1) / 2, (x1 - x0 - 80) / 2
    for start in (x0 + 10, x1 - 10 - run) if run >= _DASHES else ():
        for i in range(2):
            canvas.box(start + i * run / 2 + 5, middle - 3, start + (i + 1) * run / 2 - 5, middle + 3, PAPER, 3)
    canvas.text((x0 + x1) / 2, middle, address(column), 30, "bold", INK, "middle")


def free(canvas: Canvas, box: Box, place: str) -> None:
    """A free slot: a dent with its address."""
    x0, y0, x1, y1 = box
    canvas.box(x0, y0, x1, y1, mix(GROUND, PAPER, 0.22), 14)
    canvas.box(x0 + 2, y0 + 2, x1 - 2, y1 - 2, mix(GROUND, PAPER, 0.07), 12)
    canvas.text((x0 + x1) / 2, (y0 + y1) / 2, address(place), 32, "semibold", mix(GROUND, PAPER, 0.76), "middle")


def placed(canvas: Canvas, box: Box, shown: Shown, lang: str) -> None:
    """A card on a slot."""
    x0, y0, x1, y1 = box
    stamp = _wide if x1 - x0 >= _NARROW else _tall
    canvas.stamp(stamp(shown, x1 - x0, y1 - y0, lang), x0, y0)
    if shown.guest >= 0:
        spot = (x1 - 18, y0 + 18) if x1 - x0 >= _NARROW else (x0 + 20, y0 + 18)
        canvas.stamp_centred(pieces.seat(shown.guest, 20), *spot)


def _card_ground(shown: Shown) -> tuple[Colour, Colour]:
    """Paper and frame of a card; an inactive one is pale."""
    frame = band(FRAMES[card(shown.card).frame])
    return (PAPER, frame) if shown.active else (mix(PAPER, INK, 0.16), mix(frame, INK, 0.35))


@lru_cache(maxsize=512)
def _wide(shown: Shown, across: int, down: int, lang: str) -> Stamp:
    """Band with glyph and slot at the left, name and points beside it."""
    paper, frame = _card_ground(shown)
    canvas = Canvas.blank((across, down), GROUND)
    canvas.box(0, 0, across, down, paper, 14)
    canvas.box(0, 0, 62, down, frame, 14, LEFT)
    canvas.icon(31, 40, art(shown.card), 46, ink_on(frame))
    canvas.text(31, down - 20, address(shown.place)[-2:], FLOOR, "semibold", ink_on(frame), "middle")
    row = bool(shown.worth or shown.held or shown.notes)
    room = across - 78 - (28 if shown.guest >= 0 else 0)
    fitted = labels.fit(names.short(shown.card, lang), room, 30, "semibold", lines=2)
    step = 33
    middle = (38 if len(fitted.lines) == 1 else 36) if row else down / 2
    canvas.lines(70, middle - step * (len(fitted.lines) - 1) / 2, fitted.lines, fitted.size, step, "semibold")
    if row:
        _facts(canvas, 70, down - 21, shown, across - 8)
    return canvas.as_stamp()


@lru_cache(maxsize=512)
def _tall(shown: Shown, across: int, down: int, lang: str) -> Stamp:
    """For narrow columns: glyph, slot and points on the band, the name below it."""
    paper, frame = _card_ground(shown)
    canvas = Canvas.blank((across, down), GROUND)
    canvas.box(0, 0, across, down, paper, 14)
    canvas.box(0, 0, across, 36, frame, 14, TOP)
    ink = ink_on(frame)
    canvas.text(across - 8, 18, address(shown.place)[-2:], FLOOR, "semibold", ink, "right")
    facts = (*((str(count), PIPS[thing][0]) for thing, count in (*shown.worth, *shown.held)),)
    facts = (*facts, *(("", glyph) for glyph in shown.notes))
    room = (across - 44 - (34 if shown.guest >= 0 else 0)) // 49
    x = 4.0
    if len(facts) < room and shown.guest < 0:
        facts = (("", art(shown.card)), *facts)
    x += 34 if shown.guest >= 0 else 0
    for said, glyph in facts[:room]:
        x += canvas.text(x, 18, said, FLOOR, "bold", ink) + 1 if said else 0
        canvas.icon(x + 14, 18, glyph, 27, ink)
        x += 33
    fitted = labels.fit(names.short(shown.card, lang), across - 8, FLOOR, "semibold", lines=2)
    lines = tuple(line for line in fitted.lines if line)  # a single long word leaves none for the second
    canvas.lines(4, 71 - 16 * (len(lines) - 1), lines, fitted.size, 32, "semibold")
    return canvas.as_stamp()


def _facts(canvas: Canvas, x: float, y: float, shown: Shown, end: float) -> None:
    """Points, what lies on it and its states, as far as there is room."""
    for thing, count in (*shown.worth, *shown.held):
        if x + 52 > end:
            return
        icon, fill = PIPS[thing]
        x += canvas.text(x, y, count, 30, "bold", INK) + 4
        if thing == "vp":
            pieces.points(canvas, x + 16, y, 15)
        else:
            pieces.pip(canvas, x + 16, y, 15, icon, fill)
        x += 40
    for glyph in shown.notes:
        if x + 30 <= end:
            canvas.icon(x + 15, y, glyph, 28, MUTED)
        x += 34
