"""The Castles of Burgundy: 2-4 players fill their estates with tiles over 25 rounds."""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from engine.core.cards import Card
from engine.core.errors import Illegal
from engine.core.game import Game, Result, Step
from engine.core.legal import Legal
from engine.core.notation import Grammar
from engine.core.prompt import Gate, Prompt, Seat
from engine.core.rng import Rng
from engine.core.words import Speech
from engine.games.burgundy import apply, cards, check, closed, defaults, legal, now, scoring, setup, text, view, worth
from engine.games.burgundy.decisions import DECISIONS, Decision, EndTurn
from engine.games.burgundy.events import EVENTS
from engine.games.burgundy.notation import GRAMMAR
from engine.games.burgundy.state import EMPTY, BurgundyOptions, State
from engine.games.burgundy.view import BurgundyView, gate


class Burgundy(Game[State, Decision, BurgundyView]):
    """Binds the game's modules to the contract."""

    id = "burgundy"
    rules = 1
    seats = range(2, 5)
    options = BurgundyOptions
    state_type = State
    decision_types = DECISIONS
    event_types = EVENTS
    grammar: ClassVar[Grammar] = GRAMMAR
    namers = text.NAMERS
    turn_end = EndTurn()

    def new(self, options: BurgundyOptions, seats: int, rng: Rng) -> State:
        return setup.new(options, seats, rng)

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

    def view(self, state: State, viewer: Seat | None) -> BurgundyView:
        return view.view(state, viewer)

    def imagine(self, view: BurgundyView, rng: Rng) -> State:  # noqa: ARG002 - unseen things have no order yet
        return view.table

    def gate(self, view: BurgundyView, decision: Decision) -> Gate | None:
        return gate(view, decision)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def closed(self, state: State, seat: Seat) -> Mapping[str, Illegal]:
        return closed.closed(state, seat)

    def pieces(self, state: State) -> Mapping[str, int]:
        tiles = Counter(tile for pile in state.tiles for tile in pile) + Counter(state.removed)
        tiles += Counter(tile for tiles in (*state.depots, state.black_depot) for tile in tiles if tile != EMPTY)
        goods = len(state.goods) + len(state.round_goods) + sum(map(len, state.depot_goods))
        for player in state.players:
            tiles += Counter(tile for tile in (*player.estate, *player.storage) if tile != EMPTY)
            goods += sum(player.goods) + sum(player.sold)
        tokens = sum(state.tokens_left) + sum(len(player.tokens) for player in state.players)
        return {**tiles, "goods": goods, "bonus tokens": tokens}

    def worth(self, view: BurgundyView, seat: Seat) -> float:
        return worth.worth(view, seat)

    def cards(self, lang: str) -> tuple[Card, ...]:
        return cards.cards(lang)

    def held(self, view: BurgundyView) -> tuple[str, ...]:
        return () if view.viewer is None else cards.held(view.table.players[view.viewer])

    def now(self, view: BurgundyView, entry: str, speech: Speech) -> str:
        return now.now(view, entry, speech)

    def text_board(self, view: BurgundyView, speech: Speech) -> str:
        return text.board(view, speech)


GAME = Burgundy()
