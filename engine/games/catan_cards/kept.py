"""What was worked out for immutable things is kept for a while; they are told apart by identity, which is cheap."""

from collections.abc import Callable
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")


class Kept(Generic[A, B, R]):
    """The results of a pure function of two things. The things are kept with them, so no id is ever used twice."""

    __slots__ = ("_found", "_most", "_work")

    def __init__(self, work: Callable[[A, B], R], most: int) -> None:
        self._work = work
        self._most = most
        self._found: dict[tuple[int, int], tuple[R, A, B]] = {}

    def __call__(self, one: A, other: B) -> R:
        found = self._found.get((id(one), id(other)))
        return self._add(one, other) if found is None else found[0]

    def _add(self, one: A, other: B) -> R:
        result = self._work(one, other)
        if len(self._found) >= self._most:
            self._found.clear()
        self._found[id(one), id(other)] = result, one, other
        return result
