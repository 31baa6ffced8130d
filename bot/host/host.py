"""The host as a whole: all use cases over one store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host.autos import Autos
from bot.host.choices import Advice
from bot.host.clock import Clock, SystemClock
from bot.host.desk import Desk, FindGame
from bot.host.drafts import Drafts
from bot.host.errors import StorageTrouble
from bot.host.exports import Exports
from bot.host.history import History
from bot.host.limits import Limits, Times, default_limits, default_times
from bot.host.lobby import Lobby
from bot.host.look import Look
from bot.host.notices import Notices
from bot.host.orders import Orders
from bot.host.organisers import Organisers
from bot.host.recovery import Recovered, Recovery
from bot.host.seats import Seats
from bot.host.settings import Settings
from bot.host.turns import Turns
from bot.host.undo import Undo
from bot.host.votes import Votes
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
        times: Times | None = None,
        find_game: FindGame = registered_game,
    ) -> None:
        clock, limits, times = clock or SystemClock(), limits or default_limits(), times or default_times()
        self.desk = Desk(storage, clock, limits, times, find_game)
        self.look = Look(self.desk)
        self.lobby = Lobby(self.desk)
        self.turns = Turns(self.desk, self.look)
        self.drafts = Drafts(self.desk, self.look, self.turns)
        self.advice = Advice(self.desk, self.drafts)
        self.votes = Votes(self.desk)
        self.undo = Undo(self.desk, self.votes)
        self.seats = Seats(self.desk, self.votes, self.lobby)
        self.organisers = Organisers(self.desk)
        self.settings = Settings(self.desk)
        self.history = History(self.desk)
        self.exports = Exports(self.desk)
        self.notices = Notices(self.desk)
        self.orders = Orders(self.desk)
        self.autos = Autos(self.desk, self.orders)
        self.recovery = Recovery(self.desk, self.autos, self.votes)
        self.desk.after_commit += (self.notices.wake, self.autos.wake)

    async def start(self) -> Recovered:
        """Takes up where the last run ended."""
        return await self.recovery.start()

    async def close(self) -> None:
        """Finishes what was begun; the store is closed by who opened it."""
        self.autos.stop()
        await self.desk.close()


@asynccontextmanager
async def open_host(
    path: Path,
    *,
    clock: Clock | None = None,
    limits: Limits | None = None,
    times: Times | None = None,
    find_game: FindGame = registered_game,
) -> AsyncIterator[Host]:
    """A host on a database file."""
    try:
        async with open_storage(path) as storage:
            host = Host(storage, clock=clock, limits=limits, times=times, find_game=find_game)
            try:
                yield host
            finally:
                await host.close()
    except StorageError as error:
        raise StorageTrouble(error) from error
