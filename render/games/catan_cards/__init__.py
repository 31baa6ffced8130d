"""The pictures of the Catan Card Game."""

from render.games.catan_cards.pictures import PICTURES

__all__ = ["PICTURES"]
