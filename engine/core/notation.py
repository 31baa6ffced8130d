"""One grammar for all games: `verb thing [from|at|to place] [with die|card] [for payment]`.

What is stored is the decision with language-neutral ids; this is how people read and type it. Case, diacritics and
the order of the parts do not matter when reading; writing always gives the same line.
"""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from engine.core.errors import BadNotation

LONGEST_LINE = 2_000
NOTHING = "nothing"
# Small words in front of a part, each with its Czech counterparts.
LEADS: Mapping[str, tuple[str, ...]] = {
    "from": ("from", "z", "ze"),
    "at": ("at", "on", "na"),
    "to": ("to", "do", "k", "ke", "pro"),
    "with": ("with", "s", "se"),
    "for": ("for", "za"),
}
_JOINTS = str.maketrans({"'": None, "’": None, "_": " ", "-": " ", "–": " ", ",": " , "})
_NOTHINGS = frozenset({NOTHING, "none", "nic"})


@lru_cache(maxsize=8_192)
def fold(text: str) -> str:
    """Lower case without accents; apostrophes fall out, other joints become spaces."""
    flat = text.casefold()
    if not flat.isascii():
        flat = "".join(c for c in unicodedata.normalize("NFKD", flat) if not unicodedata.combining(c))
    return " ".join(flat.translate(_JOINTS).split())


class Value(ABC):
    """How one field is written and read."""

    @abstractmethod
    def write(self, value: Any) -> str: ...

    @abstractmethod
    def read(self, tokens: Sequence[str], start: int) -> tuple[Any, int] | None:
        """The value that begins at `start` and where it ends; the longest reading wins."""

    @abstractmethod
    def known(self) -> Iterable[str]:
        """Words this value may be written with, for suggestions."""


class Words(Value):
    """One of a fixed set of things, by id or by any of its names."""

    def __init__(self, names: Mapping[Any, Sequence[str]]) -> None:
        """The first name of each thing is the one that is written."""
        self._written = {value: words[0] for value, words in names.items()}
        self._values = {
            fold(word): value for value, words in reversed(list(names.items())) for word in (*words, str(value))
        }
        self._longest = max(len(phrase.split()) for phrase in self._values)

    def write(self, value: Any) -> str:
        return self._written[value]

    def read(self, tokens: Sequence[str], start: int) -> tuple[Any, int] | None:
        for end in range(min(len(tokens), start + self._longest), start, -1):
            phrase = " ".join(tokens[start:end])
            if phrase in self._values:
                return self._values[phrase], end
        return None

    def known(self) -> Iterable[str]:
        return self._values


class Number(Value):
    """A whole number; `shift` is what people add (dice 0 and 1 are called 1 and 2)."""

    def __init__(self, shift: int = 0) -> None:
        self._shift = shift

    def write(self, value: int) -> str:
        return str(value + self._shift)

    def read(self, tokens: Sequence[str], start: int) -> tuple[int, int] | None:
        if start < len(tokens) and tokens[start].isascii() and tokens[start].isdigit() and len(tokens[start]) <= 9:
            return int(tokens[start]) - self._shift, start + 1
        return None

    def known(self) -> Iterable[str]:
        return ()


class Several(Value):
    """A list, separated by commas; `nothing` is the empty one."""

    def __init__(self, one: Value) -> None:
        self._one = one

    def write(self, value: Sequence[Any]) -> str:
        return ",".join(self._one.write(item) for item in value) if value else NOTHING

    def read(self, tokens: Sequence[str], start: int) -> tuple[tuple[Any, ...], int] | None:
        if start < len(tokens) and tokens[start] in _NOTHINGS:
            return (), start + 1
        items: list[Any] = []
        end = start
        while (found := self._one.read(tokens, end)) is not None:
            item, end = found
            items.append(item)
            if end + 1 < len(tokens) and tokens[end] == ",":
                end += 1
            else:
                break
        return (tuple(items), end) if items else None

    def known(self) -> Iterable[str]:
        return self._one.known()


class Amounts(Value):
    """A bag such as `2 ore,1 fuel`, kept as ((kind, how many), ...)."""

    def __init__(self, kind: Value) -> None:
        self._kind = kind
        self._list = Several(_Amount(kind))

    def write(self, value: Sequence[tuple[Any, int]]) -> str:
        return self._list.write(value)

    def read(self, tokens: Sequence[str], start: int) -> tuple[tuple[Any, ...], int] | None:
        return self._list.read(tokens, start)

    def known(self) -> Iterable[str]:
        return self._kind.known()


