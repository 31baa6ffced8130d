"""/move, /why, /undo: decisions by typing, with autocomplete over what is legal now."""

from typing import Any

import discord
from discord import app_commands

from bot.ui import more, turn
from bot.ui.app import App, Reader
from bot.ui.custom_id import Act
from bot.ui.limits import AUTOCOMPLETE, CHOICE
from bot.ui.replies import guarded
from bot.ui.tables import find
from bot.ui.translator import about, name
from engine.core.errors import MeeplepostError


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggestions(app, interaction, typed)

    @tree.command(name=name("move"), description=about("move"))
    @app_commands.rename(line=name("line"), now=name("now"), table=name("table"))
    @app_commands.describe(line=about("move-line"), now=about("move-now"), table=about("which-table"))
    @app_commands.autocomplete(line=complete)
    async def move(
        interaction: discord.Interaction,
        line: app_commands.Range[str, 1, 500],
        now: bool = True,
        table: int | None = None,
    ) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await turn.typed(app, interaction, reader, live.id, line, now=now)

        await guarded(app, interaction, work)

    @tree.command(name=name("why"), description=about("why"))
    @app_commands.rename(line=name("line"), table=name("table"))
    @app_commands.describe(line=about("why-line"), table=about("which-table"))
    @app_commands.autocomplete(line=complete)
    async def why(
        interaction: discord.Interaction, line: app_commands.Range[str, 1, 500], table: int | None = None
    ) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await turn.explain(app, interaction, reader, live.id, line)

        await guarded(app, interaction, work)

    @tree.command(name=name("undo"), description=about("undo"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def undo(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await more.undo(app, interaction, reader, Act("un", live.id), [])

        await guarded(app, interaction, work)


async def suggestions(app: App, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Completes the step after the last `;`. Nothing is drawn, nobody else's secrets are touched."""
    done, semicolon, last = typed.rpartition(";")
    try:
        reader = await app.reader(interaction)
        live = await find(app, interaction)
        lines = await app.host.advice.complete(live.id, reader.id, last.strip(), AUTOCOMPLETE)
    except MeeplepostError:
        return []
    front = f"{done}{semicolon} " if semicolon else ""
    whole = [f"{front}{line}" for line in lines]
    return [app_commands.Choice(name=line, value=line) for line in whole if len(line) <= CHOICE]
