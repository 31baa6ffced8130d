"""The effect vocabulary of the card data (rules, 2.4): importing this package registers every effect and question."""

from engine.games.catan_cards.effects import attacks, cards, happenings, lands, resources, spells, windows

__all__ = ["attacks", "cards", "happenings", "lands", "resources", "spells", "windows"]
