"""Whom a text calls, and whom it is allowed to call."""

import re

from bot.localcord import permissions
from bot.localcord.models import Channel, Json, Message
from bot.localcord.rules.components import TEXT_DISPLAY, walk
from bot.localcord.state import State

USER = re.compile(r"<@!?(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")


def words(message: Message) -> str:
    """All text in which a mention counts."""
    shown = [each["content"] for each in walk(message.components) if each["type"] == TEXT_DISPLAY]
    return "\n".join([message.content, *shown])


def find(state: State, message: Message, channel: Channel, allowed: Json | None) -> None:
    """Set the mentions of a message from its text."""
    text = words(message)
    guild = state.guild_of(channel)
    users = [int(each) for each in dict.fromkeys(USER.findall(text)) if int(each) in state.users]
    roles = (
        [] if guild is None else [int(each) for each in dict.fromkeys(ROLE.findall(text)) if int(each) in guild.roles]
    )
    may = state.allowed(channel, message.author_id) & permissions.MENTION_EVERYONE
    if guild is not None and not may:
        roles = [each for each in roles if guild.roles[each].mentionable]
    message.mentions = _permitted(users, "users", allowed)
    message.mention_roles = _permitted(roles, "roles", allowed)
    loud = allowed is None or "everyone" in (allowed.get("parse") or [])
    message.mention_everyone = bool(may and loud and EVERYONE.search(text))
    _add_replied(state, message, allowed)


def _permitted(found: list[int], kind: str, allowed: Json | None) -> list[int]:
    if allowed is None or kind in (allowed.get("parse") or []):
        return found
    named = {int(each) for each in allowed.get(kind) or []}
    return [each for each in found if each in named]


def _add_replied(state: State, message: Message, allowed: Json | None) -> None:
    original = state.messages.get(message.reply_to or 0)
    if original is None or message.type != 19:
        return
    wanted = allowed is None or bool(allowed.get("replied_user"))
    if wanted and original.author_id not in message.mentions:
        message.mentions.append(original.author_id)
