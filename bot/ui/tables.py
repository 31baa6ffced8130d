"""Which table is meant: the one of this thread, or the only one where the person sits."""

import discord

from bot.host.errors import NoSuchTable
from bot.host.live import Live
from bot.ui.app import App


async def find(app: App, interaction: discord.Interaction, table: int | None = None) -> Live:
    """Raises NoSuchTable with a sentence that says how to name one."""
    if table is not None:
        return await app.host.desk.live(table)
    desk = app.host.desk
    here = await desk.asked(desk.storage.table_in(interaction.channel_id or 0, interaction.user.id))
    if here is not None:
        return await desk.live(here)
    running = await desk.asked(desk.storage.tables_of(interaction.user.id, ("running",)))
    if len(running) == 1:
        return await desk.live(running[0].table.id)
    raise NoSuchTable("which-table", count=len(running))
