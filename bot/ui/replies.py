"""Answers to interactions: one place shows screens, one place turns what went wrong into words."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot.ui.app import LOG, App, Reader
from bot.ui.custom_id import read
from bot.ui.late import LATE, Late
from bot.ui.limits import FIRST_ANSWER_S
from bot.ui.screens import Screen, Text, build, files
from engine.core.errors import MeeplepostError
from engine.core.words import Speech

Making = Awaitable[Screen]
# The same interaction came twice; three seconds or fifteen minutes are over; the message was dismissed. Nobody waits
# for the answer any more, and what was done is stored all the same.
_NOBODY_WAITS = {40060, 10062, 50027, 10015, 10008}
_NO_MENTIONS = discord.AllowedMentions.none()
BAD_REQUEST = 400
READER = "reader"  # where an interaction carries its own


def own_message(interaction: discord.Interaction) -> bool:
    """Was a private message of ours pressed? Then the answer takes its place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show(interaction: discord.Interaction, making: Making, *, public: bool = False) -> None:
    """Answers with a screen; if making it takes long, says first that it is coming."""
    task = asyncio.ensure_future(making)
    await asyncio.wait({task}, timeout=FIRST_ANSWER_S)
    replace = own_message(interaction) and not public
    if not task.done() and not interaction.response.is_done():
        await interaction.response.defer(ephemeral=not public, thinking=not replace)
    screen = await task
    late: Late = interaction.extras[LATE]
    if replace and interaction.message:
        await late.overtake(interaction.message.id)
    if screen.coming is not None:
        await asyncio.wait({screen.coming}, timeout=None if interaction.response.is_done() else late.patience())
        screen = screen.drawn(screen.coming.result()) if screen.coming.done() else screen
    if interaction.response.is_done():
        await _complete(interaction, screen)
    elif screen.coming is None:
        await _answer(interaction, screen, replace=replace, public=public)
    else:
        message = await _in_words(interaction, screen, replace=replace, public=public)
        await late.follow(message, screen.coming, lambda picture: _complete(interaction, screen.drawn(picture)))


async def _answer(interaction: discord.Interaction, screen: Screen, *, replace: bool, public: bool) -> int | None:
    """The first answer, with everything; returns the id of a new message."""
    view, pictures = build(screen), files(screen)
    if replace:
        await interaction.response.edit_message(view=view, attachments=pictures, allowed_mentions=_NO_MENTIONS)
        return None
    sent = await interaction.response.send_message(
        view=view, files=pictures, ephemeral=not public, allowed_mentions=_NO_MENTIONS
    )
    return sent.message_id


async def _complete(interaction: discord.Interaction, screen: Screen) -> None:
    """What was announced, or said in words, as a whole."""
    await interaction.edit_original_response(
        view=build(screen), attachments=files(screen), allowed_mentions=_NO_MENTIONS
    )


async def _in_words(interaction: discord.Interaction, screen: Screen, *, replace: bool, public: bool) -> int:
    """The first answer while its picture is being drawn: over an older picture if there is one. Returns the message."""
    message = interaction.message
    if replace and message and message.attachments:
        try:
            await interaction.response.edit_message(view=build(screen), allowed_mentions=_NO_MENTIONS)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            LOG.info("older picture gone", extra={"code": error.code})  # by another press: then without it
        else:
            return message.id
    reader: Reader = interaction.extras[READER]
    words = screen.without_picture(f"-# {reader.say('ui-picture-coming')}")
    sent = await _answer(interaction, words, replace=replace, public=public)
    return sent or (message.id if message else interaction.id)


async def say(interaction: discord.Interaction, words: str) -> None:
    """A short private answer."""

    async def made() -> Screen:
        return Screen((Text(words),))

    await show(interaction, made())


async def guarded(app: App, interaction: discord.Interaction, work: Callable[[Reader], Awaitable[None]]) -> None:
    """Runs a handler; whatever goes wrong becomes one kind sentence, and nothing is lost."""
    task = asyncio.current_task()
    assert task is not None
    app.answering.add(task)
    began = time.perf_counter()
    try:
        await _answered(app, interaction, work)
    finally:
        app.answering.discard(task)
        spent = round(1000 * (time.perf_counter() - began))
        LOG.debug("answered", extra={"what": _what(interaction), "milliseconds": spent})


async def _answered(app: App, interaction: discord.Interaction, work: Callable[[Reader], Awaitable[None]]) -> None:
    reader: Reader | None = None
    try:
        reader = await app.reader(interaction)
        interaction.extras.update({LATE: app.late, READER: reader})
        await work(reader)
    except MeeplepostError as error:
        await _tell(interaction, sentence(error, (reader.lang if reader else "en")))
    except discord.InteractionResponded:
        LOG.info("answered before", extra={"what": _what(interaction)})
    except discord.HTTPException as error:
        app.emojis.doubted(error)
        if error.code not in _NOBODY_WAITS:
            await _incident(interaction, reader, error)
    except Exception as error:  # noqa: BLE001 - the last door: a person must get an answer, the log the traceback
        await _incident(interaction, reader, error)


def sentence(error: MeeplepostError, lang: str, speech: Speech | None = None) -> str:
    """The error in the reader's words; for a stale click nothing more is needed."""
    return (speech or Speech("core", {}, lang)).reason(error)


async def _tell(interaction: discord.Interaction, words: str) -> None:
    """Errors never replace a panel: it stays as it was, with the draft in it."""
    view = build(Screen((Text(words),)))
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as error:
        LOG.warning("answer not delivered", extra={"code": error.code})
    except (OSError, aiohttp.ClientError, RuntimeError) as error:  # the last: a session that has been closed
        LOG.warning("answer not delivered", extra={"why": type(error).__name__})


async def _incident(interaction: discord.Interaction, reader: Reader | None, error: Exception) -> None:
    number = secrets.token_hex(3)
    LOG.error("incident", extra={"number": number, "what": _what(interaction)}, exc_info=error)
    if reader is not None:
        await _tell(interaction, reader.say("ui-incident", number=number))


def _what(interaction: discord.Interaction) -> str:
    """For the log: never what was chosen or typed, that may be somebody's secret."""
    data: Any = interaction.data or {}
    act = read(str(data.get("custom_id", "")))
    if act is not None:
        return f"{act.name} at {act.table}"
    return str(data.get("name") or interaction.type.name)
