"""A turn tried out in private and committed whole."""

import gc
from weakref import ref

import msgspec
import pytest

from bot.host.errors import BadDraft, NeedsConsent, NotRunning, NotSeated, Stale
from engine.core.errors import Illegal
from tests.contract.bazaar.state import Bury, Gather
from tests.host.tables import awaited, check_replay, click, person, play_until, seated


@pytest.fixture
async def table(host):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.active == 0)
    return table


async def test_steps_are_previewed_and_nobody_else_sees_them(host, table):
    ((who, mark),) = await awaited(host, table)
    before = await host.look.situation(table, 3 - who)
    drafted = await host.drafts.add(table, who, "workers with 1", key=click())
    tip = await host.drafts.tip(table, who)
    assert tip.lines == ("workers with 1",)
    assert tip.draft == drafted.draft
    assert tip.mark == mark
    assert not tip.can_end
    seat = tip.seat
    assert tip.view.table.players[seat].workers > before.view.table.players[seat].workers
    after = await host.look.situation(table, 3 - who)
    assert after.view == before.view
    assert after.draft_steps == 0
    assert (await host.look.situation(table, who)).draft_steps == 1


async def test_commit_plays_all_and_ends_the_turn(host, table):
    ((who, mark),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1; workers with 2", key=click())
    tip = await host.drafts.tip(table, who)
    assert tip.can_end
    answer = await host.drafts.commit(table, who, key="commit", mark=mark, draft=tip.draft)
    assert answer.last - answer.first == 2
    assert (await awaited(host, table))[0][0] != who
    assert await host.drafts.commit(table, who, key="commit", mark=mark, draft=tip.draft) == answer
    assert (await host.drafts.tip(table, who)).lines == ()
    await check_replay(host, table)


async def test_commit_so_far(host, table):
    ((who, _),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1", key=click())
    await host.drafts.commit(table, who, key=click(), end_turn=False)
    assert (await awaited(host, table))[0][0] == who


async def test_take_back_step_by_step_and_start_over(host, table):
    ((who, _),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1", key=click())
    await host.drafts.add(table, who, "workers with 2", key="second")
    assert (await host.drafts.add(table, who, "workers with 2", key="second")).steps == 2
    assert (await host.drafts.take_back(table, who, key=click())).steps == 1
    assert (await host.drafts.tip(table, who)).lines == ("workers with 1",)
    await host.drafts.add(table, who, "workers with 2", key=click())
    assert (await host.drafts.take_back(table, who, key=click(), everything=True)).steps == 0
    with pytest.raises(BadDraft, match="draft-empty"):
        await host.drafts.take_back(table, who, key=click())


async def test_a_step_that_is_not_legal_leaves_the_draft(host, table):
    ((who, _),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1", key=click())
    with pytest.raises(Illegal):
        await host.drafts.add(table, who, "workers with 1", key=click())
    with pytest.raises(Illegal):
        await host.drafts.add(table, who, "", key=click())
    assert (await host.drafts.tip(table, who)).lines == ("workers with 1",)
    host.desk.limits = msgspec.structs.replace(host.desk.limits, draft_steps=1)
    with pytest.raises(BadDraft, match="draft-too-long"):
        await host.drafts.add(table, who, "workers with 2", key=click())


async def test_a_draft_survives_a_restart(host, table):
    ((who, _),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1", key=click())
    host.desk.forget(table)
    assert (await host.drafts.tip(table, who)).lines == ("workers with 1",)


async def test_an_outdated_commit_plays_nothing_and_keeps_the_draft(host, table):
    ((who, mark),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1", key=click())
    old = await host.drafts.tip(table, who)
    await host.drafts.add(table, who, "workers with 2", key=click())
    with pytest.raises(Stale, match="stale-draft"):
        await host.drafts.commit(table, who, key=click(), mark=mark, draft=old.draft)
    assert len((await host.drafts.tip(table, who)).lines) == 2


async def test_steps_that_no_longer_fit_are_dropped_and_named(host, table):
    ((who, mark),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1; workers with 2", key=click())
    live = await host.desk.live(table)
    stolen = await host.turns.submit(table, who, "workers with 2", key=click())  # typed beside the panel
    assert stolen.first == stolen.last
    assert (await host.drafts.tip(table, who)).lines == ()  # an own move ends the draft
    await host.undo.ask(table, who, key=click())
    await host.drafts.add(table, who, "workers with 1; workers with 2", key=click())
    row = (await host.desk.live(table)).draft_of(live.seat_of(who))
    await host.turns.submit(table, who, "workers with 1", key=click())
    live = await host.desk.live(table)
    host.desk._keep(live._replace(drafts=(row,)))  # as if the move had come from elsewhere
    tip = await host.drafts.tip(table, who)
    assert tip.lines == ()
    assert [dropped.line for dropped in tip.dropped] == ["workers with 1", "workers with 2"]
    assert isinstance(tip.dropped[0].why, Illegal)
    with pytest.raises(Stale):
        await host.drafts.commit(table, who, key=click())
    with pytest.raises(Stale):
        await host.drafts.commit(table, who, key=click(), mark=mark)


async def test_what_rolls_is_never_tried_out(host):
    table = await seated(host, "bazaar")
    await play_until(host, table, lambda live: live.state.stage == "turn" and not live.state.pending)
    live = await host.desk.live(table)
    who = live.seats[live.state.seat].person
    with pytest.raises(NeedsConsent) as asked:
        await host.drafts.add(table, who, [Gather()], key=click())
    assert (asked.value.kind, asked.value.line) == ("roll", "gather")
    card = min(live.state.players[live.state.seat].hand)
    await host.drafts.add(table, who, [Bury(card)], key=click())
    answer = await host.drafts.commit(table, who, key=click(), then="gather", end_turn=False)
    assert answer.last - answer.first == 1
    await check_replay(host, table)


async def test_a_barrier_without_a_gate_is_not_shown_either(host, table, monkeypatch):
    """Even a game that forgets to announce a reveal cannot make a draft show it."""
    ((who, _),) = await awaited(host, table)
    game = (await host.desk.live(table)).game
    honest = type(game).play

    def forgetful(self, *args):
        return msgspec.structs.replace(honest(self, *args), barrier=True)

    monkeypatch.setattr(type(game), "play", forgetful)
    with pytest.raises(NeedsConsent):
        await host.drafts.add(table, who, "workers with 1", key=click())
    assert (await host.drafts.tip(table, who)).lines == ()


async def test_a_draft_of_who_is_not_awaited(host, table):
    ((who, _),) = await awaited(host, table)
    with pytest.raises((Illegal, BadDraft)):
        await host.drafts.add(table, 3 - who, "workers with 1", key=click())
    with pytest.raises(NotSeated):
        await host.drafts.tip(table, 99)
    with pytest.raises(BadDraft, match="draft-empty"):
        await host.drafts.commit(table, 3 - who, key=click())
    lobby = await host.lobby.open(person(1), "burgundy", key=click())
    with pytest.raises(NotRunning):
        await host.drafts.tip(lobby.table, 1)


async def test_a_remembered_tip_keeps_no_table_in_memory(host):
    """Tips are kept for many seats, tables for few: what was looked at last must not hold what led there."""
    table = await seated(host)
    live = await play_until(host, table, lambda live: live.state.stage == "turn")
    ((who, _),) = await awaited(host, table)
    first = await host.drafts.tip(table, who)
    assert await host.drafts.tip(table, who) is first
    match = ref(live.running)
    host.desk.forget(table)
    del live
    gc.collect()
    assert match() is None
    again = await host.drafts.tip(table, who)
    assert again is not first
    assert (again.view, again.draft, again.mark) == (first.view, first.draft, first.mark)
