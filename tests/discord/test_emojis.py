"""Emojis of the application: made, renamed, removed, shown; and what is refused."""

import base64

import aiohttp
import discord
import pytest
from discord import ui

from bot.localcord.models import Emoji
from bot.localcord.server import Localcord
from tests.discord.example_bot import picture

PNG = picture("sign.png").fp.read()
URI = "data:image/png;base64," + base64.b64encode(PNG).decode()
LARGE = "data:image/png;base64," + base64.b64encode(PNG + bytes(256 * 1024)).decode()


def shown(emoji) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Take", custom_id="take", emoji=emoji))
    view.add_item(ui.Select(custom_id="which", options=[discord.SelectOption(label="Ship", value="ship", emoji=emoji)]))
    view.stop()
    return view


@pytest.fixture
def at(cord):
    return f"/applications/{cord.state.application.id}/emojis"


async def test_made_found_renamed_and_removed(bot):
    made = await bot.create_application_emoji(name="ship", image=PNG)
    assert (made.name, made.animated, made.user.id) == ("ship", False, bot.user.id)
    assert [each.id for each in await bot.fetch_application_emojis()] == [made.id]
    renamed = await made.edit(name="boat")
    assert (await bot.fetch_application_emoji(made.id)).name == renamed.name == "boat"
    assert await made.read() == PNG
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as refusal:
        await bot.fetch_application_emoji(made.id)
    assert refusal.value.code == 10014


async def test_shown_in_buttons_and_options(bot, anezka, general):
    made = await bot.create_application_emoji(name="ship", image=PNG)
    message = await bot.get_channel(general.id).send(str(made), view=shown(made))
    seen = (await anezka.ask("message", channel=str(general.id), message=str(message.id)))["message"]
    here = {"id": str(made.id), "name": "ship", "animated": False}
    button, select = (row["components"][0] for row in seen["components"])
    assert (button["emoji"], select["options"][0]["emoji"]) == (here, here)
    assert seen["content"] == f"<:ship:{made.id}>"


async def test_an_unknown_emoji_is_refused_with_its_place(bot, general):
    channel = bot.get_channel(general.id)
    with pytest.raises(discord.HTTPException) as refusal:
        await channel.send("x", view=shown(discord.PartialEmoji(name="ship", id=1234)))
    assert refusal.value.code == 50035
    assert "components.0.components.0.emoji.id: Invalid emoji" in refusal.value.text
    assert "components.1.components.0.options.0.emoji.id: Invalid emoji" in refusal.value.text
    await channel.send("signs of the writing system need no id", view=shown("🚢"))


async def test_an_unknown_emoji_beside_words_is_refused(bot, general):
    view = ui.LayoutView(timeout=None)
    lost = discord.PartialEmoji(name="ship", id=1234)
    view.add_item(ui.Section("words", accessory=ui.Button(label="Take", custom_id="take", emoji=lost)))
    view.stop()
    with pytest.raises(discord.HTTPException, match=r"components\.0\.accessory\.emoji\.id: Invalid emoji"):
        await bot.get_channel(general.id).send(view=view)


@pytest.mark.parametrize(
    "body, field, code",
    [
        ({"name": "s", "image": URI}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "s" * 33, "image": URI}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "loď", "image": URI}, "name", "STRING_TYPE_REGEX"),
        ({"name": "a ship", "image": URI}, "name", "STRING_TYPE_REGEX"),
        ({"name": "known", "image": URI}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "ship"}, "image", "BASE_TYPE_REQUIRED"),
        ({"name": "ship", "image": "ship.png"}, "image", "IMAGE_INVALID"),
        ({"name": "ship", "image": "data:image/png;base64,?"}, "image", "IMAGE_INVALID"),
        ({"name": "ship", "image": "data:image/png;base64,c2hpcA=="}, "image", "IMAGE_INVALID"),
        ({"name": "ship", "image": LARGE}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_refused_forms(api, at, cord, body, field, code):
    assert (await api("POST", at, {"name": "known", "image": URI}))[0] == 201
    status, answer = await api("POST", at, body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"][field]["_errors"][0]["code"] == code
    assert len(cord.state.emojis) == 1


async def test_a_name_is_free_for_its_own_emoji_only(api, at):
    _, ship = await api("POST", at, {"name": "ship", "image": URI})
    _, boat = await api("POST", at, {"name": "boat", "image": URI})
    assert (await api("PATCH", f"{at}/{ship['id']}", {"name": "ship"}))[0] == 200
    assert (await api("PATCH", f"{at}/{ship['id']}", {}))[1]["name"] == "ship"
    assert (await api("PATCH", f"{at}/{boat['id']}", {"name": "ship"}))[0] == 400


async def test_two_thousand_and_no_more(api, at, cord):
    for number in range(1999):
        cord.state.change_emoji(Emoji(cord.state.ids.next(), f"sign_{number}", "image/png"))
    assert (await api("POST", at, {"name": "last", "image": URI}))[0] == 201
    status, answer = await api("POST", at, {"name": "more", "image": URI})
    assert (status, answer["code"]) == (400, 30008)


async def test_another_application_is_none_of_ours(api):
    assert (await api("GET", "/applications/1234/emojis"))[0] == 403


async def test_served_to_the_page_and_kept(bot, cord, general):
    made = await bot.create_application_emoji(name="ship", image=PNG)
    async with aiohttp.ClientSession() as session:
        base = f"http://127.0.0.1:{cord.port}/emojis"
        async with session.get(f"{base}/{made.id}.png") as answer:
            assert (answer.status, answer.content_type, await answer.read()) == (200, "image/png", PNG)
        for name in ("1234.png", "ship.png", f"{general.id}.png"):
            async with session.get(f"{base}/{name}") as answer:
                assert answer.status == 404


async def test_emojis_outlast_a_restart(tmp_path):
    data = tmp_path / "discord"
    async with Localcord(data=data) as cord:
        made = cord.state.add_emoji(Emoji(cord.state.ids.next(), "ship", "image/png"), PNG)
    async with Localcord(data=data) as cord:
        assert [each.name for each in cord.state.emojis.values()] == ["ship"]
        cord.state.sweep_files()
        assert cord.state.store.file(made.id) == PNG
        assert cord.state.ids.next() > made.id
