"""Decisions: read, checked against what they were made on, played once, answered."""

import pytest

from bot.host.answers import Mark
from bot.host.errors import NoSuchTable, NotRunning, NotSeated, Stale
from engine.core.errors import BadNotation, Illegal
from engine.core.reading import Ambiguous
from engine.games.burgundy.decisions import EndTurn, TakeWorkers
from tests.contract.bazaar.state import Bid
from tests.host.tables import awaited, check_replay, click, person, play_some, play_until, random_decision, seated


@pytest.fixture
async def burgundy(host):
    """Two people in their first turn."""
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    return table


async def log(host, table):
    return await host.desk.storage.log(table)


async def test_a_typed_line_of_several_decisions(host, burgundy):
    ((who, mark),) = await awaited(host, burgundy)
    before = len(await log(host, burgundy))
    answer = await host.turns.submit(burgundy, who, "workers with 1; workers with 2; end", key=click(), mark=mark)
    assert answer.last - answer.first == 2
    assert len(await log(host, burgundy)) == before + 3
    assert (await awaited(host, burgundy))[0][0] != who
    await check_replay(host, burgundy)


async def test_decisions_as_objects(host, burgundy):
    ((who, mark),) = await awaited(host, burgundy)
    answer = await host.turns.submit(burgundy, who, [TakeWorkers(0), TakeWorkers(1), EndTurn()], key=click(), mark=mark)
    assert answer.rest == ""
    await check_replay(host, burgundy)


async def test_played_while_legal_and_the_rest_is_named(host, burgundy):
    ((who, _),) = await awaited(host, burgundy)
    answer = await host.turns.submit(burgundy, who, "workers with 1; workers with 1; end", key=click())
    assert answer.first == answer.last
    assert answer.rest == "workers with 1; end"
    assert answer.why.startswith("why-")


@pytest.mark.parametrize(
    "line,refusal",
    [
        ("fly to the moon", BadNotation),
        ("", Illegal),
        (" ; ; ", Illegal),
        ("end", Illegal),
        ("workers with 3", Illegal),
        ("take", (Ambiguous, Illegal)),
        ("x" * 3_000, BadNotation),
        ("take \x00 from \u202e4", BadNotation),
    ],
)
async def test_what_is_not_legal_changes_nothing(host, burgundy, line, refusal):
    ((who, mark),) = await awaited(host, burgundy)
    before = await host.desk.storage.load(burgundy)
    with pytest.raises(refusal):
        await host.turns.submit(burgundy, who, line, key=click(), mark=mark)
    assert await host.desk.storage.load(burgundy) == before
    await check_replay(host, burgundy)


async def test_the_same_click_again_gets_the_first_answer_also_when_the_table_has_moved_on(host, burgundy):
    ((who, mark),) = await awaited(host, burgundy)
    first = await host.turns.submit(burgundy, who, "workers with 1", key="twice", mark=mark)
    rows = len(await log(host, burgundy))
    assert await host.turns.submit(burgundy, who, "workers with 1", key="twice", mark=mark) == first
    await play_some(host, burgundy, 5)
    rows = len(await log(host, burgundy))
    assert await host.turns.submit(burgundy, who, "workers with 1", key="twice", mark=mark) == first
    assert len(await log(host, burgundy)) == rows


async def test_the_same_click_is_known_after_a_restart(host, burgundy):
    ((who, mark),) = await awaited(host, burgundy)
    first = await host.turns.submit(burgundy, who, "workers with 1", key="twice", mark=mark)
    host.desk.forget(burgundy)
    assert await host.turns.submit(burgundy, who, "workers with 1", key="twice", mark=mark) == first


async def test_a_stale_click_gets_the_present_situation(host, burgundy):
    ((who, mark),) = await awaited(host, burgundy)
    await host.turns.submit(burgundy, who, "workers with 1", key=click(), mark=mark)
    with pytest.raises(Stale) as refused:
        await host.turns.submit(burgundy, who, "workers with 2", key=click(), mark=mark)
    situation = refused.value.situation
    assert situation.viewer == (await host.desk.live(burgundy)).seat_of(who)
    assert situation.mark != mark
    assert len(situation.view.head.awaited) == 1


async def test_a_click_made_before_an_undo_never_acts_on_another_position(host, burgundy):
    """The engine's own number comes up again after an undo; the table's epoch does not."""
    ((who, mark),) = await awaited(host, burgundy)
    await host.turns.submit(burgundy, who, "workers with 1", key=click(), mark=mark)
    ((_, second),) = await awaited(host, burgundy)
    await host.undo.ask(burgundy, who, key=click())
    await host.turns.submit(burgundy, who, "workers with 2", key=click())
    ((_, now),) = await awaited(host, burgundy)
    assert now.prompt == second.prompt
    for old in (mark, second):
        with pytest.raises(Stale):
            await host.turns.submit(burgundy, who, "workers with 1", key=click(), mark=old)
    await host.turns.submit(burgundy, who, "workers with 1", key=click(), mark=now)


