"""Automatic players use the same door."""

import pytest

from bot.host.autos import owing_seat
from engine.core.rng import Rng
from tests.contract.bazaar.state import Bid
from tests.host.tables import GAMES, check_replay, click, play_some, play_until, seated


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("player", ["random", "steady"])
async def test_a_game_of_one_person_against_automatic_players(host, game, player):
    table = await seated(host, game, people=1, players=(player, player))
    await play_some(host, table, 1_000, seed=5)
    live = await check_replay(host, table)
    assert live.table.state == "finished"
    rows = await host.desk.storage.log(table)
    assert {row.by for row in rows} == {"person:1", f"auto:{player}"}


async def test_they_do_not_seal_before_people_have(host):
    table = await seated(host, "bazaar", people=2, players=("random",))
    await host.autos.settled()
    assert (await host.desk.live(table)).state.bids == (None, None, None)
    await host.turns.submit(table, 1, [Bid(1)], key=click())
    await host.autos.settled()
    assert (await host.desk.live(table)).state.bids == (1, None, None)
    assert owing_seat(await host.desk.live(table), 0) is None
    await host.turns.submit(table, 2, [Bid(0)], key=click())
    await host.autos.settled()
    assert (await host.desk.live(table)).state.stage == "turn"


async def test_an_open_question_is_answered_once(host):
    table = await seated(host, "bazaar", people=1, players=("random", "random"), options={"start": "rich"})
    live = await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.seat == 0)
    await host.turns.submit(table, 1, "offer 1 ore for 1 wool", key=click())
    await host.autos.settled()
    rows = len(await host.desk.storage.log(table))
    for _ in range(3):
        host.desk.forget(table)
        host.autos.wake_table(table)
        await host.autos.settled()
    assert len(await host.desk.storage.log(table)) == rows
    answered = {played.seat for played in (await host.desk.whole(table)).running.line[-2:]}
    assert answered == {1, 2}
    assert live.table.state == "running"


async def test_their_randomness_is_not_the_games(host):
    """The same dice fall whoever plays: choices are drawn from a source of their own."""
    table = await seated(host, people=1, players=("random",))
    live = await host.desk.live(table)
    source = Rng(live.table.seed, live.table.salt)
    assert source.apart("random 1").seed != source.seed


async def test_a_player_that_fails_plays_the_default(host, monkeypatch):
    from engine.players.chance import Chance

    def broken(self, *args):
        raise ValueError("no idea")

    monkeypatch.setattr(Chance, "choose", broken)
    table = await seated(host, people=1, players=("random",))
    await play_some(host, table, 10)
    live = await check_replay(host, table)
    assert any(played.seat == 1 for played in live.running.line)


async def test_they_go_on_after_a_restart(host):
    table = await seated(host, people=1, players=("random",))
    host.autos._players._stopped = True
    await play_until(host, table, lambda live: live.state.seat == 1)
    host.autos._players._stopped = False
    rows = len(await host.desk.storage.log(table))
    recovered = await host.start()
    assert recovered.owed == (table,)
    await host.autos.settled()
    assert len(await host.desk.storage.log(table)) > rows
