"""Questions to seats, and warnings before what cannot be taken back."""

from typing import Literal

import msgspec

Seat = int
Clock = Literal["main", "short", "open"]


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """One question to one seat. Its id lives as long as the question does; clicks carry it."""

    id: int
    seat: Seat
    kind: str
    turn: int
    clock: Clock = "main"  # main: the seat's bank; short: own answer time, then the default; open: holds nobody up
    sealed: bool = False  # shown to others only when all are in; may be replaced by its owner until then
    hidden: bool = False  # whether one is asked must not tell what one holds
    presettable: bool = False  # a standing order may answer it
    asks_even_if_single: bool = False  # asked although one answer is possible, because skipping it would tell
    about: str = ""  # what it is an answer to, as everybody knows it: an order may be about this alone

    @property
    def topics(self) -> tuple[str, ...]:
        """What a standing order can be about, the narrowest first."""
        return (f"{self.kind}:{self.about}", self.kind) if self.about else (self.kind,)


class Gate(msgspec.Struct, frozen=True, gc=False):
    """What a decision would set loose: it rolls, reveals, or asks somebody else in the middle of a turn."""

    kind: Literal["roll", "reveal", "ask"]
    what: str
