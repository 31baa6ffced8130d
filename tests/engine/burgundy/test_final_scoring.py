"""Worked cases, section H: final scoring, and the ranking of rules 8."""

import pytest

from engine.games.burgundy import GAME
from engine.games.burgundy.components import BOARDS, HEXES
from engine.games.burgundy.events import FinalScored, GameEnded
from engine.games.burgundy.state import SOURCES
from tests.engine.burgundy.selfplay import random_states
from tests.engine.burgundy.table import Table

SOLD = {4: 4, 2: 3, 3: 3, 6: 1}
PLAIN = {"ship": "ship", "animal": "cow_2", "building": "bank", "castle": "castle", "knowledge": "k1"}


def covered(hexes: int) -> dict[str, str]:
    """So many tiles on estate 1, D4 included, none of which pays or scores at the end."""
    colors = dict(zip(HEXES, BOARDS[1].colors, strict=True))
    plain = ["D4", *(label for label in HEXES if colors[label] in PLAIN and label != "D4")]
    return {label: PLAIN[colors[label]] for label in plain[:hexes]}


def test_case_46_tile_15_counts_sold_types():
    assert Table().player(knowledge=[15], sold=SOLD).finish().vp == 12


def test_case_47_tile_25_counts_sold_tokens_as_well():
    table = Table().player(knowledge=[15, 25], sold=SOLD).finish()
    assert table.vp == 12 + 11
    assert table.me.points[SOURCES.index("knowledge")] == 23


def test_case_48_watchtowers_and_banks():
    estate = {"E4": "watchtower", "C3": "watchtower", "E5": "bank", "F4": "bank", "F5": "bank", "C5": "bank"}
    assert Table().player(knowledge=[17, 22], estate=estate).finish().vp == 2 * 4 + 4 * 4


def test_case_49_species_are_counted_once():
    estate = {"A1": "cow_2", "B1": "chicken_3", "B2": "sheep_2", "C1": "sheep_3", "E6": "sheep_4"}
    assert Table().player(knowledge=[24], estate=estate).finish().vp == 3 * 4


def test_case_50_bonus_tokens_of_either_size():
    tokens = (("mine", 0), ("castle", 0), ("ship", 1))
    assert Table().player(knowledge=[26], tokens=tokens).finish().vp == 6


def test_case_51_goods_silver_and_every_two_workers():
    table = Table().player(goods={1: 2, 5: 1}, silver=2, workers=5, storage=["castle"]).finish()
    assert table.vp == 3 + 2 + 2 + 0
    assert table.happened(FinalScored)[0] == FinalScored(0, unsold=3, silver=2, workers=2, knowledge=0, total=7)


def test_knowledge_in_storage_scores_nothing():
    assert Table().player(storage=["k15"], sold=SOLD).finish().vp == 0


def test_case_67_a_full_tie_goes_to_the_later_player():
    table = Table().everybody(estate=covered(27), points=120).markers((0,), (1,)).finish()
    assert [player.estate.count("") for player in table.state.players] == [10, 10]
    result = GAME.result(table.state)
    assert result.points == (120, 120)
    assert result.places == (1, 2)
    assert result.decided_by == "turn-order"
    assert table.happened(GameEnded) == [GameEnded((0, 1))]


def test_points_decide_first():
    result = GAME.result(Table().player(0, points=99, estate=covered(30)).player(1, points=100).finish().state)
    assert (result.places, result.decided_by) == ((2, 1), "points")


def test_then_fewest_empty_hexes_decide():
    table = Table(3).everybody(points=50)
    table.player(0, estate=covered(10)).player(1, estate=covered(12)).player(2, estate=covered(11)).finish()
    result = GAME.result(table.state)
    assert (result.places, result.decided_by) == ((3, 1, 2), "empty-hexes")


def test_the_ranking_is_strict_among_four():
    """Equal in everything: the later on the track as it stands, the better; top of a stack is earlier."""
    table = Table(4).everybody(points=7).markers((3, 1), (2, 0)).finish()
    assert GAME.result(table.state).places == (3, 1, 4, 2)
    assert table.happened(GameEnded) == [GameEnded((1, 3, 0, 2))]


def test_the_score_passes_two_hundred():
    assert Table().player(points=230, silver=1).finish().vp == 231


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_breakdown_sums_to_the_score(seats):
    result = GAME.result(random_states(seats)[-1])
    assert sorted(result.places) == list(range(1, seats + 1))
    assert result.reason == "last-round"
    for points, sheet in zip(result.points, result.breakdown, strict=True):
        assert tuple(source for source, _ in sheet) == SOURCES
        assert sum(amount for _, amount in sheet) == points


def test_there_is_no_result_before_the_end():
    assert GAME.result(Table().state) is None
