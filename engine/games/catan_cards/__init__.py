"""The Catan Card Game: two principalities grow; 12 victory points win, 13 with theme sets."""

from collections.abc import Mapping
from typing import ClassVar

from engine.core.cards import Card
from engine.core.errors import Illegal
from engine.core.event import Event
from engine.core.game import Game, Result, Step
from engine.core.legal import Legal
from engine.core.notation import Grammar
from engine.core.prompt import Gate, Prompt, Seat
from engine.core.rng import Rng
from engine.core.words import Speech
from engine.games.catan_cards import (
    apply,
    cards,
    chances,
    check,
    closed,
    course,
    defaults,
    effects,
    gates,
    imagining,
    legal,
    now,
    pieces,
    scoring,
    secrets,
    setup,
    text,
    view,
    worth,
)
from engine.games.catan_cards.decisions import DECISIONS, Decision, EndTurn
from engine.games.catan_cards.events import EVENTS, TradeOffered
from engine.games.catan_cards.notation import GRAMMAR
from engine.games.catan_cards.state import CatanOptions, State
from engine.games.catan_cards.view import CatanView

REGISTERED = (course, effects)  # importing them registers tasks and questions


class CatanCards(Game[State, Decision, CatanView]):
    """Binds the game's modules to the contract."""

    id = "catan_cards"
    rules = 1
    seats = range(2, 3)
    options = CatanOptions
    state_type = State
    decision_types = DECISIONS
    event_types = EVENTS
    grammar: ClassVar[Grammar] = GRAMMAR
    namers = text.NAMERS
    turn_end = EndTurn()

    def new(self, options: CatanOptions, seats: int, rng: Rng) -> State:  # noqa: ARG002 - always two
        return setup.new(options, rng)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return view.prompts(state)

    def legal(self, state: State, seat: Seat) -> Legal[Decision]:
        return legal.legal(state, seat)

    def check(self, state: State, seat: Seat, decision: Decision) -> Decision:
        return check.check(state, seat, decision)

    def play(self, state: State, seat: Seat, decision: Decision, rng: Rng) -> Step[State]:
        return apply.play(state, seat, decision, rng)

    def default(self, state: State, seat: Seat, rng: Rng) -> Decision:  # noqa: ARG002 - nothing random about it
        return defaults.default(state, seat)

    def view(self, state: State, viewer: Seat | None) -> CatanView:
        return view.view(state, viewer)

    def imagine(self, view: CatanView, rng: Rng) -> State:
        return imagining.imagine(view, rng)

    def gate(self, view: CatanView, decision: Decision) -> Gate | None:
        return gates.gate(view, decision)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def closed(self, state: State, seat: Seat) -> Mapping[str, Illegal]:
        return closed.closed(state, seat)

    def pieces(self, state: State) -> Mapping[str, int]:
        return pieces.pieces(state)

    def shown(self, state: State, seat: Seat, decision: Decision, viewer: Seat | None) -> str:
        return secrets.shown(state, seat, decision, viewer)

    def weigh(self, view: CatanView, decision: Decision) -> int:
        return chances.weigh(view, decision)

    def worth(self, view: CatanView, seat: Seat) -> float:
        return worth.worth(view, seat)

    def cards(self, lang: str) -> tuple[Card, ...]:
        return cards.cards(lang)

    def held(self, view: CatanView) -> tuple[str, ...]:
        return () if view.viewer is None else cards.held(view.table.players[view.viewer].hand)

    def now(self, view: CatanView, entry: str, speech: Speech) -> str:
        return now.now(view, entry, speech)

    def question(self, view: CatanView, prompt: Prompt, speech: Speech) -> str:
        return text.question(view, prompt, speech)

    def label(self, view: CatanView, decision: Decision, speech: Speech, asked: str = "") -> str:
        return text.label(view, decision, speech, asked)

    def talk(self, view: CatanView) -> tuple[Event, ...]:
        offer = view.table.offer
        return (TradeOffered(view.table.active, offer.give, offer.want),) if offer else ()

    def text_board(self, view: CatanView, speech: Speech) -> str:
        return text.board(view, speech)


GAME = CatanCards()
