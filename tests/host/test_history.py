"""What happened, told to one audience."""

import pytest

from bot.host.errors import NotSeated
from tests.contract.bazaar.state import CardsSeen, Gather, GoodMoved, Look
from tests.host.tables import GAMES, awaited, click, play_some, play_until, seated


async def test_since_my_last_move(host):
    table = await seated(host)
    await play_some(host, table, 40)
    for who in (1, 2):
        seat = (await host.desk.live(table)).seat_of(who)
        told = await host.history.since_my_move(table, who)
        whole = await host.history.moves(table, who)
        mine = [move.seq for move in whole if move.seat == seat]
        assert [move.seq for move in told] == [move.seq for move in whole if move.seq > mine[-1]]
        assert all(move.seat != seat for move in told)


async def test_what_was_taken_back_is_not_told(host):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, _),) = await awaited(host, table)
    before = await host.history.moves(table, None)
    await host.turns.submit(table, who, "workers with 1", key=click())
    await host.undo.ask(table, who, key=click())
    assert await host.history.moves(table, None) == before
    rows = await host.history.host_rows(table)
    assert [(row.kind, row.by) for row in rows] == [("undo", "person")]


async def test_who_played_is_told_without_a_name(host):
    table = await seated(host, people=1, players=("random",))
    await play_some(host, table, 10)
    assert {move.by for move in await host.history.moves(table, None)} == {"person", "auto"}


async def test_what_i_was_shown_stays_mine(host):
    table = await seated(host, "bazaar")
    live = await play_until(host, table, lambda live: live.state.stage == "turn" and not live.state.pending)
    who = live.seats[live.state.seat].person
    await host.turns.submit(table, who, [Look()], key=click())
    await play_some(host, table, 1)
    await host.turns.submit(table, who, [Gather()], key=click())
    mine = await host.history.shown_to_me(table, who)
    assert [type(event) for _, event in mine] == [CardsSeen, GoodMoved]
    assert len(mine[0][1].cards) == 3
    assert await host.history.shown_to_me(table, 3 - who) == []
    for viewer in (None, 3 - who):
        seen = [event for move in await host.history.moves(table, viewer) for event in move.events]
        assert CardsSeen(live.state.seat, ()) in seen
        assert mine[0][1] not in seen
    with pytest.raises(NotSeated):
        await host.history.shown_to_me(table, 99)


async def test_one_turn_for_a_log_message(host):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, _),) = await awaited(host, table)
    await host.turns.submit(table, who, "workers with 1; workers with 2", key=click())
    seat = (await host.desk.live(table)).seat_of(who)
    turn = (await host.history.moves(table, None))[-1].turn
    assert [move.line for move in await host.history.turn(table, None, seat, turn)] == [
        "workers with 1",
        "workers with 2",
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_a_log_message_reads_its_own_turn_alone(host, game, monkeypatch):
    table = await seated(host, game, people=min(GAMES[game].seats))
    await play_some(host, table, 60)
    moves = await host.history.moves(table, None)
    log, asked = host.desk.storage.log, []

    async def counted(table_id, after=0):
        asked.append(after)
        return await log(table_id, after)

    monkeypatch.setattr(host.desk.storage, "log", counted)
    turns = dict.fromkeys((move.seat, move.turn) for move in moves)
    for seat, turn in turns:
        told = await host.history.turn(table, None, seat, turn)
        assert told == [move for move in moves if (move.seat, move.turn) == (seat, turn)]
    assert len(turns) > 2
    assert asked[-1] > 0, "what lies before is left where it is"
