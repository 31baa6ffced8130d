"""Discord's limits: the whole tree of commands, and every panel of whole games in both languages."""

import re
from types import SimpleNamespace

import discord
import msgspec
import pytest
from discord import app_commands

from bot.host.drafts import tip_of
from bot.host.live import PREPARED
from bot.host.lobby import Person
from bot.host.orders import Line, Order
from bot.ui import limits
from bot.ui.app import App, Reader
from bot.ui.cards.board import board_card
from bot.ui.cards.lobby import lobby_card
from bot.ui.commands import add_commands
from bot.ui.custom_id import Act, base36, carried, read
from bot.ui.orders import by_typing, offered
from bot.ui.panels.panel import panel
from bot.ui.panels.rows import Ask
from bot.ui.screens import Screen, build, count
from bot.ui.translator import FluentTranslator
from bot.ui.welcome import welcome_card
from engine.core.words import words
from engine.players import player
from render import emoji
from render.contract import Picture
from storage.rows import OrderRow
from tests.bot.house import house as open_house

NAME = re.compile(r"^[-_\w]{1,32}$")


@pytest.fixture
async def tree():
    made = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    translator = FluentTranslator()
    await made.set_translator(translator)
    add_commands(made, App(SimpleNamespace(), SimpleNamespace()))
    return [await command.get_translated_payload(made, translator) for command in made.get_commands()]


def named(payload: dict) -> list[dict]:
    """A command with everything below it that has a name."""
    return [payload, *(one for option in payload.get("options", ()) for one in named(option))]


def names(one: dict) -> set[str]:
    return {one["name"], *(one.get("name_localizations") or {}).values()}


def longest(one: dict, field: str) -> int:
    return max(len(text) for text in (one.get(field, ""), *(one.get(f"{field}_localizations") or {}).values()))


async def test_every_command_keeps_to_the_limits(tree):
    assert len(tree) <= limits.GLOBAL_COMMANDS
    for command in tree:
        size = 0
        for one in named(command):
            assert all(NAME.match(text) and text == text.lower() for text in names(one)), one
            assert 1 <= longest(one, "description") <= limits.COMMAND_DESCRIPTION, one["name"]
            assert len(one.get("options", ())) <= limits.GROUP_COMMANDS
            assert len(one.get("choices", ())) <= limits.AUTOCOMPLETE
            size += longest(one, "name") + longest(one, "description")
            for choice in one.get("choices", ()):
                assert 1 <= longest(choice, "name") <= limits.CHOICE
                assert 1 <= len(choice["value"]) <= limits.CHOICE
                size += longest(choice, "name") + len(choice["value"])
        assert size < limits.COMMAND_TOTAL, (command["name"], size)


async def test_names_are_unique_in_every_language(tree):
    def check(siblings: list[dict]) -> None:
        for lang in (None, "cs"):
            said = [(one.get("name_localizations") or {}).get(lang, one["name"]) for one in siblings]
            assert len(set(said)) == len(said), said
        for one in siblings:
            check(one.get("options", []))

    check(tree)


async def test_everything_speaks_czech(tree):
    for command in tree:
        for one in named(command):
            assert "cs" in (one.get("description_localizations") or {}), one["name"]


async def test_promised_commands_are_there(tree):
    promised = [
        "play",
        "move",
        "board",
        "hand",
        "turns",
        "why",
        "undo",
        "table",
        "rules",
        "card",
        "settings",
        "profile",
        "help",
        "burgundy",
    ]
    assert set(promised) <= {one["name"] for one in tree}
    table = next(one for one in tree if one["name"] == "table")
    below = "list info history replay export verify resign substitute observe settings cancel"
    assert set(below.split()) <= {one["name"] for one in table["options"]}


def test_ids_are_read_as_they_were_written():
    act = Act("pk", 36**6, "ffff-ffff", "beef", "take ship from 4.5 with 1")
    assert read(act.text()) == act
    assert base36(0) == "0"
    assert read("something else") is None
    assert read("m1.pk.!!.a.b.c") is None
    assert len(Act("pk", 36**7 - 1, "fffff-fffff", "beef", carried("x" * 200)).text()) <= limits.CUSTOM_ID
    with pytest.raises(ValueError, match="too long"):
        Act("pk", arg="x" * 100).text()


