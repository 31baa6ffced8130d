"""How good a position looks, in points: what the steady player goes by; and which decisions bring a game forward."""

from engine.core.prompt import Seat
from engine.games.starfarers.decisions import Decision
from engine.games.starfarers.view import StarfarersView


def weigh(view: StarfarersView, decision: Decision) -> int:  # noqa: ARG001 - the kind alone says enough
    """Random walks take decisions in this proportion: building and founding bring the end nearer."""
    return _WEIGHTS.get(type(decision).__name__, 4)


_WEIGHTS = {"Found": 60, "Build": 16, "Offer": 1, "Counter": 1, "Bank": 2, "EndTurn": 2, "Withdraw": 1, "EndTrade": 3}


def worth(view: StarfarersView, seat: Seat) -> float:
    return float(view.head.scores[seat])
