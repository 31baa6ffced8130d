"""Ships under way: flights step by step, jumps, and founding (sections 6.1 to 6.10)."""

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.games.starfarers.course import Course
from engine.games.starfarers.events import (
    ColonyFounded,
    FlightPaused,
    ShipFlown,
    ShipJumped,
    StationFounded,
)
from engine.games.starfarers.flight import duty_of, ship_named, speed_of
from engine.games.starfarers.state import Flight, Ship, people_of


def start_flight_phase(course: Course) -> None:
    """6.5: mark what ships owe."""
    seat = course.table.seat
    ships = tuple(replace(ship, duty=duty_of(course.table, seat, ship)) for ship in course.player(seat).ships)
    course.alter(seat, ships=ships)
    course.change(phase="flight")
    course.settle()


def fly(course: Course, seat: Seat, at: str, path: tuple[str, ...]) -> None:
    """A ship takes off, or a paused flight gets a new path."""
    if course.table.flight is None:
        ship = ship_named(course.table, seat, at)
        assert ship is not None
        _lift(course, seat, ship)
        flight = Flight(ship.kind, ship.at, ship.at, path, speed_of(course.table, seat), ship.duty)
    else:
        flight = replace(course.table.flight, path=path)
    course.change(flight=flight)
    go_on(course, seat)


def _lift(course: Course, seat: Seat, ship: Ship) -> None:
    course.alter(seat, ships=tuple(other for other in course.player(seat).ships if other is not ship))
    course.close_sites()


def go_on(course: Course, seat: Seat) -> None:
    """Along the path until it ends or something is turned up or cleared on the way."""
    start = course.table.flight
    assert start is not None
    steps = 0
    while True:
        flight = course.table.flight
        assert flight is not None
        if not flight.path:
            _flown(course, seat, start, steps)
            stop(course, seat)
            return
        here, *rest = flight.path
        steps += 1
        flight = replace(flight, at=here, path=tuple(rest), speed=flight.speed - 1)
        course.change(flight=flight)
        told = len(course.events)
        news = course.reveal(here)
        news = course.clear() or news
        if not news:
            continue
        later, course.events[told:] = course.events[told:], []
        _flown(course, seat, start, steps)
        course.events += later
        if course.won():
            return
        if flight.speed:
            course.tell(FlightPaused(seat, here, flight.speed))
        else:
            stop(course, seat)
        return


def _flown(course: Course, seat: Seat, start: Flight, steps: int) -> None:
    if steps:
        course.tell(ShipFlown(seat, start.kind, start.at, start.path[:steps]))


def stop(course: Course, seat: Seat) -> None:
    """The flight ends here: a station at a central, the automatic colony of 6.3, or a ship that stands."""
    flight = course.table.flight
    assert flight is not None
    course.change(flight=None)
    land(course, seat, flight.kind, flight.at)
    if flight.duty == "site" and flight.at == flight.origin:
        found(course, seat, flight.at)
        return
    course.settle()


def land(course: Course, seat: Seat, kind: str, at: str) -> None:
    slot = course.table.geography.centrals.get(at)
    if slot is None:
        course.alter(seat, ships=(*course.player(seat).ships, Ship(kind, at, flown=True)))
        return
    course.alter(seat, stations=(*course.player(seat).stations, slot))
    course.tell(StationFounded(seat, people_of(course.table, slot), at))
    course.award_figure(seat, slot)
    course.change(picking=slot)


def jump(course: Course, seat: Seat, at: str, goal: str) -> None:
    """6.8"""
    ship = ship_named(course.table, seat, at)
    assert ship is not None
    course.change(jump=False)
    _lift(course, seat, ship)
    course.tell(ShipJumped(seat, ship.kind, at, goal))
    course.reveal(goal)
    land(course, seat, ship.kind, goal)
    course.settle()


def found(course: Course, seat: Seat, at: str) -> None:
    """6.9: the transporter goes back, the colony stays."""
    if course.table.flight is not None:
        course.change(flight=None)
    player = course.player(seat)
    ships = tuple(ship for ship in player.ships if ship.at != at)
    course.alter(seat, ships=ships, colonies=(*player.colonies, at))
    course.tell(ColonyFounded(seat, at))
    course.settle()
