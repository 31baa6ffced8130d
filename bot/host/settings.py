"""What a server, a person or a table has chosen: small values by name."""

from typing import Any

import msgspec

from bot.host.desk import Desk
from engine.core.errors import BadOption
from storage.contract import Unit
from storage.rows import Scope, SettingRow

LONGEST_VALUE = 2_000


class Settings:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def of(self, scope: Scope, number: int) -> dict[str, Any]:
        found = await self._desk.asked(self._desk.storage.settings(scope, number))
        return {name: msgspec.json.decode(value) for name, value in found.items()}

    async def put(self, scope: Scope, number: int, name: str, value: Any) -> None:
        """The same again changes nothing, so it needs no key."""
        packed = msgspec.json.encode(value).decode()
        if len(packed) > LONGEST_VALUE:
            raise BadOption("bad-option-value", option=name, value=packed[:60])
        await self._desk.asked(self._desk.storage.commit(Unit((SettingRow(scope, number, name, packed),))))
