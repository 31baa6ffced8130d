"""The whole bot on a local Discord, for each test."""

import pytest

from tests.bot.house import house as open_house


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
async def anezka(house):
    return await house.join("anezka")


@pytest.fixture
async def ruth(house):
    return await house.join("ruth")
