"""Provable randomness: a SHA-256 counter stream keyed by (seed, salt, position, branch, purpose).

The construction and its test vectors are written down in docs/randomness.md; nothing here may change
without a new `Rng.VERSION`, because every stored game depends on it.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import ClassVar, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORD_BYTES = 8
_WORD_RANGE = 1 << 64


class Rng:
    """Random numbers of one decision; each purpose has a stream of its own, so adding one moves no other."""

    VERSION: ClassVar[bytes] = b"meeplepost rng 1"
    __slots__ = ("_front", "branch", "position", "salt", "seed", "streams")

    def __init__(self, seed: bytes, salt: bytes = b"", position: int = 0, branch: int = 0) -> None:
        self.seed = seed
        self.salt = salt
        self.position = position
        self.branch = branch
        self.streams: dict[str, _Stream] | None = None  # most decisions roll nothing
        self._front: bytes | None = None  # of every key: what does not change from decision to decision

    def at(self, position: int, branch: int = 0) -> "Rng":
        """The source for the decision at this live position."""
        source = Rng(self.seed, self.salt, position, branch)
        source._front = self._front = self._front or _parts(self.VERSION, self.seed, self.salt)
        return source

    def apart(self, name: str) -> "Rng":
        """An independent source, for automatic players and defaults: it never touches the game's dice."""
        return Rng(sha256(self.VERSION + b" apart " + self.seed).digest(), self.salt + b"\0" + name.encode())

    def below(self, n: int, purpose: str) -> int:
        """A whole number 0 <= x < n, each equally likely."""
        if n < 1:
            raise ValueError("nothing to choose from")
        stream = self._stream(purpose)
        limit = _WORD_RANGE - _WORD_RANGE % n
        while (word := stream.word()) >= limit:  # rejection: a plain modulo would favour small numbers
            pass
        return word % n

    def die(self, purpose: str, sides: int = 6) -> int:
        return 1 + self.below(sides, purpose)

    def choice(self, things: Sequence[T], purpose: str) -> T:
        return things[self.below(len(things), purpose)]

    def shuffled(self, things: Iterable[T], purpose: str) -> tuple[T, ...]:
        """A random order (Fisher-Yates)."""
        items = list(things)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]
        return tuple(items)

    def draw(self, bag: Sequence[T], count: int, purpose: str) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """`count` things (fewer if there are fewer) drawn one by one, and what is left in its old order."""
        left = list(bag)
        drawn = tuple(left.pop(self.below(len(left), purpose)) for _ in range(min(count, len(left))))
        return drawn, tuple(left)

    def _stream(self, purpose: str) -> "_Stream":
        if self.streams is None:
            self.streams = {}
        stream = self.streams.get(purpose)
        if stream is None:
            stream = self.streams[purpose] = _Stream(self._key(purpose))
        return stream

    def _key(self, purpose: str) -> bytes:
        numbers = self.position.to_bytes(8, "big") + self.branch.to_bytes(8, "big")
        front = self._front or _parts(self.VERSION, self.seed, self.salt)
        return sha256(front + _parts(numbers, purpose.encode())).digest()


def _parts(*parts: bytes) -> bytes:
    """Each part with its length in front, so that none can be shifted into another."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


class _Stream:
    """Block i is SHA-256(key, i); a word is eight bytes of it, most significant first."""

    __slots__ = ("block", "count", "key", "offset")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.count = 0
        self.block = b""
        self.offset = 0

    def word(self) -> int:
        if self.offset >= len(self.block):
            self.block = sha256(self.key + self.count.to_bytes(8, "big")).digest()
            self.count += 1
            self.offset = 0
        word = int.from_bytes(self.block[self.offset : self.offset + _WORD_BYTES], "big")
        self.offset += _WORD_BYTES
        return word
