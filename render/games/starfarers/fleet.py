"""What players have in space: colonies and spaceports, ships, trade stations; and free sites."""

import math
from collections.abc import Iterator
from functools import lru_cache

from engine.games.starfarers.components import QUADRANTS
from engine.games.starfarers.geography import SLOTS
from engine.games.starfarers.state import Flight, Player, Ship, StarfarersOptions, Table
from render.games.starfarers import space
from render.games.starfarers.chart import Chart, away
from render.games.starfarers.look import DIM, GLYPHS, PEOPLE, SKY, outpost_ground
from render.kit import pieces
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, mix
from render.kit.tokens import FLOOR, INK, SEATS

_SHIP_LIFT = 14  # ships stand so far from planets, so that they cover no number


def shown(table: Table) -> Table:
    """The table with nothing left but what a map shows, so that other changes do not draw it anew."""
    players = tuple(
        Player("", one.colonies, one.spaceports, tuple(Ship(ship.kind, ship.at) for ship in one.ships), one.stations)
        for one in table.players
    )
    paused = table.flight
    return Table(
        options=StarfarersOptions(),
        players=players,
        order=(table.seat,),
        ids=(),
        last_id=0,
        quadrants=table.quadrants,
        rotations=table.rotations,
        tokens=table.tokens,
        backs=table.backs,
        hidden_quadrants=(),
        hidden_tokens=(),
        reserve=(),
        bank=(),
        phase="flight",
        neutral=table.neutral,
        flight=Flight(paused.kind, "", paused.at, paused.path, 0) if paused is not None else None,
    )


def paint(canvas: Canvas, chart: Chart, table: Table) -> None:
    """Sites, then what stands on them, stations at outposts, ships on top."""
    _sites(canvas, chart, table)
    for seat, player in enumerate(table.players):
        for at in player.spaceports:
            _port_ring(canvas, chart, seat, at)
        for at in (*player.colonies, *player.spaceports):
            x, y = chart.at(at)
            if space.fits(canvas, x, y, marker_radius(chart)):
                canvas.stamp_centred(pieces.seat(seat, marker_radius(chart), INK), x, y)
    _stations(canvas, chart, table)
    for seat, kind, at in ships(table):
        spot = ship_spot(chart, table, at)
        if space.fits(canvas, *spot, chart.radius * 0.5):
            canvas.stamp_centred(ship(seat, kind, chart.radius), *spot)


def ships(table: Table) -> Iterator[tuple[int, str, str]]:
    """(seat, kind, place) of all ships, one that pauses in flight included."""
    for seat, player in enumerate(table.players):
        for one in player.ships:
            yield seat, one.kind, one.at
    if table.flight is not None:
        yield table.seat, table.flight.kind, table.flight.at


def marker_radius(chart: Chart) -> int:
    return round(chart.radius * (0.4 if chart.step < space.LABELLED else 0.3))


def _sites(canvas: Canvas, chart: Chart, table: Table) -> None:
    built = {at for player in table.players for at in (*player.colonies, *player.spaceports)}
    radius = round(chart.radius * (0.19 if chart.step < space.LABELLED else 0.15))
    for at in table.geography.sites:
        x, y = chart.at(at)
        if at in table.neutral:
            canvas.disc(x, y, radius * 1.7, SKY)
            canvas.disc(x, y, radius * 1.7 - 3, DIM)
            canvas.icon(x, y, "close-thick", radius * 2, SKY)
        elif at not in built:
            canvas.disc(x, y, radius, WHITE)
            canvas.disc(x, y, radius - 3, SKY)


def _port_ring(canvas: Canvas, chart: Chart, seat: int, at: str) -> None:
    """The shipyard: a ring round the colony."""
    x, y = chart.at(at)
    canvas.circle(x, y, port_radius(chart), SEATS[seat].fill, max(5, round(port_radius(chart) * 0.14)))


def port_radius(chart: Chart) -> float:
    return round(chart.radius * (0.62 if chart.step < space.LABELLED else 0.44))


def _stations(canvas: Canvas, chart: Chart, table: Table) -> None:
    for slot in SLOTS:
        quadrant = table.quadrants[slot.number]
        if not quadrant or QUADRANTS[quadrant].kind != "outpost":
            continue
        people = QUADRANTS[quadrant].people
        owners = [seat for seat, player in enumerate(table.players) for _ in range(player.stations.count(slot.number))]
        for dock in range(QUADRANTS[quadrant].docks):
            x, y = dock_spot(chart, slot.number, dock)
            if dock < len(owners):
                if space.fits(canvas, x, y, chart.radius * 0.4):
                    canvas.stamp_centred(pieces.seat(owners[dock], dock_radius(chart), INK), x, y)
                continue
            free = dock_radius(chart) * 0.65
            canvas.disc(x, y, free, mix(PEOPLE[people], SKY, 0.1))
            canvas.disc(x, y, free - 3, outpost_ground(people))


def dock_spot(chart: Chart, slot: int, dock: int) -> tuple[float, float]:
    x, y = space.middle(chart, slot)
    turn = math.radians(72 * dock - 90)
    reach = chart.radius * (1.14 if chart.step < space.LABELLED else 0.72)
    return x + reach * math.cos(turn), y + reach * math.sin(turn)


def dock_radius(chart: Chart) -> int:
    return round(chart.radius * 0.345) if chart.step < space.LABELLED else max(18, round(chart.radius * 0.17))


def ship_spot(chart: Chart, table: Table, at: str) -> tuple[float, float]:
    """Where a ship at an intersection is drawn: a little away from planets beside it."""
    spot = chart.at(at)
    if chart.step >= space.LABELLED:
        return spot
    near = [
        space.planet_spot(chart, slot.number, position)
        for slot in SLOTS
        if at in slot.ring and table.quadrants[slot.number]
        for position, around in enumerate(slot.around)
        if at in around and QUADRANTS[table.quadrants[slot.number]].kind == "planets"
    ]
    if not near:
        return spot
    source = sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)
    return away(spot, source, _SHIP_LIFT)


@lru_cache(maxsize=64)
def ship(seat: int, kind: str, radius: int) -> Stamp:
    """A ship: the seat's colour and letter, and the sign of what it carries, a colony or a trade station."""
    look = SEATS[seat]
    s = min(radius, 100) / 58
    across, down = round(66 * s), round(42 * s)
    outline = INK if look.shape == "diamond" else WHITE
    canvas = Canvas.blank((across, down), outline)
    canvas.polygon(_hull(across, down, 4 * s), look.fill)
    size = max(FLOOR, round(28 * s))
    canvas.text(across * 0.29, down / 2, look.letter, size, "bold", look.text, "middle")
    canvas.icon(across * 0.63, down / 2, GLYPHS[kind], 25 * s, look.text)
    shape = Canvas.blank((across, down), (0, 0, 0))
    shape.polygon(_hull(across, down, 0), WHITE)
    return canvas.as_stamp(shape.image.getchannel(0))


def _hull(across: int, down: int, inset: float) -> tuple[tuple[float, float], ...]:
    nose = down * 0.38
    left, right, top, bottom = inset, across - 1 - inset * 1.4, inset, down - 1 - inset
    return ((left, top), (right - nose, top), (right, down / 2), (right - nose, bottom), (left, bottom),
            (left + nose * 0.34, down / 2))  # fmt: skip
