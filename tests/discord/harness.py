"""A local Discord and a client that is ready, for any test that wants them."""

import asyncio
from contextlib import asynccontextmanager

from bot.localcord import Localcord
from tests.discord import spec

READY_S = 10.0


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
