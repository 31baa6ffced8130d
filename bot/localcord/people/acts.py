"""What a person can ask for, one method per request of the people's socket."""

import asyncio
import itertools
import unicodedata
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.localcord import events
from bot.localcord.clock import moment
from bot.localcord.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from bot.localcord.models import PRIVATE_THREAD, PUBLIC_THREAD, SILENT, Channel, Command, Json, Message, User
from bot.localcord.people import options
from bot.localcord.people.refusal import Refused
from bot.localcord.people.view import View, contexts, person
from bot.localcord.rules.commands import LOCALES
from bot.localcord.rules.components import BUTTON, LINK_STYLE, SELECTS, walk
from bot.localcord.rules.messages import CONTENT_CHARACTERS
from bot.localcord.snowflake import parsed

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

PAGE_LIMIT = 100
TYPING_PAUSE_S = 8.0
PERSON_NAME_CHARACTERS = 32
MOST_PEOPLE = 50


def text(frame: Json, name: str, default: str | None = None) -> str:
    value = frame.get(name, default)
    if not isinstance(value, str):
        raise Refused("bad_request", f"{name} must be a string")
    return value


def number(frame: Json, name: str) -> int:
    """An id of a frame."""
    if (found := parsed(frame.get(name))) is None:
        raise Refused("bad_request", f"{name} must be an id")
    return found


def mapping(frame: Json, name: str) -> Json:
    value = frame.get(name, {})
    if not isinstance(value, dict):
        raise Refused("bad_request", f"{name} must be an object")
    return value


def label(component: Json, data: Json) -> str | None:
    """What a person would call the thing they used: a button's label, the chosen options, or the placeholder."""
    chosen = [each["label"] for each in component.get("options", ()) if each["value"] in data.get("values", ())]
    return component.get("label") or ", ".join(chosen) or component.get("placeholder")


