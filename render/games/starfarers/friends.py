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
_HEAD, _CARD = 128, 116
_MOST = 5
_HEIGHT = _HEAD + _MOST * _CARD + 8


def layout(view: StarfarersView, table: Table, marks: Marks) -> Layout:
    state, lang = view.table, table.lang
    panels = [Panel(0, 0, board.bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang))]
    for i, people in enumerate(PEOPLE):
        at, stations = outpost(state, people)
        args = (people, at, stations, state.figures[i], _cards(state, people), table.names, lang)
        panels.append(Panel(22 + i % 2 * (_ACROSS + 16), BAR + 20 + i // 2 * (_HEIGHT + 16), _people, args))
    return Layout(Panel(0, 0, _ground, ()), tuple(panels))


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


def _ground() -> Canvas:
    return Canvas.blank((WIDTH, BAR + 20 + 2 * _HEIGHT + 16 + 22), NIGHT)


def _people(
    people: str,
    at: str,
    stations: tuple[int, ...],
    figure: int | None,
    cards: tuple[tuple[str, int | None], ...],
    holders: tuple[str, ...],
    lang: str,
) -> Canvas:
    say = words(lang).say
    canvas = Canvas.blank((_ACROSS, _HEIGHT), NIGHT)
    canvas.box(0, 0, _ACROSS, _HEIGHT, HEX, 20)
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
    for i, (card, owner) in enumerate(cards):
        _card(canvas, _HEAD + i * _CARD, card, owner, lang)
    return canvas


def _card(canvas: Canvas, y: int, card: str, owner: int | None, lang: str) -> None:
    """A card; one that somebody has carries the owner's marker over its sign."""
    area.card_strip(canvas, 16, y, _ACROSS - 32, _CARD - 12, card, lang)
    if owner is not None:
        fill = mix(FILLS[CARDS[card].people], HEX, 0.55)
        canvas.box(16, y, 100, y + _CARD - 12, fill, 14, (True, False, False, True))
        canvas.stamp_centred(pieces.seat(owner, 28, INK), 58, y + (_CARD - 12) / 2)
