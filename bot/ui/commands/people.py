"""/settings and /profile: one's own language, one's own results."""

from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.ui.app import App, Reader
from bot.ui.replies import guarded, show
from bot.ui.screens import ACCENT, Screen, Text
from bot.ui.translator import about, choices, name
from engine.core.game import Result
from engine.core.registry import game as find_game


def add(tree: app_commands.CommandTree[Any], app: App) -> None:
    languages = choices("language", ("auto", "en", "cs"))
    switches = choices("switch", ("on", "off"))

    @tree.command(name=name("settings"), description=about("settings"))
    @app_commands.rename(language=name("language"), quick=name("quick"))
    @app_commands.describe(language=about("settings-language"), quick=about("settings-quick"))
    @app_commands.choices(language=languages, quick=switches)
    async def settings(interaction: discord.Interaction, language: str | None = None, quick: str | None = None) -> None:
        async def work(reader: Reader) -> None:
            if language is not None:
                await app.choose_language(reader.id, "" if language == "auto" else language)
            if quick is not None:
                await app.choose_quick(reader.id, on=quick == "on")
            await show(interaction, _settings(app, await app.reader(interaction)))

        await guarded(app, interaction, work)

    @tree.command(name=name("profile"), description=about("profile"))
    @app_commands.rename(person=name("person"))
    @app_commands.describe(person=about("profile-person"))
    async def profile(interaction: discord.Interaction, person: discord.User | None = None) -> None:
        async def work(reader: Reader) -> None:
            who = person or interaction.user
            await show(interaction, _profile(app, reader, who.id, who.display_name))

        await guarded(app, interaction, work)


async def _settings(app: App, reader: Reader) -> Screen:
    """Everything as it is set now."""
    quick = "ui-quick-on" if await app.quick(reader.id) else "ui-quick-off"
    lines = [f"### {reader.say('ui-settings')}", reader.say("ui-language-set"), reader.say(quick)]
    return Screen((Text("\n".join(lines)),), None, ACCENT)


async def _profile(app: App, reader: Reader, person: int, called: str) -> Screen:
    """Finished games by game: played, won, mean points. All of it is public."""
    listed = await app.host.desk.asked(app.host.desk.storage.tables_of(person, ("finished", "running")))
    played: dict[str, list[tuple[int, int]]] = {}
    running = sum(one.table.state == "running" for one in listed)
    for one in listed:
        if one.table.result is None:
            continue
        result = msgspec.json.decode(one.table.result, type=Result)
        for row in one.seats:
            if row.person == person and row.seat < len(result.places):
                played.setdefault(one.table.game, []).append((result.places[row.seat], result.points[row.seat]))
    lines = [f"### {discord.utils.escape_markdown(called)}", reader.say("ui-profile-running", count=running)]
    for game_id, rows in played.items():
        title = find_game(game_id).speech(reader.lang).say("name")
        mean = round(sum(points for _, points in rows) / len(rows))
        won = sum(place == 1 for place, _ in rows)
        lines.append(f"- {title}: " + reader.say("ui-profile-line", played=len(rows), won=won, mean=mean))
    return Screen((Text("\n".join(lines)),), None, ACCENT)
