"""Addresses of Burgundy's pictures: `A.D4` a hex of seat A, `depot.3.2` a place of depot 3, `black.5`."""

from msgspec import Struct

from render.contract import Marks

SEAT_LETTERS = "ABCD"


class Marked(Struct, frozen=True):
    """What to point at in one panel, by the part of the address that the panel knows."""

    rings: tuple[tuple[str, int], ...] = ()  # (place, number of the line)
    targets: tuple[str, ...] = ()
    refused: str = ""


def marked(marks: Marks, prefix: str) -> Marked:
    """The marks of one panel, e.g. those of `depot.3` or of seat `A`."""
    start = f"{prefix}."
    return Marked(
        tuple((where.removeprefix(start), number) for number, where in marks.rings() if where.startswith(start)),
        tuple(where.removeprefix(start) for where in marks.targets if where.startswith(start)),
        marks.refused.removeprefix(start) if marks.refused.startswith(start) else "",
    )
