"""What the gateway tells the bot about what has happened."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.localcord import events
from bot.localcord.clock import iso
from bot.localcord.models import Channel, Guild, Json, Message
from bot.localcord.snowflake import parsed
from bot.localcord.state import State
from bot.localcord.wire import Wire, role

GUILDS = 1 << 0
MEMBERS = 1 << 1
GUILD_MESSAGES = 1 << 9
GUILD_TYPING = 1 << 11
DM_MESSAGES = 1 << 12
DM_TYPING = 1 << 14
CONTENT = 1 << 15
HIDDEN_WITHOUT_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Dispatch(Struct, frozen=True):
    """One event for sessions of a shard that asked for it."""

    name: str
    data: Any
    guild_id: int | None = None
    intents: int = 0
    bare: Json | None = None

    def data_for(self, intents: int) -> Any:
        """Without the content intent most messages come without their content."""
        if self.bare is None or intents & CONTENT:
            return self.data
        return self.bare


class Feed:
    """Watches the state and speaks gateway."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._wire = Wire(state)
        self.listener: Callable[[Dispatch], None] | None = None
        self._handlers: dict[type[events.Event], Callable[[Any], None]] = {
            events.MessageCreated: lambda event: self._message("MESSAGE_CREATE", event.message),
            events.MessageUpdated: lambda event: self._message("MESSAGE_UPDATE", event.message),
            events.MessageDeleted: self._message_deleted,
            events.ChannelCreated: lambda event: self._channel("CREATE", event.channel),
            events.ChannelUpdated: lambda event: self._channel("UPDATE", event.channel),
            events.ChannelDeleted: lambda event: self._channel("DELETE", event.channel),
            events.ThreadMembersChanged: self._thread_members,
            events.MemberAdded: lambda event: self._member("GUILD_MEMBER_ADD", event),
            events.MemberUpdated: lambda event: self._member("GUILD_MEMBER_UPDATE", event),
            events.MemberRemoved: self._member_removed,
            events.GuildCreated: self._guild_created,
            events.GuildUpdated: self._guild_updated,
            events.Typed: self._typed,
            events.Interacted: self._interacted,
        }
        state.watchers.append(self._watch)

    def _watch(self, event: events.Event) -> None:
        handler = self._handlers.get(type(event))
        if handler is not None:
            handler(event)

    def _tell(self, name: str, data: Any, guild_id: int | None, intents: int = 0, bare: Json | None = None) -> None:
        if self.listener is not None:
            self.listener(Dispatch(name, data, guild_id, intents, bare))

    # -- guilds ------------------------------------------------------------------------------------------------------

    def guilds(self) -> list[Guild]:
        """Guilds of which the bot is a member."""
        return [guild for guild in self._state.guilds.values() if self._state.application.id in guild.members]

    def whole_guild(self, guild: Guild, intents: int = 0) -> Json:
        """GUILD_CREATE: with channels, active threads, and members as far as the session may know them."""
        bot = self._state.application.id
        members = guild.members.values() if intents & MEMBERS else (guild.members[bot],)
        channels = list(self._state.channels_of(guild.id))
        active = [each for each in channels if each.thread is not None and not each.thread.archived]
        return self._wire.guild(guild) | {
            "joined_at": iso(guild.members[bot].joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "voice_states": [],
            "members": [self._wire.member(each) for each in members],
            "channels": [self._wire.channel(each) for each in channels if each.thread is None],
            "threads": [self._wire.thread_for_bot(each) for each in active if self._seen(each)],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def members_chunk(self, wanted: Any) -> list[Json]:
        number = parsed(str(wanted.get("guild_id"))) if isinstance(wanted, dict) else None
        guild = self._state.guilds.get(number or 0)
        if guild is None:
            return []
        members = [self._wire.member(each) for each in guild.members.values()]
        chunk = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        return [chunk | ({"nonce": wanted["nonce"]} if wanted.get("nonce") else {})]

    def _guild_created(self, event: events.GuildCreated) -> None:
        if self._state.application.id in event.guild.members:
            self._tell("GUILD_CREATE", self.whole_guild(event.guild), event.guild.id, GUILDS)

    def _guild_updated(self, event: events.GuildUpdated) -> None:
        guild = event.guild
        self._tell("GUILD_UPDATE", self._wire.guild(guild), guild.id, GUILDS)
        for each in guild.roles.values():
            self._tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role(each)}, guild.id, GUILDS)

    def _member(self, name: str, event: events.MemberAdded | events.MemberUpdated) -> None:
        mine = event.member.user_id == self._state.application.id
        data = self._wire.member(event.member) | {"guild_id": str(event.guild.id)}
        self._tell(name, data, event.guild.id, GUILDS if mine else MEMBERS)

    def _member_removed(self, event: events.MemberRemoved) -> None:
        if event.user_id == self._state.application.id:
            self._tell("GUILD_DELETE", {"id": str(event.guild.id)}, event.guild.id, GUILDS)
            return
        data = {"guild_id": str(event.guild.id), "user": {"id": str(event.user_id)}}
        self._tell("GUILD_MEMBER_REMOVE", data, event.guild.id, MEMBERS)

    # -- channels ----------------------------------------------------------------------------------------------------

    def _seen(self, channel: Channel) -> bool:
        return self._state.can_see(channel, self._state.application.id)

    def _channel(self, what: str, channel: Channel) -> None:
        if channel.guild_id is None:
            return
        if channel.thread is None:
            self._tell(f"CHANNEL_{what}", self._wire.channel(channel), channel.guild_id, GUILDS)
        elif what == "DELETE":
            data = {"id": str(channel.id), "guild_id": str(channel.guild_id), "parent_id": str(channel.parent_id)}
            self._tell("THREAD_DELETE", data | {"type": channel.type}, channel.guild_id, GUILDS)
        elif self._seen(channel):
            new = {"newly_created": True} if what == "CREATE" else {}
            self._tell(f"THREAD_{what}", self._wire.thread_for_bot(channel) | new, channel.guild_id, GUILDS)

    def _thread_members(self, event: events.ThreadMembersChanged) -> None:
        channel = event.channel
        bot = self._state.application.id
        info = channel.thread
        if info is None or (bot not in event.added and bot not in event.removed and bot not in info.members):
            return
        data = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "member_count": min(50, len(info.members)),
            "added_members": [self._wire.thread_member(channel, each) for each in event.added],
            "removed_member_ids": [str(each) for each in event.removed],
        }
        if bot in event.added:
            self._tell("THREAD_CREATE", self._wire.thread_for_bot(channel), channel.guild_id, GUILDS)
        self._tell("THREAD_MEMBERS_UPDATE", data, channel.guild_id, GUILDS)

    # -- messages ----------------------------------------------------------------------------------------------------

    def _message(self, name: str, message: Message) -> None:
        channel = self._state.channels[message.channel_id]
        if message.reader is not None or not self._seen(channel) or self.listener is None:
            return
        data = self._wire.message(message)
        if channel.guild_id is None:
            self._tell(name, data, None, DM_MESSAGES)
            return
        data["guild_id"] = str(channel.guild_id)
        guild = self._state.guilds[channel.guild_id]
        if (member := guild.members.get(message.author_id)) is not None:
            data["member"] = self._wire.bare_member(member)
        open_to_bot = message.author_id == self._state.application.id or self._state.application.id in message.mentions
        bare = None if open_to_bot else data | HIDDEN_WITHOUT_CONTENT
        self._tell(name, data, channel.guild_id, GUILD_MESSAGES, bare)

    def _message_deleted(self, event: events.MessageDeleted) -> None:
        message = event.message
        channel = self._state.channels[message.channel_id]
        if message.reader is not None or not self._seen(channel):
            return
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self._tell("MESSAGE_DELETE", data, channel.guild_id, GUILD_MESSAGES if channel.guild_id else DM_MESSAGES)

    def _typed(self, event: events.Typed) -> None:
        channel = event.channel
        if event.user_id == self._state.application.id or not self._seen(channel):
            return
        now = int(self._state.clock.now())
        data: Json = {"channel_id": str(channel.id), "user_id": str(event.user_id), "timestamp": now}
        if channel.guild_id is not None:
            member = self._state.guilds[channel.guild_id].members[event.user_id]
            data |= {"guild_id": str(channel.guild_id), "member": self._wire.member(member)}
        self._tell("TYPING_START", data, channel.guild_id, GUILD_TYPING if channel.guild_id else DM_TYPING)

    def _interacted(self, event: events.Interacted) -> None:
        self._tell("INTERACTION_CREATE", event.payload, event.guild_id)
