"""Whole databases as files: copying a running one, putting a copy back."""

import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from storage import schema
from storage.errors import Exists, InUse, Missing
from storage.lock import Lock

_BESIDE = ("-wal", "-shm")


def copy_database(source: Path, to: Path) -> None:
    """An online backup: consistent while the source is written to, checked, and there as a whole or not at all."""
    if to.exists():
        raise Exists(file=str(to))
    if not to.parent.is_dir():
        raise Missing(file=str(to), what="no such folder")
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(source, part)
        part.replace(to)
        _flush(to.parent)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, to: Path) -> None:
    try:
        old, new = schema.connect(source), schema.connect(to)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one plain file, nothing beside it
            schema.check(new, source, thorough=True)
        finally:
            old.close()
            new.close()
    except sqlite3.Error as error:
        raise schema.trouble(error, source) from error
    _flush(to)


class Inspected(NamedTuple):
    version: int
    known: int  # the newest version this program knows
    in_use: bool
    server: Mapping[str, str]  # settings of the whole bot


def inspect_database(path: Path) -> Inspected:
    """Looks through the whole of a database, running or not, and changes nothing."""
    if not path.is_file():
        raise Missing(file=str(path))
    try:
        connection = schema.connect(path)
        try:
            connection.execute("PRAGMA query_only = ON")
            schema.check(connection, path, thorough=True)
            version = schema.version_of(connection)
            server = _server_settings(connection)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise schema.trouble(error, path) from error
    return Inspected(version, len(schema.migrations()), _in_use(path), server)


def _server_settings(connection: sqlite3.Connection) -> dict[str, str]:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetchone():
        return {}  # older than settings
    return dict(connection.execute("SELECT name, value FROM settings WHERE scope = 'server' AND id = 0"))


def _in_use(path: Path) -> bool:
    try:
        Lock(path).release()
    except InUse:
        return True
    return False


def restore_database(backup: Path, database: Path) -> Path | None:
    """Puts a backup in the place of a database nobody uses; returns where the old one went."""
    if not backup.is_file():
        raise Missing(file=str(backup), what="no such file")
    lock = Lock(database)
    try:
        part = database.with_name(database.name + ".part")
        part.unlink(missing_ok=True)
        try:
            _copy(backup, part)
            kept = _set_aside(database)
            part.replace(database)
        finally:
            part.unlink(missing_ok=True)
        _flush(database.parent)
        return kept
    finally:
        lock.release()


def _set_aside(database: Path) -> Path | None:
    """Keeps the old database whole under a free name."""
    if not database.exists():
        return None
    number = 1
    while (kept := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    connection = schema.connect(database)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError:
        pass  # a damaged database is why one restores; it is kept as it is
    finally:
        connection.close()
    for ending in _BESIDE:
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + ending))
    database.replace(kept)
    return kept


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
