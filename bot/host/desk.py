"""One writer per table: a queue for each, the hot ones in memory, and the one way a change is committed."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from bot.host.answers import Answer, pack_answer, unpack_answer
from bot.host.clock import Clock
from bot.host.errors import NoSuchTable, NotExportable, SetAside, StorageTrouble
from bot.host.limits import Limits, Times
from bot.host.live import Live, from_snapshot, replay
from bot.host.rebase import UNLOADABLE, present_rules, reason_of, rebased, set_aside
from bot.host.remembered import Remembered
from engine.core.errors import MeeplepostError
from engine.core.game import AnyGame
from storage.contract import Change, Storage, Unit
from storage.errors import Conflict, StorageError
from storage.rows import HandledRow, PersonRow, Stored, TableRow

T = TypeVar("T")
MOST_PEOPLE = 4096  # remembered
FindGame = Callable[[str], AnyGame]


class Outcome(NamedTuple):
    """What a piece of work wants: the table as it will be, the changes that make it so, and the answer."""

    after: Live
    changes: Sequence[Change]
    answer: Answer
    private: bool = False  # concerns one person alone: the table's version stays, nobody can tell


Work = Callable[[Live], Awaitable[Outcome]]


class Queue:
    """Who waits for a table; there only while somebody does."""

    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # first come, first served
        self.users = 0


class Desk:
    """Everything the use cases share."""

    def __init__(self, storage: Storage, clock: Clock, limits: Limits, times: Times, find_game: FindGame) -> None:
        self.storage = storage
        self.clock = clock
        self.limits = limits
        self.times = times
        self.find_game = find_game
        self.after_commit: list[Callable[[Live], None]] = []
        self._people: Remembered[int, PersonRow] = Remembered(MOST_PEOPLE)
        self._queues: dict[int, Queue] = {}
        self._hot: OrderedDict[int, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def people(self, persons: Sequence[int]) -> dict[int, PersonRow]:
        """Who they are, those that are known."""
        found = {person: row for person in persons if (row := self._people.get(person)) is not None}
        if len(found) < len(set(persons)):
            changes = self._people.changes
            for person, row in (await self.asked(self.storage.people(persons))).items():
                self._people.keep(person, row, changes)
                found[person] = row
        return found

    async def live(self, table_id: int) -> Live:
        """The table as it stands; never waits for a move that is being written."""
        hot = self._hot.get(table_id)
        if hot is not None:
            self._hot.move_to_end(table_id)
            return hot
        async with self._queue(table_id):
            return await self._fetch(table_id)

    async def whole(self, table_id: int) -> Live:
        """The table with the whole way that led to its position."""
        live = await self.live(table_id)
        if live.whole or live.match is None:
            return live
        async with self._queue(table_id):
            return await self.make_whole(await self._fetch(table_id))

    async def make_whole(self, live: Live) -> Live:
        """Inside the queue: replaces a position by its way, for undo and history."""
        if live.whole or live.match is None:
            return live
        if not present_rules(live):
            raise NotExportable("old-rules", table=live.id)
        rows = await self.asked(self.storage.log(live.id))
        after = live._replace(match=replay(live.game, live.table, rows), whole=True)
        self._keep(after)
        return after

    async def once(self, table_id: int, key: str | None, work: Work) -> Answer:
        """Does the work in the table's queue and commits it before anybody is told.

        The same key again gets the first answer. A caller that goes away meanwhile changes nothing about it.
        """
        return await asyncio.shield(self.spawn(self.asked(self._once(table_id, key, work))))

    async def found(self, key: str, create: Callable[[], Awaitable[Outcome]]) -> Answer:
        """Like `once`, for work that makes a table."""
        return await asyncio.shield(self.spawn(self.asked(self._found(key, create))))

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """A task that `close` waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; it is not forgotten by accident

    async def close(self) -> None:
        """Finishes what was begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def asked(self, question: Coroutine[Any, Any, T]) -> T:
        """A question to the store; its troubles become ours."""
        try:
            return await question
        except StorageError as error:
            raise StorageTrouble(error) from error

    def forget(self, table_id: int) -> None:
        """Out of memory; the next one to ask loads it again."""
        self._hot.pop(table_id, None)

    async def _once(self, table_id: int, key: str | None, work: Work) -> Answer:
        async with self._queue(table_id):
            try:
                return await self._attempt(table_id, key, work)
            except Conflict:  # another process wrote meanwhile: once more on what is true now
                return await self._attempt(table_id, key, work)

    async def _attempt(self, table_id: int, key: str | None, work: Work) -> Answer:
        try:
            live = await self._fetch(table_id)
            outcome = await work(live)
        except MeeplepostError:
            earlier = await self.earlier(key)
            if earlier is None:
                raise
            return earlier
        return await self._commit(outcome, key, live)

    async def _found(self, key: str, create: Callable[[], Awaitable[Outcome]]) -> Answer:
        try:
            outcome = await create()
        except MeeplepostError:
            earlier = await self.earlier(key)
            if earlier is None:
                raise
            return earlier
        return await self._commit(outcome, key, None)

    async def _commit(self, outcome: Outcome, key: str | None, before: Live | None) -> Answer:
        table = outcome.after.table
        now = self.clock.now_ms()
        first = before.table.last_row + 1 if before else 1
        handled = key and HandledRow(key, table.id, first, table.last_row, pack_answer(outcome.answer), now)
        guard = (table.id, before.table.version) if before and not outcome.private else None
        try:
            committed = await self.storage.commit(Unit(outcome.changes, handled or None, guard))
        except StorageError:
            self.forget(table.id)  # whatever is true now, it stands in the store
            raise
        finally:
            for change in outcome.changes:
                if isinstance(change, PersonRow):
                    self._people.forget(change.id)
        if committed.earlier is not None:
            return unpack_answer(committed.earlier.answer)
        after = outcome.after._replace(table=table._replace(version=table.version + (guard is not None)))
        self._keep(after)
        for tell in self.after_commit:
            tell(after)
        return outcome.answer

    async def earlier(self, key: str | None) -> Answer | None:
        """The answer this key got before."""
        row = await self.asked(self.storage.handled(key)) if key else None
        return unpack_answer(row.answer) if row else None

    @asynccontextmanager
    async def _queue(self, table_id: int) -> AsyncIterator[None]:
        queue = self._queues.setdefault(table_id, Queue())
        queue.users += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.users -= 1
            if not queue.users:
                del self._queues[table_id]

    def _keep(self, live: Live) -> None:
        self._hot[live.id] = live
        self._hot.move_to_end(live.id)
        while len(self._hot) > self.limits.hot_tables:
            self._hot.popitem(last=False)

    async def _fetch(self, table_id: int) -> Live:
        """Inside the queue: from memory or from the store."""
        hot = self._hot.get(table_id)
        if hot is not None:
            return hot
        if not 0 < table_id < 1 << 62:
            raise NoSuchTable("no-such-table", table=table_id)
        stored = await self.asked(self.storage.load(table_id))
        if stored is None:
            raise NoSuchTable("no-such-table", table=table_id)
        live = await self._load(stored)
        self._keep(live)
        return live

    async def _load(self, stored: Stored) -> Live:
        table = stored.table
        if table.state == "aside":
            raise SetAside("table-set-aside", table=table.id, why=table.note)
        try:
            return await self._revive(stored)
        except StorageTrouble:
            raise  # says nothing about the table
        except UNLOADABLE as trouble:
            if table.state != "running":
                raise SetAside("table-unreadable", table=table.id) from trouble
            await self._set_aside(table, trouble)
            raise SetAside("table-set-aside", table=table.id, why=reason_of(trouble)) from trouble

    async def _revive(self, stored: Stored) -> Live:
        table = stored.table
        game = self.find_game(table.game)
        live = Live(table, game, stored.seats, None, whole=False, waits=stored.waits, votes=stored.votes,
                    ballots=stored.ballots, drafts=stored.drafts, orders=stored.orders)  # fmt: skip
        if table.started_ms is None:
            return live
        if not present_rules(live):
            return await self._carry_over(live, stored)
        match = from_snapshot(game, stored)
        if match is not None:
            return live._replace(match=match)
        rows = await self.asked(self.storage.log(table.id))
        return live._replace(match=replay(game, table, rows), whole=True)

    async def _carry_over(self, live: Live, stored: Stored) -> Live:
        """A table of older rules: a running one is re-based, an ended one only looked at."""
        after, changes = rebased(live, stored.snapshot, self.clock.now_ms())
        if live.table.state != "running":
            return live._replace(match=after.match)
        await self.asked(self.storage.commit(Unit(changes, guard=(live.id, live.table.version))))
        return after._replace(table=after.table._replace(version=live.table.version + 1))

    async def _set_aside(self, table: TableRow, trouble: Exception) -> None:
        changes = set_aside(table, reason_of(trouble), self.clock.now_ms())
        await self.asked(self.storage.commit(Unit(changes, guard=(table.id, table.version))))
