"""Settings of servers, people and tables."""

from bot.host.desk import Desk
from bot.host.remembered import Remembered
from storage.contract import Unit
from storage.rows import Scope, SettingRow

MOST_REMEMBERED = 4096


class Settings:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: Remembered[tuple[Scope, int], dict[str, str]] = Remembered(MOST_REMEMBERED)

    async def of(self, scope: Scope, number: int) -> dict[str, str]:
        """By name; asked with every press, so kept in memory."""
        known = self._known.get((scope, number))
        if known is None:
            changes = self._known.changes
            known = await self._desk.asked(self._desk.storage.settings(scope, number))
            self._known.keep((scope, number), known, changes)
        return dict(known)

    async def put(self, scope: Scope, number: int, name: str, value: str) -> None:
        """The newest value counts; putting the same again changes nothing."""
        try:
            await self._desk.asked(self._desk.storage.commit(Unit([SettingRow(scope, number, name, value)])))
        finally:
            self._known.forget((scope, number))
