"""Channels and threads."""

from typing import TYPE_CHECKING, Any

from bot.localcord import permissions
from bot.localcord.clock import moment
from bot.localcord.errors import ApiError, invalid
from bot.localcord.models import DM, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Json, Overwrite
from bot.localcord.rest.call import Call, Created, Route
from bot.localcord.rules.form import bits, checked, choice, flag, form, items, snowflake, text, whole
from bot.localcord.wire import Wire

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

ONE = "/channels/{channel}"
OVERWRITE = form({"id": snowflake}, {"type": choice(0, 1), "allow": bits, "deny": bits})
CHANGE = form(
    {},
    {
        "name": text(1, 100),
        "topic": text(0, 1024),
        "position": whole(0, 1000),
        "nsfw": flag,
        "rate_limit_per_user": whole(0, 21600),
        "parent_id": snowflake,
        "permission_overwrites": items(0, 100, OVERWRITE),
    },
)


def routes(cord: "Localcord") -> list[Route]:
    area = Channels(cord)
    return [
        Route("GET", ONE, area.one),
        Route("PATCH", ONE, area.change),
        Route("DELETE", ONE, area.delete),
        Route("POST", f"{ONE}/threads", area.start_thread),
        Route("GET", f"{ONE}/threads/archived/public", area.archived_public),
        Route("GET", f"{ONE}/threads/archived/private", area.archived_private),
        Route("GET", f"{ONE}/thread-members", area.members),
        Route("GET", f"{ONE}/thread-members/{{user}}", area.member),
        Route("PUT", f"{ONE}/thread-members/@me", area.join),
        Route("DELETE", f"{ONE}/thread-members/@me", area.leave),
        Route("PUT", f"{ONE}/thread-members/{{user}}", area.add),
        Route("DELETE", f"{ONE}/thread-members/{{user}}", area.remove),
    ]


def overwrites(given: list[Json]) -> list[Overwrite]:
    return [
        Overwrite(int(each["id"]), int(each.get("type") or 0), int(each.get("allow") or 0), int(each.get("deny") or 0))
        for each in given
    ]


class Channels:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state
        self._posts = cord.posts
        self._threads = cord.threads
        self._wire = Wire(cord.state)
        self._bot = cord.state.application.id

    def _channel(self, call: Call) -> Channel:
        return self._posts.visible(self._bot, call.id("channel"))

    async def one(self, call: Call) -> Json:
        return self._wire.thread_for_bot(self._channel(call))

    async def change(self, call: Call) -> Json:
        channel = self._channel(call)
        if channel.type == DM:
            raise ApiError(50003)
        if channel.thread is not None:
            return self._wire.thread_for_bot(self._threads.change(self._bot, channel, call.body))
        self._posts.require(self._bot, channel, permissions.MANAGE_CHANNELS)
        checked(CHANGE, call.body)
        self._apply(channel, call.body)
        self._state.change_channel(channel)
        return self._wire.channel(channel)

    @staticmethod
    def _apply(channel: Channel, body: Json) -> None:
        channel.name = body.get("name") or channel.name
        channel.topic = body.get("topic", channel.topic)
        channel.position = body.get("position", channel.position)
        channel.nsfw = bool(body.get("nsfw", channel.nsfw))
        channel.slowmode = body.get("rate_limit_per_user", channel.slowmode) or 0
        if "parent_id" in body:
            channel.parent_id = None if body["parent_id"] is None else int(body["parent_id"])
        if body.get("permission_overwrites") is not None:
            channel.overwrites = overwrites(body["permission_overwrites"])

    async def delete(self, call: Call) -> Json:
        channel = self._channel(call)
        if channel.type == DM:
            return self._wire.channel(channel)
        needed = permissions.MANAGE_CHANNELS if channel.thread is None else permissions.MANAGE_THREADS
        self._posts.require(self._bot, channel, needed)
        shape = self._wire.channel(channel)
        self._state.remove_channel(channel)
        return shape

    # -- threads -----------------------------------------------------------------------------------------------------

    async def start_thread(self, call: Call) -> Created:
        return Created(self._wire.thread_for_bot(self._threads.start(self._bot, call.id("channel"), call.body)))

    async def archived_public(self, call: Call) -> Json:
        return self._archived(call, PUBLIC_THREAD)

    async def archived_private(self, call: Call) -> Json:
        self._posts.require(self._bot, self._channel(call), permissions.MANAGE_THREADS)
        return self._archived(call, PRIVATE_THREAD)

    def _archived(self, call: Call, kind: int) -> Json:
        channel = self._channel(call)
        try:
            before = moment(call.query["before"]) if "before" in call.query else float("inf")
        except ValueError:
            raise invalid(("before",), "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.") from None
        found, more = self._threads.archived(channel, kind, before, call.number("limit", 50, 2, 100))
        mine = [each for each in found if each.thread is not None and self._bot in each.thread.members]
        return {
            "threads": [self._wire.channel(each) for each in found],
            "members": [self._wire.thread_member(each, self._bot) for each in mine],
            "has_more": more,
        }

    # -- members of threads ------------------------------------------------------------------------------------------

    def _thread(self, call: Call) -> Channel:
        channel = self._channel(call)
        if channel.thread is None:
            raise ApiError(50024)
        return channel

    async def members(self, call: Call) -> list[Json]:
        thread = self._thread(call)
        assert thread.thread is not None
        return [self._wire.thread_member(thread, each) for each in thread.thread.members]

    async def member(self, call: Call) -> Json:
        thread, user_id = self._thread(call), self._user(call)
        assert thread.thread is not None
        if user_id not in thread.thread.members:
            raise ApiError(10007)
        return self._wire.thread_member(thread, user_id)

    def _user(self, call: Call) -> int:
        return self._bot if call.text("user") == "@me" else call.id("user")

    async def join(self, call: Call) -> None:
        self._change_members(call, add=self._bot)

    async def leave(self, call: Call) -> None:
        self._change_members(call, remove=self._bot)

    async def add(self, call: Call) -> None:
        thread = self._thread(call)
        if not permissions.can_send(thread, self._state.allowed(thread, self._bot)):
            raise ApiError(50013)
        other = self._state.user(call.id("user")).id
        parent = self._state.parent_of(thread)
        if parent is None or not self._state.can_see(parent, other):
            raise ApiError(50001)
        self._change_members(call, add=other)

    async def remove(self, call: Call) -> None:
        thread = self._thread(call)
        owner: Any = thread.thread and thread.thread.owner_id
        if not (thread.type == PRIVATE_THREAD and owner == self._bot):
            self._posts.require(self._bot, thread, permissions.MANAGE_THREADS)
        self._change_members(call, remove=call.id("user"))

    def _change_members(self, call: Call, *, add: int | None = None, remove: int | None = None) -> None:
        thread = self._thread(call)
        self._threads.awake(thread)
        added = () if add is None else (add,)
        self._state.thread_members(thread, add=added, remove=() if remove is None else (remove,))
