"""/board, /hand, /turns, /rules, /card, /help: looking, in private."""

from typing import Any

import discord
from discord import app_commands

from bot.ui import more
from bot.ui.app import App, Reader, table_words, thread_link
from bot.ui.custom_id import Act
from bot.ui.lookup import entries
from bot.ui.panels.look import panel_look
from bot.ui.panels.panel import ACCENT
from bot.ui.replies import guarded, show
from bot.ui.screens import PRIMARY, Beside, Button, Line, Piece, Screen, Text
from bot.ui.tables import find
from bot.ui.translator import about, name
from engine.core.notation import fold
from engine.core.registry import game as find_game
from engine.core.registry import games

MOST_TABLES = 8


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    @tree.command(name=name("board"), description=about("board"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def board(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await show(interaction, more.part_screen(app, live, reader, panel_look(live.game.id).public))

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

    async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        reader = await app.reader(interaction)
        found = [title for _, title, _ in _matches(reader.lang, typed)]
        return [app_commands.Choice(name=title[:100], value=title[:100]) for title in dict.fromkeys(found)][:25]

    @tree.command(name=name("rules"), description=about("rules"))
    @app_commands.rename(words_=name("words"))
    @app_commands.describe(words_=about("rules-words"))
    @app_commands.autocomplete(words_=words)
    async def rules(interaction: discord.Interaction, words_: app_commands.Range[str, 1, 200]) -> None:
        async def work(reader: Reader) -> None:
            await show(interaction, _rules(reader, words_))

        await guarded(app, interaction, work)

    @tree.command(name=name("card"), description=about("card"))
    @app_commands.rename(words_=name("card-name"))
    @app_commands.describe(words_=about("card-name"))
    @app_commands.autocomplete(words_=words)
    async def card(interaction: discord.Interaction, words_: app_commands.Range[str, 1, 200]) -> None:
        async def work(reader: Reader) -> None:
            await show(interaction, _rules(reader, words_))

        await guarded(app, interaction, work)

    @tree.command(name=name("help"), description=about("help"))
    async def help_(interaction: discord.Interaction) -> None:
        async def work(reader: Reader) -> None:
            await show(interaction, _help(reader))

        await guarded(app, interaction, work)


async def turns_screen(app: App, reader: Reader) -> Screen:
    """Every table that waits for me, the longest waiting first."""
    waiting = await app.host.turns.mine(reader.id)
    pieces: list[Piece] = [Text(f"### {reader.say('ui-turns', count=len(waiting))}")]
    for one in waiting[:MOST_TABLES]:
        game = find_game(one.table.game).speech(reader.lang).say("name")
        title = f"**{game}** · {table_words(one.table.table, reader.lang)}"
        since = reader.say("ui-since-when", when=f"<t:{one.since_ms // 1000}:R>")
        button = Button(reader.say("ui-open-table"), url=thread_link(one.table))
        pieces += [Line(), Beside(f"{title}\n{since}", button)]
    if len(waiting) > MOST_TABLES:
        pieces.append(Text(reader.say("ui-and-more", count=len(waiting) - MOST_TABLES)))
    if waiting:
        first = waiting[0].table.table
        pieces.append((Button(reader.say("ui-next", table=str(first)), Act("yo", first), PRIMARY),))
    return Screen(tuple(pieces), None, ACCENT)


def _matches(lang: str, typed: str) -> list[tuple[str, str, str]]:
    """(game, title, id) of entries whose title or text holds all words, titles first."""
    wanted = fold(typed).split()
    found: list[tuple[int, str, str, str]] = []
    for game_id in games():
        for one in entries(game_id, lang).values():
            title, text = fold(one.title), fold(one.text)
            if all(word in title for word in wanted):
                found.append((0, game_id, one.title, one.id))
            elif all(word in title or word in text for word in wanted):
                found.append((1, game_id, one.title, one.id))
    return [(game_id, title, key) for _, game_id, title, key in sorted(found, key=lambda row: row[0])]


async def _rules(reader: Reader, typed: str) -> Screen:
    found = _matches(reader.lang, typed)
    if not found:
        return Screen((Text(reader.say("ui-nothing-found", words=discord.utils.escape_markdown(typed))),), None, ACCENT)
    game_id, _, rule = found[0]
    one = entries(game_id, reader.lang)[rule]
    others = ", ".join(title for _, title, _ in found[1:5])
    text = f"### {one.title}\n-# {find_game(game_id).speech(reader.lang).say('name')}\n{one.text}"
    return Screen((Text(text), *((Text(reader.say("ui-see-also", titles=others)),) if others else ())), None, ACCENT)


async def _help(reader: Reader) -> Screen:
    return Screen((Text(reader.say("ui-help")),), None, ACCENT)
