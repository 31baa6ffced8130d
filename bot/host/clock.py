"""Time as the host sees it: milliseconds UTC. Tests bring their own clock."""

import time
from typing import Protocol


class Clock(Protocol):
    def now_ms(self) -> int: ...


class SystemClock:
    """Never falls back: it stands until the wall clock has caught up."""

    def __init__(self) -> None:
        self._last = 0

    def now_ms(self) -> int:
        self._last = max(self._last, time.time_ns() // 1_000_000)
        return self._last
