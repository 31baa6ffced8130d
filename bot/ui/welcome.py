"""The welcome card of the local server: two presses from here to a first move."""

import discord

from bot.ui.app import App
from bot.ui.custom_id import Act
from bot.ui.screens import ACCENT, PRIMARY, Button, Line, Screen, Text, build
from engine.core.registry import games
from engine.core.words import words
from render import pictures

POSTED = "welcome"


async def welcome(app: App, client: discord.Client, channel_name: str = "welcome") -> None:
    """Posted once per server; kept over restarts."""
    for guild in client.guilds:
        known = await app.host.settings.of("server", guild.id)
        channel = next((one for one in guild.text_channels if one.name == channel_name), None)
        if channel is None or POSTED in known:
            continue
        lang = "cs" if str(guild.preferred_locale).startswith("cs") else "en"
        message = await channel.send(view=build(welcome_card(lang)))
        await app.host.settings.put("server", guild.id, POSTED, str(message.id))


def welcome_card(lang: str) -> Screen:
    book = words(lang)
    ready = [game_id for game_id in games() if game_id in pictures.known()]
    row = tuple(
        Button(book.say("ui-welcome-play", game=book.say(f"{game_id}-name")), Act("qs", arg=game_id), PRIMARY)
        for game_id in ready
    )
    more = (Button(book.say("ui-what-can-i-type"), Act("hp")),)
    steps = Text(book.say("ui-welcome-steps"))
    return Screen((Text(book.say("ui-welcome")), Line(), steps, row[:5], more), None, ACCENT)
