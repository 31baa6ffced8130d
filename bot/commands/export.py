"""`meeplepost export`: a table as a saved game."""

import argparse
import sys
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=int)
    parser.add_argument("file", type=Path, nargs="?", help="default: print it")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder; default: data")
    audience = parser.add_mutually_exclusive_group()
    audience.add_argument("--public", action="store_true", help="as everybody may see it, without the seed")
    audience.add_argument("--seat", metavar="X", help="as this seat may see it (A, B, ...), without the seed")


def run(args: argparse.Namespace) -> int:
    from bot.commands.replay import read_seat
    from bot.files import write_text
    from bot.host.operating import DEFAULT_FOLDER, export_table
    from engine.core.save import SEAT_LETTERS
    from engine.core.words import words

    seat = read_seat(args.seat, len(SEAT_LETTERS))
    text = export_table(args.data or DEFAULT_FOLDER, args.table, seat, public=args.public)
    if args.file is None:
        sys.stdout.write(text)
        return 0
    write_text(args.file, text)
    print(words(args.lang).say("host-exported", file=str(args.file)))
    return 0
