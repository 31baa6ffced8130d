"""All legal decisions of a seat: listed where they are few, families where they are many."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.families import Bag, BagPair, Family, Path, Subset
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.starfarers import flight, trading
from engine.games.starfarers.board import discards_due
from engine.games.starfarers.components import CARDS_PER_RESOURCE, RESOURCES, SHIPS, Five
from engine.games.starfarers.decisions import (
    Accept,
    Attach,
    Bank,
    Build,
    Cards,
    Choose,
    Close,
    Continue,
    Counter,
    Decision,
    Decline,
    Discard,
    EndTrade,
    EndTurn,
    Fame,
    Fly,
    Found,
    Gift,
    Ground,
    Help,
    Jump,
    Launch,
    No,
    Offer,
    Pay,
    Place,
    Remove,
    Roll,
    Settle,
    Shake,
    Steal,
    Stop,
    Take,
    Upgrade,
    Withdraw,
    Yes,
)
from engine.games.starfarers.encounters import attachable, current_op, node_at, removable
from engine.games.starfarers.geography import ANCHORAGES_OF, CATAN_SITES
from engine.games.starfarers.roles import answers
from engine.games.starfarers.state import (
    Flight,
    Ship,
    State,
    as_cards,
    cards_left,
    free_anchorages,
    has_effect,
    occupied,
    people_of,
)

MOST_CARDS = CARDS_PER_RESOURCE * len(RESOURCES)
WANTABLE = tuple((resource, CARDS_PER_RESOURCE) for resource in RESOURCES)


def legal(state: State, seat: Seat) -> Legal[Decision]:
    decisions: list[Decision] = []
    families: list[Family[Decision]] = []
    for kind in answers(state, seat):
        for one in _LISTS[kind](state, seat):
            (decisions if isinstance(one, msgspec.Struct) else families).append(one)
    return Legal(tuple(decisions), tuple(families))


def _plain(kind: type[msgspec.Struct]) -> "Lister":
    return lambda _, __: [kind()]


def _bag(kind: Any, verb: str, stock: Five, least: int, most: int) -> Family[Decision]:
    return Bag(
        verb=verb, make=kind, read=lambda decision: decision.cards if isinstance(decision, kind) else None,
        stock=as_cards(stock), least=least, most=most,
    )  # fmt: skip


def _settle(state: State, _: Seat) -> list[Any]:
    taken = occupied(state.table)
    return [Settle(at) for at in CATAN_SITES if at not in taken]


def _upgrade(state: State, seat: Seat) -> list[Any]:
    return [Upgrade(at) for at in state.table.players[seat].colonies]


def _launch(state: State, seat: Seat) -> list[Any]:
    places = ANCHORAGES_OF[state.table.players[seat].spaceports[0]]
    return [Launch(ship, at) for ship in SHIPS for at in places]


def _attach(state: State, seat: Seat) -> list[Any]:
    if state.table.phase == "founding":
        return [Attach(module) for module in dict.fromkeys(state.table.pool)]
    return [Attach(module) for module in attachable(state.table, seat)]


def _take(state: State, _: Seat) -> list[Any]:
    count = taken_count(state)
    return [_bag(Take, "take", state.table.bank, count, count)]


def taken_count(state: State) -> int:
    """How many cards are taken from the bank: one as relief, else what the card says and the bank has."""
    wanted = 1 if state.table.phase == "relief" else int(current_op(state.table, state.card)["n"])
    return min(wanted, sum(state.table.bank))


def _decline(state: State, seat: Seat) -> list[Any]:
    if state.table.phase == "trade":
        return [Decline()] if trading.decline_refusal(state.table, seat) is None else []
    return [Decline()]


def _discard(state: State, seat: Seat) -> list[Any]:
    due = discards_due(state.table.players[seat], sum(state.hands[seat]))
    return [_bag(Discard, "discard", state.hands[seat], due, due)]


def _steal(state: State, seat: Seat) -> list[Any]:
    return [Steal(other) for other, hand in enumerate(state.hands) if other != seat and any(hand)]


# Trade


def _offer(state: State, seat: Seat) -> list[Any]:
    if not sum(state.hands[seat]) or state.table.offers_made >= trading.MOST_OFFERS:
        return []
    others = [other for other in range(len(state.hands)) if other != seat]
    held = as_cards(state.hands[seat])
    return [_offering(who, held) for who in (None, *others)]


def _offering(who: Seat | None, held: Cards) -> Family[Decision]:
    def read(decision: Any) -> Any:
        return (decision.give, decision.want) if isinstance(decision, Offer) and decision.who == who else None

    return BagPair(
        verb="offer", make=lambda pair: Offer(pair[0], pair[1], who), read=read, give=held, want=WANTABLE,
        most=MOST_CARDS,
    )  # fmt: skip


def _counter(state: State, seat: Seat) -> list[Any]:
    hand = state.hands[seat]
    if not sum(hand) or state.table.counters_made[seat] >= trading.MOST_OFFERS:
        return []

    def read(decision: Any) -> Any:
        return (decision.give, decision.want) if isinstance(decision, Counter) else None

    return [BagPair(
        verb="counter", make=lambda pair: Counter(*pair), read=read, give=as_cards(hand), want=WANTABLE,
        most=MOST_CARDS,
    )]  # fmt: skip


def _accept(state: State, seat: Seat) -> list[Any]:
    accept = Accept()
    return [accept] if trading.accept_refusal(state.table, state.hands[seat], seat, accept) is None else []


def _close(state: State, seat: Seat) -> list[Any]:
    table = state.table
    deals = [Close(who, "offer") for who, yes in enumerate(table.accepted) if yes]
    deals += [Close(who, "counter") for who, counter in enumerate(table.counters) if counter is not None]
    return [deal for deal in deals if trading.close_refusal(table, state.hands[seat], seat, deal) is None]


def _withdraw(state: State, _: Seat) -> list[Any]:
    return [Withdraw()] if state.table.offer is not None else []


def _bank(state: State, seat: Seat) -> list[Any]:
    return list(trading.bank_trades(state.table, state.hands[seat], seat))


def _build(state: State, seat: Seat) -> list[Any]:
    return list(trading.builds(state.table, state.hands[seat], seat))


def _fame(state: State, seat: Seat) -> list[Any]:
    possible = has_effect(state.table.players[seat], "buy_half_medal")
    return [Fame()] if possible and trading.fame_refusal(state.table, state.hands[seat], seat) is None else []


def _help(state: State, seat: Seat) -> list[Any]:
    if not has_effect(state.table.players[seat], "take_from_leaders"):
        return []
    sizes = tuple(sum(hand) for hand in state.hands)
    if trading.help_card_refusal(state.table, sizes, seat) is not None:
        return []
    victims = trading.help_victims(state.table, sizes, seat)
    pairs = [(one, other) for i, one in enumerate(victims) for other in victims[i + 1 :]]
    return [Help(who) for who in (*((one,) for one in victims), *pairs)]


# Encounters


def _gift(state: State, seat: Seat) -> list[Any]:

    assert state.table.meeting is not None
    most = node_at(state.card, state.table.meeting.path)["max"]
    return [_bag(Gift, "gift", state.hands[seat], 0, min(most, sum(state.hands[seat])))]


def _pay(state: State, seat: Seat) -> list[Any]:
    count = int(current_op(state.table, state.card)["n"])
    return [_bag(Pay, "pay", state.hands[seat], count, count)]


def _remove(state: State, seat: Seat) -> list[Any]:
    return [Remove(module) for module in removable(state.table.players[seat])]


def _ground(state: State, seat: Seat) -> list[Any]:
    return [Ground(at) for at in flight.groundable(state.table, seat)]


# Flight


def _fly(state: State, seat: Seat) -> list[Any]:
    table = state.table
    if table.flight is not None:
        movers: list[tuple[Ship | Flight, int]] = [(table.flight, table.flight.speed)]
    else:
        speed = flight.speed_of(table, seat)
        movers = [(ship, speed) for ship in table.players[seat].ships if flight.can_move(ship)]
    found = [(mover.at, flight.Stops(table, seat, mover), speed) for mover, speed in movers]
    return [_flying(ship, stops, speed) for ship, stops, speed in found if stops.reached(ship, speed)]


def _flying(ship: str, stops: flight.Stops, speed: int) -> Family[Decision]:
    neighbours: Any = stops.geography.neighbours

    def near(place: Any) -> tuple[str, ...]:
        found: tuple[str, ...] = neighbours.get(place, ())
        return found

    def read(decision: Any) -> Any:
        return decision.path if isinstance(decision, Fly) and decision.ship == ship else None

    return Path(
        verb="fly", make=lambda path: Fly(path, ship), read=read, start=ship, steps=speed,
        neighbours=near, stops=stops,
    )  # fmt: skip


def _continue(state: State, seat: Seat) -> list[Any]:
    paused = state.table.flight
    assert paused is not None
    fits = paused.path and flight.Stops(state.table, seat, paused)(paused.path[-1])
    return [Continue()] if fits else []


def _stop(state: State, seat: Seat) -> list[Any]:
    paused = state.table.flight
    assert paused is not None
    return [Stop()] if flight.Stops(state.table, seat, paused)(paused.at) else []


def _jump(state: State, seat: Seat) -> list[Any]:
    if not state.table.jump:
        return []
    ships = [ship for ship in state.table.players[seat].ships if flight.can_move(ship)]
    goals = [(ship.at, flight.Stops(state.table, seat, ship).jumps()) for ship in ships]
    return [_jumping(at, places) for at, places in goals if places]


def _jumping(ship: str, places: tuple[str, ...]) -> Family[Decision]:
    def read(decision: Any) -> Any:
        return (decision.to,) if isinstance(decision, Jump) and decision.ship == ship else None

    return Subset(
        verb="jump", make=lambda chosen: Jump(ship, chosen[0]), read=read, items=places, least=1, most=1,
    )  # fmt: skip


def _found(state: State, seat: Seat) -> list[Any]:
    table = state.table
    ships = (table.flight,) if table.flight is not None else table.players[seat].ships
    sites = table.geography.sites
    places = [ship.at for ship in ships if ship.kind == "colony_ship" and ship.at in sites]
    return [Found(at) for at in places if flight.found_refusal(table, seat, at) is None]


def _choose(state: State, _: Seat) -> list[Any]:
    assert state.table.picking is not None
    return [Choose(card) for card in cards_left(state.table, people_of(state.table, state.table.picking))]


def _place(state: State, seat: Seat) -> list[Any]:
    return [Place(at) for at in free_anchorages(state.table, seat)]


def _end_turn(state: State, seat: Seat) -> list[Any]:
    return [] if flight.open_duties(state.table, seat) else [EndTurn()]


Lister = Callable[[State, Seat], list[Any]]
_LISTS: dict[type[msgspec.Struct], Lister] = {
    Settle: _settle,
    Upgrade: _upgrade,
    Launch: _launch,
    Attach: _attach,
    Roll: _plain(Roll),
    Take: _take,
    Decline: _decline,
    Discard: _discard,
    Steal: _steal,
    Offer: _offer,
    Accept: _accept,
    Counter: _counter,
    Close: _close,
    Withdraw: _withdraw,
    Bank: _bank,
    Build: _build,
    Fame: _fame,
    Help: _help,
    Found: _found,
    EndTrade: _plain(EndTrade),
    Shake: _plain(Shake),
    Gift: _gift,
    Yes: _plain(Yes),
    No: _plain(No),
    Pay: _pay,
    Remove: _remove,
    Ground: _ground,
    Fly: _fly,
    Continue: _continue,
    Stop: _stop,
    Jump: _jump,
    Choose: _choose,
    Place: _place,
    EndTurn: _end_turn,
}
