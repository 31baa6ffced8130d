"""Rate limits: buckets by route and place, the global limit, and the ban of those who keep asking wrongly."""

import hashlib
from collections import deque
from collections.abc import Mapping

from msgspec import Struct

from bot.localcord.clock import Clock

GLOBAL_PER_SECOND = 50
INVALID_PER_WINDOW = 10_000
INVALID_WINDOW_S = 600.0
INVALID_STATUSES = frozenset({401, 403, 429})

DISCORD_LIKE: Mapping[str, tuple[int, float]] = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /channels/{channel}/messages/{message}/threads": (50, 300.0),
    "POST /channels/{channel}/threads": (50, 300.0),
    "PATCH /channels/{channel}": (5, 15.0),
    "POST /webhooks/{application}/{token}": (5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
}


class Bucket(Struct):
    limit: int
    window: float
    resets_at: float
    left: int


class TooMany(Struct):
    """How long to wait, and whether for everything."""

    retry_after: float
    everywhere: bool


class Rates:
    """Counts requests; `limits` maps a route to (requests, seconds), None switches all of it off."""

    def __init__(self, clock: Clock, limits: Mapping[str, tuple[int, float]] | None) -> None:
        self._clock = clock
        self._limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._second: deque[float] = deque(maxlen=GLOBAL_PER_SECOND)
        self._invalid: deque[float] = deque(maxlen=INVALID_PER_WINDOW)
        self.refused = 0

    def take(self, route: str, place: str, *, counted: bool) -> TooMany | None:
        """Let one request pass, or say how long it must wait; answers to interactions do not count globally."""
        if self._limits is None:
            return None
        now = self._clock.now()
        if counted:
            if len(self._second) == GLOBAL_PER_SECOND and now - self._second[0] < 1.0:
                return self._refuse(1.0 - (now - self._second[0]), everywhere=True)
            self._second.append(now)
        bucket = self._bucket(route, place, now)
        if bucket is None:
            return None
        if bucket.left == 0:
            return self._refuse(bucket.resets_at - now, everywhere=False)
        bucket.left -= 1
        return None

    def _refuse(self, seconds: float, *, everywhere: bool) -> TooMany:
        self.refused += 1
        return TooMany(max(0.001, seconds), everywhere)

    def _bucket(self, route: str, place: str, now: float) -> Bucket | None:
        if self._limits is None or route not in self._limits:
            return None
        limit, window = self._limits[route]
        known = self._buckets.get((route, place))
        if known is None or now >= known.resets_at:
            known = self._buckets[route, place] = Bucket(limit, window, now + window, limit)
        return known

    def headers(self, route: str, place: str) -> dict[str, str]:
        """What a client needs to hold itself back."""
        now = self._clock.now()
        bucket = self._bucket(route, place, now)
        if bucket is None:
            return {}
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets_at - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }

    # -- the ban -----------------------------------------------------------------------------------------------------

    def note(self, status: int) -> None:
        if status in INVALID_STATUSES:
            self._invalid.append(self._clock.now())

    @property
    def banned(self) -> bool:
        """Ten thousand invalid requests within ten minutes."""
        full = len(self._invalid) == INVALID_PER_WINDOW
        return full and self._clock.now() - self._invalid[0] < INVALID_WINDOW_S
