"""What `run` does once it has a token, on a local Discord: serving, health, logs, an end at any moment."""

import asyncio
import io
import json
import logging
import socket
from contextlib import asynccontextmanager, suppress

import aiohttp
import discord
import pytest

from bot.host.errors import HostError
from bot.operate import logs
from bot.ui.serve import CannotServe, keep_serving, meaning
from storage.errors import DiskFull
from tests.bot.house import BUTTON, SELECT, acts
from tests.bot.house import house as open_house
from tests.discord.harness import local_discord


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def asked(port: int) -> tuple[int, dict]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as answer:
        return answer.status, await answer.json()


@asynccontextmanager
async def kept(cord, database, **options):
    """The bot as `run` keeps it, with its client."""
    stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()

    async def greet(_app, client):
        ready.set_result(client)

    task = asyncio.create_task(
        keep_serving(database, cord.token, stop, connector=cord.connector(), when_ready=greet, **options)
    )
    await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield task, stop, ready.result() if ready.done() else None
    finally:
        stop.set()
        with suppress(HostError):
            await task


async def until_asked(port: int, fits) -> dict:
    for _ in range(1000):
        with suppress(aiohttp.ClientError):
            status, said = await asked(port)
            if fits(said):
                return {"status": status, **said}
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_health_tells_how_it_is(tmp_path, monkeypatch):
    port = free_port()
    async with local_discord() as cord:
        async with kept(cord, tmp_path / "a.db", health_port=port) as (_, _, client):
            said = await until_asked(port, lambda report: report["connected"])
            assert said["status"] == 200
            assert said["ok"]
            assert said["database"] == "ok"
            assert (said["tables_running"], said["lobbies"], said["outbox_waiting"]) == (0, 0, 0)

            await cord.faults.drop_gateway("close", hold=True)
            said = await until_asked(port, lambda report: not report["connected"])
            assert said["status"] == 503
            cord.faults.release_gateway()
            await until_asked(port, lambda report: report["ok"])

            async def full(_now):
                raise DiskFull(file="a.db")

            monkeypatch.setattr(client.app.host.desk.storage, "vitals", full)
            status, said = await asked(port)
            assert (status, said["database"]) == (503, "storage-full")
        with pytest.raises(aiohttp.ClientError):
            await asked(port)


