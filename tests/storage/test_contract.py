"""What every store keeps to."""

import asyncio

import pytest

from storage.contract import CloseWait, DropDraft, DropNotice, DropOrder, DropSeat, SetTable, SetVote, Unit
from storage.errors import Closed, Conflict
from storage.rows import AuditRow, BallotRow, DraftRow, MessageRow, OrderRow, PersonRow, SettingRow
from tests.storage.rows import click, handled, move, notice, seat, snapshot, table, vote, wait


async def test_a_table_comes_back_as_it_was_put(seated):
    stored = await seated.load(1)
    assert stored.table == table()
    assert stored.seats == (seat(), seat(place=1, person=11))
    assert stored.snapshot is None
    assert stored.waits == stored.votes == stored.ballots == stored.drafts == ()


async def test_an_unknown_table_is_none(storage):
    assert await storage.load(99) is None
    assert await storage.log(99) == []
    assert await storage.by_origin("rematch:1") is None
    assert await storage.vote(3) is None
    assert await storage.person(3) is None


async def test_a_move_brings_log_snapshot_and_version(seated):
    committed = await seated.commit(click("i1", 1, 0))
    assert committed.earlier is None
    stored = await seated.load(1)
    assert stored.table.version == 1
    assert stored.snapshot == snapshot()
    assert await seated.log(1) == [move()]
    assert await seated.log(1, after=1) == []


async def test_the_same_key_is_carried_out_once_and_answered_alike(seated):
    await seated.commit(click("i1", 1, 0))
    again = await seated.commit(click("i1", 2, 1))
    assert again.earlier.answer == b"i1"
    assert (await seated.load(1)).table.version == 1
    assert len(await seated.log(1)) == 1
    assert (await seated.handled("i1")).answer == b"i1"
    assert await seated.handled("i2") is None


async def test_an_old_version_is_refused_whole(seated):
    await seated.commit(click("i1", 1, 0))
    with pytest.raises(Conflict):
        await seated.commit(click("i2", 2, 0))
    assert len(await seated.log(1)) == 1
    assert await seated.handled("i2") is None


async def test_a_unit_that_fails_at_its_end_leaves_nothing(seated):
    with pytest.raises(Conflict):
        await seated.commit(Unit((move(row=1), notice(), move(row=1)), handled("i1"), (1, 0)))
    assert await seated.log(1) == []
    assert await seated.notices(1) == []
    assert await seated.handled("i1") is None
    assert (await seated.load(1)).table.version == 0


