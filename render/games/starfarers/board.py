"""The whole table in one picture: the map above, every player's mat below."""

from functools import lru_cache

from engine.core.words import words
from engine.games.starfarers.components import BALL_VALUES, RESOURCES, Five
from engine.games.starfarers.state import Table as Open
from engine.games.starfarers.view import StarfarersView
from render.contract import Marks, Table
from render.games.starfarers import fleet, mats, names, pointing, space
from render.games.starfarers.chart import COLUMNS, LINES, Chart
from render.games.starfarers.look import BALLS, DIM, GLYPHS, INDIGO, LIGHT, LOOK, NIGHT, SKY, SPECIALS
from render.games.starfarers.look import RESOURCES as FILLS
from render.games.starfarers.marks import OnMap, of_seat, on_map
from render.kit import pieces
from render.kit.canvas import Canvas, Stamp
from render.kit.colour import WHITE, Colour
from render.kit.fonts import width
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, MARGIN, WIDTH, ink_on

CHART = Chart(50, 50, 70)
_SIZE = (WIDTH, 1080)
_MATS = BAR + _SIZE[1] + 20
_GAP = 10
_EDGE = 20
_BANK, _BANK_SIZE = (344, BAR + 52), (1220, 54)


def layout(view: StarfarersView, table: Table, marks: Marks) -> Layout:
    state, lang, count = view.table, table.lang, len(view.table.players)
    across = (WIDTH - 2 * _EDGE - (count - 1) * _GAP) // count
    panels = [
        Panel(0, 0, bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang)),
        Panel(0, BAR, _map, (fleet.shown(state), on_map(marks), lang)),
        # This one lies on an empty part of the map: the bank changes more often than the map does.
        Panel(*_BANK, _bank, (state.bank, view.supply, state.dice, state.balls, lang)),
    ]
    for seat in range(count):
        mat = mats.of(view, seat, table.names[seat], of_seat(marks, seat))
        panels.append(Panel(_EDGE + seat * (across + _GAP), _MATS, mats.paint, (mat, across)))
    return Layout(Panel(0, 0, _ground, ()), tuple(panels))


def _ground() -> Canvas:
    return Canvas.blank((WIDTH, _MATS + mats.HEIGHT + MARGIN), NIGHT)


def bar(label: str, status: str, drafted: bool, lang: str) -> Canvas:
    """Title, table, turn and phase."""
    say = words(lang).say
    canvas = Canvas.blank((WIDTH, BAR), INDIGO)
    pieces.title_bar(canvas, LOOK.glyph, say("starfarers-picture-title"), label, INDIGO, 620)
    end = WIDTH - 24 - canvas.text(WIDTH - 24, BAR / 2, status, 36, "semibold", LIGHT, "right", room=560)
    if drafted:
        words_ = say("picture-draft")
        pieces.pill(canvas, end - 40 - width(words_, 34, "semibold") - 36, BAR / 2, words_, fill=LIGHT, ink=INDIGO)
    return canvas


def _map(table: Open, marks: OnMap, lang: str) -> Canvas:
    canvas = Canvas.over(_printed(lang))
    space.grounds(canvas, CHART, table)
    pointing.trails(canvas, CHART, marks)
    space.contents(canvas, CHART, table)
    pointing.targets(canvas, CHART, marks)
    fleet.paint(canvas, CHART, table)
    pointing.rings(canvas, CHART, table, marks)
    pointing.refused(canvas, CHART, marks)
    return canvas


@lru_cache(maxsize=2)
def _printed(lang: str) -> Stamp:
    """Empty space with the names of columns and lines, and the legend in the empty last line."""
    canvas = Canvas.over(space.ground(CHART, _SIZE))
    for column in COLUMNS:
        x, five = CHART.left + (column - 1) * CHART.step, column % 5 == 0
        canvas.text(x, 34, column, 28, "bold" if five else "regular", LIGHT if five else DIM, "middle")
    for line in LINES:
        for x in (20, WIDTH - 20):
            canvas.text(x, CHART.line_middle(line), line, 30, "bold", LIGHT, "middle")
    _legend(canvas, lang)
    return canvas.as_stamp()


def _legend(canvas: Canvas, lang: str) -> None:
    x, y, say = 372.0, 1036, words(lang).say
    for name in RESOURCES:
        x = _legend_entry(canvas, x, y, GLYPHS[name], FILLS[name], names.resource(name, lang))
    for name, fill in SPECIALS.items():
        x = _legend_entry(canvas, x, y, GLYPHS[name], fill, say(f"starfarers-picture-{name}"))
    canvas.disc(x + 2, y, 11, WHITE)
    canvas.disc(x + 2, y, 8, SKY)
    canvas.text(x + 26, y, say("starfarers-picture-site"), 30, "regular", DIM)


def _legend_entry(canvas: Canvas, x: float, y: float, glyph: str, fill: Colour, said: str) -> float:
    resource_pip(canvas, x, y, 22, glyph, fill)
    return x + 34 + canvas.text(x + 34, y, said, 30, "regular", DIM) + 42


def resource_pip(canvas: Canvas, x: float, y: float, radius: float, glyph: str, fill: Colour) -> None:
    canvas.disc(x, y, radius, fill)
    canvas.icon(x, y, glyph, radius * 1.32, space.ink(fill))


def _bank(bank: Five, supply: int, dice: tuple[int, ...], balls: tuple[str, ...], lang: str) -> Canvas:
    """What the bank and the supply pile hold; the last roll and shake."""
    say = words(lang).say
    canvas = Canvas.blank(_BANK_SIZE, SKY)
    y = _BANK_SIZE[1] / 2
    x = 22 + canvas.text(0, y, say("starfarers-picture-bank"), 30, "regular", DIM)
    for name, count in zip(RESOURCES, bank, strict=True):
        resource_pip(canvas, x + 22, y, 22, GLYPHS[name], FILLS[name])
        canvas.text(x + 52, y, count, 36, "bold", LIGHT)
        x += 116
    x += 20
    canvas.icon(x + 20, y, "cards", 40, DIM)
    x += 52 + canvas.text(x + 52, y, say("starfarers-picture-supply"), 30, "regular", DIM, room=180)
    canvas.text(x + 12, y, supply, 36, "bold", LIGHT)
    end = _BANK_SIZE[0] - 30
    for ball in reversed(balls):
        draw_ball(canvas, end - 22, y, 25, ball)
        end -= 60
    end -= 16 if balls else 0
    for number in reversed(dice):
        canvas.stamp_centred(pieces.die(48, number, SKY), end - 24, y)
        end -= 62
    return canvas


def draw_ball(canvas: Canvas, x: float, y: float, radius: int, ball: str) -> None:
    """A ball of the mothership with its value; the black one brings an encounter."""
    canvas.disc(x, y, radius, LIGHT)
    canvas.disc(x, y, radius - 3, BALLS[ball])
    if BALL_VALUES[ball]:
        canvas.text(x, y, BALL_VALUES[ball], round(radius * 1.3), "bold", ink_on(BALLS[ball]), "middle")
    else:
        canvas.icon(x, y, "alien", radius * 1.24, LIGHT)