async def test_health_listens_on_loopback_only_and_a_taken_port_is_said(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with local_discord() as cord, kept(cord, tmp_path / "a.db", health_port=port) as (task, _, _):
            with pytest.raises(HostError, match="port-taken"):
                await task


async def test_a_refused_token_ends_with_a_sentence(tmp_path):
    async with local_discord() as cord:
        with pytest.raises(CannotServe, match="login-refused"):
            await keep_serving(tmp_path / "a.db", "local.wrong", asyncio.Event(), connector=cord.connector())


async def test_an_unreachable_discord_ends_with_a_sentence(tmp_path):
    async with local_discord() as cord:
        connector = cord.connector()
    with pytest.raises(CannotServe, match="discord-unreachable"):
        await keep_serving(tmp_path / "a.db", "local.any", asyncio.Event(), connector=connector)


async def test_a_stop_during_login_is_obeyed(tmp_path):
    async with local_discord() as cord:
        cord.faults.delay("GET /users/@me", 3600)
        stop = asyncio.Event()
        task = asyncio.create_task(keep_serving(tmp_path / "a.db", cord.token, stop, connector=cord.connector()))
        await asyncio.sleep(0.2)
        stop.set()
        await task


def test_what_is_no_matter_of_the_connection_stays_what_it_is():
    error = ValueError("ours")
    assert meaning(error) is error
    assert meaning(discord.ConnectionClosed(FakeSocket(), shard_id=0)).key == "discord-closed"


class FakeSocket:
    close_code = 4014


# -- logs ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def log():
    """Everything that is logged, as `run` logs it, at its most talkative."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up("debug", "json", stream)
    yield stream
    root.handlers[:], level = before
    root.setLevel(level)


async def test_no_secret_is_in_the_log_of_a_game_with_troubles(tmp_path, log, monkeypatch):
    async with open_house(tmp_path) as house:
        anezka, ruth = await house.join("anezka"), await house.join("ruth")
        number = await house.table([anezka, ruth])
        table = (await house.host.desk.live(number)).table
        house.cord.faults.answer("PATCH .*/messages", 500)
        house.cord.faults.rate_limit("POST .*/callback", 0.01)
        for player in (anezka, ruth):
            panel = await player.panel(number)
            usable = [one for kind in (BUTTON, SELECT) for one in acts(panel, kind) if one[0].name == "pk"]
            if usable:
                _, one = usable[0]
                values = [one["options"][0]["value"]] if "options" in one else None
                await player.send(panel, one["custom_id"], values)
        await house.posted(number)

        async def broken(*_args, **_named):
            raise RuntimeError(
                f"{table!r} seed {table.seed.hex()} https://discord.com/api/v10/webhooks/1/{tokens()[0]}"
            )

        def tokens() -> list[str]:
            return [made.token for made in house.cord.interactions._known.values()]

        monkeypatch.setattr(house.host.drafts, "tip", broken)
        for player in (anezka, ruth):
            await player.press(await house.board(number), "yo")
        secrets = [house.cord.token, table.seed.hex(), repr(table.seed), repr(table.salt), *tokens()]
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert {"incident", "answered", "taken up", "connected"} <= {line["event"] for line in lines}
    incident = next(line for line in lines if line["event"] == "incident")
    assert incident["what"] == f"yo at {number}"
    assert "RuntimeError" in incident["exception"]
    assert len(secrets) > 8
    assert not [secret for secret in secrets if secret in log.getvalue()]


def test_what_was_chosen_or_typed_is_not_logged(log):
    from types import SimpleNamespace

    from bot.ui.replies import _what

    press = SimpleNamespace(data={"custom_id": "m1.pk.3.0-1.beef.keep dragon"}, type=discord.InteractionType.component)
    assert _what(press) == "pk at 3"
    typed = {"name": "move", "options": [{"name": "move", "value": "keep dragon"}]}
    assert _what(SimpleNamespace(data=typed, type=discord.InteractionType.application_command)) == "move"


@pytest.mark.parametrize("secret", [
    "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "local.abcdefghijklmnopqrstuvwxyz0123456789",
    "b'\\x00\\'quoted\\x01'",
    'b"it\'s"',
    "7f" * 32,
])  # fmt: skip
def test_secrets_are_struck_out_wherever_they_stand(log, secret):
    logging.getLogger("x").warning("said %s", secret, extra={"also": f"<{secret}>", "number": 7})
    line = json.loads(log.getvalue())
    assert secret not in log.getvalue()
    assert line["event"] == f"said {logs.STRUCK}"
    assert line["also"] == f"<{logs.STRUCK}>"
    assert line["number"] == 7


def test_tokens_of_interactions_in_addresses_are_struck_out():
    for path in ("webhooks/123/aW50ZXI.x_y-z/messages/@original", "interactions/123/aW50ZXI.x_y-z/callback"):
        assert "aW50" not in logs.struck_out(f"POST https://discord.com/api/v10/{path}")


def test_plain_logs_are_for_people():
    stream = io.StringIO()
    root = logging.getLogger()
    before = root.handlers[:], root.level
    logs.set_up("info", "plain", stream)
    logging.getLogger("meeplepost").info("taken up", extra={"running": 3})
    logging.getLogger("meeplepost").debug("not said")
    root.handlers[:], level = before
    root.setLevel(level)
    assert "taken up" in stream.getvalue()
    assert "running=3" in stream.getvalue()
    assert "not said" not in stream.getvalue()
