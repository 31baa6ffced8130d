"""/play: opens a lobby."""

from typing import Any

import discord
from discord import app_commands

from bot.host.limits import PACES, PRESET_PACE
from bot.host.lobby import Place
from bot.ui.app import App, Reader
from bot.ui.cards.lobby import key, option_values
from bot.ui.limits import AUTOCOMPLETE, CHOICE, cut
from bot.ui.replies import guarded, say
from bot.ui.translator import about, name
from engine.core.notation import fold
from engine.core.registry import games
from engine.core.save import read_pairs
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

    async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        reader = await app.reader(interaction)
        return suggestions(str(interaction.namespace.game or ""), typed, reader.lang)

    @tree.command(name=name("play"), description=about("play"))
    @app_commands.rename(game=name("game"), seats=name("seats"), pace=name("pace"), options=name("options"))
    @app_commands.describe(
        game=about("play-game"), seats=about("play-seats"), pace=about("play-pace"), options=about("play-options")
    )
    @app_commands.choices(game=choices, pace=paces)
    @app_commands.autocomplete(options=complete)
    @app_commands.guild_only()
    async def play(
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        pace: str = PRESET_PACE,
        options: str = "",
    ) -> None:
        async def work(reader: Reader) -> None:
            place = Place(interaction.guild_id or 0, _parent(interaction), 0)
            opened = await app.host.lobby.open(
                reader.person,
                game,
                key=str(interaction.id),
                seats=seats,
                options=read_pairs(options),
                place=place,
                lang=reader.lang,
                pace=pace,
            )
            await say(interaction, reader.say("ui-opened", table=str(opened.table)))

        await guarded(app, interaction, work)


def suggestions(game_id: str, typed: str, lang: str) -> list[app_commands.Choice[str]]:
    """What may be chosen next, behind the choices made so far: "name=value", several with commas."""
    if game_id not in games():
        return []
    game, speech = games()[game_id], games()[game_id].speech(lang)
    done, comma, last = typed.rpartition(",")
    chosen = {word.partition("=")[0].strip() for word in done.split(",")}
    found = [
        (f"{speech.say(f'option-{option}')}: {speech.say(f'option-{option}-{key(value)}')}", f"{option}={value}")
        for option, values in option_values(game).items()
        if option not in chosen
        for value in values
    ]
    fitting = [(label, line) for label, line in found if fold(last.strip()) in fold(f"{line} {label}")]
    return [
        app_commands.Choice(name=cut(f"{done}{comma} {label}".strip(), CHOICE), value=f"{done}{comma}{line}")
        for label, line in fitting[:AUTOCOMPLETE]
    ]


def _parent(interaction: discord.Interaction) -> int:
    """A lobby belongs to a channel; opened inside a thread it goes to the channel above."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id or 0
