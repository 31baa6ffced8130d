"""Health on loopback: one JSON answer for whoever supervises the bot. No names, no moves, no secrets."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import msgspec
from aiohttp import web

from bot.host.errors import HostError, StorageTrouble
from bot.ui.client import Meeplepost

LOOPBACK = "127.0.0.1"


class Report(msgspec.Struct, frozen=True):
    ok: bool
    connected: bool
    database: str  # "ok" or the key of its trouble
    outbox_waiting: int
    outbox_oldest_seconds: int  # how long the oldest notice that is due has not been posted
    tables_running: int
    lobbies: int
    uptime_seconds: int
    version: str


class PortTaken(HostError):
    """Something else listens there."""


@asynccontextmanager
async def health_desk(client: Meeplepost, port: int) -> AsyncIterator[None]:
    """Serves /health while the bot runs; port 0 means not at all."""
    if not port:
        yield
        return
    app = web.Application()
    began = time.monotonic()

    async def health(_: web.Request) -> web.Response:
        report = await examine(client, time.monotonic() - began)
        body = msgspec.json.encode(report)
        return web.Response(status=200 if report.ok else 503, body=body, content_type="application/json")

    app.router.add_get("/health", health)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            raise PortTaken("port-taken", port=str(port)) from None
        yield
    finally:
        await runner.cleanup()


async def examine(client: Meeplepost, uptime_seconds: float) -> Report:
    """How the bot is now; never raises."""
    desk = client.app.host.desk
    now = desk.clock.now_ms()
    running = lobbies = waiting = oldest = 0
    database = "ok"
    try:
        vital = await desk.asked(desk.storage.vitals(now))
    except StorageTrouble as trouble:
        database = trouble.key
    else:
        running, lobbies, waiting = vital.running, vital.lobbies, vital.unsent
        oldest = 0 if vital.oldest_ms is None else max(0, now - vital.oldest_ms) // 1000
    return Report(
        ok=client.connected and database == "ok",
        connected=client.connected,
        database=database,
        outbox_waiting=waiting,
        outbox_oldest_seconds=oldest,
        tables_running=running,
        lobbies=lobbies,
        uptime_seconds=round(uptime_seconds),
        version=version("meeplepost"),
    )
