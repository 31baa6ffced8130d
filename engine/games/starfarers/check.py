"""Why a decision is not legal: the same rules as legal.py, each with its reason and the entry it comes from."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.starfarers import flight, trading
from engine.games.starfarers.board import discards_due
from engine.games.starfarers.components import CARDS, MODULES, SHIPS, Five
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
from engine.games.starfarers.legal import taken_count
from engine.games.starfarers.roles import answers, kind_of
from engine.games.starfarers.state import (
    Ship,
    State,
    cards_left,
    free_anchorages,
    holds,
    occupied,
    people_of,
    ships_at,
)


def check(state: State, seat: Seat, decision: Decision) -> Decision:
    """The canonical form of a legal decision; raises Illegal otherwise."""
    if state.table.phase == "over":
        raise Illegal("game-over", "turn")
    open_kinds = answers(state, seat)
    if not open_kinds:
        raise Illegal("not-your-turn", "turn", seat=state.table.seat)
    if type(decision) not in open_kinds:
        raise not_now(state, seat)
    return _CHECKS[type(decision)](state, seat, decision)


def not_now(state: State, seat: Seat) -> Illegal:
    """Another question stands first."""
    phase = "answer" if state.table.phase == "trade" and seat != state.table.seat else kind_of(state)
    return Illegal("not-now", "turn", phase=phase)


def _need(refusal: Illegal | None) -> None:
    if refusal is not None:
        raise refusal


def _same(_: State, __: Seat, decision: Decision) -> Decision:
    """The phase alone decides."""
    return decision


def _cards(cards: Cards, stock: Five, least: int, most: int, rule: str) -> Cards:
    """A multiset that the stock covers, of the right size."""
    if not trading.proper(cards):
        raise Illegal("no-such-cards", rule)
    count = sum(n for _, n in cards)
    if not least <= count <= most:
        raise Illegal("how-many-cards", rule, least=least, most=most, have=count)
    if not holds(stock, cards):
        raise Illegal("cards-missing", rule, cards=cards)
    return trading.sorted_cards(cards)


# Founding phase


def _settle(state: State, _: Seat, decision: Settle) -> Decision:
    if decision.at not in CATAN_SITES:
        raise Illegal("not-a-catan-site", "founding-phase", at=decision.at)
    if decision.at in occupied(state.table):
        raise Illegal("place-taken", "founding-phase", at=decision.at)
    return decision


def _upgrade(state: State, seat: Seat, decision: Upgrade) -> Decision:
    if decision.at not in state.table.players[seat].colonies:
        raise Illegal("not-your-colony", "founding-phase", at=decision.at)
    return decision


def _launch(state: State, seat: Seat, decision: Launch) -> Decision:
    if decision.ship not in SHIPS:
        raise Illegal("no-such-build", "founding-phase")
    if decision.at not in ANCHORAGES_OF[state.table.players[seat].spaceports[0]]:
        raise Illegal("not-your-anchorage", "founding-phase", at=decision.at)
    return decision


def _attach(state: State, seat: Seat, decision: Attach) -> Decision:
    if decision.module not in MODULES:
        raise Illegal("no-such-module", "modules")
    founding = state.table.phase == "founding"
    if decision.module not in (state.table.pool if founding else attachable(state.table, seat)):
        raise Illegal("module-not-left", "modules", module=decision.module)
    return decision


# Production


def _take(state: State, _: Seat, decision: Take) -> Decision:
    count = taken_count(state)
    rule = "relief" if state.table.phase == "relief" else "encounters"
    if trading.proper(decision.cards) and not holds(state.table.bank, decision.cards):
        raise Illegal("bank-lacks", rule, cards=decision.cards)
    return Take(_cards(decision.cards, state.table.bank, count, count, rule))


def _decline(state: State, seat: Seat, decision: Decline) -> Decision:
    if state.table.phase == "trade":
        _need(trading.decline_refusal(state.table, seat))
    return decision


def _discard(state: State, seat: Seat, decision: Discard) -> Decision:
    due = discards_due(state.table.players[seat], sum(state.hands[seat]))
    return Discard(_cards(decision.cards, state.hands[seat], due, due, "seven"))


def _steal(state: State, seat: Seat, decision: Steal) -> Decision:
    if decision.who == seat or decision.who not in range(len(state.hands)):
        raise Illegal("not-another-player", "seven")
    if not sum(state.hands[decision.who]):
        raise Illegal("empty-hand", "seven", who=decision.who)
    return decision


# Trade and build


def _offer(state: State, seat: Seat, decision: Offer) -> Decision:
    _need(trading.offer_refusal(state.table, state.hands[seat], seat, decision))
    return Offer(trading.sorted_cards(decision.give), trading.sorted_cards(decision.want), decision.who)


def _accept(state: State, seat: Seat, decision: Accept) -> Decision:
    _need(trading.accept_refusal(state.table, state.hands[seat], seat, decision))
    return decision


def _counter(state: State, seat: Seat, decision: Counter) -> Decision:
    _need(trading.counter_refusal(state.table, state.hands[seat], seat, decision))
    return Counter(trading.sorted_cards(decision.give), trading.sorted_cards(decision.want))


def _close(state: State, seat: Seat, decision: Close) -> Decision:
    _need(trading.close_refusal(state.table, state.hands[seat], seat, decision))
    return decision


def _withdraw(state: State, _: Seat, decision: Withdraw) -> Decision:
    if state.table.offer is None:
        raise Illegal("no-offer", "trade")
    return decision


def _bank(state: State, seat: Seat, decision: Bank) -> Decision:
    _need(trading.bank_refusal(state.table, state.hands[seat], seat, decision))
    return decision


def _build(state: State, seat: Seat, decision: Build) -> Decision:
    _need(trading.build_refusal(state.table, state.hands[seat], seat, decision))
    return decision


def _fame(state: State, seat: Seat, decision: Fame) -> Decision:
    _need(trading.fame_refusal(state.table, state.hands[seat], seat))
    return decision


def _help(state: State, seat: Seat, decision: Help) -> Decision:
    sizes = tuple(sum(hand) for hand in state.hands)
    _need(trading.help_refusal(state.table, sizes, seat, decision))
    return Help(tuple(sorted(decision.who)))


# Encounters


def _gift(state: State, seat: Seat, decision: Gift) -> Decision:
    assert state.table.meeting is not None
    most = int(node_at(state.card, state.table.meeting.path)["max"])
    hand = state.hands[seat]
    return Gift(_cards(decision.cards, hand, 0, min(most, sum(hand)), "encounters"))


def _pay(state: State, seat: Seat, decision: Pay) -> Decision:
    count = int(current_op(state.table, state.card)["n"])
    return Pay(_cards(decision.cards, state.hands[seat], count, count, "encounters"))


def _remove(state: State, seat: Seat, decision: Remove) -> Decision:
    if decision.module not in MODULES:
        raise Illegal("no-such-module", "modules")
    if decision.module not in removable(state.table.players[seat]):
        raise Illegal("module-not-held", "modules", module=decision.module)
    return decision


def _ground(state: State, seat: Seat, decision: Ground) -> Decision:
    if flight.ship_named(state.table, seat, decision.ship) is None:
        raise Illegal("no-ship-there", "grounding", at=decision.ship)
    if decision.ship not in flight.groundable(state.table, seat):
        raise Illegal("ground-another", "grounding", at=decision.ship)
    return decision


# Flight


def _fly(state: State, seat: Seat, decision: Fly) -> Decision:
    """6.2: any legal path, or just its goal."""
    table = state.table
    mover = table.flight or _movable(state, seat, decision.ship)
    if table.flight is not None and decision.ship not in {None, table.flight.at}:
        raise Illegal("flight-first", "flight", at=table.flight.at)
    steps = table.flight.speed if table.flight is not None else flight.speed_of(table, seat)
    if not decision.path:
        raise Illegal("no-path", "flight")
    stops = flight.Stops(table, seat, mover)
    path = _whole_path(state, mover.at, decision.path, steps)
    _need(flight.path_refusal(table, mover.at, path, steps))
    _need(stops.refusal(path[-1]))
    return Fly(path, mover.at)


def _whole_path(state: State, start: str, path: tuple[str, ...], steps: int) -> tuple[str, ...]:
    """A single goal further off means the first shortest way to it."""
    neighbours = state.table.geography.neighbours
    goal = path[0]
    if len(path) > 1 or goal not in neighbours or goal in neighbours[start]:
        return path
    way = flight.way(state.table, start, goal, steps)
    if not way:
        raise Illegal("already-there" if goal == start else "out-of-reach", "flight", at=goal, have=steps)
    return way


def _movable(state: State, seat: Seat, at: str | None) -> Ship:
    ships = [ship for ship in state.table.players[seat].ships if flight.can_move(ship)]
    if at is None:
        if len(ships) == 1:
            return ships[0]
        raise Illegal("which-ship" if ships else "no-ship-to-fly", "flight", places=[ship.at for ship in ships])
    ship = flight.ship_named(state.table, seat, at)
    if ship is None:
        foreign = at in ships_at(state.table)
        raise Illegal("not-your-ship" if foreign else "no-ship-there", "flight", at=at)
    if ship.grounded:
        raise Illegal("ship-grounded", "grounding", at=at)
    if ship.flown:
        raise Illegal("ship-flown", "flight", at=at)
    return ship


def _continue(state: State, seat: Seat, decision: Continue) -> Decision:
    paused = state.table.flight
    assert paused is not None
    if not paused.path:
        raise Illegal("path-done", "flight", at=paused.at)
    _need(flight.Stops(state.table, seat, paused).refusal(paused.path[-1]))
    return decision


def _stop(state: State, seat: Seat, decision: Stop) -> Decision:
    paused = state.table.flight
    assert paused is not None
    _need(flight.Stops(state.table, seat, paused).refusal(paused.at))
    return decision


def _jump(state: State, seat: Seat, decision: Jump) -> Decision:
    if not state.table.jump:
        raise Illegal("no-jump", "jump")
    ship = _movable(state, seat, decision.ship)
    _need(flight.Stops(state.table, seat, ship).jump_refusal(decision.to))
    return decision


def _found(state: State, seat: Seat, decision: Found) -> Decision:
    _need(flight.found_refusal(state.table, seat, decision.at))
    return decision


def _choose(state: State, _: Seat, decision: Choose) -> Decision:
    assert state.table.picking is not None
    left = cards_left(state.table, people_of(state.table, state.table.picking))
    if decision.card not in CARDS:
        raise Illegal("no-such-friendship", "friendship")
    if decision.card not in left:
        raise Illegal("card-not-left", "friendship", friendship=decision.card)
    return decision


def _place(state: State, seat: Seat, decision: Place) -> Decision:
    if decision.at not in free_anchorages(state.table, seat):
        raise Illegal("not-a-free-anchorage", "free-ships", at=decision.at, places=free_anchorages(state.table, seat))
    return decision


def _end_turn(state: State, seat: Seat, decision: EndTurn) -> Decision:
    owed = flight.open_duties(state.table, seat)
    if owed:
        raise Illegal("duty-open", "duties", places=owed)
    return decision


_CHECKS: dict[type[msgspec.Struct], Callable[[State, Seat, Any], Decision]] = {
    Settle: _settle,
    Upgrade: _upgrade,
    Launch: _launch,
    Attach: _attach,
    Roll: _same,
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
    EndTrade: _same,
    Shake: _same,
    Gift: _gift,
    Yes: _same,
    No: _same,
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
