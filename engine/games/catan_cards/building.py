"""What decisions about roads, sites and cards in play do."""

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, placing, sites
from engine.games.catan_cards.components import CARDS, CENTRAL, YIELD
from engine.games.catan_cards.decisions import (
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Claim,
    Convert,
    Craft,
    PlaceCard,
    Redeem,
    RemoveCard,
)
from engine.games.catan_cards.effects.attacks import charge
from engine.games.catan_cards.effects.lands import raise_site
from engine.games.catan_cards.effects.windows import play_from_hand
from engine.games.catan_cards.events import CardPlaced, CardRedeemed, CentralBuilt, CraftMade, CraftSpent
from engine.games.catan_cards.flow import Flow
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Placed, Task


def build_road(flow: Flow, seat: Seat, decision: BuildRoad) -> None:
    flow.pay(seat, CENTRAL["road"].cost)
    x = _next_column(flow, seat, decision.side)
    player = flow.player(seat)
    flow.put(seat, replace(player, roads=tuple(sorted((*player.roads, x)))))
    roads, settlements, cities = flow.state.supply
    flow.set(supply=(roads - 1, settlements, cities))
    flow.say(CentralBuilt(seat, "road", places.column(x)))


def _next_column(flow: Flow, seat: Seat, side: str) -> int:
    return placing.end_of(flow.state, seat, side)[0] + (1 if side == "east" else -1)


def build_settlement(flow: Flow, seat: Seat, decision: BuildSettlement) -> None:
    """With a Scout its window opens before the landscapes are chosen."""
    flow.pay(seat, CENTRAL["settlement"].cost)
    x = _next_column(flow, seat, decision.side)
    player = flow.player(seat)
    flow.put(seat, replace(player, sites=tuple(sorted((*player.sites, (x, "settlement"))))))
    roads, settlements, cities = flow.state.supply
    flow.set(supply=(roads, settlements - 1, cities))
    flow.say(CentralBuilt(seat, "settlement", places.column(x)))
    if decision.scout is None:
        flow.push(Task("settle", seat, n=x))
        return
    play_from_hand(flow, seat, decision.scout)
    flow.push(Task("w_action", other(seat), decision.scout), Task("scout", seat, decision.scout, n=x))


def build_city(flow: Flow, seat: Seat, decision: BuildCity) -> None:
    flow.pay(seat, CENTRAL["city"].cost)
    raise_site(flow, seat, places.COLUMNS[decision.site], "city")


def build_citadel(flow: Flow, seat: Seat, decision: BuildCitadel) -> None:
    flow.pay(seat, CARDS["citadel"].cost)
    raise_site(flow, seat, places.COLUMNS[decision.site], "citadel")


def place_card(flow: Flow, seat: Seat, decision: PlaceCard) -> None:
    kind = CARDS[decision.card]
    cost = placing.placing_cost(flow.state, seat, kind, decision.save)
    flow.pay(seat, {r: n for r, n in cost.items() if n}, placing.placing_magic(kind))
    _spend_craft(flow, seat, kind.spend_craft_points)
    if placing.source_of(flow.state, seat, kind.id) == "hand":
        flow.from_hand(seat, kind.id)
    else:
        row = list(flow.state.row)
        row.remove(kind.id)
        flow.set(row=tuple(row))
    host = sites.host_of(seat, kind)
    wizard = kind.effect("wizard")
    flow.update(host, Placed(decision.place, kind.id, seat, flow.state.turn, magic=wizard.start if wizard else 0))
    flow.say(CardPlaced(seat, kind.id, places.ref(host, decision.place)))
    built = kind.effect("on_build")
    if built:
        flow.push_effects(built.steps, seat, kind.id, places.ref(host, decision.place))


def _spend_craft(flow: Flow, seat: Seat, number: int) -> None:
    """From own active craft buildings, the fullest first, spared landscapes last."""
    for _ in range(number):
        player = flow.player(seat)
        makers = [card for card in player.cards if card.owner == seat and card.active and card.craft]
        maker = min(makers, key=lambda card: (card.place in player.spared, -card.craft, places.order_of(card.place)))
        flow.update(seat, replace(maker, craft=maker.craft - 1))
    if number:
        flow.say(CraftSpent(seat, number))


def remove_card(flow: Flow, seat: Seat, decision: RemoveCard) -> None:
    flow.leave(seat, decision.place, "discard")


def redeem(flow: Flow, seat: Seat, decision: Redeem) -> None:
    host, place = placing.locate(seat, decision.place)
    card = flow.at(host, place)
    flow.pay(seat, CARDS[card.card].cost)
    flow.change_card(host, place, pawned=False)
    flow.say(CardRedeemed(seat, card.card))


def convert(flow: Flow, seat: Seat, decision: Convert) -> None:
    """The wizard's landscape pays, the wizard is locked until the end of the turn."""
    region = holdings.region_at(flow.player(seat), decision.place)
    assert region is not None
    flow.put(seat, holdings.change_region(flow.player(seat), decision.place, -decision.number))
    flow.say_paid(seat, ((YIELD[region.card], decision.number),))
    charge(flow, places.ref(seat, decision.place), decision.number, lock=True)


def craft(flow: Flow, seat: Seat, decision: Craft) -> None:
    card = flow.at(seat, decision.place)
    effect = CARDS[card.card].effect("craft")
    assert effect is not None
    flow.change_region(seat, decision.place, -effect.convert)
    flow.change_card(seat, decision.place, craft=card.craft + 1)
    flow.say(CraftMade(seat, card.card, card.craft + 1))


def claim(flow: Flow, seat: Seat, decision: Claim) -> None:
    card = flow.at(seat, decision.place)
    flow.change_card(seat, decision.place, craft=card.craft - 1)
    flow.take(seat, {decision.resource: 1}, card.card)
