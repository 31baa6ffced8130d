"""At start: what was committed but not done goes on. Nothing here is needed for what was committed to be true."""

import asyncio
import logging
from typing import NamedTuple

from bot.host.autos import Autos
from bot.host.desk import Desk
from bot.host.errors import SetAside
from bot.host.votes import DAY_MS, Votes
from engine.core.codec import data_hash
from engine.core.errors import MeeplepostError

LOG = logging.getLogger(__name__)
WATCH_S = 30.0


class Recovered(NamedTuple):
    running: int
    rebased: tuple[int, ...]
    set_aside: tuple[int, ...]
    owed: tuple[int, ...]  # tables where an automatic player goes on
    unsent: int


class Recovery:
    def __init__(self, desk: Desk, autos: Autos, votes: Votes) -> None:
        self._desk = desk
        self._autos = autos
        self._votes = votes

    async def start(self) -> Recovered:
        """Carries running tables over to the present rules, wakes automatic players, forgets what is too old.

        The outbox needs nothing: what was not sent is still due. Drafts and votes are where they were.
        """
        desk = self._desk
        storage = desk.storage
        await desk.asked(storage.forget(desk.clock.now_ms() - desk.limits.handled_days * DAY_MS))
        running = await desk.asked(storage.running())
        rebased: list[int] = []
        aside: list[int] = []
        for table_id, game_id, rules, data in running:
            if not self._present(game_id, rules, data):
                (rebased if await self._carry_over(table_id) else aside).append(table_id)
        owed = await desk.asked(storage.owed_by_players())
        for table_id in owed:
            self._autos.wake_table(table_id)
        unsent = await desk.asked(storage.due(1 << 62, 10_000))
        return Recovered(len(running), tuple(rebased), tuple(aside), tuple(owed), len(unsent))

    async def tick(self) -> None:
        """Ends what has run out of time."""
        now = self._desk.clock.now_ms()
        for table_id in await self._desk.asked(self._desk.storage.tables_with_lapsed_votes(now)):
            await self._votes.lapse(table_id)

    async def watch(self, every_seconds: float = WATCH_S) -> None:
        """Until cancelled; trouble at one table ends neither the watch nor anything else."""
        while True:
            try:
                await self.tick()
            except MeeplepostError as trouble:
                LOG.warning("watch", extra={"why": trouble.key})
            await asyncio.sleep(every_seconds)

    def _present(self, game_id: str, rules: int, data: str) -> bool:
        try:
            game = self._desk.find_game(game_id)
        except MeeplepostError:
            return False
        return (game.rules, data_hash(game.id)) == (rules, data)

    async def _carry_over(self, table_id: int) -> bool:
        try:
            await self._desk.live(table_id)
        except SetAside as aside:
            LOG.warning("table set aside", extra={"table": table_id, "why": aside.args_for_words.get("why")})
            return False
        return True
