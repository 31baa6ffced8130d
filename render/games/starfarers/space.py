"""What lies in space: the lattice, planetary systems with their numbers, outposts, what is still face down."""

from functools import lru_cache

from engine.games.starfarers.board import planet_at
from engine.games.starfarers.components import QUADRANTS, SPECIALS, TOKENS
from engine.games.starfarers.geography import SLOTS
from engine.games.starfarers.state import Table
from render.games.starfarers import chart as charts
from render.games.starfarers.chart import Chart, Spot
from render.games.starfarers.look import (
    DIM,
    GLYPHS,
    HEX,
    LINE,
    PEOPLE,
    RESOURCES,
    SKY,
    UPRIGHT,
    VEIL,
    edge,
    outpost_ground,
    tinted,
)
from render.games.starfarers.look import SPECIALS as SPECIAL_FILLS
from render.kit import shapes
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, Colour, mix
from render.kit.tokens import FLOOR, INK

LIFT = 8  # planets stand so far from the middle of their system, so that colonies between them cover no number
_SHARE = 0.655  # of a hex's radius
LABELLED = 72  # from this step on every intersection has room for its name
_WHITE_ON = {RESOURCES["ore"], RESOURCES["carbon"], SPECIAL_FILLS["pirate"]}


def ink(fill: Colour) -> Colour:
    """Glyphs and numbers: white on the dark colours, ink elsewhere."""
    return WHITE if fill in _WHITE_ON else INK


@lru_cache(maxsize=4)
def ground(chart: Chart, size: tuple[int, int]) -> Stamp:
    """Empty space: hexes and the lines of flight."""
    canvas = Canvas.blank(size, SKY)
    for x, y in charts.hexes(chart):
        if _near(x, y, chart, size):
            canvas.hexagon(x, y, chart.radius - 1.2, HEX)
    for a, b in charts.edges():
        if _near(*chart.at(a), chart, size):
            _flight_line(canvas, chart, a, b)
    return canvas.as_stamp()


def _near(x: int, y: int, chart: Chart, size: tuple[int, int]) -> bool:
    reach = 2 * chart.radius
    return -reach < x < size[0] + reach and -reach < y < size[1] + reach


def _flight_line(canvas: Canvas, chart: Chart, a: str, b: str) -> None:
    along = a[0] == b[0]
    wide = max(1.0, chart.step / 70)
    canvas.line((chart.at(a), chart.at(b)), LINE if along else UPRIGHT, 2.6 * wide if along else 2 * wide)


def grounds(canvas: Canvas, chart: Chart, table: Table) -> None:
    """The hexes of all slots; trails are drawn on them."""
    for slot in _seen(canvas, chart):
        kind = _kind(table, slot)
        for (x, y), fill in zip(charts.planet_hexes(chart, slot), _fills(table, slot, kind), strict=True):
            canvas.hexagon(x, y, chart.radius - 1.2, fill)
        rim = charts.slot_edges(slot)
        for a, b in rim if kind in {"outpost", "empty"} else rim[:-3]:
            _flight_line(canvas, chart, a, b)


def contents(canvas: Canvas, chart: Chart, table: Table) -> None:
    """Planets, outposts, and the signs of what lies face down."""
    for slot in _seen(canvas, chart):
        kind = _kind(table, slot)
        if kind == "planets":
            for position in range(3):
                _planet(canvas, chart, table, slot, position)
        elif kind == "outpost":
            _outpost(canvas, chart, QUADRANTS[table.quadrants[slot]].people, slot)
        elif not kind:
            _face_down(canvas, chart, slot, table.backs[slot])


def _seen(canvas: Canvas, chart: Chart) -> list[int]:
    """Slots that lie in the picture, at least in part."""
    return [
        slot.number
        for slot in SLOTS
        if any(_near(x, y, chart, canvas.size) for x, y in charts.planet_hexes(chart, slot.number))
    ]


def _kind(table: Table, slot: int) -> str:
    quadrant = table.quadrants[slot]
    return QUADRANTS[quadrant].kind if quadrant else ""


def middle(chart: Chart, slot: int) -> Spot:
    return chart.at(SLOTS[slot].center)


def _fills(table: Table, slot: int, kind: str) -> tuple[Colour, ...]:
    if kind == "planets":
        return tuple(tinted(RESOURCES[planet_at(table, slot, position)[0]]) for position in range(3))
    if kind == "outpost":
        return (outpost_ground(QUADRANTS[table.quadrants[slot]].people),) * 3
    return (VEIL if not kind else mix(HEX, SKY, 0.4),) * 3


