"""The whole local Discord: two listeners on 127.0.0.1 around one state."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp
from aiohttp import web as aiohttp_web

from bot.localcord import web
from bot.localcord.cdn import Cdn
from bot.localcord.certificate import Certificate
from bot.localcord.clock import Alarm, Clock
from bot.localcord.composer import Composer
from bot.localcord.connector import LOOPBACK, connector
from bot.localcord.faults import Fault, FaultDesk
from bot.localcord.feed import Feed
from bot.localcord.gateway import Gateway
from bot.localcord.interactions import Interactions
from bot.localcord.people.socket import People
from bot.localcord.posts import Posts
from bot.localcord.rates import DISCORD_LIKE, Rates
from bot.localcord.rest import app as rest
from bot.localcord.state import State
from bot.localcord.store import Store
from bot.localcord.threads import Threads
from bot.localcord.world import World, found

HOUSEKEEPING_S = 60.0


class Localcord:
    """`async with Localcord(data=...) as cord:` gives `cord.url`, `cord.token`, `cord.connector()`."""

    def __init__(
        self,
        *,
        data: Path | None = None,
        port: int = 0,
        world: World | None = None,
        rates: Mapping[str, tuple[int, float]] | None = DISCORD_LIKE,
        faults: bool = False,
        compress: bool = False,
        privileged: bool = True,
        recorder: rest.Recorder | None = None,
    ) -> None:
        self._data = data
        self._world = world or World()
        self._wanted_port = port
        self._limits = rates
        self._with_faults = faults
        self._compress = compress
        self._privileged = privileged
        self._recorder = recorder
        self._runners: list[aiohttp_web.AppRunner] = []
        self._desk: FaultDesk | None = None
        self.port = 0
        self.bot_port = 0

    # -- life --------------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        self.clock = Clock()
        self._store = Store(self._data)
        self.state = State(self._store, self.clock)
        found(self.state, self._world)
        self.state.sweep_ephemerals()
        self.state.sweep_files()
        composer = Composer(self.state)
        self.posts = Posts(self.state, composer)
        self.threads = Threads(self.state, self.posts)
        self.gateway = Gateway(self.state, Feed(self.state), compress=self._compress, privileged=self._privileged)
        self.interactions = Interactions(self.state, self.posts, composer)
        self.rates = Rates(self.clock, self._limits)
        self.cdn = Cdn(self.state)
        self.people = People(self, secrets.token_urlsafe(24))
        self._desk = FaultDesk(self) if self._with_faults else None
        self._certificate = Certificate()
        self.bot_port = await self._listen(rest.build(self), 0, tls=True)
        await self._listen_to_people()
        self._chores: Alarm = self.clock.after(HOUSEKEEPING_S, self._keep_house)

    async def _listen_to_people(self) -> None:
        """At the wanted port; without one at that of last time, so that open pages find back."""
        app = self.state.application
        try:
            self.port = await self._listen(web.build(self), self._wanted_port or app.port, tls=False)
        except OSError:
            if self._wanted_port:
                await self.stop()
                raise
            self.port = await self._listen(web.build(self), 0, tls=False)
        if app.port != self.port:
            app.port = self.port
            self.state.save(app)

    async def _listen(self, app: aiohttp_web.Application, port: int, *, tls: bool) -> int:
        runner = aiohttp_web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        self._runners.append(runner)
        context = self._certificate.server() if tls else None
        site = aiohttp_web.TCPSite(runner, LOOPBACK, port, ssl_context=context)
        await site.start()
        bound: int = runner.addresses[0][1]
        return bound

    def _keep_house(self) -> None:
        self.posts.archive_idle()
        self.state.sweep_ephemerals()
        self._chores = self.clock.after(HOUSEKEEPING_S, self._keep_house)

    async def stop(self) -> None:
        await self.gateway.stop()
        await self.people.stop()
        for runner in self._runners:
            await runner.cleanup()
        self._runners.clear()
        self.clock.stop()
        self._store.close()

    # -- for the bot -------------------------------------------------------------------------------------------------

    @property
    def token(self) -> str:
        return self.state.application.token

    def connector(self) -> aiohttp.TCPConnector:
        """Leads an unmodified discord.py here, and nowhere else."""
        return connector(self.bot_port, self._certificate.client())

    # -- for people --------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.port}/#key={self.people.key}"

    @property
    def people_url(self) -> str:
        """Where the people's socket is."""
        return f"ws://{LOOPBACK}:{self.port}/people?key={self.people.key}"

    # -- for tests ---------------------------------------------------------------------------------------------------

    @property
    def faults(self) -> FaultDesk:
        if self._desk is None:
            raise RuntimeError("the fault desk is for tests: Localcord(faults=True)")
        return self._desk

    def take_fault(self, route: str) -> Fault | None:
        return None if self._desk is None else self._desk.take(route)

    def record(self, exchange: rest.Exchange) -> None:
        if self._recorder is not None:
            self._recorder(exchange)
