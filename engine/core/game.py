"""The engine's contract: what every game brings. docs/architecture.md explains it with a table of examples."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.cards import Card
from engine.core.errors import BadOption, Illegal
from engine.core.event import Event
from engine.core.legal import Legal
from engine.core.notation import Grammar
from engine.core.prompt import Gate, Prompt, Seat
from engine.core.rng import Rng
from engine.core.words import Namer, Speech

S = TypeVar("S", bound=msgspec.Struct)
D = TypeVar("D")  # a union of frozen Structs
V = TypeVar("V", bound="View")


class Options(msgspec.Struct, frozen=True):
    """What can be chosen when a table is opened; a game's own options derive from it."""


class Head(msgspec.Struct, frozen=True):
    """What every view begins with, so that hosts and panels need not know the game."""

    order: tuple[Seat, ...]  # turn order now
    awaited: tuple[Prompt, ...]  # questions this viewer may know of
    stage: tuple[tuple[str, str], ...]  # round and phase as (message key, value)
    scores: tuple[int, ...]  # public points by seat
    places: tuple[int, ...]  # 1 = leading, ties shared
    end: str  # message key: what ends the game, or that it is over


class View(msgspec.Struct, frozen=True):
    """What one viewer may see; hidden things are absent, not masked. A game's own view derives from it."""

    head: Head
    viewer: Seat | None


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The outcome of a decision. `barrier`: something was rolled, drawn, revealed or looked at."""

    state: S
    events: tuple[Event, ...]
    barrier: bool = False


class Result(msgspec.Struct, frozen=True):
    """The end of a game, by seat."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    breakdown: tuple[tuple[tuple[str, int], ...], ...]  # per seat: (source key, points), in the order of the sheet
    reason: str  # message key: why the game ended
    decided_by: str  # message key: points, or the tie-break that separated the first two


