"""Sentences in two languages, from the Fluent files of config/locale."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from engine.core.errors import Illegal, MeeplepostError
from engine.core.prompt import Prompt

LANGUAGES = ("en", "cs")
SENTENCES = 20_000  # kept per language: one panel says a hundred, and says most of them again after the next click
SEAT_FIELDS = frozenset({"seat", "who", "order", "ranking"})
Namer = Callable[[Any, str], str]  # (value, language) -> name


class Words:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # No isolation marks: they are invisible characters that break copying a move out of a sentence.
        self._bundle = FluentBundle([lang], use_isolating=False)
        folder = resources.files("config") / "locale" / lang
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        # By type as well: True, 1 and 1.0 are the same key of a dict, and not the same in a sentence.
        self._known = lru_cache(maxsize=SENTENCES, typed=True)(self._sentence)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The sentence of a message key; a missing key is said in English, and never stops anybody."""
        try:
            return self._known(key, **args)
        except TypeError:  # an argument that cannot be a key
            return self._sentence(key, **args)

    def _sentence(self, key: str, **args: Any) -> str:
        if not self.has(key):
            return key if self.lang == "en" else words("en").say(key, **args)
        pattern = self._bundle.get_message(key).value
        text, _ = self._bundle.format_pattern(pattern, args) if pattern else (key, [])
        return str(text)


@cache
def words(lang: str) -> Words:
    return Words(lang if lang in LANGUAGES else "en")


@cache
def kebab(name: str) -> str:
    """TilePlaced -> tile-placed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Speech:
    """The words of one game in one language: lines for events, labels for decisions, reasons for refusals."""

    def __init__(self, game_id: str, namers: Mapping[str, Namer], lang: str, seats: tuple[str, ...] = ()) -> None:
        self._id = game_id
        self._namers = namers
        self._words = words(lang)
        self._seats = seats
        self.lang = self._words.lang

    def seat(self, seat: int | None) -> str:
        if seat is None:
            return "–"
        return self._seats[seat] if seat < len(self._seats) else "ABCDEFGH"[seat]

    def say(self, key: str, **args: Any) -> str:
        """A message of this game, or one all games share."""
        own = f"{self._id}-{key}"
        named = {name: self.name(name, value) for name, value in args.items()}
        return self._words.say(own if self._words.has(own) else key, **named)

    def ask(self, prompt: Prompt, viewer: int | None) -> str:
        """A question: to its addressee in the second person, about anybody else in the third."""
        return self.say(f"ask-{prompt.kind}", seat=prompt.seat, mine=prompt.seat == viewer)

    def event(self, event: msgspec.Struct) -> str:
        return self._struct("event", event)

    def decision(self, decision: msgspec.Struct, asked: str = "") -> str:
        """`asked`: the kind of question it answers; there it may have a name of its own."""
        own = f"{kebab(type(decision).__name__)}-{asked}"
        if asked and self._words.has(f"{self._id}-do-{own}"):
            return self.say(f"do-{own}", **msgspec.structs.asdict(decision))
        return self._struct("do", decision)

    def reason(self, illegal: MeeplepostError) -> str:
        key = f"why-{illegal.reason}" if isinstance(illegal, Illegal) else f"error-{illegal.key}"
        return self.say(key, **illegal.args_for_words)

    def _struct(self, kind: str, thing: msgspec.Struct) -> str:
        return self.say(f"{kind}-{kebab(type(thing).__name__)}", **msgspec.structs.asdict(thing))

    def name(self, field: str, value: Any) -> Any:
        """What a value of this field is called; numbers stay numbers, for plural forms."""
        if value is None:
            return "none"
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and type(value[1]) is int:
            return f"{value[1]}× {self.name(field, value[0])}"  # an amount, as in a bag of cards
        if isinstance(value, tuple | list):
            return ", ".join(str(self.name(field, item)) for item in value) if value else "none"
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        namer = self._namers.get(field)
        return namer(value, self.lang) if namer else value
