"""The Discord client: guilds intent only, commands synced when they changed, every press routed by its id."""

import asyncio
import json
from hashlib import sha256

import aiohttp
import discord
from discord import app_commands

from bot.ui.app import LOG, App
from bot.ui.commands import add_commands
from bot.ui.emojis import Uploader
from bot.ui.replies import guarded
from bot.ui.router import route
from bot.ui.sender import CLOSING_S, Sender
from bot.ui.translator import FluentTranslator

SYNCED = "commands"


class Meeplepost(discord.AutoShardedClient):
    def __init__(
        self,
        app: App,
        *,
        connector: aiohttp.TCPConnector | None = None,
        ready_timeout: float = 2.0,
        emojis: bool = False,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            connector=connector,
            guild_ready_timeout=ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,
        )
        self.app = app
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        self.sender = Sender(app, self)
        self._uploads = emojis
        self.ready = asyncio.Event()
        self.life: asyncio.Task[None]  # until it is closed or Discord ends it
        self._shards_up: set[int] = set()
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(FluentTranslator())
        add_commands(self.tree, self.app)
        await self.sync_if_changed()
        recovered = await self.app.host.start()
        LOG.info("taken up", extra={"running": recovered.running, "unsent": recovered.unsent})
        self._tasks = (
            asyncio.create_task(self._send_when_ready()),
            asyncio.create_task(self.app.host.recovery.watch()),
            *((asyncio.create_task(self._upload_when_ready()),) if self._uploads else ()),
        )

    async def sync_if_changed(self) -> bool:
        """Commands go to Discord only when they are not what it has."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        now = sha256(json.dumps([payload, self.application_id], sort_keys=True, default=str).encode()).hexdigest()
        known = await self.app.host.settings.of("server", 0)
        if known.get(SYNCED) == now:
            return False
        await self.tree.sync()
        await self.app.host.settings.put("server", 0, SYNCED, now)
        return True

    async def _send_when_ready(self) -> None:
        await self.wait_until_ready()
        self.ready.set()
        await self.sender.run()

    async def _upload_when_ready(self) -> None:
        await self.wait_until_ready()
        await Uploader(self.app.emojis, self, self.app.studio, self.app.host.settings).run()

    @property
    def connected(self) -> bool:
        """Does every connection to Discord stand?"""
        return bool(self._shards_up) and self._shards_up >= set(self.shards) and not self.is_closed()

    async def on_shard_connect(self, shard: int) -> None:
        self._shards_up.add(shard)
        LOG.info("connected", extra={"shard": shard})

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard: int) -> None:
        self._shards_up.discard(shard)
        LOG.info("disconnected", extra={"shard": shard})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            await route(self.app, interaction)

    async def _command_failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        cause = getattr(error, "original", error)

        async def again(_: object) -> None:
            raise cause

        if interaction.type is discord.InteractionType.autocomplete:
            LOG.warning("no suggestions", extra={"why": type(cause).__name__})
            return
        await guarded(self.app, interaction, again)

    async def close(self) -> None:
        """Lets what is being sent and answered come to its end, then leaves."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.app.late.close()
        if self.app.answering:
            await asyncio.wait(self.app.answering, timeout=CLOSING_S)
        await super().close()
