"""What can be said with a command's options: which picture, which options of a game, which table to watch."""

import pytest

from bot.ui.commands.play import suggestions
from tests.bot.house import button, texts
from tests.bot.house import house as open_house


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path) as opened:
        yield opened


async def completed(player, channel, line, focused, **options):
    known = await player.page.until(lambda: player.page.known_command(line))
    asked = {focused: "", **options}
    reply = await player.page.ask(
        "autocomplete", channel=channel, command=known["id"], path=[], options=asked, focused=focused
    )
    return {choice["name"]: choice["value"] for choice in reply["choices"]}


def shown(message):
    [picture] = message["attachments"]
    return picture["description"]


async def test_any_picture_of_the_table_can_be_asked_for_by_name(house):
    anezka, ruth = await house.join("anezka", locale="cs"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    thread = await house.thread(number)
    offered = await completed(ruth, thread, "board", "what")
    assert {"depots", "estate.A", "estate.B"} <= set(offered.values())
    whole = shown(await ruth.command("board", thread))
    by_id = shown(await ruth.command("board", thread, what="depots"))
    by_name = shown(await ruth.command("board", thread, what=next(k for k, v in offered.items() if v == "depots")))
    assert by_id == by_name != whole
    czech = await completed(anezka, thread, "board", "what", what="sklad")
    assert czech
    assert set(czech).isdisjoint(offered)
    refused = await ruth.command("board", thread, what="the kitchen")
    assert not refused["attachments"]
    assert texts(refused).strip()


async def test_a_table_is_opened_with_options(house):
    anezka = await house.join("anezka", locale="cs")
    channel = next(one for one in house.cord.state.channels.values() if one.name == "general").id
    offered = await completed(anezka, str(channel), "play", "options", game="catan_cards")
    assert "Sady: Čarodějové a draci" in offered
    await anezka.command("play", "general", game="catan_cards", options=offered["Sady: Čarodějové a draci"])
    card = await anezka.find(lambda message: button(message, "jo"))
    assert "Čarodějové a draci" in shown(card)
    tables = len(await house.host.desk.storage.tables_of(anezka.id, ("lobby",)))
    for wrong in ("sets=everything", "colour=red", "sets"):
        said = texts(await anezka.command("play", "general", game="catan_cards", options=wrong))
        assert wrong.partition("=")[0] in said
    assert len(await house.host.desk.storage.tables_of(anezka.id, ("lobby",))) == tables


def test_options_that_are_chosen_are_not_offered_again():
    first = [choice.value for choice in suggestions("burgundy", "", "en")]
    assert first
    name = first[0].partition("=")[0]
    later = [choice.value for choice in suggestions("burgundy", f"{first[0]},", "en")]
    assert all(value.startswith(f"{first[0]},") and not value.startswith(f"{first[0]},{name}=") for value in later)
    assert suggestions("", "", "en") == suggestions("chess", "", "cs") == []


async def test_an_observer_sees_the_public_board_and_gets_the_thread(house):
    anezka, ruth, jiri = [await house.join(name, locale="en-US") for name in ("anezka", "ruth", "jiri")]
    number = await house.table([anezka, ruth])
    seen = await jiri.command("table observe", "general", table=number)
    assert f"watching table {number}" in texts(seen)
    thread = house.cord.state.channels[int(await house.thread(number))]
    assert jiri.id in thread.thread.members
    own, public = [await one.command("board", str(thread.id)) for one in (anezka, jiri)]
    assert shown(public)
    assert own["flags"] & public["flags"] & 64, "both in private"


async def test_a_table_changes_its_language_in_the_middle_of_a_game(house):
    anezka, ruth = await house.join("anezka", locale="en-US"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    thread = await house.thread(number)
    refused = await ruth.command("table settings", thread, language="cs")
    assert (await house.host.desk.live(number)).table.lang == "en", texts(refused)
    said = await anezka.command("table settings", thread, language="cs")
    assert "mluví česky" in texts(said)
    await house.posted(number)
    assert "stůl" in texts(await house.board(number))
    await house.restart()
    assert (await house.host.desk.live(number)).table.lang == "cs"
