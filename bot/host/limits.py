"""How much is allowed; the numbers stand in config/defaults.toml."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from bot.host.errors import TooMany
from storage.contract import Storage
from storage.rows import TableState

HOUR_MS = 3_600_000
PACES = ("brisk", "day", "relaxed", "none")
PRESET_PACE = "day"  # of /play
OPEN: tuple[TableState, ...] = ("lobby", "running")


class Times(msgspec.Struct, frozen=True):
    """Numbers of play by post."""

    order_lines: int
    order_moves: int
    order_characters: int
    order_days: int
    brisk_hours: int
    day_hours: int
    relaxed_hours: int

    def hours(self, pace: str) -> int | None:
        """How long a move may take before its owner is reminded; None: no reminder at this pace."""
        known = {"brisk": self.brisk_hours, "day": self.day_hours, "relaxed": self.relaxed_hours}
        return known.get(pace)

    def remind_ms(self, pace: str, clock: str, opened_ms: int) -> int | None:
        """When a wait is reminded of; answers in somebody else's turn are not."""
        hours = self.hours(pace) if clock == "main" else None
        return None if hours is None else opened_ms + hours * HOUR_MS


class Limits(msgspec.Struct, frozen=True):
    tables_per_person: int
    lobbies_per_person: int
    tables_per_server: int
    votes_per_day: int
    vote_hours: int
    ping_delay_seconds: int
    message_rest_ms: int
    hot_tables: int
    draft_steps: int
    handled_days: int


@cache
def _defaults() -> dict[str, Any]:
    return tomllib.loads((resources.files("config") / "defaults.toml").read_text(encoding="utf-8"))


def default_limits() -> Limits:
    return msgspec.convert(_defaults()["host"], Limits)


def default_times() -> Times:
    return msgspec.convert(_defaults()["time"], Times)


async def check_room(storage: Storage, limits: Limits, person: int, guild: int | None = None) -> None:
    """May this person sit down at one more table, and (with `guild`) open it there? Raises TooMany."""
    room = await storage.room(person, guild or 0)
    if room.sitting >= limits.tables_per_person:
        raise TooMany("too-many-tables", most=limits.tables_per_person)
    if guild is None:
        return
    if room.lobbies >= limits.lobbies_per_person:
        raise TooMany("too-many-lobbies", most=limits.lobbies_per_person)
    if room.on_server >= limits.tables_per_server:
        raise TooMany("too-many-on-server", most=limits.tables_per_server)
