"""Saved games of tables: out, in, and checked."""

import pytest

from bot.host.errors import NotExportable
from engine.core.errors import BadSave, MeeplepostError
from engine.core.save import read_save, verify
from tests.host.tables import check_replay, click, person, play_some, play_until, seated


@pytest.fixture
async def finished(host):
    table = await seated(host, people=1, players=("random",))
    await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.seat == 0)
    await host.turns.submit(table, 1, "workers with 1", key=click())
    await host.undo.ask(table, 1, key=click())
    await play_some(host, table, 1_000)
    return table


async def test_a_finished_game_is_saved_whole_and_verifies(host, finished):
    text = await host.exports.full(finished)
    assert "! undo" in text
    match = verify(read_save(text))
    assert match.state == (await host.desk.live(finished)).state
    verified = await host.exports.verify(finished)
    assert verified.seed_hash == (await host.look.situation(finished, None)).seed_hash
    assert verified.moves == len(match.line)


async def test_a_running_game_keeps_its_seed(host):
    table = await seated(host)
    await play_some(host, table, 20)
    with pytest.raises(NotExportable, match="export-when-finished"):
        await host.exports.full(table)
    with pytest.raises(NotExportable, match="verify-when-finished"):
        await host.exports.verify(table)
    seed = (await host.desk.live(table)).table.seed.hex()
    for viewer in (None, 1, 2, 99):
        text = await host.exports.running(table, viewer)
        assert text.startswith("meeplepost 1\ngame burgundy\n")
        assert seed not in text
        assert "\nseed " not in text
    assert seed in await host.exports.full(table, operator=True)


async def test_a_secret_choice_is_in_its_owners_export_only(host):
    table = await seated(host, "bazaar")
    await host.turns.submit(table, 1, "bid 2", key=click())
    assert "1 A bid 2" in await host.exports.running(table, 1)
    for viewer in (None, 2):
        text = await host.exports.running(table, viewer)
        assert "1 A bid …" in text
        assert "bid 2" not in text


async def test_a_saved_game_comes_back_as_a_table(host, finished):
    text = await host.exports.full(finished)
    opened = await host.exports.bring_in(person(9), text, key="import")
    assert await host.exports.bring_in(person(9), text, key="import") == opened
    assert await host.exports.full(opened.table) == text
    host.desk.forget(opened.table)
    await check_replay(host, opened.table)
    assert (await host.look.situation(opened.table, None)).result == (await host.look.situation(finished, None)).result


async def test_a_running_game_brought_in_is_played_on_by_others(host):
    table = await seated(host)
    await play_some(host, table, 30)
    text = await host.exports.full(table, operator=True)
    opened = await host.exports.bring_in(person(9), text, key=click())
    for seat, number in enumerate((7, 8)):
        await host.seats.take(opened.table, person(number), seat, key=click())
    assert (await host.desk.live(opened.table)).state == (await host.desk.live(table)).state
    await play_some(host, opened.table, 10)
    await check_replay(host, opened.table)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: "Dear sir, " + text,
        lambda text: text.replace("meeplepost 1", "meeplepost 2"),
        lambda text: text.replace("\nseats 2", "\nseats 7"),
        lambda text: text.replace("game burgundy", "game ludo"),
        lambda text: text.replace("\nseed ", "\nseed 00"),
        lambda text: "\n".join(line for line in text.splitlines() if not line.startswith("seed ")),
        lambda text: text.replace("3 ", "33 ", 1) if "\n3 " not in text else text.replace("\n3 ", "\n33 "),
        lambda text: text.replace("rules 1", "rules 99"),
        lambda text: text.replace("\n5 A", "\n5 H").replace("\n5 B", "\n5 H"),
        lambda text: text + "\x00\x01 binary",
    ],
)
async def test_what_is_no_saved_game_is_refused_and_nothing_is_stored(host, finished, spoil):
    text = await host.exports.full(finished)
    before = await host.desk.storage.tables_in(0, ("running", "finished"))
    with pytest.raises(MeeplepostError):
        await host.exports.bring_in(person(9), spoil(text), key=click())
    assert await host.desk.storage.tables_in(0, ("running", "finished")) == before


async def test_a_tampered_result_does_not_verify(host, finished):
    text = await host.exports.full(finished)
    with pytest.raises(BadSave):
        verify(read_save(text.replace("result A ", "result A 9")))


async def test_a_game_that_was_resigned_verifies_its_moves(host):
    table = await seated(host)
    await play_some(host, table, 20)
    await host.seats.resign(table, 1, key=click())
    assert (await host.exports.verify(table)).moves == 20
