"""The gateway as a plain websocket sees it."""

import json
import zlib

import aiohttp
import discord
import pytest

from tests.discord.example_bot import ExampleBot
from tests.discord.harness import local_discord, running
from tests.discord.person import eventually

HELLO, IDENTIFY, RESUME, REQUEST_MEMBERS, INVALID = 10, 2, 6, 8, 9
GUILDS, MEMBERS, MESSAGES, CONTENT = 1, 1 << 1, 1 << 9, 1 << 15


class Raw:
    """A gateway client without a library."""

    def __init__(self, socket, token):
        self._socket = socket
        self._token = token

    async def send(self, op, data):
        await self._socket.send_json({"op": op, "d": data})

    async def receive(self):
        frame = await self._socket.receive(timeout=5)
        return json.loads(frame.data) if frame.type is aiohttp.WSMsgType.TEXT else frame

    async def identify(self, intents=GUILDS, **more):
        await self.send(IDENTIFY, {"token": self._token, "intents": intents, "properties": {}, **more})

    async def dispatched(self, name):
        while True:
            frame = await self.receive()
            if frame["t"] == name:
                return frame

    async def close_code(self):
        while not self._socket.closed:
            await self._socket.receive(timeout=5)
        return self._socket.close_code


@pytest.fixture
def dial(cord, stack):
    async def dialled(server=cord, query=""):
        session = await stack.enter_async_context(aiohttp.ClientSession(connector=server.connector()))
        socket = await stack.enter_async_context(
            session.ws_connect(f"wss://gateway.discord.gg/?v=10&encoding=json{query}")
        )
        return Raw(socket, server.token)

    return dialled


async def test_hello_ready_and_guild(dial, cord):
    raw = await dial()
    assert (await raw.receive())["op"] == HELLO
    await raw.identify()
    ready = (await raw.receive())["d"]
    assert ready["resume_gateway_url"] == "wss://gateway.discord.gg"
    assert ready["shard"] == [0, 1]
    guild = (await raw.receive())["d"]
    assert [each["name"] for each in guild["channels"]] == ["welcome", "general"]
    assert str(cord.state.application.id) in [each["user"]["id"] for each in guild["members"]]
    assert guild["id"] in [each["id"] for each in guild["roles"]]


async def test_heartbeat(dial):
    raw = await dial()
    await raw.receive()
    await raw.send(1, None)
    assert (await raw.receive())["op"] == 11


