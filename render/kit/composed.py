"""Glyphs the icon font lacks, put together from discs, bars and polygons on a 24 x 24 grid."""

from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw

_SCALE = 20
_SIDE = 24 * _SCALE
Point = tuple[float, float]


class Sheet:
    """A 24 x 24 drawing sheet; `cut=True` takes away instead of adding."""

    def __init__(self) -> None:
        self.mask = Image.new("L", (_SIDE, _SIDE), 0)
        self._draw = ImageDraw.Draw(self.mask)

    def disc(self, x: float, y: float, rx: float, ry: float | None = None, *, cut: bool = False) -> None:
        ry = rx if ry is None else ry
        self._draw.ellipse(_box(x - rx, y - ry, x + rx, y + ry), fill=0 if cut else 255)

    def bar(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, *, cut: bool = False) -> None:
        self._draw.rounded_rectangle(_box(x0, y0, x1, y1), radius * _SCALE, fill=0 if cut else 255)

    def shape(self, *points: Point, cut: bool = False) -> None:
        self._draw.polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=0 if cut else 255)

    def stroke(self, points: tuple[Point, ...], width: float, *, cut: bool = False) -> None:
        scaled = [(x * _SCALE, y * _SCALE) for x, y in points]
        self._draw.line(scaled, fill=0 if cut else 255, width=int(width * _SCALE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, cut=cut)

    def arc(self, box: tuple[float, float, float, float], start: float, end: float, width: float, *, cut: bool) -> None:
        self._draw.arc(_box(*box), start, end, fill=0 if cut else 255, width=int(width * _SCALE))

    def dome(self, x: float, y: float, radius: float) -> None:
        self._draw.pieslice(_box(x - radius, y - radius, x + radius, y + radius), 180, 360, fill=255)


def _box(x0: float, y0: float, x1: float, y1: float) -> tuple[float, float, float, float]:
    return x0 * _SCALE, y0 * _SCALE, x1 * _SCALE, y1 * _SCALE


def _log(s: Sheet) -> None:
    for x, y in ((7, 16), (17, 16), (12, 8)):
        s.disc(x, y, 5)
        s.disc(x, y, 3.4, cut=True)
        s.disc(x, y, 2.2)


def _stone(s: Sheet) -> None:
    s.shape((3, 17), (5.5, 9), (11, 5), (17, 7), (21, 13), (20, 18), (15, 20.5), (6, 20.5))
    s.stroke(((11, 5.5), (12.5, 11.5), (7, 20)), 1.1, cut=True)
    s.stroke(((12.5, 11.5), (20.5, 13.5)), 1.1, cut=True)


def _brick(s: Sheet) -> None:
    outer, middle = ((2, 10.4), (11.6, 22)), ((2, 6), (7.2, 16.8), (18, 22))
    for y, course in ((5, outer), (10.2, middle), (15.4, outer)):
        for left, right in course:
            s.bar(left, y, right, y + 4.2, 0.6)


def _chicken(s: Sheet) -> None:
    s.shape(
        (3, 9), (6.5, 13), (12, 12), (14.5, 8.5), (14.5, 4.5), (19, 4.5), (19.5, 12), (17, 17.5), (12, 19.5), (4, 14)
    )
    s.disc(10.5, 14.25, 6.5, 5.25)
    s.disc(16.5, 6.1, 3.3)
    s.shape((19, 5), (23, 6.8), (19, 8.4))
    s.disc(15.2, 2.3, 1.2, 1.4)
    s.disc(17.4, 2.1, 1.2, 1.4)
    s.disc(19.1, 11.5, 1.1, 1.5)
    s.disc(17.65, 5.55, 0.65, cut=True)
    s.stroke(((9.5, 19), (9.5, 22.6)), 1.2)
    s.stroke(((13, 19), (13, 22.6)), 1.2)
    s.shape((1.8, 5.2), (6.5, 9.8), (8, 14), (4, 13))
    s.arc((6.2, 10.2, 13.4, 16.4), 20, 170, 1.1, cut=True)


def _dragon(s: Sheet) -> None:
    head = ((2, 11.5), (8, 7.2), (8.2, 2.2), (11, 5.6), (13.4, 1.8), (14.6, 6.2), (19.6, 9.8), (21.8, 15.5))
    neck = ((21.2, 22.2), (13.2, 22.2), (14.4, 18), (12, 15.6), (8.6, 17.4), (6.2, 16.2), (3.4, 15.6))
    s.shape(*head, *neck)
    s.disc(10.5, 9.4, 1.1, 1, cut=True)
    teeth = ((3.2, 13.4), (8.6, 13), (11.6, 12.4), (8.6, 14.4), (6.4, 14.3), (5.6, 15.2), (5, 14.2), (4, 14.8))
    s.shape(*teeth, cut=True)
    s.shape((16.6, 12), (18.6, 13.8), (18.6, 19), (16.9, 16), cut=True)


def _cannon(s: Sheet) -> None:
    s.shape((3, 9.2), (20.5, 4.6), (22, 9.6), (6, 15.8))
    s.disc(5.6, 12.1, 3.4, 3.7)
    s.disc(12.3, 16.3, 4.7)
    s.disc(12.3, 16.3, 1.7, cut=True)
    s.bar(2.5, 18.6, 8.6, 21, 1)


def _silver(s: Sheet) -> None:
    s.disc(12, 12, 10)
    s.disc(12, 12, 8, cut=True)
    s.disc(12, 12, 6.8)
    upper = ((12, 7), (13.5, 10.6), (17.2, 10.8), (14.3, 13.2), (15.3, 16.8))
    lower = ((12, 14.7), (8.7, 16.8), (9.7, 13.2), (6.8, 10.8), (10.5, 10.6))
    s.shape(*upper, *lower, cut=True)


def _meeple(s: Sheet) -> None:
    s.disc(12, 5.1, 3.6)
    right = ((14.5, 7.4), (22.5, 10.6), (22.5, 13.6), (16.2, 14.2), (19.8, 22.4), (13.4, 22.4))
    left = ((10.6, 22.4), (4.2, 22.4), (7.8, 14.2), (1.5, 13.6), (1.5, 10.6), (9.5, 7.4))
    s.shape(*right, (12, 18.6), *left)
    s.bar(1.2, 10, 5, 14, 1.8)
    s.bar(19, 10, 22.8, 14, 1.8)


def _spellbook(s: Sheet) -> None:
    s.bar(4, 2, 20, 22, 2)
    s.bar(6.4, 16.8, 20.4, 20, 1, cut=True)
    s.bar(7, 17.6, 20.4, 19.2, 0.6)
    star = ((12.2, 4.4), (13.3, 8.4), (17, 9.5), (13.3, 10.6), (12.2, 14.6), (11.1, 10.6), (7.4, 9.5), (11.1, 8.4))
    s.shape(*star, cut=True)


def _wool(s: Sheet) -> None:
    for x, y, r in ((8, 9.5, 5), (15.5, 9, 5), (7, 15, 4.6), (12.2, 16.6, 5), (17.4, 15, 4.6), (12, 11, 5)):
        s.disc(x, y, r)
    s.arc((6, 7.2, 13, 13), 160, 340, 1.2, cut=True)
    s.arc((11.4, 11, 18.4, 17), 160, 340, 1.2, cut=True)


def _ore(s: Sheet) -> None:
    s.shape((12, 2.5), (17, 7), (15.4, 13), (9, 13), (7.2, 7.2))
    s.shape((6, 11.6), (8.4, 14.2), (9.8, 20.8), (3.4, 20.8), (2, 15.2))
    s.shape((17.6, 12), (22, 15.6), (20.8, 20.8), (11.6, 20.8), (10.8, 15), (15.8, 14.6))


def _planet(s: Sheet) -> None:
    s.disc(12, 12, 6)
    ring = Sheet()
    ring.disc(12, 12, 11, 3.5)
    ring.disc(12, 12, 8.6, 2, cut=True)
    gap = Sheet()
    gap.disc(12, 12, 12, 4.4)
    gap.disc(12, 12, 8.6, 2, cut=True)
    gap.bar(0, 0, 24, 12, cut=True)
    front, sides = Sheet(), Sheet()
    front.mask.paste(ring.mask)
    front.bar(0, 0, 24, 12, cut=True)
    sides.mask.paste(ring.mask)
    sides.disc(12, 12, 6, cut=True)
    body = ImageChops.subtract(s.mask, gap.mask)
    whole = ImageChops.lighter(body, ImageChops.lighter(front.mask, sides.mask))
    s.mask.paste(whole.rotate(18, resample=Image.Resampling.BICUBIC))


def _dome(s: Sheet) -> None:
    s.dome(12, 14, 10)
    s.bar(1, 15, 23, 19.4, 1.4)
    s.stroke(((12, 1.4), (12, 5)), 1.6)
    s.bar(10.2, 10.4, 13.8, 15, 0.4, cut=True)


def _spaceport(s: Sheet) -> None:
    s.dome(12, 11, 7)
    s.bar(4, 11.6, 20, 15, 0.8)
    s.arc((0.8, 9, 23.2, 21), -25, 205, 2.6, cut=False)
    s.stroke(((12, 1.2), (12, 4.8)), 1.6)


def _station(s: Sheet) -> None:
    s.shape((12, 2), (20.6, 7), (20.6, 17), (12, 22), (3.4, 17), (3.4, 7))
    s.disc(12, 12, 4.4, cut=True)
    s.disc(12, 12, 2.2)


def _card(s: Sheet) -> None:
    s.bar(5, 2, 19, 22, 2.2)
    s.bar(7.4, 4.6, 16.6, 11, 1, cut=True)
    s.bar(7.4, 13.2, 16.6, 14.8, 0.6, cut=True)
    s.bar(7.4, 16.6, 13.6, 18.2, 0.6, cut=True)


def _vp(s: Sheet) -> None:
    upper = ((12, 1), (15.2, 4), (19.6, 3.6), (20.2, 8), (23.4, 11.2), (20.6, 14.8), (20.4, 19.2), (16, 19.8))
    lower = ((12.6, 22.8), (9, 20.2), (4.6, 20.2), (3.8, 15.8), (0.6, 12.6), (3.2, 9), (3.2, 4.6), (7.6, 3.8))
    s.shape(*upper, *lower)


def _road(s: Sheet) -> None:
    s.shape((8.4, 2), (15.6, 2), (21, 22), (3, 22))
    for x0, y0, x1, y1 in ((11.2, 4, 12.8, 7.4), (11, 9.6, 13, 13.4), (10.7, 16, 13.3, 20.6)):
        s.bar(x0, y0, x1, y1, 0.3, cut=True)


def _mill(s: Sheet) -> None:
    s.shape((8.6, 12), (15.4, 12), (17.6, 22.6), (6.4, 22.6))
    s.bar(10.8, 17.6, 13.2, 22.6, 0.6, cut=True)
    for right, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        nx, ny = -down * 1.7, right * 1.7
        root, tip = (12 + right * 1.6, 9.4 + down * 1.5), (12 + right * 9, 9.4 + down * 8.6)
        outer, inner = (tip[0] + nx, tip[1] + ny), (tip[0] - nx * 0.2, tip[1] - ny * 0.2)
        s.shape((12, 9.4), (root[0] + nx * 0.4, root[1] + ny * 0.4), outer, inner)
    s.disc(12, 9.4, 1.6, cut=True)
    s.disc(12, 9.4, 1.1)


def _foundation(s: Sheet) -> None:
    s.bar(3, 3, 21, 21, 2.5)
    s.bar(5, 5, 19, 19, 1.4, cut=True)
    for start, end in (((6.6, 17.4), (17.4, 6.6)), ((6.6, 11.4), (11.4, 6.6)), ((12.6, 17.4), (17.4, 12.6))):
        s.stroke((start, end), 1.6)


RECIPES: dict[str, Callable[[Sheet], None]] = {
    "log": _log,
    "stone": _stone,
    "brick": _brick,
    "chicken": _chicken,
    "dragon": _dragon,
    "cannon": _cannon,
    "silver": _silver,
    "meeple": _meeple,
    "spellbook": _spellbook,
    "wool": _wool,
    "ore": _ore,
    "planet": _planet,
    "dome": _dome,
    "spaceport": _spaceport,
    "station": _station,
    "card": _card,
    "vp": _vp,
    "road": _road,
    "mill": _mill,
    "foundation": _foundation,
}


def compose(name: str, size: int) -> Image.Image:
    """The composed glyph as a mask of `size` x `size`."""
    sheet = Sheet()
    RECIPES[name](sheet)
    return sheet.mask.resize((size, size), Image.Resampling.LANCZOS)
