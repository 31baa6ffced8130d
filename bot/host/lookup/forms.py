"""Word forms forgiven in English and Czech: words are folded to plain letters and cut to a stem.

The stems need not be words, only the same for all forms of one: `kostka, kostky, kostce, kostek` are all `kostk`.
Measured against whole words, beginnings of words and trigrams on the same questions: `make lookup-quality`.
"""

import re
import tomllib
from functools import cache
from importlib import resources

from engine.core.notation import fold

LONGEST_QUERY = 400
MOST_WORDS = 16
_WORD = re.compile(r"[a-z0-9]+")
_SHORTEST = 3  # letters of a stem
_forms = tomllib.loads((resources.files("config") / "rules" / "forms.toml").read_text(encoding="utf-8"))
STOP = frozenset(word for said in _forms["stop"].values() for word in said.split())
_ENDS = {lang: tuple(sorted(set(ends.split()), key=len, reverse=True)) for lang, ends in _forms["ends"].items()}
_HARDENED = {"c": "k", "z": "h"}


def words_of(text: str) -> list[str]:
    """The words of a text in plain small letters."""
    return _WORD.findall(fold(text))


def stems(text: str, lang: str) -> list[str]:
    """Stems of a text in one language, in order, without the words that say nothing."""
    cut = czech if lang == "cs" else english
    return [cut(word) for word in words_of(text) if word not in STOP]


@cache
def czech(word: str) -> str:
    """`delnici, delniku, delnikem` -> `delnik`; softened ends are hardened, fleeting vowels dropped."""
    stem = _without_end(word, "cs")[0]
    if len(stem) > 4 and stem[-2] == "e" and stem[-1] in "klcnr" and stem[-3] not in "aeiouy":
        stem = stem[:-2] + stem[-1]
    if len(stem) > _SHORTEST and stem[-1] in _HARDENED:
        stem = stem[:-1] + _HARDENED[stem[-1]]
    return stem


@cache
def english(word: str) -> str:
    """`placing, placed, places` -> `plac`."""
    stem, end = _without_end(word, "en")
    if end in {"ing", "ed", "er", "ers"} and len(stem) > _SHORTEST and stem[-1] == stem[-2] != "l":
        return stem[:-1]
    return english(stem) if end in {"s", "es"} and stem[-1] not in "aeiou" else stem


def _without_end(word: str, lang: str) -> tuple[str, str]:
    """The word without the longest end that leaves a stem, and that end."""
    for end in _ENDS[lang]:
        if word.endswith(end) and len(word) - len(end) >= _SHORTEST:
            return word.removesuffix(end), end
    return word, ""
