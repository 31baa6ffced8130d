"""Standing orders: answers given beforehand, so that a quiet opponent stalls nobody."""

import msgspec
import pytest

from bot.host.errors import BadDraft, NotSeated
from bot.host.orders import Line, Order, order_of
from engine.core.errors import Illegal
from storage.contract import Unit
from storage.rows import OrderRow
from tests.host.tables import check_replay, click, play_some, play_until, seated


@pytest.fixture
async def window(host):
    """A table where somebody is asked whether they answer a raid: (table, live)."""
    table = await seated(host, "bazaar", people=3, options={"start": "rich"})
    return table, await play_until(host, table, lambda live: live.state.pending == "window")


def asked(live):
    [prompt] = live.game.prompts(live.state)
    return prompt.seat, live.seats[prompt.seat].person


def standing(live, seat, kind, line):
    """An order given at an earlier question."""
    body = msgspec.json.encode(Order((Line((line,)),), 0)).decode()
    return OrderRow(live.id, seat, kind, live.seats[seat].person, body, 0, 0)


async def put_orders(host, table, *rows):
    await host.desk.storage.commit(Unit(rows))
    host.desk.forget(table)


def kept(live, seat, kind):
    order = order_of(live, seat, kind)
    return [";".join(line.moves) for line in order.lines]


async def test_an_order_answers_from_the_next_question_on(host, window):
    table, live = window
    seat, person = asked(live)
    await host.orders.give(table, person, "window", "let")
    host.autos.wake_table(table)
    await host.autos.settled()
    assert (await host.desk.live(table)).state.pending == "window", "this one is answered by hand"
    await host.turns.submit(table, person, "let", key=click())
    assert order_of(await host.desk.live(table), seat, "window").since == live.state.ids[seat]


async def test_with_orders_nobody_is_waited_for(host):
    answered = 0
    for first in (1, 4, 7, 10):
        table = await seated(host, "bazaar", people=3, first=first, options={"start": "rich"})
        live = await host.desk.live(table)
        await put_orders(host, table, *(standing(live, seat, "window", "let") for seat in range(3)))
        for i in range(120):
            await play_some(host, table, 1, seed=first * 1000 + i)
            now = await host.desk.live(table)
            assert now.table.state != "running" or now.state.pending != "window"
        answered += sum(row.by.startswith("order:") for row in await host.desk.storage.log(table))
        await check_replay(host, table)
    assert answered


async def test_an_order_that_does_not_fit_asks_as_always(host, window):
    table, live = window
    seat, _ = asked(live)
    await put_orders(host, table, standing(live, seat, "window", "block"))
    shields = "shield" in live.state.players[seat].hand
    host.autos.wake_table(table)
    await host.autos.settled()
    after = await host.desk.live(table)
    assert (after.state.pending == "window") == (not shields)


async def test_an_order_is_taken_back(host, window):
    table, live = window
    seat, person = asked(live)
    await host.orders.give(table, person, "window", "let")
    assert kept(await host.desk.live(table), seat, "window") == ["let"]
    await host.orders.give(table, person, "window", "")
    assert not (await host.desk.live(table)).orders


async def test_the_narrower_order_counts(host, window):
    table, live = window
    seat, person = asked(live)
    wanted = {"window": "block", "window:flood": "block", "window:raid": "let"}
    await put_orders(host, table, *(standing(live, seat, topic, line) for topic, line in wanted.items()))
    host.autos.wake_table(table)
    await host.autos.settled()
    last = (await host.desk.storage.log(table))[-1]
    assert last.by == f"order:{person}"
    assert type((await host.desk.whole(table)).running.line[-1].decision).__name__ == "Let"


async def test_asking_again_takes_back_every_order_about_it(host, window):
    table, live = window
    seat, person = asked(live)
    await host.orders.give(table, person, "window:raid", "let")
    await host.orders.give(table, person, "window", "let")
    given = await host.desk.live(table)
    assert [kept(given, seat, topic) for topic in ("window:raid", "window")] == [["let"], ["let"]]
    await host.orders.give(table, person, "window", "")
    assert not (await host.desk.live(table)).orders


async def test_orders_survive_a_restart_in_between(host, window):
    """The question opened, the process ended before the order could answer it."""
    table, live = window
    seat, person = asked(live)
    await put_orders(host, table, standing(live, seat, "window", "let"))
    recovered = await host.start()
    assert table in recovered.owed
    await host.autos.settled()
    assert (await host.desk.live(table)).state.pending != "window"
    assert (await host.desk.storage.log(table))[-1].by == f"order:{person}"


async def test_wrong_orders_change_nothing(host, window):
    table, live = window
    seat, person = asked(live)
    other = next(row.person for row in live.seats if row.seat != seat)
    with pytest.raises(BadDraft, match="order-too-late"):
        await host.orders.give(table, other, "window", "let")
    with pytest.raises(BadDraft, match="order-too-late"):
        await host.orders.give(table, person, "turn", "let")
    with pytest.raises(Illegal):
        await host.orders.give(table, person, "window", "gather")
    with pytest.raises(NotSeated):
        await host.orders.give(table, 99, "window", "let")
    assert not (await host.desk.live(table)).orders


async def test_offers_have_one_card_per_turn_which_ends_with_it(host):
    table = await seated(host, "bazaar", people=3, options={"start": "rich"})
    live = await play_until(host, table, lambda live: live.state.stage == "turn" and not live.state.pending)
    who = live.seats[live.state.seat].person
    others = [row.person for row in live.seats if row.person != who]
    await host.turns.submit(table, who, "offer 1 ore for 1 wool", key=click())
    [card] = await _cards(host, table)
    await host.turns.submit(table, others[0], "accept", key=click())
    [answered] = await _cards(host, table)
    assert answered.key == card.key
    assert answered.rev > card.rev
    await host.turns.submit(table, who, "done", key=click())
    [ended] = await _cards(host, table)
    assert ended.rev > answered.rev, "the card is told that it is over"


async def _cards(host, table):
    return [row for row in await host.desk.storage.notices(table) if row.kind == "talk"]
