"""What has happened, told to the gateway and to people's sockets."""

from msgspec import Struct

from bot.localcord.models import Channel, Guild, Json, Member, Message


class Event(Struct, frozen=True):
    """Anything that happened."""


class MessageCreated(Event, frozen=True):
    message: Message


class MessageUpdated(Event, frozen=True):
    message: Message


class MessageDeleted(Event, frozen=True):
    message: Message


class ChannelCreated(Event, frozen=True):
    channel: Channel


class ChannelUpdated(Event, frozen=True):
    channel: Channel


class ChannelDeleted(Event, frozen=True):
    channel: Channel


class ThreadMembersChanged(Event, frozen=True):
    channel: Channel
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


class MemberAdded(Event, frozen=True):
    guild: Guild
    member: Member


class MemberUpdated(Event, frozen=True):
    guild: Guild
    member: Member


class MemberRemoved(Event, frozen=True):
    guild: Guild
    user_id: int


class GuildCreated(Event, frozen=True):
    guild: Guild


class GuildUpdated(Event, frozen=True):
    guild: Guild


class CommandsChanged(Event, frozen=True):
    pass


class PeopleChanged(Event, frozen=True):
    pass


class Typed(Event, frozen=True):
    channel: Channel
    user_id: int


class PresenceChanged(Event, frozen=True):
    user_id: int
    online: bool


class Unread(Event, frozen=True):
    user_id: int
    channel_id: int


class Interacted(Event, frozen=True):
    """A person did something that the bot must answer: goes to the gateway only."""

    payload: Json
    guild_id: int | None


class InteractionMoved(Event, frozen=True):
    """The answer to an interaction, or its absence: goes to the person only."""

    user_id: int
    interaction_id: int
    state: str
    details: Json
