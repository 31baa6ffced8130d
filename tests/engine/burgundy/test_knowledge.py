"""Every knowledge tile, with the numbers of the rules (6.8) typed out."""

import sys

import pytest

from engine.games.burgundy.components import KNOWLEDGE
from engine.games.burgundy.decisions import CollectGoods
from tests.engine.burgundy.table import Table

MINES = {"E3": "mine", "F2": "mine"}
THREE_IN_CITY = ("E4", "C3", "C5")


def without_and_with(number: int, **fields: object) -> tuple[Table, Table]:
    """The same position twice: the tile in storage, where it does nothing, and on the estate."""
    stored = [*fields.pop("storage", ()), f"k{number}"]
    return (
        Table().player(storage=stored, **fields),
        Table().player(storage=stored, knowledge=[number], **fields),
    )


def per_building(number: int, building: str) -> tuple[int, int]:
    """Final points of three such buildings and one other: without the tile and with it."""
    other = "bank" if building != "bank" else "church"
    estate = dict.fromkeys(THREE_IN_CITY, building) | {"F4": other}
    without, having = without_and_with(number, estate=estate)
    return without.finish().vp, having.finish().vp


def test_knowledge_01_same_building_type_several_times_in_a_city():
    without, having = without_and_with(1, estate={"E4": "bank"}, storage=["bank"], dice=(1, 1))
    assert without.refused("place bank at E5 with 1") == "building-twice"
    assert having.play("place bank at E5 with 1").silver == 2


def test_knowledge_02_a_worker_for_each_mine_at_phase_end():
    for table, workers in zip(without_and_with(2, estate=MINES, dice=(None, None)), (0, 2), strict=True):
        table.having(round=4, round_goods=()).player(1, dice=(None, None)).play("end", "end")
        assert (table.silver, table.workers) == (2, workers)


def test_knowledge_03_two_silver_for_each_sale():
    for table, silver in zip(without_and_with(3, goods={4: 3}, dice=(4, 1)), (1, 2), strict=True):
        table.play("sell 4 with 1")
        assert (table.vp, table.silver, table.workers) == (6, silver, 0)


def test_knowledge_04_a_worker_for_each_sale():
    for table, workers in zip(without_and_with(4, goods={4: 3}, dice=(4, 1)), (0, 1), strict=True):
        table.play("sell 4 with 1")
        assert (table.vp, table.silver, table.workers) == (6, 1, workers)


def test_knowledge_05_goods_of_two_neighbouring_depots():
    without, having = without_and_with(5, storage=["ship"], dice=(2, 1))
    for table in (without, having):
        table.goods_at(3, 1).goods_at(4, 1, 2).play("place ship at D3 with 1")
    assert without.refused(CollectGoods((3, 4), (1, 2))) == "one-depot-only"
    assert having.play("collect 1,2 from 3,4").goods == {1: 2, 2: 1}


def test_knowledge_06_purchases_from_numbered_depots_too():
    without, having = without_and_with(6, silver=4)
    for table in (without, having):
        table.depot(5, "mine").black("ship")
    assert without.refused("buy mine from 5") == "buy-black-only"
    assert having.fork().play("buy ship from black").silver == 2
    assert having.play("buy mine from 5").silver == 2
    assert having.refused("buy ship from black") == "already-bought"


def test_knowledge_07_one_point_more_for_each_scored_animal_tile():
    fields = {"estate": {"C2": "pig_3", "B2": "pig_4"}, "storage": ["pig_2"], "dice": (2, 1)}
    without, having = without_and_with(7, **fields)
    assert without.play("place pig_2 at B1 with 1").vp == 2 + 3 + 4
    assert having.play("place pig_2 at B1 with 1").vp == 3 + 4 + 5


@pytest.mark.parametrize("depot,plain,strong", [(1, 0, 0), (2, 1, 1), (3, 2, 1), (4, 3, 2)])
def test_knowledge_08_a_worker_shifts_up_to_two(depot, plain, strong):
    without, having = without_and_with(8, workers=3, dice=(1, 1))
    assert without.depot(depot, "mine").play(f"take mine from {depot} with 1").workers == 3 - plain
    assert having.depot(depot, "mine").play(f"take mine from {depot} with 1").workers == 3 - strong


