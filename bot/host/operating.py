"""What an operator does with a data folder, without a running bot: saved games out and in, backups."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

from bot.host.errors import StorageTrouble
from bot.host.host import open_host
from bot.host.lobby import Person
from engine.core.prompt import Seat
from engine.core.save import write_export
from storage.errors import InUse, Missing, ReadOnly, StorageError
from storage.files import Inspected, copy_database, inspect_database, restore_database

DATABASE = "meeplepost.db"
DEFAULT_FOLDER = Path("data")
OPERATOR = Person(0, "operator")
WORLD = "world"  # which Discord a database belongs to: its people and channels mean nothing in another
World = Literal["local", "discord"]
T = TypeVar("T")


def database(folder: Path) -> Path:
    return folder / DATABASE


def made_folder(folder: Path) -> Path:
    """The data folder; made for its owner alone if it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise StorageTrouble(ReadOnly(file=str(folder))) from None
    return folder


def existing_database(folder: Path) -> Path:
    """Never makes a new one by accident."""
    path = database(folder)
    if not path.is_file():
        raise StorageTrouble(Missing(file=str(path)))
    return path


def export_table(folder: Path, table_id: int, seat: Seat | None = None, *, public: bool = False) -> str:
    """A table's saved game: whole with its seed, or (public, or for a seat) as that audience may see it."""
    path = existing_database(folder)
    try:
        return asyncio.run(_export(path, table_id, seat, public=public))
    except StorageTrouble as trouble:
        if trouble.key != InUse.key:
            raise
    with tempfile.TemporaryDirectory() as name:  # the bot is running: look at a copy
        copy = database(Path(name))
        _said(lambda: copy_database(path, copy))
        return asyncio.run(_export(copy, table_id, seat, public=public))


async def _export(path: Path, table_id: int, seat: Seat | None, *, public: bool) -> str:
    async with open_host(path) as host:
        if public or seat is not None:
            return write_export((await host.desk.whole(table_id)).running, seat)
        return await host.exports.full(table_id, operator=True)


def import_save(folder: Path, text: str, key: str) -> int:
    """A saved game becomes a table; its number."""
    return asyncio.run(_import(database(folder), text, key))


async def _import(path: Path, text: str, key: str) -> int:
    async with open_host(path) as host:
        opened = await host.exports.bring_in(OPERATOR, text, key=key)
        return opened.table


def backup(folder: Path, to: Path) -> None:
    """A copy of the database, also while the bot is running."""
    path = existing_database(folder)
    _said(lambda: copy_database(path, to))


def inspect(folder: Path) -> Inspected:
    """The database's version and whether it is in use; raises what is wrong with it."""
    path = existing_database(folder)
    return _said(lambda: inspect_database(path))


def restore(folder: Path, source: Path) -> Path | None:
    """Puts a backup in place; returns where the former database went."""
    return _said(lambda: restore_database(source, database(folder)))


def _said(work: Callable[[], T]) -> T:
    try:
        return work()
    except StorageError as error:
        raise StorageTrouble(error) from error
