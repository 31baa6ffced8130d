"""Which verbs are closed now, and why: for the "Not now" line of a panel."""

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.catan_cards.legal import legal
from engine.games.catan_cards.notation import GRAMMAR
from engine.games.catan_cards.state import State


def closed(state: State, seat: Seat) -> dict[str, Illegal]:
    possible = {type(decision) for decision in legal(state, seat).members(1)}
    return {f.verb: Illegal("not-now", "turn") for f in GRAMMAR.forms if f.decision not in possible}
