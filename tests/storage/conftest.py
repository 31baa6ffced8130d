from collections.abc import AsyncIterator

import pytest

from storage.contract import Storage, Unit
from storage.sqlite import open_storage
from tests.storage.rows import seat, table


@pytest.fixture(params=["sqlite"])
async def storage(request, tmp_path) -> AsyncIterator[Storage]:
    """Every implementation of the contract, empty."""
    async with open_storage(tmp_path / "meeplepost.db", busy_ms=200) as opened:
        yield opened


@pytest.fixture
async def seated(storage) -> Storage:
    """With one running table of two."""
    await storage.commit(Unit((table(), seat(), seat(place=1, person=11))))
    return storage
