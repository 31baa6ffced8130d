"""Bazaar: a toy game that uses everything the contract has, so that the contract can be tested without a real game.

Each round all seats seal a bid; the highest leads. In a turn one may gather, build a card for any two goods, look at
or search the deck, walk, store, seize a stall, bury a card, and trade. A raid may be answered; alone one plays against
a bandit. Card `mirror` copies a card in play.
"""

from tests.contract.bazaar.game import Bazaar
from tests.contract.bazaar.state import BazaarOptions, Player, State

GAME = Bazaar()

__all__ = ["GAME", "Bazaar", "BazaarOptions", "Player", "State"]
