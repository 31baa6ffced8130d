"""The host and its store: one click, durable commits, many tables. Ratios against the disk's own flush, side by side."""

import asyncio
import gc
import os
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.host.answers import Mark
from bot.host.host import Host, open_host
from bot.host.limits import default_limits
from engine.core.codec import codec
from engine.core.registry import games
from engine.core.rng import Rng
from storage.contract import Unit
from storage.rows import HandledRow, LogRow, SnapshotRow
from storage.sqlite import SqliteStorage, open_storage
from tests.bench.measure import median_ratio, pin, ratio_text
from tests.host.tables import awaited, seated

ROUNDS = 7
COMMITS = 120  # per round
CLIENTS = 32
MANY, FEW = 10_000, 10
CLICKS = 150  # per round
RAM_DISK = Path("/dev/shm")
LIMITS = msgspec.structs.replace(
    default_limits(), tables_per_person=10**6, lobbies_per_person=10**6, tables_per_server=10**6, hot_tables=256
)


def run() -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory(prefix="meeplepost-bench-", dir=Path.cwd()) as name:
        folder = Path(name)
        return [
            *asyncio.run(commits(folder)),
            *(line for game in games() for line in asyncio.run(clicks(folder, game))),
            *without_a_disk(),
            *asyncio.run(many_tables(folder)),
        ]


class Disk:
    """The yardstick: write as much as a commit does, then fdatasync."""

    def __init__(self, path: Path, size: int) -> None:
        self._handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._page = b"x" * size

    def flush(self) -> None:
        os.write(self._handle, self._page)
        os.fdatasync(self._handle)

    def close(self) -> None:
        os.close(self._handle)


def timed(work: Callable[[], None], times: int) -> list[float]:
    found = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return found


async def timed_async(work: Callable[[int], Awaitable[Any]], number: int) -> list[float]:
    start = time.perf_counter()
    await work(number)
    return [time.perf_counter() - start]


async def commits(folder: Path) -> list[tuple[str, str]]:
    """Transactions of one move with its snapshot, as the host writes them."""
    state, decision = await sample_bytes(folder)
    disk = Disk(folder / "yardstick", 8_192)
    alone: list[float] = []
    crowd: list[float] = []
    async with open_storage(folder / "commits.db") as storage:
        writer = Moves(storage, state, decision)
        await writer.open(CLIENTS)
        for _ in range(ROUNDS):
            flushes, one = [], []
            for _ in range(COMMITS):  # by turns: a shared disk changes its pace from second to second
                flushes += timed(disk.flush, 1)
                one += await timed_async(writer.move, 0)
            alone.append(statistics.median(one) / statistics.median(flushes))
            start = time.perf_counter()
            await asyncio.gather(*(writer.moves(table, COMMITS) for table in range(CLIENTS)))
            rate = CLIENTS * COMMITS / (time.perf_counter() - start)
            crowd.append(rate * statistics.fmean(timed(disk.flush, COMMITS) + flushes))
    disk.close()
    return [
        ("durable commit p50 / write+fdatasync p50, one client, with snapshot", ratio_text(alone, 4, 3)),
        ("commits/s at 32 clients / fdatasync/s", ratio_text(crowd, 2, 4)),
    ]


class Moves:
    def __init__(self, storage: SqliteStorage, state: bytes, decision: bytes) -> None:
        self._storage = storage
        self._state = state
        self._decision = decision
        self._rows: dict[int, int] = {}

    async def open(self, tables: int) -> None:
        from tests.storage.rows import table

        for number in range(tables):
            await self._storage.commit(Unit((table(number + 1),)))
            self._rows[number] = 0

    async def move(self, number: int) -> None:
        row = self._rows[number]
        self._rows[number] = row + 1
        table = number + 1
        log = LogRow(table, row + 1, "move", row + 1, 0, self._decision, "person:1", 0, 1)
        snapshot = SnapshotRow(table, row + 1, row + 1, row + 1, 0, self._state)
        handled = HandledRow(f"{number}.{row}", table, row + 1, row + 1, b"answer", 1)
        await self._storage.commit(Unit((log, snapshot), handled, (table, row)))

    async def moves(self, number: int, times: int) -> None:
        for _ in range(times):
            await self.move(number)


async def sample_bytes(folder: Path) -> tuple[bytes, bytes]:
    async with open_host(folder / "sample.db", limits=LIMITS) as host:
        table = await seated(host, people=4)
        live = await host.desk.live(table)
        pack = codec(live.game).pack
        seat = live.game.prompts(live.state)[0].seat
        return pack(live.state), pack(live.game.legal(live.state, seat).decisions[0])


class Player:
    """Clicks through a table: what a person would press is chosen before the clock runs."""

    def __init__(self, host: Host, table: int) -> None:
        self._host = host
        self._table = table
        self._dice = Rng(table.to_bytes(32, "big"))
        self._count = 0
        self.times: list[float] = []

    async def click(self) -> bool:
        """False when the game is over."""
        asked = await awaited(self._host, self._table)
        if not asked:
            return False
        who, mark = asked[0]
        live = await self._host.desk.live(self._table)
        decision = live.game.legal(live.state, live.seat_for(who)).sample(self._dice)
        await self.submit(who, decision, mark)
        return True

    async def submit(self, who: int, decision: Any, mark: Mark) -> None:
        self._count += 1
        key = f"{self._table}.{self._count}"
        start = time.perf_counter()
        await self._host.turns.submit(self._table, who, [decision], key=key, mark=mark)
        self.times.append(time.perf_counter() - start)


