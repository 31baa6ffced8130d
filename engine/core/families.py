"""Families of decisions: sets too large to list, each also the source of a control in the interface.

A family knows its canonical *choices* (plain tuples) and two functions of the game: `make` turns a choice into a
decision, `read` a decision back into a choice, or None if the decision is of another kind.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Any, Generic, TypeVar

from engine.core.rng import Rng

D = TypeVar("D")
Thing = Hashable
FEW = 3  # tokens on a side of a random trade: larger ones are hardly ever agreed on
Amounts = tuple[tuple[Thing, int], ...]  # (kind, how many) with how many >= 1, in the order of the kinds


@dataclass(frozen=True, slots=True, kw_only=True)
class Family(ABC, Generic[D]):
    """Base of all families."""

    verb: str
    make: Callable[[Any], D]
    read: Callable[[D], Any]

    @abstractmethod
    def choices(self) -> Iterator[Any]:
        """Every canonical choice, in a fixed order."""

    @abstractmethod
    def random_choice(self, rng: Rng, purpose: str) -> Any: ...

    @abstractmethod
    def canonical(self, choice: Any) -> Any:
        """The canonical form of an acceptable choice, else None."""

    @abstractmethod
    def count(self) -> int | None:
        """How many canonical choices there are, where that can be said without listing them."""

    @abstractmethod
    def offers(self) -> tuple[object, ...]:
        """What is offered, as plain data: for comparison and for the interface."""

    def members(self) -> Iterator[D]:
        return (self.make(choice) for choice in self.choices())

    def sample(self, rng: Rng, purpose: str = "sample") -> D:
        return self.make(self.random_choice(rng, purpose))

    def accepts(self, decision: D) -> D | None:
        choice = self.read(decision)
        choice = None if choice is None else self.canonical(choice)
        return None if choice is None else self.make(choice)

    def signature(self) -> tuple[object, ...]:
        return (type(self).__name__, self.verb, *self.offers())


@dataclass(frozen=True, slots=True, kw_only=True)
class Subset(Family[D]):
    """Some of several distinct things; the canonical order is that of `items`."""

    items: tuple[Thing, ...]
    least: int
    most: int

    def choices(self) -> Iterator[tuple[Thing, ...]]:
        for size in range(self.least, min(self.most, len(self.items)) + 1):
            yield from combinations(self.items, size)

    def random_choice(self, rng: Rng, purpose: str) -> tuple[Thing, ...]:
        size = self.least + rng.below(min(self.most, len(self.items)) - self.least + 1, purpose)
        drawn, _ = rng.draw(self.items, size, purpose)
        return tuple(item for item in self.items if item in drawn)

    def canonical(self, choice: Sequence[Thing]) -> tuple[Thing, ...] | None:
        chosen = set(choice)
        if len(chosen) != len(choice) or not chosen <= set(self.items) or not self.least <= len(choice) <= self.most:
            return None
        return tuple(item for item in self.items if item in chosen)

    def count(self) -> int:
        return sum(comb(len(self.items), size) for size in range(self.least, min(self.most, len(self.items)) + 1))

    def offers(self) -> tuple[object, ...]:
        return self.items, self.least, self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class Bag(Family[D]):
    """A multiset: between `least` and `most` tokens in all, of each kind at most its stock.

    `first` is the choice most people would make, if there is one: it is listed before the others.
    """

    stock: Amounts
    least: int
    most: int
    first: Amounts = ()

    def choices(self) -> Iterator[Amounts]:
        if self.first:
            yield self.first
        yield from (bag for bag in _bags(self.stock, self.least, self.most) if bag != self.first or not bag)

    def random_choice(self, rng: Rng, purpose: str) -> Amounts:
        tokens = [kind for kind, amount in self.stock for _ in range(amount)]
        size = self.least + rng.below(min(self.most, len(tokens)) - self.least + 1, purpose)
        drawn, _ = rng.draw(tokens, size, purpose)
        return tuple((kind, drawn.count(kind)) for kind, _ in self.stock if kind in drawn)

    def canonical(self, choice: Sequence[tuple[Thing, int]]) -> Amounts | None:
        wanted = dict(choice)
        stock = dict(self.stock)
        fits = all(0 < amount <= stock.get(kind, 0) for kind, amount in wanted.items())
        if len(wanted) != len(choice) or not fits or not self.least <= sum(wanted.values()) <= self.most:
            return None
        return tuple((kind, wanted[kind]) for kind, _ in self.stock if kind in wanted)

    def count(self) -> int:
        ways = [1]  # ways[n] = bags of n tokens of the kinds looked at so far
        for _, amount in self.stock:
            longer = [0] * (len(ways) + amount)
            for size, number in enumerate(ways):
                for extra in range(amount + 1):
                    longer[size + extra] += number
            ways = longer
        return sum(ways[self.least : self.most + 1])

    def offers(self) -> tuple[object, ...]:
        return self.stock, self.least, self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class BagPair(Family[D]):
    """A trade: what is given and what is wanted, never the same kind on both sides."""

    give: Amounts
    want: Amounts
    most: int  # tokens on each side

    def choices(self) -> Iterator[tuple[Amounts, Amounts]]:
        for given in _bags(self.give, 1, self.most):
            taken = {kind for kind, _ in given}
            rest = tuple(pair for pair in self.want if pair[0] not in taken)
            yield from ((given, wanted) for wanted in _bags(rest, 1, self.most))

    def random_choice(self, rng: Rng, purpose: str) -> tuple[Amounts, Amounts]:
        kind, stock = rng.choice(self.give, purpose)
        other, supply = rng.choice([pair for pair in self.want if pair[0] != kind], purpose)
        amounts = (1 + rng.below(min(amount, self.most, FEW), purpose) for amount in (stock, supply))
        return ((kind, next(amounts)),), ((other, next(amounts)),)

    def canonical(self, choice: tuple[Sequence[tuple[Thing, int]], ...]) -> tuple[Amounts, Amounts] | None:
        sides = tuple(
            Bag(verb=self.verb, make=self.make, read=self.read, stock=stock, least=1, most=self.most).canonical(side)
            for stock, side in zip((self.give, self.want), choice, strict=True)
        )
        given, wanted = sides
        if given is None or wanted is None or {kind for kind, _ in given} & {kind for kind, _ in wanted}:
            return None
        return given, wanted

    def count(self) -> int | None:
        return None  # would need the list

    def offers(self) -> tuple[object, ...]:
        return self.give, self.want, self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Family[D]):
    """All of several things, in an order of one's own; a shorter list means: these first, the rest as it lies."""

    items: tuple[Thing, ...]

    def choices(self) -> Iterator[tuple[Thing, ...]]:
        yield from permutations(self.items)

    def random_choice(self, rng: Rng, purpose: str) -> tuple[Thing, ...]:
        return rng.shuffled(self.items, purpose)

    def canonical(self, choice: Sequence[Thing]) -> tuple[Thing, ...] | None:
        if len(set(choice)) != len(choice) or not set(choice) <= set(self.items):
            return None
        return tuple(choice) + tuple(item for item in self.items if item not in choice)

    def count(self) -> int:
        return factorial(len(self.items))

    def offers(self) -> tuple[object, ...]:
        return (self.items,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Split(Family[D]):
    """A map of things to places: each thing goes to one of the places that take it, or stays where it is."""

    things: tuple[Thing, ...]
    places: tuple[tuple[Thing, int], ...]  # (place, room)
    takes: Callable[[Thing, Thing], bool]  # (thing, place)

    def choices(self) -> Iterator[tuple[tuple[Thing, Thing], ...]]:
        yield from self._fill(0, dict(self.places))

    def _fill(self, i: int, room: Mapping[Thing, int]) -> Iterator[tuple[tuple[Thing, Thing], ...]]:
        if i == len(self.things):
            yield ()
            return
        for rest in self._fill(i + 1, room):
            yield rest
        for place, left in room.items():
            if left and self.takes(self.things[i], place):
                for rest in self._fill(i + 1, {**room, place: left - 1}):
                    yield ((self.things[i], place), *rest)

    def random_choice(self, rng: Rng, purpose: str) -> tuple[tuple[Thing, Thing], ...]:
        room = dict(self.places)
        chosen: list[tuple[Thing, Thing]] = []
        for thing in self.things:
            open_places = [place for place, left in room.items() if left and self.takes(thing, place)]
            pick = rng.below(len(open_places) + 1, purpose)
            if pick:
                chosen.append((thing, open_places[pick - 1]))
                room[open_places[pick - 1]] -= 1
        return tuple(chosen)

    def canonical(self, choice: Sequence[tuple[Thing, Thing]]) -> tuple[tuple[Thing, Thing], ...] | None:
        where = dict(choice)
        room = dict(self.places)
        fits = all(thing in self.things and place in room and self.takes(thing, place) for thing, place in choice)
        full = any(list(where.values()).count(place) > left for place, left in room.items())
        if len(where) != len(choice) or not fits or full:
            return None
        return tuple((thing, where[thing]) for thing in self.things if thing in where)

    def count(self) -> int | None:
        return None  # would need the list

    def offers(self) -> tuple[object, ...]:
        return self.things, self.places


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Family[D]):
    """A way on a graph. Canonical: the first shortest way to each stop; accepted: any legal way, or just the stop."""

    start: Thing
    steps: int
    neighbours: Callable[[Thing], Sequence[Thing]]  # in the order of ids
    stops: Callable[[Thing], bool]

    def choices(self) -> Iterator[tuple[Thing, ...]]:
        before = self._before()
        return (self._way(goal, before) for goal in before if goal != self.start and self.stops(goal))

    def _before(self) -> dict[Thing, Thing]:
        """For every place within reach, nearest first, the one before it on the first shortest way."""
        before: dict[Thing, Thing] = {self.start: self.start}
        edge = [self.start]
        for _ in range(self.steps):
            further = []
            for place in edge:
                for goal in self.neighbours(place):
                    if goal not in before:
                        before[goal] = place
                        further.append(goal)
            edge = further
        return before

    def _way(self, goal: Thing, before: Mapping[Thing, Thing]) -> tuple[Thing, ...]:
        way = []
        while goal != self.start:
            way.append(goal)
            goal = before[goal]
        return tuple(reversed(way))

    def random_choice(self, rng: Rng, purpose: str) -> tuple[Thing, ...]:
        before = self._before()
        goals = [goal for goal in before if goal != self.start and self.stops(goal)]
        return self._way(rng.choice(goals, purpose), before)

    def canonical(self, choice: Sequence[Thing]) -> tuple[Thing, ...] | None:
        if not choice or not self.stops(choice[-1]):
            return None
        if self._walkable(choice):
            return tuple(choice)
        if len(choice) > 1:
            return None
        before = self._before()
        return self._way(choice[0], before) or None if choice[0] in before else None

    def _walkable(self, choice: Sequence[Thing]) -> bool:
        places = (self.start, *choice)
        return len(choice) <= self.steps and all(b in self.neighbours(a) for a, b in zip(places, choice, strict=False))

    def count(self) -> int:
        return sum(1 for _ in self.choices())

    def offers(self) -> tuple[object, ...]:
        return self.start, self.steps, tuple(islice(self.choices(), 500))


def _bags(stock: Amounts, least: int, most: int) -> Iterator[Amounts]:
    """All multisets of between `least` and `most` tokens."""
    if not stock:
        if least <= 0:
            yield ()
        return
    (kind, amount), rest = stock[0], stock[1:]
    for take in range(min(amount, most) + 1):
        for others in _bags(rest, least - take, most - take):
            yield ((kind, take), *others) if take else others
