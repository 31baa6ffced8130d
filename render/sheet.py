"""The final score sheet: columns are seats in order of result, rows are sources of points."""

from msgspec import Struct

from engine.core.game import Result
from engine.core.words import words
from render import pictures
from render.contract import ALT_LIMIT, Look, Picture, Table
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.layout import Layout
from render.kit.tokens import BAR, CREAM, GOLD, INK, MARGIN, MUTED, PAPER, SEATS, STAR, TABLE, WIDTH

_ROW = 84
_HEAD = 156
_FOOT = 170
_FIRST_COLUMN = 584
_BAR_WIDTH = 150


class Final(Struct, frozen=True):
    """A finished game as the host knows it. `ratings` are the changes by seat, if the table was rated."""

    game: str
    title: str
    result: Result
    table: Table
    status: str = ""  # at the right end of the bar, e.g. the number of rounds
    ratings: tuple[int, ...] = ()


def draw(final: Final) -> Picture:
    """The score sheet with its alt text."""
    game = pictures.of_game(final.game)
    return pictures.finish(Layout.single(paint(final, game.look)), game.palette, alt(final))


def ranking(result: Result) -> list[int]:
    """Seats from the best to the last; equal places in seat order."""
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def alt(final: Final) -> str:
    """Who won and from what, the winner first."""
    lang, result = final.table.lang, final.result
    lines = [f"{words(lang).say('picture-final-scores')}, {final.title}."]
    for seat in ranking(result):
        place = words(lang).say("picture-place", place=result.places[seat])
        sources = ", ".join(f"{source_name(final, key)} {points}" for key, points in result.breakdown[seat] if points)
        lines.append(f"{place}: {final.table.names[seat]}, {result.points[seat]} ({sources}).")
    return " ".join(lines)[:ALT_LIMIT]


def source_name(final: Final, key: str) -> str:
    """What a source of points is called, e.g. "Regions finished"."""
    name = words(final.table.lang).say(f"{final.game}-source-{key}")
    return name[:1].upper() + name[1:]


def paint(final: Final, look: Look) -> Canvas:
    result, lang = final.result, final.table.lang
    sources = [key for key, _ in result.breakdown[0]]
    height = BAR + MARGIN + _HEAD + len(sources) * _ROW + _FOOT + (100 if final.ratings else MARGIN)
    canvas = Canvas.blank((WIDTH, height), TABLE)
    about = " · ".join(word for word in (final.title, final.table.label) if word)
    pieces.title_bar(canvas, look.glyph, words(lang).say("picture-final-scores"), about, look.bar, 1100)
    canvas.text(1576, BAR / 2, final.status, 36, "semibold", CREAM, "right", room=300)
    bottom = BAR + MARGIN + _HEAD + len(sources) * _ROW + _FOOT
    canvas.box(MARGIN, BAR + MARGIN, WIDTH - MARGIN, bottom, PAPER, 22)
    columns = _columns(result)
    _heads(canvas, final, columns, bottom)
    for row, key in enumerate(sources):
        _source_row(canvas, final, look, columns, key, BAR + MARGIN + _HEAD + row * _ROW)
    _totals(canvas, final, columns, bottom - _FOOT)
    if final.ratings:
        canvas.text(
            40, height - 50, words(lang).say("picture-rating"), 34, "semibold", mix(CREAM, TABLE, 0.15), room=500
        )
        for seat, x in columns.items():
            canvas.text(x, height - 50, _signed(final.ratings[seat]), 38, "bold", CREAM, "middle")
    return canvas


def _columns(result: Result) -> dict[int, float]:
    """Where each seat's column stands, in order of result."""
    across = (WIDTH - MARGIN - 6 - _FIRST_COLUMN) / len(result.places)
    return {seat: _FIRST_COLUMN + across * (i + 0.5) for i, seat in enumerate(ranking(result))}


def _across(columns: dict[int, float]) -> float:
    return (WIDTH - MARGIN - 6 - _FIRST_COLUMN) / len(columns)


def _heads(canvas: Canvas, final: Final, columns: dict[int, float], bottom: int) -> None:
    top, across = BAR + MARGIN, _across(columns)
    for seat, x in columns.items():
        if final.result.places[seat] == 1:
            canvas.box(x - across / 2 + 4, top, x + across / 2 - 4, bottom, mix(GOLD, PAPER, 0.66))
            canvas.icon(x + 64, top + 46, "crown", 46, mix(GOLD, INK, 0.4))
        canvas.stamp_centred(pieces.seat(seat, 34), x, top + 52)
        canvas.text(x, top + 122, final.table.names[seat], 40, "bold", INK, "middle", room=across - 24)


def _source_row(canvas: Canvas, final: Final, look: Look, columns: dict[int, float], key: str, y: int) -> None:
    result, middle = final.result, y + _ROW / 2
    canvas.box(MARGIN + 24, y, WIDTH - MARGIN - 24, y + 2, mix(PAPER, INK, 0.14))
    canvas.icon(74, middle, look.sources[key], 48, MUTED)
    canvas.text(118, middle, source_name(final, key), 38, "semibold", INK, room=_FIRST_COLUMN - 118 - 8)
    points = [dict(parts)[key] for parts in result.breakdown]
    longest = max((abs(n) for parts in result.breakdown for _, n in parts), default=0) or 1
    for seat, x in columns.items():
        best = points[seat] == max(points) and points[seat] > 0
        canvas.text(x, middle - 5, points[seat], 44, "bold" if best else "regular", INK, "middle")
        left, low = x - _BAR_WIDTH / 2, middle + 27
        canvas.box(left, low, left + _BAR_WIDTH, low + 7, mix(PAPER, INK, 0.1), 3)
        if points[seat] > 0:
            look_of = SEATS[seat]
            fill = mix(look_of.fill, INK, 0.35) if look_of.shape == "diamond" else look_of.fill
            canvas.box(left, low, left + max(8, _BAR_WIDTH * points[seat] / longest), low + 7, fill, 3)


def _totals(canvas: Canvas, final: Final, columns: dict[int, float], y: int) -> None:
    lang, result = final.table.lang, final.result
    canvas.box(MARGIN, y, WIDTH - MARGIN, y + 3, mix(PAPER, INK, 0.55))
    canvas.icon(74, y + 82, "c:vp", 56, STAR)
    canvas.text(118, y + 82, words(lang).say("picture-total"), 54, "bold", INK, room=_FIRST_COLUMN - 126)
    for seat, x in columns.items():
        place = result.places[seat]
        canvas.text(x, y + 72, result.points[seat], 80 if place == 1 else 64, "bold", INK, "middle")
        canvas.text(x, y + 138, words(lang).say("picture-place", place=place), 32, "semibold", MUTED, "middle")


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else str(change).replace("-", "−")
