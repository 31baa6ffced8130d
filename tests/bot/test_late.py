"""Words come first when drawings take long: their picture follows, unless the person has gone on meanwhile."""

import asyncio
import io

import pytest
from PIL import Image

from tests.bot.house import acts, texts, until
from tests.bot.house import house as open_house

GALLERY = 12
NOTE = {"en": "The picture is being drawn.", "cs": "Obrázek se právě kreslí."}


class Easel:
    """Holds drawings back until they are let go, and counts those that are begun."""

    def __init__(self, studio) -> None:
        self._draw = studio.picture
        self.free = asyncio.Event()
        self.given_up = 0
        studio.picture = self.picture

    async def picture(self, *asked, **options):
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return await self._draw(*asked, **options)


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path) as opened:
        yield opened


def galleries(message):
    [container] = message["components"]
    return [one for one in container["components"] if one["type"] == GALLERY]


def now(house, message):
    return house.message(int(message["id"]))


@pytest.mark.parametrize("lang", ["en", "cs"])
async def test_a_panel_opens_in_words_and_gets_its_picture(house, lang):
    anezka, ruth = await house.join("anezka", locale="en-US" if lang == "en" else "cs"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    easel, house.bot.app.late.waits = Easel(house.bot.app.studio), 0.01
    panel = await anezka.panel(number)
    assert NOTE[lang] in texts(panel)
    assert not galleries(panel)
    assert acts(panel, 3), "everything can be pressed already"
    easel.free.set()

    async def complete():
        return galleries(now(house, panel))

    [gallery] = await until(complete)
    assert gallery["items"][0]["description"]
    assert NOTE[lang] not in texts(now(house, panel))


async def test_the_older_picture_stays_until_the_new_one_is_there(house):
    anezka, ruth = await house.join("anezka"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    panel = await anezka.panel(number)
    [before] = panel["attachments"]
    easel, house.bot.app.late.waits = Easel(house.bot.app.studio), 0.01
    step = await anezka.choose(panel, "take")
    assert [one["id"] for one in step["attachments"]] == [before["id"]]
    easel.free.set()

    async def another():
        return [one["id"] for one in now(house, panel)["attachments"]] != [before["id"]]

    await until(another)
    [after] = now(house, panel)["attachments"]
    assert Image.open(io.BytesIO(house.cord.state.store.file(int(after["id"])))).width == 1600


async def test_a_picture_nobody_waits_for_is_not_drawn(house):
    anezka, ruth = await house.join("anezka"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    panel = await anezka.panel(number)
    easel, house.bot.app.late.waits = Easel(house.bot.app.studio), 0.01
    step = await anezka.choose(panel, "take")
    back = await anezka.press(step, "bk")
    again = await anezka.choose(back, "take")
    assert easel.given_up == 2, "each step overtook the picture of the one before"
    easel.free.set()

    async def drawn():
        return [one["id"] for one in now(house, again)["attachments"]] != [one["id"] for one in panel["attachments"]]

    await until(drawn)
    assert "1." in texts(now(house, again)), "the draft is what was last seen"
    assert not house.bot.app.late._waits, "nothing is kept"


async def test_closing_does_not_wait_for_pictures_that_follow(house):
    anezka, ruth = await house.join("anezka"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    Easel(house.bot.app.studio)
    house.bot.app.late.waits = 0.01
    panel = await anezka.panel(number)
    await house.restart()
    step = await anezka.choose(panel, "take")
    assert galleries(step), "the panel without a picture goes on after the restart, with one"


async def test_an_older_picture_that_is_gone_does_no_harm(house):
    anezka, ruth = await house.join("anezka"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    panel = await anezka.panel(number)
    easel, house.bot.app.late.waits = Easel(house.bot.app.studio), 0.01
    house.cord.faults.answer(r"POST /interactions/", 400)
    step = await anezka.choose(panel, "take")
    assert not house.cord.faults.waiting
    assert not galleries(step)
    assert acts(step, 2)
    easel.free.set()

    async def complete():
        return galleries(now(house, step))

    await until(complete)
