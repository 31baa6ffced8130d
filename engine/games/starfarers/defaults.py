"""What is played for an absent player (rules, section 10): always legal and harmless; only discards are random."""

from collections.abc import Callable

from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.starfarers import flight
from engine.games.starfarers.board import site_pips
from engine.games.starfarers.components import MODULE_INDEX, MODULES, RESOURCES, Five
from engine.games.starfarers.decisions import (
    Attach,
    Cards,
    Choose,
    Continue,
    Decision,
    Decline,
    Discard,
    EndTrade,
    EndTurn,
    Fly,
    Found,
    Gift,
    Ground,
    Jump,
    Launch,
    No,
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
)
from engine.games.starfarers.encounters import attachable, current_op, removable
from engine.games.starfarers.geography import ANCHORAGES_OF, CATAN_SITES, by_id, place_key
from engine.games.starfarers.legal import taken_count
from engine.games.starfarers.roles import kind_of, relieved, sealing
from engine.games.starfarers.state import (
    NOTHING,
    Ship,
    State,
    as_cards,
    cards_left,
    free_anchorages,
    left_of,
    occupied,
    people_of,
    plus,
)
from engine.games.starfarers.view import random_discard

REMOVAL_ORDER = tuple(reversed(MODULES))  # ties: freight pod, cannon, booster


def default(state: State, seat: Seat, rng: Rng) -> Decision:
    if seat in sealing(state):
        discards = state.table.phase == "discard"
        return Discard(random_discard(state, seat, rng)) if discards else _remove(state, seat)
    if seat in relieved(state):
        return Take(_held_least(state.hands[seat], state.table.bank, 1))
    if seat != state.table.seat:
        return Decline()
    return _DEFAULTS[kind_of(state)](state, seat)


def _held_least(hand: Five, bank: Five, count: int) -> Cards:
    """One by one the kind in stock held least."""
    taken = NOTHING
    for _ in range(count):
        stock = [kind for kind in range(len(RESOURCES)) if bank[kind] > taken[kind]]
        least = min(stock, key=lambda kind: (hand[kind] + taken[kind], kind))
        taken = plus(taken, tuple(int(kind == least) for kind in range(len(RESOURCES))))
    return as_cards(taken)


def _held_most(hand: Five, count: int) -> Cards:
    """One by one the kind held most."""
    left = list(hand)
    paid = [0] * len(RESOURCES)
    for _ in range(count):
        most = max(range(len(RESOURCES)), key=lambda kind: (left[kind], -kind))
        left[most] -= 1
        paid[most] += 1
    return as_cards(tuple(paid))


def _settle(state: State, _: Seat) -> Decision:
    free = [at for at in CATAN_SITES if at not in occupied(state.table)]
    return Settle(max(free, key=lambda at: (site_pips(state.table, at), -free.index(at))))


def _upgrade(state: State, seat: Seat) -> Decision:
    own = by_id(state.table.players[seat].colonies)
    return Upgrade(max(own, key=lambda at: (site_pips(state.table, at), -own.index(at))))


def _launch(state: State, seat: Seat) -> Decision:
    return Launch("colony_ship", ANCHORAGES_OF[state.table.players[seat].spaceports[0]][0])


def _founding_module(state: State, _: Seat) -> Decision:
    return Attach(next(module for module in MODULES if module in state.table.pool))


def _steal(state: State, seat: Seat) -> Decision:
    others = left_of(state.table, seat)
    return Steal(max(others, key=lambda other: (sum(state.hands[other]), -others.index(other))))


def _take(state: State, seat: Seat) -> Decision:
    return Take(_held_least(state.hands[seat], state.table.bank, taken_count(state)))


def _pay(state: State, seat: Seat) -> Decision:
    return Pay(_held_most(state.hands[seat], int(current_op(state.table, state.card)["n"])))


def _module_gain(state: State, seat: Seat) -> Decision:
    modules = state.table.players[seat].modules
    return Attach(min(attachable(state.table, seat), key=lambda module: modules[MODULE_INDEX[module]]))


def _remove(state: State, seat: Seat) -> Decision:
    player = state.table.players[seat]
    kinds = [module for module in REMOVAL_ORDER if module in removable(player)]
    return Remove(max(kinds, key=lambda module: player.modules[MODULE_INDEX[module]]))


def _ground(state: State, seat: Seat) -> Decision:
    """The first ship that will have no duty, else the first that may be chosen."""
    table = state.table
    ships = by_id(flight.groundable(table, seat))
    named = [(at, flight.ship_named(table, seat, at)) for at in ships]
    idle = [at for at, ship in named if ship is not None and not flight.duty_of(table, seat, ship)]
    return Ground((idle or list(ships))[0])


def _pause(state: State, seat: Seat) -> Decision:
    paused = state.table.flight
    assert paused is not None
    stops = flight.Stops(state.table, seat, paused)
    return Continue() if paused.path and stops(paused.path[-1]) else Stop()


def _flight(state: State, seat: Seat) -> Decision:
    """Nothing flies unless it has to."""
    table = state.table
    for at in by_id(flight.open_duties(table, seat)):
        ship = flight.ship_named(table, seat, at)
        assert ship is not None
        return _fulfil(state, seat, ship)
    return EndTurn()


def _fulfil(state: State, seat: Seat, ship: Ship) -> Decision:
    """Found if possible, otherwise the nearest legal stop, else the first legal jump."""
    table = state.table
    if flight.found_refusal(table, seat, ship.at) is None:
        return Found(ship.at)
    stops = flight.Stops(table, seat, ship)
    speed = flight.speed_of(table, seat)
    goals = [place for place in flight.reachable(table, ship.at, speed) if stops(place)]
    ways = [(flight.way(table, ship.at, goal, speed) or (), goal) for goal in goals]
    if ways:
        return Fly(min(ways, key=lambda found: (len(found[0]), place_key(found[1])))[0], ship.at)
    return Jump(ship.at, stops.jumps()[0])


def _choose(state: State, _: Seat) -> Decision:
    assert state.table.picking is not None
    return Choose(cards_left(state.table, people_of(state.table, state.table.picking))[0])


def _place(state: State, seat: Seat) -> Decision:
    return Place(free_anchorages(state.table, seat)[0])


def _plain(decision: Decision) -> Callable[[State, Seat], Decision]:
    return lambda _, __: decision


_DEFAULTS: dict[str, Callable[[State, Seat], Decision]] = {
    "founding-colony": _settle,
    "founding-spaceport": _upgrade,
    "founding-ship": _launch,
    "founding-module": _founding_module,
    "roll": _plain(Roll()),
    "steal": _steal,
    "trade": _plain(EndTrade()),
    "shake": _plain(Shake()),
    "encounter-gift": _plain(Gift(())),
    "encounter-yes-no": _plain(No()),
    "encounter-gain-choice": _take,
    "encounter-pay": _pay,
    "encounter-module-gain": _module_gain,
    "encounter-module-lose": _remove,
    "encounter-ground-ship": _ground,
    "flight": _flight,
    "pause": _pause,
    "pick": _choose,
    "place": _place,
}
