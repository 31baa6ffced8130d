"""The world as one person sees it, in the shapes of the people's socket."""

from bot.localcord import permissions, wire
from bot.localcord.clock import iso
from bot.localcord.models import CATEGORY, DM, Channel, Command, Guild, Json, Member, Message, ReadMark, User
from bot.localcord.state import State

GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


def person(state: State, of: User) -> Json:
    return {
        "id": str(of.id),
        "username": of.username,
        "global_name": of.global_name,
        "accent_color": of.accent_color,
        "locale": of.locale,
        "mentions": state.mentions_unread(of.id),
    }


def bot(state: State) -> Json:
    online = state.application.id in state.online
    return {"id": str(state.bot.id), "username": state.bot.username, "online": online}


class View:
    """One person's eyes."""

    def __init__(self, state: State, user_id: int) -> None:
        self._state = state
        self._wire = wire.Wire(state, origin="")
        self.user_id = user_id

    # -- everything --------------------------------------------------------------------------------------------------

    def snapshot(self) -> Json:
        me = self._state.users[self.user_id]
        guilds = [guild for guild in self._state.guilds.values() if self.user_id in guild.members]
        return {
            "me": wire.user(me) | {"locale": me.locale},
            "now": iso(self._state.clock.now()),
            "bot": bot(self._state),
            "guilds": [self.guild(each) for each in guilds],
            "dms": [self.channel(each) for each in self._dms()],
            "commands": self.commands(),
            "unread": self._unread(),
        }

    def _dms(self) -> list[Channel]:
        mine = [each for each in self._state.channels.values() if each.type == DM and self.user_id in each.recipients]
        return sorted(mine, key=lambda each: each.last_message_id or each.id, reverse=True)

    def _unread(self) -> Json:
        marks = self._state.reads.get(self.user_id, {}).values()
        return {str(mark.channel_id): self.mark(mark) for mark in marks if mark.count and self.sees_id(mark.channel_id)}

    def mark(self, mark: ReadMark) -> Json:
        last = str(mark.last_read) if mark.last_read else None
        return {"count": mark.count, "mentions": mark.mentions, "last_read": last}

    # -- guilds and channels -----------------------------------------------------------------------------------------

    def guild_head(self, guild: Guild) -> Json:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "preferred_locale": guild.preferred_locale,
            "roles": [wire.role(each) for each in guild.roles.values()],
        }

    def guild(self, guild: Guild) -> Json:
        seen = [each for each in self._state.channels_of(guild.id) if self.sees(each)]
        channels = sorted((each for each in seen if each.thread is None), key=lambda each: (each.position, each.id))
        threads = [each for each in seen if each.thread is not None and not each.thread.archived]
        return self.guild_head(guild) | {
            "members": [self.member(guild, each) for each in guild.members.values()],
            "channels": [self.channel(each) for each in channels],
            "threads": [self.channel(each) for each in threads],
        }

    def member(self, guild: Guild, member: Member) -> Json:
        shape = self._wire.member(member)
        highest = sorted(member.roles, key=lambda each: guild.roles[each].position, reverse=True)
        online = member.user_id in self._state.online
        return shape | {"roles": [str(each) for each in highest], "online": online}

    def sees(self, channel: Channel) -> bool:
        return self._state.can_see(channel, self.user_id)

    def sees_id(self, channel_id: int) -> bool:
        channel = self._state.channels.get(channel_id)
        return channel is not None and self.sees(channel)

    def channel(self, channel: Channel) -> Json:
        bits = self._state.allowed(channel, self.user_id)
        shape = self._wire.channel(channel) | {
            "permissions": str(bits),
            "can_send": channel.type != CATEGORY and permissions.can_send(channel, bits),
            "can_command": channel.type != CATEGORY and bool(bits & permissions.USE_COMMANDS),
        }
        if channel.type == DM:
            others = [each for each in channel.recipients if each != self.user_id]
            shape["recipients"] = [wire.user(self._state.users[each]) for each in others]
        if channel.thread is not None:
            shape["joined"] = self.user_id in channel.thread.members
        return shape

    # -- messages ----------------------------------------------------------------------------------------------------

    def message(self, message: Message) -> Json:
        guild = self._state.guild_of(self._state.channels[message.channel_id])
        member = None if guild is None else guild.members.get(message.author_id)
        shape = self._wire.message(message) | {
            "mentions_me": self._state.mentions(message, self.user_id),
            "member_nick": None if member is None else member.nick,
        }
        if message.origin is not None and message.origin.name:
            shape["interaction_metadata"]["name"] = message.origin.name
        return shape

    # -- commands ----------------------------------------------------------------------------------------------------

    def commands(self) -> list[Json]:
        found = []
        for command in self._state.commands.values():
            guilds = [guild for guild in self._state.guilds.values() if self.may_use_in(command, guild)]
            if guilds or self.may_use_in_dm(command):
                shape = wire.command(command, self._state.application.id)
                places = {"guilds": [str(each.id) for each in guilds], "dm": self.may_use_in_dm(command)}
                found.append(shape | places)
        return sorted(found, key=lambda each: str(each["name"]))

    def may_use_in(self, command: Command, guild: Guild) -> bool:
        if self.user_id not in guild.members or self._state.application.id not in guild.members:
            return False
        if command.guild_id not in {None, guild.id} or GUILD_CONTEXT not in contexts(command):
            return False
        needed = command.body["default_member_permissions"]
        bits = permissions.in_guild(guild, self.user_id)
        if needed is None:
            return True
        return bool(bits & permissions.ADMINISTRATOR) or (int(needed) != 0 and bits & int(needed) == int(needed))

    @staticmethod
    def may_use_in_dm(command: Command) -> bool:
        return command.guild_id is None and BOT_DM_CONTEXT in contexts(command)


def contexts(command: Command) -> list[int]:
    """Where a command may be used: 0 guilds, 1 DM with the bot, 2 other DMs."""
    given: list[int] | None = command.body["contexts"]
    if given is not None:
        return given
    return [GUILD_CONTEXT, BOT_DM_CONTEXT] if command.body["dm_permission"] else [GUILD_CONTEXT]
