"""Positions nobody plays but every label must survive: full mats, all cards, all stations, ships side by side."""

import pytest
from msgspec.structs import replace

from engine.games.starfarers import GAME
from engine.games.starfarers.components import CARDS, SPECIALS
from engine.games.starfarers.geography import SLOTS
from engine.games.starfarers.state import Ship, State
from render import pictures
from render.contract import Marks, Table
from render.games.starfarers.look import GLYPHS, PEOPLE, RESOURCES
from render.kit import cards, labels
from render.kit.canvas import Canvas
from tests.render.measure import DEUTERANOPIA, PROTANOPIA, distance, outside, overlaps, poor_labels
from tests.render.positions import NAMES
from tests.render.starfarers import positions

LEAST_CONTRAST = 4.5
APART = 20


def crowd(state: State) -> State:
    """Everybody has as much as the rules allow, the stations of all at every outpost, and ships in a row."""
    table = state.table
    outposts = [slot.number for slot in SLOTS if table.quadrants[slot.number].startswith("outpost")]
    rows = ("D7", "D8", "E8"), ("F9", "E9", "E10"), ("H21", "H22", "G22"), ("I12", "I13", "I14")
    shown = list(CARDS)
    players = []
    for seat, player in enumerate(table.players):
        ships = tuple(Ship("trade_ship" if i else "colony_ship", at, i == 1, i == 2) for i, at in enumerate(rows[seat]))
        players.append(
            replace(
                player,
                ships=ships,
                stations=tuple(outposts),
                modules=(6, 6, 5),
                half_medals=24,
                medals=tuple(SPECIALS),
                cards=tuple(shown[seat * 4 : seat * 4 + 7]),
                free_ships=2,
            )
        )
    hands = ((19, 0, 20, 12, 11),) * len(players)
    return replace(state, table=replace(table, players=tuple(players), bank=(20, 20, 20, 20, 20)), hands=hands)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize(
    "part", ["board", "home", "friends", "hand", "area.A", "area.D", "map.D8", "map.H21", "map.I13"]
)
def test_full_pictures_keep_their_labels_apart_uncut_and_readable(part, lang):
    view = GAME.view(crowd(positions.load("four-late")), 0)
    canvas = pictures.of_game("starfarers").layout(view, part, Table(NAMES, "Table 87", lang), Marks()).canvas()
    assert not overlaps(canvas)
    assert not outside(canvas)
    assert not poor_labels(canvas, LEAST_CONTRAST)
    assert not [note.text for note in canvas.labels() if labels.ELLIPSIS in note.text]
    assert canvas.size[1] <= 2000


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_face_with_its_words_uncut(card, lang):
    canvas = Canvas.over(cards.full(pictures.of_game("starfarers").face(card, lang)))
    assert not overlaps(canvas)
    assert not outside(canvas)
    assert not poor_labels(canvas, LEAST_CONTRAST)
    assert not [note.text for note in canvas.labels() if labels.ELLIPSIS in note.text]


@pytest.mark.parametrize("matrix", [DEUTERANOPIA, PROTANOPIA], ids=["deuteranopia", "protanopia"])
def test_resources_stay_apart_for_colour_blind_eyes(matrix):
    names = list(RESOURCES)
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    near = {(a, b): distance(RESOURCES[a], RESOURCES[b], matrix) for a, b in pairs}
    assert min(near.values()) >= APART, sorted(near.items(), key=lambda item: item[1])[:3]


def test_every_resource_and_people_has_a_glyph_of_its_own():
    for kinds in (RESOURCES, PEOPLE):
        assert len({GLYPHS[kind] for kind in kinds}) == len(kinds)
