"""The player `random`: any legal decision is as good as any other, but for what the game says would never end it."""

from typing import Any

from engine.core.game import AnyGame
from engine.core.legal import Legal
from engine.core.rng import Rng


class Chance:
    def choose(self, game: AnyGame, view: Any, legal: Legal[Any], rng: Rng) -> Any:
        return game.pick(view, legal, rng, "random player")
