"""Threads: started in a channel or at a message, changed, joined."""

from typing import Any

from bot.localcord import permissions
from bot.localcord.errors import ApiError
from bot.localcord.models import (
    ANNOUNCEMENT,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREAD_CREATED,
    THREAD_STARTER,
    Channel,
    Json,
    Message,
    ThreadInfo,
)
from bot.localcord.posts import Posts
from bot.localcord.rules.form import Check, checked, choice, flag, form, text, whole
from bot.localcord.state import State

ARCHIVE_MINUTES = choice(60, 1440, 4320, 10080)
SLOWMODE = whole(0, 21600)
START = {"auto_archive_duration": ARCHIVE_MINUTES, "rate_limit_per_user": SLOWMODE}
START_AT_MESSAGE: Check = form({"name": text(1, 100)}, START)
START_ALONE: Check = form(
    {"name": text(1, 100)}, {**START, "type": choice(10, PUBLIC_THREAD, PRIVATE_THREAD), "invitable": flag}
)
CHANGE: Check = form(
    {},
    {
        "name": text(1, 100),
        "archived": flag,
        "locked": flag,
        "invitable": flag,
        "auto_archive_duration": ARCHIVE_MINUTES,
        "rate_limit_per_user": SLOWMODE,
    },
)


class Threads:
    """What the bot and people do with threads."""

    def __init__(self, state: State, posts: Posts) -> None:
        self._state = state
        self._posts = posts

    def start(self, user_id: int, channel_id: int, body: Any) -> Channel:
        """A thread of its own; private unless the body says otherwise, as in Discord."""
        parent = self._parent(user_id, channel_id)
        checked(START_ALONE, body)
        kind = body.get("type") or PRIVATE_THREAD
        private = kind == PRIVATE_THREAD
        needed = permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS
        self._posts.require(user_id, parent, needed)
        thread = self._make(self._state.ids.next(), kind, parent, user_id, body)
        if not private:
            notice = self._posts.said_by_nobody(parent, user_id, THREAD_CREATED, thread.name)
            notice.reply_channel = thread.id
            self._state.add_message(notice)
        return thread

    def start_at(self, user_id: int, message: Message, body: Any) -> Channel:
        """A thread at a message: it has the message's id."""
        parent = self._parent(user_id, message.channel_id)
        checked(START_AT_MESSAGE, body)
        self._posts.require(user_id, parent, permissions.CREATE_PUBLIC_THREADS)
        if message.id in self._state.channels:
            raise ApiError(160004)
        thread = self._make(message.id, PUBLIC_THREAD, parent, user_id, body)
        message.flags |= HAS_THREAD
        self._state.change_message(message)
        starter = self._posts.said_by_nobody(thread, message.author_id, THREAD_STARTER)
        starter.reply_to, starter.reply_channel = message.id, message.channel_id
        self._state.add_message(starter)
        return thread

    def _parent(self, user_id: int, channel_id: int) -> Channel:
        parent = self._posts.visible(user_id, channel_id)
        if parent.type not in {TEXT, ANNOUNCEMENT}:
            raise ApiError(50024)
        return parent

    def _make(self, thread_id: int, kind: int, parent: Channel, user_id: int, body: Json) -> Channel:
        now = self._state.clock.now()
        info = ThreadInfo(
            owner_id=user_id,
            created_at=now,
            archive_at=now,
            auto_archive_minutes=body.get("auto_archive_duration") or 1440,
            invitable=body.get("invitable") is not False,
            members={user_id: now},
        )
        thread = Channel(
            id=thread_id,
            type=kind,
            name=body["name"],
            guild_id=parent.guild_id,
            parent_id=parent.id,
            slowmode=body.get("rate_limit_per_user") or 0,
            thread=info,
        )
        return self._state.add_channel(thread)

    def change(self, user_id: int, thread: Channel, body: Any) -> Channel:
        """Name, archive, lock: the owner may do the first two, the rest takes manage_threads."""
        checked(CHANGE, body)
        info = thread.thread
        assert info is not None
        allowed = self._state.allowed(thread, user_id)
        manages = bool(allowed & permissions.MANAGE_THREADS)
        opening = body.get("archived") is False and not info.locked and permissions.can_send(thread, allowed)
        if not (manages or (info.owner_id == user_id and not info.locked) or opening):
            raise ApiError(50013)
        if body.get("locked") is not None and not manages:
            raise ApiError(50013)
        if info.archived and body.get("archived") is not False and set(body) - {"locked", "archived"}:
            raise ApiError(50083)
        self._apply(thread, info, body)
        self._state.change_channel(thread)
        return thread

    def _apply(self, thread: Channel, info: ThreadInfo, body: Json) -> None:
        if body.get("name"):
            thread.name = body["name"]
        if body.get("rate_limit_per_user") is not None:
            thread.slowmode = body["rate_limit_per_user"]
        if body.get("auto_archive_duration") is not None:
            info.auto_archive_minutes = body["auto_archive_duration"]
        if body.get("locked") is not None:
            info.locked = body["locked"]
        if body.get("invitable") is not None:
            info.invitable = body["invitable"]
        if body.get("archived") is not None and body["archived"] != info.archived:
            info.archived = body["archived"]
            info.archive_at = self._state.clock.now()

    def awake(self, thread: Channel) -> ThreadInfo:
        """The details of a thread that is not archived."""
        if thread.thread is None:
            raise ApiError(50024)
        if thread.thread.archived:
            raise ApiError(50083)
        return thread.thread

    def archived(self, parent: Channel, kind: int, before: float, limit: int) -> tuple[list[Channel], bool]:
        """Closed threads of a channel, latest first, and whether there are more."""
        found = [
            each
            for each in self._state.channels.values()
            if each.parent_id == parent.id and each.type == kind and each.thread is not None and each.thread.archived
            if each.thread.archive_at < before
        ]
        found.sort(key=lambda each: each.thread.archive_at if each.thread else 0.0, reverse=True)
        return found[:limit], len(found) > limit
