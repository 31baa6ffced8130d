"""The sender of the outbox: posts what was committed, at least once, and never stands in the way of a move.

| what happens | what is done |
| --- | --- |
| 5xx, reset, no connection | again later, later each time |
| message deleted | posted anew |
| thread archived | opened again |
| thread or channel gone | a new thread where there is one to make it from, and a word about it; else given up |
| not allowed (50001, 50013) | again in ten minutes: somebody may set it right |
| person cannot be reached (50007) | given up |
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import msgspec

from bot.host.live import Live
from bot.host.lobby import Place
from bot.host.notices import nonce
from bot.ui.app import LOG, App, table_label
from bot.ui.cards import board, lobby, result
from bot.ui.limits import THREAD_NAME, cut
from bot.ui.screens import Screen, Text, build, files
from engine.core.errors import MeeplepostError
from storage.rows import MessageRow, NoticeRow

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
NO_ACCESS = {50001, 50013}
UNREACHABLE = 50007
NOT_ALLOWED_RETRY_MS = 600_000
REPOST_AFTER_MS = 50 * 60 * 1000  # edits of older messages are throttled by Discord
SILENT = {"line", "undo", "rules"}


class GivenUp(Exception):
    """This notice can never be posted."""


class Sender:
    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._notices = app.host.notices
        self._locks: dict[int, asyncio.Lock] = {}
        self._screens: dict[str, Callable[[Live, NoticeRow], Awaitable[Screen]]] = {
            "lobby": lambda live, _: lobby.lobby_card(app, live),
            "board": lambda live, _: board.board_card(app, live),
            "vote": lambda live, notice: board.vote_card(app, live, int(msgspec.json.decode(notice.body)["vote"])),
            "result": lambda live, _: result.result_card(app, live),
        }

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.send_due()
                await self._notices.wait(30.0)
            except MeeplepostError as error:
                LOG.warning("outbox: %s", error)
                await asyncio.sleep(1.0)

    async def send_due(self) -> int:
        """Everything due now; tables beside each other, the notices of one table in order."""
        due = await self._notices.due()
        by_table: dict[int, list[NoticeRow]] = {}
        for notice in sorted(due, key=lambda row: (row.made_ms, _RANK.get(row.kind, 9))):
            by_table.setdefault(notice.table_id, []).append(notice)
        await asyncio.gather(*(self._table(rows) for rows in by_table.values()))
        return len(due)

    async def _table(self, rows: list[NoticeRow]) -> None:
        for notice in rows:
            await self._one(notice)

    async def _one(self, notice: NoticeRow) -> None:
        try:
            if await self._notices.still_wanted(notice):
                await self._post(notice)
        except GivenUp as why:
            await self._notices.failed(notice, give_up=str(why))
        except discord.HTTPException as error:
            await self._refused(notice, error)
        except (OSError, aiohttp.ClientError, TimeoutError) as error:
            LOG.info("outbox %s: %s, again later", notice.key, type(error).__name__)
            await self._notices.failed(notice)
        except MeeplepostError as error:
            await self._notices.failed(notice, give_up=error.key)

    async def _refused(self, notice: NoticeRow, error: discord.HTTPException) -> None:
        LOG.info("outbox %s: Discord says %s", notice.key, error.code or error.status)
        if error.code == UNREACHABLE:
            await self._notices.failed(notice, give_up="unreachable")
        elif error.code in NO_ACCESS:
            await self._notices.failed(notice, retry_ms=NOT_ALLOWED_RETRY_MS)
        elif error.status == 400:
            LOG.error("outbox %s: %s", notice.key, error.text)
            await self._notices.failed(notice, give_up=f"refused {error.code}")
        else:
            await self._notices.failed(notice)

    async def _post(self, notice: NoticeRow) -> None:
        live = await self._app.host.desk.live(notice.table_id)
        channel = await self._channel(live, notice)
        live = await self._app.host.desk.live(notice.table_id)
        sending = await self._sending(live, notice)
        if sending is None:
            await self._notices.sent(notice)
            return
        old = await self._notices.posted(notice.key)
        message = None
        if old is not None and not self._too_old(notice, old):
            message = await self._edit(channel, old, sending)
        if message is None:
            message = await self._send(channel, notice, sending)
            if old is not None and notice.kind == "board":
                await self._retire(channel, old, message)
        await self._notices.sent(notice, channel=message.channel.id, message=message.id)

    def _too_old(self, notice: NoticeRow, old: MessageRow) -> bool:
        return notice.kind == "board" and notice.made_ms - old.at_ms > REPOST_AFTER_MS

    # -- what ---------------------------------------------------------------------------------------------------------

    async def _sending(self, live: Live, notice: NoticeRow) -> dict[str, Any] | None:
        """Arguments for send or edit; None if there is nothing left to say."""
        if notice.kind in self._screens:
            screen = await self._screens[notice.kind](live, notice)
            return {"view": build(screen), "files": files(screen)}
        if notice.kind == "ping":
            return await self._ping(live, notice)
        speech = await self._app.speech(live, live.table.lang)
        if notice.kind == "line":
            said = msgspec.json.decode(notice.body)
            if said["epoch"] != live.table.epoch:
                return {"content": speech.say("ui-turn-taken-back")}
            told = await self._app.host.history.turn(live.id, None, said["seat"], said["turn"])
            return {"content": await board.line_words(self._app, live, told)}
        if notice.kind == "undo":
            return {"content": board.undo_words(speech, notice.body)}
        return {"content": speech.say(f"ui-notice-{notice.kind}")}

    async def _ping(self, live: Live, notice: NoticeRow) -> dict[str, Any]:
        assert notice.person is not None
        words, button = await board.ping_words(self._app, live, notice.person)
        allowed = discord.AllowedMentions(users=[discord.Object(notice.person)])
        view = build(Screen((Text(words), (button,))))
        return {"view": view, "allowed_mentions": allowed}

    # -- where --------------------------------------------------------------------------------------------------------

    async def _channel(self, live: Live, notice: NoticeRow) -> Any:
        if notice.kind == "lobby" or live.table.state == "lobby":
            return await self._fetch(live.table.channel)
        async with self._locks.setdefault(live.id, asyncio.Lock()):
            live = await self._app.host.desk.live(live.id)
            if live.table.thread:
                try:
                    return await self._fetch(live.table.thread)
                except discord.NotFound:
                    return await self._open_thread(live, lost=True)
            return await self._open_thread(live, lost=False)

    async def _fetch(self, channel_id: int) -> Any:
        if not channel_id:
            raise GivenUp("nowhere to post")
        found = self._client.get_channel(channel_id)
        channel = found or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread) and channel.archived:
            await channel.edit(archived=False)
        return channel

    async def _open_thread(self, live: Live, *, lost: bool) -> Any:
        """A thread per table, begun at its lobby card where there is one."""
        table = live.table
        try:
            channel = await self._fetch(table.channel)
        except discord.NotFound:
            raise GivenUp("channel gone") from None
        if not isinstance(channel, discord.TextChannel):
            await self._app.host.lobby.place(live.id, Place(table.guild, table.channel, channel.id))
            return channel
        speech = await self._app.speech(live, table.lang)
        name = cut(f"{speech.say('name')} · {table_label(table, table.lang)}", THREAD_NAME)
        card = None if lost else await self._notices.posted(f"lobby:{live.id}")
        thread: discord.Thread
        try:
            if card is None:
                raise LookupError  # noqa: TRY301
            thread = await channel.get_partial_message(card.message).create_thread(name=name)
        except (LookupError, discord.NotFound):
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        except discord.HTTPException as error:
            if error.code != 160004:  # the thread was made before, the answer was lost: its id is the message's
                raise
            assert card is not None
            thread = await self._fetch(card.message)
        await self._app.host.lobby.place(live.id, Place(table.guild, table.channel, thread.id))
        await self._lead_there(live.id, channel)
        for row in live.seats:
            if row.person is not None:
                with contextlib.suppress(discord.HTTPException):
                    await thread.add_user(discord.Object(row.person))
        if lost:
            await thread.send(speech.say("ui-thread-again"), silent=True)
        return thread

    async def _lead_there(self, table_id: int, channel: Any) -> None:
        """The lobby card gets its way to the table as soon as there is one."""
        card = await self._notices.posted(f"lobby:{table_id}")
        if card is not None:
            screen = await lobby.lobby_card(self._app, await self._app.host.desk.live(table_id))
            await self._edit(channel, card, {"view": build(screen), "files": files(screen)})

    # -- how ----------------------------------------------------------------------------------------------------------

    async def _send(self, channel: Any, notice: NoticeRow, sending: dict[str, Any]) -> discord.Message:
        arguments = {"allowed_mentions": discord.AllowedMentions.none(), **sending}
        message: discord.Message = await channel.send(**arguments, nonce=nonce(notice), silent=notice.kind in SILENT)
        return message

    async def _edit(self, channel: Any, old: MessageRow, sending: dict[str, Any]) -> discord.Message | None:
        """None if the message is not there any more: then it is posted anew."""
        arguments = {"allowed_mentions": discord.AllowedMentions.none(), **sending}
        arguments["attachments"] = arguments.pop("files", [])
        try:
            message: discord.Message = await channel.get_partial_message(old.message).edit(**arguments)
        except discord.NotFound:
            return None
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await channel.edit(archived=False)
            message = await channel.get_partial_message(old.message).edit(**arguments)
        return message

    async def _retire(self, channel: Any, old: MessageRow, new: discord.Message) -> None:
        """An old board leads to the new one; its buttons would work, but nobody should scroll for them."""
        screen = Screen((Text(new.jump_url),))
        with contextlib.suppress(discord.HTTPException):
            await channel.get_partial_message(old.message).edit(view=build(screen), attachments=[])


_RANK = {"lobby": 0, "line": 1, "undo": 2, "board": 3, "vote": 4, "result": 5, "ping": 6}
