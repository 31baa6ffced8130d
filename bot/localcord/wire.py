"""Discord's JSON shapes of what the state holds."""

import hashlib
import hmac
from urllib.parse import quote

from bot.localcord.clock import iso
from bot.localcord.models import (
    DM,
    HAS_THREAD,
    Attachment,
    Channel,
    Command,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Origin,
    Role,
    User,
)
from bot.localcord.snowflake import time_of
from bot.localcord.state import State

CDN = "https://cdn.discordapp.com"
LINK_LIFE_S = 24 * 3600


def user(of: User) -> Json:
    shape: Json = {
        "id": str(of.id),
        "username": of.username,
        "avatar": None,
        "discriminator": "0000" if of.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "global_name": of.global_name,
        "primary_guild": None,
        "banner": None,
        "accent_color": of.accent_color,
        "avatar_decoration_data": None,
        "collectibles": None,
    }
    if of.bot:
        shape["bot"] = True
    return shape


def emoji(of: Emoji, owner: User) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "user": user(owner),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": of.animated,
        "available": True,
    }


def role(of: Role) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "permissions": str(of.permissions),
        "position": of.position,
        "color": of.color,
        "colors": {"primary_color": of.color, "secondary_color": None, "tertiary_color": None},
        "hoist": of.hoist,
        "managed": of.managed,
        "mentionable": of.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def command(of: Command, application_id: int) -> Json:
    shape = {"id": str(of.id), "application_id": str(application_id), "version": str(of.version), **of.body}
    if of.guild_id is not None:
        shape["guild_id"] = str(of.guild_id)
    return shape


