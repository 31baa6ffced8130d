"""The storage contract: a unit of changes goes in whole or not at all; reading never waits for writing.

A unit is data, not a function, so that any database can carry it out in one go. tests/storage holds the suite that
every implementation passes.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

from storage.rows import (
    AuditRow,
    BallotRow,
    DraftRow,
    HandledRow,
    Listed,
    LogRow,
    MessageRow,
    NoticeRow,
    OrderRow,
    PersonRow,
    Room,
    Scope,
    SeatRow,
    SettingRow,
    SnapshotRow,
    Stored,
    TableRow,
    TableState,
    Vitals,
    VoteRow,
    VoteState,
    WaitRow,
)

Numbered = Literal["tables", "waits", "votes"]


class SetTable(NamedTuple):
    """New values for some columns of a table."""

    table_id: int
    values: dict[str, Any]


class DropSeat(NamedTuple):
    table_id: int
    seat: int


class DropDraft(NamedTuple):
    table_id: int
    seat: int


class DropOrder(NamedTuple):
    table_id: int
    seat: int
    kind: str


class CloseWait(NamedTuple):
    wait_id: int
    at_ms: int
    by: str


class DropNotice(NamedTuple):
    """Forget a notice that was not sent yet and need not be any more."""

    key: str


class SetVote(NamedTuple):
    vote_id: int
    state: VoteState
    ended_ms: int


Change = (
    AuditRow
    | BallotRow
    | CloseWait
    | DraftRow
    | DropDraft
    | DropNotice
    | DropOrder
    | DropSeat
    | LogRow
    | MessageRow
    | NoticeRow
    | OrderRow
    | PersonRow
    | SeatRow
    | SetTable
    | SettingRow
    | SetVote
    | SnapshotRow
    | TableRow
    | VoteRow
    | WaitRow
)
"""A row is put in its place (a notice with an older `rev` than the stored one is left alone); the others say what."""


class Unit(NamedTuple):
    """One transaction. With a key it is carried out once, and its answer is kept for whoever asks again."""

    changes: Sequence[Change]
    handled: HandledRow | None = None
    guard: tuple[int, int] | None = None  # (table, version it must still have); the version then rises by one


class Committed(NamedTuple):
    """`earlier`: the same key was carried out before; then nothing was done now."""

    earlier: HandledRow | None = None


class Storage(Protocol):
    """Every write is durable when its call returns. All calls raise StorageError subclasses."""

    async def commit(self, unit: Unit) -> Committed: ...

    async def sent(
        self, notice: NoticeRow, at_ms: int, message: MessageRow | None = None, rests_until_ms: int = 0
    ) -> None:
        """A notice was posted in its form `rev`; a newer one stays to be sent, after the message has rested."""

    async def put_off(self, key: str, due_ms: int, given_up: str | None = None) -> None:
        """A notice could not be posted: try again at `due_ms`, or never."""

    def new_id(self, kind: Numbered) -> int:
        """A number never given before to anything that was committed."""

    async def load(self, table_id: int) -> Stored | None: ...

    async def log(self, table_id: int, after: int = 0) -> list[LogRow]: ...

    async def handled(self, key: str) -> HandledRow | None: ...

    async def person(self, person: int) -> PersonRow | None: ...

    async def people(self, persons: Sequence[int]) -> dict[int, PersonRow]: ...

    async def due(self, now_ms: int, most: int = 100) -> list[NoticeRow]:
        """Notices to be posted now, oldest first."""

    async def next_due(self) -> int | None: ...

    async def notices(self, table_id: int) -> list[NoticeRow]: ...

    async def notice(self, key: str) -> NoticeRow | None: ...

    async def message(self, key: str) -> MessageRow | None: ...

    async def waiting_for(self, person: int) -> list[WaitRow]: ...

    async def owed_by_players(self) -> list[int]:
        """Tables where an automatic player is awaited, or somebody whose order may answer."""

    async def tables_of(self, person: int, states: Sequence[TableState]) -> list[Listed]: ...

    async def tables_in(self, guild: int, states: Sequence[TableState], most: int = 200) -> list[Listed]: ...

    async def table_in(self, thread: int, person: int) -> int | None:
        """The table that is played in this thread; of several, one where the person sits, running, newest."""

    async def vitals(self, now_ms: int) -> Vitals:
        """How much there is, and how long what is due has been waiting."""

    async def room(self, person: int, guild: int) -> Room: ...

    async def running(self) -> list[tuple[int, str, int, str]]:
        """(table, game, rules, data) of every running table."""

    async def by_origin(self, origin: str) -> int | None: ...

    async def vote(self, vote_id: int) -> VoteRow | None: ...

    async def votes(self, table_id: int) -> list[VoteRow]: ...

    async def tables_with_lapsed_votes(self, now_ms: int) -> list[int]: ...

    async def settings(self, scope: Scope, of: int) -> dict[str, str]: ...

    async def audit(self, *, table_id: int | None = None, guild: int | None = None) -> list[AuditRow]: ...

    async def forget(self, before_ms: int) -> None:
        """Drops what only guards against repetition and is too old to be repeated."""

    async def backup(self, to: Path) -> None: ...

    async def close(self) -> None: ...
