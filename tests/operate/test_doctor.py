"""The doctor: what is wrong is found, said in both languages, and told by the exit code."""

import sqlite3
from types import SimpleNamespace

import discord
import pytest

from bot.__main__ import main
from bot.host.host import open_host
from bot.host.operating import WORLD
from bot.operate import checks
from bot.operate.token import VARIABLE
from bot.ui import permissions
from bot.ui.permissions import NEEDED, invite, look_online, missing
from bot.ui.serve import meaning
from storage import schema
from tests.discord.harness import local_discord
from tests.operate.test_token import real


@pytest.fixture
def settings(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text('[bot]\ndata = "data"\n')
    (tmp_path / "data").mkdir(mode=0o700)
    return path


@pytest.fixture
def doctor(capsys, monkeypatch, settings):
    def examined(*argv, token=None, lang="en"):
        monkeypatch.setenv(VARIABLE, real() if token is None else token)
        status = main(["doctor", "--config", str(settings), "--lang", lang, *map(str, argv)])
        out, err = capsys.readouterr()
        assert err == ""
        assert real() not in out
        return status, out

    return examined


async def made(path) -> None:
    async with open_host(path):
        pass


@pytest.mark.parametrize("lang,says", [("en", "Nothing is wrong."), ("cs", "Všechno je v pořádku.")])
def test_a_sound_installation(doctor, lang, says):
    status, out = doctor(lang=lang)
    assert status == 0
    assert out.splitlines()[-1] == says


async def test_a_database_in_use_old_and_damaged(doctor, tmp_path):
    path = tmp_path / "data" / "meeplepost.db"
    async with open_host(path):
        status, out = doctor()
        assert status == 0
        assert "a bot is running on it" in out
    assert "The database is sound (version" in doctor()[1]
    path.unlink()
    connection = schema.connect(path)
    schema.migrate(connection, 1)
    connection.close()
    status, out = doctor()
    assert status == 0
    assert "It has version 1" in out
    path.write_bytes(b"no database" * 1000)
    status, out = doctor(lang="cs")
    assert status == 1
    assert "CHYBA" in out
    assert "je poškozený" in out


@pytest.mark.parametrize("lang,says", [("en", "Give “{}” a folder of its own"), ("cs", "„{}“")])
async def test_a_database_of_the_other_world_is_reported(doctor, tmp_path, lang, says):
    data = tmp_path / "data"
    for world, here, there in (("local", (), ("--play", data)), ("discord", ("--play", data), ())):
        async with open_host(data / "meeplepost.db") as host:
            await host.settings.put("server", 0, WORLD, world)
        status, out = doctor(*here, lang=lang)
        assert status == 1
        assert says.format("run" if world == "local" else "play") in out
        assert doctor(*there, lang=lang)[0] == 0, "where it belongs nothing is wrong"


async def test_damage_inside_is_found(doctor, tmp_path):
    path = tmp_path / "data" / "meeplepost.db"
    await made(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_master SET rootpage = 3 WHERE name = 'tables_by_guild'")
    connection.commit()
    connection.close()
    status, out = doctor()
    assert status == 1
    assert "is damaged" in out


@pytest.mark.parametrize("token,says", [("", "There is no token."), ("local.abc", "token of the local Discord"), ("abc", "does not look like")])  # fmt: skip
def test_the_token(doctor, token, says):
    status, out = doctor(token=token)
    assert status == 1
    assert says in out


def test_bad_settings(doctor, settings):
    settings.write_text("[host]\nvote_hours = 0")
    status, out = doctor()
    assert status == 1
    assert "between 1 and" in out


def test_room_python_and_folders(monkeypatch, tmp_path):
    for free, state in ((50, "wrong"), (500, "note"), (5000, "ok")):
        monkeypatch.setattr(checks.shutil, "disk_usage", lambda _, free=free: SimpleNamespace(free=free << 20))
        assert checks.room(tmp_path / "not" / "there").state == state
    assert [checks.python(version).state for version in ((3, 10), (3, 11), (3, 13), (3, 14))] == [
        "wrong", "ok", "ok", "note",
    ]  # fmt: skip
    assert checks.folder(tmp_path / "new").key == "doctor-folder-new"
    tmp_path.chmod(0o755)
    assert checks.folder(tmp_path).key == "doctor-folder-open"
    file = tmp_path / "file"
    file.touch()
    assert checks.folder(file).state == "wrong"
    monkeypatch.setattr(checks, "writable", lambda _: False)
    assert checks.folder(tmp_path).state == checks.folder(tmp_path / "new").state == "wrong"


def test_missing_fonts(monkeypatch):
    def gone(*_):
        raise OSError

    monkeypatch.setattr("render.kit.fonts.face", gone)
    assert checks.fonts().state == "wrong"


async def test_permissions_on_a_server():
    async with local_discord() as cord:
        found = await look_online(cord.token, connector=cord.connector())
        assert [server.missing for server in found.servers] == [()]
        assert not found.elsewhere
        guild = next(iter(cord.state.guilds.values()))
        for role in guild.roles.values():
            role.permissions &= ~discord.Permissions(attach_files=True, administrator=True).value
        found = await look_online(cord.token, connector=cord.connector())
        assert [server.missing for server in found.servers] == [("attach_files",)]
        with pytest.raises(discord.LoginFailure) as refused:
            await look_online("local.wrong", connector=cord.connector())
        assert meaning(refused.value).key == "login-refused"


def test_what_discord_says_is_told(doctor, monkeypatch):
    servers = (permissions.Server("Club", ("attach_files",)), permissions.Server("Home", ()))
    for answer, says in (
        (
            permissions.Online("Meeple", 7, True, servers),
            ("Club: the bot lacks attach_files", "Home: the bot may", "Endpoint", invite(7)),
        ),
        (permissions.Online("Meeple", 7, False, ()), ("on no server yet",)),
    ):

        async def look(_, answer=answer):
            return answer

        monkeypatch.setattr(permissions, "look_online", look)
        status, out = doctor("--online")
        assert status == (1 if answer.servers else 0)
        assert all(one in out for one in says)

    async def refused(_):
        raise discord.LoginFailure

    monkeypatch.setattr(permissions, "look_online", refused)
    status, out = doctor("--online")
    assert status == 1
    assert "Discord refuses the token" in out


def test_administrators_lack_nothing():
    assert missing(discord.Permissions(administrator=True)) == []
    assert set(missing(discord.Permissions.none())) == {name for name, wanted in NEEDED if wanted}
