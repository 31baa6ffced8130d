"""Emojis of the application on the page: in a line, on a button, in a list."""

import discord
from discord import ui
from playwright.async_api import expect

from bot.localcord.models import Emoji
from render import emoji
from tests.browser.conftest import picture_of


def added(cafe, name: str) -> discord.PartialEmoji:
    state = cafe.cord.state
    made = state.add_emoji(Emoji(state.ids.next(), name, "image/png"), emoji.draw(name).png)
    return discord.PartialEmoji(name=name, id=made.id)


async def test_an_emoji_is_drawn_wherever_it_stands(own_cafe, window):
    church, seat = added(own_cafe, "burgundy_church"), added(own_cafe, "seat_a")
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Take church", custom_id="take", emoji=church))
    view.add_item(ui.Button(custom_id="sign", emoji=church))
    options = [discord.SelectOption(label="Church", value="church", description="4 points", emoji=church)]
    view.add_item(ui.Select(custom_id="which", placeholder="Place a tile", options=options))
    view.stop()
    page = await window(own_cafe)
    await own_cafe._bot.get_channel(own_cafe.channel("welcome")).send(f"{seat} **Ruth:** church", view=view)
    message = page.locator("#talk .msg").last
    await expect(message.get_by_role("img", name=":seat_a:")).to_be_visible()
    await expect(message.get_by_role("button", name="Take church", exact=True)).to_be_visible()
    await expect(message.get_by_role("button", name="burgundy_church")).to_be_visible()
    await message.get_by_role("combobox").click()
    shown = message.locator("img.emoji:visible")
    await expect(shown).to_have_count(4)
    await page.wait_for_function(
        "() => [...document.querySelectorAll('img.emoji')].every(one => one.naturalWidth === 128)"
    )
    await picture_of(page, "emojis")
