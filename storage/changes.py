"""The SQL of every kind of change."""

import sqlite3
from collections.abc import Callable
from typing import Any

from storage.contract import (
    Change,
    CloseWait,
    Committed,
    DropDraft,
    DropNotice,
    DropOrder,
    DropSeat,
    SetTable,
    SetVote,
    Unit,
)
from storage.errors import Conflict
from storage.rows import (
    AuditRow,
    BallotRow,
    DraftRow,
    HandledRow,
    LogRow,
    MessageRow,
    NoticeRow,
    OrderRow,
    PersonRow,
    SeatRow,
    SettingRow,
    SnapshotRow,
    TableRow,
    VoteRow,
    WaitRow,
)

_INSERTED = {
    TableRow: "tables",
    LogRow: "log",
    WaitRow: "waits",
    VoteRow: "votes",
    AuditRow: "audit",
    HandledRow: "handled",
}
_PUT = {
    SeatRow: "seats",
    SnapshotRow: "snapshots",
    DraftRow: "drafts",
    OrderRow: "orders",
    BallotRow: "ballots",
    SettingRow: "settings",
    MessageRow: "messages",
}


def _insert(table: str, row: Any, how: str = "INSERT") -> str:
    columns: tuple[str, ...] = row._fields
    return f"{how} INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_SQL: dict[type, str] = {
    **{kind: _insert(table, kind) for kind, table in _INSERTED.items()},
    **{kind: _insert(table, kind, "REPLACE") for kind, table in _PUT.items()},
    PersonRow: _insert("people", PersonRow)
    + " ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang",
    # A newer revision takes the place of an older one, sent or not; the same one again changes nothing.
    NoticeRow: _insert("outbox", NoticeRow)
    + " ON CONFLICT (key) DO UPDATE SET rev = excluded.rev, body = excluded.body,"
    # Not while the message rests; what could not be posted may be tried again at once.
    " due_ms = CASE WHEN tries = 0 THEN max(due_ms, excluded.due_ms) ELSE excluded.due_ms END,"
    " tries = CASE WHEN sent_ms IS NULL THEN tries ELSE 0 END,"  # attempts of older forms may have arrived
    " sent_ms = NULL, given_up = NULL WHERE excluded.rev > rev",
    DropSeat: "DELETE FROM seats WHERE table_id = ? AND seat = ?",
    DropDraft: "DELETE FROM drafts WHERE table_id = ? AND seat = ?",
    DropOrder: "DELETE FROM orders WHERE table_id = ? AND seat = ? AND kind = ?",
    DropNotice: "DELETE FROM outbox WHERE key = ? AND sent_ms IS NULL",
}


def _set_table(connection: sqlite3.Connection, change: SetTable) -> None:
    assert set(change.values) <= set(TableRow._fields)
    columns = ", ".join(f"{name} = ?" for name in change.values)
    sql = f"UPDATE tables SET {columns} WHERE id = ?"  # noqa: S608 - names of our own columns, values are bound
    connection.execute(sql, (*change.values.values(), change.table_id))


def _close_wait(connection: sqlite3.Connection, change: CloseWait) -> None:
    connection.execute(
        "UPDATE waits SET closed_ms = ?, closed_by = ? WHERE id = ?", (change.at_ms, change.by, change.wait_id)
    )


def _set_vote(connection: sqlite3.Connection, change: SetVote) -> None:
    done = connection.execute(
        "UPDATE votes SET state = ?, ended_ms = ? WHERE id = ? AND state = 'open'",
        (change.state, change.ended_ms, change.vote_id),
    )
    if done.rowcount != 1:
        raise Conflict(what=f"vote {change.vote_id} is over")


_BY_HAND: dict[type, Callable[[sqlite3.Connection, Any], None]] = {
    SetTable: _set_table,
    CloseWait: _close_wait,
    SetVote: _set_vote,
}


def put(connection: sqlite3.Connection, change: Change) -> None:
    sql = _SQL.get(type(change))
    if sql is not None:
        connection.execute(sql, change)
    else:
        _BY_HAND[type(change)](connection, change)


def carry_out(connection: sqlite3.Connection, unit: Unit) -> Committed:
    """Inside a transaction: all of the unit, or an exception. A repeated key does nothing."""
    if unit.handled is not None:
        earlier = find_handled(connection, unit.handled.key)
        if earlier is not None:
            return Committed(earlier)
    if unit.guard is not None:
        raised = connection.execute("UPDATE tables SET version = version + 1 WHERE id = ? AND version = ?", unit.guard)
        if raised.rowcount != 1:
            raise Conflict(what=f"table {unit.guard[0]} is not at version {unit.guard[1]}")
    for change in unit.changes:
        put(connection, change)
    if unit.handled is not None:
        put_handled(connection, unit.handled)
    return Committed()


def find_handled(connection: sqlite3.Connection, key: str) -> HandledRow | None:
    found = connection.execute("SELECT * FROM handled WHERE key = ?", (key,)).fetchone()
    return HandledRow(*found) if found else None


def put_handled(connection: sqlite3.Connection, row: HandledRow) -> None:
    connection.execute(_SQL[HandledRow], row)
