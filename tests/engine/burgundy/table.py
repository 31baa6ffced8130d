"""Positions put together by hand: what is not said is as the worked cases of the rules assume it.

Two players, phase A, estate 1 with nothing but the starting castle on D4, no workers, silver, goods or tiles; depots
empty; order markers on position 0 with player 0 on top, who is to move. Pieces may exist more often than in the box.
"""

from collections.abc import Mapping, Sequence
from typing import Self

import msgspec
from msgspec.structs import replace

from engine.core.codec import codec
from engine.core.errors import Illegal
from engine.core.event import Event
from engine.core.reading import read_decision
from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.apply import castle_only
from engine.games.burgundy.components import GOODS, HEX_INDEX, KNOWLEDGE, PHASES, TRACK_SPACES
from engine.games.burgundy.decisions import Decision
from engine.games.burgundy.state import EMPTY, NO_POINTS, BurgundyOptions, Player, State

KNOWLEDGE_HEXES = ("A4", "G3")  # where knowledge tiles lie when a case names no place
SLOTS_PER_DEPOT = 4
SEED = bytes(32)


def tile_id(word: str) -> str:
    """Knowledge tiles are written by number: k7."""
    return KNOWLEDGE[int(word[1:])] if word.startswith("k") and word[1:].isdigit() else word


