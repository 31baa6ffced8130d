"""`meeplepost verify`: re-runs a finished game and checks seed, every move and the result."""

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    from bot.files import load
    from engine.core.save import verify
    from engine.core.words import words

    save = load(args.file)
    match = verify(save)
    print(words(args.lang).say("verify-ok", game=match.game.id, moves=len(match.line), result=save.result))
    return 0
