"""The lobby picture: which game, how it will be played, who sits down."""

import math

from msgspec import Struct

from engine.core.words import words
from render import pictures
from render.contract import Look, Picture
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import width
from render.kit.layout import Layout
from render.kit.tokens import CREAM, INK, PAPER, TABLE, TABLE2, WIDTH

_HEIGHT = 640
_SCENE = 620
_LEFT = 668
_RIGHT = 1558
_SEAT_WIDTH, _SEAT_HEIGHT = 438, 118


class Option(Struct, frozen=True):
    """A chosen option: its glyph and its words."""

    icon: str
    words: str


class Lobby(Struct, frozen=True):
    """What the host tells of an open table; the words come in the table's language."""

    game: str
    title: str
    about: str  # opened by whom, players, how long
    options: tuple[Option, ...]
    seats: tuple[str | None, ...]  # name by seat, None = free
    automatic: tuple[int, ...] = ()  # seats of automatic players
    started: bool = False
    lang: str = "en"


def draw(lobby: Lobby) -> Picture:
    """The lobby picture with its alt text."""
    game = pictures.of_game(lobby.game)
    return pictures.finish(Layout.single(paint(lobby, game.look)), game.palette, alt(lobby))


def alt(lobby: Lobby) -> str:
    """The lobby in words."""
    taken = [name for name in lobby.seats if name]
    who = ", ".join(taken) or words(lobby.lang).say("picture-nobody-yet")
    seats = _seats_taken(lobby)
    options = ", ".join(option.words for option in lobby.options)
    return f"{lobby.title}. {seats}: {who}. {lobby.about}. {options}."[:1024]


def _seats_taken(lobby: Lobby) -> str:
    taken = sum(name is not None for name in lobby.seats)
    key = "picture-lobby-started" if lobby.started else "picture-seats-taken"
    return words(lobby.lang).say(key, taken=taken, seats=len(lobby.seats))


def paint(lobby: Lobby, look: Look) -> Canvas:
    canvas = Canvas.blank((WIDTH, _HEIGHT), TABLE)
    _scene(canvas, look)
    room = _RIGHT - _LEFT
    canvas.text(_LEFT, 74, lobby.title, 60, "bold", CREAM, room=room)
    canvas.text(_LEFT, 136, lobby.about, 34, "regular", mix(CREAM, TABLE, 0.2), room=room)
    _options(canvas, lobby)
    canvas.box(_LEFT, 266, _RIGHT, 268, mix(TABLE, PAPER, 0.2))
    for seat, name in enumerate(lobby.seats):
        x, y = _LEFT + seat % 2 * (_SEAT_WIDTH + 14), 296 + seat // 2 * (_SEAT_HEIGHT + 18)
        if name is None:
            _free_seat(canvas, x, y, words(lobby.lang).say("picture-free-seat"))
        else:
            _taken_seat(canvas, x, y, seat, name, automatic=seat in lobby.automatic)
    canvas.text(_LEFT, _HEIGHT - 42, _seats_taken(lobby), 34, "semibold", mix(CREAM, TABLE, 0.15), room=room)
    return canvas


def _scene(canvas: Canvas, look: Look) -> None:
    """A hill, a pale disc and the game's glyph, in the colour of the game's bar."""
    canvas.box(0, 0, _SCENE, _HEIGHT, mix(look.bar, PAPER, 0.22))
    canvas.disc(330, 250, 190, mix(look.bar, PAPER, 0.5))
    _hill(canvas, 500, 70, 0.1, 0.8, mix(look.bar, INK, 0.25))
    canvas.icon(330, 306, look.glyph, 330, mix(look.bar, INK, 0.62))
    _hill(canvas, 560, 40, 0.7, 1.1, mix(look.bar, INK, 0.05))
    for i, glyph in enumerate(look.scene):
        canvas.icon(104 + i * 138, 584, glyph, 76, mix(look.bar, PAPER, 0.7))


def _hill(canvas: Canvas, y: float, height: float, phase: float, span: float, fill: Colour) -> None:
    steps = 60
    crest = [
        (_SCENE * i / steps, y - height * math.sin(math.pi * (phase + span * i / steps))) for i in range(steps + 1)
    ]
    slope = Canvas.blank((_SCENE, _HEIGHT), (0, 0, 0))
    slope.polygon([*crest, (_SCENE + 2, _HEIGHT + 2), (-2, _HEIGHT + 2)], (255, 255, 255))
    canvas.image.paste(fill, (0, 0), slope.image.getchannel(0))


def _options(canvas: Canvas, lobby: Lobby) -> None:
    """As many pills as the line holds; the text beside the picture names them all."""
    x = float(_LEFT)
    for option in lobby.options:
        if x + width(option.words, 34, "semibold") + 90 > _RIGHT:
            break
        glyph = mix(CREAM, TABLE2, 0.2)
        x = 14 + pieces.pill(
            canvas, x, 206, option.words, icon=option.icon, height=60, fill=TABLE2, ink=CREAM, glyph=glyph
        )


def _taken_seat(canvas: Canvas, x: float, y: float, seat: int, name: str, *, automatic: bool) -> None:
    middle = y + _SEAT_HEIGHT / 2
    canvas.box(x, y, x + _SEAT_WIDTH, y + _SEAT_HEIGHT, PAPER, 20)
    canvas.stamp_centred(pieces.seat(seat, 38), x + 66, middle)
    room = _SEAT_WIDTH - 128 - 24 - (56 if automatic else 0)
    canvas.text(x + 128, middle, name, 46, "bold", INK, room=room)
    if automatic:
        canvas.icon(x + _SEAT_WIDTH - 46, middle, "robot", 44, mix(PAPER, INK, 0.6))


def _free_seat(canvas: Canvas, x: float, y: float, words: str) -> None:
    middle, line = y + _SEAT_HEIGHT / 2, mix(TABLE, PAPER, 0.3)
    canvas.frame(x, y, x + _SEAT_WIDTH, y + _SEAT_HEIGHT, line, 3, 20)
    canvas.circle(x + 66, middle, 38, line, 3)
    canvas.icon(x + 66, middle, "plus-thick", 40, mix(TABLE, PAPER, 0.5))
    canvas.text(x + 128, middle, words, 40, "regular", mix(TABLE, PAPER, 0.6), room=_SEAT_WIDTH - 150)
