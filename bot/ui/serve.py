"""The whole bot running: host, studio and client, opened and closed in the right order."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord

from bot.host.host import open_host
from bot.host.limits import Limits
from bot.ui.app import App
from bot.ui.client import Meeplepost
from render.studio import Studio

Greeting = Callable[[App, discord.Client], Awaitable[None]]
LOCAL_READY_S = 0.1


@asynccontextmanager
async def serving(
    database: Path,
    token: str,
    *,
    connector: aiohttp.TCPConnector | None = None,
    when_ready: Greeting | None = None,
    limits: Limits | None = None,
) -> AsyncIterator[Meeplepost]:
    """A client that is connected and ready; with a connector it reaches a local Discord and nothing else."""
    studio = Studio()
    try:
        async with open_host(database, limits=limits) as host:
            app = App(host, studio)
            client = Meeplepost(app, connector=connector, ready_timeout=LOCAL_READY_S if connector else 2.0)
            running = asyncio.create_task(client.start(token))
            try:
                await _ready(client, running)
                if when_ready is not None:
                    await when_ready(app, client)
                yield client
            finally:
                await client.close()
                await asyncio.gather(running, return_exceptions=True)
    finally:
        studio.close()


async def _ready(client: Meeplepost, running: "asyncio.Task[None]") -> None:
    """Until it is ready; if it cannot log in, that error."""
    waiting = asyncio.create_task(client.ready.wait())
    done, _ = await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if running in done:
        running.result()
