"""The operator's commands, as they are typed."""

import asyncio
import sqlite3

import pytest

from bot.__main__ import main
from bot.host.errors import StorageTrouble
from bot.host.host import open_host
from bot.host.operating import backup, export_table, import_save, restore
from tests.golden.files import FOLDER
from tests.host.tables import play_some, seated

GOLDEN = min(FOLDER.glob("burgundy-00*.txt"))


def run(capsys, *argv):
    status = main([str(word) for word in argv])
    out, err = capsys.readouterr()
    return status, out, err


def content(path) -> list[str]:
    connection = sqlite3.connect(path)
    lines = list(connection.iterdump())
    connection.close()
    return lines


@pytest.fixture
def data(tmp_path, database):
    folder = tmp_path / "data"
    folder.mkdir()
    database.rename(folder / "meeplepost.db")
    return folder


def test_import_export_and_verify(capsys, data, tmp_path):
    status, out, _ = run(capsys, "import", GOLDEN, "--data", data, "--lang", "en")
    assert (status, out.strip()) == (0, f"{GOLDEN.name} is now table 1.")
    status, out, _ = run(capsys, "export", 1, tmp_path / "one.txt", "--data", data)
    assert status == 0
    assert (tmp_path / "one.txt").read_text() == GOLDEN.read_text()
    assert run(capsys, "verify", tmp_path / "one.txt")[0] == 0
    status, out, _ = run(capsys, "export", 1, "--data", data, "--public")
    assert status == 0
    assert "\nseed " not in out
    status, out, _ = run(capsys, "export", 1, "--data", data, "--seat", "B")
    assert out.startswith("meeplepost 1\n")


def test_backup_and_restore_drill(capsys, data, tmp_path):
    run(capsys, "import", GOLDEN, "--data", data)
    status, out, _ = run(capsys, "backup", tmp_path / "copy.db", "--data", data, "--lang", "cs")
    assert status == 0
    assert "Záloha" in out
    (data / "meeplepost.db").write_bytes(b"no database at all" * 400)
    status, _, err = run(capsys, "export", 1, "--data", data, "--lang", "en")
    assert status == 2
    assert "damaged" in err
    status, out, _ = run(capsys, "restore", tmp_path / "copy.db", "--data", data, "--lang", "en")
    assert status == 0
    assert "before-restore-1" in out
    assert run(capsys, "export", 1, "--data", data)[1] == GOLDEN.read_text()


async def test_export_and_backup_beside_a_running_bot(data, tmp_path):
    async with open_host(data / "meeplepost.db") as host:
        table = await seated(host)
        await play_some(host, table, 5)
        text = await asyncio.to_thread(export_table, data, table, public=True)
        assert text == await host.exports.running(table, None)
        await asyncio.to_thread(backup, data, tmp_path / "copy.db")
        for refused in (
            lambda: import_save(data, GOLDEN.read_text(), "k"),
            lambda: restore(data, tmp_path / "copy.db"),
        ):
            with pytest.raises(StorageTrouble, match="storage-in-use"):
                await asyncio.to_thread(refused)
    rows = sqlite3.connect(tmp_path / "copy.db")
    assert rows.execute("SELECT count(*) FROM log").fetchone() == (5,)
    rows.close()


@pytest.mark.parametrize(
    "argv,says",
    [
        (("export", 7), "no table 7"),
        (("export", 1, "--data", "nowhere"), "cannot be opened"),
        (("import", "nothing.txt"), "no file"),
        (("import", __file__), "not a saved game"),
        (("backup", "nowhere/copy.db"), "cannot be opened"),
        (("restore", "nothing.db"), "cannot be opened"),
        (("restore", __file__), "damaged"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(capsys, data, argv, says):
    given = argv if "--data" in argv else (*argv, "--data", data)
    before = content(data / "meeplepost.db")
    status, out, err = run(capsys, *given, "--lang", "en")
    assert status == 2
    assert out == ""
    assert says in err
    assert len(err.splitlines()) == 1
    assert content(data / "meeplepost.db") == before


def test_a_backup_is_never_overwritten(capsys, data, tmp_path):
    assert run(capsys, "backup", tmp_path / "copy.db", "--data", data)[0] == 0
    status, _, err = run(capsys, "backup", tmp_path / "copy.db", "--data", data, "--lang", "cs")
    assert status == 2
    assert "už existuje" in err
