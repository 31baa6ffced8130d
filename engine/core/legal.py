"""The set of legal decisions of a seat: a list, and families where a list would be too long."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate, islice
from typing import Generic, TypeVar

from engine.core.families import Family
from engine.core.rng import Rng

D = TypeVar("D")


class Legal(Generic[D]):
    """Complete and closed: every member applies, everything else is refused. The order is part of the contract."""

    __slots__ = ("decisions", "families")

    def __init__(self, decisions: tuple[D, ...] = (), families: tuple[Family[D], ...] = ()) -> None:
        self.decisions = decisions
        self.families = families

    def __bool__(self) -> bool:
        return bool(self.decisions or self.families)

    def accepts(self, decision: D) -> D | None:
        """The canonical form of a legal decision, else None."""
        if decision in self.decisions:
            return decision
        forms = (family.accepts(decision) for family in self.families)
        return next((form for form in forms if form is not None), None)

    def members(self, most_per_family: int = 200) -> Iterator[D]:
        """The listed decisions, then the canonical members of each family as far as asked for."""
        yield from self.decisions
        for family in self.families:
            yield from islice(family.members(), most_per_family)

    def sample(self, rng: Rng, purpose: str = "sample", weigh: Callable[[D], int] | None = None) -> D:
        """Some member: a family weighs as much as a listed decision, or what one of its members weighs."""
        if weigh is not None:
            return self._weighed(rng, purpose, weigh)
        pick = rng.below(len(self.decisions) + len(self.families), purpose)
        if pick < len(self.decisions):
            return self.decisions[pick]
        return self.families[pick - len(self.decisions)].sample(rng, purpose)

    def _weighed(self, rng: Rng, purpose: str, weigh: Callable[[D], int]) -> D:
        """Each family sends one member; then all are alike but for their weights."""
        members = (*self.decisions, *(family.sample(rng, f"{purpose} {family.verb}") for family in self.families))
        sums = list(accumulate(map(weigh, members)))
        return members[bisect_right(sums, rng.below(sums[-1], purpose))]

    def signature(self) -> tuple[object, ...]:
        """Equal for equal sets: families compare by what they offer, not by their functions."""
        return self.decisions, tuple(family.signature() for family in self.families)

    def where(self, test: Callable[[D], bool]) -> tuple[D, ...]:
        """The members (families listed in part) that pass a test, in order."""
        return tuple(decision for decision in self.members() if test(decision))
