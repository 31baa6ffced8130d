"""The host as a whole: all use cases over one store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host.autos import Autos
from bot.host.clock import Clock, SystemClock
from bot.host.desk import Desk, FindGame
from bot.host.errors import StorageTrouble
from bot.host.limits import Limits, default_limits
from bot.host.lobby import Lobby
from bot.host.look import Look
from bot.host.turns import Turns
from engine.core.registry import game as registered_game
from storage.contract import Storage
from storage.errors import StorageError
from storage.sqlite import open_storage


class Host:
    def __init__(
        self,
        storage: Storage,
        *,
        clock: Clock | None = None,
        limits: Limits | None = None,
        find_game: FindGame = registered_game,
    ) -> None:
        self.desk = Desk(storage, clock or SystemClock(), limits or default_limits(), find_game)
        self.look = Look(self.desk)
        self.lobby = Lobby(self.desk)
        self.turns = Turns(self.desk, self.look)
        self.autos = Autos(self.desk)
        self.desk.after_commit.append(self.autos.wake)

    async def close(self) -> None:
        """Finishes what was begun; the store is closed by who opened it."""
        self.autos.stop()
        await self.desk.close()


@asynccontextmanager
async def open_host(
    path: Path, *, clock: Clock | None = None, limits: Limits | None = None, find_game: FindGame = registered_game
) -> AsyncIterator[Host]:
    """A host on a database file."""
    try:
        async with open_storage(path) as storage:
            host = Host(storage, clock=clock, limits=limits, find_game=find_game)
            try:
                yield host
            finally:
                await host.close()
    except StorageError as error:
        raise StorageTrouble(error) from error
