"""Everything that exists on the server, and the only place that changes it."""

import bisect
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from msgspec import Struct

from bot.localcord import events, permissions
from bot.localcord.clock import Clock
from bot.localcord.errors import ApiError
from bot.localcord.models import (
    DM,
    Application,
    Attachment,
    Channel,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    ReadMark,
    Role,
    ThreadInfo,
    User,
)
from bot.localcord.snowflake import Snowflakes
from bot.localcord.store import Store

Watcher = Callable[[events.Event], None]

EPHEMERAL_LIFE_S = 24 * 3600.0
DROPPED_FILE_LIFE_S = 60.0


class State:
    """Users, guilds, channels, messages and commands, with their watchers."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.watchers: list[Watcher] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.reads: dict[int, dict[int, ReadMark]] = {}  # by person, then by channel
        self._timeline: dict[int, list[int]] = {}
        self.online: set[int] = set()
        self._load()
        self.ids = Snowflakes(clock, self._newest_id())
        self.application = self._application()

    # -- start -------------------------------------------------------------------------------------------------------

    def _load(self) -> None:
        load = self.store.load
        self.users = {user.id: user for user in cast("list[User]", load("user"))}
        self.guilds = {guild.id: guild for guild in cast("list[Guild]", load("guild"))}
        self.channels = {channel.id: channel for channel in cast("list[Channel]", load("channel"))}
        self.commands = {command.id: command for command in cast("list[Command]", load("command"))}
        self.emojis = {emoji.id: emoji for emoji in cast("list[Emoji]", load("emoji"))}
        for mark in cast("list[ReadMark]", load("read")):
            self.reads.setdefault(mark.user_id, {})[mark.channel_id] = mark
        for message in sorted(cast("list[Message]", load("message")), key=lambda each: each.id):
            self.messages[message.id] = message
            self._timeline.setdefault(message.channel_id, []).append(message.id)

    def _newest_id(self) -> int:
        files = (attachment.id for message in self.messages.values() for attachment in message.attachments)
        return max([0, *self.users, *self.guilds, *self.channels, *self.messages, *self.commands, *self.emojis, *files])

    def _application(self) -> Application:
        known = cast("list[Application]", self.store.load("application"))
        if known:
            return known[0]
        bot = User(id=self.ids.next(), username="bot", bot=True)
        owner = self.ids.next()
        made = Application(
            id=bot.id,
            token=f"local.{secrets.token_urlsafe(32)}",
            name="bot",
            secret=secrets.token_hex(32),
            people_pass=secrets.token_urlsafe(32),
            owner_id=owner,
        )
        self.add_user(bot)
        self.save(made)
        return made

    # -- telling and saving ------------------------------------------------------------------------------------------

    def tell(self, event: events.Event) -> None:
        for watcher in tuple(self.watchers):
            watcher(event)

    def save(self, thing: Struct) -> None:
        self.store.save(thing)

    # -- finding -----------------------------------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        return self.users[self.application.id]

    @property
    def people(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def user(self, user_id: int) -> User:
        if (user := self.users.get(user_id)) is None:
            raise ApiError(10013)
        return user

    def guild(self, guild_id: int) -> Guild:
        if (guild := self.guilds.get(guild_id)) is None:
            raise ApiError(10004)
        return guild

    def channel(self, channel_id: int) -> Channel:
        if (channel := self.channels.get(channel_id)) is None:
            raise ApiError(10003)
        return channel

    def message(self, channel_id: int, message_id: int) -> Message:
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id:
            raise ApiError(10008)
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def parent_of(self, channel: Channel) -> Channel | None:
        return None if channel.parent_id is None else self.channels.get(channel.parent_id)

    def allowed(self, channel: Channel, user_id: int) -> int:
        """The permissions of a user in a channel."""
        return permissions.in_channel(self.guild_of(channel), channel, self.parent_of(channel), user_id)

    def can_see(self, channel: Channel, user_id: int) -> bool:
        return bool(self.allowed(channel, user_id) & permissions.VIEW_CHANNEL)

    def channels_of(self, guild_id: int) -> Iterator[Channel]:
        return (channel for channel in self.channels.values() if channel.guild_id == guild_id)

    def dm_between(self, one: int, other: int) -> Channel:
        """The DM of two users; made when there is none."""
        pair = sorted((one, other))
        for channel in self.channels.values():
            if channel.type == DM and sorted(channel.recipients) == pair:
                return channel
        return self.add_channel(Channel(id=self.ids.next(), type=DM, recipients=[one, other]))

    def timeline(self, channel_id: int, reader: int | None) -> list[int]:
        """Ids of the messages of a channel that a reader sees, oldest first (None: no ephemerals at all)."""
        own = self._timeline.get(channel_id, [])
        return [each for each in own if self.messages[each].reader in {None, reader}]

    def page(self, channel_id: int, reader: int | None, *, limit: int, **where: int | None) -> list[Message]:
        """Up to `limit` messages oldest first, newest ones unless `before`, `after` or `around` says otherwise."""
        line = self.timeline(channel_id, reader)
        if (around := where.get("around")) is not None:
            start = max(0, bisect.bisect_left(line, around) - limit // 2)
        elif (after := where.get("after")) is not None:
            start = bisect.bisect_right(line, after)
        else:
            before = where.get("before")
            end = len(line) if before is None else bisect.bisect_left(line, before)
            start, limit = max(0, end - limit), min(limit, end)
        return [self.messages[each] for each in line[start : start + limit]]

    # -- users and guilds --------------------------------------------------------------------------------------------

    def add_user(self, user: User) -> User:
        self.users[user.id] = user
        self.save(user)
        if not user.bot:
            self.tell(events.PeopleChanged())
        return user

    def add_guild(self, guild: Guild) -> Guild:
        self.guilds[guild.id] = guild
        self.save(guild)
        self.tell(events.GuildCreated(guild))
        return guild

    def add_member(self, guild: Guild, user_id: int, roles: list[int]) -> Member:
        member = Member(user_id=user_id, joined_at=self.clock.now(), roles=roles)
        guild.members[user_id] = member
        self.save(guild)
        self.tell(events.MemberAdded(guild, member))
        return member

    def change_member(self, guild: Guild, member: Member) -> None:
        self.save(guild)
        self.tell(events.MemberUpdated(guild, member))

    def remove_member(self, guild: Guild, user_id: int) -> None:
        del guild.members[user_id]
        self.save(guild)
        self.tell(events.MemberRemoved(guild, user_id))

    def add_role(self, guild: Guild, role: Role) -> Role:
        guild.roles[role.id] = role
        self.change_guild(guild)
        return role

    def change_guild(self, guild: Guild) -> None:
        self.save(guild)
        self.tell(events.GuildUpdated(guild))

    # -- channels ----------------------------------------------------------------------------------------------------

    def add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.save(channel)
        self.tell(events.ChannelCreated(channel))
        return channel

    def change_channel(self, channel: Channel) -> None:
        self.save(channel)
        self.tell(events.ChannelUpdated(channel))

    def remove_channel(self, channel: Channel) -> None:
        for thread in [each for each in self.channels.values() if each.is_thread and each.parent_id == channel.id]:
            self.remove_channel(thread)
        for message_id in self._timeline.pop(channel.id, []):
            self._drop_message(self.messages.pop(message_id))
        del self.channels[channel.id]
        self.store.forget(channel)
        self.tell(events.ChannelDeleted(channel))

    def thread_members(self, channel: Channel, *, add: tuple[int, ...] = (), remove: tuple[int, ...] = ()) -> None:
        """Let users into a thread or out of it."""
        info = cast("ThreadInfo", channel.thread)
        added = tuple(each for each in add if each not in info.members)
        removed = tuple(each for each in remove if each in info.members)
        for user_id in added:
            info.members[user_id] = self.clock.now()
        for user_id in removed:
            del info.members[user_id]
        if added or removed:
            self.save(channel)
            self.tell(events.ThreadMembersChanged(channel, added, removed))

    # -- messages ----------------------------------------------------------------------------------------------------

    def add_message(self, message: Message) -> Message:
        self.messages[message.id] = message
        self._timeline.setdefault(message.channel_id, []).append(message.id)
        self.save(message)
        if message.reader is None:
            self._touch(self.channels[message.channel_id], message)
        self.tell(events.MessageCreated(message))
        self._count_unread(message)
        return message

    def _touch(self, channel: Channel, message: Message) -> None:
        channel.last_message_id = message.id
        if channel.thread is not None:
            channel.thread.message_count += 1
            channel.thread.total_sent += 1
        self.save(channel)

    def change_message(self, message: Message) -> None:
        self.save(message)
        self.tell(events.MessageUpdated(message))

    def remove_message(self, message: Message) -> None:
        self.messages.pop(message.id, None)
        self._timeline[message.channel_id].remove(message.id)
        channel = self.channels[message.channel_id]
        if channel.thread is not None and message.reader is None:
            channel.thread.message_count -= 1
            self.save(channel)
        self._drop_message(message)
        self.tell(events.MessageDeleted(message))

    def _drop_message(self, message: Message) -> None:
        self.drop_files(message.attachments)
        self.store.forget(message)

    def drop_files(self, attachments: list[Attachment]) -> None:
        """Not at once: a page may be about to load what has just been replaced."""
        for attachment in attachments:
            self.clock.after(DROPPED_FILE_LIFE_S, partial(self.store.forget_file, attachment.id))

    def sweep_files(self) -> None:
        """Forget what was dropped shortly before the last stop."""
        attached = {attachment.id for message in self.messages.values() for attachment in message.attachments}
        for file_id in self.store.file_ids() - attached - set(self.emojis):
            self.store.forget_file(file_id)

    def sweep_ephemerals(self) -> None:
        """Forget private answers that are older than a day."""
        oldest = self.clock.now() - EPHEMERAL_LIFE_S
        for message in [each for each in self.messages.values() if each.ephemeral and each.created_at < oldest]:
            self.remove_message(message)

    # -- reading -----------------------------------------------------------------------------------------------------

    def readers(self, channel: Channel) -> list[int]:
        """People who may see a channel; of a thread only those who joined it."""
        if channel.thread is not None:
            return [each for each in channel.thread.members if self._is_person(each) and self.can_see(channel, each)]
        guild = self.guild_of(channel)
        candidates = channel.recipients if guild is None else list(guild.members)
        return [each for each in candidates if self._is_person(each) and self.can_see(channel, each)]

    def _is_person(self, user_id: int) -> bool:
        return user_id in self.users and not self.users[user_id].bot

    def mentions(self, message: Message, user_id: int) -> bool:
        """Whether a message calls this person."""
        if message.mention_everyone or user_id in message.mentions:
            return True
        guild = self.guild_of(self.channels[message.channel_id])
        member = None if guild is None else guild.members.get(user_id)
        return member is not None and any(role in message.mention_roles for role in member.roles)

    def _count_unread(self, message: Message) -> None:
        if message.reader is not None:
            return
        for user_id in self.readers(self.channels[message.channel_id]):
            if user_id == message.author_id:
                self.mark_read(user_id, message.channel_id, message.id)
                continue
            mark = self._read_mark(user_id, message.channel_id)
            mark.count += 1
            mark.mentions += self.mentions(message, user_id)
            self.save(mark)
            self.tell(events.Unread(user_id, message.channel_id))

    def mentions_unread(self, user_id: int) -> int:
        """How often somebody was mentioned, everywhere, since they last looked."""
        return sum(mark.mentions for mark in self.reads.get(user_id, {}).values())

    def _read_mark(self, user_id: int, channel_id: int) -> ReadMark:
        return self.reads.setdefault(user_id, {}).setdefault(channel_id, ReadMark(user_id, channel_id))

    def mark_read(self, user_id: int, channel_id: int, message_id: int) -> None:
        """A person has seen a channel up to a message."""
        mark = self._read_mark(user_id, channel_id)
        if message_id <= mark.last_read:
            return
        line = self.timeline(channel_id, None)
        newer = [self.messages[each] for each in line[bisect.bisect_right(line, message_id) :]]
        mark.last_read = message_id
        mark.count = sum(each.author_id != user_id for each in newer)
        mark.mentions = sum(self.mentions(each, user_id) for each in newer)
        self.save(mark)
        self.tell(events.Unread(user_id, channel_id))

    # -- commands ----------------------------------------------------------------------------------------------------

    def commands_of(self, guild_id: int | None) -> list[Command]:
        return [command for command in self.commands.values() if command.guild_id == guild_id]

    def replace_commands(self, guild_id: int | None, commands: list[Command]) -> None:
        for old in self.commands_of(guild_id):
            del self.commands[old.id]
            self.store.forget(old)
        for command in commands:
            self.commands[command.id] = command
            self.save(command)
        self.tell(events.CommandsChanged())

    # -- emojis ------------------------------------------------------------------------------------------------------

    def emoji(self, emoji_id: int) -> Emoji:
        if (emoji := self.emojis.get(emoji_id)) is None:
            raise ApiError(10014)
        return emoji

    def add_emoji(self, emoji: Emoji, picture: bytes) -> Emoji:
        self.store.save_file(emoji.id, picture)
        return self.change_emoji(emoji)

    def change_emoji(self, emoji: Emoji) -> Emoji:
        self.emojis[emoji.id] = emoji
        self.save(emoji)
        return emoji

    def remove_emoji(self, emoji: Emoji) -> None:
        del self.emojis[emoji.id]
        self.store.forget(emoji)
        self.store.forget_file(emoji.id)

    # -- presence ----------------------------------------------------------------------------------------------------

    def set_online(self, user_id: int, *, online: bool) -> None:
        if online == (user_id in self.online):
            return
        if online:
            self.online.add(user_id)
        else:
            self.online.discard(user_id)
        self.tell(events.PresenceChanged(user_id, online))
