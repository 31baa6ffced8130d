"""The pace of a table, from /play to the reminder, on the local Discord with the real client."""

from tests.bot.house import BUTTON, SELECT, acts, button, components, texts, until
from tests.bot.house import house as open_house

SOON = {"day_hours": 0}


async def lobby(player, **options):
    answer = await player.command("play", "general", game="burgundy", seats=2, **options)
    number = int("".join(sign for sign in texts(answer) if sign.isdigit()))
    return number, await player.find(lambda message: button(message, "jo", number))


def chosen(card):
    [pace] = [one for act, one in acts(card, SELECT) if act.name == "pa"]
    return next(option["value"] for option in pace["options"] if option.get("default"))


async def test_the_card_says_the_pace_and_what_it_means(house, anezka, ruth):
    number, card = await lobby(anezka)
    assert chosen(card) == "day", "the preset"
    assert "po 24 h přijde připomínka, za nikoho se nehraje" in texts(card)
    await ruth.pick(card, "pa", "none")
    assert (await house.host.desk.live(number)).table.pace == "day", "only who opened it"
    await anezka.pick(card, "pa", "relaxed")
    card = await anezka.find(lambda message: button(message, "jo", number) and "72 h" in texts(message))
    assert chosen(card) == "relaxed"
    await house.restart()
    assert "72 h" in texts(await ruth.command("table info", "general", table=number))
    _, brisk = await lobby(anezka, pace="brisk")
    assert chosen(brisk) == "brisk"


async def test_one_reminder_in_the_language_of_who_is_awaited(tmp_path):
    async with open_house(tmp_path, times=SOON) as house:
        anezka, ruth = await house.join("anezka"), await house.join("ruth")
        number = await house.table([anezka, ruth])
        thread = await house.thread(number)
        seat = (await house.host.desk.live(number)).waits[0].seat
        awaited, other = (anezka, ruth) if seat == 0 else (ruth, anezka)

        async def reminded():
            return [one for one in house.messages(thread) if any(act.name == "mt" for act, _ in acts(one, BUTTON))]

        [reminder] = await until(reminded)
        assert [user["id"] for user in reminder["mentions"]] == [awaited.page.id]
        said = "jen připomínka" if awaited is anezka else "a small reminder"
        assert said in texts(reminder)
        await house.restart()
        await house.posted(number)
        assert len(await reminded()) == 1, "once per wait"
        refused = texts(await other.press(reminder, "mt"))
        assert "Nothing waits for you" in refused or "nečeká" in refused
        muted = texts(await awaited.press(reminder, "mt"))
        assert "No more reminders" in muted or "nepřipomenu" in muted
        panel = await awaited.press(reminder, "yo")
        assert components(panel, BUTTON)


async def test_turns_say_since_when_and_when_a_reminder_comes(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    seat = (await house.host.desk.live(number)).waits[0].seat
    listed = texts(await (anezka, ruth)[seat].command("turns", "general"))
    assert listed.count("<t:") == 2
    assert "od <t:" in listed or "since <t:" in listed


async def test_without_a_clock_nobody_is_reminded(tmp_path):
    async with open_house(tmp_path, times=SOON) as house:
        anezka = await house.join("anezka")
        number = await house.table([anezka], automatic=1)
        rows = await house.host.desk.storage.notices(number)
        assert not [row for row in rows if row.kind == "remind"]
