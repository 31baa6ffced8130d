"""Opening a database: what it is, whether it is sound, and bringing it up to the present version."""

import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from storage.errors import Busy, Damaged, DiskFull, Missing, Newer, ReadOnly, StorageError

APPLICATION_ID = 0x4D_45_45_50  # "MEEP" in the file's header
BUSY_MS = 5_000
_FILE = re.compile(r"([0-9]{4})_[a-z_]+\.sql")
_TROUBLES: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: Missing,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
}


class Migration(NamedTuple):
    version: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    """All numbered files, in order and without a gap."""
    folder = resources.files("storage") / "migrations"
    found = sorted(file.name for file in folder.iterdir() if _FILE.fullmatch(file.name))
    steps = tuple(
        Migration(number, name, tuple(_statements((folder / name).read_text(encoding="utf-8"))))
        for number, name in enumerate(found, start=1)
    )
    assert all(int(step.name[:4]) == step.version for step in steps)
    return steps


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: sqlite3's own executescript would commit in between."""
    piece = ""
    for line in script.splitlines(keepends=True):
        piece += line
        if sqlite3.complete_statement(piece):
            yield piece
            piece = ""
    assert not piece.strip(), "a migration ends inside a statement"


def trouble(error: sqlite3.Error, path: Path) -> StorageError:
    """What a driver's error means to us."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = _TROUBLES.get(code & 0xFF, StorageError) if isinstance(code, int) else StorageError
    return kind(file=path.name, what=str(error))


def connect(path: Path, *, busy_ms: int = BUSY_MS) -> sqlite3.Connection:
    """A connection for one thread, transactions begun by hand."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=busy_ms / 1000)
    except sqlite3.Error as error:
        raise trouble(error, path) from error
    return connection


def prepare(path: Path, *, busy_ms: int = BUSY_MS) -> sqlite3.Connection:
    """The writer's connection: checked, migrated, durable at every commit."""
    connection = connect(path, busy_ms=busy_ms)
    try:
        check(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except sqlite3.Error as error:
        connection.close()
        raise trouble(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def check(connection: sqlite3.Connection, path: Path, *, thorough: bool = False) -> None:
    """Refuses what is not ours, too new, or broken."""
    version = version_of(connection)
    kind = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not empty and kind != APPLICATION_ID:
        raise Damaged(file=path.name, what="not a Meeplepost database")
    if version > len(migrations()):
        raise Newer(file=path.name, found=version, known=len(migrations()))
    said = connection.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()[0]
    if said != "ok":
        raise Damaged(file=path.name, what=str(said))


def migrate(connection: sqlite3.Connection, to: int | None = None) -> None:
    """Forward only, each step in a transaction of its own."""
    for step in migrations()[version_of(connection) : to]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in step.statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {step.version}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
