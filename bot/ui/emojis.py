"""Emojis of the application: brought to Discord where they are missing or changed, and found by what they show.

Nothing waits for them and nothing needs them: where there is none, words stand alone.
"""

import asyncio
import logging
from hashlib import sha256
from typing import Any

import aiohttp
import discord
import msgspec

from bot.host.choices import form_of
from bot.host.settings import Settings
from engine.core.errors import MeeplepostError
from engine.core.game import AnyGame
from engine.core.prompt import Seat
from render import emoji, pictures
from render.studio import Studio

LOG = logging.getLogger("meeplepost")
Sign = discord.PartialEmoji
UPLOADED = "emojis"  # the setting that says which picture Discord has under which name
PAUSE_S = 0.05  # messages go first: Discord counts all requests of a bot together
SAVED_AFTER = 25
MOST_REFUSALS = 3  # then something is wrong with more than one picture
_SEATS = frozenset({"seat", "who"})
_TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, MeeplepostError)
_GONE = "Invalid emoji"


class Emojis:
    """Those that can be used now."""

    def __init__(self) -> None:
        self._known: dict[str, Sign] = {}

    def __len__(self) -> int:
        return len(self._known)

    def put(self, name: str, number: int) -> None:
        self._known[name] = Sign(name=name, id=number)

    def drop(self, name: str) -> None:
        self._known.pop(name, None)

    def doubted(self, error: discord.HTTPException) -> bool:
        """Was a message refused for an emoji that somebody has removed? Then none is used until the next start."""
        if _GONE not in error.text or not self._known:
            return False
        LOG.warning("emojis gone", extra={"known": len(self._known)})
        self._known.clear()
        return True

    # -- by what they show -------------------------------------------------------------------------------------------

    def front(self, seat: Seat) -> str:
        """What stands before a seat's name in a line."""
        sign = self._known.get(emoji.seat(seat))
        return f"{sign} " if sign else ""

    def number(self, line: int) -> str:
        """The number of a line, as its ring on the picture has it."""
        sign = self._known.get(emoji.ring(line))
        return f"{sign} " if sign else f"{line}. "

    def thing(self, game: str, view: Any, field: str, value: Any) -> Sign | None:
        """The value of a decision's field; of several only if they are all of one kind."""
        if isinstance(value, tuple):
            kinds = {item[0] if isinstance(item, tuple) else item for item in value}
            return self.thing(game, view, field, kinds.pop()) if len(kinds) == 1 else None
        if value is None or game not in pictures.known():
            return None
        if field in _SEATS and isinstance(value, int):
            return self._known.get(emoji.seat(value))
        name = pictures.of_game(game).emblem(view, field, value)
        return self._known.get(emoji.of_game(game, name))

    def decision(self, game: AnyGame, view: Any, decision: Any, *, how: bool = False) -> Sign | None:
        """The first thing a decision is about; or (`how`) with what it is done, a die or a payment."""
        fields = [slot.field for slot in form_of(game, decision).slots if slot.how == how]
        found = (self.thing(game.id, view, field, getattr(decision, field)) for field in fields)
        return next((sign for sign in found if sign), None)


class Uploader:
    """Brings the pictures to Discord in the background."""

    def __init__(self, emojis: Emojis, client: discord.Client, studio: Studio, settings: Settings) -> None:
        self._emojis = emojis
        self._client = client
        self._studio = studio
        self._settings = settings
        self._have: dict[str, str] = {}  # name -> hash of the picture that Discord has
        self._unsaved = 0

    async def run(self) -> None:
        """Everything that is missing or changed; what goes wrong is logged, and tried again at the next start."""
        try:
            await self._run()
        except _TROUBLE as error:
            LOG.warning("emojis not complete", extra={"why": type(error).__name__})
        except Exception:
            LOG.exception("emojis not complete")

    async def _run(self) -> None:
        saved = (await self._settings.of("server", 0)).get(UPLOADED, "{}")
        self._have = msgspec.json.decode(saved, type=dict[str, str])
        there = {one.name: one for one in await self._client.fetch_application_emojis()}
        for name in there.keys() & set(emoji.names()):
            self._emojis.put(name, there[name].id)
        refusals = 0
        try:
            for name in emoji.names():
                try:
                    await self._one(name, there.get(name))
                except discord.HTTPException as error:
                    LOG.warning("emoji refused", extra={"emoji": name, "code": error.code or error.status})
                    refusals += 1
                    if refusals == MOST_REFUSALS:
                        break
        finally:
            await self._save()
        LOG.info("emojis ready", extra={"count": len(self._emojis)})

    async def _one(self, name: str, old: discord.Emoji | None) -> None:
        picture = (await self._studio.emoji(name)).png
        now = sha256(picture + str(self._client.application_id).encode()).hexdigest()[:16]
        if old is not None and self._have.get(name) == now:
            return
        if old is not None:  # Discord lets one change the name of an emoji, but not its picture
            self._emojis.drop(name)
            await old.delete()
        made = await self._created(name, picture)
        self._emojis.put(name, made.id)
        self._have[name] = now
        self._unsaved += 1
        if self._unsaved == SAVED_AFTER:
            await self._save()
        await asyncio.sleep(PAUSE_S)

    async def _created(self, name: str, picture: bytes) -> discord.Emoji:
        while True:
            try:
                return await self._client.create_application_emoji(name=name, image=picture)
            except discord.RateLimited as error:
                await asyncio.sleep(error.retry_after)

    async def _save(self) -> None:
        if self._unsaved:
            self._unsaved = 0
            await self._settings.put("server", 0, UPLOADED, msgspec.json.encode(self._have).decode())
