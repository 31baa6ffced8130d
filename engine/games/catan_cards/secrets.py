"""The line of a decision as a viewer may read it."""

from engine.core.prompt import Seat
from engine.games.catan_cards import flow
from engine.games.catan_cards.decisions import ArrangeEvents, ArrangeHand, Bury, Decision, TakeCards
from engine.games.catan_cards.notation import GRAMMAR
from engine.games.catan_cards.state import State

UNSEEN = "…"


def shown(state: State, seat: Seat, decision: Decision, viewer: Seat | None) -> str:
    """Cards taken or buried, orders of cards and sealed answers are their owner's business."""
    if viewer == seat or not state.tasks:
        return GRAMMAR.write(decision)
    task = state.tasks[0]
    if len(flow.asked(state)) > 1:
        return UNSEEN
    if isinstance(decision, Bury):
        return f"bury {UNSEEN} to {decision.stack}"
    if isinstance(decision, TakeCards) and _secret_take(task.op, viewer):
        return f"pick {UNSEEN}"
    if isinstance(decision, ArrangeEvents):
        return f"events {UNSEEN}, {len(decision.bottom)} down"
    return f"order {UNSEEN}" if isinstance(decision, ArrangeHand) else GRAMMAR.write(decision)


def _secret_take(op: str, viewer: Seat | None) -> bool:
    """From the discard pile all see it, from a hand its owner, out of a stack nobody; an Embassy tells later."""
    if op == "take_hand":
        return viewer is None
    return op != "fetch"
