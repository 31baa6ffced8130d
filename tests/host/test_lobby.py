"""From "who plays?" to the first question."""

import msgspec
import pytest

from bot.host.errors import NoSuchTable, NotAllowed, NotInLobby, NotSeated, SeatTaken, TooMany
from bot.host.host import Host
from bot.host.lobby import Place, salt_of
from engine.core.errors import BadOption, UnknownGame
from engine.core.save import seed_hash
from engine.players import NoSuchPlayer
from tests.host.tables import click, find_game, person, seated


async def test_open_join_start(host):
    opened = await host.lobby.open(person(1), "burgundy", key="1001", seats=3, place=Place(5, 6), lang="cs")
    before = await host.look.situation(opened.table, None)
    assert (before.state, before.seats, before.lang, before.guild) == ("lobby", 3, "cs", 5)
    assert [sitting.name for sitting in before.sitting] == ["Ana"]
    joined = await host.lobby.join(opened.table, person(2), key="1002")
    assert joined.seat == 1
    added = await host.lobby.add_player(opened.table, 1, key="1003")
    assert added.seat == 2
    await host.lobby.start(opened.table, 2, key="1004")
    await host.autos.settled()
    after = await host.look.situation(opened.table, 1)
    assert after.state == "running"
    assert [(sitting.person, sitting.player) for sitting in after.sitting] == [(1, None), (2, None), (None, "steady")]
    assert len(after.view.head.awaited) == 1


async def test_the_seeds_hash_is_public_before_and_its_salt_comes_from_the_clicks(host):
    opened = await host.lobby.open(person(1), "burgundy", key="1001", seats=2)
    promised = (await host.look.situation(opened.table, None)).seed_hash
    await host.lobby.join(opened.table, person(2), key="1002")
    await host.lobby.start(opened.table, 1, key="1003")
    live = await host.desk.live(opened.table)
    assert seed_hash(live.table.seed) == promised
    assert live.table.salt == salt_of(["1001", "1002"], "1003")
    assert len(live.table.seed) == 32
    assert (await host.look.situation(opened.table, 1)).seed is None


async def test_a_start_click_repeated_starts_once(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=2)
    await host.lobby.join(opened.table, person(2), key=click())
    first = await host.lobby.start(opened.table, 1, key="start")
    assert await host.lobby.start(opened.table, 1, key="start") == first
    with pytest.raises(NotInLobby):
        await host.lobby.start(opened.table, 1, key=click())


async def test_an_open_or_join_click_repeated_counts_once(host):
    opened = await host.lobby.open(person(1), "burgundy", key="open", seats=3)
    assert await host.lobby.open(person(1), "burgundy", key="open", seats=3) == opened
    joined = await host.lobby.join(opened.table, person(2), key="join")
    assert await host.lobby.join(opened.table, person(2), key="join") == joined
    assert len((await host.look.situation(opened.table, None)).sitting) == 2
    assert len(await host.desk.storage.tables_of(1, ("lobby",))) == 1


async def test_the_last_to_come_starts_the_game(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=2)
    await host.lobby.join(opened.table, person(2), key=click(), start_when_full=True)
    assert (await host.look.situation(opened.table, None)).state == "running"


async def test_starting_with_fewer_shrinks_the_table_and_moves_seats_together(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=4)
    await host.lobby.join(opened.table, person(2), key=click())
    await host.lobby.join(opened.table, person(3), key=click())
    await host.lobby.leave(opened.table, 2, key=click())
    await host.lobby.start(opened.table, 1, key=click())
    situation = await host.look.situation(opened.table, None)
    assert [(sitting.seat, sitting.person) for sitting in situation.sitting] == [(0, 1), (1, 3)]
    assert situation.seats == len(situation.view.head.scores) == 2


async def test_starting_filled_up(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=3)
    await host.lobby.start(opened.table, 1, key=click(), fill="random")
    situation = await host.look.situation(opened.table, None)
    assert [sitting.player for sitting in situation.sitting] == [None, "random", "random"]


async def test_one_alone_cannot_start_a_game_for_two(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=2)
    with pytest.raises(BadOption, match="too-few-seats"):
        await host.lobby.start(opened.table, 1, key=click())
    assert (await host.look.situation(opened.table, None)).state == "lobby"


async def test_a_host_who_leaves_hands_the_table_on_and_the_last_closes_it(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=3)
    await host.lobby.join(opened.table, person(2), key=click())
    await host.lobby.leave(opened.table, 1, key=click())
    assert (await host.look.situation(opened.table, None)).host == 2
    left = await host.lobby.leave(opened.table, 2, key=click())
    assert left.closed
    assert (await host.look.situation(opened.table, None)).state == "closed"