async def test_marks_are_short_and_read_back():
    for mark in (Mark(0, 1), Mark(0, 4_000), Mark(3, 250)):
        assert Mark.read(mark.text) == mark
        assert len(mark.text) <= 6
    assert Mark.read("") is None
    assert Mark.read("zz-top") is None


async def test_wrong_people_and_tables(host, burgundy):
    ((who, _),) = await awaited(host, burgundy)
    other = 3 - who
    with pytest.raises(Illegal, match="not-your-turn"):
        await host.turns.submit(burgundy, other, "workers with 1", key=click())
    with pytest.raises(Stale, match="stale-answered"):
        await host.turns.submit(burgundy, other, "workers with 1", key=click(), mark=Mark(0, 1))
    with pytest.raises(NotSeated):
        await host.turns.submit(burgundy, 99, "workers with 1", key=click())
    with pytest.raises(NoSuchTable):
        await host.turns.submit(4711, who, "workers with 1", key=click())
    lobby = await host.lobby.open(person(1), "burgundy", key=click())
    with pytest.raises(NotRunning, match="not-started"):
        await host.turns.submit(lobby.table, 1, "end", key=click())


async def test_a_whole_game_with_result_and_published_seed(host):
    table = await seated(host, people=1, players=("steady",))
    await play_some(host, table, 1_000)
    situation = await host.look.situation(table, None)
    assert situation.state == "finished"
    assert sorted(situation.result.places) in ([1, 2], [1, 1])
    assert situation.seed is not None
    assert situation.ask is None
    await check_replay(host, table)
    with pytest.raises(NotRunning, match="table-over"):
        await host.turns.submit(table, 1, "end", key=click())
    assert (await host.desk.storage.load(table)).waits == ()


async def test_sealed_answers_do_not_outdate_each_other_and_may_be_replaced(host):
    table = await seated(host, "bazaar", people=3)
    asked = dict(await awaited(host, table))
    assert set(asked) == {1, 2, 3}
    await host.turns.submit(table, 1, [Bid(2)], key=click(), mark=asked[1])
    await host.turns.submit(table, 2, [Bid(1)], key=click(), mark=asked[2])
    await host.turns.submit(table, 1, [Bid(3)], key=click(), mark=asked[1])  # changed one's mind
    host.desk.forget(table)
    await host.turns.submit(table, 1, [Bid(0)], key=click(), mark=asked[1])  # and again, after a restart
    live = await host.desk.live(table)
    assert live.state.bids == (0, 1, None)
    await host.turns.submit(table, 3, [Bid(2)], key=click(), mark=asked[3])
    with pytest.raises(Stale):
        await host.turns.submit(table, 2, [Bid(3)], key=click(), mark=asked[2])
    await check_replay(host, table)


async def test_an_old_sealed_click_does_not_change_a_new_sealed_answer(host):
    table = await seated(host, "bazaar", people=2)
    old = dict(await awaited(host, table))
    await play_until(host, table, lambda live: live.state.stage == "bid" and live.state.round == 2)
    new = dict(await awaited(host, table))
    await host.turns.submit(table, 1, [Bid(1)], key=click(), mark=new[1])
    with pytest.raises(Stale):
        await host.turns.submit(table, 1, [Bid(0)], key=click(), mark=old[1])
    assert (await host.desk.live(table)).state.bids[0] == 1


async def test_my_turns_over_all_tables(host, clock):
    first = await seated(host, "bazaar")
    clock.advance(60)
    second = await seated(host, "bazaar")
    assert [waiting.table.table for waiting in await host.turns.mine(1)] == [first, second]
    decision = await random_decision(host, first, 1, (await host.desk.live(first)).running.rng.apart("t"))
    await host.turns.submit(first, 1, [decision], key=click())
    assert [waiting.table.table for waiting in await host.turns.mine(1)] == [second]
    assert [waiting.table.table for waiting in await host.turns.mine(2)] == [first, second]
    assert await host.turns.mine(77) == []


async def test_deleting_the_snapshot_loses_nothing(host, burgundy):
    await play_some(host, burgundy, 25)
    before = await check_replay(host, burgundy)
    host.desk.storage._writer._connection.execute("DELETE FROM snapshots")
    host.desk.forget(burgundy)
    assert (await host.desk.live(burgundy)).state == before.state
    await play_some(host, burgundy, 3)
    await check_replay(host, burgundy)
