"""Worked cases, section I: chains and other dangerous corners."""

from engine.games.burgundy.components import HEX_INDEX
from engine.games.burgundy.decisions import (
    BuyTile,
    ChooseCastle,
    ChooseEstate,
    CollectGoods,
    EndTurn,
    Pass,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)
from engine.games.burgundy.events import MinesPaid, RoundStarted
from tests.engine.burgundy.table import Table
from tests.engine.burgundy.test_placing import ONE_OF_EACH, spots


def test_case_53_castle_then_ship_then_goods():
    table = Table().player(estate={"C3": "bank"}, storage=["castle", "ship"], dice=(6, 1)).goods_at(4, 2, 2, 5)
    table.play("place castle at B3 with 1")
    assert table.pending == "action"
    table.play("place ship at D5")
    assert table.track == {0: (1,), 1: (0,)}
    assert table.pending == "collect_goods"
    table.play("collect 2,5 from 4")
    assert table.goods == {2: 2, 5: 1}
    assert table.pending is None
    assert table.dice == (None, 1)


def test_case_54_city_hall_after_city_hall():
    table = Table().player(storage=["city_hall", "city_hall", "ship"], dice=(3, 1))
    table.play("place city_hall at E4 with 1")
    assert table.choices == ["pass", "place city_hall at C3", "place ship at D3", "place ship at D5"]
    assert table.refused("place city_hall at E5") == "building-twice"
    assert table.refused("place city_hall at F4") == "building-twice"
    table.play("place city_hall at C3")
    assert table.vp == 1 + 10
    assert table.choices == ["pass", "place ship at D3", "place ship at D5"]
    table.play("place ship at D3")
    assert table.storage == ()
    assert table.pending is None


def test_case_55_a_type_is_taken_whole_from_both_depots():
    table = Table().player(knowledge=[5], goods={1: 1, 2: 1}, storage=["ship"], dice=(2, 1))
    table.goods_at(1, 3).goods_at(2, 3, 5).play("place ship at D3 with 1")
    assert [line for line in table.choices if line.endswith("from 1,2")] == ["collect 3 from 1,2", "collect 5 from 1,2"]
    assert table.refused(CollectGoods((1, 2), ())) == "goods-how-many"
    assert table.refused(CollectGoods((1, 2), (3, 5))) == "goods-how-many"
    alone = table.fork().play("collect 3 from 2")
    assert alone.goods == {1: 1, 2: 1, 3: 1}
    assert alone.state.depot_goods[:2] == ((3,), (5,))
    table.play("collect 3 from 1,2")
    assert table.goods == {1: 1, 2: 1, 3: 2}
    assert table.state.depot_goods[:2] == ((), (5,))


def test_case_56_what_fits_must_be_taken_but_the_depot_is_free_to_choose():
    table = Table().player(goods={1: 1, 2: 1}, storage=["ship"], dice=(2, 1)).goods_at(1, 3)
    table.play("place ship at D3 with 1")
    assert table.track == {0: (1,), 1: (0,)}
    assert table.refused(CollectGoods((1,), ())) == "goods-how-many"
    short, full = table.fork().play(CollectGoods((1,))), table.fork().play(CollectGoods((1,), (3,)))
    assert short.state == full.state
    assert full.goods == {1: 1, 2: 1, 3: 1}
    table.play(CollectGoods((4,), ()))
    assert table.goods == {1: 1, 2: 1}
    assert table.state.depot_goods[0] == (3,)
    assert table.track == {0: (1,), 1: (0,)}


def test_case_57_a_purchase_into_a_full_storage():
    table = Table().player(silver=2, storage=["ship", "mine", "bank"]).black("castle")
    assert table.refused("buy castle from black") == "discard-needed"
    table.play("buy castle from black for bank")
    assert table.storage == ("ship", "mine", "castle")
    assert table.silver == 0
    assert table.state.removed == ("bank",)


def test_case_58_the_last_castle_hex():
    table = Table(phase="B", board=8, castle="B2")
    table.player(estate={"B4": "castle", "F2": "castle", "E5": "mine"}, storage=["castle"], dice=(5, 1))
    assert table.vp == 0
    assert table.play("place castle at F4 with 1").vp == 1 + 8 + 5
    assert table.me.tokens == (("castle", 0),)
    assert table.pending == "action"


def test_case_59_later_arrivals_lie_on_top():
    table = Table(3).markers((2,), (1, 0)).ordered(1, 0, 2).turn_of(0)
    table.player(0, storage=["ship"], dice=(2, 1)).player(2, storage=["ship"], dice=(2, 1))
    table.play("place ship at D3 with 1")
    assert table.track == {2: (0,), 1: (1,), 0: (2,)}
    table.idle().play("place ship at D3 with 1")
    assert table.track == {2: (0,), 1: (2, 1)}
    table.idle()
    assert table.state.order == (0, 2, 1)
    assert table.happened(RoundStarted)[0].order[0] == 0


def test_case_60_equal_tiles_are_one_choice():
    table = Table().player(estate={"C3": "bank"}, storage=["castle", "carpenter", "ship"], dice=(6, 1))
    table.depot(2, "bank", "bank").depot(3, "watchtower")
    table.play("place castle at B3 with 1", "place carpenter at E4")
    assert table.choices == ["pass", "take bank from 2", "take watchtower from 3"]
    table.play("take watchtower from 3")
    assert table.storage == ("ship", "watchtower")
    assert table.state.removed == ()


