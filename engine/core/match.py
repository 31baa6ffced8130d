"""One game being played: the live line of decisions, with the way back. States are immutable, so every one is kept."""

from typing import Any, NamedTuple

from engine.core.event import Event
from engine.core.game import AnyGame, Step
from engine.core.prompt import Seat
from engine.core.rng import Rng


class Played(NamedTuple):
    """One live decision and what came of it."""

    seq: int  # number in the log; never used twice
    seat: Seat
    decision: Any
    state: Any
    events: tuple[Event, ...]
    barrier: bool


class Start(NamedTuple):
    """Where a match begins, if not with a new game: a stored state and what led to it."""

    state: Any
    position: int = 0
    branch: int = 0
    seq: int = 0


class Match:
    """A game from its first state on. `branch` rises when an undo crosses a barrier: then the dice fall anew."""

    def __init__(self, game: AnyGame, options: Any, seats: int, rng: Rng, start: Start | None = None) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.rng = rng
        self.line: list[Played] = []
        begin = start or Start(game.new(options, seats, rng.at(0)))
        self.first, self.base, self.branch, self.first_seq = begin
        self.last_seq = self.first_seq

    @property
    def position(self) -> int:
        """How many live decisions led here; the dice of the next one belong to the number after it."""
        return self.base + len(self.line)

    def fork(self) -> "Match":
        """A match that goes its own way from here; states are shared."""
        other = Match(
            self.game, self.options, self.seats, self.rng, Start(self.first, self.base, self.branch, self.first_seq)
        )
        other.line = self.line.copy()
        other.last_seq = self.last_seq
        return other

    @property
    def state(self) -> Any:
        return self.line[-1].state if self.line else self.first

    def play(self, seat: Seat, decision: Any) -> Played:
        """The one door; an Illegal decision changes nothing."""
        canonical = self.game.check(self.state, seat, decision)
        step: Step[Any] = self.game.play(self.state, seat, canonical, self.rng.at(self.position + 1, self.branch))
        self.last_seq += 1
        played = Played(self.last_seq, seat, canonical, step.state, step.events, step.barrier)
        self.line.append(played)
        return played

    def crosses_barrier(self, to_seq: int) -> bool:
        """Would taking back everything after this row undo something that was seen?"""
        return any(played.barrier for played in self.line if played.seq > to_seq)

    def seq_before(self, seq: int) -> int:
        """The live row before this one."""
        return max((played.seq for played in self.line if played.seq < seq), default=self.first_seq)

    def undo(self, to_seq: int) -> tuple[Played, ...]:
        """Take back every live decision after this row (0 = all); returns what was taken back."""
        crossed = self.crosses_barrier(to_seq)
        taken_back = tuple(played for played in self.line if played.seq > to_seq)
        self.line = [played for played in self.line if played.seq <= to_seq]
        self.branch += crossed
        return taken_back

    def at(self, moves: int) -> Any:
        """The state after so many live decisions."""
        return self.line[moves - 1].state if moves else self.first
