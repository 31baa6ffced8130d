"""/move, /why, /undo: decisions by typing, with autocomplete over what is legal now."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.ui import more, turn, whynot
from bot.ui.app import App, Reader
from bot.ui.custom_id import Act
from bot.ui.limits import AUTOCOMPLETE, CHOICE, cut
from bot.ui.replies import guarded
from bot.ui.tables import find
from bot.ui.translator import about, name
from engine.core.errors import MeeplepostError
from engine.core.notation import fold
from engine.core.words import words


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
            await whynot.explain(app, interaction, reader, live.id, line)

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
    front = f"{done}{semicolon} " if semicolon else ""
    found = await offered(app, interaction, last, done)
    fitting = told_apart(found, front)
    if found and not fitting and len(done) <= CHOICE:  # a choice holds a hundred characters
        book = (await app.reader(interaction)).words
        return [app_commands.Choice(name=cut(book.say("ui-line-full"), CHOICE), value=done)]
    return fitting


def told_apart(found: Iterable[tuple[str, str]], front: str = "") -> list[app_commands.Choice[str]]:
    """Lines with their labels as choices: Discord refuses a list in which two have the same name."""
    named: dict[str, str] = {}
    for line, label in found:
        shown = _shown(front, label)
        named.setdefault(shown if shown not in named else _shown(front, line), f"{front}{line}")
    return [app_commands.Choice(name=shown, value=line) for shown, line in named.items() if len(line) <= CHOICE]


def _shown(front: str, last: str) -> str:
    """A whole line as a choice is called; where it is too long, what was typed before is left out, not what is new."""
    whole = f"{front}{last}"
    return whole if len(whole) <= CHOICE else cut(f"… {last}" if front else last, CHOICE)


async def offered(app: App, interaction: discord.Interaction, typed: str, done: str = "") -> list[tuple[str, str]]:
    """(line, label) of what may be typed next: all words typed so far are in the line or in its label."""
    try:
        reader = await app.reader(interaction)
        live = await find(app, interaction, getattr(interaction.namespace, words("en").say("command-table"), None))
        lines = await app.host.advice.going_on(live.id, reader.id, done)
    except MeeplepostError:
        return []
    speech = await app.speech(live, reader.lang)
    labelled = [(line, speech.decision(decision)) for line, decision in lines.items()]
    wanted = fold(typed).split()
    return [(line, label) for line, label in labelled if all(word in fold(f"{line} {label}") for word in wanted)][
        :AUTOCOMPLETE
    ]
