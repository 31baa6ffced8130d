"""Positions put together by hand: what is not said is as the worked cases of the rules assume it.

Seat 0 (side A) is the active player "A", seat 1 (side B) the passive one "P"; turn 7, main phase, gate open, all
landscapes empty, nothing in hand, nothing in play but the starting principalities.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from msgspec.structs import replace

from engine.core.codec import codec
from engine.core.errors import Illegal
from engine.core.event import Event
from engine.core.reading import read_decision
from engine.core.rng import Rng
from engine.games.catan_cards import GAME, components, holdings, setup, stacks, standing
from engine.games.catan_cards.components import CARDS, YIELD
from engine.games.catan_cards.decisions import Decision
from engine.games.catan_cards.flow import Flow
from engine.games.catan_cards.state import NOBODY, CatanOptions, EventStack, Placed, Player, State, Task

SEED = bytes(32)
A, P = 0, 1


class Fixed(Rng):
    """Dice that fall as the case says; anything else is ordinary."""

    def __init__(self, rolls: Mapping[str, Sequence[Any]]) -> None:
        super().__init__(SEED)
        self.rolls = {purpose: list(values) for purpose, values in rolls.items()}

    def die(self, purpose: str, sides: int = 6) -> int:
        return self.rolls[purpose].pop(0) if self.rolls.get(purpose) else super().die(purpose, sides)

    def choice(self, things: Any, purpose: str) -> Any:
        return self.rolls[purpose].pop(0) if self.rolls.get(purpose) else super().choice(things, purpose)

    def draw(self, bag: Any, count: int, purpose: str) -> Any:
        if not self.rolls.get(purpose):
            return super().draw(bag, count, purpose)
        drawn = tuple(self.rolls[purpose].pop(0) for _ in range(count))
        left = list(bag)
        for thing in drawn:
            left.remove(thing)
        return drawn, tuple(left)


class Table:
    """A position and what is played on it."""

    def __init__(self, sets: str = "base", *, stage: str = "main", turn: int = 7) -> None:
        dealt = setup.new(CatanOptions(sets), Rng(SEED))
        players = tuple(
            replace(setup._player(side), regions=tuple(replace(r, amount=0) for r in setup._player(side).regions))
            for side in "AB"
        )
        self.state: State = replace(
            dealt, players=players, first=A, active=A, stage=stage, turn=turn, tasks=(), gate_open=True
        )
        self.events: tuple[Event, ...] = ()
        self.barrier = False

    # Building

    def having(self, **fields: Any) -> Self:
        self.state = replace(self.state, **fields)
        return self

    def player(self, seat: int, **fields: Any) -> Self:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        return self.having(players=tuple(players))

    def hand(self, seat: int, *cards: str) -> Self:
        return self.player(seat, hand=cards)

    def site(self, seat: int, x: int, kind: str) -> Self:
        sites = dict(self.state.players[seat].sites) | {x: kind}
        return self.player(seat, sites=tuple(sorted(sites.items())))

    def cities(self, seat: int) -> Self:
        return self.site(seat, -1, "city").site(seat, 1, "city")

    def goods(self, seat: int, **amounts: int) -> Self:
        """Resources by landscape: `forest=1`, or by place: `cu=2`."""
        regions = []
        for region in self.state.players[seat].regions:
            terrain = components.LANDSCAPES[region.card].terrain
            amount = amounts.get(region.place, amounts.get(terrain, amounts.get(YIELD[region.card], region.amount)))
            regions.append(replace(region, amount=amount))
        return self.player(seat, regions=tuple(regions))

    def rich(self, seat: int, amount: int = 3) -> Self:
        regions = self.state.players[seat].regions
        return self.player(seat, regions=tuple(replace(region, amount=amount) for region in regions))

    def land(self, seat: int, place: str, card: str, amount: int = 0) -> Self:
        """Another landscape at a place, or a new one."""
        from engine.games.catan_cards.effects.lands import sorted_regions
        from engine.games.catan_cards.state import Region

        others = tuple(region for region in self.state.players[seat].regions if region.place != place)
        self.having(landscapes=tuple(land for land in self.state.landscapes if land != card))
        return self.player(seat, regions=sorted_regions((*others, Region(place, card, amount))))

    def card(self, seat: int, place: str, card: str, owner: int | None = None, **fields: Any) -> Self:
        """A card in play in this seat's principality."""
        assert card in CARDS
        placed = Placed(place, card, seat if owner is None else owner, **fields)
        return self.player(seat, cards=holdings.put_card(self.state.players[seat], placed).cards)

    def row(self, *cards: str) -> Self:
        return self.having(row=tuple(sorted(cards)))

    def stack(self, name: str, *top: str) -> Self:
        pile = stacks.stack(self.state, name)
        self.state = stacks.set_stack(self.state, replace(pile, unseen=0, top=top, bottom=()))
        return self

    def event_top(self, *cards: str) -> Self:
        """These event cards come next."""
        rest = list(stacks.event_cards(self.state.events))
        for card in cards:
            if card in rest:
                rest.remove(card)
        others = tuple(card for card in rest if card != "new_year")
        below = min(3, len(others)) if "new_year" in rest else NOBODY
        return self.having(events=EventStack(others, below, top=cards))

    def checked(self) -> Self:
        """Tokens and points as they follow from what lies there."""
        flow = Flow(self.state, Rng(SEED))
        flow.push(Task("checks"))
        flow.run()
        self.state = flow.state
        return self

    # Playing

    @property
    def seat(self) -> int:
        return GAME.prompts(self.state)[0].seat

    def play(self, *said: str | Decision, by: int | None = None, **rolls: Sequence[Any]) -> Self:
        """Decisions of whoever is asked first (or `by`); rolls by purpose, with _ for spaces."""
        dice = Fixed({purpose.replace("_", " "): values for purpose, values in rolls.items()})
        for one in said:
            seat = self.seat if by is None else by
            decision = read_decision(GAME, self.state, seat, one) if isinstance(one, str) else one
            canonical = GAME.check(self.state, seat, decision)
            assert GAME.legal(self.state, seat).accepts(canonical) == canonical, f"{canonical} is not listed"
            step = GAME.play(self.state, seat, canonical, dice)
            self.state, self.events, self.barrier = step.state, step.events, step.barrier
        return self

    def roll(self, production: int, face: str, **more: Sequence[Any]) -> Self:
        return self.play("roll", production_die=[production], event_die=[face], **more)

    def default(self) -> Self:
        return self.play(GAME.default(self.state, self.seat, Rng(SEED)))

    def refused(self, said: str | Decision, by: int | None = None) -> str:
        """The reason why exactly this is illegal; nothing changed and nothing like it is listed."""
        return self.refusal(said, by).reason

    def refusal(self, said: str | Decision, by: int | None = None) -> Illegal:
        seat = self.seat if by is None else by
        decision = GAME.grammar.read(said).exact() if isinstance(said, str) else said
        before = codec(GAME).pack(self.state)
        try:
            GAME.apply(self.state, seat, decision, Rng(SEED))
        except Illegal as illegal:
            assert codec(GAME).pack(self.state) == before
            assert GAME.legal(self.state, seat).accepts(decision) is None, f"{decision} is listed"
            return illegal
        raise AssertionError(f"{decision} is legal")

    # Looking

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(prompt.seat, prompt.kind) for prompt in GAME.prompts(self.state)]

    def lines(self, by: int | None = None) -> list[str]:
        """Every legal decision as a line, families in part."""
        seat = self.seat if by is None else by
        return [GAME.grammar.write(d) for d in GAME.legal(self.state, seat).members()]

    def me(self, seat: int) -> Player:
        return self.state.players[seat]

    def amount(self, seat: int, place: str) -> int:
        region = holdings.region_at(self.me(seat), place)
        assert region is not None
        return region.amount

    def stock(self, seat: int) -> dict[str, int]:
        return {r: n for r, n in holdings.stock(self.me(seat)).items() if n}

    def at(self, seat: int, place: str) -> Placed | None:
        return holdings.card_at(self.me(seat), place)

    def cards(self, seat: int) -> set[str]:
        return {card.card for card in self.me(seat).cards}

    def points(self, seat: int) -> int:
        return standing.points(self.state, seat)

    def commerce(self, seat: int) -> int:
        return standing.commerce(self.state, seat)

    def strength(self, seat: int) -> int:
        return standing.strength(self.state, seat)

    def size(self, stack: str) -> int:
        return stacks.stack(self.state, stack).size

    def bottom(self, stack: str) -> str:
        pile = stacks.stack(self.state, stack)
        return (*pile.top, *pile.bottom)[-1]

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def fork(self) -> "Table":
        other = object.__new__(Table)
        other.state, other.events, other.barrier = self.state, self.events, self.barrier
        return other
