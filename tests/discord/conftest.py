"""A local Discord, an example bot and people for each test."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import pytest

from bot.localcord import Localcord
from tests.discord import spec
from tests.discord.example_bot import ExampleBot
from tests.discord.person import Person, open_page

READY_S = 10.0


@pytest.fixture
async def stack():
    async with AsyncExitStack() as opened:
        yield opened


@asynccontextmanager
async def local_discord(**options):
    """A local Discord whose exchanges are all checked against the API description in the end."""
    exchanges = []
    options = {"rates": None, "faults": True, **options}
    async with Localcord(recorder=exchanges.append, **options) as cord:
        yield cord
    spec.check(exchanges)


@asynccontextmanager
async def running(client, token: str):
    """A client that is ready, and is closed in the end."""
    task = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client_ready(client))
    try:
        async with asyncio.timeout(READY_S):
            done, _ = await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            await task
        yield client
    finally:
        ready.cancel()
        await client.close()
        task.cancel()
        await asyncio.gather(task, ready, return_exceptions=True)


async def client_ready(client) -> None:
    await client._async_setup_hook()
    await client.wait_until_ready()


@pytest.fixture
async def cord(stack):
    return await stack.enter_async_context(local_discord())


@pytest.fixture
async def bot(cord, stack):
    return await stack.enter_async_context(running(ExampleBot(cord), cord.token))


@pytest.fixture
async def api(cord, stack):
    """A plain request of the bot: `status, body = await api("GET", "/users/@me")`."""
    session = await stack.enter_async_context(aiohttp.ClientSession(connector=cord.connector()))

    async def asked(method: str, path: str, json=None, *, token: str | None = None, **options):
        headers = {"Authorization": f"Bot {token or cord.token}"}
        url = f"https://discord.com/api/v10{path}"
        async with session.request(method, url, json=json, headers=headers, **options) as answer:
            plain = answer.content_type != "application/json"
            return answer.status, None if plain else await answer.json()

    return asked


@pytest.fixture
def general(cord):
    """The channel in which everybody may write."""
    return next(each for each in cord.state.channels.values() if each.name == "general")


@pytest.fixture
def join(cord, stack):
    """Join as somebody: `await join("anezka")`."""

    async def joined(username: str) -> Person:
        page = await stack.enter_async_context(open_page(cord.people_url))
        await page.join(username)
        return page

    return joined


@pytest.fixture
async def anezka(bot, join):
    return await join("anezka")


@pytest.fixture
async def tomas(bot, join):
    return await join("tomas")
