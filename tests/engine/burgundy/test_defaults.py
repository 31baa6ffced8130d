"""What is played for absent players (rules 7), row by row."""

import pytest

from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import BOARDS
from engine.games.burgundy.decisions import ChooseCastle, ChooseEstate, CollectGoods, EndTurn, Pass, TakeWorkers
from tests.engine.burgundy.selfplay import random_states
from tests.engine.burgundy.table import Table


def default(table: Table) -> object:
    """What would be played; it is legal."""
    decision = GAME.default(table.state, table.state.seat, Rng(bytes(32)))
    assert decision in GAME.legal(table.state, table.state.seat).decisions
    return decision


def test_choose_takes_estate_1_and_d4():
    table = Table.opened("choose", 3)
    assert default(table) == ChooseEstate(1, "D4")
    assert default(table.play(ChooseEstate(1, "D4"))) == ChooseEstate(1, "D4")


@pytest.mark.parametrize("number", range(1, 10))
def test_the_castle_goes_on_d4_or_else_on_the_first_castle_hex(number):
    hexes = BOARDS[number].castle_hexes
    assert default(Table.opened(f"same:{number}")) == ChooseCastle("D4" if "D4" in hexes else hexes[0])


def test_a_turn_takes_workers_with_the_lowest_unused_die_and_ends():
    table = Table().player(dice=(6, 6), silver=5, storage=["castle"]).black("mine")
    assert default(table) == TakeWorkers(0)
    assert default(table.player(dice=(None, 6))) == TakeWorkers(1)
    assert default(table.player(dice=(6, None))) == TakeWorkers(0)
    assert default(table.player(dice=(None, None))) == EndTurn()


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city_hall"])
def test_optional_effects_are_passed(building):
    table = Table().player(storage=[building, "mine"], goods={1: 1}, dice=(3, 1)).depot(1, "bank", "ship", "k1")
    assert default(table.play(f"place {building} at E4 with 1")) == Pass()


def test_the_castle_action_takes_workers():
    table = Table().player(estate={"C3": "bank"}, storage=["castle"], goods={1: 4}, dice=(6, 1))
    assert default(table.play("place castle at B3 with 1")) == TakeWorkers()


def ship_placed(**fields: object) -> Table:
    return Table().player(storage=["ship"], dice=(2, 1), **fields)


def test_a_ship_goes_where_most_tokens_are():
    table = ship_placed().goods_at(2, 1).goods_at(5, 3, 3).goods_at(6, 4, 4)
    assert default(table.play("place ship at D3 with 1")) == CollectGoods((5,), (3,))


def test_a_ship_counts_only_what_it_can_load():
    table = ship_placed(goods={1: 1, 2: 1, 3: 1}).goods_at(2, 4, 5, 6).goods_at(6, 1)
    assert default(table.play("place ship at D3 with 1")) == CollectGoods((6,), ())


def test_new_types_by_most_tokens_then_lowest_number():
    table = ship_placed(goods={1: 1}).goods_at(3, 6, 6, 5, 4, 2, 1)
    assert default(table.play("place ship at D3 with 1")) == CollectGoods((3,), (2, 6))


def test_one_depot_also_with_tile_5():
    table = ship_placed(knowledge=[5]).goods_at(1, 3).goods_at(2, 3, 3)
    assert default(table.play("place ship at D3 with 1")) == CollectGoods((2,), (3,))


@pytest.mark.parametrize("estates", ["basic", "choose", "random"])
def test_the_default_is_legal_everywhere(estates):
    for state in random_states(3, estates)[:-1]:
        decision = GAME.default(state, state.seat, Rng(bytes(32)))
        assert decision in GAME.legal(state, state.seat).decisions
