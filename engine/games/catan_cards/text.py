"""The text board and the names of things."""

from engine.core.words import Speech
from engine.games.catan_cards.view import CatanView


def board(view: CatanView, speech: Speech) -> str:
    return str(view.facts) + speech.lang
NAMERS = {}
