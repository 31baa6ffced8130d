"""The rules of flight (section 6): where ships may stop, found and jump to, and what they owe."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.starfarers.board import clearable, closed_sites, unexplored
from engine.games.starfarers.components import QUADRANTS, SPECIALS
from engine.games.starfarers.geography import RING_OF
from engine.games.starfarers.state import (
    Flight,
    Ship,
    Table,
    drives,
    foreign_anchorages,
    occupied,
    stations_at,
)

Mover = Ship | Flight


class Stops:
    """Legal stops of one ship (6.3); what stands where is collected once."""

    def __init__(self, table: Table, seat: Seat, mover: Mover) -> None:
        self.table = table
        self.seat = seat
        self.kind = mover.kind
        self.origin = mover.at if isinstance(mover, Ship) else mover.origin
        self.duty = mover.duty
        self.taken = occupied(table) - ({mover.at} if isinstance(mover, Ship) else set())
        self.foreign = foreign_anchorages(table, seat)
        self.geography = table.geography

    def __call__(self, place: Any) -> bool:
        if place in self.taken or place in self.foreign:
            return False
        if place in self.geography.sites:
            return self.kind == "colony_ship" and not self._returns_in_vain(place)
        if place in self.geography.centrals:
            return self.kind == "trade_ship" and docks(self.table, self.seat, self.geography.centrals[place])
        return True

    def _returns_in_vain(self, place: str) -> bool:
        home = self.duty == "site" and place == self.origin
        return home and site_refusal(self.table, place) is not None

    def refusal(self, place: str) -> Illegal | None:
        """Why a ship may not stop here."""
        if self(place):
            return None
        if place in self.taken:
            return Illegal("place-taken", "stops", at=place)
        if place in self.foreign:
            return Illegal("foreign-anchorage", "stops", at=place)
        if place in self.geography.sites:
            if self.kind == "trade_ship":
                return Illegal("trade-ship-on-site", "stops", at=place)
            return Illegal("returns-in-vain", "duties", at=place)
        if self.kind == "colony_ship":
            return Illegal("colony-ship-on-central", "stops", at=place)
        slot = self.geography.centrals[place]
        stations = stations_at(self.table, slot)
        if stations >= QUADRANTS[self.table.quadrants[slot]].docks:
            return Illegal("docks-full", "stations", at=place)
        return Illegal("pods-missing", "stations", at=place, have=self.table.players[self.seat].pods, need=stations + 1)

    def jump_refusal(self, place: str) -> Illegal | None:
        """6.8: as a stop, but a trade ship keeps off what may turn out to be a site."""
        if place == self.origin:
            return Illegal("jump-elsewhere", "jump", at=place)
        if place not in self.geography.neighbours:
            return Illegal("no-entry", "flight", at=place)
        if self.kind == "trade_ship" and place in self.geography.possible_sites:
            return Illegal("jump-possible-site", "jump", at=place)
        return self.refusal(place)

    def reached(self, start: str, steps: int) -> bool:
        """Is there any within so many steps?"""
        return any(self(place) for place in reachable(self.table, start, steps))

    def jumps(self) -> tuple[str, ...]:
        return tuple(p for p in self.geography.places if self(p) and self.jump_refusal(p) is None)


def docks(table: Table, seat: Seat, slot: int) -> bool:
    """6.3: a free dock, and more freight pods than stations there."""
    stations = stations_at(table, slot)
    return stations < QUADRANTS[table.quadrants[slot]].docks and table.players[seat].pods > stations


def speed_of(table: Table, seat: Seat) -> int:
    return table.base + drives(table.players[seat])


def ship_named(table: Table, seat: Seat, at: str) -> Ship | None:
    return next((ship for ship in table.players[seat].ships if ship.at == at), None)


def can_move(ship: Ship) -> bool:
    return not ship.flown and not ship.grounded


def reachable(table: Table, start: str, steps: int) -> Iterator[str]:
    """Intersections within so many steps, nearest first, ties in the order of the shortest ways."""
    neighbours = table.geography.neighbours
    seen = {start}
    edge = [start]
    for _ in range(steps):
        new = []
        for place in edge:
            for near in neighbours[place]:
                if near not in seen:
                    seen.add(near)
                    new.append(near)
        yield from new
        edge = new


def way(table: Table, start: str, goal: str, steps: int) -> tuple[str, ...] | None:
    """6.2: the first shortest way."""
    neighbours = table.geography.neighbours
    ways: dict[str, tuple[str, ...]] = {start: ()}
    edge = [start]
    for _ in range(steps):
        new = []
        for place in edge:
            for near in neighbours[place]:
                if near not in ways:
                    ways[near] = (*ways[place], near)
                    new.append(near)
        if goal in ways:
            return ways[goal]
        edge = new
    return None


def path_refusal(table: Table, start: str, path: tuple[str, ...], steps: int) -> Illegal | None:
    """Is it a way at all, and short enough?"""
    neighbours = table.geography.neighbours
    for place in path:
        if place not in neighbours:
            return Illegal("no-entry", "flight", at=place)
    for here, there in zip((start, *path), path, strict=False):
        if there not in neighbours[here]:
            return Illegal("not-neighbours", "flight", at=there, origin=here)
    if len(path) > steps:
        return Illegal("too-far", "flight", have=steps, need=len(path))
    return None


def site_refusal(table: Table, at: str) -> Illegal | None:
    """6.9: may a colony be founded on this site, whoever stands there? Other pieces are not looked at."""
    site = table.geography.sites.get(at)
    if site is None:
        return Illegal("not-a-site", "founding", at=at)
    for position in site.positions:
        token = table.tokens[site.slot][position]
        if token in SPECIALS:
            return Illegal("planet-blocked", "specials", at=at, special=token)
        if not token:
            return Illegal("planet-unexplored", "founding", at=at)
    if len(table.players) == 3 and (at in table.neutral or at in closed_sites(table)):
        return Illegal("site-closed", "three-players", at=at)
    return None


def found_refusal(table: Table, seat: Seat, at: str) -> Illegal | None:
    """6.9: by the ship standing here, or by the flight that pauses here."""
    paused = table.flight
    if paused is not None:
        if at != paused.at:
            return Illegal("flight-first", "flight", at=paused.at)
        if paused.kind != "colony_ship":
            return Illegal("not-a-colony-ship", "founding", at=at)
        if at in occupied(table):
            return Illegal("place-taken", "founding", at=at)
        return site_refusal(table, at)
    ship = ship_named(table, seat, at)
    if ship is None:
        return Illegal("no-ship-there", "founding", at=at)
    if ship.kind != "colony_ship":
        return Illegal("not-a-colony-ship", "founding", at=at)
    if table.phase == "trade" and at not in table.clear_sites:
        return Illegal("found-in-flight", "founding", at=at)
    return site_refusal(table, at)


def open_duties(table: Table, seat: Seat) -> tuple[str, ...]:
    """6.5: ships that still have to leave or found, and could."""
    return tuple(ship.at for ship in table.players[seat].ships if owes(table, seat, ship))


def owes(table: Table, seat: Seat, ship: Ship) -> bool:
    if not ship.duty or not can_move(ship):
        return False
    if ship.duty == "site" and found_refusal(table, seat, ship.at) is None:
        return True
    stops = Stops(table, seat, ship)
    if stops.reached(ship.at, speed_of(table, seat)):
        return True
    return table.jump and bool(stops.jumps())


def duty_of(table: Table, seat: Seat, ship: Ship) -> str:
    """What a ship owes in a flight phase that begins now."""
    if ship.kind == "colony_ship" and ship.at in table.geography.sites:
        return "site"
    return "anchorage" if ship.at in foreign_anchorages(table, seat) else ""


def groundable(table: Table, seat: Seat) -> tuple[str, ...]:
    """6.7: ships on foreign anchorages only if there is no other."""
    foreign = foreign_anchorages(table, seat)
    ships = [ship.at for ship in table.players[seat].ships]
    return tuple(at for at in ships if at not in foreign) or tuple(ships)


def first_pause(table: Table, seat: Seat, path: tuple[str, ...], mover: Mover) -> str:
    """The first intersection of a path where something is turned up or cleared; "" if there is none."""
    for place in path:
        slot = RING_OF.get(place)
        if slot is not None and unexplored(table, slot):
            return place
        if clearing_at(table, seat, mover, place):
            return place
    return ""


def clearing_at(table: Table, seat: Seat, mover: Mover, place: str) -> bool:
    if seat != table.seat:
        return False
    flight = Flight(mover.kind, mover.at, place, (), 0)
    return bool(clearable(replace(table, flight=flight)))