def planet_radius(chart: Chart) -> int:
    return round(chart.radius * (_SHARE if chart.step < LABELLED else 0.58))


def planet_spot(chart: Chart, slot: int, position: int) -> tuple[float, float]:
    """The middle of a planet's disc."""
    lift = LIFT if chart.step < LABELLED else 0
    return charts.away(charts.planet_hexes(chart, slot)[position], middle(chart, slot), lift)


def fits(canvas: Canvas, x: float, y: float, reach: float) -> bool:
    """Is it far enough from the edge to be shown with its words?"""
    across, down = canvas.size
    return reach <= x <= across - reach and reach <= y <= down - reach


def _planet(canvas: Canvas, chart: Chart, table: Table, slot: int, position: int) -> None:
    resource, symbol = planet_at(table, slot, position)
    radius = planet_radius(chart)
    x, y = planet_spot(chart, slot, position)
    if fits(canvas, x, y, radius):
        canvas.stamp_centred(planet(resource, symbol.rstrip("12"), table.tokens[slot][position], radius), x, y)


@lru_cache(maxsize=512)
def planet(resource: str, symbol: str, token: str, radius: int) -> Stamp:
    """A planet with its number, its pirates or ice, or the symbol on the back of a token that is face down."""
    fill, half = RESOURCES[resource], radius + 1
    dark = ink(fill)
    canvas = Canvas.blank((2 * half, 2 * half), edge(fill))
    canvas.disc(half, half, radius - 3, fill)
    if token in SPECIALS:
        _special(canvas, half, radius, resource, token)
        return canvas.as_stamp(shapes.disc(radius))
    canvas.icon(half, half - radius * 0.5, GLYPHS[resource], radius * 0.78, dark)
    if token:
        words = "·".join(map(str, TOKENS[token].numbers))
        share = 0.78 if len(words) > 3 else 0.9 if len(words) > 2 else 1.06
        canvas.text(half, half + radius * 0.34, words, max(FLOOR, round(radius * share)), "bold", dark, "middle")
    else:
        canvas.icon(half, half + radius * 0.34, GLYPHS[symbol], radius * 0.8, dark)
    return canvas.as_stamp(shapes.disc(radius))


def _special(canvas: Canvas, half: int, radius: int, resource: str, token: str) -> None:
    """A pirate base or ice covers its planet; the planet's colour stays as a rim."""
    special = SPECIALS[token]
    fill = SPECIAL_FILLS[special.kind]
    dark = ink(fill)
    canvas.disc(half, half, radius, edge(RESOURCES[resource]))
    canvas.disc(half, half, radius - 2, RESOURCES[resource])
    canvas.disc(half, half, radius - max(5, radius * 0.13), fill)
    wide = radius >= 60
    canvas.icon(half, half - radius * 0.32, GLYPHS[special.kind], radius * (0.8 if wide else 0.92), dark)
    shift = radius * 0.26 if wide else 0
    canvas.text(half - shift, half + radius * 0.42, special.strength, round(radius * 0.84), "bold", dark, "middle")
    if wide:
        canvas.icon(half + shift, half + radius * 0.42, GLYPHS[resource], radius * 0.56, dark)


def _outpost(canvas: Canvas, chart: Chart, people: str, slot: int) -> None:
    x, y = middle(chart, slot)
    radius = outpost_radius(chart)
    canvas.disc(x, y, radius, mix(PEOPLE[people], INK, 0.4))
    canvas.disc(x, y, radius - 4, PEOPLE[people])
    # Where the central's name stands on the disc, the sign moves up.
    lift, share = (0.0, 1.36) if chart.step < LABELLED else (radius * 0.26, 0.96)
    canvas.icon(x, y - lift, GLYPHS[people], radius * share, INK)


def outpost_radius(chart: Chart) -> int:
    return round(chart.radius * (0.74 if chart.step < LABELLED else 0.46))


def _face_down(canvas: Canvas, chart: Chart, slot: int, stars: int) -> None:
    """A question mark and as many stars as the back has."""
    x, y = middle(chart, slot)
    pale = mix(DIM, VEIL, 0.2)
    canvas.icon(x, y - chart.radius * 0.12, "help", chart.radius * 1.05, pale)
    for i in range(stars):
        shift = (i - (stars - 1) / 2) * chart.radius * 0.46
        canvas.icon(x + shift, y + chart.radius * 0.66, "star", chart.radius * 0.4, pale)