class Wire:
    """Shapes that need to look around: members, channels, messages. `origin` goes before every attachment's path."""

    def __init__(self, state: State, origin: str = CDN) -> None:
        self.state = state
        self._origin = origin

    # -- members and channels ----------------------------------------------------------------------------------------

    def member(self, of: Member) -> Json:
        return self.bare_member(of) | {"user": user(self.state.users[of.user_id])}

    def bare_member(self, of: Member) -> Json:
        """A member without the user, as in messages and resolved objects."""
        return {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": iso(of.joined_at),
            "nick": of.nick,
            "pending": False,
            "premium_since": None,
            "roles": [str(each) for each in of.roles],
            "mute": False,
            "deaf": False,
        }

    def channel(self, of: Channel) -> Json:
        shape: Json = {
            "id": str(of.id),
            "type": of.type,
            "flags": 0,
            "last_message_id": None if of.last_message_id is None else str(of.last_message_id),
        }
        if of.type == DM:
            others = [self.state.users[each] for each in of.recipients if each != self.state.application.id]
            return shape | {"recipients": [user(each) for each in others]}
        shape |= {
            "guild_id": str(of.guild_id),
            "name": of.name,
            "parent_id": None if of.parent_id is None else str(of.parent_id),
            "rate_limit_per_user": of.slowmode,
        }
        return shape | (self._guild_channel(of) if of.thread is None else self._thread(of))

    def _guild_channel(self, of: Channel) -> Json:
        overwrites = [
            {"id": str(each.id), "type": each.type, "allow": str(each.allow), "deny": str(each.deny)}
            for each in of.overwrites
        ]
        return {
            "topic": of.topic,
            "position": of.position,
            "nsfw": of.nsfw,
            "permission_overwrites": overwrites,
            "default_auto_archive_duration": 1440,
        }

    def _thread(self, of: Channel) -> Json:
        info = of.thread
        assert info is not None
        metadata = {
            "archived": info.archived,
            "archive_timestamp": iso(info.archive_at),
            "auto_archive_duration": info.auto_archive_minutes,
            "locked": info.locked,
            "create_timestamp": iso(info.created_at),
        }
        if of.type == 12:
            metadata["invitable"] = info.invitable
        return {
            "owner_id": str(info.owner_id),
            "thread_metadata": metadata,
            "message_count": max(0, info.message_count),
            "member_count": min(50, len(info.members)),
            "total_message_sent": info.total_sent,
        }

    def thread_member(self, channel: Channel, user_id: int) -> Json:
        assert channel.thread is not None
        joined = iso(channel.thread.members[user_id])
        return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}

    def thread_for_bot(self, of: Channel) -> Json:
        """A thread with the bot's own membership, where there is one."""
        shape = self.channel(of)
        bot = self.state.application.id
        if of.thread is not None and bot in of.thread.members:
            shape["member"] = self.thread_member(of, bot)
        return shape

    def guild(self, of: Guild) -> Json:
        return {
            "id": str(of.id),
            "name": of.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": ["COMMUNITY"],
            "banner": None,
            "owner_id": str(of.owner_id),
            "application_id": None,
            "region": "local",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [role(each) for each in of.roles.values()],
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 1000,
            "max_stage_video_channel_users": 0,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": of.preferred_locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "premium_progress_bar_enabled_user_updated_at": None,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
            "inventory_settings": None,
            "embed_enabled": False,
            "embed_channel_id": None,
            "hub_type": None,
            "latest_onboarding_question_id": None,
        }

    # -- attachments -------------------------------------------------------------------------------------------------

    def link(self, channel_id: int, attachment: Attachment) -> str:
        """A link to a file that nobody can guess."""
        path = f"/attachments/{channel_id}/{attachment.id}/{attachment.filename}"
        issued = int(time_of(attachment.id))
        query = f"ex={issued + LINK_LIFE_S:x}&is={issued:x}&hm={self.signature(path)}"
        return f"{self._origin}{quote(path)}?{query}&"

    def signature(self, path: str) -> str:
        return hmac.new(self.state.application.secret.encode(), path.encode(), hashlib.sha256).hexdigest()

    def attachment(self, of: Attachment, message: Message) -> Json:
        link = self.link(message.channel_id, of)
        shape: Json = {
            "id": str(of.id),
            "filename": of.filename,
            "size": of.size,
            "url": link,
            "proxy_url": link,
            "content_type": of.content_type,
            "width": of.width,
            "height": of.height,
            "description": of.description,
            "title": of.title,
            "flags": of.flags or None,
            "ephemeral": message.ephemeral or None,
        }
        return {key: value for key, value in shape.items() if value is not None}

    # -- messages ----------------------------------------------------------------------------------------------------

    def message(self, of: Message) -> Json:
        shape: Json = {
            "id": str(of.id),
            "channel_id": str(of.channel_id),
            "author": user(self.state.users[of.author_id]),
            "content": of.content,
            "timestamp": iso(of.created_at),
            "edited_timestamp": None if of.edited_at is None else iso(of.edited_at),
            "type": of.type,
            "flags": of.flags,
            "tts": of.tts,
            "pinned": False,
            "mention_everyone": of.mention_everyone,
            "mentions": [user(self.state.users[each]) for each in of.mentions if each in self.state.users],
            "mention_roles": [str(each) for each in of.mention_roles],
            "attachments": [self.attachment(each, of) for each in of.attachments],
            "embeds": [self._embed(each, of) for each in of.embeds],
            "components": [self._component(each, of) for each in of.components],
        }
        return shape | self._relations(of)

    def _relations(self, of: Message) -> Json:
        shape: Json = {}
        if of.nonce is not None:
            shape["nonce"] = of.nonce
        if of.author_id == self.state.application.id:
            shape["application_id"] = str(of.author_id)
        if of.webhook:
            shape["webhook_id"] = str(of.author_id)
        if of.reply_channel is not None:
            shape |= self._reference(of)
        if of.origin is not None:
            shape |= self._origin_shape(of.origin)
        if of.flags & HAS_THREAD and of.id in self.state.channels:
            shape["thread"] = self.channel(self.state.channels[of.id])
        return shape

    def _reference(self, of: Message) -> Json:
        channel = self.state.channels.get(of.reply_channel or 0)
        reference: Json = {"type": 0, "channel_id": str(of.reply_channel)}
        if of.reply_to is not None:
            reference["message_id"] = str(of.reply_to)
        if channel is not None and channel.guild_id is not None:
            reference["guild_id"] = str(channel.guild_id)
        shape: Json = {"message_reference": reference}
        if of.type in {19, 21}:
            original = self.state.messages.get(of.reply_to or 0)
            shape["referenced_message"] = None if original is None else self._plain(original)
        return shape

    def _plain(self, of: Message) -> Json:
        """A message within another one: its own references are left out."""
        shape = self.message(of)
        shape.pop("referenced_message", None)
        return shape

    def _origin_shape(self, of: Origin) -> Json:
        owner = user(self.state.users[of.user_id])
        metadata: Json = {
            "id": str(of.id),
            "type": of.type,
            "user": owner,
            "authorizing_integration_owners": of.owners,
        }
        if of.original is not None:
            metadata["original_response_message_id"] = str(of.original)
        if of.type == 2:
            name = of.name or ""
            metadata |= {"name": name, "command_type": 1}
            return {
                "interaction_metadata": metadata,
                "interaction": {"id": str(of.id), "type": 2, "name": name, "user": owner},
            }
        if of.type == 3:
            metadata["interacted_message_id"] = str(of.clicked)
        if of.type == 5:
            metadata["triggering_interaction_metadata"] = self._trigger(of, owner)
        return {"interaction_metadata": metadata}

    def _trigger(self, of: Origin, owner: Json) -> Json:
        """What had opened the form: a click, or a command."""
        trigger: Json = {"id": str(of.id), "user": owner, "authorizing_integration_owners": of.owners}
        if of.clicked is not None:
            return trigger | {"type": 3, "interacted_message_id": str(of.clicked)}
        return trigger | {"type": 2, "name": of.name or "", "command_type": 1}

    # -- media in embeds and components ------------------------------------------------------------------------------

    def _file(self, media: Json, of: Message) -> Attachment | None:
        wanted = media.get("attachment_id")
        return next((each for each in of.attachments if each.id == wanted), None)

    def _embed(self, embed: Json, of: Message) -> Json:
        shape = dict(embed)
        for slot in ("image", "thumbnail"):
            if slot in shape:
                shape[slot] = self._embed_media(shape[slot], of)
        for slot in ("author", "footer"):
            if slot in shape:
                shape[slot] = self._embed_icon(shape[slot], of)
        return shape

    def _embed_media(self, media: Json, of: Message) -> Json:
        file = self._file(media, of)
        if file is None:
            return {key: value for key, value in media.items() if key != "attachment_id"}
        link = self.link(of.channel_id, file)
        sizes = {"width": file.width, "height": file.height} if file.width and file.height else {}
        return {"url": link, "proxy_url": link, "content_type": file.content_type, **sizes}

    def _embed_icon(self, part: Json, of: Message) -> Json:
        if not isinstance(part.get("icon_url"), dict):
            return part
        return part | {"icon_url": self._embed_media(part["icon_url"], of).get("url", "")}

    def _media(self, media: Json, of: Message) -> Json:
        file = self._file(media, of)
        if file is None:
            url = str(media.get("url", ""))
            return {"id": str(of.id), "url": url, "proxy_url": url, "width": None, "height": None}
        link = self.link(of.channel_id, file)
        return {
            "id": str(file.id),
            "url": link,
            "proxy_url": link,
            "width": file.width,
            "height": file.height,
            "content_type": file.content_type,
            "attachment_id": str(file.id),
        }

    def _component(self, component: Json, of: Message) -> Json:
        shape = dict(component)
        if "components" in shape:
            shape["components"] = [self._component(each, of) for each in shape["components"]]
        if "accessory" in shape:
            shape["accessory"] = self._component(shape["accessory"], of)
        if "media" in shape:
            shape["media"] = self._media(shape["media"], of)
        if "items" in shape:
            shape["items"] = [each | {"media": self._media(each["media"], of)} for each in shape["items"]]
        if shape["type"] == 13:
            file = self._file(shape["file"], of)
            shape |= {"file": self._media(shape["file"], of)}
            shape |= {"name": file.filename if file else None, "size": file.size if file else None}
        return shape
