"""From words as people type them to entries: the fitting ones first, in either language, slips forgiven."""

import atexit
import difflib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from bot.host.lookup.entries import Entry, book
from bot.host.lookup.forms import LONGEST_QUERY, MOST_WORDS, STOP, czech, english, words_of
from bot.host.lookup.index import Index, Page
from engine.core.notation import fold
from engine.core.registry import games
from engine.core.words import LANGUAGES

MOST_HITS = 12
_EXACT, _KINDRED, _SLIP = 1.0, 0.55, 0.6  # what a word is worth by how it was found
_UNKNOWN = 3.0  # a word no entry knows weighs like a middling one that is missing
_NAME_WORTH = 7.0  # a name that says exactly what was asked
_HERE = 1.6  # entries of the game at whose table one asks
_CARD = 1.6  # cards, for who asks for a card
_CANDIDATES = 30
_SHORTEST_HALF = 3
_CLEAR_LEAD = 1.04
_ENOUGH = 0.5  # part of what was asked that the best entry must speak of


Meanings = dict[str, list[tuple[int, float]]]  # stem -> the words of the question that may mean it, and how surely


class Asked(NamedTuple):
    """Where a question comes from."""

    lang: str = "en"
    game: str = ""  # of the table where it was asked
    cards: bool = False  # a card or tile is looked for


class Found(NamedTuple):
    pages: tuple[Page, ...]  # best first
    sure: bool


class Word(NamedTuple):
    """One word of a question: known words it may mean, by how sure that is, and how well pages fit it."""

    meant: dict[str, float]
    scores: dict[int, float]

    @property
    def weight(self) -> float:
        return max(self.scores.values(), default=_UNKNOWN)


