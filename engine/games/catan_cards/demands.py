"""What several decisions ask for: prices, magic, conditions, a card of one's own; each raises Illegal."""

from collections.abc import Mapping

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, standing
from engine.games.catan_cards.components import Card, rule_of
from engine.games.catan_cards.state import Placed, State


def price(state: State, seat: Seat, cost: Mapping[str, int]) -> None:
    """Every resource of it on landscapes or in the store named for paying."""
    held = holdings.payable(state.players[seat])
    missing = tuple((resource, amount - held[resource]) for resource, amount in cost.items() if held[resource] < amount)
    if missing:
        raise Illegal("cannot-pay", "paying", need=tuple(cost.items()), missing=missing)


def action_card(state: State, seat: Seat, kind: Card) -> None:
    """Gate, Stone, condition and magic of an action card (rules, 6.4 and 6.5)."""
    if not state.gate_open:
        raise Illegal("gate-closed", "action-gate", points=sum(standing.points(state, s) for s in (0, 1)))
    if kind.stance == "attack" and standing.forbidden(state, "attack_action"):
        raise Illegal("stone", "philosophers-stone")
    conditions(state, seat, kind)
    magic(state, seat, kind.magic)


def conditions(state: State, seat: Seat, kind: Card) -> None:
    for condition in kind.requires:
        if not standing.holds(state, seat, condition):
            raise Illegal("condition", rule_of(kind), card=kind.id)


def magic(state: State, seat: Seat, price: int) -> None:
    have = holdings.free_magic(state.players[seat])
    if have < price:
        raise Illegal("not-enough-magic", "magic", need=price, have=have)


def own_card(state: State, seat: Seat, place: str) -> Placed:
    """A card of one's own in one's own principality."""
    card = holdings.card_at(state.players[seat], place)
    if card is None:
        raise Illegal("nothing-there", "places", place=place)
    if card.owner != seat:
        raise Illegal("foreign", "foreign-cards", card=card.card)
    return card


def own_active(state: State, seat: Seat, place: str) -> Placed:
    card = own_card(state, seat, place)
    if not card.active:
        raise Illegal("pawned" if card.pawned else "bewitched", "inactive", card=card.card)
    return card
