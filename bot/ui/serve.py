"""The whole bot running: host, studio and client, opened and closed in the right order."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord

from bot.host.errors import HostError
from bot.host.host import Host, open_host
from bot.host.limits import Limits, Times
from bot.host.operating import WORLD, World
from bot.ui.app import App
from bot.ui.client import Meeplepost
from bot.ui.health import health_desk
from render.easel import Apart, Easel, Here
from render.studio import Studio

Greeting = Callable[[App, Meeplepost], Awaitable[None]]
LOCAL_READY_S = 0.1
COLLECTED_AFTER = (20_000, 20, 20)
_CONNECTION = (discord.DiscordException, aiohttp.ClientError, OSError)


class CannotServe(HostError):
    """There is no working connection, or none that may be used with this database."""


async def keep_serving(
    database: Path,
    token: str,
    stop: asyncio.Event,
    *,
    connector: aiohttp.TCPConnector | None = None,
    when_ready: Greeting | None = None,
    limits: Limits | None = None,
    times: Times | None = None,
    health_port: int = 0,
) -> None:
    """Serves until told to stop, at whatever moment; then what was begun is finished. Raises if Discord ends it."""

    async def work() -> None:
        easel = Apart() if os.name == "posix" else Here()
        async with (
            serving(
                database,
                token,
                connector=connector,
                when_ready=when_ready,
                limits=limits,
                times=times,
                easel=easel,
                emojis=True,
            ) as client,
            health_desk(client, health_port),
        ):
            settle()
            await client.life

    serving_now = asyncio.create_task(work())
    told = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({serving_now, told}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        told.cancel()
        serving_now.cancel()
        await asyncio.gather(serving_now, return_exceptions=True)
    error = None if serving_now.cancelled() else serving_now.exception()
    if error is not None:
        raise meaning(error) from error


def settle() -> None:
    """Begin to serve: what is loaded now stays, no collection need look through it again; and few need be made.

    Positions and messages are trees without cycles and go by themselves, so frequent collections find nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


@asynccontextmanager
async def serving(
    database: Path,
    token: str,
    *,
    connector: aiohttp.TCPConnector | None = None,
    when_ready: Greeting | None = None,
    limits: Limits | None = None,
    times: Times | None = None,
    easel: Easel | None = None,
    emojis: bool = False,
) -> AsyncIterator[Meeplepost]:
    """A client that is connected and ready; with a connector it reaches a local Discord and nothing else.

    `emojis`: bring them to Discord as well, in the background.
    """
    studio = Studio(easel=easel)
    try:
        async with open_host(database, limits=limits, times=times) as host:
            app = App(host, studio)
            await _check_world(host, "local" if connector else "discord")
            ready_timeout = LOCAL_READY_S if connector else 2.0
            client = Meeplepost(app, connector=connector, ready_timeout=ready_timeout, emojis=emojis)
            client.life = running = asyncio.create_task(client.start(token))
            try:
                await _ready(client, running)
                if when_ready is not None:
                    await when_ready(app, client)
                yield client
            finally:
                await client.close()
                running.cancel()  # it may still wait for a server that does not answer
                await asyncio.gather(running, return_exceptions=True)
    finally:
        studio.close()


async def _check_world(host: Host, world: World) -> None:
    """Tables of the local Discord are never posted to the real one, nor the other way round."""
    known = (await host.settings.of("server", 0)).get(WORLD, world)
    if known != world:
        raise CannotServe("other-world", world=world)
    await host.settings.put("server", 0, WORLD, world)


def meaning(error: BaseException) -> BaseException:
    """What the end of a connection means to an operator; everything else as it is."""
    if not isinstance(error, _CONNECTION):
        return error
    if isinstance(error, discord.LoginFailure):
        return CannotServe("login-refused")
    if isinstance(error, discord.ConnectionClosed):
        return CannotServe("discord-closed", code=str(error.code))
    return CannotServe("discord-unreachable", why=type(error).__name__)


async def _ready(client: Meeplepost, running: "asyncio.Task[None]") -> None:
    """Until it is ready; if it cannot log in, that error."""
    waiting = asyncio.create_task(client.ready.wait())
    done, _ = await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if running in done:
        running.result()
