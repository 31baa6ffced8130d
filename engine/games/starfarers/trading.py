"""The rules of trading and building (section 5): each function gives the reason against, or None."""

from engine.core.errors import Illegal
from engine.core.event import Event
from engine.core.prompt import Seat
from engine.games.starfarers.components import (
    BUILDABLE,
    CARDS,
    CARDS_PER_RESOURCE,
    COSTS,
    DEFAULT_RATE,
    GOODS_RATE,
    MODULE_CAPS,
    MODULE_INDEX,
    MODULES,
    RESOURCE_INDEX,
    RESOURCES,
    Five,
)
from engine.games.starfarers.decisions import Accept, Bank, Build, Cards, Close, Counter, Help, Offer
from engine.games.starfarers.events import OfferAccepted, OfferCountered, OfferDeclined, OfferMade
from engine.games.starfarers.geography import ANCHORAGE_SITE
from engine.games.starfarers.state import (
    Player,
    Table,
    Trade,
    as_cards,
    covers,
    free_anchorages,
    has_effect,
    holds,
    minus,
    module_stock,
    pieces_left,
    points,
)

MOST_OFFERS = 20  # offers of the active player in a turn, and counter-offers of each other player
ONCE_GOODS = "merchant_goods"


def rates(table: Table, player: Player, resource: str) -> tuple[int, ...]:
    """5.2: how many equal cards the bank takes for one, cheapest first."""
    found = {GOODS_RATE if resource == "goods" else DEFAULT_RATE}
    for card in player.cards:
        effect = CARDS[card].effect
        if effect.type == "bank_rate" and effect.resource == resource and not (effect.per_turn and card in table.used):
            found.add(effect.rate)
            found.discard(DEFAULT_RATE)
    return tuple(sorted(found))


def bank_refusal(table: Table, hand: Five, seat: Seat, decision: Bank) -> Illegal | None:
    if decision.give not in RESOURCES or decision.take not in RESOURCES:
        return Illegal("no-such-resource", "resources")
    open_rates = rates(table, table.players[seat], decision.give)
    if decision.give == decision.take:
        return Illegal("bank-same", "bank", resource=decision.give)
    if decision.count not in open_rates:
        return Illegal("bank-rate", "bank", resource=decision.give, rates=open_rates)
    if hand[RESOURCE_INDEX[decision.give]] < decision.count:
        return Illegal("bank-too-few", "bank", cards=((decision.give, decision.count),))
    if not table.bank[RESOURCE_INDEX[decision.take]]:
        return Illegal("bank-empty", "bank", resource=decision.take)
    return None


def bank_trades(table: Table, hand: Five, seat: Seat) -> list[Bank]:
    player = table.players[seat]
    wanted = [resource for resource, stock in zip(RESOURCES, table.bank, strict=True) if stock]
    return [
        Bank(give, count, take)
        for give, held in zip(RESOURCES, hand, strict=True)
        if held
        for count in rates(table, player, give)
        if held >= count
        for take in wanted
        if take != give
    ]


def build_refusal(table: Table, hand: Five, seat: Seat, decision: Build) -> Illegal | None:
    """5.3"""
    if decision.what not in BUILDABLE:
        return Illegal("no-such-build", "building")
    refusal = piece_refusal(table, seat, decision.what)
    if refusal is not None:
        return refusal
    if not covers(hand, COSTS[decision.what]):
        missing = as_cards(tuple(max(0, n) for n in minus(COSTS[decision.what], hand)))
        return Illegal("too-dear", "building", what=decision.what, cards=missing)
    return place_refusal(table, seat, decision)