class Library:
    """All entries of all games. Made once; asking changes nothing."""

    def __init__(self, game_ids: Iterable[str]) -> None:
        self.games = tuple(game_ids)
        self.index = Index(_pages(self.games))
        self._by_key = {page.key: number for number, page in enumerate(self.index.pages)}
        self._names = tuple((name, game_id) for game_id in self.games for name in _names(game_id))
        self._word = lru_cache(maxsize=4096)(self._look_up)

    def close(self) -> None:
        self.index.close()

    def page(self, key: str) -> Page | None:
        """By `game/id`, as buttons and choices carry it."""
        number = self._by_key.get(key)
        return None if number is None else self.index.pages[number]

    def entry(self, game_id: str, rule: str, lang: str) -> Entry | None:
        page = self.page(f"{game_id}/{rule}")
        return page.by_lang[lang] if page else None

    def find(self, text: str, asked: Asked) -> Found:
        """Pages that answer a question, best first; none if no word of it is known."""
        text = text[:LONGEST_QUERY]
        chosen = self.page(text.strip().lower())
        if chosen is not None:
            return Found((chosen,), sure=True)
        plain = words_of(text)
        plain, game_id = self._without_game(plain)
        words = [self._word(one) for one in _telling(plain)]
        ranked = self._ranked(words, asked._replace(game=game_id or asked.game), only=game_id)
        ranked.sort(key=lambda pair: tuple(plain) not in self.index.spelt[pair[0]])
        sure = bool(ranked) and self._covers(ranked[0][0], words) >= _ENOUGH and _leads(ranked)
        return Found(tuple(self.index.pages[number] for number, _ in ranked[:MOST_HITS]), sure)

    def nearest(self, text: str, asked: Asked, most: int = 3) -> tuple[Page, ...]:
        """Entries whose titles look most like the text, for when nothing was found."""
        titles = {fold(page.by_lang[asked.lang].title): page for page in self._shelf(asked)}
        near = difflib.get_close_matches(fold(text[:60]), titles, most, 0.0)
        return tuple(titles[title] for title in near)

    def complete(self, text: str, asked: Asked, most: int) -> tuple[Page, ...]:
        """Entries while somebody types: titles that begin so, then what a search finds."""
        typed = words_of(text[:LONGEST_QUERY])
        shelf = self._shelf(asked)
        if not typed:
            return tuple(shelf[:most])
        titled = [page for page in shelf if _begins(words_of(page.by_lang[asked.lang].title), typed)]
        found = self.find(text, asked).pages
        if asked.cards:
            found = tuple(sorted(found, key=lambda page: not page.by_lang[asked.lang].card))
        return tuple(dict.fromkeys((*titled, *found)))[:most]

    def _shelf(self, asked: Asked) -> list[Page]:
        """All pages in the order of the books, those of the game at hand first; for cards only cards."""
        pages = [page for page in self.index.pages if not asked.cards or page.by_lang[asked.lang].card]
        return sorted(pages, key=lambda page: page.game != asked.game)

    def _without_game(self, words: list[str]) -> tuple[list[str], str]:
        """A question that names its game is about that game; the name itself is not looked for."""
        forms = [_forms(word) for word in words]
        for name, game_id in self._names:
            for at in range(len(words) - len(name) + 1):
                rest = words[:at] + words[at + len(name) :]
                if all(map(frozenset.intersection, name, forms[at:])) and _telling(rest):
                    return rest, game_id
        return words, ""

    def _look_up(self, word: str) -> Word:
        """What a typed word may mean: a known form, the same root, a word with a slip, the beginning of one."""
        forms = _forms(word)
        meant = {form: _EXACT for form in forms if self.index.knows(form)}
        for form in forms:
            for kin in self.index.kindred(form):
                meant.setdefault(kin, _KINDRED)
        if not meant:
            near = {form: slips for form in forms for form, slips in self.index.misspelt(form).items()}
            meant = {form: _SLIP / max(1, slips) for form, slips in near.items()}
        if not meant and len(word) > 2:
            meant = {form: _KINDRED for start in forms for form in self.index.beginning(start)}
        if not meant:
            meant = dict.fromkeys(self._halves(word), _KINDRED)
        scores: dict[int, float] = {}
        for worth in sorted(set(meant.values()), reverse=True):
            alike = [form for form, how in meant.items() if how == worth]
            for number, score in self.index.scores(alike).items():
                scores[number] = max(scores.get(number, 0.0), score * worth)
        return Word(meant, scores)

    def _halves(self, word: str) -> list[str]:
        """The known words of two that were written as one: `halfmedals`."""
        for at in range(len(word) - _SHORTEST_HALF, _SHORTEST_HALF - 1, -1):
            first, second = _forms(word[:at]), _forms(word[at:])
            if any(map(self.index.knows, first)) and any(map(self.index.knows, second)):
                return [form for form in (*first, *second) if self.index.knows(form)]
        return []

    def _ranked(self, words: Sequence[Word], asked: Asked, only: str) -> list[tuple[int, float]]:
        totals: dict[int, float] = {}
        for word in words:
            for number, score in word.scores.items():
                totals[number] = totals.get(number, 0.0) + score
        pages = self.index.pages
        best = sorted(totals, key=lambda number: (-totals[number], number))
        best = [number for number in best if not only or pages[number].game == only][:_CANDIDATES]
        meanings: Meanings = {}
        for place, word in enumerate(words):
            for stem, how in word.meant.items():
                meanings.setdefault(stem, []).append((place, how))
        ranked = []
        for number in best:
            score = totals[number] * (0.4 + 0.6 * self._covers(number, words))
            score += self._named(number, meanings, len(words))
            score *= _HERE if pages[number].game == asked.game else 1.0
            score *= _CARD if asked.cards and pages[number].by_lang[asked.lang].card else 1.0
            ranked.append((number, score))
        return sorted(ranked, key=lambda pair: (not self._is_title(pair[0], words, asked), -pair[1], pair[0]))

    def _is_title(self, number: int, words: Sequence[Word], asked: Asked) -> bool:
        """Was exactly the title asked for, in either language? Titles of another game than the one at hand may wait."""
        if asked.game not in {"", self.index.pages[number].game}:
            return False
        exact = [{stem for stem, how in word.meant.items() if how == _EXACT} for word in words]
        return any(
            len(title) == len(words) and all(title & stems for stems in exact) for title in self.index.titles[number]
        )

    def _covers(self, number: int, words: Sequence[Word]) -> float:
        """How much of the question this page speaks of, rare words counting more."""
        whole = sum(word.weight for word in words)
        return sum(word.weight for word in words if number in word.scores) / whole if whole else 0.0

    def _named(self, number: int, meanings: Meanings, asked: int) -> float:
        """How well one of the entry's names says what was asked: both must be covered."""
        best = 0.0
        for name in self.index.names[number]:
            said = 0
            hits: dict[int, float] = {}
            for stem in name:
                known = meanings.get(stem)
                if known:
                    said += 1
                    for word, how in known:
                        hits[word] = max(hits.get(word, 0.0), how)
            if said:
                best = max(best, said / len(name) * sum(hits.values()) / asked)
        return best * _NAME_WORTH


@cache
def library() -> Library:
    """The library of all registered games, made when it is first asked for."""
    made = Library(games())
    atexit.register(made.close)
    return made


def _pages(game_ids: Iterable[str]) -> Iterator[Page]:
    for game_id in game_ids:
        books = {lang: book(game_id, lang).entries for lang in LANGUAGES}
        for key in books[LANGUAGES[0]]:
            yield Page(game_id, key, {lang: books[lang][key] for lang in LANGUAGES if key in books[lang]})


def _forms(word: str) -> frozenset[str]:
    """A word as it may stand in the index, whatever its language."""
    return frozenset((word, english(word), czech(word)))


def _names(game_id: str) -> list[tuple[frozenset[str], ...]]:
    """What a game is called, word by word; the longest first."""
    books = [book(game_id, lang) for lang in LANGUAGES]
    called = {tuple(words_of(name)) for one in books for name in (one.title, *one.names)}
    return [tuple(map(_forms, name)) for name in sorted(called, key=lambda name: (-len(name), name)) if name]


def _telling(words: list[str]) -> list[str]:
    """Words worth looking for, each once."""
    return list(dict.fromkeys(word for word in words if word not in STOP))[:MOST_WORDS]


def _begins(title: list[str], typed: list[str]) -> bool:
    """Does every typed word begin a word of the title?"""
    return all(any(word.startswith(one) for word in title) for one in typed)


def _leads(ranked: Sequence[tuple[int, float]]) -> bool:
    return len(ranked) == 1 or ranked[0][1] >= ranked[1][1] * _CLEAR_LEAD
