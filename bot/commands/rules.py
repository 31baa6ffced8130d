"""`meeplepost rules`: looks up any rule or card, on the terminal."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.host.lookup.entries import Entry


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="+", metavar="WORDS", help="what you would ask, in English or Czech")
    parser.add_argument("--game", default="", metavar="GAME", help="prefer entries of this game")


def run(args: argparse.Namespace, *, cards: bool = False) -> int:
    from bot.host.lookup.search import Asked, library
    from engine.core.registry import game
    from engine.core.words import words

    asked = Asked(args.lang, game(args.game).id if args.game else "", cards)
    text = " ".join(args.words)
    found = library().find(text, asked)
    say = words(args.lang).say
    if not found.pages:
        near = library().nearest(text, asked)
        print(say("rules-nothing", words=text, titles=", ".join(page.by_lang[args.lang].title for page in near)))
        return 1
    best, *others = found.pages
    print(_entry(best.by_lang[args.lang], args.lang))
    if others:
        titles = ", ".join(page.by_lang[args.lang].title for page in others[:4])
        print(say("rules-others" if found.sure else "rules-unsure", titles=titles))
    return 0


def _entry(entry: "Entry", lang: str) -> str:
    """Title, game and kind, text in lines of a terminal, source and related entries."""
    from textwrap import fill

    from bot.host.lookup.search import library
    from engine.core.registry import game
    from engine.core.words import words

    related = [library().entry(entry.game, key, lang) for key in entry.see]
    head = " · ".join(filter(None, (entry.title, game(entry.game).speech(lang).say("name"), entry.kind)))
    told = [fill(text, 96) for text in (entry.effect, *entry.text.splitlines()) if text]
    foot = words(lang).say(
        "rules-foot", source=entry.source, related=", ".join(one.title for one in related if one is not None)
    )
    return "\n".join((head, "", *told, "", foot))
