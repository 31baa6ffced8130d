"""A local Discord, an example bot and people for each test."""

from contextlib import AsyncExitStack

import aiohttp
import pytest

from tests.discord.example_bot import ExampleBot
from tests.discord.harness import local_discord, running
from tests.discord.person import Person, open_page


@pytest.fixture
async def stack():
    async with AsyncExitStack() as opened:
        yield opened


@pytest.fixture
async def cord(stack):
    return await stack.enter_async_context(local_discord())


@pytest.fixture
async def bot(cord, stack):
    return await stack.enter_async_context(running(ExampleBot(cord), cord.token))


@pytest.fixture
async def api(cord, stack):
    """A plain request of the bot; gives status and body."""
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
    """Joining as somebody, by username."""

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
