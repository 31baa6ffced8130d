"""Looking things up: a query against a plain LIKE over the same entries, autocomplete in the bot, building the index."""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

import discord

from bot.host.host import open_host
from bot.host.lookup.search import Asked, Library, library
from bot.ui import lookup as ui
from bot.ui.app import App
from engine.core.registry import games
from tests.lookup.quality import questions

ROUNDS = 30


def p99(spent: list[float]) -> float:
    return sorted(spent)[int(len(spent) * 0.99)] * 1000


def timed(call, *args) -> float:
    """Processor time of this thread: other programs on the machine do not count."""
    start = time.thread_time()
    call(*args)
    return time.thread_time() - start


def plain_like() -> sqlite3.Connection:
    """The same entries in one table, both languages, as anybody would begin."""
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE entries (key TEXT, title TEXT, text TEXT)")
    for page in library().index.pages:
        for one in page.by_lang.values():
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (page.key, one.title, f"{one.effect} {one.text}"))
    return db


def like(db: sqlite3.Connection, text: str) -> list:
    words = text.split()
    where = " OR ".join("title LIKE ? OR text LIKE ?" for _ in words)
    found = [f"%{word}%" for word in words for _ in range(2)]
    return db.execute(f"SELECT key, title, text FROM entries WHERE {where} LIMIT 12", found).fetchall()


def queries() -> list[tuple[str, str]]:
    """Every word of every question is new in each round: nothing is answered from what was asked before."""
    asked, db = questions(), plain_like()
    ours, plain, warm = [], [], []
    for _ in range(ROUNDS):
        for question in asked:
            library()._word.cache_clear()
            ours.append(timed(library().find, question.text, Asked(question.lang)))
            plain.append(timed(like, db, question.text))
            warm.append(timed(library().find, question.text, Asked(question.lang)))
    entries = len(library().index.pages)
    db.close()
    return [
        (f"query p99, {entries} entries in two languages, new words", f"{p99(ours):.2f} ms (goal 3)"),
        ("query p99, words asked before", f"{p99(warm):.2f} ms"),
        ("plain LIKE over the same entries, p99", f"{p99(plain):.2f} ms; ours {p99(ours) / p99(plain):.2f} of it"),
    ]


def building() -> list[tuple[str, str]]:
    spent = []
    for _ in range(5):
        start = time.perf_counter()
        Library(games()).close()
        spent.append(time.perf_counter() - start)
    return [("index built from the entries", f"{sorted(spent)[2] * 1000:.0f} ms (goal 1000)")]


async def _autocomplete() -> list[float]:
    """The handler as the bot runs it, with the host's own database behind it."""
    spent = []
    with tempfile.TemporaryDirectory() as folder:
        async with open_host(Path(folder) / "bench.db") as host:
            app = App(host, SimpleNamespace())
            user = SimpleNamespace(id=7, display_name="Anna")
            typing = SimpleNamespace(user=user, locale=discord.Locale.czech, channel_id=1, guild_id=2)
            for question in questions() * 3:
                for length in range(0, len(question.text), 3):
                    start = time.perf_counter()
                    await ui.suggestions(app, typing, question.text[:length], cards=False)
                    spent.append(time.perf_counter() - start)
    return spent


def run() -> list[tuple[str, str]]:
    """(label, figure) of all lookup measurements."""
    spent = asyncio.run(_autocomplete())
    return [
        *building(),
        *queries(),
        (f"autocomplete p99 in the bot, {len(spent)} keys", f"{p99(spent):.2f} ms (goal 10)"),
    ]
