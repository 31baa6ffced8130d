"""The fault desk: what goes wrong with the real Discord, on demand. For tests only."""

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.localcord.gateway import INVALID, RECONNECT, Session

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

RECONNECT_CODE = 4000


class Fault(Struct):
    """What happens to the next requests that match."""

    route: str
    kind: str
    times: int
    status: int = 0
    seconds: float = 0.0

    def matches(self, route: str) -> bool:
        return self.times > 0 and re.search(self.route, route) is not None


class FaultDesk:
    """Orders for things to go wrong."""

    def __init__(self, cord: "Localcord") -> None:
        self._cord = cord
        self._faults: list[Fault] = []

    # -- requests ----------------------------------------------------------------------------------------------------

    def answer(self, route: str, status: int, *, times: int = 1) -> None:
        """Answer with this status, without doing anything. `route` is searched in "METHOD /path"."""
        self._faults.append(Fault(route, "status", times, status=status))

    def rate_limit(self, route: str, seconds: float, *, times: int = 1) -> None:
        self._faults.append(Fault(route, "rate_limit", times, seconds=seconds))

    def reset(self, route: str, *, times: int = 1) -> None:
        """Cut the connection before anything is done."""
        self._faults.append(Fault(route, "reset", times))

    def lose_answer(self, route: str, *, times: int = 1) -> None:
        """Do what was asked, then cut the connection."""
        self._faults.append(Fault(route, "lose", times))

    def delay(self, route: str, seconds: float, *, times: int = 1) -> None:
        self._faults.append(Fault(route, "delay", times, seconds=seconds))

    def take(self, route: str) -> Fault | None:
        """The next fault for this request."""
        for fault in self._faults:
            if fault.matches(route):
                fault.times -= 1
                return fault
        return None

    @property
    def waiting(self) -> list[Fault]:
        """Orders that no request has met yet: a test whose faults wait to the end has tested nothing."""
        return [fault for fault in self._faults if fault.times > 0]

    # -- the gateway -------------------------------------------------------------------------------------------------

    async def drop_gateway(self, how: str, *, hold: bool = False) -> None:
        """End all connections by "reconnect" (op 7), "close" (4000) or "abort" (TCP); `hold` keeps new ones waiting."""
        gateway = self._cord.gateway
        if hold:
            gateway.hold()
        for session in gateway.sessions.values():
            if how == "reconnect" and session.queue is not None:
                session.queue.put_nowait({"op": RECONNECT, "t": None, "s": None, "d": None})
        for socket in tuple(gateway.sockets):
            if how == "close":
                await socket.close(code=RECONNECT_CODE)
            elif how == "abort" and socket._req is not None and socket._req.transport is not None:
                socket._req.transport.abort()
        await gateway.empty.wait()

    def release_gateway(self) -> None:
        self._cord.gateway.release()

    def invalidate_sessions(self) -> None:
        """Forget all sessions and say so (op 9)."""
        gateway = self._cord.gateway
        sessions: list[Session] = list(gateway.sessions.values())
        gateway.sessions.clear()
        for session in sessions:
            if session.queue is not None:
                session.queue.put_nowait({"op": INVALID, "t": None, "s": None, "d": False})

    # -- interactions and time ---------------------------------------------------------------------------------------

    def duplicate_interaction(self) -> None:
        """Tell the bot a second time about the newest interaction."""
        interactions = self._cord.interactions
        interactions.repeat(interactions.newest.id)

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self._cord.clock.advance(seconds)

    def expire_tokens(self) -> None:
        """Let a quarter of an hour pass."""
        self.advance(15 * 60 + 1)
