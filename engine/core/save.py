"""Saved games: UTF-8 text that a person can read, type and mail.

A full save holds the seed and can be re-run. A running export for one audience holds only the seed's hash and the
moves as that audience may see them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from engine.core.codec import data_hash
from engine.core.errors import BadNotation, BadOption, BadSave, Illegal, UnknownGame
from engine.core.game import AnyGame, Options
from engine.core.match import Match
from engine.core.prompt import Seat
from engine.core.registry import game as find_game
from engine.core.rng import SEED_BYTES, Rng

FIRST_LINE = "meeplepost 1"
LARGEST_SAVE_BYTES = 5_000_000
SEAT_LETTERS = "ABCDEFGH"
_HEADINGS = ("game", "rules", "data", "seats", "options", "seed-hash", "salt", "seed")
_ROW = re.compile(r"([0-9]{1,7}) ([A-H]) (.+)")
_UNDO = re.compile(r"! undo ([0-9]{1,7}) by ([A-H])")


class Move(NamedTuple):
    """A numbered row: a decision as it was written."""

    line: int  # of the file
    seq: int
    seat: Seat
    text: str


class Undo(NamedTuple):
    """A row of the host: back to the position after row `to`."""

    line: int
    to: int
    by: Seat


class Save(NamedTuple):
    """A saved game as it stands in the file, not re-run yet."""

    game: AnyGame
    rules: int
    data: str
    seats: int
    options: Any
    seed_hash: str
    salt: bytes
    seed: bytes | None
    rows: tuple[Move | Undo, ...]
    result: str | None


def seed_hash(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def write_options(options: Options) -> str:
    return " ".join(f"{name}={value}" for name, value in msgspec.structs.asdict(options).items())


def read_pairs(text: str) -> dict[str, str]:
    """Options as a person types them: "name=value", several with commas."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


def write_result(places: Mapping[Seat, int] | Iterable[int]) -> str:
    return " ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(places))


def write_save(match: Match, log: Iterable[Move | Undo]) -> str:
    """The full save of a match, from the rows that led to it."""
    return "\n".join((*_headings(match), f"seed {match.rng.seed.hex()}", *_rows(log), *_result(match))) + "\n"


def write_export(match: Match, viewer: Seat | None) -> str:
    """A running game for one audience: the live moves as it may see them, no seed."""
    rows = []
    before = match.first
    for played in match.line:
        shown = match.game.shown(before, played.seat, played.decision, viewer)
        rows.append(f"{played.seq} {SEAT_LETTERS[played.seat]} {shown}")
        before = played.state
    return "\n".join((*_headings(match), *rows)) + "\n"


def live_rows(match: Match) -> tuple[Move, ...]:
    """The rows of a match in which nothing was taken back."""
    write = match.game.grammar.write
    return tuple(Move(0, played.seq, played.seat, write(played.decision)) for played in match.line)


def _headings(match: Match) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {match.game.id}"
    yield f"rules {match.game.rules}"
    yield f"data sha256:{data_hash(match.game.id)}"
    yield f"seats {match.seats}"
    yield f"options {write_options(match.options)}".rstrip()
    yield f"seed-hash sha256:{seed_hash(match.rng.seed)}"
    yield f"salt {match.rng.salt.hex()}".rstrip()


def _rows(log: Iterable[Move | Undo]) -> Iterator[str]:
    for row in log:
        if isinstance(row, Undo):
            yield f"! undo {row.to} by {SEAT_LETTERS[row.by]}"
        else:
            yield f"{row.seq} {SEAT_LETTERS[row.seat]} {row.text}"


def _result(match: Match) -> Iterator[str]:
    result = match.game.result(match.state)
    if result is not None:
        yield f"result {write_result(result.points)}"


