"""Worked cases, section E: selling, silver and purchases."""

from engine.games.burgundy.decisions import BuyTile, EndTurn
from tests.engine.burgundy.table import Table


def test_case_32_sales_with_tiles_3_and_4_at_four_players():
    table = Table(4).player(knowledge=[3, 4], goods={5: 3, 1: 1}, storage=["warehouse"], dice=(5, 3))
    table.play("sell 5 with 1")
    assert (table.vp, table.silver, table.workers) == (12, 2, 1)
    assert table.sold == {5: 3}
    table.play("place warehouse at E4 with 2", "sell 1")
    assert (table.vp, table.silver, table.workers) == (16, 4, 2)
    assert table.sold == {5: 3, 1: 1}
    assert table.goods == {}


def test_case_33_tiles_13_and_14_work_for_the_castle_but_not_for_the_boarding_house():
    table = Table().player(knowledge=[13, 14], estate={"C3": "bank"}, storage=["castle", "boarding_house"], dice=(6, 3))
    table.play("place castle at B3 with 1", "workers")
    assert (table.workers, table.silver) == (4, 1)
    table.play("place boarding_house at E4 with 2")
    assert (table.workers, table.silver) == (8, 1)


def test_case_34_no_purchase_while_the_bonus_action_is_pending():
    table = Table().player(silver=2, estate={"C3": "bank"}, storage=["castle"], dice=(6, 1)).black("mine")
    table.play("place castle at B3 with 1")
    assert table.refused("buy mine from black") == "effect-first"
    table.play("workers")
    assert table.workers == 2
    table.play("buy mine from black")
    assert table.silver == 0
    assert table.storage == ("mine",)


def test_case_35_one_purchase_from_the_black_depot_for_two_silver():
    table = Table().player(silver=5).black("mine", "ship").depot(3, "bank")
    assert table.refused("buy bank from 3") == "buy-black-only"
    assert table.play("buy mine from black").silver == 3
    assert table.state.black_depot == ("ship",)
    assert table.refused("buy ship from black") == "already-bought"
    poor = Table().player(silver=1).black("mine", "ship").depot(3, "bank")
    for decision in (BuyTile("mine", 0), BuyTile("ship", 0), BuyTile("bank", 3)):
        assert poor.refused(decision) == "not-enough-silver"
    assert not [line for line in poor.choices if line.startswith("buy")]


def test_case_36_tile_6_buys_from_a_numbered_depot():
    table = Table().player(knowledge=[6], silver=2).depot(3, "bank").play("buy bank from 3")
    assert table.storage == ("bank",)
    assert table.silver == 0
    assert table.state.depots[2] == ("",) * 4


def test_a_purchase_fits_before_between_and_after_the_dice():
    for dice in ((1, 1), (None, 1), (None, None)):
        table = Table().player(silver=2, dice=dice).black("mine").play("buy mine from black")
        assert table.storage == ("mine",)
        assert table.dice == dice


def test_a_new_turn_allows_a_new_purchase():
    table = Table().player(silver=4).black("mine", "ship").play("buy mine from black").idle().idle()
    assert table.play("buy ship from black").silver == 0


def test_a_sale_takes_every_token_of_the_type():
    """Rules 5.3 at two and three players."""
    for seats, points in ((2, 6), (3, 9)):
        table = Table(seats).player(goods={2: 3, 4: 1}, dice=(2, 2)).play("sell 2 with 1")
        assert (table.vp, table.silver, table.workers) == (points, 1, 0)
        assert (table.goods, table.sold) == ({4: 1}, {2: 3})


def test_the_turn_goes_on_until_it_is_ended():
    """Rules 4.3: ending the turn is a decision of its own."""
    table = Table().player(dice=(None, None))
    assert table.choices == ["end"]
    assert table.play(EndTurn()).state.seat == 1


def test_a_sale_with_a_shifted_die_costs_workers():
    """Ruling 8 of rules 9; tile 12 does not help, tile 8 does."""
    table = Table().player(goods={4: 1}, dice=(6, 1), workers=3)
    assert table.fork().play("sell 4 with 1").workers == 3 - 2
    assert table.fork().play("sell 4 with 2").workers == 3 - 3
    assert table.player(knowledge=[8, 12]).play("sell 4 with 1").workers == 3 - 1


def test_a_purchase_takes_exactly_the_named_tile():
    table = Table().player(silver=2).black("mine", "ship", "castle", "ship").play("buy ship from black")
    assert table.state.black_depot == ("mine", "castle", "ship")
    other = Table().player(silver=2, knowledge=[6]).depot(3, "bank", "ship", "bank").play("buy ship from 3")
    assert other.state.depots[2] == ("bank", "", "bank", "")
