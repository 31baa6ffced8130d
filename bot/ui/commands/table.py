"""/table ...: everything about one table beside the moves."""

import io
from typing import Any

import discord
from discord import app_commands

from bot.ui import more, turn
from bot.ui.app import LOG, App, Reader, table_label, thread_link
from bot.ui.cards.board import situation
from bot.ui.cards.lobby import options_line, pace_words
from bot.ui.custom_id import Act
from bot.ui.replies import guarded, say, show
from bot.ui.screens import ACCENT, Screen, Text
from bot.ui.tables import find
from bot.ui.translator import about, choices, name
from engine.core.registry import game as find_game
from engine.core.save import seed_hash
from engine.core.words import words

MOST_LISTED = 15


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    group = app_commands.Group(name=name("table"), description=about("table"))
    _looking(group, app)
    _changing(group, app)
    tree.add_command(group)


def _looking(group: app_commands.Group, app: App) -> None:
    @group.command(name=name("list"), description=about("table-list"))
    async def list_(interaction: discord.Interaction) -> None:
        async def work(reader: Reader) -> None:
            await show(interaction, _list(app, reader, interaction.guild_id or 0))

        await guarded(app, interaction, work)

    @group.command(name=name("info"), description=about("table-info"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def info(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await show(interaction, _info(app, reader, live.id))

        await guarded(app, interaction, work)

    @group.command(name=name("history"), description=about("table-history"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def history(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await show(interaction, more.history_screen(app, reader, live.id))

        await guarded(app, interaction, work)

    @group.command(name=name("replay"), description=about("table-replay"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def replay(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await show(interaction, more.replay_screen(app, reader, live.id))

        await guarded(app, interaction, work)

    @group.command(name=name("export"), description=about("table-export"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def export(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await more.download(app, interaction, reader, Act("dl", live.id), [])

        await guarded(app, interaction, work)

    @group.command(name=name("verify"), description=about("table-verify"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def verify(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await more.verify(app, interaction, reader, Act("ve", live.id), [])

        await guarded(app, interaction, work)

    @group.command(name=name("text"), description=about("table-text"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def text(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            speech = await app.speech(live, reader.lang)
            words = live.game.text_board(live.game.view(live.state, live.seat_of(reader.id)), speech)
            file = discord.File(io.BytesIO(words.encode()), "board.txt")
            await interaction.response.send_message(file=file, ephemeral=True)

        await guarded(app, interaction, work)

    @group.command(name=name("observe"), description=about("table-observe"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("table-number"))
    async def observe(interaction: discord.Interaction, table: int) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            live.running  # noqa: B018 - raises a kind error before the start
            await _seat_behind(interaction, live.table.thread)
            note = reader.say("ui-observing", table=str(live.id))
            await show(interaction, turn.present_board(app, live, reader, note))

        await guarded(app, interaction, work)


async def _seat_behind(interaction: discord.Interaction, thread: int) -> None:
    """Into the table's thread, so that it is in the observer's list; the board can be seen without it."""
    try:
        found = interaction.client.get_channel(thread) or await interaction.client.fetch_channel(thread)
        if isinstance(found, discord.Thread):
            await found.add_user(interaction.user)
    except discord.HTTPException as error:
        LOG.info("observer not added", extra={"code": error.code})


def _changing(group: app_commands.Group, app: App) -> None:
    @group.command(name=name("settings"), description=about("table-settings"))
    @app_commands.rename(language=name("language"), table=name("table"))
    @app_commands.describe(language=about("table-language"), table=about("which-table"))
    @app_commands.choices(language=choices("language", ("en", "cs")))
    async def settings(interaction: discord.Interaction, language: str, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await app.host.lobby.speak(live.id, reader.id, language, key=str(interaction.id))
            await say(interaction, words(language).say("ui-table-speaks", table=str(live.id)))

        await guarded(app, interaction, work)

    @group.command(name=name("resign"), description=about("table-resign"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def resign(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await app.host.seats.resign(live.id, reader.id, key=str(interaction.id))
            await say(interaction, reader.say("ui-resigned", table=str(live.id)))

        await guarded(app, interaction, work)

    @group.command(name=name("substitute"), description=about("table-substitute"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def substitute(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await app.host.seats.offer(live.id, reader.id, key=str(interaction.id))
            await say(interaction, reader.say("ui-seat-offered", table=str(live.id)))

        await guarded(app, interaction, work)

    @group.command(name=name("take"), description=about("table-take"))
    @app_commands.rename(table=name("table"), seat=name("seat"))
    @app_commands.describe(table=about("table-number"), seat=about("table-seat"))
    async def take(interaction: discord.Interaction, table: int, seat: app_commands.Range[int, 1, 8]) -> None:
        async def work(reader: Reader) -> None:
            await app.host.seats.take(table, reader.person, seat - 1, key=str(interaction.id))
            await say(interaction, reader.say("ui-joined", table=str(table)))

        await guarded(app, interaction, work)

    @group.command(name=name("cancel"), description=about("table-cancel"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("which-table"))
    async def cancel(interaction: discord.Interaction, table: int | None = None) -> None:
        async def work(reader: Reader) -> None:
            live = await find(app, interaction, table)
            await app.host.seats.ask_cancel(live.id, reader.id, key=str(interaction.id))
            await say(interaction, reader.say("ui-cancel-asked", table=str(live.id)))

        await guarded(app, interaction, work)


async def _list(app: App, reader: Reader, guild: int) -> Screen:
    found = await app.host.desk.asked(app.host.desk.storage.tables_in(guild, ("lobby", "running"), MOST_LISTED))
    lines = [f"### {reader.say('ui-tables', count=len(found))}"]
    for one in found:
        title = find_game(one.table.game).speech(reader.lang).say("name")
        state = reader.say(f"ui-state-{one.table.state}")
        seats = f"{len(one.seats)}/{one.table.seats}"
        lines.append(f"- [{table_label(one.table, reader.lang)}]({thread_link(one.table)}) {title}, {state}, {seats}")
    return Screen((Text("\n".join(lines)),), None, ACCENT)


async def _info(app: App, reader: Reader, table: int) -> Screen:
    live = await app.host.desk.live(table)
    speech = await app.speech(live, reader.lang)
    lines = [f"### {speech.say('name')} · {table_label(live.table, reader.lang)}"]
    lines += [situation(live, speech)] if live.match is not None else []
    lines += [
        f"{speech.seat(row.seat)}: {reader.say('ui-automatic' if row.player else 'ui-person')}" for row in live.seats
    ]
    lines.append(pace_words(app, live.table.pace, reader.say))
    lines.append(f"-# {options_line(live)} · {reader.say('ui-seed-hash', hash=seed_hash(live.table.seed))}")
    return Screen((Text("\n".join(lines)),), None, ACCENT)
