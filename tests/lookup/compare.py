"""Other ways of forgiving word forms, on the same entries and questions: why the index holds stems."""

import sqlite3
from collections.abc import Callable

from bot.host.lookup.forms import STOP, words_of
from bot.host.lookup.search import library
from tests.lookup.quality import Answered, questions, shares

Spelling = Callable[[str], str]
WAYS: dict[str, tuple[str, Spelling]] = {
    "whole words": ("unicode61 remove_diacritics 2", lambda word: f'"{word}"'),
    "beginnings of words": ("unicode61 remove_diacritics 2", lambda word: f'"{word[: max(4, len(word) - 2)]}"*'),
    "trigrams": ("trigram", lambda word: f'"{word[: max(3, len(word) - 2)]}"'),
}


def answers(tokenizer: str, spell: Spelling) -> list[Answered]:
    """Every question put to a plain FTS5 table of the same texts, ranked by bm25 alone."""
    db = sqlite3.connect(":memory:")
    db.execute(f"CREATE VIRTUAL TABLE pages USING fts5(title, words, body, tokenize='{tokenizer}')")
    pages = library().index.pages
    for number, page in enumerate(pages):
        both = page.by_lang.values()
        row = [" ".join(one.title for one in both), " ".join(" ".join(one.words) for one in both)]
        texts = " ".join(f"{one.effect} {one.text}" for one in both)
        folded = (" ".join(words_of(text)) for text in (*row, texts))
        db.execute("INSERT INTO pages(rowid, title, words, body) VALUES (?, ?, ?, ?)", (number, *folded))
    found = []
    for question in questions():
        words = [
            word for word in words_of(question.text) if word not in STOP and (len(word) > 2 or tokenizer != "trigram")
        ]
        sql = "SELECT rowid FROM pages WHERE pages MATCH ? ORDER BY bm25(pages, 6.0, 4.0, 1.0)"
        rows = db.execute(sql, (" OR ".join(map(spell, words)) or '""',)).fetchall()
        given = [pages[number] for (number,) in rows if pages[number].game == question.game]
        right = [page.id == question.entry for page in given]
        found.append(Answered(question, right.index(True) + 1 if any(right) else None, ()))
    db.close()
    return found


def lines() -> list[str]:
    told = []
    for name, (tokenizer, spell) in WAYS.items():
        first, three = shares(answers(tokenizer, spell))
        told.append(f"{name:<22} {first:>7.1%} first  {three:>7.1%} in three")
    return told
