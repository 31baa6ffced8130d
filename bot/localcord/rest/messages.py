"""Messages of channels."""

from typing import TYPE_CHECKING

from bot.localcord import events, permissions
from bot.localcord.errors import ApiError
from bot.localcord.models import Json, Message
from bot.localcord.rest.call import Call, Created, Route
from bot.localcord.rules.form import checked, form, items, snowflake
from bot.localcord.wire import Wire

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

ALL = "/channels/{channel}/messages"
ONE = "/channels/{channel}/messages/{message}"
BULK = form({"messages": items(2, 100, snowflake)})


def routes(cord: "Localcord") -> list[Route]:
    area = Messages(cord)
    return [
        Route("GET", ALL, area.history),
        Route("POST", ALL, area.send),
        Route("POST", f"{ALL}/bulk-delete", area.bulk_delete),
        Route("GET", ONE, area.one),
        Route("PATCH", ONE, area.edit),
        Route("DELETE", ONE, area.delete),
        Route("POST", f"{ONE}/threads", area.start_thread),
        Route("POST", "/channels/{channel}/typing", area.typing),
    ]


class Messages:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state
        self._posts = cord.posts
        self._threads = cord.threads
        self._wire = Wire(cord.state)
        self._bot = cord.state.application.id

    def _message(self, call: Call) -> Message:
        """A message of a visible channel; private answers cannot be found this way."""
        channel = self._posts.visible(self._bot, call.id("channel"))
        message = self._state.message(channel.id, call.id("message"))
        if message.reader is not None:
            raise ApiError(10008)
        return message

    async def history(self, call: Call) -> list[Json]:
        channel = self._posts.visible(self._bot, call.id("channel"))
        if not self._state.allowed(channel, self._bot) & permissions.READ_HISTORY:
            return []
        limit = call.number("limit", 50, 1, 100)
        found = self._state.page(channel.id, None, limit=limit, **call.ids("before", "after", "around"))
        return [self._wire.message(each) for each in reversed(found)]

    async def send(self, call: Call) -> Json:
        return self._wire.message(self._posts.send(self._bot, call.id("channel"), call.body, call.uploads))

    async def one(self, call: Call) -> Json:
        message = self._message(call)
        self._posts.require(self._bot, self._state.channels[message.channel_id], permissions.READ_HISTORY)
        return self._wire.message(message)

    async def edit(self, call: Call) -> Json:
        return self._wire.message(self._posts.edit(self._bot, self._message(call), call.body, call.uploads))

    async def delete(self, call: Call) -> None:
        self._posts.delete(self._bot, self._message(call))

    async def bulk_delete(self, call: Call) -> None:
        channel = self._posts.visible(self._bot, call.id("channel"))
        if channel.guild_id is None:
            raise ApiError(50003)
        checked(BULK, call.body)
        self._posts.require(self._bot, channel, permissions.MANAGE_MESSAGES)
        for each in call.body["messages"]:
            message = self._state.messages.get(int(each))
            if message is not None and message.channel_id == channel.id and message.reader is None:
                self._state.remove_message(message)

    async def start_thread(self, call: Call) -> Created:
        thread = self._threads.start_at(self._bot, self._message(call), call.body)
        return Created(self._wire.thread_for_bot(thread))

    async def typing(self, call: Call) -> None:
        channel = self._posts.visible(self._bot, call.id("channel"))
        if not permissions.can_send(channel, self._state.allowed(channel, self._bot)):
            raise ApiError(50013)
        self._state.tell(events.Typed(channel, self._bot))
