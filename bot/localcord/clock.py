"""The server's time: real, unless a test moves it forward."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Alarm:
    """A call that is due at a moment of the server's time."""

    def __init__(self, clock: "Clock", due: float, call: Callable[[], None]) -> None:
        self._clock = clock
        self._call = call
        self.due = due
        self._timer: asyncio.TimerHandle | None = None
        self.arm()

    def arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        delay = max(0.0, self.due - self._clock.now())
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._clock.forget(self)
        self._call()

    def cancel(self) -> None:
        self._clock.forget(self)
        if self._timer is not None:
            self._timer.cancel()


class Clock:
    """Seconds since 1970; `advance` moves everything that waits."""

    def __init__(self) -> None:
        self._shift = 0.0
        self._alarms: set[Alarm] = set()

    def now(self) -> float:
        return time.time() + self._shift

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(self, self.now() + seconds, call)
        self._alarms.add(alarm)
        return alarm

    def forget(self, alarm: Alarm) -> None:
        self._alarms.discard(alarm)

    def advance(self, seconds: float) -> None:
        self._shift += seconds
        for alarm in sorted(self._alarms, key=lambda each: each.due):
            alarm.arm()

    def stop(self) -> None:
        for alarm in tuple(self._alarms):
            alarm.cancel()


def iso(moment: float) -> str:
    """The way Discord writes a moment."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def moment(text: str) -> float:
    """The way back from `iso`."""
    return datetime.fromisoformat(text).timestamp()
