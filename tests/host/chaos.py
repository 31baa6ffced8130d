"""The kill test: a process that plays tables is killed with SIGKILL, again and again, and nothing is lost or doubled.

`python -m tests.host.chaos --points 300`. Each point forks a child that takes up where the last one ended, clicks like
a crowd, posts notices, and dies: at a random moment, or inside a chosen SQL statement, or just before or after a
commit is told. Then a second child looks at what is left.
"""

import argparse
import asyncio
import os
import secrets
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.host.answers import Mark, Moved, unpack_answer
from bot.host.host import Host, open_host
from bot.host.limits import default_limits
from bot.host.live import replay
from engine.core.codec import codec
from engine.core.errors import MeeplepostError
from engine.core.rng import Rng
from storage.sqlite import open_storage
from tests.host.tables import awaited, find_game, person

TABLES = 5
CLIENTS = 8
LONGEST_LIFE_SECONDS = 0.2
LIMITS = msgspec.structs.replace(
    default_limits(),
    tables_per_person=10_000,
    lobbies_per_person=10_000,
    tables_per_server=10_000,
    ping_delay_seconds=0,
    message_rest_ms=0,
)


class Notes:
    """What the world outside has seen: lines in files that outlive the child."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, what: str, *words: object) -> None:
        handle = os.open(self._folder / what, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(handle, ("\t".join(map(str, words)) + "\n").encode())
        os.close(handle)

    def all(self, what: str) -> list[list[str]]:
        path = self._folder / what
        return [line.split("\t") for line in path.read_text().splitlines()] if path.exists() else []


class Crowd:
    """People who click, partly twice, partly again after the crash."""

    def __init__(self, host: Host, notes: Notes, life: int, chance: Random) -> None:
        self.host = host
        self.notes = notes
        self.life = life
        self.chance = chance
        self.count = 0

    def key(self) -> str:
        self.count += 1
        return f"{self.life}.{self.count}"

    async def open_tables(self) -> None:
        running = await self.host.look.tables_in(0, ("running",))
        for number in range(TABLES - len(running)):
            game, people, players = [("burgundy", 2, 1), ("bazaar", 3, 0), ("bazaar", 2, 1)][(self.life + number) % 3]
            opened = await self.host.lobby.open(person(1), game, key=self.key(), seats=people + players)
            for other in range(2, people + 1):
                await self.host.lobby.join(opened.table, person(other), key=self.key())
            await self.host.lobby.start(opened.table, 1, key=self.key(), fill="random")

    async def click_again(self) -> None:
        """What was clicked in the last life and never answered comes once more with the same id."""
        told = {words[0] for words in self.notes.all("told")}
        for key, table, who, mark, line in self.notes.all("clicked")[-3 * CLIENTS :]:
            if key not in told:
                await self.click(key, int(table), int(who), Mark.read(mark), line)

    async def live(self) -> None:
        while True:
            tables = [brief.table for brief in await self.host.look.tables_in(0, ("running",))]
            if not tables:
                await self.open_tables()
                continue
            table = self.chance.choice(tables)
            try:
                await self.act(table)
            except MeeplepostError:
                continue  # somebody was quicker
            await asyncio.sleep(0)

    async def act(self, table: int) -> None:
        asked = await awaited(self.host, table)
        if not asked:
            return
        who, mark = self.chance.choice(asked)
        live = await self.host.desk.live(table)
        legal = live.game.legal(live.state, live.seat_for(who))
        if not legal:
            return
        line = live.game.grammar.write(legal.sample(Rng(self.chance.randbytes(32))))
        deed = self.chance.random()
        if deed < 0.1:
            await self.host.undo.ask(table, who, key=self.key())
        elif deed < 0.2:
            await self.host.drafts.add(table, who, line, key=self.key())
        else:
            key = self.key()
            self.notes.add("clicked", key, table, who, mark.text, line)
            clicks = [self.click(key, table, who, mark, line) for _ in range(1 + (deed > 0.8))]
            await asyncio.gather(*clicks)

    async def click(self, key: str, table: int, who: int, mark: Mark | None, line: str) -> None:
        try:
            answer = await self.host.turns.submit(table, who, line, key=key, mark=mark)
        except MeeplepostError as refusal:
            self.notes.add("told", key, table, "refused", refusal.key)
            return
        self.notes.add("told", key, table, answer.first, answer.last)


async def post(host: Host, notes: Notes) -> None:
    """The sender: says what it posted only after posting it."""
    while True:
        for notice in await host.notices.due():
            notes.add("posted", notice.key, notice.rev)
            await host.notices.sent(notice, message=1)
        await host.notices.wait(0.05)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def arrange_death(host: Host, chance: Random) -> None:
    """One way of dying: by the clock, inside a statement, or on either side of a commit."""
    way = chance.choice(("clock", "statement", "statement", "before commit", "after commit"))
    left = [chance.randrange(1, 40)]
    storage: Any = host.desk.storage
    if way == "statement":
        left = [chance.randrange(1, 500)]

        def traced(_: str) -> None:
            left[0] -= 1
            if left[0] == 0:
                die()

        storage._writer._connection.set_trace_callback(traced)
    elif way != "clock":
        commit = storage.commit

        async def dying(unit: Any) -> Any:
            left[0] -= 1
            if left[0] == 0 and way == "before commit":
                die()
            committed = await commit(unit)
            if left[0] <= 0:
                die()
            return committed

        storage.commit = dying


async def one_life(folder: Path, life: int, seed: int) -> None:
    chance = Random(seed)
    notes = Notes(folder)
    async with open_host(folder / "meeplepost.db", limits=LIMITS, find_game=find_game) as host:
        arrange_death(host, chance)
        asyncio.get_running_loop().call_later(chance.random() * LONGEST_LIFE_SECONDS, die)
        crowd = Crowd(host, notes, life, chance)
        await host.start()
        sender = asyncio.ensure_future(post(host, notes))
        await crowd.click_again()
        await crowd.open_tables()
        await asyncio.gather(sender, *(crowd.live() for _ in range(CLIENTS)))


async def last_life(folder: Path) -> None:
    """Nobody kills this one: automatic players finish what they owe, everything due is posted."""
    notes = Notes(folder)
    async with open_host(folder / "meeplepost.db", limits=LIMITS, find_game=find_game) as host:
        await host.start()
        await host.autos.settled()
        while due := await host.notices.due():
            for notice in due:
                notes.add("posted", notice.key, notice.rev)
                await host.notices.sent(notice, message=1)
    posted = {(key, int(rev)) for key, rev in notes.all("posted")}
    async with open_storage(folder / "meeplepost.db") as storage:
        rows = await storage._rows("SELECT key, rev, sent_ms FROM outbox")
        assert rows, "nothing was ever posted"
        for key, rev, sent in rows:
            assert sent is not None, f"{key} was never posted"
            assert (key, rev) in posted, f"{key} is marked as posted, but was not"


async def look_at_what_is_left(folder: Path) -> None:
    notes = Notes(folder)
    async with open_storage(folder / "meeplepost.db") as storage:
        handled = {row[0]: unpack_answer(row[4]) for row in await storage._rows("SELECT * FROM handled")}
        for key, table, first, last in notes.all("told"):
            if first == "refused":
                assert not isinstance(handled.get(key), Moved), f"{key} was refused and yet played"
                continue
            answer = handled.get(key)
            assert isinstance(answer, Moved), f"{key} was acknowledged and is lost"
            assert (answer.table, answer.first, answer.last) == (int(table), int(first), int(last))
        await check_tables(storage, handled, notes)


async def check_tables(storage: Any, handled: dict[str, Any], notes: Notes) -> None:
    """Ended tables are looked at once: they do not change any more."""
    known = {int(words[0]) for words in notes.all("ended")}
    claimed = Counter(
        (answer.table, seq)
        for answer in handled.values()
        if isinstance(answer, Moved) and answer.table not in known
        for seq in range(answer.first, answer.last + 1)
    )
    assert not [move for move, times in claimed.items() if times > 1], "two clicks claim one move"
    played: Counter[tuple[int, int]] = Counter()
    for (table_id,) in await storage._rows("SELECT id FROM tables WHERE started_ms IS NOT NULL"):
        if table_id in known:
            continue
        stored = await storage.load(table_id)
        rows = await storage.log(table_id)
        played.update((table_id, row.seq) for row in rows if row.kind == "move" and row.by.startswith("person"))
        assert [row.row for row in rows] == list(range(1, stored.table.last_row + 1)), "a row is missing"
        game = find_game(stored.table.game)
        match = replay(game, stored.table, rows)
        assert match.state == codec(game).state(stored.snapshot.state), f"table {table_id} is not what its log says"
        waiting = {(wait.seat, wait.turn) for wait in stored.waits}
        asked = {(prompt.seat, prompt.turn) for prompt in game.prompts(match.state)}
        assert waiting == (asked if stored.table.state == "running" else set()), "somebody waits for nobody"
        if stored.table.state != "running":
            notes.add("ended", table_id)
    assert played == claimed, "a move without its click, or a click without its move"


def in_a_child(work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> int:
    """Forks, so that nothing has to be imported anew; returns how the child ended."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status = 1
    try:
        asyncio.run(work(*args))
        status = 0
    except BaseException:  # noqa: BLE001 - a child never returns to its parent's code
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def run(points: int, seed: int, *, talk: bool = True) -> dict[str, int]:
    """Kills so many times; raises SystemExit with the seed if anything is wrong."""
    with tempfile.TemporaryDirectory(prefix="meeplepost-chaos-") as name:
        folder = Path(name)
        started = time.monotonic()
        for life in range(points):
            ended = in_a_child(one_life, folder, life, seed * 1_000_003 + life)
            if ended != -signal.SIGKILL or in_a_child(look_at_what_is_left, folder):
                raise SystemExit(f"seed {seed}, point {life}: not as it should be (child ended with {ended})")
            if talk and (life + 1) % 20 == 0:
                print(f"{life + 1} of {points} kills, {time.monotonic() - started:.0f} s", flush=True)
        if in_a_child(last_life, folder) or in_a_child(look_at_what_is_left, folder):
            raise SystemExit(f"seed {seed}: the last life was not as it should be")
        notes = Notes(folder)
        told = notes.all("told")
        played = [words for words in told if words[2] != "refused"]
        return {
            "kills": points,
            "clicks": len(notes.all("clicked")),
            "acknowledged": len(played),
            "refused": len(told) - len(played),
            "posted": len(notes.all("posted")),
        }


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--points", type=int, default=300)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    print(", ".join(f"{name} {count}" for name, count in run(args.points, args.seed).items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
