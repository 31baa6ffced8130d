"""Which table is meant: the one of this thread, or the only one where the person sits."""

import discord

from bot.host.errors import NoSuchTable
from bot.host.live import Live
from bot.ui.app import App
from storage.rows import TableState

_ANY: tuple[TableState, ...] = ("running", "finished", "lobby")


async def find(app: App, interaction: discord.Interaction, table: int | None = None) -> Live:
    """Raises NoSuchTable with a sentence that says how to name one."""
    if table is not None:
        return await app.host.desk.live(table)
    place = interaction.channel_id or 0
    storage, desk = app.host.desk.storage, app.host.desk
    mine = [one.table for one in await desk.asked(storage.tables_of(interaction.user.id, _ANY))]
    here = next((row for row in mine if row.thread == place), None)
    if here is None:  # somebody who only looks on
        listed = await desk.asked(storage.tables_in(interaction.guild_id or 0, _ANY, desk.limits.tables_per_server))
        here = next((one.table for one in listed if one.table.thread == place), None)
    if here is not None:
        return await desk.live(here.id)
    running = [row for row in mine if row.state == "running"]
    if len(running) == 1:
        return await desk.live(running[0].id)
    raise NoSuchTable("which-table", count=len(running))
