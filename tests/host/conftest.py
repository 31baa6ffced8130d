import shutil

import pytest

from bot.host.host import open_host
from storage import schema
from tests.host.tables import ManualClock, find_game, same_chance_every_time


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory):
    """Migrated once: tests of the host are about what goes in."""
    path = tmp_path_factory.mktemp("empty") / "meeplepost.db"
    connection = schema.prepare(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    return path


@pytest.fixture
def database(tmp_path, empty_database):
    return shutil.copy(empty_database, tmp_path / "meeplepost.db")


@pytest.fixture
async def host(database, clock, monkeypatch):
    same_chance_every_time(monkeypatch)
    async with open_host(database, clock=clock, find_game=find_game) as opened:
        unhurried(opened)
        yield opened


def unhurried(opened) -> None:
    """The disk's flush is tested in tests/storage and by the kill test; here it would only cost time."""
    opened.desk.storage._writer._connection.execute("PRAGMA synchronous = OFF")
