"""Who may do what where: roles, overwrites, threads."""

from bot.localcord.models import DM, PRIVATE_THREAD, Channel, Guild

CREATE_INVITE = 1 << 0
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CHANGE_NICKNAME = 1 << 26
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38

ALL = (1 << 53) - 1
EVERYONE = (
    CREATE_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
)
IN_DM = EVERYONE & ~(CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_IN_THREADS)


def in_guild(guild: Guild, user_id: int) -> int:
    """What a member may do before channels have their say."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(guild: Guild | None, channel: Channel, parent: Channel | None, user_id: int) -> int:
    """What a user may do in a channel, a thread or a DM."""
    if guild is None or channel.type == DM:
        return IN_DM if user_id in channel.recipients else 0
    bits = in_guild(guild, user_id)
    if bits == ALL or user_id not in guild.members:
        return bits
    place = channel if parent is None or channel.thread is None else parent
    bits = _overwritten(guild, place, user_id, bits)
    if not bits & VIEW_CHANNEL:
        return 0
    if channel.thread is None:
        return bits
    if channel.type == PRIVATE_THREAD and user_id not in channel.thread.members and not bits & MANAGE_THREADS:
        return 0
    return bits


def _overwritten(guild: Guild, channel: Channel, user_id: int, bits: int) -> int:
    roles = guild.members[user_id].roles
    allow = deny = 0
    own = None
    for overwrite in channel.overwrites:
        if overwrite.id == guild.id:
            bits = bits & ~overwrite.deny | overwrite.allow
        elif overwrite.type == 0 and overwrite.id in roles:
            allow |= overwrite.allow
            deny |= overwrite.deny
        elif overwrite.type == 1 and overwrite.id == user_id:
            own = overwrite
    bits = bits & ~deny | allow
    return bits if own is None else bits & ~own.deny | own.allow


def can_send(channel: Channel, bits: int) -> bool:
    """Whether these permissions allow a message here."""
    needed = SEND_IN_THREADS if channel.thread is not None else SEND_MESSAGES
    return bool(bits & VIEW_CHANNEL and bits & needed)
