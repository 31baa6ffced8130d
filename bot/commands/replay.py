"""`meeplepost replay`: steps through a saved game as log lines and text board."""

import argparse
from pathlib import Path

from engine.core.errors import BadSave


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--to", type=int, metavar="N", help="stop after N moves; default: the end")
    parser.add_argument("--seat", metavar="X", help="see it as this seat (A, B, ...); default: what everybody sees")


def run(args: argparse.Namespace) -> int:
    from bot.files import load
    from engine.core.event import seen
    from engine.core.save import SEAT_LETTERS, rerun

    match = rerun(load(args.file))
    viewer = read_seat(args.seat, match.seats)
    last = len(match.line) if args.to is None else args.to
    if not 0 <= last <= len(match.line):
        raise BadSave("no-such-position", to=last, most=len(match.line))
    speech = match.game.speech(args.lang)
    before = match.first
    for played in match.line[:last]:
        line = match.game.shown(before, played.seat, played.decision, viewer)
        print(f"{played.seq:>4} {SEAT_LETTERS[played.seat]} {line}")
        for event in seen(played.events, viewer):
            print(f"       {speech.event(event)}")
        before = played.state
    print()
    print(match.game.text_board(match.game.view(match.at(last), viewer), speech))
    return 0


def read_seat(letter: str | None, seats: int) -> int | None:
    from engine.core.save import SEAT_LETTERS

    if letter is None:
        return None
    known = SEAT_LETTERS[:seats]
    if letter.upper() not in tuple(known):
        raise BadSave("no-such-seat", seat=letter, known=", ".join(known))
    return known.index(letter.upper())
