"""Automatic players: they get a view and the legal decisions, nothing else."""

from typing import Any, Protocol

from engine.core.errors import MeeplepostError
from engine.core.game import AnyGame
from engine.core.legal import Legal
from engine.core.rng import Rng


class Player(Protocol):
    """Chooses one of the legal decisions; its randomness comes from a source of its own."""

    def choose(self, game: AnyGame, view: Any, legal: Legal[Any], rng: Rng) -> Any: ...


class NoSuchPlayer(MeeplepostError):
    """No automatic player of that name."""


def player(name: str) -> Player:
    from engine.players import chance, steady

    known: dict[str, Player] = {"random": chance.Chance(), "steady": steady.Steady()}
    if name not in known:
        raise NoSuchPlayer("no-such-player", player=name, known=", ".join(known))
    return known[name]
