"""A small group of commands per game, generated from its grammar: its own-turn verbs with named options."""

from typing import Any

import discord
from discord import app_commands

from bot.ui import turn
from bot.ui.app import App, Reader
from bot.ui.commands.moves import offered, told_apart
from bot.ui.panels.look import panel_look
from bot.ui.replies import guarded
from bot.ui.tables import find
from bot.ui.translator import about, name
from engine.core.game import AnyGame
from engine.core.registry import games

MOST_VERBS = 20


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    for game in games().values():
        group = app_commands.Group(
            name=game.id.replace("_", "-"), description=about("game", game=game.speech("en").say("name"))
        )
        for verb in panel_look(game.id).verbs[:MOST_VERBS]:
            group.add_command(_command(app, game, verb))
        tree.add_command(group)


def _command(app: App, game: AnyGame, verb: str) -> app_commands.Command[Any, ..., Any]:
    """One verb; what follows it is completed from what is legal now."""
    bare = not any(not slot.how for form in game.grammar.forms if form.verb == verb for slot in form.slots)

    async def play(interaction: discord.Interaction, rest: str = "") -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction)
            await turn.typed(app, interaction, reader, live.id, f"{verb} {rest}".strip(), now=False)

        await guarded(app, interaction, work)

    async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await offered(app, interaction, f"{verb} {typed}")
        return told_apart(
            (line.removeprefix(f"{verb} "), label) for line, label in found if line.startswith(f"{verb} ")
        )

    key = f"{game.id}-verb-{verb}"
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=verb, description=app_commands.locale_str(game.speech("en").say(f"verb-{verb}"), key=key), callback=play
    )
    app_commands.rename(rest=name("line"))(command)
    app_commands.describe(rest=about("move-line"))(command)
    if not bare:
        command.autocomplete("rest")(complete)
    return command
