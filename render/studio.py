"""Pictures for a running host: drawn off the event loop, each only once, the last ones kept."""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from render import hand, lobby, pictures, sheet
from render.contract import Marks, Picture, Table
from render.easel import Easel, Here
from render.kit.cache import Kept
from render.kit.tokens import WIDTH

Key = bytes
_MEGABYTE = 1 << 20


class _Coming:
    """A drawing that is wanted or under way."""

    def __init__(self, picture: asyncio.Future[Picture]) -> None:
        self.picture = picture
        self.askers = 0


class Studio:
    """One picture after the other is drawn, by a worker thread or by a process that the thread waits for."""

    def __init__(self, cache_bytes: int = 32 * _MEGABYTE, easel: Easel | None = None) -> None:
        self.easel = easel or Here()
        self.cache: Kept[Picture] = Kept(cache_bytes, lambda picture: len(picture.png))
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="picture")
        self._coming: dict[Key, _Coming] = {}

    async def picture(
        self,
        game: str,
        view: Any,
        part: str,
        table: Table,
        marks: Marks = pictures.NO_MARKS,
        across: int = WIDTH,
    ) -> Picture:
        """A picture of a view, from the cache if it was drawn before."""
        asked = (game, view, part, table, marks, across)
        return await self._once("picture", asked)

    async def lobby(self, data: lobby.Lobby) -> Picture:
        return await self._once("lobby", (data,))

    async def sheet(self, data: sheet.Final) -> Picture:
        return await self._once("sheet", (data,))

    async def hand(self, data: hand.Hand) -> Picture:
        return await self._once("hand", (data,))

    async def portrait(self, game: str, card: str, lang: str) -> Picture:
        return await self._once("portrait", (game, card, lang))

    async def _once(self, what: str, asked: tuple[Any, ...]) -> Picture:
        """Askers of the same picture get one drawing; one that all of them have given up is not begun."""
        key = _key(what, asked)
        found = self.cache.get(key)
        if found is not None:
            return found
        coming = self._coming.get(key) or self._begin(key, what, asked)
        coming.askers += 1
        try:
            return await asyncio.shield(coming.picture)
        finally:
            coming.askers -= 1
            if not coming.askers:
                coming.picture.cancel()

    def _begin(self, key: Key, what: str, asked: tuple[Any, ...]) -> "_Coming":
        loop = asyncio.get_running_loop()
        coming = _Coming(loop.run_in_executor(self._worker, self.easel.draw, what, asked))
        self._coming[key] = coming
        coming.picture.add_done_callback(lambda _: self._arrived(key, coming))
        return coming

    def _arrived(self, key: Key, coming: "_Coming") -> None:
        if self._coming.get(key) is coming:
            del self._coming[key]
        done = coming.picture
        if not done.cancelled() and done.exception() is None:
            self.cache.put(key, done.result())

    def close(self) -> None:
        """Wait for what is being drawn and end the worker."""
        self._worker.shutdown(wait=True, cancel_futures=True)
        self.easel.close()


def _key(*asked: Any) -> Key:
    """What was asked for as a short hash: view, part, marks, names, language, size."""
    return hashlib.blake2b(msgspec.msgpack.encode(asked), digest_size=16).digest()
