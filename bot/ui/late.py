"""Pictures that come after their words: nobody waits long for a drawing when many are wanted at once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.ui.limits import PICTURE_S
from render.contract import Picture

LATE = "late"  # where an interaction carries it
Coming = asyncio.Task[Picture]


class _Wait(NamedTuple):
    coming: Coming
    sending: asyncio.Lock


class Late:
    """Which messages still wait for their picture."""

    def __init__(self, crowded: Callable[[], bool]) -> None:
        self._crowded = crowded
        self.waits = PICTURE_S
        self._closed = False
        self._waits: dict[int, _Wait] = {}

    def close(self) -> None:
        """Nobody need wait for the rest: the words have been said, and the picture is one press away."""
        self._closed = True
        for wait in self._waits.values():
            wait.coming.cancel()

    def patience(self) -> float:
        """For how long, in seconds, words wait for their picture: not at all while many are being drawn."""
        return 0 if self._crowded() else self.waits

    async def overtake(self, message: int) -> None:
        """A newer answer takes this message's place: a picture that is still to be drawn is not wanted any more."""
        wait = self._waits.get(message)
        if wait is None:
            return
        wait.coming.cancel()
        async with wait.sending:  # one that is on its way must not arrive after the newer answer
            pass

    async def follow(self, message: int, coming: Coming, send: Callable[[Picture], Awaitable[None]]) -> None:
        """Sends the picture when it is drawn, unless the message has been overtaken."""
        wait = self._waits[message] = _Wait(coming, asyncio.Lock())
        if self._closed:
            coming.cancel()
        try:
            await asyncio.wait({coming})
            if not coming.cancelled():
                async with wait.sending:
                    await send(coming.result())
        finally:
            if self._waits.get(message) is wait:
                del self._waits[message]
