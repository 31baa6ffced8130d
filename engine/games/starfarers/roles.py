"""Who is asked what, and which kinds of decisions answer it. Depends on nothing that is hidden from the seat."""

import msgspec

from engine.core.prompt import Prompt, Seat
from engine.games.starfarers.board import discards_due
from engine.games.starfarers.decisions import (
    Accept,
    Attach,
    Bank,
    Build,
    Choose,
    Close,
    Continue,
    Counter,
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
from engine.games.starfarers.encounters import over_limit, question
from engine.games.starfarers.state import State, has_effect
from engine.games.starfarers.trading import awaits_answer

Kinds = tuple[type[msgspec.Struct], ...]

TOOTH = "all_over_limit_lose_module"
ENCOUNTER_ANSWERS: dict[str, Kinds] = {
    "gift": (Gift,),
    "yes_no": (Yes, No),
    "gain_choice": (Take,),
    "pay": (Pay,),
    "module_gain": (Attach, Decline),
    "module_lose": (Remove,),
    "ground_ship": (Ground,),
    TOOTH: (Remove,),
}
FOUNDING_ANSWERS: dict[str, Kinds] = {"": (Settle,), "spaceport": (Upgrade,), "ship": (Launch,), "module": (Attach,)}
TRADE: Kinds = (Offer, Close, Withdraw, Bank, Build, Fame, Help, Found, EndTrade)
PHASE_ANSWERS: dict[str, Kinds] = {"roll": (Roll,), "steal": (Steal,), "trade": TRADE, "shake": (Shake,)}
FLIGHT: Kinds = (Fly, Jump, Found, EndTurn)
PAUSE: Kinds = (Continue, Fly, Found, Stop)
NOBODY: tuple[Seat, ...] = ()


def sealing(state: State) -> tuple[Seat, ...]:
    """Seats whose simultaneous choice is due, in or not."""
    table = state.table
    if table.phase == "discard":
        due = (seat for seat, hand in enumerate(state.hands) if discards_due(table.players[seat], sum(hand)))
        return tuple(due)
    if table.phase == "encounter" and not table.placing and question(table, state.card) == TOOTH:
        return over_limit(table, state.card)
    return NOBODY


def relieved(state: State) -> tuple[Seat, ...]:
    """Who may take relief now."""
    if state.table.phase != "relief":
        return NOBODY
    return tuple(seat for seat, player in enumerate(state.table.players) if has_effect(player, "relief"))


def answers(state: State, seat: Seat) -> Kinds:
    """Which kinds of decisions this seat may take now; () = none."""
    table = state.table
    if table.phase == "over":
        return ()
    if due := sealing(state):
        kinds: Kinds = (Discard,) if table.phase == "discard" else (Remove,)
        return kinds if seat in due else ()
    if table.phase == "relief":
        return (Take, Decline) if seat in relieved(state) else ()
    if seat != table.seat:
        return (Accept, Decline, Counter) if table.phase == "trade" else ()
    return _active_answers(state)


def _active_answers(state: State) -> Kinds:
    table = state.table
    if table.picking is not None:
        return (Choose,)
    if table.placing:
        return (Place,)
    if table.phase == "founding":
        return FOUNDING_ANSWERS[table.founding]
    if table.phase == "encounter":
        return ENCOUNTER_ANSWERS[question(table, state.card)]
    if table.phase == "flight":
        return FLIGHT if table.flight is None else PAUSE
    return PHASE_ANSWERS[table.phase]


def kind_of(state: State) -> str:
    """The name of the question to the active seat."""
    table = state.table
    if table.picking is not None:
        return "pick"
    if table.placing:
        return "place"
    if table.phase == "founding":
        return f"founding-{table.founding or 'colony'}"
    if table.phase == "encounter":
        return "encounter-" + question(table, state.card).replace("_", "-")
    if table.phase == "flight" and table.flight is not None:
        return "pause"
    return table.phase


def prompts(state: State) -> tuple[Prompt, ...]:
    table = state.table
    if table.phase == "over":
        return ()
    if due := sealing(state):
        kind = "discard" if table.phase == "discard" else "encounter-remove"
        waiting = [seat for seat in due if state.sealed[seat] is None]
        return tuple(Prompt(table.ids[s], s, kind, table.turn, clock="short", sealed=True) for s in waiting)
    if table.phase == "relief":
        seats = relieved(state)
        return tuple(Prompt(table.ids[s], s, "relief", table.turn, clock="short", presettable=True) for s in seats)
    seat = table.seat
    main = Prompt(table.ids[seat], seat, kind_of(state), table.turn)
    if table.phase != "trade":
        return (main,)
    others = (s for s in range(len(table.players)) if s != seat and awaits_answer(table, s))
    return (main, *(Prompt(table.ids[s], s, "answer", table.turn, clock="open") for s in others))
