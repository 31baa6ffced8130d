"""Preparing a move while somebody else is to play, on the local Discord with the real client."""

import pytest

from tests.bot.house import BUTTON, SELECT, acts, texts
from tests.bot.house import house as open_house
from tests.discord.person import components
from tests.engine.burgundy.table import Table

START = (
    Table().depot(4, "mine", "church").depot(2, "ship", "bank").depot(5, "castle", "cow_3")
    .player(0, dice=(4, 2)).player(1, dice=(2, 5))
)  # fmt: skip


@pytest.fixture
async def number(house, anezka, ruth):
    """Anežka is to move with a four and a two; Ruth, who reads English, waits with a two and a five."""
    made = await house.table([anezka, ruth])
    await house.put(made, START.state)
    return made


def labels(message):
    return [one.get("label") for one in components(message, BUTTON)]


async def test_prepared_in_the_panel_kept_and_played_by_order(house, anezka, ruth, number):
    waiting = await ruth.panel(number)
    assert "Anežka" in texts(waiting), "who is to move"
    assert "Prepare a move" in labels(waiting)
    panel = await ruth.press(waiting, "pp")
    assert "As if it were your turn" in texts(panel)
    panel = await ruth.choose(panel, "take ship from 2")
    panel = await ruth.choose(panel, "take castle from 5")
    assert not [act for act, _ in acts(panel, BUTTON) if act.name in {"cm", "gt"}], "nothing can be committed"
    panel = await ruth.pick(panel, "kf", "next")
    panel = await ruth.press(panel, "ko")
    assert "Now the next line" in texts(panel)
    await house.restart()
    panel = await ruth.choose(panel, "workers")
    panel = await ruth.choose(panel, "workers")
    kept = await ruth.press(panel, "ko")
    assert "Prepared for your next turn" in texts(kept)
    assert "Withdraw" in labels(kept)
    before = house.messages(await house.thread(number))
    await house.posted(number)
    assert house.messages(await house.thread(number)) == before, "nobody learns of it"

    await anezka.move(number, "take ship from 2; take mine from 4; end")
    await house.posted(number)
    played = [told.line for told in await house.host.history.moves(number, None)][3:6]
    assert [line.split()[0] for line in played] == ["workers", "workers", "end"], "the ship was taken before"
    lines = [texts(one) for one in house.messages(await house.thread(number)) if "podle pokynu" in texts(one)]
    assert len(lines) == 1
    assert "Ruth" in lines[0]
    assert "loď" not in lines[0], "what was not played stays a secret"
    assert not (await house.host.desk.live(number)).orders


async def test_what_no_longer_fits_is_told_in_private_alone(tmp_path):
    async with open_house(tmp_path, limits={"ping_delay_seconds": 0}) as house:
        anezka, ruth = await house.join("anezka"), await house.join("ruth")
        number = await house.table([anezka, ruth])
        await house.put(number, START.state)
        panel = await ruth.press(await ruth.panel(number), "pp")
        panel = await ruth.choose(panel, "take ship from 2")
        panel = await ruth.press(panel, "ko")
        await anezka.move(number, "take ship from 2; take mine from 4; end")
        await house.host.autos.settled()
        await house.restart()
        panel = await ruth.panel(number)
        assert "What you prepared no longer fits" in texts(panel)
        assert "take ship from 2" in texts(panel)
        await house.posted(number)
        public = "\n".join(texts(one) for one in house.messages(await house.thread(number)))
        assert "no longer fits" not in public
        assert "by order" not in public
        await ruth.press(await ruth.choose(panel, "workers"), "cm", "part")
        assert "no longer fits" not in texts(await ruth.panel(number))


async def test_withdrawn_and_typed_and_refused(house, anezka, ruth, number):
    panel = await ruth.press(await ruth.panel(number), "pp")
    kept = await ruth.modal(panel, "ty", "take ship from 2; workers | workers; workers")
    assert "next line" in texts(kept)
    assert len((await house.host.desk.live(number)).orders) == 1
    gone = await ruth.press(kept, "kw")
    assert "withdrawn" in texts(gone)
    assert not (await house.host.desk.live(number)).orders
    panel = await ruth.press(gone, "pp")
    refused = await ruth.modal(panel, "ty", "xyzzy")
    assert "error-" not in texts(refused)
    assert not (await house.host.desk.live(number)).orders
    await anezka.move(number, "workers; workers; end")
    late = await ruth.choose(panel, "workers")
    assert "Your draft" in texts(late), "at one's own turn a step is a step of the turn"


async def test_where_the_turn_cannot_be_known_lines_are_typed(house, anezka, ruth, number):
    await anezka.move(number, "workers; workers; end")
    waiting = await anezka.press(await anezka.panel(number), "pp")
    assert "ještě není známo" in texts(waiting), "dice are rolled before"
    assert not [act for act, _ in acts(waiting, SELECT) if act.name == "pk"]
    kept = await anezka.modal(waiting, "ty", "workers; workers")
    assert "Připraveno na tvůj příští tah" in texts(kept)
    await ruth.move(number, "workers; workers; end")
    await house.posted(number)
    live = await house.host.desk.live(number)
    assert not live.orders
    assert [told.by for told in await house.host.history.moves(number, None)].count("order") == 3


async def test_lookers_on_are_offered_nothing(house, anezka, ruth, number):
    jiri = await house.join("jiri")
    assert not [act for act, _ in acts(await jiri.panel(number), BUTTON) if act.name in {"pp", "kw"}]