async def test_a_refused_unit_does_not_touch_its_group(seated):
    """Asked at once they share a flush; each is still judged by itself."""
    results = await asyncio.gather(
        *(
            seated.commit(Unit((notice(f"n{number}"), move(row=number % 20 + 1)), handled(f"i{number}")))
            for number in range(40)
        ),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [False] * 20 + [True] * 20
    assert [row.row for row in await seated.log(1)] == list(range(1, 21))
    assert {row.key for row in await seated.notices(1)} == {f"n{number}" for number in range(20)}
    assert await seated.handled("i19") is not None
    assert await seated.handled("i20") is None


async def test_a_programming_error_reaches_only_the_one_who_made_it(seated):
    results = await asyncio.gather(
        seated.commit(Unit((move(row=1),))),
        seated.commit(Unit((SetTable(1, {"no_such_column": 1}),))),
        seated.commit(Unit((move(row=2),))),
        return_exceptions=True,
    )
    assert isinstance(results[1], AssertionError)
    assert [row.row for row in await seated.log(1)] == [1, 2]


async def test_a_second_table_of_the_same_origin_is_refused(storage):
    await storage.commit(Unit((table(1, origin="rematch:7"),)))
    with pytest.raises(Conflict):
        await storage.commit(Unit((table(2, origin="rematch:7"),)))
    assert await storage.by_origin("rematch:7") == 1


async def test_numbers_are_never_given_twice(storage):
    first = storage.new_id("tables")
    await storage.commit(Unit((table(first),)))
    assert storage.new_id("tables") == first + 1
    assert storage.new_id("votes") == 1


async def test_columns_of_a_table_change_one_by_one(seated):
    await seated.commit(Unit((SetTable(1, {"state": "finished", "result": "{}", "ended_ms": 9}),)))
    assert (await seated.load(1)).table == table(state="finished", result="{}", ended_ms=9)


async def test_orders_come_and_go_and_are_owed_while_their_seat_is_awaited(seated):
    order = OrderRow(1, 0, "*", 10, "{}", 4, 100)
    await seated.commit(Unit((order, wait())))
    assert (await seated.load(1)).orders == (order,)
    assert await seated.owed_by_players() == [1]
    await seated.commit(Unit((order._replace(body='{"since": 3}'), OrderRow(1, 1, "window", 11, "{}", 4, 100))))
    assert [row.body for row in (await seated.load(1)).orders] == ['{"since": 3}', "{}"]
    await seated.commit(Unit((DropOrder(1, 0, "*"),)))
    assert [row.kind for row in (await seated.load(1)).orders] == ["window"]
    assert await seated.owed_by_players() == [], "nobody is awaited whose order could answer"


async def test_seats_drafts_votes_and_waits_come_and_go(seated):
    draft = DraftRow(1, 0, 10, 0, 0, b"steps", 100)
    ballot = BallotRow(1, 1, 1, 100)
    await seated.commit(Unit((draft, vote(), ballot, wait(), wait(2, seat=1, person=None))))
    stored = await seated.load(1)
    assert stored.drafts == (draft,)
    assert stored.votes == (vote(),)
    assert stored.ballots == (ballot,)
    assert stored.waits == (wait(), wait(2, seat=1, person=None))
    assert await seated.owed_by_players() == [1]
    assert await seated.waiting_for(10) == [wait()]
    await seated.commit(
        Unit(
            (
                DropDraft(1, 0),
                SetVote(1, "passed", 150),
                CloseWait(1, 150, "move"),
                CloseWait(2, 150, "move"),
                DropSeat(1, 1),
            )
        )
    )
    stored = await seated.load(1)
    assert stored.drafts == stored.votes == stored.ballots == stored.waits == ()
    assert stored.seats == (seat(),)
    assert await seated.owed_by_players() == []
    assert await seated.waiting_for(10) == []
    assert (await seated.vote(1)).state == "passed"
    assert [row.id for row in await seated.votes(1)] == [1]


async def test_a_vote_ends_once(seated):
    await seated.commit(Unit((vote(),)))
    await seated.commit(Unit((SetVote(1, "passed", 150),)))
    with pytest.raises(Conflict):
        await seated.commit(Unit((SetVote(1, "refused", 151),)))
    assert (await seated.vote(1)).state == "passed"


async def test_one_open_wait_for_a_seat_and_turn(seated):
    await seated.commit(Unit((wait(),)))
    with pytest.raises(Conflict):
        await seated.commit(Unit((wait(2),)))


async def test_notices_are_due_in_order_and_once(seated):
    await seated.commit(Unit((notice("b", due_ms=50), notice("a", due_ms=60), notice("c", due_ms=500))))
    assert await seated.next_due() == 50
    assert [row.key for row in await seated.due(100)] == ["b", "a"]
    await seated.sent(notice("b"), 101, MessageRow("b", 1, 6, 77, 0, 101))
    assert [row.key for row in await seated.due(100)] == ["a"]
    assert (await seated.message("b")).message == 77
    await seated.commit(Unit((notice("b"),)))  # the same again is not sent again
    assert [row.key for row in await seated.due(100)] == ["a"]
    await seated.put_off("a", 300)
    assert [row.key for row in await seated.due(100)] == []
    assert [(row.key, row.tries) for row in await seated.due(300)] == [("a", 1)]
    await seated.put_off("a", 300, "channel is gone")
    assert await seated.due(300) == []
    assert await seated.next_due() == 500


async def test_a_newer_revision_is_sent_also_if_it_came_during_the_older(seated):
    old, new = notice("board:1", rev=1), notice("board:1", rev=2, body='{"n":2}')
    await seated.commit(Unit((old,)))
    await seated.commit(Unit((new,)))
    await seated.sent(old, 130)
    assert [row.rev for row in await seated.due(200)] == [2]
    await seated.sent(new, 140)
    await seated.commit(Unit((old,)))
    assert await seated.due(200) == []


async def test_what_was_posted_shows_all_forms_up_to_it(seated):
    await seated.commit(Unit((notice("board:1", rev=3),)))
    await seated.sent(notice("board:1", rev=5), 130)
    assert await seated.due(200) == []
    await seated.commit(Unit((notice("board:1", rev=6, due_ms=140),)))
    assert [row.rev for row in await seated.due(200)] == [6]


async def test_a_message_rests_before_its_next_form(seated):
    await seated.commit(Unit((notice("board:1", rev=1, due_ms=100),)))
    await seated.sent(notice("board:1", rev=1), 100, rests_until_ms=1100)
    await seated.commit(Unit((notice("board:1", rev=2, due_ms=150),)))
    assert await seated.due(1099) == []
    assert await seated.next_due() == 1100
    await seated.commit(Unit((notice("board:1", rev=3, due_ms=200),)))  # came while the second was on its way
    await seated.sent(notice("board:1", rev=2), 1100, rests_until_ms=2100)
    await seated.commit(Unit((notice("board:1", rev=4, due_ms=1200),)))
    assert await seated.due(2099) == []
    assert [row.rev for row in await seated.due(2100)] == [4]


async def test_a_newer_form_of_what_could_not_be_posted_is_tried_at_once(seated):
    await seated.commit(Unit((notice("board:1", rev=1, due_ms=100),)))
    await seated.put_off("board:1", 9000)
    await seated.commit(Unit((notice("board:1", rev=2, due_ms=150),)))
    assert [row.rev for row in await seated.due(200)] == [2]


async def test_a_dropped_notice_is_gone_a_sent_one_stays(seated):
    await seated.commit(Unit((notice("a"), notice("b"))))
    await seated.sent(notice("b"), 130)
    await seated.commit(Unit((DropNotice("a"), DropNotice("b"))))
    assert [row.key for row in await seated.notices(1)] == ["b"]


async def test_lists_by_person_and_server(storage):
    await storage.commit(
        Unit((table(1), seat(1), table(2, state="lobby"), seat(2), table(3, guild=8), seat(3, person=11)))
    )
    assert [listed.table.id for listed in await storage.tables_of(10, ("running", "lobby"))] == [2, 1]
    assert [listed.table.id for listed in await storage.tables_of(10, ("lobby",))] == [2]
    assert [listed.table.id for listed in await storage.tables_in(5, ("running",))] == [1]
    assert (await storage.tables_in(8, ("running",)))[0].seats == (seat(3, person=11),)
    assert [row[0] for row in await storage.running()] == [1, 3]


async def test_room_counts_what_is_open(storage):
    await storage.commit(
        Unit((table(1), seat(1), table(2, state="lobby"), seat(2), table(3, state="finished"), seat(3)))
    )
    assert await storage.room(10, 5) == (2, 1, 2)
    assert await storage.room(77, 8) == (0, 0, 0)


async def test_a_table_is_found_by_its_thread(storage):
    await storage.commit(
        Unit((table(1, thread=70), seat(1, person=10), table(2, thread=71), table(3, thread=71, state="finished"),
              seat(3, person=11), table(4, thread=71, state="finished"), table(5, thread=0)))
    )  # fmt: skip
    assert await storage.table_in(70, 10) == await storage.table_in(70, 99) == 1
    assert await storage.table_in(71, 10) == 2, "the running one"
    assert await storage.table_in(71, 11) == 3, "the own one"
    assert await storage.table_in(72, 10) is None
    assert await storage.table_in(0, 10) is None, "a lobby has no thread"


async def test_vitals_count_and_date_what_is_due(storage):
    assert await storage.vitals(1000) == (0, 0, 0, None)
    await storage.commit(
        Unit((table(1), table(2, state="lobby"), table(3, state="finished"), notice("a", made_ms=400, due_ms=500),
              notice("later", made_ms=100, due_ms=5000), notice("b", made_ms=300, due_ms=900)))
    )  # fmt: skip
    assert await storage.vitals(1000) == (1, 1, 2, 300)
    await storage.put_off("b", 9000)
    assert await storage.vitals(1000) == (1, 1, 2, 300), "what was put off still waits"
    await storage.put_off("b", 9000, "given up")
    await storage.sent(notice("a", made_ms=400, due_ms=500), 1000)
    assert await storage.vitals(1000) == (1, 1, 0, None)


async def test_people_settings_and_audit(storage):
    await storage.commit(
        Unit(
            (
                PersonRow(10, "Ana", "en", 1),
                SettingRow("person", 10, "pings", '"each"'),
                AuditRow(None, 5, "person:10", "open", 1, 5, "{}"),
            )
        )
    )
    await storage.commit(Unit((PersonRow(10, "Anežka", "cs", 2), SettingRow("person", 10, "pings", '"dm"'))))
    assert await storage.person(10) == PersonRow(10, "Anežka", "cs", 1)
    assert await storage.settings("person", 10) == {"pings": '"dm"'}
    assert await storage.settings("server", 10) == {}
    assert [row.action for row in await storage.audit(table_id=1)] == ["open"]
    assert [row.action for row in await storage.audit(guild=5)] == ["open"]
    assert await storage.audit(table_id=2) == []


async def test_what_only_guards_against_repetition_is_forgotten(seated):
    await seated.commit(Unit((notice("a"), notice("b")), handled("i1")))
    await seated.sent(notice("a"), 130)
    await seated.forget(101)
    assert await seated.handled("i1") is None
    assert len(await seated.notices(1)) == 2
    await seated.forget(131)
    assert [row.key for row in await seated.notices(1)] == ["b"]


async def test_after_closing_nothing_is_taken(storage):
    await storage.close()
    await storage.close()
    with pytest.raises(Closed):
        await storage.commit(Unit(()))
    with pytest.raises(Closed):
        await storage.load(1)


async def test_what_was_asked_before_closing_is_done(seated):
    asked = [asyncio.ensure_future(seated.commit(Unit((move(row=row),)))) for row in range(1, 30)]
    await asyncio.sleep(0)
    await seated.close()
    assert all(done.earlier is None for done in await asyncio.gather(*asked))
