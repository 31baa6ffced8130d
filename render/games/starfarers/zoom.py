"""A part of the map, large, every intersection with its name: the region within reach of a ship, or round a place."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from engine.core.words import words
from engine.games.starfarers.components import QUADRANTS
from engine.games.starfarers.geography import PLACES, RING_OF
from engine.games.starfarers.state import Table as Open
from engine.games.starfarers.view import StarfarersView
from render.contract import Marks, Table
from render.games.starfarers import board, fleet, names, pointing, space
from render.games.starfarers import chart as charts
from render.games.starfarers.chart import COLUMNS, LINES, Chart
from render.games.starfarers.look import DIM, HEX, LIGHT, NIGHT, SKY
from render.games.starfarers.marks import FLIGHT, OnMap, on_map
from render.games.starfarers.reach import Reach, of_ship
from render.kit import labels, pieces, shapes
from render.kit import seats as heads
from render.kit.canvas import Canvas
from render.kit.fonts import width
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, FLOOR, WIDTH

_STEPS = range(space.LABELLED, 141)  # the least has room for names, the largest is pleasant to look at
_MOST_COLUMNS = (WIDTH - 130) // _STEPS[0]
_FEWEST_COLUMNS = 8
_TALLEST = 1480
_LEGEND = 76
_BESIDE = 40
_SIGNS = {"found": "c:dome", "station": "c:station", "explore": "help", "clear": "shield-star"}


class Window(Struct, frozen=True):
    """The columns and lines that are shown; they decide how large."""

    first: int
    last: int
    top: str
    bottom: str

    @property
    def _rows(self) -> int:
        return LINES.index(self.bottom) - LINES.index(self.top)

    @property
    def chart(self) -> Chart:
        across = (WIDTH - 130) // (self.last - self.first)
        down = int(_TALLEST / (self._rows * 3 + 3) * 3**0.5)
        step = max(_STEPS[0], min(_STEPS[-1], across, down))
        half = Chart(step, 0, 0).half
        left = (WIDTH - (self.last - self.first) * step) // 2 - (self.first - 1) * step
        return Chart(step, left, half - LINES.index(self.top) * 3 * half)

    @property
    def height(self) -> int:
        return (self._rows * 3 + 3) * self.chart.half


def around(places: Sequence[str], middle: str) -> Window:
    """The smallest window with all these places and a margin; if that is too wide, what lies round the middle."""
    columns = [int(place[1:]) for place in places]
    first, last = min(columns) - 1, max(columns) + 1
    if last - first > _MOST_COLUMNS:
        first = int(middle[1:]) - _MOST_COLUMNS // 2
        last = first + _MOST_COLUMNS
    while last - first < _FEWEST_COLUMNS:
        first, last = first - 1, last + 1
    shift = max(0, COLUMNS[0] - first) or min(0, COLUMNS[-1] - last)
    first, last = max(COLUMNS[0], first + shift), min(COLUMNS[-1], last + shift)
    # The outermost lines are short: where they do not reach there is nothing to show.
    there = [LINES.index(place[0]) for place in PLACES if first < int(place[1:]) < last]
    lines = [LINES.index(place[0]) for place in places]
    top, bottom = max(min(there), min(lines) - 1), min(max(there), max(lines) + 1)
    return Window(first, last, LINES[top], LINES[bottom])


def layout(view: StarfarersView, at: str, table: Table, marks: Marks) -> Layout:
    """Round the ship or the intersection `at`."""
    state, lang = view.table, table.lang
    found = of_ship(state, at)
    stops = tuple(place for place, _ in found.stops) if found else ()
    pointed = on_map(marks)
    window = around((at, *_ways_to(at, pointed), *(stops or _neighbourhood(at))), at)
    beyond = tuple(place for place in stops if not window.first <= int(place[1:]) <= window.last)
    bar = Panel(0, 0, board.bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang))
    if found is not None:
        score = view.head.scores[found.seat]
        bar = Panel(
            0, 0, _title, (found.seat, table.names[found.seat], about(found, lang), score, bool(marks.drafted), lang)
        )
    panels = [bar, Panel(0, BAR, paint, (fleet.shown(state), window, found.stops if found else (), pointed))]
    if stops and found is not None:
        signs = tuple(sorted({sign for _, sign in found.stops}))
        panels.append(Panel(0, BAR + window.height, _legend, (signs, beyond, lang)))
    return Layout(Panel(0, 0, _ground, (BAR + window.height + (_LEGEND if stops else 0),)), tuple(panels))


def _ways_to(at: str, marks: OnMap) -> list[str]:
    """The ways that ended here."""
    return [place for _, where in marks.rings if where.endswith(f",{at}") for place in where.split(FLIGHT)]


def _neighbourhood(at: str) -> tuple[str, ...]:
    """Five columns and two lines to each side."""
    line, column = LINES.index(at[0]), int(at[1:])
    return tuple(p for p in PLACES if abs(LINES.index(p[0]) - line) <= 1 and abs(int(p[1:]) - column) <= 4)


def about(found: Reach, lang: str) -> str:
    """Which ship, how fast, how many stops."""
    say, known = words(lang).say, {"ship": names.thing(found.kind, lang), "at": found.at, "speed": found.speed}
    if not found.stops:
        return say("starfarers-picture-stays", **known)
    if found.sure:
        return say("starfarers-picture-reach", stops=len(found.stops), **known)
    return say("starfarers-picture-least-reach", stops=len(found.stops), **known)


def _ground(height: int) -> Canvas:
    return Canvas.blank((WIDTH, height), NIGHT)


def _title(seat: int, name: str, said: str, points: int, drafted: bool, lang: str) -> Canvas:
    canvas = Canvas.blank((WIDTH, BAR), NIGHT)
    heads.title(canvas, seat, name, said, points, words(lang).say("picture-draft") if drafted else "")
    return canvas


def paint(table: Open, window: Window, stops: tuple[tuple[str, str], ...], marks: OnMap) -> Canvas:
    return draw(window.chart, (WIDTH, window.height), table, stops, marks)


def draw(chart: Chart, size: tuple[int, int], table: Open, stops: tuple[tuple[str, str], ...], marks: OnMap) -> Canvas:
    """Any part of the map in which intersections are named."""
    canvas = Canvas.over(space.ground(chart, size))
    space.grounds(canvas, chart, table)
    if table.flight is not None and table.flight.path:
        _planned(canvas, chart, (table.flight.at, *table.flight.path))
    pointing.trails(canvas, chart, marks)
    space.contents(canvas, chart, table)
    dashed = dict(stops) | {place: "" for place in marks.targets if place in PLACES and place not in dict(stops)}
    for place, sign in dashed.items():
        _stop(canvas, chart, place, sign)
    fleet.paint(canvas, chart, table)
    _names(canvas, chart, table, dashed, marks.refused)
    pointing.rings(canvas, chart, table, marks)
    return canvas


def _planned(canvas: Canvas, chart: Chart, path: Sequence[str]) -> None:
    """What is left of the way of a flight that has paused."""
    for start, end in shapes.dashes([chart.at(place) for place in path], 10, 10):
        canvas.line((start, end), LIGHT, 4)


def _stop(canvas: Canvas, chart: Chart, place: str, sign: str) -> None:
    x, y = chart.at(place)
    radius = pointing.target_radius(chart)
    canvas.stamp_centred(pieces.circle_target(radius, SKY), x, y)
    if sign:
        canvas.icon(x, y, _SIGNS[sign], radius * 1.15, LIGHT)


def _names(canvas: Canvas, chart: Chart, table: Open, stops: Iterable[str], refused: str) -> None:
    """The name of every intersection: a pill where one may stop, with a cross where one may not, plain elsewhere."""
    taken, marked = _sizes(chart, table), set(stops)
    for place in table.geography.places:
        gap = taken.get(place, pointing.target_radius(chart) if place in marked else chart.radius * 0.1)
        x, y = name_spot(chart, table, place, gap + 19)
        if not space.fits(canvas, x, y, 20) or not 40 <= x <= canvas.size[0] - 40:
            continue
        if place in marked or place == refused:
            kind: Literal["lit", "refused"] = "refused" if place == refused else "lit"
            canvas.stamp_centred(pieces.address(place, FLOOR, kind), x, y)
            continue
        run = width(place, FLOOR, "semibold") / 2 + 3
        if is_turned(chart, table, place) or place in taken or place in table.geography.centrals:
            canvas.box(x - run, y - 15, x + run, y + 15, HEX, 8)
        canvas.text(x, y, place, FLOOR, "semibold", LIGHT if place in taken else DIM, "middle")


def _sizes(chart: Chart, table: Open) -> dict[str, float]:
    """How much room pieces take above and below their intersection."""
    marker: float = fleet.marker_radius(chart)
    found = dict.fromkeys(table.geography.sites, marker * 0.5) | dict.fromkeys(table.neutral, marker)
    for player in table.players:
        found |= dict.fromkeys(player.colonies, marker * 1.1)
        found |= dict.fromkeys(player.spaceports, fleet.port_radius(chart))
    for seat, kind, at in fleet.ships(table):
        found[at] = fleet.ship(seat, kind, chart.radius).image.height / 2
    return found


def name_spot(chart: Chart, table: Open, place: str, gap: float) -> tuple[float, float]:
    """Between the two edges of its line, where there is room; over the third edge if a planet lies there."""
    x, y = chart.at(place)
    if place in table.geography.centrals:
        return x, y + space.outpost_radius(chart) * 0.62
    low, turned = charts.is_low(place), is_turned(chart, table, place)
    if turned and is_turned(chart, table, charts.across(place)):
        x += -_BESIDE if low else _BESIDE  # two names share an edge: one stands on each side of it
    return x, y - gap if low != turned else y + gap


def is_turned(chart: Chart, table: Open, place: str) -> bool:
    """Does the corner between the edges of its line belong to a planet, an outpost or something face down?"""
    slot = RING_OF.get(place)
    if slot is None or (table.quadrants[slot] and QUADRANTS[table.quadrants[slot]].kind == "empty"):
        return False
    x, y = chart.at(place)
    corner = (x, y - chart.radius if charts.is_low(place) else y + chart.radius)
    return corner in charts.planet_hexes(chart, slot)


def _legend(signs: tuple[str, ...], beyond: tuple[str, ...], lang: str) -> Canvas:
    """What the signs of the stops mean, and the stops that lie outside the window."""
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, _LEGEND), NIGHT)
    x, y = 56.0, _LEGEND / 2
    for sign in signs:
        canvas.stamp_centred(pieces.circle_target(24, SKY), x, y)
        if sign:
            canvas.icon(x, y, _SIGNS[sign], 28, LIGHT)
        x += 38 + canvas.text(x + 38, y, say(f"starfarers-picture-stop-{sign or 'plain'}"), 30, "regular", DIM) + 60
    if beyond:
        said = say("starfarers-picture-beyond", places=", ".join(beyond))
        canvas.text(x, y, labels.cut(said, WIDTH - 40 - x, 30, "regular"), 30, "regular", DIM)
    return canvas
