"""What is stored, as plain values. The columns are explained in migrations/*.sql."""

from typing import Literal, NamedTuple

TableState = Literal["lobby", "running", "finished", "closed", "aside"]
SeatState = Literal["seated", "offered", "resigned"]
VoteState = Literal["open", "passed", "refused", "withdrawn", "lapsed"]
Scope = Literal["server", "person", "table"]


class PersonRow(NamedTuple):
    id: int
    name: str
    lang: str
    made_ms: int


class TableRow(NamedTuple):
    id: int
    game: str
    rules: int
    data: str
    options: str
    seats: int
    state: TableState
    host: int
    guild: int
    channel: int
    thread: int
    lang: str
    pace: str
    seed: bytes
    salt: bytes
    epoch: int
    version: int
    last_row: int
    made_ms: int
    started_ms: int | None
    ended_ms: int | None
    result: str | None
    origin: str | None
    note: str


class SeatRow(NamedTuple):
    table_id: int
    seat: int
    person: int | None
    player: str | None
    state: SeatState
    click: str
    since_ms: int


class LogRow(NamedTuple):
    table_id: int
    row: int
    kind: str
    seq: int
    seat: int | None
    body: bytes
    by: str
    branch: int
    at_ms: int


class SnapshotRow(NamedTuple):
    table_id: int
    row: int
    seq: int
    position: int
    branch: int
    state: bytes


class HandledRow(NamedTuple):
    key: str
    table_id: int
    first_row: int
    last_row: int
    answer: bytes
    at_ms: int


class DraftRow(NamedTuple):
    table_id: int
    seat: int
    person: int
    epoch: int
    row: int
    steps: bytes
    at_ms: int


class OrderRow(NamedTuple):
    table_id: int
    seat: int
    kind: str
    person: int
    body: str
    seq: int
    at_ms: int


class WaitRow(NamedTuple):
    id: int
    table_id: int
    seat: int
    person: int | None
    clock: str
    kind: str
    turn: int
    row: int
    opened_ms: int
    closed_ms: int | None = None
    closed_by: str | None = None


class NoticeRow(NamedTuple):
    key: str
    kind: str
    table_id: int
    person: int | None
    rev: int
    body: str
    made_ms: int
    due_ms: int
    tries: int = 0
    sent_ms: int | None = None
    given_up: str | None = None


class MessageRow(NamedTuple):
    key: str
    table_id: int
    channel: int
    message: int
    rev: int
    at_ms: int


class VoteRow(NamedTuple):
    id: int
    table_id: int
    kind: str
    seat: int
    arg: str
    state: VoteState
    made_ms: int
    until_ms: int
    ended_ms: int | None = None


class BallotRow(NamedTuple):
    vote_id: int
    seat: int
    yes: int
    at_ms: int


class SettingRow(NamedTuple):
    scope: Scope
    id: int
    name: str
    value: str


class AuditRow(NamedTuple):
    id: int | None
    at_ms: int
    actor: str
    action: str
    table_id: int | None
    guild: int
    details: str


class Stored(NamedTuple):
    """Everything of one table that a move needs."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    waits: tuple[WaitRow, ...]  # the open ones
    votes: tuple[VoteRow, ...]  # the open ones
    ballots: tuple[BallotRow, ...]
    drafts: tuple[DraftRow, ...]
    orders: tuple[OrderRow, ...]


class Listed(NamedTuple):
    """A line in a list of tables."""

    table: TableRow
    seats: tuple[SeatRow, ...]


class Room(NamedTuple):
    """How much is open: tables a person sits at, lobbies the person opened, tables of a server."""

    sitting: int
    lobbies: int
    on_server: int


class Vitals(NamedTuple):
    """How much is going on, and since when the oldest notice that should have been posted waits."""

    running: int
    lobbies: int
    unsent: int
    oldest_ms: int | None
