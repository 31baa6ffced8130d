"""Worked cases, section A: dice and workers."""

import pytest

from engine.games.burgundy import GAME
from engine.games.burgundy.decisions import TakeTile
from engine.games.burgundy.dice import worker_cost
from tests.engine.burgundy.table import Table


def taking(rolled: int, depot: int, workers: int, knowledge: tuple[int, ...] = ()) -> Table:
    """A mine in a depot, two dice of one value, so many workers."""
    return Table().player(dice=(rolled, rolled), workers=workers, knowledge=knowledge).depot(depot, "mine")


def placing_bank(rolled: int, workers: int, knowledge: tuple[int, ...]) -> Table:
    return Table().player(dice=(rolled, rolled), workers=workers, storage=["bank"], knowledge=knowledge)


def test_case_1_two_workers_turn_a_two_into_a_six():
    table = Table().player(dice=(2, 5), workers=2).depot(6, "ship")
    table.play("take ship from 6 with 1")
    assert table.workers == 0
    assert table.storage == ("ship",)
    assert table.dice == (None, 5)


@pytest.mark.parametrize("rolled,needed,cost", [(1, 6, 1), (6, 1, 1), (2, 6, 2), (2, 5, 3), (4, 4, 0), (5, 1, 2)])
def test_case_2_one_worker_for_each_step_and_one_and_six_are_neighbours(rolled, needed, cost):
    assert worker_cost(rolled, needed) == cost
    assert taking(rolled, needed, cost).play("take mine with 1").workers == 0
    if cost:
        assert taking(rolled, needed, cost - 1).refused(f"take mine from {needed} with 1") == "not-enough-workers"


@pytest.mark.parametrize("depot,cost", [(3, 2), (4, 1), (5, 1)])
def test_case_3_with_tile_8_a_worker_shifts_up_to_two(depot, cost):
    assert taking(6, depot, cost, (8,)).play("take mine with 1").workers == 0
    assert taking(6, depot, cost - 1, (8,)).refused(f"take mine from {depot} with 1") == "not-enough-workers"


@pytest.mark.parametrize(
    "rolled,knowledge,cost",
    [(1, (), 2), (1, (9,), 1), (1, (9, 8), 1), (6, (), 3), (6, (9,), 2), (6, (9, 8), 1), (2, (9,), 0)],
)
def test_case_4_cost_of_placing_a_bank_on_e4(rolled, knowledge, cost):
    assert placing_bank(rolled, cost, knowledge).play("place bank at E4 with 1").workers == 0
    if cost:
        poor = placing_bank(rolled, cost - 1, knowledge)
        assert poor.refused("place bank at E4 with 1") == "not-enough-workers"


def test_case_5_tile_12_helps_only_taking():
    table = Table().player(knowledge=[12], dice=(4, 3)).depot(5, "mine")
    table.play("take mine from 5 with 1")
    assert table.workers == 0
    assert table.storage == ("mine",)
    assert table.dice == (None, 3)
    assert table.refused("place mine at E3 with 2") == "not-enough-workers"


def test_case_6_a_tile_does_not_help_the_die_that_places_it():
    table = Table().player(storage=["k11", "mine"], dice=(2, 3))
    assert table.refused("place k11 at C4 with 1") == "not-enough-workers"
    table.player(dice=(1, 3)).play("place k11 at C4 with 1", "place mine at E3 with 2")
    assert table.tile_at("E3") == "mine"
    assert table.workers == 0
    assert table.dice == (None, None)


@pytest.mark.parametrize(
    "free,step,costs", [(0, 1, (0, 1, 2, 3)), (0, 2, (0, 1, 1, 2)), (1, 1, (0, 0, 1, 2)), (1, 2, (0, 0, 1, 1))]
)
def test_cost_table_by_distance(free, step, costs):
    """The table of rules 5, for every pair of numbers that far apart, both ways round."""
    for start in range(1, 7):
        for distance, cost in enumerate(costs):
            up, down = (start - 1 + distance) % 6 + 1, (start - 1 - distance) % 6 + 1
            assert worker_cost(start, up, free, step) == cost
            assert worker_cost(start, down, free, step) == cost


def test_the_cheapest_die_is_listed_first():
    table = Table().player(dice=(4, 6), workers=3).depot(1, "mine")
    takes = [decision for decision in GAME.legal(table.state, 0).decisions if isinstance(decision, TakeTile)]
    assert takes == [TakeTile("mine", 1, 1), TakeTile("mine", 1, 0)]
    table.play("take mine from 1")
    assert table.dice == (4, None)
    assert table.workers == 2


def test_two_equal_dice_stay_two_choices():
    table = Table().player(dice=(3, 3), storage=["bank"])
    assert table.choices == [
        "place bank at C3 with 1",
        "place bank at C3 with 2",
        "place bank at E4 with 1",
        "place bank at E4 with 2",
        "workers with 1",
        "workers with 2",
    ]
