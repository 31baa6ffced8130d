"""Rules change while games run."""

import msgspec
import pytest

from bot.host.errors import NotExportable, NothingToUndo, SetAside
from bot.host.host import Host
from engine.core.errors import UnknownGame
from storage.contract import Unit
from storage.rows import DraftRow
from tests.contract.bazaar import GAME as BAZAAR
from tests.contract.bazaar import Bazaar, State
from tests.contract.bazaar.state import Done
from tests.host.tables import check_replay, click, play_some, play_until, seated


class NewState(State, frozen=True):
    """A later version of the toy: the state has one field more."""

    festival: int = 3


class NewBazaar(Bazaar):
    rules = 2
    state_type = NewState


class StrictState(msgspec.Struct, frozen=True):
    """A version whose state has nothing in common with the old one."""

    everything: str


class LostBazaar(Bazaar):
    rules = 2
    state_type = StrictState


class AdoptingBazaar(LostBazaar):
    """... but which knows how to read it."""

    state_type = NewState

    def adopt(self, stored, rules):
        assert rules == 1
        return msgspec.structs.replace(msgspec.convert(stored, NewState), festival=9)


class StuckBazaar(NewBazaar):
    """Under whose rules nothing is possible in this position."""

    def legal(self, state, seat):
        return type(super().legal(state, seat))()


def with_game(host, game) -> Host:
    def find(game_id):
        if game_id == "bazaar" and game is None:
            raise UnknownGame("no-such-game", game=game_id, known="")
        return game if game_id == "bazaar" else host.desk.find_game(game_id)

    return Host(host.desk.storage, clock=host.desk.clock, limits=host.desk.limits, find_game=find)


@pytest.fixture
async def table(host):
    table = await seated(host, "bazaar")
    await play_some(host, table, 12)
    return table


async def test_a_running_table_goes_on_from_its_present_state(host, table):
    old = await host.desk.live(table)
    new = with_game(host, NewBazaar())
    recovered = await new.start()
    assert (recovered.rebased, recovered.set_aside) == ((table,), ())
    live = await new.desk.live(table)
    assert isinstance(live.state, NewState)
    assert live.state.festival == 3
    assert live.state.players == old.state.players
    assert (live.table.rules, live.table.epoch) == (2, old.table.epoch + 1)
    rows = await new.desk.storage.log(table)
    assert rows[-1].kind == "rebase"
    await play_some(new, table, 6)
    await check_replay(new, table)
    new.desk.forget(table)
    await check_replay(new, table)
    assert "rules" in [row.kind for row in await new.desk.storage.notices(table)]
    again = await with_game(host, NewBazaar()).start()
    assert again.rebased == ()


async def test_undo_and_exports_stop_at_the_change(host, table):
    new = with_game(host, NewBazaar())
    await new.start()
    live = await play_until(new, table, lambda live: live.state.stage == "turn" and not live.state.pending)
    who = live.seats[live.state.seat].person
    await new.turns.submit(table, who, [Done()], key=click())
    last = (await new.desk.live(table)).running.last_seq
    with pytest.raises(NothingToUndo, match="cannot-undo-so-far"):
        await new.undo.ask(table, who, key=click(), to=2)
    with pytest.raises(NotExportable, match="export-rebased"):
        await new.exports.full(table, operator=True)
    assert len(await new.exports.running(table, who)) > 0
    assert last > 2


async def test_a_game_may_translate_its_old_states(host, table):
    new = with_game(host, AdoptingBazaar())
    await new.start()
    assert (await new.desk.live(table)).state.festival == 9


@pytest.mark.parametrize(
    "game,why", [(LostBazaar(), "state-unreadable"), (StuckBazaar(), "nothing-legal"), (None, "no-such-game")]
)
async def test_what_cannot_be_carried_over_is_set_aside_and_stops_nobody(host, table, game, why):
    other = await seated(host, "burgundy", first=3)
    new = with_game(host, game)
    recovered = await new.start()
    assert recovered.set_aside == (table,)
    with pytest.raises(SetAside) as refused:
        await new.turns.submit(table, 1, "done", key=click())
    assert refused.value.args_for_words["why"] == why
    with pytest.raises(SetAside):
        await new.look.situation(table, None)
    await play_some(new, other, 5)
    assert [row.kind for row in await new.desk.storage.notices(table) if row.kind == "aside"] == ["aside"]
    assert [row.table.state for row in await new.desk.storage.tables_of(1, ("aside",))] == ["aside"]


async def test_without_a_snapshot_the_position_is_lost_and_said_so(host, table):
    host.desk.storage._writer._connection.execute("DELETE FROM snapshots")
    new = with_game(host, NewBazaar())
    await new.start()
    with pytest.raises(SetAside) as refused:
        await new.desk.live(table)
    assert refused.value.args_for_words["why"] == "state-lost"


async def test_a_damaged_snapshot_is_read_from_the_log_and_a_damaged_log_is_set_aside(host, table):
    before = (await host.desk.live(table)).state
    write = host.desk.storage._writer._connection.execute
    write("UPDATE snapshots SET state = x'ff'")
    host.desk.forget(table)
    assert (await host.desk.live(table)).state == before
    write("UPDATE log SET body = x'ff' WHERE row = 3")
    host.desk.forget(table)
    with pytest.raises(SetAside):
        await host.desk.live(table)


async def test_old_drafts_are_dropped_not_misread(host, table):
    live = await host.desk.live(table)
    draft = DraftRow(table, 0, 1, 0, 0, msgspec.msgpack.encode([b"\xff"]), 1)
    await host.desk.storage.commit(Unit((draft,)))
    host.desk.forget(table)
    assert (await host.drafts.tip(table, 1)).lines == ()
    assert live.table.state == "running"


async def test_a_finished_table_of_older_rules_can_be_looked_at(host):
    table = await seated(host, "bazaar", first=3)
    await play_some(host, table, 1_000)
    new = with_game(host, NewBazaar())
    situation = await new.look.situation(table, None)
    assert situation.state == "finished"
    assert situation.result is not None
    with pytest.raises(NotExportable, match="old-rules"):
        await new.history.moves(table, None)
    lost = with_game(host, LostBazaar())
    with pytest.raises(SetAside, match="table-unreadable"):
        await lost.look.situation(table, None)


def test_the_toy_itself_is_unchanged():
    assert BAZAAR.rules == 1
