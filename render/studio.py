"""Pictures for a running host: drawn off the event loop, each only once, the last ones kept."""

import asyncio
import hashlib
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from render import hand, lobby, pictures, sheet
from render.contract import Marks, Picture, Table
from render.easel import Easel, Here
from render.kit.cache import Kept
from render.kit.tokens import WIDTH

Key = bytes
_MEGABYTE = 1 << 20
CROWD = 4


class _Coming:
    """A drawing that is wanted or under way."""

    def __init__(self, key: Key, what: str, asked: tuple[Any, ...]) -> None:
        self.key = key
        self.what = what
        self.asked = asked
        self.picture: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self.askers = 0


class Studio:
    """One picture after the other is drawn, by a worker thread or by a process that the thread waits for."""

    def __init__(self, cache_bytes: int = 32 * _MEGABYTE, easel: Easel | None = None) -> None:
        self.easel = easel or Here()
        self.cache: Kept[Picture] = Kept(cache_bytes, lambda picture: len(picture.png))
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="picture")
        self._coming: dict[Key, _Coming] = {}
        self._queues: tuple[deque[_Coming], deque[_Coming]] = (deque(), deque())  # awaited ones, then those that follow
        self._under_way: _Coming | None = None

    @property
    def crowded(self) -> bool:
        """Are so many drawings wanted that the next one will take its time?"""
        return len(self._coming) > CROWD

    async def picture(
        self,
        game: str,
        view: Any,
        part: str,
        table: Table,
        marks: Marks = pictures.NO_MARKS,
        across: int = WIDTH,
        *,
        later: bool = False,
    ) -> Picture:
        """A picture of a view, from the cache if it was drawn before; one for `later` lets awaited ones go first."""
        return await self._once("picture", (game, view, part, table, marks, across), later=later)

    async def lobby(self, data: lobby.Lobby) -> Picture:
        return await self._once("lobby", (data,))

    async def sheet(self, data: sheet.Final) -> Picture:
        return await self._once("sheet", (data,))

    async def hand(self, data: hand.Hand) -> Picture:
        return await self._once("hand", (data,))

    async def portrait(self, game: str, card: str, lang: str) -> Picture:
        return await self._once("portrait", (game, card, lang))

    async def emoji(self, name: str) -> Picture:
        """An emoji of the application; nobody waits for one."""
        return await self._once("emoji", (name,), later=True)

    async def _once(self, what: str, asked: tuple[Any, ...], *, later: bool = False) -> Picture:
        """Askers of the same picture get one drawing; one that all of them have given up is not begun."""
        key = _key(what, asked)
        found = self.cache.get(key)
        if found is not None:
            return found
        coming = self._coming.setdefault(key, _Coming(key, what, asked))
        coming.askers += 1
        self._queues[later].append(coming)
        self._next()
        try:
            return await asyncio.shield(coming.picture)
        finally:
            coming.askers -= 1
            if not coming.askers and coming is not self._under_way:
                self._coming.pop(key, None)

    def _next(self) -> None:
        """Draws what is awaited; when nothing is, what may follow its words."""
        if self._under_way is not None:
            return
        for queue in self._queues:
            while queue:
                coming = queue.popleft()
                if coming.askers and not coming.picture.done():
                    self._under_way = coming
                    loop = asyncio.get_running_loop()
                    drawing = loop.run_in_executor(self._worker, self.easel.draw, coming.what, coming.asked)
                    drawing.add_done_callback(partial(self._arrived, coming))
                    return

    def _arrived(self, coming: _Coming, done: asyncio.Future[Picture]) -> None:
        self._under_way = None
        self._coming.pop(coming.key, None)
        if coming.picture.done():  # given up: the studio is closing
            return
        if (error := done.exception()) is None:
            self.cache.put(coming.key, done.result())
            coming.picture.set_result(done.result())
        elif coming.askers:
            coming.picture.set_exception(error)
        self._next()

    def close(self) -> None:
        """Wait for what is being drawn, give up the rest and end the worker."""
        for queue in self._queues:
            queue.clear()
        for coming in self._coming.values():
            coming.picture.cancel()
        self._worker.shutdown(wait=True, cancel_futures=True)
        self.easel.close()


def _key(*asked: Any) -> Key:
    """What was asked for as a short hash: view, part, marks, names, language, size."""
    return hashlib.blake2b(msgspec.msgpack.encode(asked), digest_size=16).digest()
