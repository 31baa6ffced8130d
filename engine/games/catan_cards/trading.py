"""Stores, the bank, offers and Cartwright: what is refused, and why (rules, 6 and 11.2)."""

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, standing
from engine.games.catan_cards.components import CAPACITY, CARDS, RESOURCES, YIELD
from engine.games.catan_cards.decisions import (
    BankTrade,
    Load,
    OfferTrade,
    Redistribute,
    Spare,
    Unload,
    UseStore,
)
from engine.games.catan_cards.demands import own_active
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Offer, Placed, Player, State

STORE_LOAD = 2


def known(resource: str) -> None:
    if resource not in RESOURCES:
        raise Illegal("no-such-resource", "taking", name=resource)


# Stores


def _store(state: State, seat: Seat, place: str) -> Placed:
    card = own_active(state, seat, place)
    if CARDS[card.card].effect("store") is None:
        raise Illegal("no-store", "stores", card=card.card)
    return card


def load(state: State, seat: Seat, decision: Load) -> None:
    known(decision.resource)
    card = _store(state, seat, decision.place)
    if card.amount:
        raise Illegal("store-full", "stores", card=card.card)
    have = holdings.stock(state.players[seat])[decision.resource]
    if have < STORE_LOAD:
        raise Illegal("store-needs-two", "stores", resource=decision.resource, have=have)


def _filled_store(state: State, seat: Seat, place: str) -> Placed:
    card = _store(state, seat, place)
    if not card.amount:
        raise Illegal("store-empty", "stores", card=card.card)
    return card


def unload(state: State, seat: Seat, decision: Unload) -> None:
    _filled_store(state, seat, decision.place)


def use_store(state: State, seat: Seat, decision: UseStore) -> None:
    card = _filled_store(state, seat, decision.place)
    if state.players[seat].tapped == decision.place:
        raise Illegal("store-named", "stores", card=card.card)


# The bank


def bank_trade(state: State, seat: Seat, decision: BankTrade) -> None:
    known(decision.give)
    known(decision.get)
    if decision.give == decision.get:
        raise Illegal("same-resource", "bank", resource=decision.give)
    player = state.players[seat]
    if decision.region is not None:
        _fleet_trade(state, seat, decision)
    else:
        rate, have = standing.rates(state, seat)[decision.give], holdings.payable(player)[decision.give]
        if have < rate:
            raise Illegal("rate", "bank", resource=decision.give, need=rate, have=have)
    if not holdings.room(player)[decision.get]:
        raise Illegal("no-room", "bank", resource=decision.get)


def _fleet_trade(state: State, seat: Seat, decision: BankTrade) -> None:
    """Large Trade Fleet: all from one of its landscapes; only where the plain rate is worse."""
    assert decision.region is not None
    rates = standing.region_rates(state, seat)
    region = holdings.region_at(state.players[seat], decision.region)
    if decision.region not in rates or region is None:
        raise Illegal("no-fleet-there", "fleet-large", place=decision.region)
    if YIELD[region.card] != decision.give:
        raise Illegal("other-yield", "fleet-large", place=decision.region, resource=YIELD[region.card])
    if region.amount < rates[decision.region]:
        raise Illegal("rate", "fleet-large", resource=decision.give, need=rates[decision.region], have=region.amount)


# Offers


def offer_possible(state: State, offer: Offer) -> bool:
    """Both can pay from landscapes and have room after giving (rules, 6)."""
    seat = state.active
    return _can_swap(state.players[seat], offer.give, offer.want) and _can_swap(
        state.players[other(seat)], offer.want, offer.give
    )


def _can_swap(player: Player, give: tuple[tuple[str, int], ...], get: tuple[tuple[str, int], ...]) -> bool:
    held, room = holdings.stock(player), holdings.room(player)
    return all(held[r] >= n for r, n in give) and all(room[r] >= n for r, n in get)


def offer_trade(state: State, seat: Seat, decision: OfferTrade) -> None:
    give, want = dict(decision.give), dict(decision.want)
    for resource in (*give, *want):
        known(resource)
    twice = len(give) != len(decision.give) or len(want) != len(decision.want)
    if not give or not want or twice or any(n < 1 for n in (*give.values(), *want.values())):
        raise Illegal("offer-empty", "offer")
    if set(give) & set(want):
        raise Illegal("offer-same", "offer")
    mine, theirs = holdings.stock(state.players[seat]), holdings.stock(state.players[other(seat)])
    if any(mine[r] < n for r, n in give.items()):
        raise Illegal("offer-unpaid", "offer", seat=seat)
    if any(theirs[r] < n for r, n in want.items()):
        raise Illegal("offer-unpaid", "offer", seat=other(seat))
    if not offer_possible(state, Offer(decision.give, decision.want)):
        raise Illegal("offer-no-room", "offer")


# Cartwright and preferences


def redistribute(state: State, seat: Seat, decision: Redistribute) -> None:
    if not state.declared:
        raise Illegal("not-declared", "cartwright")
    if not standing.standing(state, seat, "start_of_turn_choice"):
        raise Illegal("no-cartwright", "cartwright")
    ends = [holdings.region_at(state.players[seat], place) for place in (decision.origin, decision.into)]
    if any(region is None or YIELD[region.card] != state.declared for region in ends):
        raise Illegal("not-declared-land", "cartwright", resource=state.declared)
    origin, into = ends
    assert origin is not None
    assert into is not None
    if decision.origin == decision.into or not origin.amount or into.amount >= CAPACITY:
        raise Illegal("cannot-move", "cartwright")


def spareable(player: Player) -> tuple[str, ...]:
    """Landscapes of a type held twice or more, and wizards if there are several: elsewhere there is no choice."""
    types = [YIELD[region.card] for region in player.regions]
    doubled = len(set(types)) < len(types)
    lands = [r.place for r, own in zip(player.regions, types, strict=True) if types.count(own) > 1] if doubled else []
    wizards = [wizard.place for wizard in holdings.wizards(player)]
    return tuple(dict.fromkeys((*lands, *(wizards if len(wizards) > 1 else ()))))


def spare(state: State, seat: Seat, decision: Spare) -> None:
    allowed = spareable(state.players[seat])
    if len(set(decision.places)) != len(decision.places) or not set(decision.places) <= set(allowed):
        raise Illegal("nothing-to-spare", "paying")
