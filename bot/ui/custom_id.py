"""What a button or list carries: `m1.<act>.<table>.<mark>.<draft>.<arg>`. No person, nothing secret.

Everything posted is rebuilt from this id, so nothing dies with a restart.
"""

from hashlib import sha256
from typing import NamedTuple

from bot.ui.limits import CUSTOM_ID

SCHEME = "m1"
LONGEST_ARG = 70
PREPARING = "o"  # in the place of a mark: the press belongs to a move that is prepared for a later turn
TYPED = "line"  # the one field of every form
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Act(NamedTuple):
    """One press: what, at which table, on which question, with which draft."""

    name: str  # two letters, a key of the router
    table: int = 0
    mark: str = ""
    draft: str = ""
    arg: str = ""

    def text(self) -> str:
        text = ".".join((SCHEME, self.name, base36(self.table), self.mark, self.draft, self.arg))
        if len(text) > CUSTOM_ID:
            raise ValueError(f"{text!r} is too long for a custom_id")
        return text


def carried(line: str, most: int = LONGEST_ARG) -> str:
    """The line itself where it fits, else a key by which it is found again among what is legal."""
    return line if len(line) <= most else "#" + sha256(line.encode()).hexdigest()[:8]


def read(text: str) -> Act | None:
    """None for ids that are not ours."""
    parts = text.split(".", maxsplit=5)
    if len(parts) != 6 or parts[0] != SCHEME:
        return None
    try:
        return Act(parts[1], int(parts[2], 36), parts[3], parts[4], parts[5])
    except ValueError:
        return None


def base36(number: int) -> str:
    digits = ""
    while number:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
    return digits or "0"
