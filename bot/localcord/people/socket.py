"""The people's socket: connections, requests in, events out."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.localcord import events
from bot.localcord.clock import iso
from bot.localcord.errors import ApiError
from bot.localcord.models import Channel, Json, Message
from bot.localcord.people.acts import Acts, number
from bot.localcord.people.refusal import Refused, from_api
from bot.localcord.people.view import View, bot, person
from bot.localcord.rules.commands import LOCALES

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

LOG = logging.getLogger(__name__)
PROTOCOL = 1
FRAME_BYTES = 64 * 1024
WAITING_FRAMES = 2000
MALFORMED = 8
TYPING_SHOWN_S = 10.0
CONNECTIONS = 64
ACTIVITY_S = 10.0  # how often a page hears that something happens in a thread it does not follow


class People:
    """All connections of people's pages."""

    def __init__(self, cord: "Localcord", key: str) -> None:
        self._cord = cord
        self._state = cord.state
        self.key = key
        self.connections: set[Connection] = set()
        self._handlers: dict[type[events.Event], Callable[[Connection, Any], None]] = {
            events.MessageDeleted: lambda one, event: one.message_deleted(event.message),
            events.ChannelCreated: lambda one, event: one.channel("create", event.channel),
            events.ChannelUpdated: lambda one, event: one.channel("update", event.channel),
            events.ChannelDeleted: lambda one, event: one.channel_gone(event.channel),
            events.ThreadMembersChanged: lambda one, event: one.channel("update", event.channel),
            events.MemberAdded: lambda one, event: one.member(event),
            events.MemberUpdated: lambda one, event: one.member(event),
            events.MemberRemoved: lambda one, event: one.member_gone(event),
            events.GuildCreated: lambda one, event: one.guild(event),
            events.GuildUpdated: lambda one, event: one.guild_changed(event),
            events.CommandsChanged: lambda one, _: one.commands(),
            events.PeopleChanged: lambda one, _: one.people(),
            events.Typed: lambda one, event: one.typed(event),
            events.PresenceChanged: lambda one, event: one.presence(event),
        }
        self._state.watchers.append(self._watch)

    def _watch(self, event: events.Event) -> None:
        if isinstance(event, events.MessageCreated | events.MessageUpdated):
            self._tell_message(event)
            return
        if isinstance(event, events.InteractionMoved):
            for connection in self._of(event.user_id):
                connection.interaction(event)
            return
        if isinstance(event, events.Unread):
            self._tell_unread(event)
            return
        handler = self._handlers.get(type(event))
        if handler is None:
            return
        for connection in tuple(self.connections):
            handler(connection, event)

    def _of(self, user_id: int) -> list["Connection"]:
        """The pages one person has open."""
        return [each for each in self.connections if each.acts is not None and each.acts.user_id == user_id]

    def _tell_unread(self, event: events.Unread) -> None:
        """To the person's own pages; the others show only how often somebody was called."""
        mentions = self._state.mentions_unread(event.user_id)
        for connection in tuple(self.connections):
            connection.called(event.user_id, mentions)
        for connection in self._of(event.user_id):
            connection.unread(event)

    def _tell_message(self, event: events.MessageCreated | events.MessageUpdated) -> None:
        """A message is the same for all who see it, but for "this mentions you": it is written out once for each."""
        kind = "message_create" if isinstance(event, events.MessageCreated) else "message_update"
        written: dict[bool, msgspec.Raw] = {}
        reader = event.message.reader
        for connection in tuple(self.connections) if reader is None else self._of(reader):
            connection.message(kind, event.message, written)

    def _may_enter(self, request: web.Request) -> bool:
        given = request.query.get("key", "").encode()
        keys = (self.key, self._state.application.people_pass)
        return any(secrets.compare_digest(given, each.encode()) for each in keys)

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if not self._may_enter(request):
            return web.Response(status=403, text="The key is wrong.")
        if len(self.connections) >= CONNECTIONS:
            return web.Response(status=503, text="Too many pages are open.")
        socket = web.WebSocketResponse(max_msg_size=FRAME_BYTES, heartbeat=30)
        await socket.prepare(request)
        connection = Connection(self._cord, socket)
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)
            self.note_presence()
        return socket

    def note_presence(self) -> None:
        here = {each.acts.user_id for each in self.connections if each.acts is not None}
        for user in self._state.people:
            self._state.set_online(user.id, online=user.id in here)

    async def stop(self) -> None:
        for connection in tuple(self.connections):
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)


