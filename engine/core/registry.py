"""Finds games: every package in engine/games that offers `GAME` is registered by being there."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import engine.games
from engine.core.errors import UnknownGame
from engine.core.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """All games by id, in the order of their ids."""
    names = sorted(module.name for module in iter_modules(engine.games.__path__) if module.ispkg)
    found = [import_module(f"engine.games.{name}").GAME for name in names]
    return {game.id: game for game in found}


def game(game_id: str) -> AnyGame:
    try:
        return games()[game_id]
    except KeyError:
        raise UnknownGame("no-such-game", game=game_id, known=", ".join(games())) from None
