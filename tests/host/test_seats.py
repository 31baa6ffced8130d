"""Coming and going at a running table."""

import asyncio

import pytest

from bot.host.answers import Done, Joined, Opened, VoteOpened
from bot.host.errors import NotAllowed, NotInLobby, NotRunning, NotSeated, SeatTaken
from tests.host.tables import awaited, check_replay, click, person, play_some, seated


async def test_resigning_at_two_ends_the_game(host):
    table = await seated(host)
    await host.seats.resign(table, 1, key="resign")
    assert await host.seats.resign(table, 1, key="resign") == Done(table)
    situation = await host.look.situation(table, None)
    assert situation.state == "finished"
    assert situation.result.places == (2, 1)
    assert situation.note == "resigned"
    assert await host.turns.mine(2) == []
    kinds = [notice.kind for notice in await host.desk.storage.notices(table)]
    assert "result" in kinds


async def test_resigning_at_three_leaves_the_seat_to_an_automatic_player(host):
    table = await seated(host, "bazaar", people=3)
    await host.seats.resign(table, 2, key=click())
    situation = await host.look.situation(table, None)
    assert situation.state == "running"
    assert situation.sitting[1].player == "steady"
    with pytest.raises(NotSeated):
        await host.turns.submit(table, 2, "done", key=click())
    await play_some(host, table, 1_000)
    situation = await host.look.situation(table, None)
    assert situation.state == "finished"
    assert situation.result.places[1] == 3  # whatever the automatic player achieved
    await check_replay(host, table)


async def test_the_last_human_resigning_ends_the_table(host):
    table = await seated(host, people=1, players=("random", "random"))
    await host.seats.resign(table, 1, key=click())
    situation = await host.look.situation(table, None)
    assert situation.state == "finished"
    assert situation.result.places[0] == 3


async def test_an_offered_seat_is_taken_with_its_hand_and_without_its_drafts(host):
    table = await seated(host, "bazaar")
    await host.drafts.add(table, 1, "bid 1", key=click())
    hand = (await host.look.situation(table, 1)).view.me
    with pytest.raises(SeatTaken, match="seat-not-offered"):
        await host.seats.take(table, person(3), 0, key=click())
    await host.seats.offer(table, 1, key=click())
    with pytest.raises(NotAllowed, match="sat-here"):
        await host.seats.take(table, person(2), 0, key=click())
    taken = await host.seats.take(table, person(3), 0, key="take")
    assert taken == Joined(table, 0)
    assert await host.seats.take(table, person(3), 0, key="take") == taken
    assert (await host.look.situation(table, 3)).view.me == hand
    assert (await host.look.situation(table, 1)).view.me is None
    assert (await host.drafts.tip(table, 3)).lines == ()
    assert [waiting.table.table for waiting in await host.turns.mine(3)] == [table]
    assert await host.turns.mine(1) == []
    await host.seats.offer(table, 3, key=click())
    with pytest.raises(NotAllowed, match="sat-here"):
        await host.seats.take(table, person(1), 0, key=click())
    await check_replay(host, table)


async def test_replacing_somebody_absent_by_vote(host):
    table = await seated(host, "bazaar", people=3)
    with pytest.raises(NotAllowed):
        await host.seats.ask_replace(table, 1, 0, key=click())
    opened = await host.seats.ask_replace(table, 1, 1, key=click())
    assert (await host.votes.cast(table, opened.vote, 3, yes=True, key=click())).state == "passed"
    await host.seats.take(table, person(5), 1, key=click())
    assert (await host.desk.live(table)).seat_of(5) == 1
    two = await seated(host, "bazaar", people=2)
    with pytest.raises(NotAllowed, match="nobody-to-ask"):
        await host.seats.ask_replace(two, 1, 1, key=click())


async def test_closing_by_consent(host):
    table = await seated(host, "bazaar", people=3)
    opened = await host.seats.ask_cancel(table, 2, key=click())
    assert isinstance(opened, VoteOpened)
    await host.votes.cast(table, opened.vote, 1, yes=True, key=click())
    assert (await host.votes.cast(table, opened.vote, 3, yes=True, key=click())).state == "passed"
    situation = await host.look.situation(table, None)
    assert (situation.state, situation.result, situation.seed) == ("closed", None, None)
    assert await awaited(host, table) == []
    with pytest.raises(NotRunning):
        await host.seats.ask_cancel(table, 1, key=click())
    alone = await seated(host, people=1, players=("random",))
    assert await host.seats.ask_cancel(alone, 1, key=click()) == Done(alone)


async def test_playing_again_opens_one_lobby_for_all(host):
    table = await seated(host, people=2, options={"estates": "random"})
    with pytest.raises(NotInLobby, match="not-over"):
        await host.seats.rematch(table, person(1), key=click())
    await host.seats.resign(table, 1, key=click())
    answers = await asyncio.gather(
        host.seats.rematch(table, person(1), key="a"),
        host.seats.rematch(table, person(2), key="b"),
        host.seats.rematch(table, person(1), key="a"),
    )
    assert sorted(type(answer).__name__ for answer in (answers[0], answers[1])) == ["Joined", "Opened"]
    assert len({answer.table for answer in answers}) == 1
    assert isinstance(await host.seats.rematch(table, person(1), key="a"), Opened | Joined)
    situation = await host.look.situation(answers[0].table, None)
    assert situation.options == {"estates": "random"}
    assert len(situation.sitting) == 2
