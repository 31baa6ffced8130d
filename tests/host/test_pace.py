"""The pace of a table: one reminder per wait when its time has passed, and nothing more."""

import pytest

from bot.host.errors import NotAllowed, NotInLobby, NotSeated
from bot.host.limits import PACES
from engine.core.errors import BadOption
from tests.host.tables import click, person, play_until, seated

HOURS = {"brisk": 12, "day": 24, "relaxed": 72, "none": None}


async def reminders(host, table):
    return [row for row in await host.desk.storage.notices(table) if row.kind == "remind" and row.sent_ms is None]


@pytest.mark.parametrize("pace", PACES)
async def test_a_reminder_is_due_when_the_paces_time_has_passed(host, pace):
    table = await seated(host, pace=pace)
    due = await reminders(host, table)
    if HOURS[pace] is None:
        assert due == []
        return
    [row] = due
    assert row.due_ms - row.made_ms == HOURS[pace] * 3_600_000
    assert row.person == (await host.desk.live(table)).waits[0].person


async def test_it_comes_once_per_wait_and_never_after_the_answer(host):
    table = await seated(host, pace="day")
    [first] = await reminders(host, table)
    await host.notices.sent(first, channel=1, message=1)
    live = await host.desk.live(table)
    await play_until(host, table, lambda now: now.waits != live.waits)
    [second] = await reminders(host, table)
    assert second.key != first.key
    await play_until(host, table, lambda now: second.key != f"rem:{now.waits[0].id}")
    keys = [row.key for row in await reminders(host, table)]
    assert second.key not in keys
    assert len(keys) == 1


async def test_answers_in_somebody_elses_turn_are_not_reminded_of(host):
    table = await seated(host, "bazaar", people=3, options={"start": "rich"}, pace="day")
    live = await play_until(host, table, lambda live: live.state.pending == "window")
    [wait] = [wait for wait in live.waits if wait.clock == "short"]
    assert f"rem:{wait.id}" not in {row.key for row in await reminders(host, table)}


async def test_muting_drops_it_for_this_turn_alone(host):
    table = await seated(host, pace="day")
    live = await host.desk.live(table)
    me = live.waits[0].person
    other = next(row.person for row in live.seats if row.person != me)
    with pytest.raises(NotSeated, match="nobody-waits"):
        await host.notices.mute(table, other, key=click())
    assert len(await reminders(host, table)) == 1
    key = click()
    await host.notices.mute(table, me, key=key)
    await host.notices.mute(table, me, key=key)
    assert await reminders(host, table) == []
    assert (await host.desk.live(table)).waits == live.waits
    await play_until(host, table, lambda now: now.waits != live.waits)
    assert len(await reminders(host, table)) == 1


async def test_pace_is_the_hosts_to_choose_in_the_lobby(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), pace="brisk")
    await host.lobby.join(opened.table, person(2), key=click())
    with pytest.raises(NotAllowed):
        await host.lobby.set_options(opened.table, 2, key=click(), pace="none")
    with pytest.raises(BadOption, match="no-such-pace"):
        await host.lobby.set_options(opened.table, 1, key=click(), pace="hourly")
    with pytest.raises(BadOption, match="no-such-pace"):
        await host.lobby.open(person(1), "burgundy", key=click(), pace="")
    await host.lobby.set_options(opened.table, 1, key=click(), pace="relaxed")
    await host.lobby.start(opened.table, 1, key=click())
    assert (await host.desk.storage.load(opened.table)).table.pace == "relaxed"
    with pytest.raises(NotInLobby):
        await host.lobby.set_options(opened.table, 1, key=click(), pace="day")


async def test_alone_with_automatic_players_nobody_is_hurried(host):
    table = await seated(host, people=1, players=("random",), pace="day")
    await host.autos.settled()
    assert (await host.desk.storage.load(table)).table.pace == "none"
    assert await reminders(host, table) == []


async def test_tables_are_listed_by_the_time_left_then_by_age(host, clock):
    tables = {}
    for name, pace in (("slow", "relaxed"), ("old", "none"), ("quick", "brisk"), ("young", "none")):
        tables[name] = await seated(host, pace=pace)
        await play_until(host, tables[name], lambda live: live.waits[0].person == 1)
        clock.advance(3600)
    listed = await host.turns.mine(1)
    assert [one.table.table for one in listed] == [tables[name] for name in ("quick", "slow", "old", "young")]
    assert [one.remind_ms is None for one in listed] == [False, False, True, True]
