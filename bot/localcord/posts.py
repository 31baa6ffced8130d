"""Saying, changing and removing: what the bot and people do alike, with the permissions it takes."""

from typing import Any, cast

from bot.localcord import permissions
from bot.localcord.composer import Composer, Upload
from bot.localcord.errors import ApiError
from bot.localcord.models import (
    CATEGORY,
    DM,
    REPLY,
    THREAD_CREATED,
    THREAD_STARTER,
    Channel,
    Json,
    Message,
    ThreadInfo,
)
from bot.localcord.rules.messages import CREATE_FLAGS
from bot.localcord.snowflake import parsed
from bot.localcord.state import State

NONCE_LIFE_S = 300.0
SYSTEM_MESSAGES = frozenset({THREAD_CREATED, THREAD_STARTER})


class Posts:
    """Messages by their author."""

    def __init__(self, state: State, composer: Composer) -> None:
        self._state = state
        self._composer = composer
        self._nonces: dict[tuple[int, int, str], tuple[int, float]] = {}
        self._spoken: dict[tuple[int, int], float] = {}

    # -- permissions -------------------------------------------------------------------------------------------------

    def visible(self, user_id: int, channel_id: int) -> Channel:
        """A channel that this user may see."""
        channel = self._state.channel(channel_id)
        if not self._state.can_see(channel, user_id):
            raise ApiError(50001)
        return channel

    def require(self, user_id: int, channel: Channel, bits: int) -> None:
        if self._state.allowed(channel, user_id) & bits != bits:
            raise ApiError(50013)

    def _require_send(self, user_id: int, channel: Channel) -> None:
        if channel.type == CATEGORY:
            raise ApiError(50008)
        if not permissions.can_send(channel, self._state.allowed(channel, user_id)):
            raise ApiError(50013)
        if channel.type == DM:
            other = next((each for each in channel.recipients if each != user_id), user_id)
            if not self._state.users[other].dms_open:
                raise ApiError(50007)

    def wake(self, user_id: int, channel: Channel) -> None:
        """Messages, commands and clicks open an archived thread, unless it is locked."""
        info = channel.thread
        if info is None or not info.archived:
            return
        if info.locked and not self._state.allowed(channel, user_id) & permissions.MANAGE_THREADS:
            raise ApiError(50083)
        self.archive(channel, archived=False)

    @staticmethod
    def require_awake(channel: Channel) -> None:
        """Nothing changes within an archived thread."""
        if channel.thread is not None and channel.thread.archived:
            raise ApiError(50083)

    def _require_patience(self, user_id: int, channel: Channel) -> None:
        if not channel.slowmode:
            return
        if self._state.allowed(channel, user_id) & (permissions.MANAGE_MESSAGES | permissions.MANAGE_CHANNELS):
            return
        last = self._spoken.get((user_id, channel.id), 0.0)
        if self._state.clock.now() - last < channel.slowmode:
            raise ApiError(20016)
        self._spoken[user_id, channel.id] = self._state.clock.now()

    # -- messages ----------------------------------------------------------------------------------------------------

    def send(self, author_id: int, channel_id: int, body: Any, uploads: list[Upload]) -> Message:
        channel = self.visible(author_id, channel_id)
        self._require_send(author_id, channel)
        if uploads:
            self.require(author_id, channel, permissions.ATTACH_FILES)
        if (known := self._said_already(author_id, channel, body)) is not None:
            return known
        message = self.blank(channel, author_id)
        self._refer(message, body)
        self._composer.compose(message, body, uploads, CREATE_FLAGS)
        self._require_patience(author_id, channel)
        self.wake(author_id, channel)
        message.nonce = body.get("nonce")
        if not self._state.allowed(channel, author_id) & permissions.EMBED_LINKS:
            message.embeds = []
        self._remember_nonce(message, body)
        self._invite(channel, message)
        return self._state.add_message(message)

    def blank(self, channel: Channel, author_id: int) -> Message:
        """A message with nothing in it yet."""
        now = self._state.clock.now()
        return Message(id=self._state.ids.next(), channel_id=channel.id, author_id=author_id, created_at=now)

    def _refer(self, message: Message, body: Any) -> None:
        reference = body.get("message_reference") if isinstance(body, dict) else None
        target = parsed(str(reference.get("message_id"))) if isinstance(reference, dict) else None
        if not isinstance(reference, dict) or target is None:
            return
        known = self._state.messages.get(target)
        if known is None or known.channel_id != message.channel_id or known.reader is not None:
            if reference.get("fail_if_not_exists") is False:
                return
            errors = {
                "message_reference": {"_errors": [{"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}]}
            }
            raise ApiError(50035, errors=errors)
        message.type, message.reply_to, message.reply_channel = REPLY, target, message.channel_id

    def _said_already(self, author_id: int, channel: Channel, body: Any) -> Message | None:
        if not isinstance(body, dict) or not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        message_id, at = self._nonces.get((author_id, channel.id, str(body["nonce"])), (0, 0.0))
        if self._state.clock.now() - at > NONCE_LIFE_S:
            return None
        return self._state.messages.get(message_id)

    def _remember_nonce(self, message: Message, body: Json) -> None:
        if body.get("nonce") is None:
            return
        now = self._state.clock.now()
        while self._nonces and now - next(iter(self._nonces.values()))[1] > NONCE_LIFE_S:  # the oldest stand in front
            del self._nonces[next(iter(self._nonces))]
        key = (message.author_id, message.channel_id, str(body["nonce"]))
        self._nonces.pop(key, None)
        self._nonces[key] = (message.id, now)

    def _invite(self, channel: Channel, message: Message) -> None:
        """Whoever speaks or is called in a thread belongs to it from then on."""
        if channel.thread is None:
            return
        parent = self._state.parent_of(channel)
        called = [each for each in message.mentions if parent is not None and self._state.can_see(parent, each)]
        self._state.thread_members(channel, add=(message.author_id, *called))

    def edit(self, author_id: int, message: Message, body: Any, uploads: list[Upload]) -> Message:
        channel = self._state.channels[message.channel_id]
        if message.author_id != author_id:
            raise ApiError(50005)
        if message.type in SYSTEM_MESSAGES:
            raise ApiError(50021)
        self.require_awake(channel)
        if uploads:
            self.require(author_id, channel, permissions.ATTACH_FILES)
        self._composer.edit(message, body, uploads)
        self._state.change_message(message)
        return message

    def delete(self, user_id: int, message: Message) -> None:
        channel = self._state.channels[message.channel_id]
        if message.author_id != user_id:
            if channel.type == DM:
                raise ApiError(50003)
            self.require(user_id, channel, permissions.MANAGE_MESSAGES)
        self.require_awake(channel)
        self._state.remove_message(message)

    # -- threads -----------------------------------------------------------------------------------------------------

    def archive(self, channel: Channel, *, archived: bool) -> None:
        info = cast("ThreadInfo", channel.thread)
        if info.archived == archived:
            return
        info.archived, info.archive_at = archived, self._state.clock.now()
        self._state.change_channel(channel)

    def archive_idle(self) -> None:
        """Close threads in which nobody has spoken for as long as they were told to wait."""
        now = self._state.clock.now()
        for channel in list(self._state.channels.values()):
            info = channel.thread
            if info is None or info.archived:
                continue
            last = self._state.messages.get(channel.last_message_id or 0)
            since = max(info.archive_at, last.created_at if last else 0.0)
            if now - since >= info.auto_archive_minutes * 60:
                self.archive(channel, archived=True)

    def said_by_nobody(self, channel: Channel, author_id: int, kind: int, content: str = "") -> Message:
        """A system message."""
        message = self.blank(channel, author_id)
        message.type, message.content = kind, content
        return message
