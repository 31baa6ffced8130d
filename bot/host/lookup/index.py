"""The full-text index: every entry of every game with the words of both languages, in SQLite FTS5, in memory."""

import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.host.lookup.entries import Entry
from bot.host.lookup.forms import stems, words_of
from bot.host.lookup.typos import Neighbours

_WEIGHTS = "6.0, 4.0, 1.0"  # title, other words, text
_KINDRED = 4  # letters two words must begin with alike
_LONG = 6


class Page(NamedTuple):
    """One entry in all languages."""

    game: str
    id: str
    by_lang: Mapping[str, Entry]

    @property
    def key(self) -> str:
        return f"{self.game}/{self.id}"

    def __hash__(self) -> int:
        return hash((self.game, self.id))


class Index:
    def __init__(self, pages: Iterable[Page]) -> None:
        self.pages = tuple(pages)
        self.names = tuple(_names(page) for page in self.pages)
        self.titles = tuple(_titles(page) for page in self.pages)
        self.spelt = tuple({tuple(words_of(one.title)) for one in page.by_lang.values()} for page in self.pages)
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute("CREATE VIRTUAL TABLE pages USING fts5(title, words, body, tokenize='ascii', detail='column')")
        self._db.executemany(
            "INSERT INTO pages(rowid, title, words, body) VALUES (?, ?, ?, ?)", map(_row, enumerate(self.pages))
        )
        self._db.execute("CREATE VIRTUAL TABLE vocabulary USING fts5vocab(pages, 'row')")
        self._known: list[str] = [row[0] for row in self._db.execute("SELECT term FROM vocabulary ORDER BY term")]
        self._known_set = frozenset(self._known)
        self._near = Neighbours(self._known)

    def close(self) -> None:
        self._db.close()

    def knows(self, stem: str) -> bool:
        return stem in self._known_set

    def beginning(self, letters: str, most: int = 12) -> list[str]:
        """Known words that begin so."""
        at = bisect_left(self._known, letters)
        found = self._known[at : at + most]
        return [word for word in found if word.startswith(letters)]

    def kindred(self, stem: str) -> list[str]:
        """Known words with the same root: alike for four letters or more, and for all but the last few."""
        if len(stem) < _KINDRED:
            return []
        at = bisect_left(self._known, stem[:_KINDRED])
        found = []
        while at < len(self._known) and self._known[at].startswith(stem[:_KINDRED]):
            word = self._known[at]
            at += 1
            if word != stem and _alike(word, stem) >= _root(word, stem):
                found.append(word)
        return found

    def misspelt(self, stem: str) -> dict[str, int]:
        return self._near.of(stem)

    def scores(self, alternatives: Iterable[str]) -> dict[int, float]:
        """How well each page fits any of these words; words are letters and digits only, so nothing is an operator."""
        match = " OR ".join(f'"{word}"' for word in alternatives)
        if not match:
            return {}
        sql = f"SELECT rowid, -bm25(pages, {_WEIGHTS}) FROM pages WHERE pages MATCH ?"  # noqa: S608 - constants
        return dict(self._db.execute(sql, (match,)))


def _alike(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count


def _root(one: str, other: str) -> int:
    """How much of two words must be alike: the whole shorter one (but a letter if it is long), all but three letters of
    the longer.
    """
    short, long = sorted((len(one), len(other)))
    return max(_KINDRED, short - (short > _LONG), long - 3)


def _row(numbered: tuple[int, Page]) -> tuple[int, str, str, str]:
    number, page = numbered
    entries = page.by_lang.items()
    title = [stem for lang, one in entries for stem in stems(one.title, lang)]
    words = [*stems(page.id, "en"), *(stem for lang, one in entries for stem in stems(" ".join(one.words), lang))]
    body = [stem for lang, one in entries for stem in stems(f"{one.kind} {one.effect} {one.text}", lang)]
    return number, " ".join(title), " ".join(words), " ".join(body)


def _titles(page: Page) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(stems(one.title, lang)) for lang, one in page.by_lang.items())


def _names(page: Page) -> tuple[frozenset[str], ...]:
    """The stems of every name of an entry, each name apart."""
    return tuple(
        frozenset(stems(name, lang))
        for lang, one in page.by_lang.items()
        for name in (one.title, *one.words)
        if stems(name, lang)
    )
