"""A move prepared while others are to play: how it is told to its owner, and the lists and buttons that make it."""

from bot.host.live import PREPARED, Live
from bot.host.orders import Line, Order, order_of
from bot.ui.app import Reader
from bot.ui.custom_id import PREPARING, Act
from bot.ui.screens import PRIMARY, Button, Option, Piece, Select, Text
from engine.core.errors import MeeplepostError
from engine.core.game import AnyGame
from engine.core.prompt import Seat
from engine.core.words import Speech

OTHERWISE = ("ask", "next")


def order_words(reader: Reader, speech: Speech, game: AnyGame, order: Order) -> str:
    """The kept lines, numbered, each with what happens if it no longer fits; "" if nothing is kept."""
    if not order.lines:
        return ""
    lines = [f"{i}. {_line_words(reader, speech, game, line)}" for i, line in enumerate(order.lines, start=1)]
    return "\n".join((reader.say("ui-prepared"), *lines))


def _line_words(reader: Reader, speech: Speech, game: AnyGame, line: Line) -> str:
    moves = "; ".join(_move_words(speech, game, move) for move in line.moves)
    return f"{moves} · {reader.say(f'ui-otherwise-{line.otherwise}')}"


def _move_words(speech: Speech, game: AnyGame, move: str) -> str:
    """In the reader's words where the line is complete; else as it was typed."""
    try:
        return speech.decision(game.grammar.read(move).exact())
    except MeeplepostError:
        return move


def otherwise_list(reader: Reader, table: int, order: Order) -> Select:
    options = tuple(Option(reader.say(f"ui-otherwise-{one}"), one, chosen=one == order.otherwise) for one in OTHERWISE)
    return Select(reader.say("ui-otherwise"), Act("kf", table, PREPARING), options)


def offered(reader: Reader, speech: Speech, live: Live, seat: Seat) -> list[Piece]:
    """Beside the board of who is not awaited: what was prepared, and the way to prepare something."""
    order = order_of(live, seat, PREPARED)
    words = order_words(reader, speech, live.game, order)
    label = "ui-prepare-more" if order.lines else "ui-prepare"
    row = [Button(reader.say(label), Act("pp", live.id, PREPARING), PRIMARY)]
    row += [Button(reader.say("ui-withdraw"), Act("kw", live.id))] if order.lines else []
    return [*([Text(words)] if words else []), tuple(row)]


def by_typing(reader: Reader, speech: Speech, live: Live, seat: Seat) -> list[Piece]:
    """Where the turn to come cannot be imagined: lines in words, tried when it comes."""
    order = order_of(live, seat, PREPARED)
    words = order_words(reader, speech, live.game, order)
    row = (
        Button(reader.say("ui-type-it"), Act("ty", live.id, PREPARING), PRIMARY),
        Button(reader.say("ui-back"), Act("yo", live.id)),
    )
    about = [Text(words)] if words else []
    return [*about, Text(reader.say("ui-prepare-unknown")), otherwise_list(reader, live.id, order), row]
