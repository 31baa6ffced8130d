"""The local Discord stays on this machine, lets in nobody else, and stands rough treatment."""

import ast
import asyncio
import io
import socket
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord
import pytest

import bot.localcord
from bot.localcord.connector import LOOPBACK, LoopbackResolver, connector
from tests.discord.example_bot import ExampleBot
from tests.discord.harness import local_discord, running
from tests.discord.person import open_page

ROOT = Path(bot.localcord.__file__).parent


@pytest.fixture
async def browser(stack):
    return await stack.enter_async_context(aiohttp.ClientSession())


def own_addresses() -> list[str]:
    """What this machine is called from outside, as far as it knows."""
    with suppress(socket.gaierror):
        return [info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


async def test_listens_on_loopback_only(cord):
    for runner in cord._runners:
        assert {address[0] for address in runner.addresses} == {LOOPBACK}
    outside = {address for address in own_addresses() if not address.startswith("127.")}
    for address in outside:
        for port in (cord.port, cord.bot_port):
            with pytest.raises(ConnectionRefusedError):
                await asyncio.open_connection(address, port)


async def test_every_name_leads_here(cord):
    resolver = LoopbackResolver(cord.bot_port)
    found = await resolver.resolve("real.example.com", 443)
    assert [(each["host"], each["port"]) for each in found] == [(LOOPBACK, cord.bot_port)]
    async with aiohttp.ClientSession(connector=cord.connector()) as session:
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await session.get("https://real.example.com/")


async def test_only_this_servers_certificate_is_trusted(cord, stack):
    other = await stack.enter_async_context(local_discord())
    stranger = connector(other.bot_port, cord._certificate.client())
    async with aiohttp.ClientSession(connector=stranger) as session:
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await session.get("https://discord.com/api/v10/gateway")


async def test_discord_py_is_left_as_it_is(bot):
    assert discord.http.Route.BASE == "https://discord.com/api/v10"
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == "wss://gateway.discord.gg/"


def test_imports_nothing_of_the_project():
    ours = {"engine", "render", "storage", "config", "tests"}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = (
                [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else [each.name for each in node.names]
                if isinstance(node, ast.Import)
                else []
            )
            for name in names:
                assert name.split(".")[0] not in ours, (path, name)
                assert not name.startswith("bot") or name.startswith("bot.localcord"), (path, name)
                assert name.split(".")[0] != "discord", (path, name)


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "127.0.0.1"}]
)
async def test_foreign_pages_are_refused(cord, browser, headers):
    async with browser.get(f"http://127.0.0.1:{cord.port}/", headers=headers) as answer:
        assert answer.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(cord.people_url, headers=headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("key", ["", "wrong", "ž"])
async def test_wrong_key(cord, browser, key):
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(f"ws://127.0.0.1:{cord.port}/people", params={"key": key})
    assert refused.value.status == 403


async def test_key_is_new_in_every_run_and_own_origin_is_let_in(cord, browser, tmp_path):
    keys = set()
    for _ in range(2):
        async with local_discord(data=tmp_path / "discord.db") as one:
            keys.add(one.people.key)
    assert len(keys) == 2
    async with browser.ws_connect(cord.people_url, headers={"Origin": f"http://127.0.0.1:{cord.port}"}) as page:
        assert (await page.receive_json())["op"] == "hello"


async def test_bots_door_is_closed_to_browsers(cord, stack):
    session = await stack.enter_async_context(aiohttp.ClientSession(connector=cord.connector()))
    for headers in ({"Host": "evil.example"}, {"Origin": "https://discord.com"}):
        async with session.get("https://discord.com/api/v10/gateway", headers=headers) as answer:
            assert answer.status == 403


async def test_page_has_a_strict_policy(cord, browser):
    for path in ("/", "/nothing.js", "/fonts/SourceSansPro-Regular.ttf"):
        async with browser.get(f"http://127.0.0.1:{cord.port}{path}") as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/../server.py",
        "/%2e%2e/server.py",
        "/..%2fserver.py",
        "/fonts/..%2f__init__.py",
        "/README.md",
        "/fonts/x.ttf",
        "/attachments/1/2/x.png",
        "/attachments/1/x/x.png?hm=1",
    ],
)
async def test_nothing_else_is_served(cord, browser, path):
    async with browser.get(f"http://127.0.0.1:{cord.port}{path}") as answer:
        assert answer.status == 404


