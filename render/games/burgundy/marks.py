"""Addresses of Burgundy's pictures: `A.D4` a hex of seat A, `depot.3.2` a place of depot 3, `black.5`, `A.storage`."""

from render.contract import Marks
from render.games.burgundy.market import Places, Spot

SEAT_LETTERS = "ABCD"


def seat_rings(marks: Marks, seat: int) -> dict[str, int]:
    """Hexes of one seat to be ringed, with the number of their line."""
    prefix = f"{SEAT_LETTERS[seat]}."
    return {where.removeprefix(prefix): number for number, where in marks.rings() if _is_hex(where, prefix)}


def seat_targets(marks: Marks, seat: int) -> list[str]:
    """Hexes of one seat that are legal places."""
    prefix = f"{SEAT_LETTERS[seat]}."
    return [where.removeprefix(prefix) for where in marks.targets if _is_hex(where, prefix)]


def refused_hex(marks: Marks, seat: int) -> str:
    """The hex of this seat where a tile may not go, or nothing."""
    return marks.refused.removeprefix(f"{SEAT_LETTERS[seat]}.")


def spots(marks: Marks, where: Places) -> list[tuple[int, Spot]]:
    """(line number, place) of the ringed places among those drawn."""
    return [(number, where[address]) for number, address in marks.rings() if address in where]


def _is_hex(where: str, prefix: str) -> bool:
    rest = where.removeprefix(prefix)
    return where.startswith(prefix) and len(rest) == 2 and rest[0] in "ABCDEFG" and rest[1].isdigit()
