"""Taking back: free, by vote, by an organiser."""

import pytest

from bot.host.answers import Undone, VoteOpened
from bot.host.errors import NotAllowed, NothingToUndo, NotSeated, Stale, TooMany, VoteOver
from engine.core.errors import BadOption
from tests.contract.bazaar.state import Done, Gather, Look
from tests.host.tables import awaited, check_replay, click, play_some, play_until, seated


@pytest.fixture
async def table(host):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.active == 0)
    return table


@pytest.fixture
async def bazaar(host):
    """Three people, the first action of the first turn ahead; returns (table, who, others)."""
    table = await seated(host, "bazaar", people=3)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    live = await host.desk.live(table)
    who = live.seats[live.state.seat].person
    return table, who, [number for number in (1, 2, 3) if number != who]


async def test_up_to_the_last_barrier_it_is_free(host, table):
    ((who, _),) = await awaited(host, table)
    before = (await host.desk.live(table)).state
    await host.turns.submit(table, who, "workers with 1", key=click())
    plan = await host.undo.plan(table, who)
    assert [move.line for move in plan.moves] == ["workers with 1"]
    assert (plan.anew, plan.asks) == (False, ())
    answer = await host.undo.ask(table, who, key="undo")
    assert isinstance(answer, Undone)
    assert await host.undo.ask(table, who, key="undo") == answer
    live = await check_replay(host, table)
    assert live.state == before
    assert (live.table.epoch, live.running.branch) == (1, 0)


async def test_undo_and_the_same_move_give_the_same_dice(host, table):
    await play_until(host, table, lambda live: live.state.active == 1)
    ((who, _),) = await awaited(host, table)
    await host.turns.submit(table, who, "workers with 1; workers with 2", key=click())
    await host.undo.ask(table, who, key=click())
    await host.turns.submit(table, who, "workers with 2", key=click())
    live = await check_replay(host, table)
    assert live.running.branch == 0


async def test_anothers_move_is_not_taken_back_unasked(host, table):
    ((who, _),) = await awaited(host, table)
    await host.turns.submit(table, who, "workers with 1; workers with 2; end", key=click())
    ((other, _),) = await awaited(host, table)
    await host.turns.submit(table, other, "workers with 1", key=click())
    plan = await host.undo.plan(table, who)
    assert [move.line for move in plan.moves] == ["end", "workers with 1"]
    assert len(plan.asks) == 1
    assert not plan.anew


async def test_past_a_reveal_all_are_asked_and_the_dice_fall_anew(host, bazaar):
    table, who, (second, third) = bazaar
    before = (await host.desk.live(table)).state
    await host.turns.submit(table, who, [Look()], key=click())
    plan = await host.undo.plan(table, who)
    assert plan.anew
    assert len(plan.asks) == 2
    assert plan.moves[0].line == "look"
    assert "cards=()" in repr(plan.moves[0].seen)  # what was seen is named, the secret is not
    opened = await host.undo.ask(table, who, key=click())
    assert isinstance(opened, VoteOpened)
    assert (await host.votes.cast(table, opened.vote, second, yes=True, key=click())).state == "open"
    host.desk.forget(table)
    assert (await host.votes.cast(table, opened.vote, third, yes=True, key="last")).state == "passed"
    assert (await host.votes.cast(table, opened.vote, third, yes=True, key="last")).state == "passed"
    live = await check_replay(host, table)
    assert live.state == before
    assert (live.running.branch, live.table.epoch) == (1, 1)
    kinds = [notice.kind for notice in await host.desk.storage.notices(table)]
    assert "undo" in kinds
    assert "vote" in kinds
    await play_some(host, table, 3)
    await check_replay(host, table)


async def test_dice_differ_on_the_new_branch(host, bazaar):
    table, who, others = bazaar
    seen = set()
    for _ in range(3):
        await host.turns.submit(table, who, [Gather()], key=click())
        seen.add((await host.desk.live(table)).state.players)
        host.desk.clock.advance(86_400)
        opened = await host.undo.ask(table, who, key=click())
        for other in others:
            await host.votes.cast(table, opened.vote, other, yes=True, key=click())
    for _ in range(6):
        await host.turns.submit(table, who, [Gather()], key=click())
        seen.add((await host.desk.live(table)).state.players)
        last = (await host.desk.live(table)).running.line
        await host.undo.correct(table, 77, last[-2].seq, key=click(), reason="testing the dice anew")
    assert len(seen) > 1


async def test_one_no_ends_it(host, bazaar):
    table, who, (second, third) = bazaar
    await host.turns.submit(table, who, [Look()], key=click())
    opened = await host.undo.ask(table, who, key=click())
    assert (await host.votes.cast(table, opened.vote, second, yes=False, key=click())).state == "refused"
    with pytest.raises(VoteOver):
        await host.votes.cast(table, opened.vote, third, yes=True, key=click())
    assert (await host.desk.live(table)).running.branch == 0


async def test_playing_on_is_a_no(host, bazaar):
    table, who, (second, _) = bazaar
    await host.turns.submit(table, who, [Look()], key=click())
    opened = await host.undo.ask(table, who, key=click())
    await play_some(host, table, 1)
    with pytest.raises(VoteOver):
        await host.votes.cast(table, opened.vote, second, yes=True, key=click())
    assert (await host.desk.storage.vote(opened.vote)).state == "refused"


