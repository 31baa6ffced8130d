"""/play: opens a lobby."""

from typing import Any

import discord
from discord import app_commands

from bot.host.limits import PACES, PRESET_PACE
from bot.host.lobby import Place
from bot.ui.app import App, Reader
from bot.ui.replies import guarded, say
from bot.ui.translator import about, name
from engine.core.registry import games
from engine.core.words import words


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    choices = [
        app_commands.Choice(
            name=app_commands.locale_str(words("en").say(f"{game_id}-name"), key=f"{game_id}-name"), value=game_id
        )
        for game_id in games()
    ]
    paces = [
        app_commands.Choice(
            name=app_commands.locale_str(words("en").say(f"ui-pace-{pace}"), key=f"ui-pace-{pace}"), value=pace
        )
        for pace in PACES
    ]

    @tree.command(name=name("play"), description=about("play"))
    @app_commands.rename(game=name("game"), seats=name("seats"), pace=name("pace"))
    @app_commands.describe(game=about("play-game"), seats=about("play-seats"), pace=about("play-pace"))
    @app_commands.choices(game=choices, pace=paces)
    @app_commands.guild_only()
    async def play(
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        pace: str = PRESET_PACE,
    ) -> None:
        async def work(reader: Reader) -> None:
            place = Place(interaction.guild_id or 0, _parent(interaction), 0)
            opened = await app.host.lobby.open(
                reader.person, game, key=str(interaction.id), seats=seats, place=place, lang=reader.lang, pace=pace
            )
            await say(interaction, reader.say("ui-opened", table=str(opened.table)))

        await guarded(app, interaction, work)


def _parent(interaction: discord.Interaction) -> int:
    """A lobby belongs to a channel; opened inside a thread it goes to the channel above."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id or 0
