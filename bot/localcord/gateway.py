"""The gateway: sessions of the bot, their events, resuming and replay."""

import asyncio
import secrets
import zlib
from collections import deque
from typing import Any

import msgspec
import zstandard
from aiohttp import WSMsgType, web

from bot.localcord.feed import Dispatch, Feed
from bot.localcord.models import Json
from bot.localcord.state import State
from bot.localcord.wire import user

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(5)
RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = range(6, 12)
UNKNOWN_OP, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY = 4001, 4002, 4003, 4004, 4005
TOO_FAST, BAD_SHARD, BAD_INTENTS, DISALLOWED_INTENTS = 4008, 4010, 4013, 4014

GOODBYES = frozenset({1000, 1001})
HEARTBEAT_MS = 41_250
PAYLOAD_BYTES = 4096
SENDS_PER_MINUTE = 120
REPLAY_EVENTS = 5000
SESSION_LIFE_S = 300.0
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS = (1 << 26) - 1


class Closed(Exception):
    """The server ends the connection with a code."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(str(code))


class Packer:
    """How frames leave: text unless the client asked for compression and the server plays along."""

    def __init__(self, compress: str | None) -> None:
        self._zlib = zlib.compressobj() if compress == "zlib-stream" else None
        self._zstd = zstandard.ZstdCompressor().compressobj() if compress == "zstd-stream" else None

    async def send(self, socket: web.WebSocketResponse, frame: Json) -> None:
        body = msgspec.json.encode(frame)
        if self._zlib is not None:
            await socket.send_bytes(self._zlib.compress(body) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
        elif self._zstd is not None:
            await socket.send_bytes(self._zstd.compress(body) + self._zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
        else:
            await socket.send_str(body.decode())


class Session:
    """One identified client; outlives its connections."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.sent: deque[Json] = deque(maxlen=REPLAY_EVENTS)
        self.queue: asyncio.Queue[Json] | None = None
        self.left_at: float | None = None

    @property
    def connected(self) -> bool:
        return self.queue is not None

    def wants(self, dispatch: Dispatch) -> bool:
        number, count = self.shard
        mine = (dispatch.guild_id >> 22) % count == number if dispatch.guild_id else number == 0
        return mine and (not dispatch.intents or bool(self.intents & dispatch.intents))

    def push(self, name: str, data: Any) -> None:
        self.seq += 1
        frame = {"op": DISPATCH, "t": name, "s": self.seq, "d": data}
        self.sent.append(frame)
        if self.queue is not None:
            self.queue.put_nowait(frame)

    def missed(self, seq: int) -> list[Json] | None:
        """Events after `seq`; None if they are no longer known."""
        if seq > self.seq or (self.sent and seq < self.sent[0]["s"] - 1):
            return None
        return [frame for frame in self.sent if frame["s"] > seq]


class Gateway:
    """All sessions of the bot."""

    def __init__(self, state: State, feed: Feed, *, compress: bool = False, privileged: bool = True) -> None:
        self._state = state
        self._feed = feed
        self._compress = compress
        self._privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.sockets: set[web.WebSocketResponse] = set()
        self.identified = 0
        self.resumed = 0
        self.replayed = 0
        self._gate = asyncio.Event()
        self._gate.set()
        self.empty = asyncio.Event()
        self.empty.set()
        feed.listener = self.dispatch

    # -- holding the door (tests) ------------------------------------------------------------------------------------

    def hold(self) -> None:
        """New connections wait."""
        self._gate.clear()

    def release(self) -> None:
        self._gate.set()

    # -- events ------------------------------------------------------------------------------------------------------

    def dispatch(self, dispatch: Dispatch) -> None:
        for session in tuple(self.sessions.values()):
            if self._is_over(session):
                del self.sessions[session.id]
            elif session.wants(dispatch):
                session.push(dispatch.name, dispatch.data_for(session.intents))

    def _is_over(self, session: Session) -> bool:
        return session.left_at is not None and self._state.clock.now() - session.left_at > SESSION_LIFE_S

    @property
    def reachable(self) -> bool:
        """Whether some session is there, or may come back for what it missed."""
        return any(not self._is_over(session) for session in self.sessions.values())

    # -- connections -------------------------------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.StreamResponse:
        await self._gate.wait()
        if request.transport is None:
            return web.Response()
        socket = web.WebSocketResponse(max_msg_size=PAYLOAD_BYTES * 4, heartbeat=None)
        await socket.prepare(request)
        packer = Packer(request.query.get("compress") if self._compress else None)
        self.sockets.add(socket)
        try:
            await _Connection(self, socket, packer, request.host).run()
        finally:
            self.sockets.discard(socket)
        return socket

    def open_session(self, identify: Json) -> Session:
        intents = identify.get("intents")
        if not isinstance(intents, int) or intents < 0 or intents > ALL_INTENTS:
            raise Closed(BAD_INTENTS)
        if intents & PRIVILEGED and not self._privileged:
            raise Closed(DISALLOWED_INTENTS)
        shard = identify.get("shard") or [0, 1]
        if not (isinstance(shard, list) and len(shard) == 2 and 0 <= shard[0] < shard[1]):
            raise Closed(BAD_SHARD)
        session = Session(intents, (shard[0], shard[1]))
        self.sessions[session.id] = session
        self.identified += 1
        return session

    def check_token(self, token: Any) -> None:
        plain = token.removeprefix("Bot ") if isinstance(token, str) else ""
        if not secrets.compare_digest(plain.encode(), self._state.application.token.encode()):
            raise Closed(BAD_TOKEN)

    def greet(self, session: Session, host: str) -> None:
        """READY, then the guilds."""
        guilds = [guild for guild in self._feed.guilds() if session.wants(Dispatch("", None, guild_id=guild.id))]
        session.push(
            "READY",
            {
                "v": 10,
                "user": user(self._state.bot) | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": f"wss://{host}",
                "shard": list(session.shard),
                "application": {"id": str(self._state.application.id), "flags": 0},
                "private_channels": [],
                "relationships": [],
            },
        )
        for guild in guilds:
            session.push("GUILD_CREATE", self._feed.whole_guild(guild, session.intents))

    def note_presence(self) -> None:
        online = any(session.connected for session in self.sessions.values())
        if online:
            self.empty.clear()
        else:
            self.empty.set()
        self._state.set_online(self._state.application.id, online=online)

    def left(self, session: Session, code: int | None) -> None:
        """The connection is gone; who said goodbye properly does not come back for what it missed."""
        session.queue = None
        session.left_at = self._state.clock.now()
        if code in GOODBYES:
            self.sessions.pop(session.id, None)
        self.note_presence()

    def request_members(self, session: Session, wanted: Any) -> None:
        for chunk in self._feed.members_chunk(wanted):
            session.push("GUILD_MEMBERS_CHUNK", chunk)

    async def stop(self) -> None:
        self.release()
        for socket in tuple(self.sockets):
            await socket.close(code=1001)


