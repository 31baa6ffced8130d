"""The embedded store: SQLite in WAL mode, one writer thread with group commit, readers beside it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self

import aiosqlite

from storage import schema
from storage.changes import carry_out, put
from storage.contract import Committed, Numbered, Unit
from storage.errors import Closed
from storage.files import copy_database
from storage.lock import Lock
from storage.reading import Reading
from storage.rows import MessageRow, NoticeRow
from storage.writer import Writer

READERS = 2


class SqliteStorage(Reading):
    """See contract.Storage. Open with `open_storage`, which closes on every way out."""

    def __init__(self, path: Path, lock: Lock, writer: Writer, readers: list[aiosqlite.Connection]) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._readers = readers
        self._turn = 0
        self._last: dict[str, int] = {}
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, busy_ms: int = schema.BUSY_MS) -> Self:
        lock = Lock(path)
        readers: list[aiosqlite.Connection] = []
        writer: Writer | None = None
        try:
            connection = await asyncio.to_thread(schema.prepare, path, busy_ms=busy_ms)
            last = _last_ids(connection)
            writer = Writer(connection, path)
            while len(readers) < READERS:  # one by one, so that a failure closes those that are open
                readers.append(await _reader(path))
        except BaseException:
            await _close(readers, writer, lock)
            raise
        storage = cls(path, lock, writer, readers)
        storage._last = last
        return storage

    async def commit(self, unit: Unit) -> Committed:
        return await self._writer.write(lambda connection: carry_out(connection, unit))

    async def sent(
        self, notice: NoticeRow, at_ms: int, message: MessageRow | None = None, rests_until_ms: int = 0
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE outbox SET sent_ms = CASE WHEN rev <= ? THEN ? ELSE sent_ms END,"
                " due_ms = max(due_ms, ?), tries = 0 WHERE key = ?",
                (notice.rev, at_ms, rests_until_ms, notice.key),
            )
            if message is not None:
                put(connection, message)

        await self._writer.write(work)

    async def put_off(self, key: str, due_ms: int, given_up: str | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE outbox SET due_ms = ?, tries = tries + 1, given_up = ? WHERE key = ? AND sent_ms IS NULL",
                (due_ms, given_up, key),
            )

        await self._writer.write(work)

    def new_id(self, kind: Numbered) -> int:
        self._last[kind] += 1
        return self._last[kind]

    async def forget(self, before_ms: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM handled WHERE at_ms < ?", (before_ms,))
            connection.execute("DELETE FROM outbox WHERE sent_ms < ?", (before_ms,))

        await self._writer.write(work)

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(copy_database, self.path, to)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await _close(self._readers, self._writer, self._lock)

    async def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        if self._closed:
            raise Closed
        self._turn = (self._turn + 1) % len(self._readers)
        try:
            return list(await self._readers[self._turn].execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise schema.trouble(error, self.path) from error


@asynccontextmanager
async def open_storage(path: Path, *, busy_ms: int = schema.BUSY_MS) -> AsyncIterator[SqliteStorage]:
    storage = await SqliteStorage.open(path, busy_ms=busy_ms)
    try:
        yield storage
    finally:
        await storage.close()


async def _reader(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    await connection.execute("PRAGMA query_only = ON")
    return connection


async def _close(readers: list[aiosqlite.Connection], writer: Writer | None, lock: Lock) -> None:
    for reader in readers:
        with suppress(sqlite3.Error, ValueError):
            await reader.close()
    if writer is not None:
        await writer.close()  # last, so that it can tidy up the write-ahead file
    lock.release()


def _last_ids(connection: sqlite3.Connection) -> dict[str, int]:
    tables, waits, votes = connection.execute(
        "SELECT (SELECT max(id) FROM tables), (SELECT max(id) FROM waits), (SELECT max(id) FROM votes)"
    ).fetchone()
    return {"tables": tables or 0, "waits": waits or 0, "votes": votes or 0}
