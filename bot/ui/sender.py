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

from bot.host.errors import StorageTrouble
from bot.host.live import Live
from bot.host.lobby import Place
from bot.host.notices import nonce
from bot.ui.app import LOG, App, table_label
from bot.ui.cards import board, lobby, result
from bot.ui.limits import THREAD_NAME, cut
from bot.ui.screens import Screen, Text, build, files
from engine.core.errors import MeeplepostError
from storage.rows import MessageRow, NoticeRow

UNKNOWN_CHANNEL, ARCHIVED, THREAD_MADE_BEFORE = 10003, 50083, 160004
NO_ACCESS = {50001, 50013}
UNREACHABLE = 50007
NOT_ALLOWED_RETRY_MS = 600_000
REPOST_AFTER_MS = 50 * 60 * 1000  # edits of older messages are throttled by Discord
REPOST_AFTER_MESSAGES = 12  # of ours below the board: nobody should have to scroll for it
BUSY_S = 0.1
CLOSING_S = 5.0
SILENT = {"line", "undo", "rules", "talk"}


class GivenUp(Exception):
    """This notice can never be posted."""


class Sender:
    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._notices = app.host.notices
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._below: dict[int, int] = {}  # messages of ours since the board was posted, by table
        self._screens: dict[str, Callable[[Live, NoticeRow], Awaitable[Screen]]] = {
            "lobby": lambda live, _: lobby.lobby_card(app, live),
            "board": lambda live, _: board.board_card(app, live),
            "vote": lambda live, notice: board.vote_card(app, live, int(msgspec.json.decode(notice.body)["vote"])),
            "talk": lambda live, notice: board.talk_card(app, live, notice.body),
            "result": lambda live, _: result.result_card(app, live),
        }

    async def run(self) -> None:
        """Until cancelled; then what is being posted is finished."""
        try:
            while True:
                try:
                    await self._round()
                except MeeplepostError as error:
                    LOG.warning("outbox rests", extra={"why": error.key})
                    await asyncio.sleep(1.0)
        finally:
            await self._finish()

    async def _finish(self) -> None:
        """What is being posted may end; what does not come to an end is posted by the next run."""
        if self._busy:
            _, late = await asyncio.wait(self._busy.values(), timeout=CLOSING_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _round(self) -> None:
        began = await self.start_due()
        await self._notices.wait(30.0)
        if self._busy and not began:  # what is due belongs to tables that are being served
            await asyncio.wait(self._busy.values(), timeout=BUSY_S, return_when=asyncio.FIRST_COMPLETED)

    async def start_due(self) -> bool:
        """Begins to post what is due: tables beside each other, so that a slow one holds up no other."""
        due = await self._notices.due()
        by_table: dict[int, list[NoticeRow]] = {}
        for notice in sorted(due, key=lambda row: (row.made_ms, _RANK.get(row.kind, 9))):
            if notice.table_id not in self._busy:
                by_table.setdefault(notice.table_id, []).append(notice)
        for table_id, rows in by_table.items():
            self._busy[table_id] = asyncio.create_task(self._table(table_id, rows))
        return bool(by_table)

    async def _table(self, table_id: int, rows: list[NoticeRow]) -> None:
        """The notices of one table, in order."""
        try:
            for notice in rows:
                await self._one(notice)
        finally:
            del self._busy[table_id]

    async def _one(self, notice: NoticeRow) -> None:
        try:
            if await self._notices.still_wanted(notice):
                await self._post(notice)
        except GivenUp as why:
            await self._notices.failed(notice, give_up=str(why))
        except discord.HTTPException as error:
            await self._refused(notice, error)
        except discord.RateLimited as error:
            await self._notices.failed(notice, retry_ms=round(1000 * error.retry_after))
        except (OSError, aiohttp.ClientError, TimeoutError) as error:
            LOG.info("not posted", extra={"notice": notice.key, "why": type(error).__name__})
            await self._notices.failed(notice)
        except StorageTrouble:
            raise
        except MeeplepostError as error:
            await self._notices.failed(notice, give_up=error.key)
        except Exception:  # noqa: BLE001 - one message that cannot be made must not be tried again and again at once
            LOG.exception("not posted", extra={"notice": notice.key})
            await self._notices.failed(notice)

    async def _refused(self, notice: NoticeRow, error: discord.HTTPException) -> None:
        LOG.info("refused", extra={"notice": notice.key, "code": error.code or error.status})
        if error.code == UNREACHABLE:
            await self._notices.failed(notice, give_up="unreachable")
        elif error.code == UNKNOWN_CHANNEL:
            await self._notices.failed(notice, give_up="channel gone")
        elif error.code in NO_ACCESS:
            await self._notices.failed(notice, retry_ms=NOT_ALLOWED_RETRY_MS)
        elif error.status == 400:
            LOG.error("refused for good", extra={"notice": notice.key, "why": error.text})
            await self._notices.failed(notice, give_up=f"refused {error.code}")
        else:
            await self._notices.failed(notice)

    async def _post(self, notice: NoticeRow) -> None:
        channel = await self._channel(await self._app.host.desk.live(notice.table_id), notice)
        try:
            await self._post_to(channel, notice)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or notice.kind == "lobby":
                raise
            lost = await self._app.host.desk.live(notice.table_id)  # nobody told us that the thread was deleted
            await self._post_to(await self._open_thread(lost, lost=True), notice)

    async def _post_to(self, channel: Any, notice: NoticeRow) -> None:
        live = await self._app.host.desk.live(notice.table_id)
        notice = notice._replace(rev=max(notice.rev, live.table.version))  # it is made of the table as it is now
        sending = await self._sending(live, notice)
        if sending is None:
            await self._notices.sent(notice)
            return
        old = await self._notices.posted(notice.key)
        message = None
        if old is not None and not self._too_old(notice, old):
            message = await self._edit(channel, old.message, sending)
        if message is None:
            message = await self._send(channel, notice, old, sending)
            if notice.tries:  # an attempt that seemed to fail may have arrived: then this was its older form
                message = await self._edit(channel, message.id, await self._sending(live, notice) or {}) or message
            if notice.kind == "board":
                self._below[live.id] = 0
                if old is not None:
                    await self._retire(live, channel, old, message)
            elif notice.kind != "lobby":
                self._below[live.id] = self._below.get(live.id, 0) + 1
        await self._notices.sent(notice, channel=message.channel.id, message=message.id)

    def _too_old(self, notice: NoticeRow, old: MessageRow) -> bool:
        below = self._below.get(notice.table_id, 0)
        return notice.kind == "board" and (
            below >= REPOST_AFTER_MESSAGES or notice.made_ms - old.at_ms > REPOST_AFTER_MS
        )

    # -- what ---------------------------------------------------------------------------------------------------------

    async def _sending(self, live: Live, notice: NoticeRow) -> dict[str, Any] | None:
        """Arguments for send or edit; None if there is nothing left to say."""
        if notice.kind in self._screens:
            screen = await self._screens[notice.kind](live, notice)
            return {"view": build(screen), "files": files(screen)}
        if notice.kind in {"ping", "remind"}:
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
        said = board.ping_words if notice.kind == "ping" else board.reminder_words
        words, row = await said(self._app, live, notice)
        allowed = discord.AllowedMentions(users=[discord.Object(notice.person)])
        view = build(Screen((Text(words), row)))
        return {"view": view, "allowed_mentions": allowed}

    # -- where --------------------------------------------------------------------------------------------------------

    async def _channel(self, live: Live, notice: NoticeRow) -> Any:
        if notice.kind == "lobby" or live.table.state == "lobby":
            return await self._fetch(live.table.channel)
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
        thread = None if card is None else await self._thread_at(channel, card, name)
        if thread is None:
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await self._app.host.lobby.place(live.id, Place(table.guild, table.channel, thread.id))
        for row in live.seats:
            if row.person is not None:
                with contextlib.suppress(discord.HTTPException):
                    await thread.add_user(discord.Object(row.person))
        if lost:
            await thread.send(speech.say("ui-thread-again"), silent=True)
        return thread

    async def _thread_at(self, channel: discord.TextChannel, card: MessageRow, name: str) -> Any:
        """The thread begun at a card; None if the card is gone."""
        try:
            return await channel.get_partial_message(card.message).create_thread(name=name)
        except discord.NotFound:
            return None
        except discord.HTTPException as error:
            if error.code != THREAD_MADE_BEFORE:  # and the answer was lost: its id is the message's
                raise
            return await self._fetch(card.message)

    # -- how ----------------------------------------------------------------------------------------------------------

    async def _send(
        self, channel: Any, notice: NoticeRow, old: MessageRow | None, sending: dict[str, Any]
    ) -> discord.Message:
        arguments = {"allowed_mentions": discord.AllowedMentions.none(), **sending}
        silent = notice.kind in SILENT
        message: discord.Message = await channel.send(**arguments, nonce=nonce(notice, old), silent=silent)
        return message

    async def _edit(self, channel: Any, old: int, sending: dict[str, Any]) -> discord.Message | None:
        """None if the message is not there any more: then it is posted anew."""
        arguments = {"allowed_mentions": discord.AllowedMentions.none(), **sending}
        arguments["attachments"] = arguments.pop("files", [])
        try:
            message: discord.Message = await channel.get_partial_message(old).edit(**arguments)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return None
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await channel.edit(archived=False)
            message = await channel.get_partial_message(old).edit(**arguments)
        return message

    async def _retire(self, live: Live, channel: Any, old: MessageRow, new: discord.Message) -> None:
        """An old board leads to the new one; its buttons would work, but nobody should scroll for them."""
        speech = await self._app.speech(live, live.table.lang)
        screen = Screen((Text(f"-# {speech.say('ui-board-below', link=new.jump_url)}"),))
        with contextlib.suppress(discord.HTTPException):
            await channel.get_partial_message(old.message).edit(view=build(screen), attachments=[])


_RANK = {"lobby": 0, "line": 1, "undo": 2, "board": 3, "talk": 4, "vote": 5, "result": 6, "ping": 7, "remind": 8}
