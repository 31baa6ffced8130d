"""Worked cases, section D: ships, goods and turn order."""

from engine.games.burgundy.decisions import CollectGoods
from engine.games.burgundy.events import MarkerAdvanced, RoundStarted
from tests.engine.burgundy.table import Table


def ship_ready(seats: int = 2, seat: int = 0) -> Table:
    """A ship in storage and a die for D3."""
    return Table(seats).player(seat, storage=["ship"], dice=(2, 1))


def test_case_24_stored_goods_are_taken_always_and_one_new_type_fits():
    table = ship_ready().player(goods={1: 1, 4: 2}).goods_at(2, 1, 3, 5)
    table.play("place ship at D3 with 1")
    assert table.pending == "collect_goods"
    assert table.track == {0: (1,), 1: (0,)}
    assert [line for line in table.choices if line.endswith("from 2")] == ["collect 3 from 2", "collect 5 from 2"]
    assert table.refused(CollectGoods((2,), ())) == "goods-how-many"
    assert table.refused(CollectGoods((2,), (3, 5))) == "goods-how-many"
    assert table.refused(CollectGoods((2,))) == "goods-which"
    brown = table.fork().play("collect 5 from 2")
    assert brown.goods == {1: 2, 4: 2, 5: 1}
    table.play("collect 3 from 2")
    assert table.goods == {1: 2, 4: 2, 3: 1}
    assert table.state.depot_goods[1] == (5,)


def test_case_27_tile_5_empties_two_neighbouring_depots():
    table = ship_ready().player(knowledge=[5], goods={2: 1, 4: 1}).goods_at(6, 2, 2).goods_at(1, 3)
    table.play("place ship at D3 with 1")
    assert table.refused(CollectGoods((1, 3), (3,))) == "depots-not-neighbours"
    assert table.fork().play(CollectGoods((1, 6), (3,))).goods == {2: 3, 4: 1, 3: 1}
    table.play(CollectGoods((6, 1), (3,)))
    assert table.goods == {2: 3, 4: 1, 3: 1}
    assert table.state.depot_goods == ((),) * 6


def test_case_28_a_ship_counts_from_the_next_round():
    table = Table(3).player(2, storage=["ship"], dice=(2, 1))
    table.idle().idle().play("place ship at D3 with 1")
    assert table.track == {1: (2,), 0: (0, 1)}
    assert table.state.order == (0, 1, 2)
    table.idle()
    assert table.state.order == (2, 0, 1)
    table.idle().player(0, storage=["ship"], dice=(2, 1)).play("place ship at D3 with 1").defaults()
    assert table.track == {1: (0, 2), 0: (1,)}
    assert table.state.order == (2, 0, 1)
    table.idle()
    assert table.state.seat == 1
    table.idle()
    assert table.state.order == (0, 2, 1)


def test_case_29_a_marker_leaves_the_middle_of_a_stack():
    table = ship_ready(4, seat=1).turn_of(1).play("place ship at D3 with 1")
    assert table.track == {0: (0, 2, 3), 1: (1,)}
    table.idle().idle().idle()
    assert table.state.order == (1, 0, 2, 3)


def test_case_30_two_ships_in_one_turn_move_two_spaces():
    table = Table().player(storage=["ship", "ship"], dice=(2, 5))
    table.play("place ship at D3 with 1", "place ship at D5 with 2")
    assert table.track == {0: (1,), 2: (0,)}
    assert table.happened(MarkerAdvanced) == [MarkerAdvanced(0, 2)]


def test_a_sold_type_frees_its_space_at_once():
    """Ruling 9 of rules 9."""
    table = Table().player(storage=["ship"], goods={1: 1, 2: 1, 3: 1}, dice=(2, 2)).goods_at(5, 6)
    table.play("sell 2 with 1", "place ship at D3 with 2", "collect 6 from 5")
    assert table.goods == {1: 1, 3: 1, 6: 1}


def test_each_pair_of_depots_and_each_set_of_types_is_listed_once():
    """Rules 6.3: the full form only, pairs as 1-2 ... 6-1, sets in rising order."""
    table = ship_ready().player(knowledge=[5], goods={6: 1}).goods_at(1, 3, 2, 4)
    table.play("place ship at D3 with 1")
    assert table.choices == sorted(
        [f"collect {goods} from {depots}" for depots in ("1", "1,2", "6,1") for goods in ("2,3", "2,4", "3,4")]
        + [f"collect nothing from {depots}" for depots in ("2", "3", "4", "5", "6", "2,3", "3,4", "4,5", "5,6")]
    )


def test_the_first_of_the_new_order_has_the_white_die():
    table = ship_ready(2, seat=1).turn_of(1).play("place ship at D3 with 1").idle()
    started = table.happened(RoundStarted)[0]
    assert started.order == (1, 0)
    assert table.state.depot_goods[started.white_die - 1][-1] == started.goods


def test_the_track_has_seven_spaces():
    """Rules 2.4: six ships reach position 6, and nothing lies beyond."""
    for before, after in ((5, 6), (6, 6)):
        table = ship_ready().markers((1,), *((),) * (before - 1), (0,)).play("place ship at D3 with 1")
        assert table.track == {0: (1,), after: (0,)}
