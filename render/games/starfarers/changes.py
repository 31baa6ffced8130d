"""Which places a decision changed, told by the events it caused."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.event import Event
from engine.games.starfarers import events as told
from engine.games.starfarers.components import MODULES
from engine.games.starfarers.geography import SLOTS
from engine.games.starfarers.state import Table
from render.games.starfarers.marks import FLIGHT, SEAT_LETTERS


def addresses(before: Table, events: Sequence[Event], after: Table) -> tuple[str, ...]:
    """Ships by their way, pieces by their place, slots that were turned up, modules and cards of seats."""
    found = [_PLACE_OF[type(event)](event) for event in events if type(event) in _PLACE_OF]
    found += [slot.id for slot in SLOTS if _lies(before, slot.number) != _lies(after, slot.number)]
    return tuple(dict.fromkeys(where for where in found if where))


def _lies(table: Table, slot: int) -> tuple[str, tuple[str, ...]]:
    """What can be seen in a slot."""
    return table.quadrants[slot], table.tokens[slot]


def _own(seat: int, thing: str) -> str:
    return f"{SEAT_LETTERS[seat]}.{thing}"


def _built(event: told.Built) -> str:
    return _own(event.seat, event.what) if event.what in MODULES else event.at or ""


_PLACE_OF: dict[type[Event], Callable[[Any], str]] = {
    told.ColonySettled: lambda e: e.at,
    told.SpaceportBuilt: lambda e: e.at,
    told.ShipPlaced: lambda e: e.at,
    told.Built: _built,
    told.ModuleAttached: lambda e: _own(e.seat, e.module),
    told.ModuleRemoved: lambda e: _own(e.seat, e.module),
    told.ShipFlown: lambda e: FLIGHT.join((e.origin, *e.path)),
    told.ShipJumped: lambda e: FLIGHT.join((e.origin, e.at)),
    told.ColonyFounded: lambda e: e.at,
    told.StationFounded: lambda e: e.at,
    told.SiteClosed: lambda e: e.at,
    told.CardChosen: lambda e: _own(e.seat, "cards"),
}
