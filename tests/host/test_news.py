"""What is told to somebody who comes back: the newest turns in lines, and how many more there were."""

import pytest

from bot.host.news import MOST_LINES, last_turn, missed, since_my_move
from tests.host.tables import play_some, seated


async def away(host, game, moves):
    """A table whose third seat has not moved for long; the others have."""
    table = await seated(host, game, people=3)
    await play_some(host, table, moves)
    return await host.desk.whole(table)


@pytest.mark.parametrize("game", ["burgundy", "starfarers"])
async def test_a_long_absence(host, game):
    live = await away(host, game, 90)
    line = live.running.line
    for seat in range(3):
        news, more = since_my_move(live, seat), missed(live, seat)
        start = max((i for i, played in enumerate(line) if played.seat == seat), default=-1) + 1
        movers = [played.seat for played in line[start:]]
        turns = [mover for i, mover in enumerate(movers) if i == 0 or movers[i - 1] != mover]
        assert [one.seat for one in news] == turns[-MOST_LINES:]
        assert more == (max(0, len(turns) - MOST_LINES), start + 1)
        told = sum(len(one.events) for one in news)
        assert told <= sum(len(played.events) for played in line[start:])
    assert [one.seat for one in last_turn(live, None)] == [line[-1].seat]


async def test_turns_that_no_line_tells_are_counted(host):
    """A seat that has never moved has missed all of it."""
    live = await away(host, "burgundy", 90)
    never = live._replace(match=live.running.fork())
    never.running.line = [played for played in never.running.line if played.seat != 2]
    assert len(since_my_move(never, 2)) == MOST_LINES
    more = missed(never, 2)
    assert more.turns > 0
    assert more.first == 1
