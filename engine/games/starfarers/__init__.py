"""CATAN – Starfarers: 3-4 players settle space from the Catan sector outwards; 15 points in one's own turn win."""

from collections import Counter as Tally
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
from engine.games.starfarers import (
    apply,
    cards,
    check,
    closed,
    defaults,
    legal,
    now,
    roles,
    scoring,
    setup,
    text,
    trading,
    view,
    worth,
)
from engine.games.starfarers.components import RESOURCES, SPECIALS, TOKENS
from engine.games.starfarers.decisions import DECISIONS, Decision, Discard, EndTurn, Remove
from engine.games.starfarers.events import EVENTS
from engine.games.starfarers.notation import GRAMMAR
from engine.games.starfarers.state import StarfarersOptions, State
from engine.games.starfarers.view import StarfarersView, gate, imagine


class Starfarers(Game[State, Decision, StarfarersView]):
    """Binds the game's modules to the contract."""

    id = "starfarers"
    rules = 1
    seats = range(3, 5)
    options = StarfarersOptions
    state_type = State
    decision_types = DECISIONS
    event_types = EVENTS
    grammar: ClassVar[Grammar] = GRAMMAR
    namers = text.NAMERS
    turn_end = EndTurn()

    def new(self, options: StarfarersOptions, seats: int, rng: Rng) -> State:
        return setup.new(options, seats, rng)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return roles.prompts(state)

    def legal(self, state: State, seat: Seat) -> Legal[Decision]:
        return legal.legal(state, seat)

    def check(self, state: State, seat: Seat, decision: Decision) -> Decision:
        return check.check(state, seat, decision)

    def play(self, state: State, seat: Seat, decision: Decision, rng: Rng) -> Step[State]:
        return apply.play(state, seat, decision, rng)

    def default(self, state: State, seat: Seat, rng: Rng) -> Decision:
        return defaults.default(state, seat, rng)

    def view(self, state: State, viewer: Seat | None) -> StarfarersView:
        return view.view(state, viewer)

    def imagine(self, view: StarfarersView, rng: Rng) -> State:
        return imagine(view, rng)

    def gate(self, view: StarfarersView, decision: Decision) -> Gate | None:
        return gate(view, decision)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def closed(self, state: State, seat: Seat) -> Mapping[str, Illegal]:
        return closed.closed(state, seat)

    def pieces(self, state: State) -> Mapping[str, int]:
        table = state.table
        piles = (table.bank, state.supply, *state.hands)
        cards = {kind: sum(pile[i] for pile in piles) for i, kind in enumerate(RESOURCES)}
        placed = [token for tokens in table.tokens for token in tokens if token in TOKENS or token in SPECIALS]
        medals = sum(len(player.medals) for player in table.players)
        tokens = len(placed) + medals + len(table.reserve) + sum(map(len, table.hidden_tokens))
        quadrants = Tally([q for q in table.quadrants if q] + [q for bag in table.hidden_quadrants for q in bag])
        return {**cards, "number tokens": tokens, **quadrants}

    def shown(self, state: State, seat: Seat, decision: Decision, viewer: Seat | None) -> str:
        """A simultaneous choice is sealed: others see only that it was made."""
        if isinstance(decision, Discard | Remove) and viewer != seat and seat in roles.sealing(state):
            return "discard …" if isinstance(decision, Discard) else "remove …"
        return self.grammar.write(decision)

    def question(self, view: StarfarersView, prompt: Prompt, speech: Speech) -> str:
        return text.question(view, prompt, speech)

    def talk(self, view: StarfarersView) -> tuple[Event, ...]:
        return trading.lying(view.table)

    def weigh(self, view: StarfarersView, decision: Decision) -> int:
        return worth.weigh(view, decision)

    def worth(self, view: StarfarersView, seat: Seat) -> float:
        return worth.worth(view, seat)

    def cards(self, lang: str) -> tuple[Card, ...]:
        return cards.cards(lang)

    def held(self, view: StarfarersView) -> tuple[str, ...]:
        return () if view.viewer is None else tuple(map(cards.entry_of, view.table.players[view.viewer].cards))

    def now(self, view: StarfarersView, entry: str, speech: Speech) -> str:
        return now.now(view, entry, speech)

    def text_board(self, view: StarfarersView, speech: Speech) -> str:
        return text.board(view, speech)


GAME = Starfarers()
