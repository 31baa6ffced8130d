"""The player `random`: any legal decision is as good as any other, but for what the game says would never end it."""

from typing import Any

from engine.core.game import AnyGame
from engine.core.legal import Legal
from engine.core.rng import Rng


class Chance:
    def choose(self, game: AnyGame, view: Any, legal: Legal[Any], rng: Rng) -> Any:  # noqa: ARG002 - no look at it
        return legal.sample(rng, "random player", game.odds)