def piece_refusal(table: Table, seat: Seat, what: str) -> Illegal | None:
    """Pieces and stock, wherever it would be built."""
    if what in MODULES:
        kind = MODULE_INDEX[what]
        if table.players[seat].modules[kind] >= MODULE_CAPS[kind]:
            return Illegal("module-cap", "building", module=what, most=MODULE_CAPS[kind])
        return None if module_stock(table, kind) else Illegal("module-stock", "building", module=what)
    if what == "spaceport":
        if not pieces_left(table, seat, "shipyard"):
            return Illegal("no-shipyard", "pieces")
        return None if table.players[seat].colonies else Illegal("no-colony", "building")
    if not pieces_left(table, seat, "transporter"):
        return Illegal("no-transporter", "pieces")
    if not pieces_left(table, seat, "colony" if what == "colony_ship" else "trade_station"):
        return Illegal("no-piece", "pieces", what=what)
    return None if free_anchorages(table, seat) else Illegal("no-anchorage", "building")


def place_refusal(table: Table, seat: Seat, decision: Build) -> Illegal | None:
    if decision.what in MODULES:
        return Illegal("module-place", "building", module=decision.what) if decision.at is not None else None
    if decision.at is None:
        return Illegal("build-where", "building", what=decision.what, places=build_places(table, seat, decision.what))
    if decision.at in build_places(table, seat, decision.what):
        return None
    if decision.what == "spaceport":
        return Illegal("not-your-colony", "building", at=decision.at)
    mine = ANCHORAGE_SITE.get(decision.at) in table.players[seat].spaceports
    return Illegal("anchorage-taken" if mine else "not-your-anchorage", "building", at=decision.at)


def build_places(table: Table, seat: Seat, what: str) -> tuple[str, ...]:
    return table.players[seat].colonies if what == "spaceport" else free_anchorages(table, seat)


def builds(table: Table, hand: Five, seat: Seat) -> list[Build]:
    found: list[Build] = []
    for what in BUILDABLE:
        if covers(hand, COSTS[what]) and piece_refusal(table, seat, what) is None:
            if what in MODULES:
                found.append(Build(what))
            else:
                found += [Build(what, at) for at in build_places(table, seat, what)]
    return found


def fame_refusal(table: Table, hand: Five, seat: Seat) -> Illegal | None:
    """5.4: Fame through wealth."""
    card = has_effect(table.players[seat], "buy_half_medal")
    if not card:
        return Illegal("no-such-card", "diplomats", friendship="diplomat_fame")
    if card in table.used:
        return Illegal("card-used", "diplomats", friendship=card)
    cost = tuple(CARDS[card].effect.cost.items())
    return None if holds(hand, cost) else Illegal("cards-missing", "diplomats", cards=cost)


def help_victims(table: Table, hand_sizes: tuple[int, ...], seat: Seat) -> tuple[Seat, ...]:
    """Players with strictly more points and a card in hand."""
    mine = points(table, seat)
    seats = range(len(table.players))
    return tuple(other for other in seats if other != seat and hand_sizes[other] and points(table, other) > mine)


def help_card_refusal(table: Table, hand_sizes: tuple[int, ...], seat: Seat) -> Illegal | None:
    card = has_effect(table.players[seat], "take_from_leaders")
    if not card:
        return Illegal("no-such-card", "diplomats", friendship="diplomat_help")
    if card in table.used:
        return Illegal("card-used", "diplomats", friendship=card)
    return None if help_victims(table, hand_sizes, seat) else Illegal("nobody-richer", "diplomats")


def help_refusal(table: Table, hand_sizes: tuple[int, ...], seat: Seat, decision: Help) -> Illegal | None:
    refusal = help_card_refusal(table, hand_sizes, seat)
    if refusal is not None:
        return refusal
    most = CARDS[has_effect(table.players[seat], "take_from_leaders")].effect.players
    if not 1 <= len(decision.who) <= most or len(set(decision.who)) != len(decision.who):
        return Illegal("help-how-many", "diplomats", most=most)
    victims = help_victims(table, hand_sizes, seat)
    for who in decision.who:
        if who not in victims:
            return Illegal("help-not-richer", "diplomats", who=who)
    return None


# Offers


