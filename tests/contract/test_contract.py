"""Every registered game, and the toy game, keeps the contract."""

import pytest

from engine.core.registry import games
from tests.contract.bazaar import GAME as BAZAAR
from tests.contract.checks import CHECKS

GAMES = {**games(), "bazaar": BAZAAR}
# The toy game has no sentences of its own.
PAIRS = [(game, check) for game in GAMES for check in CHECKS if (game, check) != ("bazaar", "words")]


@pytest.mark.parametrize("game,check", PAIRS)
def test_contract(game, check):
    CHECKS[check](GAMES[game])