def fits(screen: Screen) -> None:
    """What Discord would refuse; localcord checks the same of everything that is sent."""
    assert count(screen.pieces) + 1 <= limits.COMPONENTS
    [container] = build(screen).to_components()
    said = 0
    seen = set()
    parts = [container]
    while parts:
        one = parts.pop()
        parts += [*one.get("components", ()), *([one["accessory"]] if "accessory" in one else ())]
        said += len(one.get("content", ""))
        if custom_id := one.get("custom_id"):
            assert len(custom_id) <= limits.CUSTOM_ID
            assert custom_id not in seen
            seen.add(custom_id)
        for option in one.get("options", ()):
            assert 1 <= len(option["label"]) <= limits.OPTION_LABEL
            assert 1 <= len(option["value"]) <= limits.OPTION_VALUE
        assert len({option["value"] for option in one.get("options", ())}) == len(one.get("options", ()))
    assert said <= limits.TEXT


class Blank:
    """A studio that draws nothing."""

    async def picture(self, *_, **__):
        return Picture(b"", 1, 1, "x" * 1000)

    lobby = sheet = picture


async def waiting(app, live, seat, lang) -> Screen:
    """What who is not awaited gets, a long order kept: the panel for preparing where it can be known."""
    lines = tuple(Line(("workers with 1",) * 6, "next") for _ in range(5))
    body = msgspec.json.encode(Order(lines)).decode()
    live = live._replace(orders=(OrderRow(live.id, seat, PREPARED, 1, body, 0, 0),))
    reader = Reader(Person(live.seats[seat].person, "A", lang), words(lang))
    imagined = app.host.orders.imagined(live, seat)
    if imagined is None:
        speech = await app.speech(live, lang)
        return Screen((*offered(reader, speech, live, seat), *by_typing(reader, speech, live, seat)))
    return await panel(app, imagined, reader, tip_of(imagined, seat), Ask(preparing=True))


@pytest.mark.parametrize("lang", ["en", "cs"])
async def test_every_screen_of_a_game_keeps_to_the_limits(tmp_path, lang):
    async with open_house(tmp_path) as house:
        anezka, ruth = await house.join("anezka"), await house.join("ruth")
        number = await house.table([anezka, ruth])
        app = App(house.host, Blank())
        for number_of_emoji, name in enumerate(emoji.names(), start=10**19):  # as long as ids can be
            app.emojis.put(name, number_of_emoji)
        fits(await lobby_card(app, await house.host.desk.live(number)))
        fits(welcome_card(lang))
        random, seen = player("random"), 0
        live = await house.host.desk.whole(number)
        match = live.running.fork()
        while prompts := live.game.prompts(match.state):
            seat = prompts[0].seat
            who = next(row.person for row in live.seats if row.seat == seat)
            house.host.desk._keep(live._replace(match=match.fork()))
            now = await house.host.desk.live(number)
            if match.position % 3 == 0:
                tip = await house.host.drafts.tip(number, who)
                fits(await panel(app, now, Reader(Person(who, "A", lang), words(lang)), tip))
                fits(await board_card(app, now))
                fits(await waiting(app, now, 1 - seat, lang))
                seen += 1
            view = live.game.view(match.state, seat)
            choice = random.choose(
                live.game, view, live.game.legal(match.state, seat), match.rng.apart("t").at(match.position)
            )
            match.play(seat, choice)
        assert seen > 30
        house.host.desk._keep(live)


async def test_commands_are_synced_only_when_they_changed(tmp_path):
    async with open_house(tmp_path) as house:
        assert not await house.bot.sync_if_changed(), "they were synced at the start"
        await house.restart()
        assert not await house.bot.sync_if_changed()
        house.bot.tree.remove_command("help")
        assert await house.bot.sync_if_changed()
