"""The whole bot on a local Discord, for each test."""

from types import SimpleNamespace

import pytest

from tests.bot.house import house as open_house


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch):
    """Every table of these tests has the same seed, so that a test plays the same game each time."""
    monkeypatch.setattr("bot.host.lobby.secrets", SimpleNamespace(token_bytes=bytes))
    monkeypatch.setattr("bot.host.lobby.salt_of", lambda *_: bytes(16))


@pytest.fixture(autouse=True)
def _patience(monkeypatch):
    """Machines that run tests are busy: how quickly the bot answers is measured by `make bench`, not here."""
    monkeypatch.setattr("bot.localcord.interactions.FIRST_ANSWER_S", 60.0)
    monkeypatch.setattr("bot.ui.replies.FIRST_ANSWER_S", 60.0)
    monkeypatch.setattr("tests.discord.person.PATIENCE_S", 60.0)


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
