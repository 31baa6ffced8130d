"""Addresses of Burgundy's pictures: `A.D4` a hex of seat A, `depot.3.2` a place of depot 3, `black.5`."""

from render.contract import Marks

SEAT_LETTERS = "ABCD"
Rings = tuple[tuple[str, int], ...]  # (what comes after the prefix, number of the line)


def rings(marks: Marks, prefix: str) -> Rings:
    """The ringed places of one panel, e.g. those of `depot.3` or of seat `A`."""
    start = f"{prefix}."
    return tuple((where.removeprefix(start), number) for number, where in marks.rings() if where.startswith(start))


def targets(marks: Marks, prefix: str) -> tuple[str, ...]:
    """The legal places of one panel."""
    start = f"{prefix}."
    return tuple(where.removeprefix(start) for where in marks.targets if where.startswith(start))


def refused(marks: Marks, prefix: str) -> str:
    """The place of this panel where a tile may not go, or nothing."""
    start = f"{prefix}."
    return marks.refused.removeprefix(start) if marks.refused.startswith(start) else ""
