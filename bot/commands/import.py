"""`meeplepost import`: a saved game becomes a table."""  # noqa: N999 - the command is called import

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder; default: data")


def run(args: argparse.Namespace) -> int:
    from uuid import uuid4

    from bot.files import read_text
    from bot.host.operating import DEFAULT_FOLDER, import_save
    from engine.core.words import words

    table = import_save(args.data or DEFAULT_FOLDER, read_text(args.file), key=f"import:{uuid4()}")
    print(words(args.lang).say("host-imported", file=args.file.name, table=table))
    return 0
