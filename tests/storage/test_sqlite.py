"""Opening, migrating, failing and copying of the SQLite store."""

import asyncio
import json
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from storage import changes, errors, schema
from storage.contract import Unit
from storage.files import restore_database
from storage.rows import PersonRow, SettingRow
from storage.sqlite import SqliteStorage, open_storage
from tests.storage.rows import click, handled, move, notice, seat, table


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "meeplepost.db"


async def filled(path: Path, moves: int = 3) -> None:
    async with open_storage(path) as storage:
        await storage.commit(Unit((table(), seat(), notice())))
        for row in range(1, moves + 1):
            await storage.commit(click(f"i{row}", row, row - 1))


async def test_what_was_committed_is_there_after_reopening(path):
    await filled(path)
    async with open_storage(path) as storage:
        assert len(await storage.log(1)) == 3
        assert (await storage.load(1)).table.version == 3
        assert storage.new_id("tables") == 2


async def test_it_flushes_at_every_commit(path):
    async with open_storage(path) as storage:
        modes = await storage._writer.write(
            lambda c: (c.execute("PRAGMA journal_mode").fetchone()[0], c.execute("PRAGMA synchronous").fetchone()[0])
        )
    assert modes == ("wal", 2)


@pytest.mark.parametrize("version", range(len(schema.migrations())))
async def test_a_database_of_every_earlier_version_is_brought_up(path, version):
    connection = schema.connect(path)
    schema.migrate(connection, version)
    if version:
        connection.execute("INSERT INTO tables (id, game, rules, data, options, seats, state, host, seed, made_ms)"
                           " VALUES (7, 'toy', 1, 'd', '{}', 2, 'running', 10, x'00', 1)")  # fmt: skip
    connection.close()
    async with open_storage(path) as storage:
        assert await storage._rows("PRAGMA user_version") == [(len(schema.migrations()),)]
        assert [row[0] for row in await storage.running()] == ([7] if version else [])
        await storage.commit(Unit((table(8), notice())))


async def test_standing_orders_move_out_of_the_settings(path):
    connection = schema.connect(path)
    schema.migrate(connection, 4)
    for row in (table(), PersonRow(10, "Ana", "en", 1), PersonRow(11, "Ben", "en", 1), seat(), seat(1, 1, 11)):
        changes.put(connection, row)
    for name, value in (("order:0:window", '{"line": "let", "since": 7}'), ("order:1:window", ""), ("other", "x")):
        changes.put(connection, SettingRow("table", 1, name, value))
    connection.close()
    async with open_storage(path) as storage:
        [order] = (await storage.load(1)).orders
        assert (order.seat, order.kind, order.person) == (0, "window", 10)
        assert json.loads(order.body) == {"since": 7, "lines": [{"moves": ["let"]}]}
        assert await storage.settings("table", 1) == {"other": "x"}


def test_migrations_are_numbered_without_a_gap():
    assert [step.version for step in schema.migrations()] == list(range(1, len(schema.migrations()) + 1))


async def test_a_failing_migration_leaves_the_old_version(path, monkeypatch):
    await filled(path)
    broken = schema.Migration(len(schema.migrations()) + 1, "9999_broken.sql", ("CREATE TABLE extra (x)", "NO SQL"))
    steps = (*schema.migrations(), broken)
    monkeypatch.setattr(schema, "migrations", lambda: steps)
    with pytest.raises(errors.StorageError):
        await SqliteStorage.open(path)
    monkeypatch.undo()
    async with open_storage(path) as storage:
        assert await storage._rows("SELECT name FROM sqlite_master WHERE name = 'extra'") == []
        assert len(await storage.log(1)) == 3


async def test_a_newer_database_is_left_alone(path):
    await filled(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(errors.Newer) as refused:
        await SqliteStorage.open(path)
    assert refused.value.details == {"file": "meeplepost.db", "found": 999, "known": len(schema.migrations())}


async def test_a_file_that_is_no_database_is_refused(path):
    path.write_text("This is a letter, not a database. " * 200)
    with pytest.raises(errors.Damaged):
        await SqliteStorage.open(path)
    assert path.read_text().startswith("This is a letter")


async def test_a_database_of_another_program_is_refused(path):
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name)")
    other.commit()
    other.close()
    with pytest.raises(errors.Damaged):
        await SqliteStorage.open(path)


async def test_a_damaged_page_is_found_at_start(path):
    await filled(path, moves=200)
    content = bytearray(path.read_bytes())
    for start in range(4096 * 3, len(content) - 4096, 4096):
        content[start : start + 2048] = os.urandom(2048)
    path.write_bytes(content)
    with pytest.raises(errors.Damaged):
        await SqliteStorage.open(path)


async def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(errors.Missing):
        await SqliteStorage.open(tmp_path / "nowhere" / "meeplepost.db")


async def test_a_place_where_nothing_can_be_written():
    with pytest.raises((errors.ReadOnly, errors.Missing)):
        await SqliteStorage.open(Path("/proc/meeplepost.db"))


