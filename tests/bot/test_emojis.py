"""Emojis: brought to Discord once, shown where things are chosen and told, and never in anybody's way."""

from types import SimpleNamespace

import pytest

from bot.ui import emojis as uploading
from bot.ui.emojis import Emojis
from engine.core.registry import game
from engine.games.burgundy.decisions import PlaceTile, TakeWorkers
from engine.games.starfarers.decisions import Discard, Fly, Offer, Steal
from render import emoji
from tests.bot.house import BUTTON, SELECT, acts, texts
from tests.bot.house import house as open_house

SHOWN = tuple(name for name in emoji.names() if not name.startswith("catan_cards"))
CREATES = "POST /applications/.*/emojis"
DRAW = emoji.draw


@pytest.fixture(autouse=True)
def _few_and_quick(monkeypatch):
    monkeypatch.setattr(uploading, "PAUSE_S", 0)
    monkeypatch.setattr(emoji, "names", lambda: SHOWN)


@pytest.fixture
async def decorated(tmp_path):
    async with open_house(tmp_path, emojis=True) as opened:
        await uploaded(opened)
        yield opened


async def uploaded(house) -> None:
    await house.bot._tasks[-1]


def there(house) -> dict[str, int]:
    return {one.name: one.id for one in house.cord.state.emojis.values()}


async def panel_of_two(house):
    anezka, ruth = await house.join("anezka"), await house.join("ruth")
    number = await house.table([anezka, ruth])
    return number, anezka, await anezka.panel(number)


def emojis_of(panel) -> set[str]:
    """Names of all emojis on buttons and options."""
    buttons = [one for _, one in acts(panel, BUTTON)]
    options = [option for _, one in acts(panel, SELECT) for option in one["options"]]
    return {one["emoji"]["name"] for one in (*buttons, *options) if "emoji" in one}


async def test_uploaded_once_and_again_only_when_missing_or_changed(decorated, monkeypatch):
    first = there(decorated)
    assert set(first) == set(SHOWN)
    assert len(decorated.bot.app.emojis) == len(SHOWN)
    await decorated.restart()
    await uploaded(decorated)
    assert there(decorated) == first, "nothing is uploaded twice"
    decorated.cord.state.remove_emoji(decorated.cord.state.emojis[first["die_1"]])
    monkeypatch.setattr(emoji, "draw", lambda name: DRAW("ring_1" if name == "seat_a" else name))
    await decorated.restart()
    await uploaded(decorated)
    now = there(decorated)
    assert set(now) == set(first)
    assert {name for name in now if now[name] != first[name]} == {"seat_a", "die_1"}
    assert decorated.bot.app.emojis.front(0) == f"<:seat_a:{now['seat_a']}> "


async def test_emojis_of_others_are_left_alone(decorated):
    made = await decorated.bot.create_application_emoji(name="own", image=DRAW("ring_1").png)
    await decorated.restart()
    await uploaded(decorated)
    assert there(decorated)["own"] == made.id


async def test_options_rings_and_log_lines_carry_emojis(decorated):
    number, anezka, panel = await panel_of_two(decorated)
    assert {"burgundy_ship", "burgundy_castle"} & emojis_of(panel)
    panel = await anezka.choose(panel, "take ship")
    assert f"<:ring_1:{there(decorated)['ring_1']}>" in texts(panel)
    panel = await anezka.choose(panel, "workers")
    await anezka.press(panel, "cm")
    await decorated.posted(number)
    row = await decorated.host.desk.live(number)
    front = f"<:seat_{'abcd'[row.seat_of(anezka.id)]}:"
    lines = [one["content"] for one in decorated.messages(await decorated.thread(number)) if one["content"]]
    assert [line for line in lines if line.startswith(front) and "> **Anežka:** " in line]


async def test_every_shown_emoji_of_a_tile_is_the_one_of_its_line(decorated):
    _, _, panel = await panel_of_two(decorated)
    for act, one in acts(panel, SELECT):
        for option in one["options"] if act.name == "pk" else ():
            if option["value"].startswith("take "):
                assert option["emoji"]["name"] == f"burgundy_{option['value'].split()[1]}"


