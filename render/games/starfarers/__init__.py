"""Starfarers' pictures."""

from render.games.starfarers.pictures import PICTURES

__all__ = ["PICTURES"]
