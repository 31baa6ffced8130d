"""Worked cases, section B: placing tiles."""

from engine.games.burgundy import GAME
from engine.games.burgundy.components import BOARDS, HEXES
from engine.games.burgundy.decisions import PlaceTile
from engine.games.burgundy.events import EffectLost
from tests.engine.burgundy.table import Table

ONE_OF_EACH = ["bank", "ship", "cow_3", "k1", "castle", "mine"]


def spots(table: Table) -> set[str]:
    """Hexes on which something stored may be placed now."""
    legal = GAME.legal(table.state, table.state.seat).decisions
    return {decision.hex for decision in legal if isinstance(decision, PlaceTile)}


def test_case_8_the_first_tile_goes_next_to_the_starting_castle():
    table = Table().player(storage=["bank", "ship"], dice=(3, 1))
    assert spots(Table().player(storage=ONE_OF_EACH, workers=3)) == {"C3", "C4", "D3", "D5", "E3", "E4"}
    assert table.refused("place ship at D2 with 2") == "not-adjacent"
    assert table.play("place bank at E4 with 1").silver == 2


def test_case_9_estate_1_has_four_cities():
    board = BOARDS[1]
    cities = [{HEXES[i] for i in r} for r in board.regions if board.colors[min(r)] == "building"]
    assert sorted(map(sorted, cities)) == [
        ["B5", "C5", "C6"],
        ["C3"],
        ["E1", "E2", "F1"],
        ["E4", "E5", "F4", "F5", "G4"],
    ]


def test_case_10_one_building_of_a_type_in_a_city():
    table = Table().player(estate={"E4": "bank"}, storage=["bank"], dice=(1, 3))
    assert table.refused("place bank at E5 with 1") == "building-twice"
    assert table.fork().play("place bank at C3 with 2").tile_at("C3") == "bank"
    table.player(estate={"C4": "k1"}).play("place bank at E5 with 1")
    assert table.tile_at("E5") == "bank"


def test_case_12_a_market_without_anything_to_take_is_placed_all_the_same():
    table = Table().player(storage=["market"], dice=(3, 1)).black("ship").depot(1, "bank", "mine")
    table.play("place market at E4 with 1")
    assert table.tile_at("E4") == "market"
    assert table.pending is None
    assert table.happened(EffectLost) == [EffectLost(0, "market", "take")]
    assert table.storage == ()


def test_case_13_a_church_offers_exactly_the_mine():
    table = Table().player(storage=["church"], dice=(3, 1)).depot(5, "mine").depot(2, "bank").black("castle")
    table.play("place church at E4 with 1")
    assert table.choices == ["pass", "take mine from 5"]
    assert table.refused("take bank from 2") == "effect-other-color"
    assert table.refused("take castle from 5") == "tile-not-there"
    assert table.fork().play("take mine from 5").storage == ("mine",)
    table.play("pass")
    assert table.storage == ()
    assert table.pending is None


def test_case_14_placing_a_carpenter_frees_its_own_space():
    table = Table().player(storage=["carpenter", "ship", "mine"], dice=(3, 1)).depot(6, "bank")
    table.play("place carpenter at E4 with 1")
    assert table.refused("take bank from 6 for ship") == "discard-not-needed"
    table.play("take bank from 6")
    assert table.storage == ("ship", "mine", "bank")


def test_case_15_a_warehouse_without_goods_is_lost():
    table = Table().player(storage=["warehouse"], dice=(3, 1)).play("place warehouse at E4 with 1")
    assert table.pending is None
    assert table.happened(EffectLost) == [EffectLost(0, "warehouse", "sell")]
    assert (table.vp, table.silver) == (0, 0)


def test_case_16_a_city_hall_ignores_die_numbers_but_not_adjacency():
    table = Table().player(storage=["city_hall", "ship"], dice=(3, 1)).play("place city_hall at E4 with 1")
    assert table.choices == ["pass", "place ship at D3", "place ship at D5"]
    assert table.refused("place ship at D2") == "not-adjacent"
    assert table.fork().play("place ship at D3").tile_at("D3") == "ship"
    assert table.play("place ship at D5").workers == 0


def test_case_17_a_city_hall_with_nothing_to_place_is_lost():
    table = Table().player(storage=["city_hall", "castle"], dice=(3, 1)).play("place city_hall at E4 with 1")
    assert table.pending is None
    assert table.happened(EffectLost) == [EffectLost(0, "city_hall", "place")]
    assert table.storage == ("castle",)


def test_case_18_city_hall_then_castle_then_sale():
    table = Table().player(
        estate={"C3": "watchtower"}, storage=["city_hall", "castle"], goods={6: 2}, dice=(3, 1), workers=5
    )
    table.play("place city_hall at E4 with 1")
    assert table.pending == "place"
    table.play("place castle at B3")
    assert table.pending == "action"
    table.play("sell 6")
    assert (table.vp, table.silver) == (4, 1)
    assert table.pending is None
    assert table.workers == 5
    assert table.dice == (None, 1)


def test_case_19_a_full_storage_needs_a_discard():
    table = Table().player(storage=["ship", "mine", "castle"], dice=(1, 1)).depot(1, "bank")
    assert table.refused("take bank from 1 with 1") == "discard-needed"
    assert table.refused("take bank from 1 with 1 for church") == "tile-not-stored"
    room = table.fork().player(storage=["ship", "mine"])
    table.play("take bank from 1 with 1 for mine")
    assert table.storage == ("ship", "castle", "bank")
    assert table.state.removed == ("mine",)
    assert room.refused("take bank from 1 with 1 for mine") == "discard-not-needed"
    assert room.play("take bank from 1 with 1").storage == ("ship", "mine", "bank")


def test_a_covered_hex_and_a_hex_of_another_color_are_refused():
    table = Table().player(estate={"E4": "bank"}, storage=["church"], dice=(3, 2))
    assert table.refused("place church at E4 with 1") == "hex-covered"
    assert table.refused("place church at D3 with 2") == "hex-other-color"
    assert table.refused("place market at E5 with 1") == "tile-not-stored"


def test_the_one_per_city_rule_also_binds_city_hall_and_castle():
    """Ruling 6 of rules 9."""
    hall = Table().player(estate={"E5": "bank", "C3": "church"}, storage=["city_hall", "bank"], dice=(3, 1))
    hall.play("place city_hall at E4 with 1")
    assert hall.pending is None
    castle = Table().player(estate={"E4": "bank", "C3": "church"}, storage=["castle", "bank"], dice=(6, 1))
    castle.play("place castle at B3 with 1")
    assert castle.refused("place bank at E5") == "building-twice"
