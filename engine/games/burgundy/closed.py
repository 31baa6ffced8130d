"""Which verbs are closed now, and why: for the "Not now" line of a panel."""

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.burgundy.check import ANSWERS
from engine.games.burgundy.components import PRICE_SILVER
from engine.games.burgundy.decisions import DECISIONS, Pass
from engine.games.burgundy.legal import legal, stored_types
from engine.games.burgundy.notation import GRAMMAR
from engine.games.burgundy.state import EMPTY, State

_VERBS = {form.decision: form.verb for form in GRAMMAR.forms}


def closed(state: State, seat: Seat) -> dict[str, Illegal]:
    """Every verb without a legal decision, with the reason that a person would name first."""
    if state.stage == "over":
        return dict.fromkeys(_VERBS.values(), Illegal("game-over", "turn"))
    if seat != state.seat:
        return dict.fromkeys(_VERBS.values(), Illegal("not-your-turn", "turn", seat=state.seat))
    possible = {type(decision) for decision in legal(state, seat).decisions}
    shut = [_VERBS[kind] for kind in DECISIONS if kind not in possible]
    if state.stage == "estates":
        return {verb: _estate_reason(state, verb) for verb in shut}
    if state.pending:
        return {verb: _effect_reason(state, verb) for verb in shut}
    return {verb: _turn_reason(state, verb) for verb in shut}


def _estate_reason(state: State, verb: str) -> Illegal:
    if verb in {"estate", "castle"}:
        return Illegal("estate-not-chosen" if state.options.estates == "choose" else "estate-is-dealt", "estates")
    return Illegal("estate-first", "estates")


def _effect_reason(state: State, verb: str) -> Illegal:
    effect = state.pending[0]
    if verb == _VERBS[Pass]:
        return Illegal("effect-compulsory", "effects", effect=effect.op)
    if verb in {_VERBS[kind] for kind in ANSWERS[effect.op]}:
        return Illegal("nothing-fits", "effects", effect=effect.op)
    return Illegal("effect-first", "effects", effect=effect.op)


def _turn_reason(state: State, verb: str) -> Illegal:
    player = state.players[state.seat]
    spent = all(player.used)
    reasons = {
        "estate": Illegal("estates-are-set", "estates"),
        "castle": Illegal("estates-are-set", "estates"),
        "collect": Illegal("no-ship-placed", "ship"),
        "pass": Illegal("nothing-to-pass", "effects"),
        "end": Illegal("dice-left", "turn", number=player.used.count(False)),
    }
    if verb in reasons:
        return reasons[verb]
    if verb == "buy":
        return _buy_reason(state)
    if spent:
        return Illegal("dice-spent", "dice")
    if verb == "take":
        empty = all(tile == EMPTY for tiles in state.depots for tile in tiles)
        return Illegal("depots-empty", "take") if empty else Illegal("dice-reach-nothing", "dice", have=player.workers)
    if verb == "place":
        return Illegal("no-place-for-tiles", "place") if player.storage else Illegal("storage-empty", "storage")
    sellable = stored_types(player)
    return (
        Illegal("dice-reach-nothing", "dice", have=player.workers) if sellable else Illegal("nothing-to-sell", "sell")
    )


def _buy_reason(state: State) -> Illegal:
    player = state.players[state.seat]
    if player.bought:
        return Illegal("already-bought", "buy")
    if player.silver < PRICE_SILVER:
        return Illegal("not-enough-silver", "buy", have=player.silver, need=PRICE_SILVER)
    return Illegal("black-depot-empty", "buy")