def trade_refusal(hand: Five, give: Cards, want: Cards) -> Illegal | None:
    """5.1: both sides at least one card, no resource on both, and what is given must be held."""
    for cards in (give, want):
        if not proper(cards):
            return Illegal("no-such-cards", "trade")
        if not cards:
            return Illegal("gift-forbidden", "trade")
    if {kind for kind, _ in give} & {kind for kind, _ in want}:
        return Illegal("same-on-both-sides", "trade")
    if not holds(hand, give):
        return Illegal("cards-missing", "trade", cards=give)
    return None


def proper(cards: Cards) -> bool:
    """Known kinds, each once, in amounts that exist."""
    kinds = [kind for kind, _ in cards]
    fits = all(kind in RESOURCES and 0 < n <= CARDS_PER_RESOURCE for kind, n in cards)
    return fits and len(set(kinds)) == len(kinds)


def sorted_cards(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda pair: RESOURCE_INDEX[pair[0]]))


def offer_refusal(table: Table, hand: Five, seat: Seat, decision: Offer) -> Illegal | None:
    if table.offers_made >= MOST_OFFERS:
        return Illegal("too-many-offers", "trade", most=MOST_OFFERS)
    if decision.who is not None and (decision.who == seat or decision.who not in range(len(table.players))):
        return Illegal("not-another-player", "trade")
    return trade_refusal(hand, decision.give, decision.want)


def counter_refusal(table: Table, hand: Five, seat: Seat, decision: Counter) -> Illegal | None:
    if table.counters_made[seat] >= MOST_OFFERS:
        return Illegal("too-many-counters", "trade", most=MOST_OFFERS)
    return trade_refusal(hand, decision.give, decision.want)


def offered_to(table: Table, seat: Seat) -> Trade | None:
    """The offer that stands for this seat."""
    offer = table.offer
    return offer if offer is not None and offer.who in {None, seat} else None


def accept_refusal(table: Table, hand: Five, seat: Seat, _: Accept) -> Illegal | None:
    offer = offered_to(table, seat)
    if offer is None:
        return Illegal("no-offer", "trade")
    if table.accepted[seat]:
        return Illegal("already-accepted", "trade")
    return None if holds(hand, offer.want) else Illegal("cards-missing", "trade", cards=offer.want)


def awaits_answer(table: Table, seat: Seat) -> bool:
    """An offer stands that was not declined yet, or an own answer that could be taken back."""
    if table.accepted[seat] or table.counters[seat] is not None:
        return True
    return offered_to(table, seat) is not None and not table.declined[seat]


def decline_refusal(table: Table, seat: Seat) -> Illegal | None:
    return None if awaits_answer(table, seat) else Illegal("nothing-to-decline", "trade")


def close_refusal(table: Table, hand: Five, seat: Seat, decision: Close) -> Illegal | None:
    if decision.who == seat or decision.who not in range(len(table.players)):
        return Illegal("not-another-player", "trade")
    deal = deal_of(table, decision)
    if deal is None:
        return Illegal("not-accepted" if decision.deal == "offer" else "no-counter", "trade", who=decision.who)
    return None if holds(hand, deal.give) else Illegal("cards-missing", "trade", cards=deal.give)


def deal_of(table: Table, decision: Close) -> Trade | None:
    """What would change hands, seen from the active player."""
    if decision.deal == "offer":
        return table.offer if table.accepted[decision.who] else None
    counter = table.counters[decision.who]
    return Trade(counter.want, counter.give) if counter is not None else None


def lying(table: Table) -> tuple[Event, ...]:
    """Everything said in this turn that still stands: the offer, who has answered it and how."""
    if table.phase != "trade":
        return ()
    offer = table.offer
    said: list[Event] = [] if offer is None else [OfferMade(table.seat, offer.give, offer.want, offer.who)]
    for seat, counter in enumerate(table.counters):
        if table.accepted[seat]:
            said.append(OfferAccepted(seat))
        if counter is not None:
            said.append(OfferCountered(seat, counter.give, counter.want))
        if offer is not None and table.declined[seat]:
            said.append(OfferDeclined(seat))
    return tuple(said)
