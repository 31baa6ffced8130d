"""Positions hardly anybody plays but every label must survive: wide principalities, full slots, all cards."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.core.words import words
from engine.games.catan_cards import GAME, places
from engine.games.catan_cards.components import CARDS, EVENT_CARDS, LANDSCAPES
from engine.games.catan_cards.state import Offer, Placed, Region, State
from render import pictures
from render.contract import Marks, Table
from render.games.catan_cards.look import PIPS, TERRAIN_GLYPHS, TERRAINS
from render.kit import cards, labels
from render.kit.canvas import Canvas
from tests.engine.catan_cards.table import Table as Position
from tests.render.catan_cards import positions
from tests.render.measure import DEUTERANOPIA, PROTANOPIA, distance, outside, overlaps, poor_labels
from tests.render.positions import NAMES

LEAST_CONTRAST = 4.5
NEAR_TERRAINS = {("pasture", "gold_river"), ("forest", "hills")}  # there the glyph decides
SLOTTED = [
    card for card in CARDS.values() if card.site not in {"", "road", "region", "region_of_citadel", "on_settlement"}
]


def crowd(state: State, sites: int, start: int) -> State:
    """Both players have so many cities, a card on every slot, expansions, and all marks a card can carry."""
    first = -2 * (sites // 2) + 1
    columns = [first + 2 * i for i in range(sites)]
    lands = list(LANDSCAPES)
    players = []
    for seat, player in enumerate(state.players):
        regions = tuple(
            Region(places.region(x, row), lands[(i * 2 + (row == "l")) % len(lands)], i % 4)
            for i, x in enumerate(range(columns[0] - 1, columns[-1] + 2, 2))
            for row in places.ROWS
        )
        slots = [slot for x in columns for slot in places.slots_of(x, "city")]
        found = [
            Placed(
                slot,
                SLOTTED[(start + i) % len(SLOTTED)].id,
                (seat + (i % 7 == 3)) % 2,
                pawned=i % 11 == 5,
                used=i % 5 == 1,
            )
            for i, slot in enumerate(slots)
        ]
        found += [
            Placed(regions[0].place, "tali", seat, magic=3, locked=True),
            Placed(regions[1].place, "art_smithy", seat, craft=2),
            Placed(places.column(columns[0] + 1), "trade_station", seat, used=True),
        ]
        kinds = ("city", "settlement", "citadel") if start < 0 else ("city", "city", "citadel")
        players.append(
            replace(
                player,
                sites=tuple((x, kinds[i % 3]) for i, x in enumerate(columns)),
                roads=tuple(x + 1 for x in columns),
                regions=regions,
                cards=tuple(found),
            )
        )
    offer = Offer((("ore", 2), ("gold", 1)), (("wool", 3),))
    return replace(state, players=tuple(players), played=("grand_tournament", "bishop"), offer=offer)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("sites", [3, 4, 5, 7])
@pytest.mark.parametrize("part", ["board", "principality.A", "principality.B", "stacks"])
def test_full_pictures_keep_their_labels_apart_and_readable(part, sites, lang):
    view = GAME.view(crowd(positions.load("all-late"), sites, 7 * sites), 0)
    canvas = pictures.of_game("catan_cards").layout(view, part, Table(NAMES[:2], "Table 31", lang), Marks()).canvas()
    assert not overlaps(canvas)
    assert not outside(canvas)
    assert not poor_labels(canvas, LEAST_CONTRAST)
    assert canvas.size[1] <= 2000


@pytest.mark.parametrize("sites", [2, 5, 7])
def test_every_place_can_be_read_off_the_picture(sites):
    """Landscapes and free slots by their whole address, a taken slot by its column and the end of its address."""
    state = crowd(positions.load("all-late"), sites, 0)
    canvas = pictures.of_game("catan_cards").layout(GAME.view(state, None), "board", Table(NAMES[:2]), Marks()).canvas()
    printed = [note.text for note in canvas.labels()]
    for player in state.players:
        assert {region.place.upper() for region in player.regions} <= set(printed)
        assert {places.column(x).upper() for x, _ in player.sites} <= set(printed)
    slots = sum(len(places.slots_of(x, kind)) for player in state.players for x, kind in player.sites)
    assert sum(printed.count(end) for end in ("U1", "U2", "L1", "L2")) == slots


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("card", [*CARDS, *EVENT_CARDS])
def test_every_card_has_faces_with_its_words_uncut(card, lang):
    face = pictures.of_game("catan_cards").face(card, lang)
    assert face.text.endswith(".")
    for stamp in (cards.full(face, cards.full_size((face,))), cards.wide(face)):
        canvas = Canvas.over(stamp)
        assert not overlaps(canvas)
        assert not outside(canvas)
        assert not poor_labels(canvas, LEAST_CONTRAST)
        assert not [note.text for note in canvas.labels() if labels.ELLIPSIS in note.text]


@pytest.mark.parametrize("matrix", [DEUTERANOPIA, PROTANOPIA], ids=["deuteranopia", "protanopia"])
def test_terrains_stay_apart_for_colour_blind_eyes_or_by_their_glyph(matrix):
    near = {pair for pair in combinations(TERRAINS, 2) if distance(*(TERRAINS[name] for name in pair), matrix) < 20}
    assert near <= NEAR_TERRAINS


def test_every_terrain_and_everything_counted_has_a_glyph_of_its_own():
    assert len(set(TERRAIN_GLYPHS.values())) == len(TERRAINS)
    assert len({glyph for glyph, _ in PIPS.values()}) == len(PIPS)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_an_empty_hand_says_that_it_is_empty(lang):
    view = GAME.view(Position().hand(0).state, 0)
    layout = pictures.of_game("catan_cards").layout(view, "hand", Table(("A", "B"), "", lang), Marks())
    said = [label.text for panel in layout.panels for label in panel.paint(*panel.args).labels()]
    assert words(lang).say("catan_cards-picture-no-cards") in said