async def clicks(folder: Path, game: str) -> list[tuple[str, str]]:
    """One click through engine, codec and commit, and how much of it is the disk."""
    disk = Disk(folder / "yardstick-2", 8_192)
    milliseconds: list[float] = []
    ratios: list[float] = []
    async with open_host(folder / f"clicks-{game}.db", limits=LIMITS) as host:
        for _ in range(ROUNDS):
            player = Player(host, await seated(host, game, people=games()[game].seats[0]))
            flushes: list[float] = []
            while len(player.times) < CLICKS and await player.click():
                flushes += timed(disk.flush, 1)
            p50 = statistics.median(player.times)
            milliseconds.append(p50 * 1000)
            ratios.append(p50 / statistics.median(flushes))
    disk.close()
    p50 = median_ratio(milliseconds)
    return [
        (f"one click (engine, codec, commit) p50, {game}", f"{p50:.2f} ms (floor 3 ms, goal 1 ms)"),
        (f"one click p50 / write+fdatasync p50, {game}", f"{median_ratio(ratios):.2f}"),
    ]


def without_a_disk() -> list[tuple[str, str]]:
    """What is left of a click when flushing costs nothing: our own share."""
    if not RAM_DISK.is_dir():
        return []
    with tempfile.TemporaryDirectory(prefix="meeplepost-bench-", dir=RAM_DISK) as name:
        (_, figure), *_ = asyncio.run(clicks(Path(name), "burgundy"))
    return [("the same click of burgundy with the database on a RAM disk", figure)]


async def many_tables(folder: Path) -> list[tuple[str, str]]:
    """The same ten tables are played, alone in their database and among ten thousand open ones."""
    async with (
        open_host(folder / "few.db", limits=LIMITS) as few,
        open_host(folder / "many.db", limits=LIMITS) as many,
    ):
        quiet = await open_tables(few, FEW)
        crowd = await open_tables(many, MANY)
        memory = await memory_per_idle_table(many, crowd)
        ratios, cold = [], []
        played = crowd[:: len(crowd) // FEW][:FEW]
        for number in range(ROUNDS):
            base = statistics.median(await play(few, quiet, number))
            ratios.append(statistics.median(await play(many, played, number)) / base)
            fresh = [crowd[(7919 * (number * CLICKS + i)) % len(crowd)] for i in range(CLICKS)]
            cold.append(statistics.median(await play_once_each(many, fresh, number)) / base)
    return [
        ("click with 10,000 open tables / with 10", ratio_text(ratios, 1.5, 1.1)),
        ("the same, every click at a table that was not in memory / with 10", f"{median_ratio(cold):.2f}"),
        ("memory per open idle table outside the cache", f"{memory:.0f} bytes (goal under 2048)"),
    ]


async def open_tables(host: Host, count: int) -> list[int]:
    """One running table, and copies of its rows."""
    first = await seated(host, people=2)
    stored = await host.desk.storage.load(first)
    assert stored is not None
    assert stored.snapshot is not None
    for begin in range(first + 1, first + count, 1_000):
        changes: list[Any] = []
        for number in range(begin, min(begin + 1_000, first + count)):
            changes.append(stored.table._replace(id=number))
            changes += [row._replace(table_id=number) for row in stored.seats]
            changes.append(stored.snapshot._replace(table_id=number))
            changes += [row._replace(table_id=number, id=host.desk.storage.new_id("waits")) for row in stored.waits]
        await host.desk.storage.commit(Unit(changes))
    return list(range(first, first + count))


async def memory_per_idle_table(host: Host, tables: list[int]) -> float:
    """Touching every table once: what stays behind beyond the bounded cache."""
    for table in tables[:512]:
        await host.desk.live(table)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for table in tables[512:]:
        await host.desk.live(table)
    for table in tables[:512]:  # the cache is filled with the same tables as before
        await host.desk.live(table)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return max(0.0, grown / len(tables[512:]))


async def play(host: Host, tables: list[int], round_number: int) -> list[float]:
    times: list[float] = []
    players = [Player(host, table) for table in tables]
    for player in players:
        player._count = round_number * 10_000
        await host.desk.live(player._table)
    for _ in range(CLICKS // len(players)):
        for player in players:
            await player.click()
    for player in players:
        times += player.times
    return times


async def play_once_each(host: Host, tables: list[int], round_number: int) -> list[float]:
    """The clock includes loading the table."""
    times = []
    for i, table in enumerate(tables):
        player = Player(host, table)
        asked = await awaited(host, table)
        if not asked:
            continue
        who, mark = asked[0]
        live = await host.desk.live(table)
        decision = live.game.legal(live.state, live.seat_for(who)).decisions[0]
        host.desk.forget(table)
        player._count = 1_000_000 * (round_number + 1) + i
        await player.submit(who, decision, mark)
        times += player.times
    return times


if __name__ == "__main__":
    pin()
    for label, figure in run():
        print(f"{label:<70} {figure}")
