"""Carrying out decisions (rules, 5 to 7). Legality is check.py's business; here everything is allowed."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.catan_cards import building, dealing, flow, trading
from engine.games.catan_cards.decisions import (
    Accept,
    Activate,
    BankTrade,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Cast,
    Claim,
    Convert,
    Craft,
    Decision,
    Declare,
    Decline,
    EndTurn,
    Load,
    OfferTrade,
    PlaceCard,
    PlayCard,
    Redeem,
    Redistribute,
    RemoveCard,
    Roll,
    Spare,
    Unload,
    UseStore,
)
from engine.games.catan_cards.flow import Flow
from engine.games.catan_cards.state import State, Task


def play(state: State, seat: Seat, decision: Decision, rng: Rng) -> Step[State]:
    """One decision and everything automatic that follows it, up to the next question."""
    working = Flow(state, rng)
    if state.tasks:
        _note_answer(working, seat, decision)
    else:
        working.push(Task("checks"))
        _PLAYS[type(decision)](working, seat, decision)
    working.run()
    _close_dead_offer(working)
    after = _renumbered(state, working.state, seat)
    return Step(after, tuple(working.events), working.barrier)


def _note_answer(working: Flow, seat: Seat, decision: Decision) -> None:
    answers, answered = list(working.state.answers), list(working.state.answered)
    answers[seat], answered[seat] = decision, True
    working.set(answers=tuple(answers), answered=tuple(answered))


def _close_dead_offer(working: Flow) -> None:
    """An offer that has become impossible is withdrawn."""
    offer = working.state.offer
    if offer is not None and not trading.offer_possible(working.state, offer):
        working.set(offer=None)


def _renumbered(before: State, after: State, actor: Seat) -> State:
    """A question keeps its id while it stands; whoever has answered gets a new one next."""
    ids, last = list(before.ids), before.last_id
    for seat in (0, 1):
        if seat == actor or _question_of(before, seat) != _question_of(after, seat):
            last += 1
            ids[seat] = last
    return replace(after, ids=tuple(ids), last_id=last)


def _question_of(state: State, seat: Seat) -> tuple[object, ...]:
    if state.tasks:
        return (state.turn, state.tasks) if flow.answers_of(state, seat) else ()
    if seat == state.active:
        return state.turn, state.stage
    return state.turn, state.offer


_Play = Callable[[Flow, Seat, Any], None]
_PLAYS: dict[type[msgspec.Struct], _Play] = {
    Roll: dealing.roll,
    EndTurn: dealing.end_turn,
    Declare: dealing.declare,
    PlayCard: dealing.play_card,
    Cast: dealing.cast,
    Activate: dealing.activate,
    BankTrade: dealing.bank_trade,
    OfferTrade: dealing.offer_trade,
    Accept: dealing.accept,
    Decline: dealing.decline,
    Load: dealing.load,
    Unload: dealing.unload,
    UseStore: dealing.use_store,
    Spare: dealing.spare,
    Redistribute: dealing.redistribute,
    BuildRoad: building.build_road,
    BuildSettlement: building.build_settlement,
    BuildCity: building.build_city,
    BuildCitadel: building.build_citadel,
    PlaceCard: building.place_card,
    RemoveCard: building.remove_card,
    Convert: building.convert,
    Craft: building.craft,
    Claim: building.claim,
    Redeem: building.redeem,
}
