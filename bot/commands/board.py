"""`meeplepost board`: a picture of a saved game."""

import argparse
from pathlib import Path

from engine.core.errors import BadSave


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--to", type=int, metavar="N", help="after N moves; default: the end")
    parser.add_argument("--seat", metavar="X", help="see it as this seat (A, B, ...); default: what everybody sees")
    parser.add_argument(
        "--what", default="board", metavar="PART", help="board, sheet, or a part of the game such as estate.A"
    )
    parser.add_argument("--since", type=int, metavar="N", help="ring what changed after move N")
    parser.add_argument("--names", default="", metavar="A,B,..", help="names of the players; default: seat letters")


def run(args: argparse.Namespace) -> int:
    from bot.commands.replay import read_seat
    from bot.files import load
    from engine.core.save import rerun
    from render import saved
    from render.contract import Table

    match = rerun(load(args.file))
    to = _position(args.to, len(match.line), len(match.line))
    since = None if args.since is None else _position(args.since, to, to)
    table = Table(_names(args.names, match.seats), args.file.stem, args.lang)
    picture = saved.picture(match, args.what, table, to, since, read_seat(args.seat, match.seats))
    _write(args.out, picture.png)
    print(picture.alt)
    return 0


def _position(wanted: int | None, default: int, most: int) -> int:
    position = default if wanted is None else wanted
    if not 0 <= position <= most:
        raise BadSave("no-such-position", to=position, most=most)
    return position


def _names(given: str, seats: int) -> tuple[str, ...]:
    from engine.core.save import SEAT_LETTERS

    named = [name.strip() for name in given.split(",")] if given else []
    return tuple(named[seat] if seat < len(named) and named[seat] else SEAT_LETTERS[seat] for seat in range(seats))


def _write(path: Path, content: bytes) -> None:
    from render.contract import CannotWrite

    try:
        path.write_bytes(content)
    except OSError:
        raise CannotWrite("cannot-write", file=path.name) from None