class Acts:
    """The requests of one joined person."""

    def __init__(self, cord: "Localcord", user_id: int) -> None:
        self._cord = cord
        self._state = cord.state
        self.user_id = user_id
        self.view = View(cord.state, user_id)
        self._typed_at: dict[int, float] = {}
        self._asking: asyncio.Future[list[Json]] | None = None
        self.table: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "locale": self.locale,
            "add_person": self.add_person,
            "history": self.history,
            "message": self.message,
            "say": self.say,
            "edit": self.edit,
            "delete": self.delete,
            "dismiss": self.dismiss,
            "typing": self.typing,
            "read": self.read,
            "dm": self.dm,
            "thread": self.thread,
            "thread_join": self.thread_join,
            "thread_leave": self.thread_leave,
            "archived": self.archived,
            "command": self.command,
            "autocomplete": self.autocomplete,
            "click": self.click,
            "submit": self.submit,
        }

    # -- reading -----------------------------------------------------------------------------------------------------

    def _channel(self, frame: Json) -> Channel:
        channel = self._state.channels.get(number(frame, "channel"))
        if channel is None or not self.view.sees(channel):
            raise Refused("unknown_channel")
        return channel

    def _message(self, frame: Json, channel: Channel) -> Message:
        message = self._state.messages.get(number(frame, "message"))
        if message is None or message.channel_id != channel.id or message.reader not in {None, self.user_id}:
            raise Refused("unknown_message")
        return message

    async def locale(self, frame: Json) -> Json:
        chosen = text(frame, "locale")
        if chosen not in LOCALES:
            raise Refused("bad_request", "not one of Discord's locales")
        user = self._state.users[self.user_id]
        user.locale = chosen
        self._state.save(user)
        self._state.tell(events.PeopleChanged())
        return {}

    async def add_person(self, frame: Json) -> Json:
        """Somebody new, who joins every guild that the asker is in and speaks the asker's language."""
        name = " ".join(text(frame, "name").split())
        if not name:
            raise Refused("empty")
        if len(name) > PERSON_NAME_CHARACTERS:
            raise Refused("too_long")
        if len(self._state.people) >= MOST_PEOPLE:
            raise Refused("no_permission", "there are enough people")
        asker = self._state.users[self.user_id]
        made = User(id=self._state.ids.next(), username=self._username(name), global_name=name, locale=asker.locale)
        self._state.add_user(made)
        for guild in self._state.guilds.values():
            if self.user_id in guild.members:
                self._state.add_member(guild, made.id, [])
        return {"person": person(self._state, made)}

    def _username(self, name: str) -> str:
        """Discord's kind of name: small letters and digits, and nobody else's."""
        plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
        base = "".join(each for each in plain if each.isalnum()) or "person"
        taken = {user.username for user in self._state.users.values()}
        wishes = (base if n == 1 else f"{base}{n}" for n in itertools.count(1))
        return next(each for each in wishes if each not in taken)

    async def history(self, frame: Json) -> Json:
        channel = self._channel(frame)
        limit = frame.get("limit", 50)
        if not isinstance(limit, int) or not 1 <= limit <= PAGE_LIMIT:
            raise Refused("bad_request", "limit must be 1 to 100")
        where = {name: number(frame, name) for name in ("before", "after", "around") if frame.get(name) is not None}
        found = self._state.page(channel.id, self.user_id, limit=limit, **where)
        line = self._state.timeline(channel.id, self.user_id)
        return {
            "messages": [self.view.message(each) for each in found],
            "more_before": bool(found) and line[0] < found[0].id,
            "more_after": bool(found) and line[-1] > found[-1].id,
        }

    async def message(self, frame: Json) -> Json:
        return {"message": self.view.message(self._message(frame, self._channel(frame)))}

    async def read(self, frame: Json) -> Json:
        self._state.mark_read(self.user_id, self._channel(frame).id, number(frame, "message"))
        return {}

    # -- writing -----------------------------------------------------------------------------------------------------

    async def say(self, frame: Json) -> Json:
        channel = self._channel(frame)
        body: Json = {"content": self._content(frame)}
        if isinstance(frame.get("nonce"), str | int):
            body |= {"nonce": str(frame["nonce"])[:25], "enforce_nonce": True}
        if frame.get("reply_to") is not None:
            body["message_reference"] = {"message_id": text(frame, "reply_to")}
        if frame.get("silent") is True:
            body["flags"] = SILENT
        message = self._cord.posts.send(self.user_id, channel.id, body, [])
        return {"message": self.view.message(message)}

    @staticmethod
    def _content(frame: Json) -> str:
        content = text(frame, "content").strip()
        if not content:
            raise Refused("empty")
        if len(content) > CONTENT_CHARACTERS:
            raise Refused("too_long")
        return content

    async def edit(self, frame: Json) -> Json:
        message = self._message(frame, self._channel(frame))
        changed = self._cord.posts.edit(self.user_id, message, {"content": self._content(frame)}, [])
        return {"message": self.view.message(changed)}

    async def delete(self, frame: Json) -> Json:
        self._cord.posts.delete(self.user_id, self._message(frame, self._channel(frame)))
        return {}

    async def dismiss(self, frame: Json) -> Json:
        message = self._state.messages.get(number(frame, "message"))
        if message is None or message.reader != self.user_id:
            raise Refused("unknown_message")
        self._state.remove_message(message)
        return {}

    async def typing(self, frame: Json) -> Json:
        channel = self._channel(frame)
        now = self._state.clock.now()
        if now - self._typed_at.get(channel.id, 0.0) >= TYPING_PAUSE_S:
            self._typed_at[channel.id] = now
            self._state.tell(events.Typed(channel, self.user_id))
        return {}

    # -- places ------------------------------------------------------------------------------------------------------

    async def dm(self, frame: Json) -> Json:
        other = self._state.users.get(number(frame, "user"))
        if other is None or other.id == self.user_id:
            raise Refused("unknown_user")
        return {"channel": self.view.channel(self._state.dm_between(self.user_id, other.id))}

    async def thread(self, frame: Json) -> Json:
        channel = self._channel(frame)
        body: Json = {"name": text(frame, "name")}
        if frame.get("message") is not None:
            made = self._cord.threads.start_at(self.user_id, self._message(frame, channel), body)
        else:
            body["type"] = PRIVATE_THREAD if frame.get("private") is True else PUBLIC_THREAD
            made = self._cord.threads.start(self.user_id, channel.id, body)
        return {"channel": self.view.channel(made)}

    async def thread_join(self, frame: Json) -> Json:
        channel = self._channel(frame)
        self._cord.threads.awake(channel)
        self._state.thread_members(channel, add=(self.user_id,))
        return {}

    async def thread_leave(self, frame: Json) -> Json:
        channel = self._channel(frame)
        self._cord.threads.awake(channel)
        self._state.thread_members(channel, remove=(self.user_id,))
        return {}

    async def archived(self, frame: Json) -> Json:
        channel = self._channel(frame)
        limit = frame.get("limit", 50)
        if not isinstance(limit, int) or not 1 <= limit <= PAGE_LIMIT:
            raise Refused("bad_request", "limit must be 1 to 100")
        try:
            before = float("inf") if frame.get("before") is None else moment(text(frame, "before"))
        except ValueError:
            raise Refused("bad_request", "before must be a time") from None
        found, more = self._cord.threads.archived(channel, PUBLIC_THREAD, before, limit)
        return {"threads": [self.view.channel(each) for each in found], "more": more}

    # -- interactions ------------------------------------------------------------------------------------------------

    def _require_bot(self) -> None:
        if not self._cord.gateway.reachable:
            raise Refused("offline")

    def _command(self, frame: Json, channel: Channel) -> Command:
        command = self._state.commands.get(number(frame, "command"))
        if command is None:
            raise Refused("unknown_command")
        guild = self._state.guild_of(channel)
        context = self._cord.interactions.context(channel)
        usable = self.view.may_use_in(command, guild) if guild is not None else context in contexts(command)
        if not usable or not options.may_command(self._state, channel, self.user_id):
            raise Refused("no_permission")
        return command

    @staticmethod
    def _path(frame: Json) -> list[str]:
        path = frame.get("path", [])
        if not isinstance(path, list) or len(path) > 2 or not all(isinstance(each, str) for each in path):
            raise Refused("bad_request", "path must be at most two names")
        return path

    def _resolved(self, channel: Channel) -> options.Resolved:
        return options.Resolved(self._state, channel, self.user_id)

    async def command(self, frame: Json) -> Json:
        channel = self._channel(frame)
        command = self._command(frame, channel)
        self._require_bot()
        if command.body["type"] != 1:
            return self._context_menu(frame, channel, command)
        path = self._path(frame)
        data = options.command_data(command, path, mapping(frame, "options"), self._resolved(channel))
        name = " ".join([command.body["name"], *path])
        made = self._cord.interactions.start(COMMAND, self.user_id, channel, data, name=name)
        return {"interaction": str(made.id)}

    def _context_menu(self, frame: Json, channel: Channel, command: Command) -> Json:
        target = number(frame, "target")
        resolved = self._resolved(channel)
        found = resolved.target_user(target) if command.body["type"] == 2 else resolved.message(target)
        if not found:
            raise Refused("unknown_user" if command.body["type"] == 2 else "unknown_message")
        name, kind = command.body["name"], command.body["type"]
        data = resolved.into({"id": str(command.id), "name": name, "type": kind, "target_id": str(target)})
        made = self._cord.interactions.start(COMMAND, self.user_id, channel, data, name=name)
        return {"interaction": str(made.id)}

    async def autocomplete(self, frame: Json) -> Json:
        channel = self._channel(frame)
        command = self._command(frame, channel)
        self._require_bot()
        path, focused = self._path(frame), text(frame, "focused")
        kind = options.focused_type(command, path, focused)
        data = options.command_data(command, path, mapping(frame, "options"), self._resolved(channel), focused)
        made = self._cord.interactions.start(AUTOCOMPLETE, self.user_id, channel, data, option_type=kind)
        if self._asking is not None and not self._asking.done():
            self._asking.set_exception(TimeoutError())
        self._asking = self._cord.interactions.choices(made)
        try:
            return {"choices": await self._asking}
        except TimeoutError:
            raise Refused("expired") from None

    async def click(self, frame: Json) -> Json:
        channel = self._channel(frame)
        message = self._message(frame, channel)
        component = self._component(message, text(frame, "custom_id"))
        self._require_bot()
        resolved = self._resolved(channel)
        data: Json = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECTS:
            data["values"] = options.select_values(component, frame.get("values"), resolved)
        made = self._cord.interactions.start(
            COMPONENT, self.user_id, channel, resolved.into(data), message_id=message.id, name=label(component, data)
        )
        return {"interaction": str(made.id)}

    @staticmethod
    def _component(message: Message, custom_id: str) -> Json:
        for component in walk(message.components):
            if component.get("custom_id") == custom_id and component["type"] in {BUTTON, *SELECTS}:
                if component.get("disabled") or component.get("style") == LINK_STYLE:
                    raise Refused("disabled")
                return component
        raise Refused("unknown_component")

    async def submit(self, frame: Json) -> Json:
        opened = self._cord.interactions.opened_modal(number(frame, "interaction"), self.user_id)
        if opened is None or opened.modal is None:
            raise Refused("unknown_modal")
        self._require_bot()
        channel = self._state.channels.get(opened.channel_id)
        if channel is None:
            raise Refused("unknown_channel")
        data = options.modal_data(opened.modal, mapping(frame, "fields"), self._resolved(channel))
        source = opened.message_id if opened.message_id in self._state.messages else None
        made = self._cord.interactions.start(MODAL, self.user_id, channel, data, message_id=source, name=opened.name)
        opened.modal_used = True
        return {"interaction": str(made.id)}