async def test_a_vote_may_be_withdrawn_by_its_asker_only(host, bazaar):
    table, who, (second, _) = bazaar
    await host.turns.submit(table, who, [Look()], key=click())
    opened = await host.undo.ask(table, who, key=click())
    with pytest.raises(NotAllowed, match="own-vote"):
        await host.votes.cast(table, opened.vote, who, yes=True, key=click())
    with pytest.raises(NotAllowed, match="not-own-vote"):
        await host.votes.withdraw(table, opened.vote, second, key=click())
    with pytest.raises(NotSeated):
        await host.votes.cast(table, opened.vote, 99, yes=True, key=click())
    with pytest.raises(VoteOver, match="vote-open-already"):
        await host.undo.ask(table, who, key=click())
    assert (await host.votes.withdraw(table, opened.vote, who, key=click())).state == "withdrawn"


async def test_silence_is_a_no_and_asking_is_limited(host, bazaar, clock):
    table, who, (second, _) = bazaar
    await host.turns.submit(table, who, [Look()], key=click())
    opened = await host.undo.ask(table, who, key=click())
    clock.advance(49 * 3600)
    with pytest.raises(VoteOver):
        await host.votes.cast(table, opened.vote, second, yes=True, key=click())
    await host.recovery.tick()
    assert (await host.desk.storage.vote(opened.vote)).state == "lapsed"
    for _ in range(3):
        opened = await host.undo.ask(table, who, key=click())
        await host.votes.withdraw(table, opened.vote, who, key=click())
    with pytest.raises(TooMany):
        await host.undo.ask(table, who, key=click())


async def test_against_automatic_players_nobody_has_to_be_asked(host):
    table = await seated(host, "bazaar", people=1, players=("random",))
    live = await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.seat == 0)
    await host.turns.submit(table, 1, [Gather()], key=click())
    answer = await host.undo.ask(table, 1, key=click())
    assert isinstance(answer, Undone)
    assert answer.anew
    assert (await host.desk.live(table)).state == live.state


async def test_automatic_players_wait_while_a_vote_is_open(host):
    table = await seated(host, "bazaar", people=2, players=("random",))
    live = await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.seat == 0)
    await host.turns.submit(table, 1, [Gather()], key=click())
    await host.undo.ask(table, 1, key=click())
    rows = len(await host.desk.storage.log(table))
    host.autos.wake_table(table)
    await host.autos.settled()
    assert len(await host.desk.storage.log(table)) == rows
    assert live.table.state == "running"


async def test_nothing_to_undo(host, table):
    fresh = await seated(host, first=3)
    with pytest.raises(NothingToUndo):
        await host.undo.ask(fresh, 3, key=click())
    ((who, _),) = await awaited(host, table)
    await host.turns.submit(table, who, "workers with 1", key=click())
    last = (await host.desk.live(table)).running.last_seq
    for to in (last, last + 5, -3):
        with pytest.raises(NothingToUndo):
            await host.undo.ask(table, who, key=click(), to=to)
    with pytest.raises(NotSeated):
        await host.undo.ask(table, 99, key=click())


async def test_an_old_draft_or_click_does_not_survive_an_undo_unseen(host, table):
    ((who, mark),) = await awaited(host, table)
    await host.turns.submit(table, who, "workers with 1", key=click(), mark=mark)
    ((_, second),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 2", key=click())
    await host.undo.ask(table, who, key=click())
    with pytest.raises(Stale):
        await host.drafts.commit(table, who, key=click(), mark=second)
    assert (await host.drafts.tip(table, who)).lines == ("workers with 2",)


async def test_an_organiser_takes_back_with_a_reason_in_the_audit(host, bazaar):
    table, who, _ = bazaar
    await host.turns.submit(table, who, [Done()], key=click())
    to = (await host.desk.live(table)).running.last_seq - 1
    with pytest.raises(BadOption, match="bad-reason"):
        await host.undo.correct(table, 77, to, key=click(), reason="no")
    with pytest.raises(NotAllowed, match="judge-own-table"):
        await host.undo.correct(table, who, to, key=click(), reason="because I would like it so")
    await host.undo.correct(table, 77, to, key=click(), reason="wrong button, all agreed by voice")
    trail = await host.organisers.trail(table_id=table)
    assert (trail[-1].actor, trail[-1].action) == ("organiser:77", "undo")
    assert "wrong button" in trail[-1].details
    rows = await host.desk.storage.log(table)
    assert (rows[-1].kind, rows[-1].by) == ("undo", "organiser:77")
    await check_replay(host, table)


async def test_an_organiser_plays_for_a_seat(host, table):
    ((who, _),) = await awaited(host, table)
    seat = (await host.desk.live(table)).seat_of(who)
    await host.organisers.play_for(table, 77, seat, "workers with 1", key=click(), reason="player is in hospital")
    rows = await host.desk.storage.log(table)
    assert rows[-1].by == "organiser:77"
    with pytest.raises(BadOption):
        await host.organisers.play_for(table, 77, 9, "end", key=click(), reason="no such seat at all")