def test_knowledge_09_free_shift_for_buildings():
    without, having = without_and_with(9, storage=["bank"], dice=(4, 2))
    assert without.refused("place bank at E4 with 1") == "not-enough-workers"
    assert having.fork().play("place bank at E4 with 2").workers == 0
    assert having.play("place bank at E4 with 1").workers == 0


def test_knowledge_10_free_shift_for_ships_and_animals():
    fields = {"estate": {"D2": "ship"}, "storage": ["ship", "cow_2"], "dice": (1, 5)}
    without, having = without_and_with(10, **fields)
    assert without.refused("place ship at D3 with 1") == "not-enough-workers"
    assert without.refused("place cow_2 at C2 with 2") == "not-enough-workers"
    having.play("place ship at D3 with 1", "place cow_2 at C2 with 2")
    assert (having.workers, having.vp) == (0, 2)


def test_knowledge_11_free_shift_for_castles_mines_and_knowledge():
    fields = {"estate": {"C3": "bank"}, "storage": ["castle", "mine", "k20"], "dice": (5, 5)}
    without, having = without_and_with(11, **fields)
    lines = ("place castle at B3 with 1", "place mine at E3 with 1")
    for line in lines:
        assert without.refused(line) == "not-enough-workers"
        assert having.fork().play(line).workers == 0
    assert without.player(dice=(2, 2)).refused("place k20 at C4 with 1") == "not-enough-workers"
    assert having.player(dice=(2, 2)).play("place k20 at C4 with 1").workers == 0


def test_knowledge_12_free_shift_for_taking():
    without, having = without_and_with(12, dice=(1, 1), goods={6: 1})
    for table in (without, having):
        table.depot(6, "mine")
        assert table.refused("sell 6 with 1") == "not-enough-workers"
    assert without.refused("take mine from 6 with 1") == "not-enough-workers"
    assert having.play("take mine from 6 with 1").workers == 0


def test_knowledge_13_silver_with_the_workers_action():
    for table, silver in zip(without_and_with(13), (0, 1), strict=True):
        table.play("workers with 1")
        assert (table.workers, table.silver) == (2, silver)


def test_knowledge_14_four_workers_with_the_workers_action():
    for table, workers in zip(without_and_with(14), (2, 4), strict=True):
        assert table.play("workers with 1").workers == workers


def test_knowledge_15_three_points_for_each_sold_type():
    without, having = without_and_with(15, sold={1: 5, 2: 1}, goods={3: 1})
    assert (without.finish().vp, having.finish().vp) == (1, 1 + 6)


def test_knowledge_16_four_points_for_each_warehouse():
    assert per_building(16, "warehouse") == (0, 12)


def test_knowledge_17_four_points_for_each_watchtower():
    assert per_building(17, "watchtower") == (0, 12)


def test_knowledge_18_four_points_for_each_carpenters_workshop():
    assert per_building(18, "carpenter") == (0, 12)


def test_knowledge_19_four_points_for_each_church():
    assert per_building(19, "church") == (0, 12)


def test_knowledge_20_four_points_for_each_market():
    assert per_building(20, "market") == (0, 12)


def test_knowledge_21_four_points_for_each_boarding_house():
    assert per_building(21, "boarding_house") == (0, 12)


def test_knowledge_22_four_points_for_each_bank():
    assert per_building(22, "bank") == (0, 12)


def test_knowledge_23_four_points_for_each_city_hall():
    assert per_building(23, "city_hall") == (0, 12)


def test_knowledge_24_four_points_for_each_species():
    without, having = without_and_with(24, estate={"A1": "cow_2", "B1": "cow_4", "B2": "pig_3", "E6": "chicken_2"})
    assert (without.finish().vp, having.finish().vp) == (0, 12)


def test_knowledge_25_a_point_for_each_sold_token():
    without, having = without_and_with(25, sold={1: 5, 2: 1}, goods={3: 1})
    assert (without.finish().vp, having.finish().vp) == (1, 1 + 6)


def test_knowledge_26_two_points_for_each_bonus_token():
    without, having = without_and_with(26, tokens=(("ship", 0), ("mine", 1)))
    assert (without.finish().vp, having.finish().vp) == (0, 4)


def test_every_knowledge_tile_has_a_test():
    tested = [name.split("_")[2] for name in dir(sys.modules[__name__]) if name.startswith("test_knowledge_")]
    assert sorted(map(int, tested)) == sorted(KNOWLEDGE)