def read_save(text: str) -> Save:
    """Reads the file's text; raises BadSave with the line that does not fit."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadSave("save-first-line")
    headings: dict[str, str] = {}
    rows: list[Move | Undo] = []
    result: str | None = None
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        name, _, value = line.partition(" ")
        if not line:
            continue
        if result is not None:
            raise BadSave("save-row", line=number, text=line[:60])
        if name in _HEADINGS and not rows and name not in headings:
            headings[name] = value.strip()
        elif name == "result":
            result = value.strip()
        else:
            rows.append(_read_row(number, line, len([row for row in rows if isinstance(row, Move)]) + 1))
    return _assemble(headings, tuple(rows), result)


def _read_row(number: int, line: str, expected: int) -> Move | Undo:
    undo = _UNDO.fullmatch(line)
    if undo:
        return Undo(number, int(undo[1]), SEAT_LETTERS.index(undo[2]))
    row = _ROW.fullmatch(line)
    if not row:
        raise BadSave("save-row", line=number, text=line[:60])
    if int(row[1]) != expected:
        raise BadSave("save-number", line=number, expected=expected)
    return Move(number, int(row[1]), SEAT_LETTERS.index(row[2]), row[3])


def _assemble(headings: Mapping[str, str], rows: tuple[Move | Undo, ...], result: str | None) -> Save:
    for name in _HEADINGS[:-1]:
        if name not in headings:
            raise BadSave("save-missing", name=name)
    try:
        game = find_game(headings["game"])
        options = game.read_options(_read_options(headings["options"]))
    except (UnknownGame, BadOption) as error:
        raise BadSave(error.key, **error.args_for_words) from None
    seats = _number("seats", headings["seats"])
    if seats not in game.seats:
        raise BadSave("bad-seats", seats=seats, least=game.seats[0], most=game.seats[-1])
    for row in rows:
        seat = row.seat if isinstance(row, Move) else row.by
        if seat >= seats:
            raise BadSave("save-seat", line=row.line, seat=SEAT_LETTERS[seat])
    seed = _hex("seed", headings["seed"]) if "seed" in headings else None
    if seed is not None and len(seed) != SEED_BYTES:
        raise BadSave("save-value", name="seed")
    return Save(
        game=game,
        rules=_number("rules", headings["rules"]),
        data=headings["data"].removeprefix("sha256:"),
        seats=seats,
        options=options,
        seed_hash=headings["seed-hash"].removeprefix("sha256:"),
        salt=_hex("salt", headings["salt"]),
        seed=seed,
        rows=rows,
        result=result,
    )


def _read_options(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if any(not sign for _, sign, _ in pairs):
        raise BadSave("save-value", name="options")
    return {name: value for name, _, value in pairs}


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise BadSave("save-value", name=name)
    return int(text)


def _hex(name: str, text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadSave("save-value", name=name) from None


def rerun(save: Save) -> Match:
    """Plays a full save again, move by move; raises BadSave at the first thing that does not hold."""
    if save.seed is None:
        raise BadSave("save-no-seed")
    if save.rules != save.game.rules:
        raise BadSave("save-rules", saved=save.rules, here=save.game.rules)
    if save.data != data_hash(save.game.id):
        raise BadSave("save-data")
    if seed_hash(save.seed) != save.seed_hash:
        raise BadSave("save-seed")
    match = Match(save.game, save.options, save.seats, Rng(save.seed, save.salt))
    for row in save.rows:
        if isinstance(row, Undo):
            _take_back(match, row)
        else:
            _replay(match, row)
    return match


def _take_back(match: Match, row: Undo) -> None:
    if row.to and all(played.seq != row.to for played in match.line):
        raise BadSave("save-undo", line=row.line, to=row.to)
    match.undo(row.to)


def _replay(match: Match, row: Move) -> None:
    try:
        match.play(row.seat, match.game.grammar.read(row.text).exact())
    except BadNotation:
        raise BadSave("save-row", line=row.line, text=f"{row.seq} {row.text}"[:60]) from None
    except Illegal as illegal:
        why = match.game.speech("en").reason(illegal)
        raise BadSave("save-illegal", line=row.line, text=row.text[:60], why=why) from None


def verify(save: Save) -> Match:
    """Re-runs a finished game and compares its result as well."""
    match = rerun(save)
    result = match.game.result(match.state)
    if result is None:
        raise BadSave("save-no-result")
    if save.result is None:
        raise BadSave("save-missing", name="result")
    here = write_result(result.points)
    if save.result != here:
        raise BadSave("save-result", saved=save.result[:60], here=here)
    return match
