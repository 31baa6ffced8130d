"""/hand: what one holds, as a picture, and the text of each card one press away; for its owner alone."""

import pytest

from tests.bot.house import SELECT, acts, texts
from tests.engine.burgundy.table import Table as Burgundy
from tests.engine.catan_cards.table import Table as Catan

READ = "lk"


def lists(message):
    return {act.name: one for act, one in acts(message, SELECT)}


@pytest.mark.parametrize("lang,title", [("en", "Monastery"), ("cs", "Klášter")])
async def test_a_card_of_the_hand_is_read_from_a_list(house, lang, title):
    locale = {"en": "en-US", "cs": "cs"}[lang]
    anezka, ruth = await house.join("anezka", locale=locale), await house.join("ruth", locale=locale)
    number = await house.table([anezka, ruth], game="catan_cards")
    await house.put(number, Catan().hand(0, "monastery", "monastery", "spy").hand(1, "smithy").state)
    thread = await house.thread(number)
    mine = await anezka.command("hand", thread)
    [cards] = [one for act, one in acts(mine, SELECT) if act.name == READ]
    assert [option["value"] for option in cards["options"]] == ["catan_cards/monastery", "catan_cards/spy"]
    read = await anezka.pick(mine, READ, "catan_cards/monastery")
    assert title in texts(read)
    theirs = await ruth.command("hand", thread)
    assert [option["value"] for option in lists(theirs)[READ]["options"]] == ["catan_cards/smithy"]


async def test_who_holds_nothing_has_no_list(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    await house.put(number, Burgundy().player(storage=()).state)
    thread = await house.thread(number)
    assert READ not in lists(await anezka.command("hand", thread))
    await house.put(number, Burgundy().player(storage=("church", "ship"), knowledge=(8,)).state)
    options = lists(await anezka.command("hand", thread))[READ]["options"]
    assert [option["value"] for option in options] == ["burgundy/church", "burgundy/ship", "burgundy/k8"]
