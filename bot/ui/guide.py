"""What the bot can do, and what this person can do here and now."""

import discord

from bot.host.live import Live
from bot.ui.app import App, Reader, table_label
from bot.ui.custom_id import Act
from bot.ui.panels.leaves import groups
from bot.ui.panels.look import panel_look
from bot.ui.panels.rows import may_act
from bot.ui.replies import show
from bot.ui.screens import ACCENT, PRIMARY, Button, Line, Piece, Screen, Text

MOST_VERBS = 6


async def asked(app: App, interaction: discord.Interaction, reader: Reader, _act: Act, _: list[str]) -> None:
    """The button and the command."""
    await show(interaction, help_screen(app, reader, interaction.channel_id or 0))


async def help_screen(app: App, reader: Reader, channel: int) -> Screen:
    desk = app.host.desk
    table = await desk.asked(desk.storage.table_in(channel, reader.id))
    now = await _at_table(app, reader, await desk.live(table)) if table is not None else await _elsewhere(app, reader)
    return Screen((Text(reader.say("ui-help")), Line(), *now), None, ACCENT)


async def _elsewhere(app: App, reader: Reader) -> list[Piece]:
    """No table is played here: the tables that wait for this person."""
    waiting = await app.host.turns.mine(reader.id)
    words = reader.say("ui-turns", count=len(waiting)) if waiting else reader.say("ui-help-start")
    pieces: list[Piece] = [Text(f"**{words}**")]
    if waiting:
        first = waiting[0].table.table
        pieces.append((Button(reader.say("ui-next", table=str(first)), Act("yo", first), PRIMARY),))
    return pieces


async def _at_table(app: App, reader: Reader, live: Live) -> list[Piece]:
    """The table of this thread: its choices for who is awaited, for others what they can do meanwhile."""
    title, seat = table_label(live.table, reader.lang), live.seat_of(reader.id)
    if live.table.state != "running":
        return [Text(reader.say("ui-help-over", table=title))]
    if seat is None:
        return [Text(reader.say("ui-help-watching", table=title))]
    tip = await app.host.drafts.tip(live.id, reader.id)
    move = (Button(reader.say("ui-your-move"), Act("yo", live.id), PRIMARY),)
    if tip.ask is None or not may_act(live, tip):
        return [Text(reader.say("ui-help-waiting", table=title)), move]
    speech = await app.speech(live, reader.lang)
    found = groups(live.game, tip.state, seat, speech, panel_look(live.game.id).verbs)
    verbs = ", ".join(speech.say(f"verb-{group.verb}").lower() for group in found[:MOST_VERBS])
    lines = [reader.say("ui-help-turn", table=title, verbs=verbs)]
    example = next((leaf.line for group in found for leaf in group.leaves), "")
    lines += [reader.say("ui-help-example", line=example)] if example else []
    return [Text("\n".join(lines)), move]
