"""What the server remembers: users, guilds, channels, messages, commands."""

from typing import Any

from msgspec import Struct, field

Json = dict[str, Any]

TEXT, DM, CATEGORY, ANNOUNCEMENT = 0, 1, 4, 5
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12

SUPPRESS_EMBEDS = 4
HAS_THREAD = 32
EPHEMERAL = 64
LOADING = 128
SILENT = 4096
COMPONENTS_V2 = 32768

PLAIN, THREAD_CREATED, REPLY, COMMAND_ANSWER, THREAD_STARTER, CONTEXT_ANSWER = 0, 18, 19, 20, 21, 23


class User(Struct):
    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    accent_color: int | None = None
    locale: str = "en-US"
    dms_open: bool = True


class Role(Struct):
    id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed: bool = False


class Member(Struct):
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


class Guild(Struct):
    id: int
    name: str
    owner_id: int
    preferred_locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


class Overwrite(Struct):
    """Permissions of a role (type 0) or a member (type 1) in one channel."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


class ThreadInfo(Struct):
    owner_id: int
    created_at: float
    archive_at: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    members: dict[int, float] = field(default_factory=dict)
    message_count: int = 0
    total_sent: int = 0


class Channel(Struct):
    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    thread: ThreadInfo | None = None

    @property
    def is_thread(self) -> bool:
        return self.thread is not None


class Attachment(Struct):
    id: int
    filename: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    title: str | None = None
    flags: int = 0


class Origin(Struct):
    """Which interaction a message answers."""

    id: int
    type: int
    user_id: int
    name: str | None = None
    clicked: int | None = None
    original: int | None = None
    owners: dict[str, str] = field(default_factory=dict)


class Message(Struct):
    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    type: int = PLAIN
    flags: int = 0
    edited_at: float | None = None
    tts: bool = False
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reply_to: int | None = None
    reply_channel: int | None = None
    nonce: str | int | None = None
    origin: Origin | None = None
    webhook: bool = False
    reader: int | None = None

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def layout(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & COMPONENTS_V2)


class Command(Struct):
    id: int
    version: int
    body: Json
    guild_id: int | None = None


class Emoji(Struct):
    """A small picture of the application; its bytes are the file of the same id."""

    id: int
    name: str
    content_type: str
    animated: bool = False


class ReadMark(Struct):
    """How far a person has read a channel."""

    user_id: int
    channel_id: int
    last_read: int = 0
    count: int = 0
    mentions: int = 0


class Application(Struct):
    """The bot's account and the secrets of this data file."""

    id: int
    token: str
    name: str
    secret: str
    people_pass: str
    owner_id: int
    port: int = 0
