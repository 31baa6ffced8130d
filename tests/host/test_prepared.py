"""A move prepared for one's next turn: tried when it comes, played once, seen by nobody before."""

import pytest

from bot.host.drafts import tip_of
from bot.host.errors import BadDraft, NotSeated
from bot.host.live import PREPARED, in_own_time
from bot.host.orders import misfits, order_of
from engine.core.errors import BadNotation, MeeplepostError
from engine.core.registry import games
from tests.host.tables import check_replay, click, play_some, play_until, seated


@pytest.fixture
async def table(host):
    """Burgundy for two at a moment when the next turn of the one who waits can be known."""
    made = await seated(host)
    await play_until(host, made, lambda live: _waiting(host, live) is not None)
    return made


def _waiting(host, live):
    """The seat that is not awaited and whose next turn can be imagined."""
    asked = {prompt.seat for prompt in live.game.prompts(live.state)}
    for seat in {row.seat for row in live.seats} - asked:
        if host.orders.imagined(live, seat) is not None and live.state.stage == "turn":
            return seat
    return None


async def who(host, table):
    """(seat and person who wait for their turn, person who is awaited)."""
    live = await host.desk.live(table)
    seat = _waiting(host, live)
    other = live.seats[live.game.prompts(live.state)[0].seat].person
    return seat, live.seats[seat].person, other


async def end(host, table, person):
    """The awaited person does nothing but end the turn."""
    seat = (await host.desk.live(table)).seat_for(person)
    while (await host.desk.live(table)).prompt_of(seat) is not None:
        live = await host.desk.live(table)
        decision = live.game.default(live.state, seat, live.running.rng.at(1))
        await host.turns.submit(table, person, [decision], key=click())
    await host.autos.settled()


async def test_the_first_line_that_fits_is_played_and_marked(host, table):
    _, me, other = await who(host, table)
    await host.orders.write(table, me, "take castle from 9 with 1 | workers; workers", key=click())
    before = await host.desk.live(table)
    await end(host, table, other)
    live = await host.desk.live(table)
    assert not live.orders, "used once"
    mine = [row for row in await host.desk.storage.log(table) if row.by == f"order:{me}"]
    assert [live.game.grammar.write(played.decision).split()[0] for played in live.running.line[-3:]] == [
        "workers", "workers", "end",
    ]  # fmt: skip
    assert len(mine) == 3
    assert {told.by for told in (await host.history.moves(table, None))[-3:]} == {"order"}
    assert before.table.version < live.table.version
    await check_replay(host, table)


async def test_keeping_one_leaves_no_trace_at_the_table(host, table):
    _, me, other = await who(host, table)
    live = await host.desk.live(table)
    told = await host.desk.storage.notices(table)
    audit = await host.desk.storage.audit(table_id=table)
    await host.orders.write(table, me, "workers; workers", key=click())
    assert (await host.desk.live(table)).table == live.table
    assert await host.desk.storage.notices(table) == told
    assert await host.desk.storage.audit(table_id=table) == audit
    assert "orders" not in str(await host.look.situation(table, other))


async def test_what_does_not_fit_is_left_to_its_owner_with_the_reason(host, table):
    seat, me, other = await who(host, table)
    await host.orders.write(table, me, "sell 1; sell 2; sell 3", key=click())
    rows = len(await host.desk.storage.log(table))
    await end(host, table, other)
    live = await host.desk.live(table)
    assert live.prompt_of(seat) is not None, "asked as always"
    assert not [row for row in (await host.desk.storage.log(table))[rows:] if row.by.startswith("order:")]
    [lost] = misfits(live, seat)
    assert lost.line == "sell 1; sell 2; sell 3"
    pings = [row for row in await host.desk.storage.notices(table) if row.kind == "ping" and row.sent_ms is None]
    assert [row.person for row in pings] == [me]
    assert "sell" not in pings[0].body
    host.autos.wake_table(table)
    await host.autos.settled()
    assert await host.desk.live(table) == live, "it is tried once"
    await host.turns.submit(table, me, [live.game.default(live.state, seat, live.running.rng.at(1))], key=click())
    assert not (await host.desk.live(table)).orders, "an answer by hand ends it"


async def test_lines_stop_where_their_owner_wants_to_be_asked(host, table):
    seat, me, other = await who(host, table)
    await host.orders.write(table, me, "sell 1; sell 2; sell 3", key=click())
    await host.orders.write(table, me, "workers; workers", key=click())
    assert [line.otherwise for line in order_of(await host.desk.live(table), seat, PREPARED).lines] == ["ask", "ask"]
    await end(host, table, other)
    assert (await host.desk.live(table)).prompt_of(seat) is not None


