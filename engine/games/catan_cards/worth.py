"""How good a position looks."""

from engine.core.prompt import Seat
from engine.games.catan_cards.view import CatanView


def worth(view: CatanView, seat: Seat) -> float:
    return float(view.facts[seat].points - view.facts[1 - seat].points)
