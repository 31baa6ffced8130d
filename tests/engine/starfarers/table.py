"""Positions put together by hand: what is not said is as the worked cases of the rules assume it.

Four players white, blue, yellow, red in that order, beginner set-up, white to roll, empty hands, no friendship cards.
Dice, balls and cards can be loaded; everything else falls as the seed says.
"""

from typing import Self

import msgspec
from msgspec.structs import replace

from engine.core.codec import codec
from engine.core.errors import Illegal
from engine.core.event import Event
from engine.core.reading import read_decision
from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.components import BALLS, ENCOUNTERS, OUTER_SYMBOLS, RESOURCES
from engine.games.starfarers.course import Course
from engine.games.starfarers.decisions import Decision
from engine.games.starfarers.encounters import draw
from engine.games.starfarers.geography import SLOT_INDEX
from engine.games.starfarers.moves import start_flight_phase
from engine.games.starfarers.notation import GRAMMAR
from engine.games.starfarers.state import Player, Ship, StarfarersOptions, State, as_cards, as_five, points

W, B, Y, R = range(4)
SEED = bytes(32)


class Loaded(Rng):
    """Chosen numbers first, by purpose; then the seed's."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: dict[str, list[int]], position: int = 0) -> None:
        super().__init__(SEED, b"", position)
        self.chosen = chosen

    def below(self, n: int, purpose: str) -> int:
        if self.chosen.get(purpose):
            return self.chosen[purpose].pop(0)
        return super().below(n, purpose)


def pair(balls: str) -> list[int]:
    """The two numbers that make these balls appear: "red blue"."""
    first, second = balls.split()
    i = BALLS.index(first)
    j = max(k for k, ball in enumerate(BALLS) if ball == second and k != i)
    return [i, j - (j > i)]


def cards(text: str) -> tuple[tuple[str, int], ...]:
    """Cards written as "2 ore, 1 food"."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return as_cards(as_five(tuple((kind, int(n)) for n, kind in parts)))


