"""`meeplepost restore`: puts a backup in the place of the database; the bot must be stopped."""

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the backup")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder; default: data")


def run(args: argparse.Namespace) -> int:
    from bot.host.operating import DEFAULT_FOLDER, database, restore
    from engine.core.words import words

    folder = args.data or DEFAULT_FOLDER
    kept = restore(folder, args.file)
    kept_name = "none" if kept is None else str(kept)
    said = words(args.lang).say("host-restored", file=str(database(folder)), backup=str(args.file), kept=kept_name)
    print(said)
    return 0
