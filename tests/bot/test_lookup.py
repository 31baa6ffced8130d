"""/rules, /card and the Rules buttons on a local Discord: in two languages, at a table, without one, in a DM."""

import pytest

from bot.host.lobby import Person
from bot.host.lookup.search import library
from bot.ui.app import Reader
from bot.ui.lookup import Ask, contents_screen, entry_screen
from engine.core.words import LANGUAGES, words
from tests.bot.house import BUTTON, EPHEMERAL, SELECT, House, Player, acts, texts
from tests.bot.test_limits import fits
from tests.discord.person import components
from tests.engine.burgundy.table import Table
from tests.lookup.test_search import HOSTILE

THUMBNAIL = 11
OPTION = {"rules": "words", "card": "name"}


async def look_up(player: Player, command: str, text: str, channel: str = "general") -> dict:
    answer = await player.command(command, channel, **{OPTION[command]: text})
    assert answer["flags"] & EPHEMERAL
    return answer


async def typing(player: Player, command: str, typed: str, channel: str) -> list[dict]:
    known = await player.page.until(lambda: player.page.known_command(command))
    reply = await player.page.ask(
        "autocomplete",
        channel=channel,
        command=known["id"],
        path=[],
        options={OPTION[command]: typed},
        focused=OPTION[command],
    )
    return reply["choices"]


async def dm(house: House, player: Player) -> str:
    return (await player.page.ask("dm", user=str(house.bot.user.id)))["channel"]["id"]


async def test_both_languages_without_a_table(house, anezka, ruth):
    czech = await look_up(anezka, "rules", "muzu si nechat cast zbozi?")
    assert "Prodej jen několika žetonů druhu" in texts(czech)
    assert "Zdroj: pravidla 5.3" in texts(czech)
    english = await look_up(ruth, "card", "kostel burgundsko")
    assert "### Church" in texts(english)
    assert "building · 7 tiles" in texts(english)
    [thumbnail] = components(english, THUMBNAIL)
    assert "Church" in thumbnail["description"]
    assert "In your game" not in texts(english)


async def test_buttons_lead_on_and_everything_works_after_a_restart(house, anezka):
    answer = await look_up(anezka, "rules", "loď")
    related = [act.arg for act, _ in acts(answer, BUTTON) if act.name == "lk"]
    assert "burgundy/goods" in related
    await house.restart()
    answer = await anezka.press(answer, "lk", "burgundy/goods")
    assert "### Zboží" in texts(answer)
    answer = await anezka.press(answer, "lc")
    chapters, entries = acts(answer, SELECT)
    assert len(chapters[1]["options"]) > 5
    answer = await anezka.pick(answer, "lc", "burgundy/mistakes")
    answer = await anezka.pick(answer, "lk", "burgundy/wrong-six-one")
    assert "6 a 1 spolu sousedí" in texts(answer)
    answer = await anezka.modal(answer, "lf", "co dela banka")
    assert "### Banka" in texts(answer)
    assert len(entries[1]["options"]) <= 25


async def test_in_a_dm(house, anezka, ruth):
    for player, title in ((anezka, "### Strážní věž"), (ruth, "### Watchtower")):
        channel = await dm(house, player)
        answer = await look_up(player, "card", "straznivez", channel)
        assert title in texts(answer)
        assert not [act for act, _ in acts(answer, BUTTON) if act.name == "ls"], "nobody to share it with"
        choices = await typing(player, "card", "wat" if player is ruth else "strá", channel)
        assert choices[0]["value"] == "burgundy/watchtower"


async def test_shared_for_all_without_a_ping(house, anezka, ruth):
    answer = await look_up(anezka, "rules", "remíza v Burgundsku")
    shared = await anezka.press(answer, "ls")
    assert not shared["flags"] & EPHEMERAL
    assert not shared["mentions"]
    assert "Anežka" in texts(shared)
    seen = await ruth.find(lambda message: message["id"] == shared["id"])
    other = await ruth.press(seen, "lk", "burgundy/end")
    assert other["flags"] & EPHEMERAL
    assert "### End of the game" in texts(other), "each in the own language"


async def test_at_a_table_it_says_how_things_stand_there(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    position = Table().depot(5, "church").black("church").player(storage=["church"], estate={"E4": "church"})
    await house.put(number, position.state)
    answer = await look_up(anezka, "card", "kostel", await house.thread(number))
    assert f"Teď ve tvé hře (stůl {number})" in texts(answer)
    assert "v oblasti 5 · v černé oblasti · Anežka: E4 · Anežka: ve skladu 1" in texts(answer)
    elsewhere = await look_up(ruth, "rules", "what is the white die for")
    assert "### White die" in texts(elsewhere)


async def test_rules_button_of_the_board_and_the_rule_of_a_refusal(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    contents = await anezka.press(await house.board(number), "ru")
    assert {act.name for act, _ in acts(contents, SELECT)} == {"lc", "lk"}
    refused = await anezka.move(number, "end")
    [rule] = [one for act, one in acts(refused, BUTTON) if act.name == "ru"]
    assert rule["label"] == "Pravidlo: Tvůj tah"
    answer = await anezka.press(refused, "ru", "turn")
    assert "### Tvůj tah" in texts(answer)
    panel = await anezka.press(answer, "yo")
    assert acts(panel, SELECT), "back at the panel"


@pytest.mark.parametrize("command", ["rules", "card"])
async def test_hostile_words_get_a_kind_answer(house, ruth, command):
    for text in HOSTILE:
        if not text.strip() or "\x00" in text:
            continue  # Discord itself refuses these
        answer = await look_up(ruth, command, text)
        assert "Something went wrong" not in texts(answer)
        assert not answer["mentions"]
        assert not answer["mention_everyone"]
        assert "<@" not in texts(answer).replace("<@\u200b", "")
        assert await typing(ruth, command, text, ruth.page.channel("general")) is not None


async def test_every_entry_keeps_to_the_limits(house, anezka):
    pages = library().index.pages
    for lang in LANGUAGES:
        reader = Reader(Person(1, "A", lang), words(lang))
        for page in pages:
            others = tuple(one for one in pages if one is not page)[:8]
            fits(await entry_screen(house.bot.app, page, Ask(lang, None, others, sure=False)))
            fits(contents_screen(reader, page.game, page.by_lang[lang].chapter, 36**6))
