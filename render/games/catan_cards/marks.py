"""Addresses of the pictures: `a.w1u1` a place of seat a's principality, `stack.B1`, `row.university`."""

from msgspec import Struct

from engine.games.catan_cards.places import SEAT_LETTERS
from render.contract import Marks


class Marked(Struct, frozen=True):
    """What to point at in one panel, by the part of the address that the panel knows."""

    rings: tuple[tuple[str, int], ...] = ()  # (place, number of the line)
    targets: tuple[str, ...] = ()
    refused: str = ""


def marked(marks: Marks, prefix: str) -> Marked:
    """The marks of one panel, e.g. those of `stack` or of seat `a`."""
    start = f"{prefix}."
    return Marked(
        tuple((where.removeprefix(start), number) for number, where in marks.rings() if where.startswith(start)),
        tuple(where.removeprefix(start) for where in marks.targets if where.startswith(start)),
        marks.refused.removeprefix(start) if marks.refused.startswith(start) else "",
    )


def of_seat(marks: Marks, seat: int) -> Marked:
    return marked(marks, SEAT_LETTERS[seat])
