"""Ids that carry their time, as Discord's do."""

from bot.localcord.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22
DIGITS = 20


class Snowflakes:
    """Strictly rising ids, also when many are made within one millisecond or the clock stands still."""

    def __init__(self, clock: Clock, newest: int = 0) -> None:
        self._clock = clock
        self._newest = newest

    def next(self) -> int:
        made = int(self._clock.now() * 1000 - DISCORD_EPOCH_MS) << TIME_SHIFT
        self._newest = max(made, self._newest + 1)
        return self._newest


def time_of(snowflake: int) -> float:
    """Seconds since 1970 at which an id was made."""
    return ((snowflake >> TIME_SHIFT) + DISCORD_EPOCH_MS) / 1000


def parsed(value: object) -> int | None:
    """The id that a string of digits names."""
    digits = value if isinstance(value, str) else ""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= DIGITS else None