class _Connection:
    """One websocket of the bot."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse, packer: Packer, host: str) -> None:
        self._gateway = gateway
        self._socket = socket
        self._packer = packer
        self._host = host
        self._session: Session | None = None
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._farewell: int | None = None
        self._received: deque[float] = deque(maxlen=SENDS_PER_MINUTE)

    async def run(self) -> None:
        self._queue.put_nowait(
            {"op": HELLO, "t": None, "s": None, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}
        )
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        except Closed as closed:
            await self._drain()
            await self._socket.close(code=closed.code)
        finally:
            sender.cancel()
            if self._session is not None and self._session.queue is self._queue:
                self._gateway.left(self._session, self._farewell)

    async def _drain(self) -> None:
        await self._queue.join()

    async def _send(self) -> None:
        while True:
            frame = await self._queue.get()
            if self._socket.closed:
                return
            await self._packer.send(self._socket, frame)
            self._queue.task_done()

    async def _receive(self) -> None:
        while True:
            incoming = await self._socket.receive()
            if incoming.type is WSMsgType.CLOSE:
                self._farewell = incoming.data
            if incoming.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            self._check_pace()
            self._handle(self._decoded(incoming.data))

    def _check_pace(self) -> None:
        now = asyncio.get_running_loop().time()
        if len(self._received) == SENDS_PER_MINUTE and now - self._received[0] < 60:
            raise Closed(TOO_FAST)
        self._received.append(now)

    @staticmethod
    def _decoded(data: str | bytes) -> Json:
        if len(data) > PAYLOAD_BYTES:
            raise Closed(DECODE_ERROR)
        try:
            frame = msgspec.json.decode(data)
        except msgspec.DecodeError:
            raise Closed(DECODE_ERROR) from None
        if not isinstance(frame, dict):
            raise Closed(DECODE_ERROR)
        return frame

    def _handle(self, frame: Json) -> None:
        op, data = frame.get("op"), frame.get("d")
        if op == HEARTBEAT:
            self._queue.put_nowait({"op": ACK, "t": None, "s": None, "d": None})
        elif op == IDENTIFY:
            self._identify(data if isinstance(data, dict) else {})
        elif op == RESUME:
            self._resume(data if isinstance(data, dict) else {})
        elif op not in {PRESENCE, VOICE, REQUEST_MEMBERS}:
            raise Closed(UNKNOWN_OP)
        elif self._session is None:
            raise Closed(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._gateway.request_members(self._session, data)

    def _identify(self, data: Json) -> None:
        if self._session is not None:
            raise Closed(ALREADY)
        self._gateway.check_token(data.get("token"))
        session = self._gateway.open_session(data)
        self._take(session)
        self._gateway.greet(session, self._host)
        self._gateway.note_presence()

    def _take(self, session: Session) -> None:
        session.queue, session.left_at = self._queue, None
        self._session = session

    def _resume(self, data: Json) -> None:
        self._gateway.check_token(data.get("token"))
        session = self._gateway.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        missed = session.missed(seq) if session is not None and isinstance(seq, int) else None
        if session is None or missed is None:
            self._queue.put_nowait({"op": INVALID, "t": None, "s": None, "d": False})
            return
        for frame in missed:
            self._queue.put_nowait(frame)
        self._take(session)
        session.push("RESUMED", {"_trace": []})
        self._gateway.resumed += 1
        self._gateway.replayed += len(missed)
        self._gateway.note_presence()
