"""`meeplepost backup`: a copy of the database, also while the bot is running."""

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder; default: data")


def run(args: argparse.Namespace) -> int:
    from bot.host.operating import DEFAULT_FOLDER, backup
    from engine.core.words import words

    backup(args.data or DEFAULT_FOLDER, args.file)
    print(words(args.lang).say("host-backed-up", file=str(args.file)))
    return 0
