"""Entries of one game in one language: config/rules/<lang>/<game>.md, and what the game says of its cards.

A file is a title, chapters (`# Name {#id}`) and entries (`## Name {#id}`) with plain text and a foot:
`Source: rules 6.3 · See also: goods, order` and `Words: freight, cargo` (what people also call it). An entry with the
id of a card adds rulings to what the card's data says.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.registry import game as find_game

_HEADING = re.compile(r"^(?P<marks>##?) (?P<title>.+?)(?: \{#(?P<id>[a-z0-9-]+)\})?$")
_FOOT = re.compile(r"^(Source|Zdroj|See also|Viz také|Words|Slova): ")
_FIELDS = {
    "Source": "source", "Zdroj": "source", "See also": "see", "Viz také": "see", "Words": "words", "Slova": "words",
}  # fmt: skip
_OURS = ("our ruling", "naše upřesnění")


class Entry(NamedTuple):
    game: str
    id: str
    title: str
    text: str
    chapter: str = ""  # id; empty = cards that stand in no chapter
    source: str = ""  # section of the rules, as words
    see: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    kind: str = ""  # cards and tiles: the type line
    effect: str = ""  # cards and tiles: what they do, from their data
    face: str = ""  # cards and tiles: the name of the picture

    @property
    def key(self) -> str:
        """How buttons and choices name it."""
        return f"{self.game}/{self.id}"

    @property
    def card(self) -> bool:
        return bool(self.kind)

    @property
    def ours(self) -> bool:
        """Does it hold a ruling of our own, where the rulebook is silent?"""
        return any(mark in self.text for mark in _OURS)


class Book(NamedTuple):
    """All entries of a game in one language, in the order of the file; cards nobody wrote about come last."""

    title: str
    names: tuple[str, ...]  # what people call the game
    chapters: dict[str, str]  # id -> title
    entries: dict[str, Entry]


@cache
def book(game_id: str, lang: str) -> Book:
    file = resources.files("config") / "rules" / lang / f"{game_id}.md"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    cards = {card.id: card for card in find_game(game_id).cards(lang)}
    return read(game_id, text, cards)


def read(game_id: str, text: str, cards: dict[str, Card]) -> Book:
    """A file as a book."""
    title, chapter = "", ""
    names: tuple[str, ...] = ()
    chapters: dict[str, str] = {}
    entries: dict[str, Entry] = {}
    for heading, lines in _parts(text):
        body, foot = _body_and_foot(lines)
        if heading["marks"] == "##":
            one = Entry(game_id, heading["id"] or "", heading["title"], body, chapter)
            entries[one.id] = _with_card(foot.under(one), cards.get(one.id))
        elif heading["id"]:
            chapter = heading["id"]
            chapters[chapter] = heading["title"]
        else:
            title, names = heading["title"], foot.words
    for card in cards.values():
        if card.id not in entries:
            entries[card.id] = _with_card(Entry(game_id, card.id, card.title, ""), card)
    return Book(title, names, chapters, entries)


def _parts(text: str) -> Iterator[tuple[re.Match[str], list[str]]]:
    current: re.Match[str] | None = None
    lines: list[str] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        if current is not None:
            yield current, lines
        current, lines = heading, []
    if current is not None:
        yield current, lines


class _Foot(NamedTuple):
    source: str
    see: tuple[str, ...]
    words: tuple[str, ...]

    def under(self, entry: Entry) -> Entry:
        return entry._replace(source=self.source, see=self.see, words=self.words)


def _body_and_foot(lines: list[str]) -> tuple[str, _Foot]:
    said: dict[str, str] = {}
    for line in filter(_FOOT.match, lines):
        for part in line.split(" · "):
            name, _, value = part.partition(": ")
            said[_FIELDS.get(name, "")] = value
    body = "\n".join(line for line in lines if not _FOOT.match(line))
    return body.strip(), _Foot(said.get("source", ""), _listed(said.get("see")), _listed(said.get("words")))


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",")) if text else ()


def _with_card(entry: Entry, card: Card | None) -> Entry:
    if card is None:
        return entry
    return entry._replace(
        kind=card.kind,
        effect=card.text,
        face=card.face,
        source=entry.source or card.source,
        see=entry.see or card.see,
        words=(*entry.words, card.title, *card.words),
    )