@pytest.mark.parametrize(
    "frame, code",
    [
        ({"op": IDENTIFY, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": IDENTIFY, "d": {"intents": 1}}, 4004),
        ({"op": 99, "d": None}, 4001),
        ({"op": 3, "d": {}}, 4003),
        ([], 4002),
        ({"op": 1, "d": "x" * 5000}, 4002),
    ],
)
async def test_close_codes(dial, frame, code):
    raw = await dial()
    await raw._socket.send_json(frame)
    assert await raw.close_code() == code


@pytest.mark.parametrize(
    "more, code", [({"intents": -1}, 4013), ({"intents": 1 << 40}, 4013), ({"shard": [2, 1]}, 4010)]
)
async def test_refused_identify(dial, more, code):
    raw = await dial()
    await raw.send(IDENTIFY, {"token": raw._token, "intents": 1, **more})
    assert await raw.close_code() == code


async def test_identify_twice(dial):
    raw = await dial()
    await raw.identify()
    await raw.identify()
    assert await raw.close_code() == 4005


async def test_too_many_frames_in_a_minute(dial):
    raw = await dial()
    for _ in range(130):
        await raw.send(1, None)
    assert await raw.close_code() == 4008


async def test_privileged_intents_must_be_allowed(dial, stack):
    strict = await stack.enter_async_context(local_discord(privileged=False))
    raw = await dial(strict)
    await raw.identify(CONTENT)
    assert await raw.close_code() == 4014


async def test_unknown_session_cannot_be_resumed(dial):
    raw = await dial()
    await raw.receive()
    await raw.send(RESUME, {"token": raw._token, "session_id": "unknown", "seq": 1})
    frame = await raw.receive()
    assert (frame["op"], frame["d"]) == (INVALID, False)


async def test_zlib_stream(stack, dial):
    pressed = await stack.enter_async_context(local_discord(compress=True))
    raw = await dial(pressed, "&compress=zlib-stream")
    inflate = zlib.decompressobj()
    hello = await raw._socket.receive_bytes(timeout=5)
    assert hello.endswith(b"\x00\x00\xff\xff")
    assert json.loads(inflate.decompress(hello))["op"] == HELLO
    await raw.identify()
    ready = await raw._socket.receive_bytes(timeout=5)
    assert json.loads(inflate.decompress(ready))["t"] == "READY"


async def test_content_comes_only_with_its_intent(dial, join, cord):
    person = await join("ruth")
    with_content, without = await dial(), await dial()
    await with_content.identify(GUILDS | MESSAGES | CONTENT)
    await without.identify(GUILDS | MESSAGES)
    nothing = await dial()
    await nothing.identify(GUILDS)
    for raw in (with_content, without, nothing):
        await raw.dispatched("GUILD_CREATE")
    channel = person.channel("general")
    await person.ask("say", channel=channel, content="to nobody")
    assert (await with_content.dispatched("MESSAGE_CREATE"))["d"]["content"] == "to nobody"
    assert (await without.dispatched("MESSAGE_CREATE"))["d"]["content"] == ""
    await person.ask("say", channel=channel, content=f"to you <@{cord.state.application.id}>")
    assert (await without.dispatched("MESSAGE_CREATE"))["d"]["content"].startswith("to you")
    await person.ask("thread", channel=channel, name="Seen by all")
    assert (await nothing.receive())["t"] == "THREAD_CREATE"


async def test_guilds_belong_to_shards(dial, cord):
    guild = next(iter(cord.state.guilds))
    mine = (guild >> 22) % 2
    own, other = await dial(), await dial()
    await own.identify(shard=[mine, 2])
    await other.identify(shard=[1 - mine, 2])
    assert len((await own.dispatched("READY"))["d"]["guilds"]) == 1
    assert (await other.dispatched("READY"))["d"]["guilds"] == []


@pytest.mark.parametrize("code, reachable", [(1000, False), (1001, False), (4000, True)])
async def test_a_goodbye_ends_the_session_and_an_accident_does_not(dial, cord, code, reachable):
    raw = await dial()
    await raw.identify()
    await raw.dispatched("GUILD_CREATE")
    await raw._socket.close(code=code)
    await cord.gateway.empty.wait()
    assert cord.gateway.reachable is reachable
    cord.faults.advance(301)
    assert not cord.gateway.reachable


async def test_members_are_known_only_with_their_intent(dial, cord):
    bare, full = await dial(), await dial()
    await bare.identify(GUILDS)
    await full.identify(GUILDS | MEMBERS)
    alone = (await bare.dispatched("GUILD_CREATE"))["d"]
    assert [each["user"]["id"] for each in alone["members"]] == [str(cord.state.application.id)]
    assert alone["member_count"] == 5
    assert len((await full.dispatched("GUILD_CREATE"))["d"]["members"]) == 5


async def test_a_client_that_asks_for_all_members_gets_them(stack, cord):
    bot = await stack.enter_async_context(running(ExampleBot(cord, intents=discord.Intents.all()), cord.token))
    await eventually(lambda: bot.guilds[0].chunked)
    assert {each.name for each in bot.guilds[0].members} >= {"anezka", "tomas", "ruth", "jiri"}


async def test_members_on_request(dial):
    raw = await dial()
    await raw.identify(GUILDS | MEMBERS)
    guild = (await raw.dispatched("GUILD_CREATE"))["d"]["id"]
    for wrong in (None, {}, {"guild_id": "x"}, {"guild_id": 5}):
        await raw.send(REQUEST_MEMBERS, wrong)
    await raw.send(REQUEST_MEMBERS, {"guild_id": guild, "query": "", "limit": 0, "nonce": "n"})
    chunk = (await raw.receive())["d"]
    assert (len(chunk["members"]), chunk["nonce"]) == (5, "n")
