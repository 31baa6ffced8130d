"""What the four peoples have to offer: their outposts, figures, and the friendship cards that are left."""

from engine.core.words import words
from engine.games.starfarers.components import CARDS, PEOPLE
from engine.games.starfarers.geography import SLOTS
from engine.games.starfarers.state import Table as Open
from engine.games.starfarers.state import cards_left, people_of
from engine.games.starfarers.view import StarfarersView
from render.contract import Marks, Table
from render.games.starfarers import area, board, names
from render.games.starfarers.look import DIM, GLYPHS, HEX, LIGHT, NIGHT
from render.games.starfarers.look import PEOPLE as FILLS
from render.kit import pieces
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, INK, WIDTH

_ACROSS = (WIDTH - 44 - 16) // 2
_HEAD = 128
_MOST = 5  # cards of a people


def layout(view: StarfarersView, table: Table, marks: Marks) -> Layout:
    state, lang = view.table, table.lang
    panels = [Panel(0, 0, board.bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang))]
    cards, y = {people: _cards(state, people) for people in PEOPLE}, BAR + 20
    for pair in (PEOPLE[:2], PEOPLE[2:]):
        down = max(_height(cards[people], lang) for people in pair)
        for column, people in enumerate(pair):
            figure = state.figures[PEOPLE.index(people)]
            args = (people, *outpost(state, people), figure, cards[people], down, table.names, lang)
            panels.append(Panel(22 + column * (_ACROSS + 16), y, _people, args))
        y += down + 16
    return Layout(Panel(0, 0, _ground, (y + 6,)), tuple(panels))


def _height(cards: tuple[tuple[str, int | None], ...], lang: str) -> int:
    return _HEAD + sum(area.strip_height(card, _ACROSS - 32, lang) + 12 for card, _ in cards) + 6


def outpost(table: Open, people: str) -> tuple[str, tuple[int, ...]]:
    """The central of a people and whose stations are there; no central while nobody has found it."""
    for slot in SLOTS:
        if table.quadrants[slot.number] and people_of(table, slot.number) == people:
            owners = (seat for seat, one in enumerate(table.players) for _ in range(one.stations.count(slot.number)))
            return slot.center, tuple(owners)
    return "", ()


def _cards(table: Open, people: str) -> tuple[tuple[str, int | None], ...]:
    """(card, owner) of all cards of a people; nobody owns those that are left."""
    left = cards_left(table, people)
    found: list[tuple[str, int | None]] = [(card, None) for card in left]
    for card in (card for card in CARDS.values() if card.people == people):
        found += [(card.id, seat) for seat, one in enumerate(table.players) for _ in range(one.cards.count(card.id))]
    order = [card.id for card in CARDS.values()]
    return tuple(sorted(found, key=lambda one: (order.index(one[0]), one[1] is not None, one[1] or 0)))[:_MOST]


def _ground(height: int) -> Canvas:
    return Canvas.blank((WIDTH, height), NIGHT)


def _people(
    people: str,
    at: str,
    stations: tuple[int, ...],
    figure: int | None,
    cards: tuple[tuple[str, int | None], ...],
    down: int,
    holders: tuple[str, ...],
    lang: str,
) -> Canvas:
    say = words(lang).say
    canvas = Canvas.blank((_ACROSS, down), NIGHT)
    canvas.box(0, 0, _ACROSS, down, HEX, 20)
    canvas.disc(64, 64, 44, mix(FILLS[people], INK, 0.4))
    canvas.disc(64, 64, 40, FILLS[people])
    canvas.icon(64, 64, GLYPHS[people], 58, INK)
    canvas.text(126, 40, names.people(people, lang), 40, "bold", LIGHT, room=280)
    where = say("starfarers-picture-central", at=at) if at else say("starfarers-picture-unknown")
    canvas.text(126, 90, where, 30, "regular", DIM, room=300)
    for i, seat in enumerate(stations):
        canvas.stamp_centred(pieces.seat(seat, 22, INK), _ACROSS - 40 - i * 58, 90)
    if figure is not None:
        said = say("starfarers-picture-figure", name=holders[figure])
        canvas.text(_ACROSS - 22, 40, said, 30, "semibold", LIGHT, "right", room=_ACROSS - 440)
    area.card_strips(canvas, 16, _HEAD, _ACROSS - 32, cards, lang)
    return canvas
