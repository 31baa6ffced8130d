"""The mothership and its modules: boosters at the stern, cannons at the sides, freight rings on the hull."""

from engine.games.starfarers.components import MODULE_CAPS
from render.games.starfarers.look import DIM, GLYPHS, HEX, LIGHT, MODULE, NIGHT, SKY, VEIL
from render.kit.canvas import Canvas, Corners
from render.kit.colour import Colour, mix
from render.kit.tokens import INK

SIZE = (560, 880)
_MIDDLE = 280
_HULL, _WIDE = (196, 640), 92  # top and bottom, half width
_FEET: Corners = (False, False, True, True)


def paint(modules: tuple[int, ...], hull: Colour, rim: Colour) -> Canvas:
    """In the owner's colour."""
    boosters, cannons, pods = modules
    canvas = Canvas.blank(SIZE, NIGHT)
    canvas.box(0, 0, *SIZE, HEX, 24)
    for x, y in ((60, 80), (470, 140), (90, 420), (500, 520), (430, 60), (40, 690), (520, 800)):
        canvas.disc(x, y, 3, mix(DIM, HEX, 0.4))
    _boosters(canvas, boosters)
    _body(canvas, hull, rim)
    _cannons(canvas, cannons)
    _rings(canvas, pods)
    return canvas


def _body(canvas: Canvas, hull: Colour, rim: Colour) -> None:
    top, bottom = _HULL
    left, right = _MIDDLE - _WIDE, _MIDDLE + _WIDE
    canvas.polygon(((left, 530), (left - 78, 648), (left - 78, 694), (left, 664)), rim)
    canvas.polygon(((right, 530), (right + 78, 648), (right + 78, 694), (right, 664)), rim)
    for inset, fill in ((0, rim), (5, hull)):
        nose = (
            (left + inset, top),
            (_MIDDLE - 46, 96 + inset),
            (_MIDDLE, 44 + inset * 1.6),
            (_MIDDLE + 46, 96 + inset),
        )
        canvas.polygon((*nose, (right - inset, top)), fill)
        canvas.box(left + inset, top, right - inset, bottom + 54 - inset, fill, 30, _FEET)
    canvas.disc(_MIDDLE, 168, 34, rim)
    canvas.disc(_MIDDLE, 168, 28, SKY)
    canvas.disc(_MIDDLE - 9, 159, 8, mix(SKY, LIGHT, 0.4))


def _boosters(canvas: Canvas, held: int) -> None:
    cap = MODULE_CAPS[0]
    for i in range(cap):
        x = _MIDDLE + (i - (cap - 1) / 2) * 60
        here = i < held
        if here:
            canvas.polygon(((x - 15, 792), (x + 15, 792), (x, 860)), mix(MODULE, LIGHT, 0.35))
        canvas.box(x - 25, 710, x + 25, 802, MODULE if here else VEIL, 12)
        canvas.icon(x, 756, GLYPHS["booster"], 40, INK if here else mix(DIM, VEIL, 0.35))


def _cannons(canvas: Canvas, held: int) -> None:
    """Three on each side, pointing outwards."""
    for i in range(MODULE_CAPS[1]):
        side = -1 if i % 2 == 0 else 1
        y = 270 + i // 2 * 104
        here = i < held
        fill, inner = _MIDDLE + side * (_WIDE - 6), _MIDDLE + side * (_WIDE + 90)
        canvas.box(min(fill, inner), y - 11, max(fill, inner), y + 11, MODULE if here else VEIL, 8)
        canvas.disc(_MIDDLE + side * (_WIDE + 52), y, 38, MODULE if here else VEIL)
        ink = INK if here else mix(DIM, VEIL, 0.35)
        canvas.icon(_MIDDLE + side * (_WIDE + 52), y, GLYPHS["cannon"], 46, ink)


def _rings(canvas: Canvas, held: int) -> None:
    for i in range(MODULE_CAPS[2]):
        y = 628 - i * 84
        here = i < held
        canvas.box(_MIDDLE - _WIDE - 14, y - 32, _MIDDLE + _WIDE + 14, y + 32, INK, 20)
        canvas.box(_MIDDLE - _WIDE - 11, y - 29, _MIDDLE + _WIDE + 11, y + 29, MODULE if here else VEIL, 18)
        canvas.icon(_MIDDLE, y, GLYPHS["freight_pod"], 44, INK if here else mix(DIM, VEIL, 0.35))
