"""What a viewer sees: all of it, since nothing in this game is hidden but the order of things nobody has seen."""

from engine.core.game import Head, View
from engine.core.prompt import Gate, Prompt, Seat
from engine.games.burgundy.check import ANSWERS
from engine.games.burgundy.components import PHASES, ROUNDS
from engine.games.burgundy.decisions import ChooseCastle, ChooseEstate, Decision, EndTurn
from engine.games.burgundy.state import State


class BurgundyView(View, frozen=True):
    """The common head and the table itself."""

    table: State


_EFFECT_KINDS = {op: f"effect-{op}".replace("_", "-") for op in ANSWERS}


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.stage == "over":
        return ()
    if state.stage == "estates":
        kind = "choose-estate" if state.options.estates == "choose" else "choose-castle"
    else:
        kind = _EFFECT_KINDS[state.pending[0].op] if state.pending else "turn"
    return (Prompt(state.asked, state.order[state.active], kind, state.turn),)


def view(state: State, viewer: Seat | None) -> BurgundyView:
    scores = tuple(player.score for player in state.players)
    head = Head(
        order=state.order,
        awaited=prompts(state),
        stage=(("phase", PHASES[state.phase]), ("round", str(state.round + 1))),
        scores=scores,
        places=tuple(1 + sum(other > score for other in scores) for score in scores),
        end="over" if state.stage == "over" else "after-last-round",
    )
    return BurgundyView(head=head, viewer=viewer, table=state)


def gate(view: BurgundyView, decision: Decision) -> Gate | None:
    """The last player's end of turn rolls the dice of the next round; the last estate chosen deals the first phase."""
    state = view.table
    last = state.active + 1 == len(state.order)
    if isinstance(decision, ChooseEstate | ChooseCastle):
        return Gate("reveal", "first-phase") if last and state.stage == "estates" else None
    if not isinstance(decision, EndTurn) or not last or state.stage != "turn":
        return None
    if state.round + 1 < ROUNDS:
        return Gate("roll", "next-round")
    return Gate("reveal", "next-phase") if state.phase + 1 < len(PHASES) else None
