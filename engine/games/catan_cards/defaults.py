"""What is played for an absent player (rules, 7.11 and 7.13): always legal, harmless, never random."""

from engine.core.prompt import Seat
from engine.games.catan_cards import flow
from engine.games.catan_cards.decisions import Decision, Decline, EndTurn, Roll
from engine.games.catan_cards.state import State


def default(state: State, seat: Seat) -> Decision:
    if state.tasks:
        task = state.tasks[0]
        question = flow.QUESTIONS[task.op]
        if question.default is not None:
            return question.default(state, task, seat)
        return next(question.options(state, task, seat).members())
    if seat != state.active:
        return Decline()
    return Roll() if state.stage == "before_roll" else EndTurn()