class Game(ABC, Generic[S, D, V]):
    """One stateless object per game, found through the registry."""

    id: ClassVar[str]
    rules: ClassVar[int]  # rises with every change that alters a stored game
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    state_type: ClassVar[Any]
    decision_types: ClassVar[tuple[type[msgspec.Struct], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    grammar: ClassVar[Grammar]
    namers: ClassVar[Mapping[str, Namer]]  # how values of message arguments are named, by argument
    turn_end: ClassVar[Any] = None  # the decision that does nothing but end a turn, if the game has one

    @abstractmethod
    def new(self, options: Any, seats: int, rng: Rng) -> S:
        """The first state, everything automatic done up to the first question."""

    @abstractmethod
    def prompts(self, state: S) -> tuple[Prompt, ...]:
        """Whom the game waits for; () = over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Legal[D]:
        """All decisions of this seat now: complete, cheapest way of doing a thing first."""

    @abstractmethod
    def check(self, state: S, seat: Seat, decision: D) -> D:
        """The canonical form of a legal decision; raises Illegal otherwise. Uses what the seat sees alone."""

    @abstractmethod
    def play(self, state: S, seat: Seat, decision: D, rng: Rng) -> Step[S]:
        """Carry out a decision that `check` returned."""

    @abstractmethod
    def default(self, state: S, seat: Seat, rng: Rng) -> D:
        """What is played when time runs out: always legal and harmless."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V: ...

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Some state that fits this view."""

    @abstractmethod
    def gate(self, view: V, decision: D) -> Gate | None:
        """Will it roll, reveal, or ask somebody else? From the view alone."""

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    @abstractmethod
    def closed(self, state: S, seat: Seat) -> Mapping[str, Illegal]:
        """Verbs that are not possible now, each with the reason; from the view alone."""

    @abstractmethod
    def pieces(self, state: S) -> Mapping[str, int]:
        """How many pieces of each limited kind all zones hold together; constant through a game."""

    @abstractmethod
    def text_board(self, view: V, speech: Speech) -> str:
        """The board in words and columns: enough to play from."""

    def shown(self, state: S, seat: Seat, decision: D, viewer: Seat | None) -> str:  # noqa: ARG002 - secrets use them
        """The line of a decision as this viewer may read it; games with secret choices narrow it."""
        return self.grammar.write(decision)

    @abstractmethod
    def worth(self, view: V, seat: Seat) -> float:
        """How good the position looks for this seat, in points: what the steady player goes by."""

    def question(self, view: V, prompt: Prompt, speech: Speech) -> str:
        """A question in words, with what one must know to answer it."""
        return speech.ask(prompt, view.viewer)

    def label(self, view: V, decision: Any, speech: Speech, asked: str = "") -> str:  # noqa: ARG002 - names need the view
        """A decision in words for who may take it; `asked`: the kind of question it answers."""
        return speech.decision(decision, asked)

    def cards(self, lang: str) -> tuple[Card, ...]:  # noqa: ARG002 - games with cards or tiles use it
        """Every kind of card or tile for who looks it up, made from its data."""
        return ()

    def held(self, view: V) -> tuple[str, ...]:  # noqa: ARG002 - games with cards or tiles use it
        """Lookup entries of the cards and tiles the viewer holds, each once, in the order they are shown."""
        return ()

    def now(self, view: V, entry: str, speech: Speech) -> str:  # noqa: ARG002 - games that can say it use them
        """How things stand at this table with what a lookup entry speaks of; gets what everybody sees. "" = nothing."""
        return ""

    def talk(self, view: V) -> tuple[Event, ...]:  # noqa: ARG002 - games with trade use it
        """Events that still stand between the seats and wait for an answer: offers, acceptances, counter-offers."""
        return ()

    def weigh(self, view: V, decision: D) -> int:  # noqa: ARG002 - games that end by points alone use them
        """How likely chance takes this decision, at least 1: for games that plain chance would hardly ever end."""
        return 1

    def pick(self, view: V, legal: Legal[D], rng: Rng, purpose: str) -> D:
        """Some legal decision, each as likely as it weighs."""
        if type(self).weigh is Game.weigh:
            return legal.sample(rng, purpose)
        return legal.sample(rng, purpose, partial(self.weigh, view))

    def speech(self, lang: str, seats: tuple[str, ...] = ()) -> Speech:
        """The game's sentences in one language, with the names of the people at the table."""
        return Speech(self.id, self.namers, lang, seats)

    def apply(self, state: S, seat: Seat, decision: D, rng: Rng) -> Step[S]:
        """The one door: every change of a state passes through here."""
        return self.play(state, seat, self.check(state, seat, decision), rng)

    def adopt(self, stored: Any, rules: int) -> S:  # noqa: ARG002 - a game that changed its state looks at it
        """A state written under older rules (as plain maps and lists) in the form of the present ones."""
        return msgspec.convert(stored, self.state_type)  # type: ignore[no-any-return]  # state_type is S

    def ask(self, state: S, seat: Seat) -> Prompt:
        """The question this seat has to answer; raises Illegal if there is none."""
        for prompt in self.prompts(state):
            if prompt.seat == seat:
                return prompt
        raise Illegal("not-your-turn" if self.prompts(state) else "game-over", "turn", seat=seat)

    def read_options(self, given: Mapping[str, str]) -> Any:
        """Options from words, e.g. {"estates": "same:4"}; an unknown name or value is a BadOption."""
        for name in given:
            if name not in self.options.__struct_fields__:
                raise BadOption("no-such-option", option=name, known=", ".join(self.options.__struct_fields__))
        try:
            return msgspec.convert(dict(given), self.options, strict=False)
        except (msgspec.ValidationError, ValueError) as error:
            raise BadOption("bad-option-value", option=", ".join(given), value=", ".join(given.values())) from error


AnyGame = Game[Any, Any, Any]
Chooser = Callable[[AnyGame, Any, Legal[Any], Rng], Any]
