"""A table in memory: what is stored about it, and its match at the present position."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from bot.host.answers import Mark
from bot.host.errors import NotInLobby, NotRunning, NotSeated
from engine.core.codec import codec
from engine.core.game import AnyGame
from engine.core.match import Match, Start
from engine.core.prompt import Prompt, Seat
from engine.core.rng import Rng
from storage.contract import Change, DropOrder
from storage.rows import BallotRow, DraftRow, LogRow, OrderRow, SeatRow, Stored, TableRow, VoteRow, WaitRow

PREPARED = "*"  # kind of the order for the next turn of one's own


class Live(NamedTuple):
    """Never changed in place: a commit puts a new one in its stead, so whoever reads sees one moment."""

    table: TableRow
    game: AnyGame
    seats: tuple[SeatRow, ...]
    match: Match | None  # None in the lobby
    whole: bool  # the match's line begins where the table's did (or was re-based)
    waits: tuple[WaitRow, ...]
    votes: tuple[VoteRow, ...]
    ballots: tuple[BallotRow, ...]
    drafts: tuple[DraftRow, ...]
    orders: tuple[OrderRow, ...] = ()

    @property
    def id(self) -> int:
        return self.table.id

    @property
    def state(self) -> Any:
        return self.running.state

    @property
    def running(self) -> Match:
        """The match; raises NotRunning before the start."""
        if self.match is None:
            raise NotRunning("not-started", table=self.id)
        return self.match

    def check_playing(self) -> None:
        if self.table.state == "lobby":
            raise NotRunning("not-started", table=self.id)
        if self.table.state != "running":
            raise NotRunning("table-over", table=self.id)

    def check_lobby(self) -> None:
        if self.table.state != "lobby":
            raise NotInLobby("already-started", table=self.id)

    def seat_of(self, person: int | None) -> Seat | None:
        if person is None:
            return None
        return next((row.seat for row in self.seats if row.person == person), None)

    def seat_for(self, person: int) -> Seat:
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated("not-seated", table=self.id)
        return seat

    def humans(self) -> tuple[Seat, ...]:
        return tuple(row.seat for row in self.seats if row.person is not None and row.player is None)

    def prompt_of(self, seat: Seat | None) -> Prompt | None:
        """The question to this seat, if there is one."""
        if self.match is None or self.table.state != "running":
            return None
        return next((prompt for prompt in self.game.prompts(self.state) if prompt.seat == seat), None)

    def mark(self, prompt: Prompt | None) -> Mark | None:
        return None if prompt is None else Mark(self.table.epoch, prompt.id)

    def draft_of(self, seat: Seat) -> DraftRow | None:
        return next((row for row in self.drafts if row.seat == seat), None)

    def order_of(self, seat: Seat, kind: str) -> OrderRow | None:
        return next((row for row in self.orders if (row.seat, row.kind) == (seat, kind)), None)

    def without_orders(self, over: Callable[[OrderRow], bool]) -> "tuple[Live, list[Change]]":
        """The table without the orders that are over, and what forgets them."""
        gone = [row for row in self.orders if over(row)]
        left = tuple(row for row in self.orders if row not in gone)
        return self._replace(orders=left), [DropOrder(row.table_id, row.seat, row.kind) for row in gone]

    def open_vote(self, kind: str) -> VoteRow | None:
        return next((row for row in self.votes if row.kind == kind), None)


def in_own_time(prompt: Prompt | None) -> bool:
    """Is this a question of the seat's own turn, which everybody may know of?"""
    return prompt is not None and prompt.clock == "main" and not prompt.hidden and not prompt.sealed


def options_of(game: AnyGame, table: TableRow) -> Any:
    return msgspec.json.decode(table.options, type=game.options)


def source_of(table: TableRow) -> Rng:
    return Rng(table.seed, table.salt)


def from_snapshot(game: AnyGame, stored: Stored) -> Match | None:
    """The match at its present position, without the way that led there."""
    table, snapshot = stored.table, stored.snapshot
    if snapshot is None or snapshot.row != table.last_row:
        return None
    try:
        state = codec(game).state(snapshot.state)
    except msgspec.MsgspecError:
        return None  # the log knows
    start = Start(state, snapshot.position, snapshot.branch, snapshot.seq)
    return Match(game, options_of(game, table), table.seats, source_of(table), start)


class Rebase(msgspec.Struct, frozen=True):
    """Body of a `rebase` row: the state that is the new start, and what led to it."""

    state: bytes
    position: int


def replay(game: AnyGame, table: TableRow, rows: list[LogRow]) -> Match:
    """The whole match from the log: the truth, of which the snapshot is a copy."""
    options, source = options_of(game, table), source_of(table)
    match: Match | None = None
    decode = codec(game).decision
    for row in _since_rebase(rows):
        if row.kind == "rebase":
            body = msgspec.msgpack.decode(row.body, type=Rebase)
            start = Start(codec(game).state(body.state), body.position, row.branch, row.seq)
            match = Match(game, options, table.seats, source, start)
            continue
        match = match or Match(game, options, table.seats, source)
        if row.kind == "move":
            assert row.seat is not None
            match.play(row.seat, decode(row.body))
        elif row.kind == "undo":
            match.undo(row.seq)
    return match or Match(game, options, table.seats, source)


def _since_rebase(rows: list[LogRow]) -> list[LogRow]:
    last = max((i for i, row in enumerate(rows) if row.kind == "rebase"), default=0)
    return rows[last:]
