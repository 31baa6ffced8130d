"""The viewer's own cards, what the bank has, and what they buy: private."""

from engine.core.words import words
from engine.games.starfarers.components import BUILDABLE, COSTS, RESOURCES, Five
from engine.games.starfarers.state import covers
from engine.games.starfarers.view import StarfarersView
from render.contract import Table
from render.games.starfarers import names
from render.games.starfarers.board import resource_pip
from render.games.starfarers.look import DIM, GLYPHS, HEX, INDIGO, LIGHT, NIGHT, VEIL
from render.games.starfarers.look import RESOURCES as FILLS
from render.kit import labels, pieces
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, WIDTH

TILES_HEIGHT = 224
_ACROSS = WIDTH - 44
_BUILD_ROW = 132
_BUILD_HEIGHT = 60 + 3 * _BUILD_ROW
_HEIGHT = BAR + 20 + TILES_HEIGHT + 20 + _BUILD_HEIGHT + 22


def layout(view: StarfarersView, hand: Five, table: Table) -> Layout:
    lang = table.lang
    return Layout(
        Panel(0, 0, _ground, ()),
        (
            Panel(0, 0, _bar, (table.label, sum(hand), lang)),
            Panel(22, BAR + 20, tiles, (hand, view.table.bank, _ACROSS, lang)),
            Panel(22, BAR + 40 + TILES_HEIGHT, _builds, (hand, lang)),
        ),
    )


def _ground() -> Canvas:
    return Canvas.blank((WIDTH, _HEIGHT), NIGHT)


def _bar(label: str, count: int, lang: str) -> Canvas:
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, BAR), INDIGO)
    about = " · ".join(word for word in (say("starfarers-picture-title"), label) if word)
    pieces.title_bar(canvas, "cards", say("starfarers-picture-hand"), about, INDIGO, 1100)
    canvas.text(1576, BAR / 2, say("starfarers-picture-cards", count=count), 36, "semibold", LIGHT, "right", room=320)
    return canvas


def tiles(hand: Five, bank: Five, across: int, lang: str) -> Canvas:
    """Five tiles: how many of each resource, and how many the bank has."""
    say = words(lang).say
    canvas = Canvas.blank((across, TILES_HEIGHT), NIGHT)
    step = (across + 14) / len(RESOURCES)
    for i, name in enumerate(RESOURCES):
        x = round(i * step)
        right = round(x + step - 14)
        canvas.box(x, 0, right, TILES_HEIGHT, HEX, 18)
        _amount(canvas, (x + right) / 2, name, hand[i])
        stock = say("starfarers-picture-in-bank", count=bank[i])
        canvas.text(
            (x + right) / 2,
            TILES_HEIGHT - 34,
            f"{names.resource(name, lang)} · {stock}",
            32,
            "regular",
            DIM,
            "middle",
            room=right - x - 20,
        )
    return canvas


def _amount(canvas: Canvas, middle: float, name: str, count: int) -> None:
    """A pip and a figure; faint where there is none."""
    if count:
        resource_pip(canvas, middle - 50, 92, 60, GLYPHS[name], FILLS[name])
    else:
        canvas.disc(middle - 50, 92, 60, mix(FILLS[name], HEX, 0.7))
        canvas.icon(middle - 50, 92, GLYPHS[name], 79, mix(FILLS[name], HEX, 0.3))
    canvas.text(middle + 26, 92, count, 84, "bold", LIGHT if count else DIM)


def _builds(hand: Five, lang: str) -> Canvas:
    """What can be bought, with its cost; what the hand covers stands out."""
    canvas = Canvas.blank((_ACROSS, _BUILD_HEIGHT), NIGHT)
    canvas.text(4, 26, words(lang).say("starfarers-picture-costs"), 32, "semibold", DIM, room=_ACROSS - 8)
    across = (_ACROSS - 14) // 2
    for i, what in enumerate(BUILDABLE):
        _build(canvas, i % 2 * (across + 14), 60 + i // 2 * _BUILD_ROW, across, what, hand, lang)
    return canvas


def _build(canvas: Canvas, x: int, y: int, across: int, what: str, hand: Five, lang: str) -> None:
    affordable = covers(hand, COSTS[what])
    middle = y + (_BUILD_ROW - 14) / 2
    canvas.box(x, y, x + across, y + _BUILD_ROW - 14, VEIL if affordable else HEX, 18)
    ink = LIGHT if affordable else DIM
    canvas.icon(x + 50, middle, GLYPHS[what], 52, ink)
    cost = [name for name, count in zip(RESOURCES, COSTS[what], strict=True) for _ in range(count)]
    left = x + across - 20 - len(cost) * 58
    for i, name in enumerate(cost):
        resource_pip(canvas, left + 29 + i * 58, middle, 26, GLYPHS[name], FILLS[name])
    fitted = labels.fit(names.thing(what, lang), left - x - 106, 38, "bold", lines=2)
    step = fitted.size + 4
    canvas.lines(x + 94, middle - (len(fitted.lines) - 1) * step / 2, fitted.lines, fitted.size, step, "bold", ink)
