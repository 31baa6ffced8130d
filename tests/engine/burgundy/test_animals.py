"""Worked cases, section C: animals."""

from engine.games.burgundy.events import AnimalsScored
from tests.engine.burgundy.table import Table


def test_case_20_earlier_cows_of_the_pasture_count_again():
    table = Table().player(estate={"D3": "ship", "C2": "cow_3"}, storage=["cow_4", "cow_4"], dice=(1, 2))
    table.play("place cow_4 at B2 with 1")
    assert table.happened(AnimalsScored) == [AnimalsScored(0, "cow_4", 7)]
    assert table.vp == 7
    table.play("place cow_4 at B1 with 2")
    assert table.happened(AnimalsScored) == [AnimalsScored(0, "cow_4", 11)]
    assert table.vp == 18


def test_case_21_tile_7_adds_one_for_each_scored_tile():
    table = Table().player(knowledge=[7], estate={"C2": "sheep_4"}, storage=["sheep_3", "pig_2"], dice=(1, 2))
    assert table.play("place sheep_3 at B2 with 1").vp == 9
    assert table.play("place pig_2 at B1 with 2").vp == 9 + 3


def test_case_22_another_pasture_does_not_count():
    table = Table(phase="D").player(estate={"D5": "ship", "D6": "ship", "C2": "cow_4"}, storage=["cow_3"], dice=(2, 1))
    table.play("place cow_3 at E6 with 1")
    assert table.happened(AnimalsScored) == [AnimalsScored(0, "cow_3", 3)]
    assert table.vp == 3 + 1 + 4


def test_animals_need_not_touch_and_other_species_do_not_count():
    """Rules 6.4: A1 and C2 of the pasture do not touch."""
    table = Table().player(estate={"C2": "pig_4", "B1": "cow_2", "B2": "pig_3"}, storage=["pig_2"], dice=(6, 1))
    assert table.play("place pig_2 at A1 with 1").vp == 2 + 3 + 4
