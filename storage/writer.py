"""One thread that writes. What is asked while it waits for the disk goes into the next transaction together."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from storage.errors import Closed, Conflict, StorageError
from storage.schema import trouble

T = TypeVar("T")
LARGEST_GROUP = 256  # transactions carried out under one flush


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: "asyncio.Future[Any]"


Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Writer:
    """Owns the connection; `close` waits for everything that was asked before."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carries out the work in a transaction; returns when it is durable."""
        if self._closed:
            raise Closed
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(work, future))
        return await future

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            while (group := self._next_group()) is not None:
                outcomes = self._together(group)
                with suppress(RuntimeError):  # the loop is gone, and with it everybody who could be told
                    self._loop.call_soon_threadsafe(_tell, outcomes)
        finally:
            self._connection.close()

    def _next_group(self) -> list[Job] | None:
        first = self._queue.get()
        if first is None:
            return None
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                self._queue.put(None)  # the end comes after this group
                break
            group.append(job)
        return group

    def _together(self, group: list[Job]) -> list[Outcome]:
        """All in one transaction; if the disk or a lock refuses that, each by itself."""
        if len(group) == 1:
            return [self._alone(group[0])]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._inside(job) for job in group]
            self._connection.execute("COMMIT")
        except Exception:  # noqa: BLE001 - found out one by one whose it is
            self._roll_back()
            return [self._alone(job) for job in group]
        return outcomes

    def _inside(self, job: Job) -> Outcome:
        """One of a group: its own refusal does not touch the others."""
        self._connection.execute("SAVEPOINT one")
        try:
            result = job.work(self._connection)
        except (StorageError, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK TO one")
            self._connection.execute("RELEASE one")
            return job.future, None, self._meaning(error)
        self._connection.execute("RELEASE one")
        return job.future, result, None

    def _alone(self, job: Job) -> Outcome:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            result = job.work(self._connection)
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who asked
            self._roll_back()
            return job.future, None, self._meaning(error)
        return job.future, result, None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # a full disk has rolled back already
            self._connection.execute("ROLLBACK")

    def _meaning(self, error: Exception) -> BaseException:
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(what=str(error))
        return trouble(error, self._path) if isinstance(error, sqlite3.Error) else error


def _tell(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
