"""The file in which a local Discord lasts: one SQLite database, written before anybody gets an answer."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from bot.localcord import models

VERSION = 1
LOCK_S = 0.2
SCHEMA = """
create table if not exists things (
    kind text not null, id text not null, body blob not null, primary key (kind, id)
) without rowid;
create table if not exists files (id integer primary key, body blob not null);
"""

KINDS: dict[str, type[msgspec.Struct]] = {
    "application": models.Application,
    "user": models.User,
    "guild": models.Guild,
    "channel": models.Channel,
    "message": models.Message,
    "command": models.Command,
    "emoji": models.Emoji,
    "read": models.ReadMark,
}
KIND_OF = {cls: kind for kind, cls in KINDS.items()}


def key_of(thing: msgspec.Struct) -> str:
    if isinstance(thing, models.ReadMark):
        return f"{thing.user_id}:{thing.channel_id}"
    return str(thing.id)  # type: ignore[attr-defined]  # every other kind has an id


class Unreadable(Exception):
    """The data file is in use, damaged, or of another version."""


class Store:
    """Saved things by kind; without a path they last as long as the process."""

    def __init__(self, path: Path | None) -> None:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
        self._db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=LOCK_S)
        try:
            self._open()
        except sqlite3.DatabaseError as error:
            self._db.close()
            raise Unreadable(f"{path} cannot be used: {error}") from error
        self._dirty: dict[tuple[str, str], msgspec.Struct | None] = {}
        self._scheduled = False
        self._encoder = msgspec.msgpack.Encoder()

    def _open(self) -> None:
        """One server at a time, and only a file of this version."""
        self._db.execute("pragma locking_mode=exclusive")
        self._db.execute("pragma journal_mode=wal")
        self._db.execute("pragma synchronous=normal")
        version = self._db.execute("pragma user_version").fetchone()[0]
        if version not in {0, VERSION}:
            raise sqlite3.DatabaseError(f"it was written by another version ({version})")
        self._db.executescript(SCHEMA)
        self._db.execute(f"pragma user_version={VERSION}")

    def load(self, kind: str) -> list[msgspec.Struct]:
        decoder = msgspec.msgpack.Decoder(KINDS[kind])
        rows = self._db.execute("select body from things where kind = ?", (kind,))
        return [decoder.decode(body) for (body,) in rows]

    def save(self, thing: msgspec.Struct) -> None:
        self._mark(KIND_OF[type(thing)], key_of(thing), thing)

    def forget(self, thing: msgspec.Struct) -> None:
        self._mark(KIND_OF[type(thing)], key_of(thing), None)

    def _mark(self, kind: str, key: str, thing: msgspec.Struct | None) -> None:
        self._dirty[kind, key] = thing
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Write everything that changed in one transaction."""
        self._scheduled = False
        if not self._dirty:
            return
        dirty, self._dirty = self._dirty, {}
        kept = [(kind, key, self._encoder.encode(thing)) for (kind, key), thing in dirty.items() if thing is not None]
        gone = [place for place, thing in dirty.items() if thing is None]
        self._db.execute("begin")
        self._db.executemany("insert or replace into things values (?, ?, ?)", kept)
        self._db.executemany("delete from things where kind = ? and id = ?", gone)
        self._db.execute("commit")

    def save_file(self, file_id: int, body: bytes) -> None:
        self._db.execute("insert into files values (?, ?)", (file_id, body))

    def file(self, file_id: int) -> bytes | None:
        row = self._db.execute("select body from files where id = ?", (file_id,)).fetchone()
        return None if row is None else bytes(row[0])

    def file_ids(self) -> set[int]:
        return {row[0] for row in self._db.execute("select id from files")}

    def forget_file(self, file_id: int) -> None:
        self._db.execute("delete from files where id = ?", (file_id,))

    def close(self) -> None:
        self.flush()
        self._db.close()
