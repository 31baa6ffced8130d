"""Addresses of Starfarers' pictures.

`F8` an intersection, `n3` a slot, `E5,E6,F6` a flight from its first to its last intersection, `A.booster` a thing of
seat A (a module, or `cards` for friendship cards).
"""

from msgspec import Struct

from engine.games.starfarers.geography import PLACES, SLOT_INDEX
from render.contract import Marks

SEAT_LETTERS = "ABCD"
FLIGHT = ","

_KNOWN = frozenset(PLACES)


class OnMap(Struct, frozen=True):
    """What to point at in space."""

    rings: tuple[tuple[int, str], ...] = ()  # (number of the line, address)
    targets: tuple[str, ...] = ()
    refused: str = ""


def on_map(marks: Marks) -> OnMap:
    """The marks of a map; a flight that one could make points at its goal."""
    rings = tuple((number, where) for number, where in marks.rings() if is_on_map(where))
    targets = tuple(dict.fromkeys(where.split(FLIGHT)[-1] for where in marks.targets if is_on_map(where)))
    refused = marks.refused.split(FLIGHT)[-1]
    return OnMap(rings, targets, refused if refused in _KNOWN else "")


def is_on_map(where: str) -> bool:
    return where in SLOT_INDEX or all(place in _KNOWN for place in where.split(FLIGHT))


def of_seat(marks: Marks, seat: int) -> tuple[tuple[int, str], ...]:
    """(number, thing) of a seat's own things that changed."""
    start = f"{SEAT_LETTERS[seat]}."
    return tuple((number, where.removeprefix(start)) for number, where in marks.rings() if where.startswith(start))
