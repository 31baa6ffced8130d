"""Rows for the storage tests, with everything filled in that a test does not care about."""

from typing import Any

from storage.contract import Unit
from storage.rows import HandledRow, LogRow, NoticeRow, SeatRow, SnapshotRow, TableRow, VoteRow, WaitRow


def table(number: int = 1, **values: Any) -> TableRow:
    row = TableRow(
        id=number, game="toy", rules=1, data="d", options="{}", seats=2, state="running", host=10, guild=5, channel=6,
        thread=7, lang="en", pace="none", seed=b"s" * 32, salt=b"x", epoch=0, version=0, last_row=0, made_ms=1,
        started_ms=2, ended_ms=None, result=None, origin=None, note="",
    )  # fmt: skip
    return row._replace(**values)


def seat(number: int = 1, place: int = 0, person: int | None = 10, **values: Any) -> SeatRow:
    return SeatRow(number, place, person, None, "seated", "click", 1)._replace(**values)


def move(number: int = 1, row: int = 1, **values: Any) -> LogRow:
    return LogRow(number, row, "move", row, 0, b"decision", "person:10", 0, 100 + row)._replace(**values)


def snapshot(number: int = 1, row: int = 1) -> SnapshotRow:
    return SnapshotRow(number, row, row, row, 0, b"state")


def wait(number: int = 1, table_id: int = 1, **values: Any) -> WaitRow:
    return WaitRow(number, table_id, 0, 10, "main", "turn", 1, 0, 100)._replace(**values)


def notice(key: str = "ping:1", **values: Any) -> NoticeRow:
    return NoticeRow(key, "ping", 1, 10, 0, "{}", 100, 120)._replace(**values)


def vote(number: int = 1, **values: Any) -> VoteRow:
    return VoteRow(number, 1, "undo", 0, "{}", "open", 100, 200)._replace(**values)


def handled(key: str, answer: bytes = b"done") -> HandledRow:
    return HandledRow(key, 1, 1, 1, answer, 100)


def click(key: str, row: int, version: int) -> Unit:
    """One move as the host writes it."""
    return Unit((move(row=row), snapshot(row=row)), handled(key, key.encode()), (1, version))
