"""The outbox: what must be posted, at least once, never in the way of a move."""

import asyncio
import base64
from hashlib import sha1

from bot.host.answers import Done, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import NotSeated
from bot.host.live import Live
from bot.host.waits import reminder_key
from storage.contract import DropNotice
from storage.rows import MessageRow, NoticeRow

FIRST_RETRY_MS = 1_000
LAST_RETRY_MS = 600_000
NONCE_LENGTH = 25  # Discord's limit


class Notices:
    """For the sender: take what is due, post it, say so.

    Kinds: board, line, talk, ping, remind, lobby, vote, undo, result, rules, aside.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._news = asyncio.Event()

    def wake(self, _: Live) -> None:
        """Called after every commit."""
        self._news.set()

    async def due(self, most: int = 100) -> list[NoticeRow]:
        return await self._desk.asked(self._desk.storage.due(self._desk.clock.now_ms(), most))

    async def wait(self, longest_seconds: float = 60.0) -> None:
        """Until there may be something to post."""
        next_ms = await self._desk.asked(self._desk.storage.next_due())
        seconds = longest_seconds
        if next_ms is not None:
            seconds = min(seconds, max(0.0, (next_ms - self._desk.clock.now_ms()) / 1000))
        try:
            async with asyncio.timeout(seconds):  # wait_for would swallow a cancellation that comes with the news
                await self._news.wait()
        except TimeoutError:
            return
        self._news.clear()

    async def mute(self, table_id: int, person: int, *, key: str) -> Done:
        """No reminder of what this person is awaited for now; the wait itself goes on."""

        async def work(live: Live) -> Outcome:
            mine = [wait for wait in live.waits if wait.person == person]
            if not mine:
                raise NotSeated("nobody-waits", table=table_id)
            return Outcome(live, [DropNotice(reminder_key(wait)) for wait in mine], Done(table_id), private=True)

        return answered(Done, await self._desk.once(table_id, key, work))

    async def still_wanted(self, notice: NoticeRow) -> bool:
        """Asked right before posting: a ping whose answer came meanwhile is not sent."""
        row = await self._desk.asked(self._desk.storage.notice(notice.key))
        return row is not None and row.rev == notice.rev and row.sent_ms is None

    async def posted(self, key: str) -> MessageRow | None:
        """The message a notice was posted as; a newer revision edits it."""
        return await self._desk.asked(self._desk.storage.message(key))

    async def sent(self, notice: NoticeRow, *, channel: int = 0, message: int | None = None) -> None:
        """What was posted shows the form `rev` and all before it; the message rests before it is changed again."""
        now = self._desk.clock.now_ms()
        row = None if message is None else MessageRow(notice.key, notice.table_id, channel, message, notice.rev, now)
        rests_until = 0 if row is None else now + self._desk.limits.message_rest_ms
        await self._desk.asked(self._desk.storage.sent(notice, now, row, rests_until))

    async def failed(self, notice: NoticeRow, *, give_up: str | None = None, retry_ms: int | None = None) -> None:
        """Tries again later, later each time; with `give_up` never."""
        wait = retry_ms if retry_ms is not None else min(LAST_RETRY_MS, FIRST_RETRY_MS << min(notice.tries, 20))
        await self._desk.asked(self._desk.storage.put_off(notice.key, self._desk.clock.now_ms() + wait, give_up))


def nonce(notice: NoticeRow, old: MessageRow | None) -> str:
    """The same for a message in all its forms, so that Discord drops a second copy; `old` is what it replaces."""
    digest = sha1(f"{notice.key}:{old.message if old else 0}".encode(), usedforsecurity=False).digest()
    return base64.b32encode(digest).decode()[:NONCE_LENGTH]
