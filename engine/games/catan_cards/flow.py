"""One decision being carried out: the state as it changes, what is said about it, and the tasks that follow.

Tasks are done first to last. A task that is a question waits for its answers unless only one answer is possible.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.catan_cards import holdings, stacks
from engine.games.catan_cards.components import CARDS, Effect
from engine.games.catan_cards.decisions import Amounts, Decision
from engine.games.catan_cards.events import (
    CardLeft,
    CardsTaken,
    ResourcesGained,
    ResourcesLost,
    ResourcesPaid,
    ResourcesTaken,
)
from engine.games.catan_cards.kept import Kept
from engine.games.catan_cards.standing import back_to_row, other, shows_draws
from engine.games.catan_cards.state import Placed, Player, State, Task

Run = Callable[["Flow", Task], None]
Answers = Mapping[Seat, Any]  # each question knows the kinds of its own answers


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """How one kind of task is asked and settled."""

    kind: str
    rule: str
    options: Callable[[State, Task, Seat], Legal[Decision]]
    settle: Callable[["Flow", Task, Answers], None]
    default: Callable[[State, Task, Seat], Decision] | None = None  # None: the first option
    who: Callable[[State, Task], tuple[Seat, ...]] = lambda _, task: (task.seat,)
    asked_if_single: Callable[[State, Task, Seat], bool] = lambda _state, _task, _seat: False
    hidden: bool = False
    presettable: bool = False
    about: Callable[[State, Task], str] = lambda _state, _task: ""  # the card or face that is answered


RUNS: dict[str, Run] = {}
QUESTIONS: dict[str, Question] = {}
NOTHING: Legal[Decision] = Legal()


def runs(op: str) -> Callable[[Run], Run]:
    """Registers what a task or an effect of that name does."""

    def register(run: Run) -> Run:
        RUNS[op] = run
        return run

    return register


def only(legal: Legal[Decision]) -> Decision | None:
    """The decision if there is exactly one."""
    found = tuple(islice(legal.members(2), 2))
    return found[0] if len(found) == 1 else None


def asked(state: State) -> tuple[Seat, ...]:
    """Seats whose answer to the first task is awaited or may still be replaced."""
    if not state.tasks:
        return ()
    who = QUESTIONS[state.tasks[0].op].who(state, state.tasks[0])
    return tuple(seat for seat in who if answers_of(state, seat))


def _answers_of(state: State, seat: Seat) -> Legal[Decision]:
    """What this seat may answer to the first task; nothing if it is not asked."""
    task = state.tasks[0]
    question = QUESTIONS[task.op]
    if seat not in question.who(state, task):
        return NOTHING
    options = question.options(state, task, seat)
    return options if only(options) is None or question.asked_if_single(state, task, seat) else NOTHING


answers_of = Kept(_answers_of, most=16)  # prompts, legal and check ask for the same state one after the other


class Flow:
    """The working table of one decision."""

    __slots__ = ("barrier", "events", "rng", "state")

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[Event] = []
        self.barrier = False

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def put(self, seat: Seat, player: Player) -> None:
        players = self.state.players
        self.state = replace(self.state, players=(*players[:seat], player, *players[seat + 1 :]))

    def set(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def say(self, event: Event) -> None:
        self.events.append(event)

    def push(self, *tasks: Task) -> None:
        """These come next, before everything that waits already."""
        self.state = replace(self.state, tasks=(*tasks, *self.state.tasks))

    def push_effects(self, effects: tuple[Effect, ...], seat: Seat, card: str = "", place: str = "") -> None:
        self.push(*(Task(e.op, seat, card, e.key, place) for e in effects))

    def run(self) -> None:
        """Everything automatic, up to the next question."""
        while self.state.tasks and self.state.stage != "over":
            task = self.state.tasks[0]
            if task.op not in QUESTIONS:
                self.set(tasks=self.state.tasks[1:])
                RUNS[task.op](self, task)
            elif not self._settle_if_possible(task):
                return

    def _settle_if_possible(self, task: Task) -> bool:
        question = QUESTIONS[task.op]
        answers: dict[Seat, Decision] = {}
        for seat in question.who(self.state, task):
            given = self.state.answers[seat]
            if given is None:
                options = question.options(self.state, task, seat)
                given = only(options)
                if options and (given is None or question.asked_if_single(self.state, task, seat)):
                    return False
            if given is not None:
                answers[seat] = given
        if sum(self.state.answered) > 1:
            self.barrier = True  # sealed answers are shown now
        self.set(tasks=self.state.tasks[1:], answers=(None, None), answered=(False, False))
        if answers:  # without any possible answer nothing happens
            question.settle(self, task, answers)
        return True

    # Resources

    def gain(self, seat: Seat, gains: Mapping[str, int], why: str) -> None:
        before = holdings.stock(self.player(seat))
        self.put(seat, holdings.receive(self.player(seat), gains))
        after = holdings.stock(self.player(seat))
        got = holdings.as_amounts({r: after[r] - before[r] for r in after})
        if got:
            self.say(ResourcesGained(seat, got, why))

    def lose(self, seat: Seat, losses: Mapping[str, int], why: str) -> None:
        self.put(seat, holdings.drain(self.player(seat), losses))
        if lost := holdings.as_amounts(losses):
            self.say(ResourcesLost(seat, lost, why))

    def take(self, seat: Seat, amounts: Mapping[str, int], why: str) -> None:
        """From the opponent, who pays as by default."""
        rival = other(seat)
        self.put(rival, holdings.drain(self.player(rival), amounts))
        self.put(seat, holdings.receive(self.player(seat), amounts))
        if taken := holdings.as_amounts(amounts):
            self.say(ResourcesTaken(seat, rival, taken, why))

    def pay(self, seat: Seat, price: Mapping[str, int], magic: int = 0) -> None:
        player = holdings.pay(self.player(seat), price)
        self.put(seat, holdings.spend_magic(player, magic))
        if price or magic:
            self.say_paid(seat, holdings.as_amounts(price), magic)

    def say_paid(self, seat: Seat, resources: Amounts, magic: int = 0) -> None:
        self.say(ResourcesPaid(seat, resources, magic))

    def change_region(self, seat: Seat, place: str, by: int) -> None:
        self.put(seat, holdings.change_region(self.player(seat), place, by))

    # Cards

    def to_hand(self, seat: Seat, *cards: str) -> None:
        player = self.player(seat)
        self.put(seat, replace(player, hand=(*player.hand, *cards)))

    def from_hand(self, seat: Seat, card: str) -> None:
        """The copy that came last leaves."""
        hand = list(self.player(seat).hand)
        del hand[len(hand) - 1 - hand[::-1].index(card)]
        self.put(seat, replace(self.player(seat), hand=tuple(hand)))

    def draw(self, seat: Seat, stack: str) -> None:
        state, card = stacks.draw(self.state, stack, self.rng)
        self.state = state
        self.barrier = True
        self.take_from_stack(seat, stack, card)

    def take_from_stack(self, seat: Seat, stack: str, *cards: str) -> None:
        """Into the hand, shown to all where an Embassy stands; the barrier of a look was set before."""
        self.to_hand(seat, *cards)
        opened = shows_draws(self.state, seat)
        self.barrier = self.barrier or opened
        self.say(CardsTaken(seat, stack, len(cards), cards, opened))

    def update(self, host: Seat, card: Placed) -> None:
        """A card in play in its new condition."""
        self.put(host, holdings.put_card(self.player(host), card))

    def change_card(self, host: Seat, place: str, **changes: Any) -> None:
        self.update(host, replace(self.at(host, place), **changes))

    def at(self, host: Seat, place: str) -> Placed:
        card = holdings.card_at(self.player(host), place)
        assert card is not None, f"nothing lies at {place}"
        return card

    def leave(self, host: Seat, place: str, where: str) -> None:
        """A card in play goes to `discard`, its owner's `hand` or `under` a stack of its owner's choice (9.3)."""
        card = self.at(host, place)
        self.put(host, holdings.take_card(self.player(host), place))
        if card.witch:
            self.set(discard=(*self.state.discard, "witch"))
        if back_to_row(self.state, CARDS[card.card]):
            where = "row"
            self.set(row=tuple(sorted((*self.state.row, card.card))))
        elif where == "hand":
            self.to_hand(card.owner, card.card)
        elif where == "under":
            self.set(played=(*self.state.played, card.card))
            self.push(Task("under", card.owner, card.card))
        else:
            self.set(discard=(*self.state.discard, card.card))
        self.say(CardLeft(card.owner, card.card, where))

    def unplay(self, card: str) -> None:
        """A card lying open goes elsewhere."""
        played = list(self.state.played)
        played.remove(card)
        self.set(played=tuple(played))

    def roll(self, purpose: str) -> int:
        self.barrier = True
        return self.rng.die(purpose)
