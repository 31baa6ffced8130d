"""Many people at once: nothing is lost, doubled or mixed up, and the outcome is one that some order explains."""

import asyncio
from collections import Counter

import msgspec
import pytest

from bot.host.answers import Mark, Moved
from engine.core.codec import codec
from engine.core.errors import MeeplepostError
from engine.core.rng import Rng
from tests.contract.bazaar.state import Bid
from tests.host.tables import GAMES, awaited, check_replay, click, play_until, random_decision, seated


class Client:
    """Looks, decides, clicks; sometimes twice, sometimes on something old."""

    def __init__(self, host, number: int, tables: list[int], acknowledged: Counter) -> None:
        self.host = host
        self.dice = Rng(number.to_bytes(32, "big"), b"client")
        self.tables = tables
        self.acknowledged = acknowledged
        self.number = number
        self.refused = 0
        self.old: dict[int, Mark] = {}

    async def act(self, step: int) -> None:
        table = self.dice.choice(self.tables, "table")
        asked = await awaited(self.host, table)
        if not asked:
            return
        who, mark = self.dice.choice(asked, "who")
        if self.dice.below(5, "stale") == 0:
            mark = self.old.get(table, mark)
        self.old[table] = mark
        try:
            decision = await random_decision(self.host, table, who, self.dice)
        except (MeeplepostError, ValueError):  # somebody was quicker
            return
        key = f"client {self.number} step {step}"
        times = 2 if self.dice.below(4, "twice") == 0 else 1
        clicks = (self.host.turns.submit(table, who, [decision], key=key, mark=mark) for _ in range(times))
        answers = await asyncio.gather(*clicks, return_exceptions=True)
        self.note(table, answers)

    def note(self, table: int, answers: list) -> None:
        """A double click gets one answer twice, or one refusal twice."""
        if isinstance(answers[0], Moved):
            assert all(answer == answers[0] for answer in answers)
            self.acknowledged[table, answers[0].first] += 1
        else:
            assert all(isinstance(answer, MeeplepostError) for answer in answers), answers
            self.refused += 1


async def storm(host, tables: list[int], clients: int, steps: int) -> tuple[Counter, int]:
    acknowledged: Counter = Counter()
    crowd = [Client(host, number, tables, acknowledged) for number in range(clients)]

    async def run(client: Client) -> None:
        for step in range(steps):
            await client.act(step)

    await asyncio.gather(*(run(client) for client in crowd))
    await host.autos.settled()
    return acknowledged, sum(client.refused for client in crowd)


async def check_all(host, tables: list[int], acknowledged: Counter) -> None:
    for table in tables:
        await check_replay(host, table)
        rows = await host.desk.storage.log(table)
        by_people = {row.seq for row in rows if row.kind == "move" and row.by.startswith("person")}
        assert by_people == {seq for number, seq in acknowledged if number == table}
    assert set(acknowledged.values()) <= {1}


@pytest.mark.parametrize("game", GAMES)
async def test_thirty_two_clients_at_one_table(host, game):
    table = await seated(host, game, people=3)
    acknowledged, refused = await storm(host, [table], clients=32, steps=8)
    await check_all(host, [table], acknowledged)
    assert refused > 0
    assert acknowledged


async def test_thirty_two_clients_at_two_hundred_tables(host):
    """More tables than are kept in memory."""
    host.desk.limits = msgspec.structs.replace(
        host.desk.limits, tables_per_person=1_000, lobbies_per_person=1_000, hot_tables=50
    )
    tables = [
        await seated(host, "bazaar" if number % 2 else "burgundy", people=2, players=("random",) * (number % 5 == 0))
        for number in range(200)
    ]
    acknowledged, _ = await storm(host, tables, clients=32, steps=15)
    await check_all(host, tables, acknowledged)
    assert len({table for table, _ in acknowledged}) > 100
    assert len(host.desk._hot) <= 50
    assert host.desk._queues == {}


async def test_a_second_click_waits_its_turn_and_a_double_click_counts_once(host):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, mark),) = await awaited(host, table)
    answers = await asyncio.gather(
        *(host.turns.submit(table, who, "workers with 1", key="same", mark=mark) for _ in range(10)),
        host.turns.submit(table, who, "workers with 2", key="other"),
    )
    assert len({answer.first for answer in answers[:10]}) == 1
    assert answers[10].first == answers[0].first + 1


async def test_sealed_answers_of_all_seats_at_once(host):
    table = await seated(host, "bazaar", people=3)
    asked = await awaited(host, table)
    answers = await asyncio.gather(
        *(host.turns.submit(table, who, [Bid(who)], key=click(), mark=mark) for who, mark in asked)
    )
    assert len({answer.first for answer in answers}) == 3
    live = await check_replay(host, table)
    assert live.state.bids == (1, 2, 3)
    assert live.state.stage == "turn"


async def test_the_order_of_the_log_is_an_order_that_explains_the_outcome(host):
    """Votes, undo, drafts and moves of several people mixed: replaying the log alone gives the same table."""
    table = await seated(host, "bazaar", people=3)
    dice = Rng(b"\7" * 32)
    for step in range(40):
        work = []
        for who, mark in await awaited(host, table):
            decision = await random_decision(host, table, who, dice)
            work.append(host.turns.submit(table, who, [decision], key=f"{step} {who}", mark=mark))
            if dice.below(4, "undo") == 0:
                work.append(host.undo.ask(table, who, key=f"undo {step} {who}"))
        for vote in (await host.desk.live(table)).votes:
            work += [host.votes.cast(table, vote.id, who, yes=True, key=f"yes {step} {who}") for who in (1, 2, 3)]
        for answer in await asyncio.gather(*work, return_exceptions=True):
            assert not isinstance(answer, BaseException) or isinstance(answer, MeeplepostError), answer
        if (await host.desk.live(table)).table.state != "running":
            break
    await check_replay(host, table)


async def test_whoever_goes_away_does_not_take_the_move_along(host):
    """A cancelled request is committed all the same, and memory agrees with the store."""
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, mark),) = await awaited(host, table)
    clicked = asyncio.ensure_future(host.turns.submit(table, who, "workers with 1", key="gone", mark=mark))
    await asyncio.sleep(0)
    clicked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await clicked
    answer = await host.turns.submit(table, who, "workers with 1", key="gone", mark=mark)
    assert answer.first == answer.last
    await check_replay(host, table)


async def test_a_reader_never_sees_half_a_move(host):
    table = await seated(host, people=2)
    seen = []

    async def watch() -> None:
        while not played.done():
            situation = await host.look.situation(table, None)
            seen.append((situation.version, codec((await host.desk.live(table)).game).hash(situation.view.table)))
            await asyncio.sleep(0)

    dice = Rng(b"\1" * 32)

    async def play() -> None:
        for step in range(60):
            for who, mark in await awaited(host, table):
                decision = await random_decision(host, table, who, dice)
                await host.turns.submit(table, who, [decision], key=f"watched {step}", mark=mark)

    played = asyncio.create_task(play())
    await watch()
    await played
    by_version: dict[int, set[str]] = {}
    for version, digest in seen:
        by_version.setdefault(version, set()).add(digest)
    assert all(len(digests) == 1 for digests in by_version.values())
    assert len(by_version) > 3