async def test_a_second_opening_is_refused(path):
    async with open_storage(path):
        with pytest.raises(errors.InUse):
            await SqliteStorage.open(path)
    async with open_storage(path):
        pass


async def test_a_disk_that_became_read_only(path):
    async with open_storage(path) as storage:
        await storage.commit(Unit((table(),)))
        storage._writer._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(errors.ReadOnly):
            await storage.commit(Unit((move(),)))
        storage._writer._connection.execute("PRAGMA query_only = OFF")
        await storage.commit(Unit((move(),)))


async def test_a_full_disk_refuses_and_changes_nothing_then_goes_on(path):
    async with open_storage(path) as storage:
        await storage.commit(Unit((table(), seat())))
        pages = await storage._rows("PRAGMA page_count")
        storage._writer._connection.execute(f"PRAGMA max_page_count = {pages[0][0] + 2}")
        large = move(body=b"x" * 200_000)
        results = await asyncio.gather(
            *(storage.commit(Unit((large._replace(row=row),), handled(f"i{row}"))) for row in range(1, 4)),
            storage.commit(Unit((move(row=9),), handled("small"))),
            return_exceptions=True,
        )
        assert [type(result) for result in results[:3]] == [errors.DiskFull] * 3
        assert results[3].earlier is None
        assert [row.row for row in await storage.log(1)] == [9]
        storage._writer._connection.execute("PRAGMA max_page_count = 100000")
        await storage.commit(Unit((large,)))
        assert [row.row for row in await storage.log(1)] == [1, 9]


async def test_a_lock_held_by_another_program_is_busy_and_then_free(path):
    async with open_storage(path, busy_ms=50) as storage:
        await storage.commit(Unit((table(),)))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(errors.Busy):
            await storage.commit(Unit((move(),)))
        other.execute("ROLLBACK")
        other.close()
        await storage.commit(Unit((move(),)))


async def test_a_backup_made_while_writing_is_whole(path, tmp_path):
    async with open_storage(path) as storage:
        await storage.commit(Unit((table(),)))

        async def play() -> None:
            for row in range(1, 200):
                await storage.commit(click(f"i{row}", row, row - 1))

        playing = asyncio.ensure_future(play())
        await asyncio.sleep(0.005)
        await storage.backup(tmp_path / "copy.db")
        await playing
    async with open_storage(tmp_path / "copy.db") as copy:
        stored = await copy.load(1)
        assert stored.table.version == len(await copy.log(1))


async def test_restore_drill(path, tmp_path):
    """Back up, go on, lose the database, restore: everything up to the backup is there, the lost one is kept."""
    await filled(path)
    async with open_storage(path) as storage:
        await storage.backup(tmp_path / "copy.db")
        await storage.commit(click("i4", 4, 3))
        with pytest.raises(errors.InUse):
            restore_database(tmp_path / "copy.db", path)
    path.write_bytes(b"spilled coffee" * 1000)
    kept = restore_database(tmp_path / "copy.db", path)
    assert kept.read_bytes().startswith(b"spilled coffee")
    async with open_storage(path) as storage:
        assert len(await storage.log(1)) == 3
        assert (await storage.handled("i3")).answer == b"i3"
        await storage.commit(click("i4", 4, 3))


async def test_a_backup_never_overwrites(path, tmp_path):
    (tmp_path / "copy.db").write_text("mine")
    async with open_storage(path) as storage:
        with pytest.raises(errors.Exists):
            await storage.backup(tmp_path / "copy.db")
        with pytest.raises(errors.Missing):
            await storage.backup(tmp_path / "nowhere" / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "mine"


async def test_what_is_no_backup_is_not_restored(path, tmp_path):
    await filled(path)
    (tmp_path / "letter.db").write_text("Dear all, " * 500)
    with pytest.raises(errors.Damaged):
        restore_database(tmp_path / "letter.db", path)
    with pytest.raises(errors.Missing):
        restore_database(tmp_path / "nothing.db", path)
    async with open_storage(path) as storage:
        assert len(await storage.log(1)) == 3
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter.db", "meeplepost.db", "meeplepost.db.lock"]


async def test_every_way_out_ends_its_threads(path, monkeypatch):
    before = set(threading.enumerate())
    async with open_storage(path):
        pass

    async def no_reader(_: Path) -> None:
        raise errors.Missing

    monkeypatch.setattr("storage.sqlite._reader", no_reader)
    with pytest.raises(errors.Missing):
        await SqliteStorage.open(path)
    left = {thread.name for thread in set(threading.enumerate()) - before}
    assert all(name.startswith("asyncio_") for name in left), left  # asyncio keeps its own executor


async def test_tables_are_looked_up_by_index(path):
    async with open_storage(path) as storage:
        plan = await storage._rows("EXPLAIN QUERY PLAN SELECT id FROM tables WHERE thread = ? AND thread <> 0", (1,))
    assert "tables_by_thread" in str(plan)
