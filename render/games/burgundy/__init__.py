"""Burgundy's pictures."""

from render.games.burgundy.pictures import PICTURES

__all__ = ["PICTURES"]
