"""Which verbs are closed now, and why: for the "Not now" line of a panel."""

from collections.abc import Callable

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.starfarers import flight, trading
from engine.games.starfarers.check import check, not_now
from engine.games.starfarers.components import BUILDABLE, COSTS
from engine.games.starfarers.decisions import Accept, Continue, Decision, EndTurn, Stop
from engine.games.starfarers.legal import legal
from engine.games.starfarers.notation import GRAMMAR
from engine.games.starfarers.roles import answers
from engine.games.starfarers.state import State, covers

_VERBS = {form.decision: form.verb for form in GRAMMAR.forms}


def closed(state: State, seat: Seat) -> dict[str, Illegal]:
    """Every verb without a legal decision, with the reason that a person would name first."""
    if state.table.phase == "over":
        return dict.fromkeys(_VERBS.values(), Illegal("game-over", "turn"))
    kinds = answers(state, seat)
    if not kinds:
        return dict.fromkeys(_VERBS.values(), Illegal("not-your-turn", "turn", seat=state.table.seat))
    found = legal(state, seat)
    possible = {_VERBS[type(decision)] for decision in found.decisions} | {family.verb for family in found.families}
    here = {_VERBS[kind] for kind in kinds}
    shut = [verb for verb in _VERBS.values() if verb not in possible]
    return {verb: _reason(state, seat, verb) if verb in here else not_now(state, seat) for verb in shut}


def _reason(state: State, seat: Seat, verb: str) -> Illegal:
    """A verb of this phase with nothing to do."""
    return _REASONS[verb](state, seat) or not_now(state, seat)


def _offer(state: State, _: Seat) -> Illegal:
    if state.table.offers_made >= trading.MOST_OFFERS:
        return Illegal("too-many-offers", "trade", most=trading.MOST_OFFERS)
    return Illegal("hand-empty", "trade")


def _counter(state: State, seat: Seat) -> Illegal:
    if state.table.counters_made[seat] >= trading.MOST_OFFERS:
        return Illegal("too-many-counters", "trade", most=trading.MOST_OFFERS)
    return Illegal("hand-empty", "trade")


def _accept(state: State, seat: Seat) -> Illegal | None:
    return trading.accept_refusal(state.table, state.hands[seat], seat, Accept())


def _decline(state: State, seat: Seat) -> Illegal | None:
    return trading.decline_refusal(state.table, seat)


def _close(state: State, _: Seat) -> Illegal:
    answered = any(state.table.accepted) or any(counter is not None for counter in state.table.counters)
    return Illegal("deal-not-covered" if answered else "nobody-accepted", "trade")


def _build(state: State, seat: Seat) -> Illegal:
    """What is affordable but lacks a piece or a place is the better answer."""
    dear = [what for what in BUILDABLE if covers(state.hands[seat], COSTS[what])]
    refusals = (trading.piece_refusal(state.table, seat, what) for what in dear)
    return next((one for one in refusals if one is not None), Illegal("nothing-affordable", "building"))


def _fame(state: State, seat: Seat) -> Illegal | None:
    return trading.fame_refusal(state.table, state.hands[seat], seat)


def _help(state: State, seat: Seat) -> Illegal | None:
    return trading.help_card_refusal(state.table, tuple(sum(hand) for hand in state.hands), seat)


def _found(state: State, seat: Seat) -> Illegal:
    """The reason of the first colony ship."""
    table = state.table
    if table.flight is not None:
        return flight.found_refusal(table, seat, table.flight.at) or Illegal("no-colony-ship", "founding")
    ships = [ship.at for ship in table.players[seat].ships if ship.kind == "colony_ship"]
    refusals = (flight.found_refusal(table, seat, at) for at in ships)
    return next((one for one in refusals if one is not None), Illegal("no-colony-ship", "founding"))


def _fly(state: State, seat: Seat) -> Illegal:
    movable = any(flight.can_move(ship) for ship in state.table.players[seat].ships)
    return Illegal("no-stop-in-reach" if movable or state.table.flight else "no-ship-to-fly", "flight")


def _jump(state: State, _: Seat) -> Illegal:
    return Illegal("no-ship-to-fly" if state.table.jump else "no-jump", "jump")


def _continue(state: State, seat: Seat) -> Illegal | None:
    return _refusal(state, seat, Continue())


def _stop(state: State, seat: Seat) -> Illegal | None:
    return _refusal(state, seat, Stop())


def _end_turn(state: State, seat: Seat) -> Illegal | None:
    return _refusal(state, seat, EndTurn())


def _refusal(state: State, seat: Seat, decision: Decision) -> Illegal | None:
    try:
        check(state, seat, decision)
    except Illegal as illegal:
        return illegal
    return None


_REASONS: dict[str, Callable[[State, Seat], Illegal | None]] = {
    "offer": _offer,
    "counter": _counter,
    "accept": _accept,
    "decline": _decline,
    "close": _close,
    "withdraw": lambda _, __: Illegal("no-offer", "trade"),
    "bank": lambda _, __: Illegal("nothing-to-swap", "bank"),
    "build": _build,
    "fame": _fame,
    "help": _help,
    "found": _found,
    "fly": _fly,
    "jump": _jump,
    "continue": _continue,
    "stop": _stop,
    "end": _end_turn,
}