async def test_options_and_presets(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), preset_name="free-choice")
    assert (await host.look.situation(opened.table, None)).options == {"estates": "choose"}
    await host.lobby.set_options(opened.table, 1, key=click(), options={"estates": "same:4"})
    assert (await host.look.situation(opened.table, None)).options == {"estates": "same:4"}
    await host.lobby.set_options(opened.table, 1, key=click(), preset_name="first-game", lang="cs")
    situation = await host.look.situation(opened.table, None)
    assert (situation.options, situation.lang) == ({"estates": "basic"}, "cs")
    with pytest.raises(NotAllowed):
        await host.lobby.set_options(opened.table, 2, key=click(), options={"estates": "basic"})


async def test_an_automatic_player_is_sent_away_again(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=3)
    await host.lobby.add_player(opened.table, 1, key=click())
    with pytest.raises(NotSeated):
        await host.lobby.remove_player(opened.table, 1, 0, key=click())
    await host.lobby.remove_player(opened.table, 1, 1, key=click())
    assert len((await host.look.situation(opened.table, None)).sitting) == 1


@pytest.mark.parametrize(
    "how,refusal",
    [
        ({"game_id": "ludo"}, UnknownGame),
        ({"game_id": "burgundy", "seats": 9}, BadOption),
        ({"game_id": "burgundy", "options": {"estates": "huge"}}, BadOption),
        ({"game_id": "burgundy", "options": {"colour": "red"}}, BadOption),
        ({"game_id": "burgundy", "preset_name": "none"}, BadOption),
    ],
)
async def test_bad_tables_are_not_opened(host, how, refusal):
    with pytest.raises(refusal):
        await host.lobby.open(person(1), key=click(), **how)
    assert await host.desk.storage.tables_of(1, ("lobby",)) == []
    assert await host.desk.storage.due(1 << 60) == []


async def test_bad_joins(host):
    opened = await host.lobby.open(person(1), "burgundy", key=click(), seats=2)
    with pytest.raises(SeatTaken, match="already-seated"):
        await host.lobby.join(opened.table, person(1), key=click())
    with pytest.raises(NoSuchPlayer):
        await host.lobby.add_player(opened.table, 1, key=click(), player="genius")
    with pytest.raises(NotSeated):
        await host.lobby.add_player(opened.table, 9, key=click())
    with pytest.raises(NotSeated):
        await host.lobby.leave(opened.table, 9, key=click())
    await host.lobby.join(opened.table, person(2), key=click())
    with pytest.raises(SeatTaken, match="table-full"):
        await host.lobby.join(opened.table, person(3), key=click())
    await host.lobby.start(opened.table, 1, key=click())
    with pytest.raises(NotInLobby):
        await host.lobby.join(opened.table, person(3), key=click())
    with pytest.raises(NotInLobby):
        await host.lobby.leave(opened.table, 1, key=click())


@pytest.mark.parametrize("table", [0, -1, 77, 1 << 70])
async def test_an_unknown_table(host, table):
    with pytest.raises(NoSuchTable):
        await host.lobby.join(table, person(1), key=click())
    with pytest.raises(NoSuchTable):
        await host.look.situation(table, 1)


async def test_limits_per_person_and_server(host):
    limits = msgspec.structs.replace(host.desk.limits, tables_per_person=3, lobbies_per_person=2, tables_per_server=4)
    host = Host(host.desk.storage, clock=host.desk.clock, limits=limits, find_game=find_game)
    tables = [await host.lobby.open(person(1), "burgundy", key=click(), place=Place(7)) for _ in range(2)]
    with pytest.raises(TooMany, match="too-many-lobbies"):
        await host.lobby.open(person(1), "burgundy", key=click(), place=Place(7))
    other = await host.lobby.open(person(2), "burgundy", key=click(), place=Place(7))
    await host.lobby.join(other.table, person(1), key=click())
    third = await host.lobby.open(person(3), "burgundy", key=click(), place=Place(7))
    with pytest.raises(TooMany, match="too-many-tables"):
        await host.lobby.join(third.table, person(1), key=click())
    with pytest.raises(TooMany, match="too-many-on-server"):
        await host.lobby.open(person(4), "burgundy", key=click(), place=Place(7))
    await host.lobby.leave(tables[0].table, 1, key=click())
    await host.lobby.join(third.table, person(1), key=click())
    await host.close()


async def test_lists_of_tables(host):
    table = await seated(host, place=Place(5))
    listed = await host.desk.storage.tables_in(5, ("running",))
    assert [row.table.id for row in listed] == [table]


async def test_automatic_players_are_called_what_they_are(host):
    table = await seated(host, people=1, players=("steady", "steady"))
    live = await host.desk.live(table)
    assert list((await host.look.names(live, "en")).values())[1:] == ["Steady", "Steady 2"]
    assert list((await host.look.names(live, "cs")).values())[1:] == ["Rozvážný", "Rozvážný 2"]
