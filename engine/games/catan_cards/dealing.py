"""What decisions about dice, action cards, spells and trade do."""

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, possible, standing
from engine.games.catan_cards.components import CARDS
from engine.games.catan_cards.decisions import (
    Accept,
    Activate,
    BankTrade,
    Cast,
    Declare,
    Decline,
    EndTurn,
    Load,
    OfferTrade,
    PlayCard,
    Redistribute,
    Roll,
    Spare,
    Unload,
    UseStore,
)
from engine.games.catan_cards.effects.windows import play_from_hand, use_book
from engine.games.catan_cards.events import (
    BankTraded,
    CardUsed,
    ResourceDeclared,
    ResourceShifted,
    StoreEmptied,
    StoreLoaded,
    StoreNamed,
    TradeDeclined,
    TradeDone,
    TradeOffered,
    Withheld,
)
from engine.games.catan_cards.flow import Flow
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Offer, Task


def roll(flow: Flow, seat: Seat, _: Roll) -> None:
    flow.push(Task("roll", seat))


def end_turn(flow: Flow, seat: Seat, _: EndTurn) -> None:
    flow.push(Task("end", seat))


def declare(flow: Flow, seat: Seat, decision: Declare) -> None:
    flow.set(declared=decision.resource)
    flow.say(ResourceDeclared(seat, decision.resource))


def play_card(flow: Flow, seat: Seat, decision: PlayCard) -> None:
    play_from_hand(flow, seat, decision.card)
    effect = Task("resolve", seat, decision.card, n=decision.number or 0)
    flow.push(Task("w_action", other(seat), decision.card), effect)


def cast(flow: Flow, seat: Seat, decision: Cast) -> None:
    use_book(flow, seat, decision.card)
    flow.push(Task("effects", seat, decision.card, place=decision.face or ""))


def activate(flow: Flow, seat: Seat, decision: Activate) -> None:
    card = flow.at(seat, decision.place)
    effect = possible.activation(CARDS[card.card])
    assert effect is not None
    flow.change_card(seat, decision.place, used=True)
    flow.say(CardUsed(seat, card.card))
    flow.pay(seat, effect.cost, effect.magic)
    where = places.ref(seat, decision.place)
    if decision.into is None:
        flow.push_effects(effect.steps, seat, card.card, where)
        return
    upper, lower = places.road_regions(places.ROADS[decision.place])
    ways = (lower if decision.into == upper else upper, decision.into)
    flow.push(Task(effect.steps[0].op, seat, card.card, effect.steps[0].key, where, names=ways))


# The bank and offers


def bank_trade(flow: Flow, seat: Seat, decision: BankTrade) -> None:
    if decision.region is not None:
        number = standing.region_rates(flow.state, seat)[decision.region]
        flow.change_region(seat, decision.region, -number)
    else:
        number = standing.rates(flow.state, seat)[decision.give]
        flow.put(seat, holdings.pay(flow.player(seat), {decision.give: number}))
    flow.put(seat, holdings.receive(flow.player(seat), {decision.get: 1}))
    flow.say(BankTraded(seat, ((decision.give, number),), decision.get))


def offer_trade(flow: Flow, seat: Seat, decision: OfferTrade) -> None:
    flow.set(offer=Offer(decision.give, decision.want))
    flow.say(TradeOffered(seat, decision.give, decision.want))


def accept(flow: Flow, seat: Seat, _: Accept) -> None:
    offer, giver = flow.state.offer, other(seat)
    assert offer is not None
    for who, paid, got in ((giver, offer.give, offer.want), (seat, offer.want, offer.give)):
        flow.put(who, holdings.receive(holdings.drain(flow.player(who), dict(paid)), dict(got)))
    flow.set(offer=None)
    flow.say(TradeDone(giver, seat, offer.give, offer.want))


def decline(flow: Flow, seat: Seat, _: Decline) -> None:
    flow.set(offer=None)
    flow.say(TradeDeclined(seat))


# Stores, Cartwright, preferences


def load(flow: Flow, seat: Seat, decision: Load) -> None:
    flow.put(seat, holdings.drain(flow.player(seat), {decision.resource: 2}))
    flow.change_card(seat, decision.place, stored=decision.resource, amount=2)
    flow.say(StoreLoaded(seat, flow.at(seat, decision.place).card, decision.resource))


def unload(flow: Flow, seat: Seat, decision: Unload) -> None:
    """Everything goes to landscapes of the type; what has no room is lost."""
    store = flow.at(seat, decision.place)
    flow.change_card(seat, decision.place, stored="", amount=0)
    flow.put(seat, replace(flow.player(seat), tapped=""))
    flow.put(seat, holdings.receive(flow.player(seat), {store.stored: store.amount}))
    flow.say(StoreEmptied(seat, store.card, ((store.stored, store.amount),)))


def use_store(flow: Flow, seat: Seat, decision: UseStore) -> None:
    flow.put(seat, replace(flow.player(seat), tapped=decision.place))
    flow.say(StoreNamed(seat, flow.at(seat, decision.place).card))


def spare(flow: Flow, seat: Seat, decision: Spare) -> None:
    flow.put(seat, replace(flow.player(seat), spared=decision.places))
    flow.say(Withheld(seat, decision.places))


def redistribute(flow: Flow, seat: Seat, decision: Redistribute) -> None:
    flow.change_region(seat, decision.origin, -1)
    flow.change_region(seat, decision.into, 1)
    flow.say(ResourceShifted(seat, decision.origin, decision.into))
