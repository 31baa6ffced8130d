"""What was read before and cannot change unnoticed: this process is the only one that writes."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """The last `most` answers. An answer that was on its way while its key was forgotten is not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()
        self.changes = 0  # taken before a question is asked, and given with its answer

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, value: V, changes: int) -> None:
        if changes != self.changes:
            return
        self._kept[key] = value
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: K) -> None:
        self.changes += 1
        self._kept.pop(key, None)