class _Amount(Value):
    def __init__(self, kind: Value) -> None:
        self._kind = kind

    def write(self, value: tuple[Any, int]) -> str:
        return f"{value[1]} {self._kind.write(value[0])}"

    def read(self, tokens: Sequence[str], start: int) -> tuple[tuple[Any, int], int] | None:
        count = Number().read(tokens, start)
        kind = self._kind.read(tokens, count[1] if count else start)
        return None if kind is None else ((kind[0], count[0] if count else 1), kind[1])

    def known(self) -> Iterable[str]:
        return self._kind.known()


class Slot(NamedTuple):
    """One field of a decision in its line."""

    field: str
    value: Value
    lead: str = ""
    how: bool = False  # has a best value (die, payment): left out, the cheapest legal one is meant


class Form(NamedTuple):
    """The line of one kind of decision."""

    decision: type[msgspec.Struct]
    verb: str
    slots: tuple[Slot, ...] = ()
    also: tuple[str, ...] = ()  # other words for the verb, Czech ones among them


class Partial(NamedTuple):
    """What a line says: some fields may be left out."""

    form: Form
    fields: Mapping[str, Any]

    def exact(self) -> Any:
        """The decision if the line says all of it."""
        try:
            return self.form.decision(**self.fields)
        except TypeError:
            missing = [slot.field for slot in self.form.slots if slot.field not in self.fields]
            raise BadNotation("line-incomplete", verb=self.form.verb, missing=", ".join(missing)) from None


class Grammar:
    """All lines of a game."""

    def __init__(self, *forms: Form) -> None:
        self.forms = forms
        self._by_type = {form.decision: form for form in forms}
        self._verbs = Words({form: (form.verb, *form.also) for form in forms})

    def write(self, decision: Any) -> str:
        form = self._by_type[type(decision)]
        parts = [form.verb]
        for slot in form.slots:
            value = getattr(decision, slot.field)
            if value is not None:
                parts += [slot.lead, slot.value.write(value)]
        return " ".join(part for part in parts if part)

    def read(self, line: str) -> Partial:
        """One decision, perhaps in part; raises BadNotation with the word that was not understood."""
        if len(line) > LONGEST_LINE:
            raise BadNotation("line-too-long", length=len(line), most=LONGEST_LINE)
        tokens = fold(line).split()
        found = self._verbs.read(tokens, 0)
        if found is None:
            verbs = ", ".join(form.verb for form in self.forms)
            raise BadNotation("no-such-verb", word=tokens[0] if tokens else "", known=verbs)
        form, end = found
        return Partial(form, _read_slots(form, tokens, end))


def split_line(text: str) -> tuple[str, ...]:
    """The decisions of a line such as `take ship from 4; end`."""
    return tuple(part.strip() for part in text.split(";") if part.strip())


def _read_slots(form: Form, tokens: Sequence[str], start: int) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    while start < len(tokens):
        open_slots = [slot for slot in form.slots if slot.field not in fields]
        found = _read_led(open_slots, tokens, start) or _read_plain(open_slots, tokens, start)
        if found is None:
            raise BadNotation("word-not-understood", word=tokens[start], verb=form.verb)
        field, value, start = found
        fields[field] = value
        if start < len(tokens) and tokens[start] == ",":
            start += 1
    return fields


def _read_led(slots: Sequence[Slot], tokens: Sequence[str], start: int) -> tuple[str, Any, int] | None:
    """A part that begins with its small word."""
    for slot in slots:
        if slot.lead and tokens[start] in LEADS[slot.lead]:
            found = slot.value.read(tokens, start + 1)
            if found is not None:
                return slot.field, *found
    return None


def _read_plain(slots: Sequence[Slot], tokens: Sequence[str], start: int) -> tuple[str, Any, int] | None:
    """A part without its small word: slots that need none first, then any whose words fit."""
    for slot in sorted(slots, key=lambda slot: bool(slot.lead)):
        if slot.lead and not isinstance(slot.value, Words):
            continue  # a bare number could mean anything
        found = slot.value.read(tokens, start)
        if found is not None:
            return slot.field, *found
    return None
