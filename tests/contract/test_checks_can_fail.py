"""For every check a deliberately broken game: a check that cannot fail proves nothing."""

from collections.abc import Mapping
from dataclasses import replace as change
from itertools import count
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

from engine.core.errors import Illegal
from engine.core.families import Bag
from engine.core.game import Step
from engine.core.legal import Legal
from engine.core.notation import Form, Grammar
from engine.core.rng import Rng
from tests.contract.bazaar import Bazaar, State
from tests.contract.bazaar.state import Bid, Bury, Look, Search, Walk
from tests.contract.checks import CHECKS


class NeverEnds(Bazaar):
    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        step = super().play(state, seat, decision, rng)
        return replace(step, state=replace(step.state, round=1))


class Mutates(Bazaar):
    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        force_setattr(state, "bandit", state.bandit + 1)
        return super().play(state, seat, decision, rng)


class Forgetful(Bazaar):
    ticks: ClassVar[Any] = count()

    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        return super().play(state, seat, decision, Rng(next(self.ticks).to_bytes(32, "big")))


class ShortState(msgspec.Struct, frozen=True):
    players: tuple[Any, ...]


class LosesFields(Bazaar):
    state_type = ShortState


class OffersTooMuch(Bazaar):
    def legal(self, state: State, seat: int) -> Legal[Any]:
        legal = super().legal(state, seat)
        return Legal((*legal.decisions, Bid(99)), legal.families) if legal else legal

    def check(self, state: State, seat: int, decision: Any) -> Any:
        if decision == Bid(99):
            raise Illegal("not-possible", "turn")
        return super().check(state, seat, decision)


class AcceptsAnything(Bazaar):
    def check(self, state: State, seat: int, decision: Any) -> Any:
        return decision


class RefusesSilently(Bazaar):
    def check(self, state: State, seat: int, decision: Any) -> Any:
        try:
            return super().check(state, seat, decision)
        except Illegal:
            raise Illegal("", "") from None


class ImaginesWrongly(Bazaar):
    def imagine(self, view: Any, rng: Rng) -> State:
        state = super().imagine(view, rng)
        return replace(state, deck=state.deck[1:])


class ShowsHands(Bazaar):
    def text_board(self, view: Any, speech: Any) -> str:
        return super().text_board(view, speech) + str(self.peek)

    def view(self, state: State, viewer: int | None) -> Any:
        self.peek = tuple(player.hand for player in state.players)
        return super().view(state, viewer)


class AsksOnlyHolders(Bazaar):
    """Whether one is asked tells what one holds."""

    def prompts(self, state: State) -> Any:
        prompts = super().prompts(state)
        return tuple(p for p in prompts if p.kind != "window" or "shield" in state.players[p.seat].hand) or prompts[:0]


class WhispersInReasons(Bazaar):
    def closed(self, state: State, seat: int) -> Mapping[str, Illegal]:
        return {"gather": Illegal("not-possible", "turn", next_card=state.deck[:1])}


class NoBarriers(Bazaar):
    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        return replace(super().play(state, seat, decision, rng), barrier=False)


class BarriersEverywhere(Bazaar):
    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        return replace(super().play(state, seat, decision, rng), barrier=True)


class TellsWhatWasBuried(Bazaar):
    """An event tells others a secret part of a decision."""

    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        step = super().play(state, seat, decision, rng)
        if isinstance(decision, Bury):
            told = replace(step.events[0], what=f"bury {decision.card}")
            return replace(step, events=(told, *step.events[1:]))
        return step


class NoGates(Bazaar):
    def gate(self, view: Any, decision: Any) -> None:
        return None


class AsksWithoutGate(Bazaar):
    def gate(self, view: Any, decision: Any) -> Any:
        gate = super().gate(view, decision)
        return gate if gate and gate.kind != "ask" else None


class BadDefault(Bazaar):
    def default(self, state: State, seat: int, rng: Rng) -> Any:
        return Bid(99)


class LosesCards(Bazaar):
    def play(self, state: State, seat: int, decision: Any, rng: Rng) -> Step[State]:
        step = super().play(state, seat, decision, rng)
        return (
            replace(step, state=replace(step.state, deck=step.state.deck[1:])) if isinstance(decision, Walk) else step
        )


class Mumbles(Bazaar):
    """Two verbs are written alike."""

    grammar: ClassVar[Grammar] = Grammar(
        *(Form(f.decision, "go", f.slots) if f.decision in {Search, Look} else f for f in Bazaar.grammar.forms)
    )


class Miscounts(Bazaar):
    def legal(self, state: State, seat: int) -> Legal[Any]:
        legal = super().legal(state, seat)
        wrong = (change(f, most=f.most + 1) if isinstance(f, Bag) and f.verb == "seize" else f for f in legal.families)
        return Legal(legal.decisions, tuple(_Worse.of(f) if isinstance(f, Bag) else f for f in wrong))


class _Worse(Bag[Any]):
    @classmethod
    def of(cls, bag: Bag[Any]) -> "_Worse":
        return cls(verb=bag.verb, make=bag.make, read=bag.read, stock=bag.stock, least=bag.least, most=bag.most)

    def count(self) -> int:
        return super().count() + 1


class ExcludesBids(Bazaar):
    def weigh(self, view: Any, decision: Any) -> int:
        return 0 if isinstance(decision, Bid) and decision.amount else 1


class ReusesIds(Bazaar):
    def prompts(self, state: State) -> Any:
        return tuple(replace(prompt, id=1) for prompt in super().prompts(state))


class RenamesQuestions(Bazaar):
    """Another seat's sealed answer changes the id of one's own question."""

    def prompts(self, state: State) -> Any:
        answered = sum(bid is not None for bid in state.bids) if state.stage == "bid" else 0
        return tuple(replace(prompt, id=prompt.id * 10 + answered) for prompt in super().prompts(state))


class HoldsTheUnknown(Bazaar):
    def held(self, view: Any) -> tuple[str, ...]:
        return () if view.viewer is None else ("a-card-nobody-wrote-of",)


BROKEN = [
    ("ends", NeverEnds),
    ("pure", Mutates),
    ("deterministic", Forgetful),
    ("snapshots", LosesFields),
    ("legal_applies", OffersTooMuch),
    ("others_refused", AcceptsAnything),
    ("others_refused", RefusesSilently),
    ("imagine", ImaginesWrongly),
    ("no_leaks", ShowsHands),
    ("no_leaks", AsksOnlyHolders),
    ("no_leaks", WhispersInReasons),
    ("barriers", NoBarriers),
    ("barriers", BarriersEverywhere),
    ("barriers", TellsWhatWasBuried),
    ("gates", NoGates),
    ("gates", AsksWithoutGate),
    ("defaults", BadDefault),
    ("conserves", LosesCards),
    ("notation", Mumbles),
    ("families", Miscounts),
    ("weighs", ExcludesBids),
    ("held", HoldsTheUnknown),
    ("prompts", ReusesIds),
    ("prompts", RenamesQuestions),
    ("words", Bazaar),  # the toy has no sentences
]


@pytest.mark.parametrize("check,broken", BROKEN)
def test_check_can_fail(check, broken):
    with pytest.raises(AssertionError):
        CHECKS[check](broken())


def test_every_check_has_a_broken_game():
    assert {check for check, _ in BROKEN} == set(CHECKS)


def test_toy_game_uses_every_decision():
    """The walks of the suite reach every kind of decision, so no part of the toy goes untested."""
    from tests.contract.checks import moments

    used = {type(moment.decision) for moment in moments(Bazaar(), seeds=6)}
    assert used == set(Bazaar.decision_types)
