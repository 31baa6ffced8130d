"""Who is told what, exactly once."""

import asyncio

import pytest

from bot.host.notices import NONCE_LENGTH, nonce
from storage.rows import MessageRow
from tests.discord.person import eventually
from tests.host.tables import GAMES, awaited, click, play_some, play_until, seated


async def notices(host, table, kind):
    return [row for row in await host.desk.storage.notices(table) if row.kind == kind]


async def test_one_ping_for_a_turn_whatever_happens_in_it(host, clock):
    table = await seated(host)
    live = await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, _),) = await awaited(host, table)
    pings = [row for row in await notices(host, table, "ping") if row.sent_ms is None]
    assert [row.person for row in pings] == [who]
    assert await host.notices.due() == [row for row in await host.notices.due() if row.kind != "ping"]
    clock.advance(20)
    due = [row for row in await host.notices.due() if row.kind == "ping"]
    assert due == pings
    await host.notices.sent(due[0], channel=6, message=99)
    await host.turns.submit(table, who, "workers with 1", key=click())
    await host.turns.submit(table, who, "workers with 2", key=click())
    clock.advance(60)
    assert [row for row in await host.notices.due() if row.kind == "ping"] == []
    assert live.table.state == "running"


async def test_an_answer_within_the_delay_spares_the_ping(host, clock):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, _),) = await awaited(host, table)
    before = [row for row in await notices(host, table, "ping") if row.person == who and row.sent_ms is None]
    await host.turns.submit(table, who, "workers with 1; workers with 2; end", key=click())
    clock.advance(60)
    due = [row for row in await host.notices.due() if row.kind == "ping"]
    assert [row.person for row in due] == [3 - who]
    assert not await host.notices.still_wanted(before[0])
    assert await host.notices.still_wanted(due[0])


@pytest.mark.parametrize("game", GAMES)
async def test_in_a_whole_game_every_wait_has_at_most_one_ping(host, clock, game):
    table = await seated(host, game, people=2, players=("random",))
    sent: list[str] = []
    for seed in range(400):
        await play_some(host, table, 1, seed)
        clock.advance(30)
        for row in await host.notices.due():
            if row.kind == "ping":
                sent.append(row.key)
            await host.notices.sent(row, message=seed)
        if (await host.desk.live(table)).table.state != "running":
            break
    assert len(sent) == len(set(sent)) > 10
    waits = await host.desk.storage._rows("SELECT id, person FROM waits WHERE table_id = ?", (table,))
    people = {f"ping:{number}" for number, person in waits if person is not None}
    assert set(sent) <= people


async def test_sealed_questions_ping_each_once_and_others_answers_do_not_ping_again(host, clock):
    table = await seated(host, "bazaar", people=3)
    clock.advance(20)
    first = [row for row in await host.notices.due() if row.kind == "ping"]
    assert sorted(row.person for row in first) == [1, 2, 3]
    for row in first:
        await host.notices.sent(row)
    await host.turns.submit(table, 1, "bid 1", key=click())
    await host.turns.submit(table, 2, "bid 1", key=click())
    clock.advance(60)
    assert [row for row in await host.notices.due() if row.kind == "ping"] == []


async def test_the_board_is_one_message_in_its_newest_form(host, clock):
    table = await seated(host)
    await play_some(host, table, 3)
    boards = await notices(host, table, "board")
    assert len(boards) == 1
    await host.notices.sent(boards[0], channel=6, message=42)
    assert (await host.notices.posted(boards[0].key)).message == 42
    assert await host.notices.due() == [row for row in await host.notices.due() if row.kind != "board"]
    await play_some(host, table, 1)
    assert not [row for row in await host.notices.due() if row.kind == "board"], "a message rests when it was posted"
    clock.advance(1)
    newer = [row for row in await host.notices.due() if row.kind == "board"]
    assert newer[0].rev > boards[0].rev


async def test_a_failing_notice_is_tried_later_each_time_and_given_up_when_told(host, clock):
    await seated(host)
    board = next(row for row in await host.notices.due() if row.kind == "board")
    waits = []
    for _ in range(4):
        await host.notices.failed(board)
        before = clock.ms
        while not (again := [row for row in await host.notices.due() if row.key == board.key]):
            clock.advance(0.5)
        board = again[0]
        waits.append(clock.ms - before)
    assert waits == sorted(waits)
    assert waits[-1] > waits[0]
    await host.notices.failed(board, give_up="channel-gone")
    clock.advance(10_000)
    assert board.key not in [row.key for row in await host.notices.due()]


async def test_the_sender_is_woken_by_a_commit(host):
    table = await seated(host)
    for row in await host.desk.storage.due(1 << 60):
        await host.notices.sent(row)
    host.notices._news.clear()
    waiting = asyncio.ensure_future(host.notices.wait(30))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    await play_some(host, table, 1)
    await waiting
    assert await host.notices.due()


async def test_nonces_are_short_and_one_for_all_forms_of_a_message(host):
    table = await seated(host)
    (row,) = await notices(host, table, "board")
    assert len(nonce(row, None)) == NONCE_LENGTH
    assert nonce(row, None) == nonce(row._replace(rev=row.rev + 1), None)
    old = MessageRow(row.key, table, 1, 2, 3, 4)
    assert nonce(row, old) != nonce(row, None), "a board that is posted anew is another message"


async def test_attempts_count_until_a_notice_is_sent(host):
    table = await seated(host)
    (row,) = await notices(host, table, "board")
    await host.notices.failed(row)
    await play_some(host, table, 1)
    (newer,) = await notices(host, table, "board")
    assert (newer.rev > row.rev, newer.tries) == (True, 1)
    await host.notices.sent(newer)
    await play_some(host, table, 1)
    (newest,) = await notices(host, table, "board")
    assert newest.tries == 0


async def test_waiting_can_be_ended_in_the_very_moment_of_news(host):
    """Else a stop that meets a commit would never be obeyed."""
    for _ in range(3):
        waiting = asyncio.create_task(host.notices.wait())
        await eventually(lambda: host.notices._news._waiters)
        host.notices.wake(None)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        host.notices._news.clear()