class Connection:
    """One page; one person at a time."""

    def __init__(self, cord: "Localcord", socket: web.WebSocketResponse) -> None:
        self._cord = cord
        self._state = cord.state
        self.socket = socket
        self.acts: Acts | None = None
        self._seen: set[int] = set()
        self._followed: set[int] = set()  # threads whose messages were asked for
        self._stirred: dict[int, float] = {}  # when it was last told that something happens in another thread
        self._called: dict[int, int] = {}
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._malformed = 0

    # -- life --------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self._put(self._hello())
        sender = asyncio.create_task(self._send())
        try:
            async for incoming in self.socket:
                if incoming.type == WSMsgType.TEXT:
                    self._receive(incoming.data)
        finally:
            sender.cancel()
            for task in self._tasks:
                task.cancel()

    def _hello(self) -> Json:
        self._called = {each.id: self._state.mentions_unread(each.id) for each in self._state.people}
        return {
            "op": "hello",
            "version": PROTOCOL,
            "pass": self._state.application.people_pass,
            "people": [person(self._state, each) for each in self._state.people],
            "bot": bot(self._state),
        }

    def _put(self, frame: Json) -> None:
        if self._queue.qsize() >= WAITING_FRAMES:
            self._spawn(self._close(WSCloseCode.TRY_AGAIN_LATER))
            return
        self._queue.put_nowait(frame)

    async def _close(self, code: int) -> None:
        await self.socket.close(code=code)

    async def _send(self) -> None:
        while True:
            frame = await self._queue.get()
            if self.socket.closed:
                return
            await self.socket.send_str(msgspec.json.encode(frame).decode())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- requests ----------------------------------------------------------------------------------------------------

    def _receive(self, data: str) -> None:
        try:
            frame = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):
            frame = None
        if not isinstance(frame, dict) or not isinstance(frame.get("op"), str):
            self._malformed += 1
            self._reply(None, Refused("bad_request", "a frame is an object with an op"))
            if self._malformed >= MALFORMED:
                self._spawn(self._close(WSCloseCode.POLICY_VIOLATION))
            return
        self._malformed = 0
        self._spawn(self._answer(frame))

    async def _answer(self, frame: Json) -> None:
        request_id = frame.get("id")
        try:
            result = await self._handle(frame)
        except Refused as refused:
            self._reply(request_id, refused)
        except ApiError as error:
            self._reply(request_id, from_api(error))
        except Exception:
            LOG.exception("a request could not be served: %s", frame["op"])
            self._reply(request_id, Refused("internal", "a fault of the server"))
        else:
            self._state.store.flush()
            self._put({"op": "reply", "id": request_id, "ok": True, **result})

    def _reply(self, request_id: Any, refused: Refused) -> None:
        self._put({"op": "reply", "id": request_id, "ok": False, "error": refused.shape()})

    async def _handle(self, frame: Json) -> Json:
        if frame["op"] == "join":
            return self._join(frame)
        if self.acts is None:
            raise Refused("not_joined")
        handler = self.acts.table.get(frame["op"])
        if handler is None:
            raise Refused("unknown_op")
        result = await handler(frame)
        if frame["op"] == "history":
            self._followed.add(number(frame, "channel"))
        return result

    def _join(self, frame: Json) -> Json:
        user = self._state.users.get(number(frame, "person"))
        if user is None or user.bot:
            raise Refused("unknown_person")
        locale = frame.get("locale")
        if locale is not None:
            if locale not in LOCALES:
                raise Refused("bad_request", "not one of Discord's locales")
            user.locale = locale
            self._state.save(user)
        self.acts = Acts(self._cord, user.id)
        self._cord.people.note_presence()
        snapshot = self.acts.view.snapshot()
        self._seen = {each.id for each in self._state.channels.values() if self.acts.view.sees(each)}
        self._followed.clear()
        self._stirred.clear()
        return {"snapshot": snapshot}

    # -- events ------------------------------------------------------------------------------------------------------

    def _tell(self, kind: str, **fields: Any) -> None:
        self._put({"op": "event", "type": kind, **fields})

    @property
    def _view(self) -> View | None:
        return None if self.acts is None else self.acts.view

    def message(self, kind: str, message: Message, written: dict[bool, msgspec.Raw]) -> None:
        view = self._view
        if view is None or message.reader not in {None, view.user_id} or message.channel_id not in self._seen:
            return
        if message.reader is None and not self._follows(self._state.channels[message.channel_id], view):
            if kind == "message_create":
                self._stir(message)
            return
        mine = self._state.mentions(message, view.user_id)
        if mine not in written:
            written[mine] = msgspec.Raw(msgspec.json.encode(view.message(message)))
        fields: Json = {"message": written[mine]}
        if kind == "message_create" and message.author_id == view.user_id and message.nonce is not None:
            fields["nonce"] = message.nonce
        self._tell(kind, **fields)

    def _follows(self, channel: Channel, view: View) -> bool:
        """Does the page show this channel's messages? Of a thread, once its person has joined or looked into it."""
        return channel.thread is None or view.user_id in channel.thread.members or channel.id in self._followed

    def _stir(self, message: Message) -> None:
        """A word now and then is enough for the age that stands beside a thread."""
        now = self._state.clock.now()
        if now - self._stirred.get(message.channel_id, 0.0) >= ACTIVITY_S:
            self._stirred[message.channel_id] = now
            self._tell("thread_activity", channel=str(message.channel_id), last_message_id=str(message.id))

    def message_deleted(self, message: Message) -> None:
        view = self._view
        if view is None or message.reader not in {None, view.user_id} or message.channel_id not in self._seen:
            return
        self._tell("message_delete", channel=str(message.channel_id), message=str(message.id))

    def channel(self, what: str, channel: Channel) -> None:
        view = self._view
        if view is None:
            return
        if not view.sees(channel):
            self.channel_gone(channel)
            return
        kind = "thread" if channel.thread is not None else "channel"
        new = channel.id not in self._seen
        self._seen.add(channel.id)
        self._tell(f"{kind}_{'create' if new else what}", channel=view.channel(channel))
        if channel.guild_id is not None and channel.thread is None and what == "update":
            self._resync(channel.guild_id)

    def channel_gone(self, channel: Channel) -> None:
        if channel.id not in self._seen:
            return
        self._seen.discard(channel.id)
        kind = "thread_delete" if channel.thread is not None else "channel_delete"
        self._tell(kind, channel=str(channel.id), guild=None if channel.guild_id is None else str(channel.guild_id))

    def _resync(self, guild_id: int) -> None:
        """After permissions changed: what has come into sight, and what has gone."""
        view = self._view
        if view is None:
            return
        for channel in self._state.channels_of(guild_id):
            seen = view.sees(channel)
            if seen and channel.id not in self._seen:
                self.channel("create", channel)
            elif not seen:
                self.channel_gone(channel)

    def member(self, event: events.MemberAdded | events.MemberUpdated) -> None:
        view = self._view
        if view is None or view.user_id not in event.guild.members:
            return
        if event.member.user_id == view.user_id and isinstance(event, events.MemberAdded):
            self._enter(event.guild.id, view)
            return
        self._tell("member_update", guild=str(event.guild.id), member=view.member(event.guild, event.member))
        if event.member.user_id == view.user_id:
            self._refresh(event.guild.id, view)

    def _enter(self, guild_id: int, view: View) -> None:
        guild = self._state.guilds[guild_id]
        self._seen |= {each.id for each in self._state.channels_of(guild_id) if view.sees(each)}
        self._tell("guild_create", guild=view.guild(guild))
        self.commands()

    def _refresh(self, guild_id: int, view: View) -> None:
        """This person's own permissions changed."""
        self._resync(guild_id)
        for channel in self._state.channels_of(guild_id):
            if channel.id in self._seen:
                kind = "thread_update" if channel.thread is not None else "channel_update"
                self._tell(kind, channel=view.channel(channel))
        self.commands()

    def member_gone(self, event: events.MemberRemoved) -> None:
        view = self._view
        if view is None:
            return
        if event.user_id == view.user_id:
            self._seen -= {each.id for each in self._state.channels_of(event.guild.id)}
            self._tell("guild_delete", guild=str(event.guild.id))
        elif view.user_id in event.guild.members:
            self._tell("member_remove", guild=str(event.guild.id), user=str(event.user_id))

    def guild(self, event: events.GuildCreated) -> None:
        view = self._view
        if view is not None and view.user_id in event.guild.members:
            self._enter(event.guild.id, view)

    def guild_changed(self, event: events.GuildUpdated) -> None:
        view = self._view
        if view is not None and view.user_id in event.guild.members:
            self._tell("guild_update", guild=view.guild_head(event.guild))
            self._refresh(event.guild.id, view)

    def commands(self) -> None:
        view = self._view
        if view is not None:
            self._tell("commands", commands=view.commands())

    def people(self) -> None:
        self._called = {each.id: self._state.mentions_unread(each.id) for each in self._state.people}
        self._tell("people", people=[person(self._state, each) for each in self._state.people])

    def typed(self, event: events.Typed) -> None:
        view = self._view
        if view is None or event.channel.id not in self._seen or event.user_id == view.user_id:
            return
        until = iso(self._state.clock.now() + TYPING_SHOWN_S)
        self._tell("typing", channel=str(event.channel.id), user=str(event.user_id), until=until)

    def presence(self, event: events.PresenceChanged) -> None:
        self._tell("presence", user=str(event.user_id), online=event.online)

    def unread(self, event: events.Unread) -> None:
        view = self._view
        if view is None or event.channel_id not in self._seen:
            return
        mark = self._state.reads[event.user_id][event.channel_id]
        self._tell("unread", channel=str(event.channel_id), **view.mark(mark))

    def called(self, user_id: int, mentions: int) -> None:
        """The page shows by each person how often they were called."""
        if self._view is not None and self._called.get(user_id, 0) != mentions:
            self._called[user_id] = mentions
            self._tell("person_mentions", person=str(user_id), mentions=mentions)

    def interaction(self, event: events.InteractionMoved) -> None:
        view = self._view
        if view is not None and event.user_id == view.user_id:
            self._tell("interaction", interaction=str(event.interaction_id), state=event.state, **event.details)