def counts(goods: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(goods.get(number, 0) for number in GOODS)


def as_goods(tokens: Sequence[int]) -> dict[int, int]:
    """Goods as the cases write them: {number: tokens}."""
    return {number: n for number, n in zip(GOODS, tokens, strict=True) if n}


class Table:
    """A position and what is played on it; `focus` is the player whose things the accessors show."""

    def __init__(self, seats: int = 2, phase: str = "A", round: int = 1, board: int = 1, castle: str = "D4") -> None:  # noqa: A002 - the rulebook's word
        dealt = GAME.new(BurgundyOptions(), seats, Rng(SEED))
        order = tuple(range(seats))
        player = Player(board=board, estate=castle_only(castle), dice=(1, 1), used=(False, False))
        self.state: State = replace(
            dealt,
            players=(player,) * seats,
            order=order,
            track=(order, *((),) * (TRACK_SPACES - 1)),
            phase=PHASES.index(phase),
            round=round - 1,
            depots=((EMPTY,) * SLOTS_PER_DEPOT,) * 6,
            black_depot=(),
            depot_goods=((),) * 6,
            round_goods=dealt.round_goods[round - 1 :],
        )
        self.focus = 0
        self.events: tuple[Event, ...] = ()
        self.moves = 0

    @classmethod
    def opened(cls, estates: str, seats: int = 2) -> Self:
        """A table as it is set up with an estate option, player 0 first."""
        table = cls(seats)
        order = tuple(range(seats))
        state = GAME.new(BurgundyOptions(estates), seats, Rng(SEED))
        table.state = replace(state, order=order, track=(order, *state.track[1:]))
        return table

    def fork(self) -> "Table":
        """The same position, to try something else."""
        other = Table(len(self.state.players))
        other.state, other.focus, other.events, other.moves = self.state, self.focus, self.events, self.moves
        return other

    # Building

    def player(
        self,
        seat: int = 0,
        *,
        estate: Mapping[str, str] | None = None,
        knowledge: Sequence[int] = (),
        storage: Sequence[str] | None = None,
        goods: Mapping[int, int] | None = None,
        sold: Mapping[int, int] | None = None,
        dice: tuple[int | None, int | None] | None = None,
        points: int | None = None,
        **fields: object,
    ) -> Self:
        """Change what is named; `estate` and `knowledge` come on top of what lies there, a die of None is used."""
        before = self.state.players[seat]
        tiles = dict(estate or {}) | {h: f"k{n}" for h, n in zip(KNOWLEDGE_HEXES, knowledge, strict=False)}
        hexes = list(before.estate)
        for label, word in tiles.items():
            hexes[HEX_INDEX[label]] = tile_id(word)
        changes: dict[str, object] = {"estate": tuple(hexes), **fields}
        if storage is not None:
            changes["storage"] = tuple(map(tile_id, storage))
        if goods is not None:
            changes["goods"] = counts(goods)
        if sold is not None:
            changes["sold"] = counts(sold)
        if dice is not None:
            changes["dice"] = (dice[0] or 1, dice[1] or 1)
            changes["used"] = (dice[0] is None, dice[1] is None)
        if points is not None:
            changes["points"] = (points, *NO_POINTS[1:])
        players = self.state.players
        return self.having(players=(*players[:seat], replace(before, **changes), *players[seat + 1 :]))

    def everybody(self, **fields: object) -> Self:
        for seat in range(len(self.state.players)):
            self.player(seat, **fields)
        return self

    def depot(self, number: int, *tiles: str) -> Self:
        slots = (*map(tile_id, tiles), *(EMPTY,) * (SLOTS_PER_DEPOT - len(tiles)))
        return self.having(depots=(*self.state.depots[: number - 1], slots, *self.state.depots[number:]))

    def black(self, *tiles: str) -> Self:
        return self.having(black_depot=tuple(map(tile_id, tiles)))

    def goods_at(self, number: int, *goods: int) -> Self:
        depots = self.state.depot_goods
        return self.having(depot_goods=(*depots[: number - 1], goods, *depots[number:]))

    def markers(self, *stacks: tuple[int, ...]) -> Self:
        """The order track from position 0, top of each stack first."""
        return self.having(track=(*stacks, *((),) * (TRACK_SPACES - len(stacks))))

    def ordered(self, *seats: int) -> Self:
        return self.having(order=seats, active=0)

    def turn_of(self, seat: int) -> Self:
        """The seats before have had their turn; `seat` is to move and comes into focus."""
        self.focus = seat
        return self.having(active=self.state.order.index(seat))

    def having(self, **fields: object) -> Self:
        self.state = replace(self.state, **fields)
        return self

    # Playing

    def decision(self, said: str | Decision) -> Decision:
        """What the seat to move means by a line."""
        return said if isinstance(said, msgspec.Struct) else read_decision(GAME, self.state, self.state.seat, said)

    def play(self, *said: str | Decision) -> Self:
        """Carry out decisions of whoever is to move; each is also one of the listed legal ones."""
        for one in said:
            seat = self.state.seat
            decision = GAME.check(self.state, seat, self.decision(one))
            assert decision in GAME.legal(self.state, seat).decisions, f"{decision} is not listed"
            self.moves += 1
            step = GAME.play(self.state, seat, decision, Rng(SEED).at(self.moves))
            self.state, self.events = step.state, step.events
        return self

    def refused(self, said: str | Decision, seat: int | None = None) -> str:
        """The reason why exactly this is illegal; nothing may have changed and nothing like it may be listed."""
        return self.refusal(said, seat).reason

    def refusal(self, said: str | Decision, seat: int | None = None) -> Illegal:
        seat = self.state.seat if seat is None else seat
        decision = GAME.grammar.read(said).exact() if isinstance(said, str) else said
        before = codec(GAME).pack(self.state)
        try:
            GAME.apply(self.state, seat, decision, Rng(SEED))
        except Illegal as illegal:
            assert codec(GAME).pack(self.state) == before
            assert decision not in GAME.legal(self.state, seat).decisions, f"{decision} is listed"
            return illegal
        raise AssertionError(f"{decision} is legal")

    def idle(self) -> Self:
        """Whoever is to move takes workers with what dice are left and ends the turn."""
        seat = self.state.seat
        for die in (1, 2):
            if not self.state.players[seat].used[die - 1]:
                self.play(f"workers with {die}")
        return self.play("end")

    def defaults(self) -> Self:
        """Answer everything that is pending as an absent player would."""
        while self.state.pending:
            self.play(GAME.default(self.state, self.state.seat, Rng(SEED)))
        return self

    def finish(self) -> Self:
        """The last turns of the game end, nobody having a die left."""
        last = replace(self.state, phase=len(PHASES) - 1, round=4, active=0)
        self.state = last
        self.everybody(dice=(None, None))
        return self.play(*("end",) * len(last.players))

    # Looking

    @property
    def me(self) -> Player:
        return self.state.players[self.focus]

    @property
    def vp(self) -> int:
        return self.me.score

    @property
    def workers(self) -> int:
        return self.me.workers

    @property
    def silver(self) -> int:
        return self.me.silver

    @property
    def storage(self) -> tuple[str, ...]:
        return self.me.storage

    @property
    def goods(self) -> dict[int, int]:
        return as_goods(self.me.goods)

    @property
    def sold(self) -> dict[int, int]:
        return as_goods(self.me.sold)

    @property
    def dice(self) -> tuple[int | None, ...]:
        """Rolled values; None = used."""
        return tuple(None if used else value for value, used in zip(self.me.dice, self.me.used, strict=True))

    @property
    def pending(self) -> str | None:
        """The effect that waits for a decision."""
        return self.state.pending[0].op if self.state.pending else None

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(player.score for player in self.state.players)

    @property
    def choices(self) -> list[str]:
        """Every legal decision as a line, sorted."""
        return sorted(map(GAME.grammar.write, GAME.legal(self.state, self.state.seat).decisions))

    @property
    def track(self) -> dict[int, tuple[int, ...]]:
        return {position: stack for position, stack in enumerate(self.state.track) if stack}

    def tile_at(self, label: str) -> str:
        return self.me.estate[HEX_INDEX[label]]

    def happened(self, kind: type[Event]) -> list[Event]:
        """Events of the last decision."""
        return [event for event in self.events if type(event) is kind]
