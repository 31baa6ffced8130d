"""Where a ship may stop, and what would happen there."""

from msgspec import Struct

from engine.games.starfarers import flight
from engine.games.starfarers.board import unexplored
from engine.games.starfarers.components import BASE_SPEED_ON_BLACK
from engine.games.starfarers.geography import RING_OF
from engine.games.starfarers.state import Flight, Ship, Table, drives


class Reach(Struct, frozen=True):
    """A ship and its possible stops. `sure` is false before the mothership was shaken: then it is the least reach."""

    seat: int
    kind: str
    at: str
    speed: int
    sure: bool
    stops: tuple[tuple[str, str], ...]  # (place, sign: found, station, explore, clear or nothing)


def of_ship(table: Table, at: str) -> Reach | None:
    """The reach of the ship at an intersection; nothing if there is none."""
    if table.flight is not None and table.flight.at == at:
        return _reach(table, table.seat, table.flight, table.flight.speed, sure=True)
    for seat, player in enumerate(table.players):
        for ship in player.ships:
            if ship.at == at:
                return _standing(table, seat, ship)
    return None


def _standing(table: Table, seat: int, ship: Ship) -> Reach:
    flying = table.phase == "flight" and table.seat == seat
    speed = flight.speed_of(table, seat) if flying else BASE_SPEED_ON_BLACK + drives(table.players[seat])
    waits = flying and (not flight.can_move(ship) or table.flight is not None)
    return _reach(table, seat, ship, 0 if waits else speed, sure=flying)


def _reach(table: Table, seat: int, mover: Ship | Flight, speed: int, *, sure: bool) -> Reach:
    may_stop = flight.Stops(table, seat, mover)
    places = [place for place in flight.reachable(table, mover.at, speed) if may_stop(place)]
    stops = tuple((place, _sign(table, seat, mover, place)) for place in places)
    return Reach(seat, mover.kind, mover.at, speed, sure, stops)


def _sign(table: Table, seat: int, mover: Ship | Flight, place: str) -> str:
    """What is worth knowing about a stop."""
    slot = RING_OF.get(place)
    if slot is not None and unexplored(table, slot):
        return "explore"
    if place in table.geography.centrals:
        return "station"
    if flight.clearing_at(table, seat, mover, place):
        return "clear"
    founds = mover.kind == "colony_ship" and flight.site_refusal(table, place) is None
    return "found" if founds else ""