async def test_a_turn_is_prepared_step_by_step_on_what_is_imagined(host, table):
    seat, me, other = await who(host, table)
    await host.orders.add(table, me, "workers", key=click())
    live = await host.desk.live(table)
    imagined = host.orders.imagined(live, seat)
    assert in_own_time(imagined.prompt_of(seat))
    assert live.prompt_of(seat) is None, "the table itself does not know"
    await host.orders.add(table, me, "workers", key=click())
    await host.orders.take_back(table, me, key=click())
    await host.orders.add(table, me, "workers", key=click())
    await host.orders.choose(table, me, "next", key=click())
    with pytest.raises(BadDraft, match="order-changed"):
        await host.orders.keep(table, me, key=click(), draft="0000")
    tip = tip_of(host.orders.imagined(await host.desk.live(table), seat), seat)
    key = click()
    once = await host.orders.keep(table, me, key=key, draft=tip.draft)
    assert await host.orders.keep(table, me, key=key, draft=tip.draft) == once, "the same press counts once"
    [line] = order_of(await host.desk.live(table), seat, PREPARED).lines
    assert (len(line.moves), line.otherwise) == (2, "next")
    await end(host, table, other)
    assert [row.by for row in await host.desk.storage.log(table)][-3:] == [f"order:{me}"] * 3


async def test_imagined_turns_come_from_ones_own_view_and_no_dice(host):
    """Whatever the seed is, the same view imagines the same turn."""
    for game_id in games():
        made = await seated(host, game_id)
        for _ in range(12):
            await play_some(host, made, 3)
            live = await host.desk.live(made)
            for row in live.seats:
                imagined = host.orders.imagined(live, row.seat)
                other = live._replace(match=live.running.fork())
                other.match.rng = live.running.rng.apart("another seed")
                again = host.orders.imagined(other, row.seat)
                assert (imagined is None) == (again is None)
                assert imagined is None or imagined.state == again.state


async def test_it_waits_through_a_restart(host, table):
    seat, me, other = await who(host, table)
    await host.orders.write(table, me, "workers; workers", key=click())
    host.autos._ordered._stopped = True
    await end(host, table, other)
    assert (await host.desk.live(table)).prompt_of(seat) is not None
    host.autos._ordered._stopped = False
    host.desk.forget(table)
    assert table in (await host.start()).owed
    await host.autos.settled()
    assert (await host.desk.storage.log(table))[-1].by == f"order:{me}"


async def test_withdrawn_handed_over_and_ended_orders_are_gone(host, table):
    _, me, _ = await who(host, table)
    await host.orders.write(table, me, "workers", key=click())
    await host.orders.withdraw(table, me, key=click())
    assert not (await host.desk.live(table)).orders
    await host.orders.write(table, me, "workers", key=click())
    await host.seats.resign(table, me, key=click())
    assert not (await host.desk.live(table)).orders
    assert not (await host.desk.storage.load(table)).orders


async def test_undo_to_before_it_was_given_ends_it(host, table):
    seat, me, other = await who(host, table)
    live = await host.desk.live(table)
    asked = live.seat_for(other)
    await host.turns.submit(table, other, [live.game.legal(live.state, asked).decisions[0]], key=click())
    assert (await host.desk.live(table)).prompt_of(seat) is None
    await host.orders.write(table, me, "workers", key=click())
    await host.undo.ask(table, other, key=click())
    assert not (await host.desk.live(table)).orders


async def test_bad_orders_change_nothing(host, table):
    _, me, other = await who(host, table)
    for text, error in (("", MeeplepostError), ("workers |", MeeplepostError), ("xyzzy", BadNotation),
                        (" | ".join(["workers"] * 6), BadDraft), ("; ".join(["workers"] * 7), BadDraft)):  # fmt: skip
        with pytest.raises(error):
            await host.orders.write(table, me, text, key=click())
    with pytest.raises(BadDraft, match="order-your-turn"):
        await host.orders.write(table, other, "workers", key=click())
    with pytest.raises(NotSeated):
        await host.orders.write(table, 99, "workers", key=click())
    assert not (await host.desk.live(table)).orders


async def test_a_roll_is_ordered_alone_and_nothing_is_played_past_it(host):
    made = await seated(host, "starfarers")
    live = await play_until(host, made, lambda live: any(_rolls_next(host, live, row.seat) for row in live.seats))
    seat = next(row.seat for row in live.seats if _rolls_next(host, live, row.seat))
    me = live.seats[seat].person
    with pytest.raises(BadDraft, match="order-through-gate"):
        await host.orders.add(made, me, "roll; end trade", key=click())
    await host.orders.add(made, me, "roll", key=click())
    [line] = order_of(await host.desk.live(made), seat, PREPARED).lines
    assert line.moves == ("roll",)
    await play_until(host, made, lambda live: not live.order_of(seat, PREPARED))
    mine = [row for row in await host.desk.storage.log(made) if row.by == f"order:{me}"]
    assert len(mine) == 1
    await host.autos.settled()
    await check_replay(host, made)


def _rolls_next(host, live, seat):
    imagined = host.orders.imagined(live, seat)
    if imagined is None:
        return False
    decisions = imagined.game.legal(imagined.state, seat).decisions
    return [imagined.game.grammar.write(one) for one in decisions] == ["roll"]
