"""/help says what this person can do here and now."""

import pytest

from engine.core.words import words
from tests.bot.house import BUTTON, acts, texts

SAID = {
    "en": ("It is your turn at table 1", "it is not your turn", "You do not sit at table 1", "Nobody waits for you"),
    "cs": ("Jsi na tahu (stůl 1)", "Teď nejsi na tahu (stůl 1)", "Tady nesedíš (stůl 1)", "Nikdo na tebe nečeká"),
}


@pytest.mark.parametrize("lang", ["en", "cs"])
async def test_help_knows_where_it_is_asked(house, lang):
    locale = {"en": "en-US", "cs": "cs"}[lang]
    first, second, third = [await house.join(name, locale=locale) for name in ("anezka", "ruth", "tomas")]
    number = await house.table([first, second])
    thread = await house.thread(number)
    live = await house.host.desk.live(number)
    awaited = live.game.prompts(live.state)[0].seat
    mine, theirs = (first, second) if awaited == live.seat_of(first.id) else (second, first)
    turn, waiting, watching, idle = SAID[lang]

    at_turn = await mine.command("help", thread)
    assert turn in texts(at_turn)
    line = texts(at_turn).rpartition(words(lang).say("ui-help-example", line="").rstrip("`"))[2].strip("`")
    panel = await mine.press(at_turn, "yo")
    assert acts(panel, BUTTON)
    played = await mine.move(number, line)
    assert "error" not in texts(played), "what it gives as an example can be typed"

    waits = await theirs.command("help", thread)
    assert waiting in texts(waits)
    assert [act.name for act, _ in acts(waits, BUTTON)] == ["yo"]
    seen = await third.command("help", thread)
    assert watching in texts(seen)
    assert not acts(seen, BUTTON)
    assert idle in texts(await third.command("help", "general"))
    elsewhere = await mine.command("help", "general")
    assert words(lang).say("ui-turns", count=1) in texts(elsewhere) or idle in texts(elsewhere)


async def test_help_at_a_table_that_is_over(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    thread = await house.thread(number)
    for person in (anezka, ruth):
        await person.command("table resign", thread)
    live = await house.host.desk.live(number)
    assert live.table.state != "running"
    assert words("cs").say("ui-help-over", table="stůl 1") in texts(await anezka.command("help", thread))
