"""Whether a decision rolls, reveals or asks somebody else: it is tried on what the viewer sees, without dice."""

from collections.abc import Sequence
from typing import NoReturn, TypeVar

from engine.core.errors import Illegal
from engine.core.prompt import Gate, Prompt
from engine.core.rng import Rng
from engine.games.catan_cards import apply, check
from engine.games.catan_cards.decisions import Decision, OfferTrade
from engine.games.catan_cards.view import CatanView, prompts

T = TypeVar("T")
ROLLS = frozenset({"production die", "event die", "event die again", "card roll", "wall", "duel 0", "duel 1"})


class _Uncertain(Exception):
    """Something would be rolled or turned up."""

    def __init__(self, purpose: str) -> None:
        super().__init__(purpose)
        self.purpose = purpose


class _NoDice(Rng):
    """Whoever asks for chance is told on."""

    def below(self, n: int, purpose: str) -> NoReturn:  # noqa: ARG002 - the purpose is what matters
        raise _Uncertain(purpose)

    def draw(
        self,
        bag: Sequence[T],  # noqa: ARG002 - the purpose is what matters
        count: int,  # noqa: ARG002 - the same
        purpose: str,
    ) -> tuple[tuple[T, ...], tuple[T, ...]]:
        raise _Uncertain(purpose)


_NO_DICE = _NoDice(bytes(32))


def gate(view: CatanView, decision: Decision) -> Gate | None:
    state, seat = view.table, view.viewer
    if seat is None or seat not in {prompt.seat for prompt in view.head.awaited}:
        return None
    if any(state.answered):  # the other sealed answer is in: this one opens both
        return Gate("reveal", "answers")
    try:
        step = apply.play(state, seat, check.check(state, seat, decision), _NO_DICE)
    except Illegal:
        return None
    except _Uncertain as chance:
        return Gate("roll", "dice") if chance.purpose in ROLLS else Gate("reveal", "cards")
    if step.barrier:
        return Gate("reveal", "cards")
    if isinstance(decision, OfferTrade):
        return Gate("ask", "offer")
    return Gate("ask", "opponent") if _asks_others(view.head.awaited, prompts(step.state)) else None


def _asks_others(before: tuple[Prompt, ...], after: tuple[Prompt, ...]) -> bool:
    turn = max((prompt.turn for prompt in before), default=0)
    known = {prompt.seat for prompt in before}
    return any(prompt.seat not in known for prompt in after if prompt.turn == turn)