async def test_refused_uploads_block_nothing(tmp_path, caplog):
    async with open_house(tmp_path) as house:
        await house.close()
        house.cord.faults.answer(CREATES, 400, times=99)
        house._emojis = True
        await house.open()
        await uploaded(house)
        assert not house.cord.state.emojis
        assert len([one for one in caplog.records if one.msg == "emoji refused"]) == uploading.MOST_REFUSALS
        number, anezka, panel = await panel_of_two(house)
        assert emojis_of(panel) == set()
        await anezka.press(await anezka.choose(await anezka.choose(panel, "take ship"), "workers"), "cm")
        await house.posted(number)
        lines = [one["content"] for one in house.messages(await house.thread(number))]
        assert [line for line in lines if line.startswith("**Anežka:** ")]


async def test_one_refused_upload_leaves_the_others(tmp_path):
    async with open_house(tmp_path) as house:
        await house.close()
        house.cord.faults.answer(CREATES, 400)
        house._emojis = True
        await house.open()
        await uploaded(house)
        assert set(SHOWN) - set(there(house)) == {"seat_a"}
        await house.restart()
        await uploaded(house)
        assert set(there(house)) == set(SHOWN)


async def test_a_slow_discord_does_not_hold_up_the_start(tmp_path):
    async with open_house(tmp_path) as house:
        await house.close()
        house.cord.faults.delay(CREATES, 30.0)
        house._emojis = True
        await house.open()
        _, _, panel = await panel_of_two(house)
        assert emojis_of(panel) == set()
        assert not house.bot._tasks[-1].done()


async def test_emojis_that_were_removed_are_not_used_again(decorated):
    number, anezka, _ = await panel_of_two(decorated)
    for one in list(decorated.cord.state.emojis.values()):
        decorated.cord.state.remove_emoji(one)
    first = await anezka.panel(number)
    assert not acts(first, SELECT), "an incident, told in words"
    again = await anezka.panel(number)
    assert acts(again, SELECT)
    assert emojis_of(again) == set()


async def test_a_long_wait_ordered_by_discord_is_kept(monkeypatch):
    tried, slept = [], []

    async def create(**_):
        tried.append(1)
        if len(tried) == 1:
            raise uploading.discord.RateLimited(300.0)
        return SimpleNamespace(id=7)

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(uploading, "asyncio", SimpleNamespace(sleep=sleep))
    client = SimpleNamespace(create_application_emoji=create)
    made = await uploading.Uploader(Emojis(), client, None, None)._created("seat_a", b"")
    assert (made.id, slept, len(tried)) == (7, [300.0], 2)


@pytest.fixture
def full():
    known = Emojis()
    for number, name in enumerate(SHOWN, start=1):
        known.put(name, number)
    return known


def named(sign) -> str:
    return "" if sign is None else sign.name


def test_what_a_decision_is_about(full):
    stars, view = game("starfarers"), SimpleNamespace(viewer=0)
    about = {
        Steal(2): "seat_c",
        Discard((("ore", 4),)): "starfarers_ore",
        Discard((("ore", 2), ("fuel", 2))): "",
        Fly("H5", ("F9",)): "",
        Offer((("food", 1),), (("ore", 1),), 1): "starfarers_food",
    }
    for decision, name in about.items():
        assert named(full.decision(stars, view, decision)) == name
    burgundy = game("burgundy")
    dice = SimpleNamespace(viewer=0, table=SimpleNamespace(players=[SimpleNamespace(dice=(2, 5))]))
    assert named(full.decision(burgundy, dice, PlaceTile("church", "D4", 1))) == "burgundy_church"
    assert named(full.decision(burgundy, dice, PlaceTile("church", "D4", 1), how=True)) == "die_5"
    assert named(full.decision(burgundy, dice, TakeWorkers(0))) == ""


def test_without_emojis_there_are_words(full):
    none = Emojis()
    assert (none.front(0), none.number(3)) == ("", "3. ")
    assert (full.front(7), full.number(9)) == ("", "9. ")
    assert none.thing("no_such_game", None, "tile", "ship") is None
