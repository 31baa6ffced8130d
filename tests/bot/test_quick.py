"""Quick turns: for who wants it, a turn of one decision is played as soon as it is picked."""

import pytest

from tests.bot.house import BUTTON, acts, texts
from tests.engine.burgundy.table import Table

ONE_DIE = Table().depot(4, "mine", "church").depot(2, "ship", "bank").player(dice=(None, 2))
TWO_DICE = Table().depot(4, "mine", "church").depot(2, "ship", "bank").player(dice=(4, 2))


@pytest.fixture
async def number(house, anezka, ruth):
    return await house.table([anezka, ruth])


async def test_it_is_off_until_it_is_wanted(house, anezka, number):
    await house.put(number, ONE_DIE.state)
    assert "vypnuté" in texts(await anezka.command("settings", "general"))
    panel = await anezka.choose(await anezka.panel(number), "take ship")
    assert (await house.match(number)).last_seq == 0
    assert "Tvůj návrh" in texts(panel)


async def test_a_turn_of_one_decision_is_played_when_picked_and_undone_from_the_answer(house, anezka, number):
    said = await anezka.command("settings", "general", quick="on")
    assert "zapnuté" in texts(said)
    await house.restart()
    await house.put(number, ONE_DIE.state)
    answer = await anezka.choose(await anezka.panel(number), "take ship")
    assert [move.line.split()[0] for move in await house.host.history.moves(number, None)] == ["take", "end"]
    assert "Odehráno" in texts(answer)
    plan = await anezka.press(answer, "un")
    await anezka.press(plan, "uq")
    assert (await house.host.desk.live(number)).state == ONE_DIE.state


async def test_longer_turns_and_rolls_are_asked_about_as_always(house, anezka, ruth, number):
    await ruth.command("settings", "general", quick="on")
    await anezka.command("settings", "general", quick="on")
    await house.put(number, TWO_DICE.state)
    panel = await anezka.choose(await anezka.panel(number), "take ship")
    assert (await house.match(number)).last_seq == 0, "a die is left"
    panel = await anezka.choose(panel, "take mine")
    assert (await house.match(number)).last_seq == 0, "a draft of two steps is committed by hand"
    await anezka.press(panel, "cm", "turn")
    assert (await house.match(number)).last_seq == 3


async def test_undo_stands_in_the_panel_that_follows_at_once(house, anezka):
    """Against an automatic player it is one's turn again with the answer."""
    number = await house.table([anezka], automatic=1)
    await anezka.command("settings", "general", quick="on")
    await house.put(number, ONE_DIE.state)
    answer = await anezka.choose(await anezka.panel(number), "workers")
    live = await house.host.desk.live(number)
    assert live.prompt_of(0) is not None
    assert any(act.name == "un" for act, _ in acts(answer, BUTTON))


async def test_settings_are_one_persons_alone(house, anezka, ruth):
    await anezka.command("settings", "general", quick="on")
    assert "off" in texts(await ruth.command("settings", "general"))
    assert "vypnuté" in texts(await anezka.command("settings", "general", quick="off"))
