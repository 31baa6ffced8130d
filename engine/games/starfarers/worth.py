"""How good a position looks, in points: what the steady player goes by; and which decisions bring a game forward."""

from engine.core.prompt import Seat
from engine.games.starfarers.decisions import (
    Bank,
    Build,
    Counter,
    Decision,
    EndTrade,
    EndTurn,
    Fly,
    Found,
    Offer,
    Withdraw,
)
from engine.games.starfarers.view import StarfarersView


def weigh(view: StarfarersView, decision: Decision) -> int:
    """Random walks take decisions in this proportion: building, arriving and founding bring the end nearer."""
    if isinstance(decision, Fly):
        geography = view.table.geography
        goal = decision.path[-1]
        return ARRIVING if goal in geography.sites or goal in geography.centrals else PLAIN
    return WEIGHTS.get(type(decision), PLAIN)


PLAIN = 4
ARRIVING = 24
WEIGHTS: dict[type, int] = {Found: 100, Build: 24, Offer: 1, Counter: 1, Withdraw: 1, Bank: 1, EndTrade: 3, EndTurn: 1}


def worth(view: StarfarersView, seat: Seat) -> float:
    return float(view.head.scores[seat])
