"""Words that were probably meant: neighbours by one or two slips, found through what both lose with a letter."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations

_LONG = 7  # from this length two slips are forgiven
_SHORT = 4  # below this length none
_REACH = 8  # only the beginning is thinned out; the rest is compared


class Neighbours:
    """The words that are known, each under everything that is left of it when one or two letters are lost."""

    def __init__(self, words: Iterable[str]) -> None:
        self._thinned: dict[str, list[str]] = defaultdict(list)
        for word in words:
            if len(word) >= _SHORT:
                for thin in _thinned(word):
                    self._thinned[thin].append(word)

    def of(self, word: str) -> dict[str, int]:
        """Known words near this one, with the number of slips."""
        if len(word) < _SHORT or any(sign.isdigit() for sign in word):
            return {}
        most = 2 if len(word) >= _LONG else 1
        near = {known for thin in _thinned(word) for known in self._thinned.get(thin, ())}
        counted = {known: slips(word, known, most) for known in near}
        fewest = min(counted.values(), default=most + 1)
        return {known: count for known, count in counted.items() if count == fewest <= most}


def _thinned(word: str) -> set[str]:
    """The beginning of a word with up to two letters left out."""
    start = word[:_REACH]
    lost = 2 if len(word) >= _LONG else 1
    return {
        "".join(sign for i, sign in enumerate(start) if i not in out)
        for count in range(lost + 1)
        for out in combinations(range(len(start)), count)
    }


def slips(one: str, other: str, most: int) -> int:
    """Letters added, lost, changed or swapped with their neighbour; counting stops above `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        earlier, before, row = before, row, [i]
        for j, b in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
