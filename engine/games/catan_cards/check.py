"""Whether a decision is legal, and if not, why (rules, 5 to 7). Uses what the seat itself may see."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.catan_cards import flow, holdings, placing, possible, standing, trading
from engine.games.catan_cards.components import CARDS, rule_of
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
from engine.games.catan_cards.demands import action_card, magic, own_active, price
from engine.games.catan_cards.state import State

BEFORE_ROLL = (Roll, Declare, PlayCard, Cast)


def check(state: State, seat: Seat, decision: Decision) -> Decision:
    """The canonical form; raises Illegal otherwise."""
    if state.stage == "over":
        raise Illegal("game-over", "end")
    if state.tasks:
        return _answer(state, seat, decision)
    if seat != state.active:
        return _offer_answer(state, decision)
    if isinstance(decision, Accept | Decline):
        raise Illegal("own-offer" if state.offer else "no-offer", "offer")
    test = _CHECKS.get(type(decision))
    if test is None:
        raise Illegal("not-asked", "windows")
    if state.stage == "before_roll" and not isinstance(decision, BEFORE_ROLL):
        raise Illegal("roll-first", "turn")
    if state.stage == "main" and isinstance(decision, Roll | Declare):
        raise Illegal("rolled", "turn")
    test(state, seat, decision)
    return _canonical(state, seat, decision)


def _canonical(state: State, seat: Seat, decision: Decision) -> Decision:
    """Amounts in the order of the resources, places as they stand on the table."""
    if isinstance(decision, OfferTrade):
        return OfferTrade(holdings.as_amounts(dict(decision.give)), holdings.as_amounts(dict(decision.want)))
    if isinstance(decision, Spare):
        allowed = trading.spareable(state.players[seat])
        return Spare(tuple(place for place in allowed if place in decision.places))
    return decision


def _answer(state: State, seat: Seat, decision: Decision) -> Decision:
    """A question stands: only its answers are possible."""
    question = flow.QUESTIONS[state.tasks[0].op]
    legal = flow.answers_of(state, seat)
    if not legal:
        raise Illegal("not-your-turn", "windows", seat=question.who(state, state.tasks[0])[0])
    found = legal.accepts(decision)
    if found is not None:
        return found
    kinds = {type(member) for member in legal.members(1)}
    if type(decision) in kinds:
        raise Illegal("not-offered", question.rule, ask=question.kind, seat=seat)
    raise Illegal("answer-first", question.rule, ask=question.kind, seat=seat)


def _offer_answer(state: State, decision: Decision) -> Decision:
    if state.offer is None or state.stage != "main":
        raise Illegal("not-your-turn", "turn", seat=state.active)
    if not isinstance(decision, Accept | Decline):
        raise Illegal("not-your-turn", "offer", seat=state.active)
    return decision


# Action cards, spells, activated cards


def _play(state: State, seat: Seat, decision: PlayCard) -> None:
    kind = CARDS.get(decision.card)
    if kind is None or kind.id not in state.players[seat].hand:
        raise Illegal("not-in-hand", "hand", card=decision.card)
    if kind.kind != "action":
        raise Illegal("no-action-card", "action-cards", card=kind.id)
    if kind.stance == "defence":
        raise Illegal("defence-only", "defence", card=kind.id)
    sets_die = bool(kind.effect("set_die"))
    if kind.effect("choose_new_regions"):
        raise Illegal("scout-with-settlement", "scout", card=kind.id)
    if sets_die != (state.stage == "before_roll"):
        raise Illegal("before-roll-only" if sets_die else "roll-first", rule_of(kind), card=kind.id)
    action_card(state, seat, kind)
    if sets_die and state.set_production:
        raise Illegal("production-set", "alchemist", number=state.set_production)
    if sets_die and decision.number not in range(1, 7):
        raise Illegal("number-needed", "alchemist")
    if not sets_die and decision.number is not None:
        raise Illegal("no-number-here", rule_of(kind), card=kind.id)
    if not possible.card_has_use(state, seat, kind):
        raise Illegal("no-use", rule_of(kind), card=kind.id)


def _cast(state: State, seat: Seat, decision: Cast) -> None:
    books = [c for c in state.players[seat].cards if c.card == decision.card and CARDS[c.card].kind == "spell_book"]
    if not books:
        raise Illegal("no-such-book", "spells", card=decision.card)
    kind = CARDS[decision.card]
    if kind.effect("react"):
        raise Illegal("reaction-only", rule_of(kind), card=kind.id)
    sets_die = bool(kind.effect("set_die"))
    if sets_die != (state.stage == "before_roll"):
        raise Illegal("before-roll-only" if sets_die else "roll-first", rule_of(kind), card=kind.id)
    if all(book.used for book in books):
        raise Illegal("used", "spells", card=kind.id)
    if kind.stance == "attack" and standing.forbidden(state, "attack_spell"):
        raise Illegal("stone", "philosophers-stone")
    magic(state, seat, kind.magic)
    if sets_die != (decision.face is not None):
        raise Illegal("face-needed" if sets_die else "no-face-here", rule_of(kind), card=kind.id)
    if not possible.has_use(state, seat, kind):
        raise Illegal("no-use", rule_of(kind), card=kind.id)


def _activate(state: State, seat: Seat, decision: Activate) -> None:
    card = own_active(state, seat, decision.place)
    kind = CARDS[card.card]
    effect = possible.activation(kind)
    if effect is None:
        raise Illegal("no-activation", rule_of(kind), card=kind.id)
    if card.used and effect.limit == "once_per_turn":
        raise Illegal("used", rule_of(kind), card=kind.id)
    if effect.earliest and card.since >= state.turn:
        raise Illegal("too-early", rule_of(kind), card=kind.id)
    if effect.steps[0].op == "as_action":
        action_card(state, seat, CARDS[effect.steps[0].card])
    price(state, seat, effect.cost)
    magic(state, seat, effect.magic)
    if not possible.activation_has_use(state, seat, card, effect):
        raise Illegal("no-use", rule_of(kind), card=kind.id)
    shifting = effect.steps[0].op == "shift_between_road_regions"
    targets = [into for _, into in possible.shifts(state, seat, card.place)] if shifting else [None]
    if decision.into not in targets:
        raise Illegal("shift-where" if shifting else "nothing-into", rule_of(kind), card=kind.id)


def _declare(state: State, seat: Seat, decision: Declare) -> None:
    if not standing.standing(state, seat, "start_of_turn_choice"):
        raise Illegal("no-cartwright", "cartwright")
    if state.declared:
        raise Illegal("declared", "cartwright", resource=state.declared)
    trading.known(decision.resource)


def _free(*_: object) -> None:
    """Always possible."""


_CHECKS: dict[type[msgspec.Struct], Callable[[State, Seat, Any], None]] = {
    Roll: _free,
    EndTurn: _free,
    PlayCard: _play,
    Cast: _cast,
    Activate: _activate,
    Declare: _declare,
    BuildRoad: placing.build_road,
    BuildSettlement: placing.build_settlement,
    BuildCity: placing.build_city,
    BuildCitadel: placing.build_citadel,
    PlaceCard: placing.place_card,
    RemoveCard: placing.remove_card,
    Convert: placing.convert,
    Craft: placing.craft,
    Claim: placing.claim,
    Load: trading.load,
    Unload: trading.unload,
    UseStore: trading.use_store,
    Redeem: placing.redeem,
    BankTrade: trading.bank_trade,
    OfferTrade: trading.offer_trade,
    Redistribute: trading.redistribute,
    Spare: trading.spare,
}
