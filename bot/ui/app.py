"""What every handler gets: the host, the studio, the settings, and the words of a reader."""

import asyncio
import logging
from typing import Any, NamedTuple

import discord

from bot.host.host import Host
from bot.host.live import Live
from bot.host.lobby import Person
from bot.host.look import Brief
from bot.ui.emojis import Emojis
from bot.ui.late import Coming, Late
from engine.core.words import Speech, Words, words
from render.contract import Marks, Picture, Table
from render.studio import Studio
from storage.rows import TableRow

LOG = logging.getLogger("meeplepost")
LANGUAGE = "language"
QUICK = "quick"  # a turn of one decision is played as soon as it is picked


class Reader(NamedTuple):
    """Somebody who gets a private answer: who, and in which language."""

    person: Person
    words: Words

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def lang(self) -> str:
        return self.words.lang

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, **args)


class App:
    def __init__(self, host: Host, studio: Studio) -> None:
        self.host = host
        self.studio = studio
        self.emojis = Emojis()
        self.late = Late(lambda: studio.crowded)
        self.answering: set[asyncio.Task[Any]] = set()  # interactions on their way; closing waits for them

    async def reader(self, interaction: discord.Interaction) -> Reader:
        """By the person's own setting, else by the language of their Discord."""
        user = interaction.user
        lang = await self.language(user.id) or str(interaction.locale)[:2]
        return Reader(Person(user.id, user.display_name, lang if lang in {"en", "cs"} else "en"), words(lang))

    async def language(self, person: int) -> str:
        """The language a person has chosen; empty = as their Discord says."""
        return (await self.host.settings.of("person", person)).get(LANGUAGE, "")

    async def choose_language(self, person: int, lang: str) -> None:
        await self.host.settings.put("person", person, LANGUAGE, lang)

    async def quick(self, person: int) -> bool:
        """Does this person want whole turns of one decision played when picked?"""
        return (await self.host.settings.of("person", person)).get(QUICK) == "on"

    async def choose_quick(self, person: int, *, on: bool) -> None:
        await self.host.settings.put("person", person, QUICK, "on" if on else "")

    async def speech(self, live: Live, lang: str) -> Speech:
        return await self.host.look.speech(live, lang)

    async def table_picture(self, live: Live, viewer: int | None, part: str, lang: str, marks: Marks) -> Picture:
        """A picture of the table as this viewer may see it."""
        view = live.game.view(live.state, viewer)
        return await self.picture(live, view, part, marks, lang)

    async def picture(self, live: Live, view: object, part: str, marks: Marks, lang: str) -> Picture:
        return await self.studio.picture(live.game.id, view, part, await self._shown(live, lang), marks)

    async def drawing(self, live: Live, view: object, part: str, marks: Marks, lang: str) -> Coming:
        """The picture as something that is on its way: an answer in words need not wait for it."""
        table = await self._shown(live, lang)
        return asyncio.create_task(self.studio.picture(live.game.id, view, part, table, marks, later=True))

    async def _shown(self, live: Live, lang: str) -> Table:
        names = await self.host.look.names(live, lang)
        return Table(tuple(names[seat] for seat in sorted(names)), table_label(live.table, lang), lang)


def table_label(table: TableRow, lang: str) -> str:
    return table_words(table.id, lang)


def table_words(table: int, lang: str) -> str:
    return words(lang).say("ui-table", table=str(table))


def thread_link(table: TableRow | Brief) -> str:
    """Where the table is played."""
    return f"https://discord.com/channels/{table.guild or '@me'}/{table.thread or table.channel}"
