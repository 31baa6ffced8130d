"""Every legal decision (rules, 5 to 7), cheapest way of doing a thing first."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from engine.core.errors import Illegal
from engine.core.families import BagPair, Family, Subset
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import check, demands, flow, holdings, places, placing, possible, sites, standing, trading
from engine.games.catan_cards.components import CAPACITY, CARDS, CENTRAL, FACES, MAGIC_MAX, RESOURCES, YIELD, Card
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
from engine.games.catan_cards.effects.resources import takeable
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Placed, State

MOST_TOKENS = 99  # on each side of an offer: stock and room are the limit
NUMBERS = range(1, 7)
SCOUTING = "choose_new_regions"


def legal(state: State, seat: Seat) -> Legal[Decision]:
    if state.stage == "over":
        return Legal()
    if state.tasks:
        return flow.answers_of(state, seat)
    if seat != state.active:
        return Legal((Accept(), Decline())) if state.offer and state.stage == "main" else Legal()
    if state.stage == "before_roll":
        return Legal(tuple(_before_roll(state, seat)))
    return Legal(tuple(_main(state, seat)), tuple(_families(state, seat)))


def _passes(test: Callable[[], object]) -> bool:
    try:
        test()
    except Illegal:
        return False
    return True


def _before_roll(state: State, seat: Seat) -> Iterator[Decision]:
    yield Roll()
    hand = dict.fromkeys(state.players[seat].hand)
    for card in hand:
        if CARDS[card].effect("set_die") and _plays(state, seat, PlayCard(card, 1)):
            yield from (PlayCard(card, number) for number in NUMBERS)
    for card in dict.fromkeys(c.card for c in state.players[seat].cards):
        if CARDS[card].effect("set_die") and _plays(state, seat, Cast(card, FACES[0])):
            yield from (Cast(card, face) for face in dict.fromkeys(FACES))
    if not state.declared and standing.standing(state, seat, "start_of_turn_choice"):
        yield from map(Declare, RESOURCES)


def _plays(state: State, seat: Seat, decision: Decision) -> bool:
    return _passes(partial(check.check, state, seat, decision))


def _main(state: State, seat: Seat) -> Iterator[Decision]:
    yield from _central(state, seat)
    yield from _placings(state, seat)
    yield from _plays_and_spells(state, seat)
    yield from _uses(state, seat)
    yield from _bank(state, seat)
    yield from _moves(state, seat)
    yield from (RemoveCard(card.place) for card in _removable(state, seat))
    yield EndTurn()


def _central(state: State, seat: Seat) -> Iterator[Decision]:
    held = holdings.payable(state.players[seat])
    yield from _ends(state, seat, held)
    settlements = [places.column(x) for x in standing.sites(state, seat, "settlement")]
    if holdings.covers(held, CENTRAL["city"].cost):
        yield from (d for d in map(BuildCity, settlements) if _passes(partial(placing.build_city, state, seat, d)))
    if "wd" in state.options.themes and holdings.covers(held, CARDS["citadel"].cost):
        citadels = map(BuildCitadel, settlements)
        yield from (d for d in citadels if _passes(partial(placing.build_citadel, state, seat, d)))


def _ends(state: State, seat: Seat, held: Mapping[str, int]) -> Iterator[Decision]:
    """Roads and settlements at the ends of a principality, those with a Scout after those without."""
    road, settlement = (holdings.covers(held, CENTRAL[kind].cost) for kind in ("road", "settlement"))
    for side in placing.SIDES:
        if road and _passes(partial(placing.build_road, state, seat, BuildRoad(side))):
            yield BuildRoad(side)
        if settlement and _passes(partial(placing.build_settlement, state, seat, BuildSettlement(side))):
            yield BuildSettlement(side)
            scouts = (card for card in dict.fromkeys(state.players[seat].hand) if CARDS[card].effect(SCOUTING))
            playable = (s for s in scouts if _passes(partial(demands.action_card, state, seat, CARDS[s])))
            yield from (BuildSettlement(side, scout) for scout in playable)


def _placings(state: State, seat: Seat) -> Iterator[Decision]:
    held = holdings.payable(state.players[seat])
    cards = dict.fromkeys((*state.players[seat].hand, *state.row))
    for card in cards:
        kind = CARDS[card]
        if kind.kind == "action" or not placing.source_of(state, seat, card):
            continue
        saves = _savings(state, seat, kind, held)
        if not saves or not _passes(partial(placing.placeable, state, seat, kind)):
            continue
        for place in sites.free_places(state, seat, kind):
            yield from (PlaceCard(card, place, save) for save in saves)


def _savings(state: State, seat: Seat, kind: Card, held: Mapping[str, int]) -> list[str | None]:
    """Ways of paying that one can afford: without a reduction one, else one per resource that can be saved."""
    if not standing.reduction(state, seat, kind):
        return [None] if holdings.covers(held, kind.cost) else []
    ways = ((save, placing.placing_cost(state, seat, kind, save)) for save in kind.cost)
    return [save for save, cost in ways if holdings.covers(held, cost)]


def _plays_and_spells(state: State, seat: Seat) -> Iterator[Decision]:
    player = state.players[seat]
    if state.gate_open:
        for card in dict.fromkeys(player.hand):
            if CARDS[card].kind == "action" and _plays(state, seat, PlayCard(card)):
                yield PlayCard(card)
    for card in dict.fromkeys(c.card for c in player.cards if CARDS[c.card].kind == "spell_book"):
        if _plays(state, seat, Cast(card)):
            yield Cast(card)


def _uses(state: State, seat: Seat) -> Iterator[Decision]:
    """Wizards, activated cards, craft buildings, stores, pawned cards."""
    for card in state.players[seat].cards:
        if card.card in _USABLE and card.owner == seat and card.active:
            yield from _USABLE[card.card](state, seat, card)
    for host, card in standing.owned(state, seat):
        if card.pawned and holdings.can_pay(state.players[seat], CARDS[card.card].cost):
            yield Redeem(card.place if host == seat else places.ref(host, card.place))


def _conversions(state: State, seat: Seat, wizard: Placed) -> Iterator[Decision]:
    region = holdings.region_at(state.players[seat], wizard.place)
    most = min(region.amount, MAGIC_MAX - wizard.magic) if region else 0
    return (Convert(wizard.place, number) for number in range(1, most + 1))


def _activations(state: State, seat: Seat, card: Placed) -> Iterator[Decision]:
    effect = possible.activation(CARDS[card.card])
    shifting = effect is not None and effect.steps[0].op == "shift_between_road_regions"
    targets = [into for _, into in possible.shifts(state, seat, card.place)] if shifting else [None]
    return (use for into in targets if _plays(state, seat, use := Activate(card.place, into)))


def _crafts(state: State, seat: Seat, maker: Placed) -> Iterator[Decision]:
    effect, region = CARDS[maker.card].effect("craft"), holdings.region_at(state.players[seat], maker.place)
    if effect and region and region.amount >= effect.convert and maker.craft < int(effect.max):
        yield Craft(maker.place)
    if maker.craft:
        yield from (Claim(maker.place, resource) for resource in takeable(state, seat))


def _stores(state: State, seat: Seat, store: Placed) -> Iterator[Decision]:
    if store.amount:
        yield Unload(store.place)
        if state.players[seat].tapped != store.place:
            yield UseStore(store.place)
        return
    held = holdings.stock(state.players[seat])
    yield from (Load(store.place, resource) for resource in RESOURCES if held[resource] >= trading.STORE_LOAD)


_Use = Callable[[State, Seat, Placed], Iterator[Decision]]
_USES: dict[str, _Use] = {"wizard": _conversions, "activate": _activations, "craft": _crafts, "store": _stores}
_USABLE: dict[str, _Use] = {card.id: use for card in CARDS.values() for op, use in _USES.items() if op in card.by_op}


def _bank(state: State, seat: Seat) -> Iterator[Decision]:
    player = state.players[seat]
    held, room, rates = holdings.payable(player), holdings.room(player), standing.rates(state, seat)
    wanted = [resource for resource in RESOURCES if room[resource]]
    for give in RESOURCES:
        if held[give] >= rates[give]:
            yield from (BankTrade(give, get) for get in wanted if get != give)
    region_rates = standing.region_rates(state, seat)
    for region in player.regions:
        give = YIELD[region.card]
        if region.amount >= region_rates.get(region.place, CAPACITY + 1):
            yield from (BankTrade(give, get, region.place) for get in wanted if get != give)


def _moves(state: State, seat: Seat) -> Iterator[Decision]:
    """Cartwright."""
    if not state.declared or not standing.standing(state, seat, "start_of_turn_choice"):
        return
    lands = [region for region in state.players[seat].regions if YIELD[region.card] == state.declared]
    for origin in lands:
        for into in lands:
            if origin is not into and origin.amount and into.amount < CAPACITY:
                yield Redistribute(origin.place, into.place)


def _removable(state: State, seat: Seat) -> Iterator[Placed]:
    for card in state.players[seat].cards:
        if card.owner == seat and not card.pawned and CARDS[card.card].kind in placing.REMOVABLE:
            yield card


def _families(state: State, seat: Seat) -> Iterator[Family[Decision]]:
    mine, theirs = state.players[seat], state.players[other(seat)]
    give = _swappable(holdings.stock(mine), holdings.room(theirs))
    want = _swappable(holdings.stock(theirs), holdings.room(mine))
    if len(give) == 1 or len(want) == 1:
        give, want = _other_kinds(give, want), _other_kinds(want, give)
    if give and want:
        yield BagPair(
            verb="offer",
            make=lambda pair: OfferTrade(*pair),
            read=lambda d: (d.give, d.want) if isinstance(d, OfferTrade) else None,
            give=give,
            want=want,
            most=MOST_TOKENS,
        )
    spareable = trading.spareable(mine)
    if spareable:
        yield Subset(
            verb="spare",
            make=Spare,
            read=lambda d: d.places if isinstance(d, Spare) else None,
            items=spareable,
            least=0,
            most=len(spareable),
        )


def _swappable(held: dict[str, int], room: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((r, number) for r in RESOURCES if (number := min(held[r], room[r])))


def _other_kinds(
    side: tuple[tuple[str, int], ...], against: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    """Without the kind that is all the other side could be: the same kind never stands on both."""
    return tuple(pair for pair in side if len(against) != 1 or pair[0] != against[0][0])