def test_case_61_tile_1_works_at_once():
    table = Table().player(storage=["city_hall", "k1", "city_hall"], dice=(3, 1))
    table.play("place city_hall at E4 with 1")
    assert table.refused("place city_hall at E5") == "building-twice"
    table.play("place k1 at C4", "place city_hall at E5 with 2")
    assert table.tile_at("E5") == "city_hall"


def test_case_62_tile_12_with_tile_8():
    table = Table().player(knowledge=[8, 12], workers=1, goods={4: 1}, dice=(1, 4)).depot(4, "mine")
    assert table.refusal("sell 4 with 1").args_for_words["need"] == 2
    assert table.refused("sell 4 with 1") == "not-enough-workers"
    assert table.play("take mine from 4 with 1").workers == 0


def test_case_63_what_an_action_gives_cannot_pay_for_it():
    table = Table().player(knowledge=[4], storage=["boarding_house"], goods={5: 1}, dice=(4, 6))
    assert table.refused("place boarding_house at E4 with 1") == "not-enough-workers"
    assert table.refused("sell 5 with 1") == "not-enough-workers"
    bank = Table().player(storage=["bank"], dice=(3, 2)).black("ship")
    assert bank.play("place bank at E4 with 1").silver == 2
    assert bank.play("buy ship from black").silver == 0
    assert bank.play("place ship at D3 with 2").tile_at("D3") == "ship"


def test_case_64_choosing_estates():
    table = Table.opened("choose", 3).play(ChooseEstate(5, "C2"))
    assert table.refused(ChooseEstate(5, "D5")) == "estate-taken"
    assert table.refused(ChooseEstate(1, "C3")) == "not-a-castle-hex"
    table.play(ChooseEstate(1, "A3"), ChooseEstate(1, "D4"))
    assert [player.board for player in table.state.players] == [5, 1, 1]
    assert table.scores == (0, 0, 0)
    assert table.pending is None
    table.turn_of(1).player(1, storage=ONE_OF_EACH, workers=3)
    assert spots(table) == {"A2", "A4", "B3", "B4"}


def test_case_65_the_starting_castle_fills_its_hex():
    table = Table(castle="A3").player(estate={"B3": "castle", "C3": "bank"}, storage=["castle", "castle"], dice=(5, 6))
    assert table.play("place castle at A2 with 1").vp == 6 + 10
    assert table.pending == "action"
    assert table.play("place castle at D4").vp == 16 + 1 + 10 + 5
    assert table.pending == "action"
    table.play("workers")
    assert table.workers == 2
    assert table.dice == (None, 6)
    assert table.pending is None


def test_case_66_the_last_turn_of_a_phase():
    table = Table(phase="B", round=5).turn_of(1).player(1, storage=["mine", "ship"], dice=(4, 2))
    table.play("place mine at E3 with 1", "place ship at D3 with 2", "end")
    assert table.silver == 1
    assert table.happened(MinesPaid) == [MinesPaid(1, 1, 1, 0)]
    started = table.happened(RoundStarted)[0]
    assert (started.phase, started.round, started.order) == ("C", 1, (1, 0))
    assert table.state.seat == 1


def test_case_68_tile_6_helps_from_the_estate_alone():
    table = Table().player(silver=4, storage=["k6"], dice=(1, 1)).depot(3, "bank").black("mine")
    assert table.refused("buy bank from 3") == "buy-black-only"
    table.play("place k6 at C4 with 1", "buy bank from 3")
    assert table.silver == 2
    assert table.storage == ("bank",)
    assert table.refused("buy mine from black") == "already-bought"


def test_case_69_the_bonus_action_is_compulsory_and_needs_no_die():
    table = Table().player(estate={"C3": "bank"}, storage=["castle"], dice=(6, 1))
    others = (TakeTile("ship", 1, 0), PlaceTile("ship", "D3", 0), SellGoods(1, 0), TakeWorkers(0), BuyTile("ship", 0),
              CollectGoods((1,)), Pass(), EndTurn(), ChooseEstate(1, "D4"), ChooseCastle("D4"))  # fmt: skip
    table.play("place castle at B3 with 1")
    assert table.refused("pass") == "effect-compulsory"
    assert table.refused("end") == "effect-first"
    assert table.refused(TakeWorkers(1)) == "no-die-here"
    assert {table.refused(decision, seat=1) for decision in others} == {"not-your-turn"}
    table.play("workers")
    assert table.workers == 2
    assert table.dice == (None, 1)
    assert table.refused("pass") == "nothing-to-pass"
    assert table.refused("end") == "dice-left"
    assert {table.refused(decision, seat=1) for decision in others} == {"not-your-turn"}


def test_case_70_full_spaces_still_take_their_own_type():
    table = Table().player(goods={1: 1, 2: 1, 3: 1}, storage=["ship"], dice=(2, 1)).goods_at(4, 3, 5)
    table.play("place ship at D3 with 1")
    assert table.refused(CollectGoods((4,), (3,))) == "goods-not-new"
    assert table.refused(CollectGoods((4,), (5,))) == "goods-how-many"
    assert table.fork().play(CollectGoods((4,), ())).state == table.fork().play(CollectGoods((4,))).state
    table.play("collect from 4")
    assert table.goods == {1: 1, 2: 1, 3: 2}
    assert table.state.depot_goods[3] == (5,)


def test_a_city_hall_may_place_another_building_type():
    """Ruling 5 of rules 9."""
    table = Table().player(storage=["city_hall", "watchtower"], dice=(3, 1)).play("place city_hall at E4 with 1")
    assert table.play("place watchtower at E5").vp == 4
    assert table.me.estate[HEX_INDEX["E5"]] == "watchtower"
