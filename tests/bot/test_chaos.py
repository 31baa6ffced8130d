"""The first presses of what `make chaos` plays to the end."""

import pytest

from tests.bot import chaos
from tests.bot.house import GAMES


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_by_presses_with_restarts(tmp_path, monkeypatch, game):
    monkeypatch.setattr(chaos, "RESTARTED", 0.1)
    walker, _ = await chaos.whole_game(tmp_path, game, seed=2, most=40)
    assert {"steady", "restart"} <= set(walker.pressed)