async def test_fonts(cord, browser):
    async with browser.get(f"http://127.0.0.1:{cord.port}/fonts/SourceSansPro-Regular.ttf") as answer:
        assert (answer.status, answer.content_type) == (200, "font/ttf")


async def test_attachment_links_cannot_be_guessed(cord, browser, anezka):
    message = await anezka.say_command("board")
    url = message["attachments"][0]["url"]
    async with browser.get(f"http://127.0.0.1:{cord.port}{url}") as answer:
        assert (answer.status, answer.content_type) == (200, "image/png")
    for wrong in (url.split("?")[0], url.replace("hm=", "hm=0")):
        async with browser.get(f"http://127.0.0.1:{cord.port}{wrong}") as answer:
            assert answer.status == 404


async def test_scripts_as_attachments_are_saved_not_run(cord, browser, bot, general):
    sent = await bot.get_channel(general.id).send(file=discord.File(io.BytesIO(b"<script>"), "../../evil.html"))
    path = sent.attachments[0].url.removeprefix("https://cdn.discordapp.com")
    async with browser.get(f"http://127.0.0.1:{cord.port}{path}") as answer:
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.content_type == "application/octet-stream"
    assert sent.attachments[0].filename == "evil.html"


@pytest.mark.parametrize(
    "content",
    ["\u202emirrored\u202c \u2066x\u2069", "😀" * 2000, "<script>alert(1)</script>", "x" * 2000, "\u0000a", "ﷺ" * 500],
)
async def test_strange_words_come_through_unchanged(anezka, tomas, content):
    await anezka.ask("say", channel=anezka.channel("general"), content=content)
    heard = await tomas.event("message_create")
    assert heard["message"]["content"] == content


async def test_broken_json(api, general, cord):
    headers = {"Content-Type": "application/json"}
    for body in (b"{", b"\xff\xfe", b'{"content": "x"', b"[" * 100_000):
        status, answer = await api_raw(cord, general, body, headers)
        assert (status, answer["code"]) == (400, 50109)
    status, answer = await api_raw(cord, general, b'{"content": "' + b"x" * (2 << 20) + b'"}', headers)
    assert (status, answer["code"]) == (413, 40005)
    for body in (b"[]", b"5", b'"x"', b"null"):
        status, answer = await api_raw(cord, general, body, headers)
        assert status == 400


async def api_raw(cord, general, body, headers):
    async with aiohttp.ClientSession(connector=cord.connector()) as session:
        url = f"https://discord.com/api/v10/channels/{general.id}/messages"
        headers = {**headers, "Authorization": f"Bot {cord.token}"}
        async with session.post(url, data=io.BytesIO(body), headers=headers) as answer:
            return answer.status, await answer.json()


async def test_ten_thousand_requests(stack):
    """Wrong ones end in a ban; people notice nothing."""
    cord = await stack.enter_async_context(local_discord(rates={}))
    page = await stack.enter_async_context(open_page(cord.people_url))
    await page.join("ruth")
    session = await stack.enter_async_context(aiohttp.ClientSession(connector=cord.connector()))

    async def ask() -> list[int]:
        statuses = []
        for _ in range(626):
            async with session.get(
                "https://discord.com/api/v10/users/@me", headers={"Authorization": "Bot wrong"}
            ) as answer:
                statuses.append(answer.status)
        return statuses

    asking = asyncio.gather(*(ask() for _ in range(16)))
    for number in range(5):
        await page.ask("say", channel=page.channel("general"), content=f"still here {number}")
    statuses = [status for each in await asking for status in each]
    assert set(statuses) == {401, 429}
    assert cord.rates.banned
    cord.faults.advance(601)
    assert not cord.rates.banned


async def test_no_secret_in_what_people_get(stack):
    cord = await stack.enter_async_context(local_discord())
    await stack.enter_async_context(running(ExampleBot(cord), cord.token))
    page = await stack.enter_async_context(open_page(cord.people_url))
    await page.join("ruth")
    await page.say_command("board")
    told = repr([page.hello, page.snapshot, page.events])
    assert cord.token not in told
    assert cord.state.application.secret not in told
    assert all(made.token not in told for made in cord.interactions._known.values())
