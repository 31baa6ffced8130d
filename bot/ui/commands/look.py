"""/board, /hand, /turns, /rules, /card, /help: looking, in private."""

from typing import Any

import discord
from discord import app_commands

from bot.host.lookup.forms import LONGEST_QUERY
from bot.ui import guide, lookup, more
from bot.ui.app import App, Reader, table_words, thread_link
from bot.ui.custom_id import Act
from bot.ui.limits import AUTOCOMPLETE, CHOICE, cut
from bot.ui.panels.look import panel_look
from bot.ui.replies import guarded, show
from bot.ui.screens import ACCENT, PRIMARY, Beside, Button, Line, Piece, Screen, Text
from bot.ui.tables import find
from bot.ui.translator import about, name
from engine.core.errors import MeeplepostError
from engine.core.notation import fold
from engine.core.registry import game as find_game

MOST_TABLES = 8


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    async def parts(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The pictures of the table that is meant, in the reader's words."""
        try:
            reader = await app.reader(interaction)
            live = await find(app, interaction, interaction.namespace.table)
            known = await more.parts(app, live, reader)
        except MeeplepostError:
            return []
        fitting = [part for part in known if fold(typed) in fold(part.label)]
        return [app_commands.Choice(name=cut(part.label, CHOICE), value=part.id) for part in fitting[:AUTOCOMPLETE]]

    @tree.command(name=name("board"), description=about("board"))
    @app_commands.rename(table=name("table"), what=name("what"))
    @app_commands.describe(table=about("which-table"), what=about("board-what"))
    @app_commands.autocomplete(what=parts)
    async def board(interaction: discord.Interaction, table: int | None = None, what: str = "") -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            known = {fold(part.label): part.id for part in await more.parts(app, live, reader)}
            part = known.get(fold(what), what) or panel_look(live.game.id).public
            await show(interaction, more.part_screen(app, live, reader, part))

        await guarded(app, interaction, work)

    @tree.command(name=name("hand"), description=about("hand"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def hand(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await more.mine(app, interaction, reader, Act("hd", live.id), [])

        await guarded(app, interaction, work)

    @tree.command(name=name("turns"), description=about("turns"))
    async def turns(interaction: discord.Interaction) -> None:
        async def work(reader: Reader) -> None:
            await show(interaction, turns_screen(app, reader))

        await guarded(app, interaction, work)

    _add_lookup(tree, app)

    @tree.command(name=name("help"), description=about("help"))
    async def help_(interaction: discord.Interaction) -> None:
        async def work(reader: Reader) -> None:
            await guide.asked(app, interaction, reader, Act("hp"), [])

        await guarded(app, interaction, work)


async def turns_screen(app: App, reader: Reader) -> Screen:
    """Every table that waits for me, the one that is reminded of next first."""
    waiting = await app.host.turns.mine(reader.id)
    pieces: list[Piece] = [Text(f"### {reader.say('ui-turns', count=len(waiting))}")]
    for one in waiting[:MOST_TABLES]:
        game = find_game(one.table.game).speech(reader.lang).say("name")
        title = f"**{game}** · {table_words(one.table.table, reader.lang)}"
        since = reader.say("ui-since-when", when=f"<t:{one.since_ms // 1000}:f>")
        if one.remind_ms is not None:
            since += f" · {reader.say('ui-reminder-when', when=f'<t:{one.remind_ms // 1000}:R>')}"
        button = Button(reader.say("ui-open-table"), url=thread_link(one.table))
        pieces += [Line(), Beside(f"{title}\n{since}", button)]
    if len(waiting) > MOST_TABLES:
        pieces.append(Text(reader.say("ui-and-more", count=len(waiting) - MOST_TABLES)))
    if waiting:
        first = waiting[0].table.table
        pieces.append((Button(reader.say("ui-next", table=str(first)), Act("yo", first), PRIMARY),))
    return Screen(tuple(pieces), None, ACCENT)


def _add_lookup(tree: app_commands.CommandTree[Any], app: App) -> None:
    """/rules and /card: the same entries; the second looks for cards and tiles first."""

    async def answer(interaction: discord.Interaction, text: str, *, cards: bool) -> None:
        async def work(reader: Reader) -> None:
            await show(interaction, lookup.answer(app, interaction, reader, text, cards=cards))

        await guarded(app, interaction, work)

    async def rule_titles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await lookup.suggestions(app, interaction, typed, cards=False)

    async def card_titles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await lookup.suggestions(app, interaction, typed, cards=True)

    @tree.command(name=name("rules"), description=about("rules"))
    @app_commands.rename(text=name("words"))
    @app_commands.describe(text=about("rules-words"))
    @app_commands.autocomplete(text=rule_titles)
    async def rules(interaction: discord.Interaction, text: app_commands.Range[str, 1, LONGEST_QUERY]) -> None:
        await answer(interaction, text, cards=False)

    @tree.command(name=name("card"), description=about("card"))
    @app_commands.rename(text=name("card-name"))
    @app_commands.describe(text=about("card-name"))
    @app_commands.autocomplete(text=card_titles)
    async def card(interaction: discord.Interaction, text: app_commands.Range[str, 1, LONGEST_QUERY]) -> None:
        await answer(interaction, text, cards=True)
