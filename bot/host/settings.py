"""Settings of servers, people and tables."""

from bot.host.desk import Desk
from storage.contract import Unit
from storage.rows import Scope, SettingRow


class Settings:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def of(self, scope: Scope, number: int) -> dict[str, str]:
        return await self._desk.asked(self._desk.storage.settings(scope, number))

    async def put(self, scope: Scope, number: int, name: str, value: str) -> None:
        """The newest value counts; putting the same again changes nothing."""
        await self._desk.asked(self._desk.storage.commit(Unit([SettingRow(scope, number, name, value)])))
