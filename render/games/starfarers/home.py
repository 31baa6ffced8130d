"""The Catan sector large, with all its sites in a list: the picture of the founding phase."""

from msgspec import Struct

from engine.core.words import words
from engine.games.starfarers.board import planet_at, site_pips
from engine.games.starfarers.geography import CATAN_SITES, SITES
from engine.games.starfarers.state import Table as Open
from engine.games.starfarers.view import StarfarersView
from render.contract import Marks, Table
from render.games.starfarers import board, fleet, names, space, zoom
from render.games.starfarers.chart import Chart
from render.games.starfarers.look import DIM, HEX, LIGHT, NIGHT, VEIL
from render.games.starfarers.marks import OnMap, on_map
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, INK, SEATS, WIDTH

_CHART = Chart(72, 68, 42)
_SIZE = (696, 36 * _CHART.half)
_LIST = (_SIZE[0] + 20, BAR + 20)
_LIST_SIZE = (WIDTH - _LIST[0] - 22, _SIZE[1] - 40)
_HEAD, _ROW = 64, (_LIST_SIZE[1] - 64) // len(CATAN_SITES)


class Entry(Struct, frozen=True):
    """A site: its planets, its chances in 36, who holds it."""

    at: str
    planets: tuple[tuple[str, str, str], ...]  # resource, symbol, token
    pips: int
    owner: int | None
    port: bool
    closed: bool


def layout(view: StarfarersView, table: Table, marks: Marks) -> Layout:
    state, lang, pointed = view.table, table.lang, on_map(marks)
    listed = tuple(_entry(state, at) for at in CATAN_SITES)
    return Layout(
        Panel(0, 0, _ground, ()),
        (
            Panel(0, 0, board.bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang)),
            Panel(0, BAR, _map, (fleet.shown(state), pointed)),
            Panel(*_LIST, _sites, (listed, table.names, pointed.targets, lang)),
        ),
    )


def _entry(table: Open, at: str) -> Entry:
    site = SITES[at]
    planets = tuple((*planet_at(table, site.slot, one), table.tokens[site.slot][one]) for one in site.positions)
    ports = {at: seat for seat, player in enumerate(table.players) for at in player.spaceports}
    owners = {at: seat for seat, player in enumerate(table.players) for at in player.colonies} | ports
    closed = at in table.neutral
    return Entry(at, planets, site_pips(table, at), owners.get(at), at in ports, closed)


def _ground() -> Canvas:
    return Canvas.blank((WIDTH, BAR + _SIZE[1]), NIGHT)


def _map(table: Open, marks: OnMap) -> Canvas:
    return zoom.draw(_CHART, _SIZE, table, (), marks)


def _sites(listed: tuple[Entry, ...], holders: tuple[str, ...], targets: tuple[str, ...], lang: str) -> Canvas:
    say = words(lang).say
    canvas = Canvas.blank(_LIST_SIZE, NIGHT)
    for x, key in ((24, "site"), (176, "planets"), (384, "chances"), (520, "holder")):
        room = {24: 140, 176: 196, 384: 124, 520: 280}[x]
        canvas.text(x, 28, say(f"starfarers-picture-{key}"), 28, "regular", DIM, room=room)
    for row, entry in enumerate(listed):
        _site(canvas, _HEAD + row * _ROW, entry, holders, target=entry.at in targets)
    return canvas


def _site(canvas: Canvas, y: int, entry: Entry, holders: tuple[str, ...], *, target: bool) -> None:
    middle = y + (_ROW - 10) / 2
    canvas.box(0, y, _LIST_SIZE[0], y + _ROW - 10, HEX, 18)
    if target:
        canvas.stamp_centred(pieces.address(entry.at, 44, "lit"), 80, middle)
    else:
        canvas.text(80, middle, entry.at, 50, "bold", LIGHT, "middle")
    for i, (resource, symbol, token) in enumerate(entry.planets):
        canvas.stamp_centred(space.planet(resource, symbol, token, 42), 222 + i * 94, middle)
    canvas.text(420, middle, entry.pips, 44, "bold", LIGHT, "middle")
    if entry.owner is not None:
        if entry.port:
            canvas.circle(548, middle, 42, SEATS[entry.owner].fill, 5)
        canvas.stamp_centred(pieces.seat(entry.owner, 27, INK), 548, middle)
        canvas.text(608, middle, holders[entry.owner], 38, "bold", LIGHT, room=_LIST_SIZE[0] - 624)
    elif entry.closed:
        canvas.disc(548, middle, 27, VEIL)
        canvas.icon(548, middle, "close-thick", 32, DIM)
    else:
        canvas.disc(548, middle, 14, LIGHT)
        canvas.disc(548, middle, 10, HEX)
