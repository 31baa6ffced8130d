"""The most recently used things, bounded by their bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """Safe to use from several threads; the least recently used goes first."""

    def __init__(self, limit: int, size: Callable[[V], int]) -> None:
        self._limit = limit
        self._size = size
        self._things: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> V | None:
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
            return found

    def put(self, key: Hashable, thing: V) -> None:
        with self._lock:
            old = self._things.pop(key, None)
            self.bytes += self._size(thing) - (self._size(old) if old is not None else 0)
            self._things[key] = thing
            while self.bytes > self._limit and len(self._things) > 1:
                _, dropped = self._things.popitem(last=False)
                self.bytes -= self._size(dropped)

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.bytes = 0
