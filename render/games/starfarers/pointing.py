"""Rings, trails and dashes on a map."""

from engine.games.starfarers.components import QUADRANTS
from engine.games.starfarers.geography import SLOT_INDEX
from engine.games.starfarers.state import Table
from render.games.starfarers import fleet, space
from render.games.starfarers.chart import Chart
from render.games.starfarers.look import SKY
from render.games.starfarers.marks import FLIGHT, OnMap
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.tokens import FLOOR


def trails(canvas: Canvas, chart: Chart, marks: OnMap) -> None:
    """The ways of ships; they lie under the pieces."""
    for _, where in marks.rings:
        if FLIGHT in where:
            pieces.trail(canvas, [chart.at(place) for place in where.split(FLIGHT)], max(5, chart.radius * 0.06))


def rings(canvas: Canvas, chart: Chart, table: Table, marks: OnMap) -> None:
    """Orange rings on what changed, each with the number of its line."""
    done: set[str] = set()
    for number, where in marks.rings:
        at = where.split(FLIGHT)[-1]
        if at in done or not _is_shown(canvas, chart, at):
            continue
        done.add(at)
        if at in SLOT_INDEX:
            _slot_ring(canvas, chart, table, SLOT_INDEX[at], number)
        else:
            _place_ring(canvas, chart, table, at, number)


def _slot_ring(canvas: Canvas, chart: Chart, table: Table, slot: int, number: int) -> None:
    quadrant = table.quadrants[slot]
    if quadrant and QUADRANTS[quadrant].kind == "planets":
        spots = [space.planet_spot(chart, slot, position) for position in range(3)]
        radius: float = space.planet_radius(chart)
    else:
        spots, radius = [space.middle(chart, slot)], space.outpost_radius(chart)
    for x, y in spots:
        pieces.circle_ring(canvas, x, y, radius - 4, 5)
    _badge(canvas, spots[0][0] - radius * 0.9, spots[0][1] - radius * 0.8, number)


def _is_shown(canvas: Canvas, chart: Chart, at: str) -> bool:
    """Does the place lie inside the picture?"""
    x, y = space.middle(chart, SLOT_INDEX[at]) if at in SLOT_INDEX else chart.at(at)
    return space.fits(canvas, x, y, 24)


def _place_ring(canvas: Canvas, chart: Chart, table: Table, at: str, number: int) -> None:
    flying = [(seat, kind) for seat, kind, place in fleet.ships(table) if place == at]
    x, y = fleet.ship_spot(chart, table, at) if flying else chart.at(at)
    if flying:
        across, down = fleet.ship(*flying[0], chart.radius).image.size
        pieces.box_ring(canvas, x - across / 2, y - down / 2, x + across / 2, y + down / 2, 12, 5)
        _badge(canvas, x - across / 2 - 8, y - down / 2 - 10, number)
        return
    radius = fleet.marker_radius(chart)
    pieces.circle_ring(canvas, x, y, radius, 6)
    _badge(canvas, x - radius * 1.3, y - radius * 1.3, number)


def _badge(canvas: Canvas, x: float, y: float, number: int) -> None:
    across, down = canvas.size
    canvas.stamp_centred(pieces.badge(number, 20), min(max(x, 26), across - 26), min(max(y, 26), down - 26))


def targets(canvas: Canvas, chart: Chart, marks: OnMap) -> None:
    """Dashes round every place one may choose."""
    for at in marks.targets:
        if at not in SLOT_INDEX and _is_shown(canvas, chart, at):
            canvas.stamp_centred(pieces.circle_target(target_radius(chart), SKY), *chart.at(at))


def refused(canvas: Canvas, chart: Chart, marks: OnMap) -> None:
    """The place that cannot be had, in a white pill with a cross."""
    if marks.refused and _is_shown(canvas, chart, marks.refused):
        x, y = chart.at(marks.refused)
        canvas.stamp_centred(pieces.address(marks.refused, FLOOR, "refused"), x, y)


def target_radius(chart: Chart) -> int:
    return max(16, round(chart.radius * (0.26 if chart.step < space.LABELLED else 0.19)))