class Table:
    """A position and what is played on it."""

    def __init__(self, seats: int = 4, setup: str = "beginner") -> None:
        state = GAME.new(StarfarersOptions(setup), seats, Rng(SEED))
        self.state: State = replace(state, hands=((0,) * 5,) * seats, supply=(8,) * 5)
        self.having(order=tuple(range(seats)), active=0, bank=(12,) * 5)
        self.events: tuple[Event, ...] = ()
        self.barrier = False
        self.moves = 0
        self.loaded: dict[str, list[int]] = {}

    def fork(self) -> "Table":
        """The same position, to try something else."""
        other = Table(len(self.state.hands))
        other.state, other.events, other.moves = self.state, self.events, self.moves
        return other

    # Building

    def having(self, **fields: object) -> Self:
        self.state = replace(self.state, table=replace(self.state.table, **fields))
        return self

    def secret(self, **fields: object) -> Self:
        self.state = replace(self.state, **fields)
        return self

    def player(self, seat: int, **fields: object) -> Self:
        players = self.state.table.players
        return self.having(players=(*players[:seat], replace(players[seat], **fields), *players[seat + 1 :]))

    def modules(self, seat: int, boosters: int = 0, cannons: int = 0, pods: int = 0) -> Self:
        return self.player(seat, modules=(boosters, cannons, pods))

    def ships(self, seat: int, *places: str) -> Self:
        """Ships by place; a trade ship is written "trade F9"."""
        found = tuple(Ship("trade_ship" if "trade" in p else "colony_ship", p.split()[-1]) for p in places)
        return self.player(seat, ships=found)

    def hand(self, seat: int, text: str) -> Self:
        """Cards come from nowhere: the bank stays as it is."""
        hands = self.state.hands
        return self.secret(hands=(*hands[:seat], as_five(cards(text)), *hands[seat + 1 :]))

    def bank(self, **stock: int) -> Self:
        return self.having(bank=tuple(stock.get(r, n) for r, n in zip(RESOURCES, self.state.table.bank, strict=True)))

    def vp(self, seat: int, total: int) -> Self:
        """Points by medals nobody can lose."""
        short = total - points(self.state.table, seat)
        return self.player(seat, medals=("pirate_4",) * short)

    def explored(self, slot: str, *tokens: str) -> Self:
        number = SLOT_INDEX[slot]
        table = self.state.table
        return self.having(tokens=(*table.tokens[:number], tokens, *table.tokens[number + 1 :]))

    def next_token(self, symbol: str, token: str) -> Self:
        """The only token left of its kind, so it is the one drawn."""
        bags = list(self.state.table.hidden_tokens)
        bags[OUTER_SYMBOLS.index(symbol)] = (token,)
        return self.having(hidden_tokens=tuple(bags))

    def trading(self, seat: int = W) -> Self:
        """The trade and build phase of a seat."""
        self.having(active=self.state.table.order.index(seat), phase="roll")
        course = Course(self.state, Rng(SEED))
        course.start_trade()
        return self._after(course)

    def flying(self, seat: int, base: int, **fields: object) -> Self:
        """The flight phase of a seat with this base speed."""
        rested = tuple(Ship(ship.kind, ship.at) for ship in self.at(seat).ships)
        self.player(seat, ships=rested)
        self.having(active=self.state.table.order.index(seat), phase="shake", base=base, **fields)
        course = Course(self.state, Rng(SEED))
        start_flight_phase(course)
        return self._after(course)

    def meets(self, seat: int, number: int, then: tuple[int, ...] = ()) -> Self:
        """The seat has shaken a black ball and draws this encounter card; `then`: what is drawn from later decks."""
        self.having(active=self.state.table.order.index(seat), phase="shake", base=3)
        course = Course(self.state, self._rng({"encounter": [self._card_index(number), *then]}))
        draw(course)
        return self._after(course)

    def _card_index(self, number: int) -> int:
        deck = [card for card in ENCOUNTERS if card not in self.state.table.met]
        return deck.index(f"enc_{number:02}")

    def duel(self, mine: str, theirs: str) -> Self:
        self.loaded["duel"] = [*pair(mine), *pair(theirs)]
        return self

    def _after(self, course: Course) -> Self:
        step = course.step()
        self.state, self.events, self.barrier = step.state, step.events, step.barrier
        return self

    def _rng(self, more: dict[str, list[int]] | None = None) -> Loaded:
        self.moves += 1
        return Loaded({purpose: list(n) for purpose, n in (self.loaded | (more or {})).items()}, self.moves)

    # Playing

    @property
    def seat(self) -> int:
        return GAME.prompts(self.state)[0].seat

    def play(self, *said: str | Decision, seat: int | None = None, **loaded: list[int]) -> Self:
        """Carry out decisions; each is one of the legal ones."""
        self.loaded |= loaded
        for one in said:
            who = self.seat if seat is None else seat
            decision = one if isinstance(one, msgspec.Struct) else read_decision(GAME, self.state, who, one)
            decision = GAME.check(self.state, who, decision)
            assert GAME.legal(self.state, who).accepts(decision) == decision, f"{decision} is not legal"
            step = GAME.play(self.state, who, decision, self._rng())
            self.state, self.events, self.barrier = step.state, step.events, step.barrier
        return self

    def roll(self, total: int) -> Self:
        first = max(1, total - 6)
        return self.play("roll", dice=[first - 1, total - first - 1])

    def refused(self, said: str | Decision, seat: int | None = None) -> str:
        return self.refusal(said, seat).reason

    def refusal(self, said: str | Decision, seat: int | None = None) -> Illegal:
        who = self.seat if seat is None else seat
        decision = GRAMMAR.read(said).exact() if isinstance(said, str) else said
        before = codec(GAME).pack(self.state)
        try:
            GAME.apply(self.state, who, decision, Rng(SEED))
        except Illegal as illegal:
            assert codec(GAME).pack(self.state) == before
            assert GAME.legal(self.state, who).accepts(decision) is None
            return illegal
        raise AssertionError(f"{decision} is legal")

    def default(self, seat: int | None = None) -> Self:
        """What is played for an absent player."""
        who = self.seat if seat is None else seat
        return self.play(GAME.default(self.state, who, Rng(SEED)), seat=who)

    # Looking

    def at(self, seat: int) -> Player:
        return self.state.table.players[seat]

    def points(self, seat: int) -> int:
        return points(self.state.table, seat)

    def held(self, seat: int) -> dict[str, int]:
        return dict(as_cards(self.state.hands[seat]))

    def talk(self) -> list[Event]:
        return list(GAME.talk(GAME.view(self.state, None)))

    @property
    def phase(self) -> str:
        return self.state.table.phase

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(prompt.seat, prompt.kind) for prompt in GAME.prompts(self.state)]

    def choices(self, seat: int | None = None) -> list[str]:
        """Every listed legal decision as a line, and the verbs of families, sorted."""
        legal = GAME.legal(self.state, self.seat if seat is None else seat)
        return sorted([*map(GRAMMAR.write, legal.decisions), *(f"{family.verb} …" for family in legal.families)])

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if type(event) is kind]
