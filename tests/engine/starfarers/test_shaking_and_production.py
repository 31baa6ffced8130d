"""Cases 1 to 19: balls, production, the seven."""

from itertools import combinations

import pytest

from engine.games.starfarers.board import ball_sum, discards_due
from engine.games.starfarers.components import BALLS
from engine.games.starfarers.events import CardsDrawn, SupplyRebuilt
from engine.games.starfarers.flight import speed_of
from tests.engine.starfarers.table import B, R, Table, W, Y, pair


def shaken(table: Table, balls: str) -> Table:
    table.trading(table.seat).play("end trade")
    return table.play("shake", shake=pair(balls))


def test_case_1_red_and_blue_make_four():
    table = shaken(Table(), "red blue")
    assert table.state.table.base == 4
    assert table.phase == "flight"


def test_case_2_all_ten_pairs():
    seen = sorted(tuple(sorted(two)) for two in combinations(BALLS, 2))
    speeds = {two: ball_sum(two) for two in seen}
    assert len(seen) == 10
    assert speeds["yellow", "yellow"] == 4
    assert (seen.count(("red", "yellow")), speeds["red", "yellow"]) == (2, 5)
    assert (seen.count(("blue", "yellow")), speeds["blue", "yellow"]) == (2, 3)
    assert (seen.count(("blue", "red")), speeds["blue", "red"]) == (1, 4)
    assert sum("black" in two for two in seen) == 4
    assert sorted(speeds[two] for two in seen if "black" in two) == [1, 2, 2, 3]


@pytest.mark.parametrize("balls", ["black yellow", "black red", "black blue"])
def test_case_2_black_means_an_encounter(balls):
    assert shaken(Table(), balls).state.table.met or shaken(Table(), balls).phase == "encounter"


def test_case_3_speed_with_booster_and_scientists_card():
    table = Table().modules(Y, boosters=1).player(Y, cards=("scientist_drive",)).flying(Y, base=3)
    assert speed_of(table.state.table, Y) == 6


def test_case_4_a_booster_gained_in_the_encounter_counts():
    table = Table().modules(W, boosters=1).hand(W, "3 ore").meets(W, 2)
    table.play("gift 3 ore").play("attach booster")
    assert table.phase == "flight"
    assert speed_of(table.state.table, W) == 5


@pytest.mark.parametrize("balls", ["red black", "blue black"])
def test_case_5_base_speed_after_a_black_ball_is_three(balls):
    table = Table().modules(W)
    table.trading(W).play("end trade").play("shake", shake=pair(balls), encounter=[11])  # card 12: refused
    if table.phase == "encounter":
        table.default()
    assert table.state.table.base == 3
    assert speed_of(table.state.table, W) == 3


def produced(roll: int, table: Table | None = None) -> list[dict[str, int]]:
    """What everybody holds after a roll; nobody draws from the supply pile."""
    table = table or Table()
    for seat in range(4):
        table.vp(seat, 10)
    table.roll(roll)
    return [table.held(seat) for seat in range(4)]


def test_case_6_roll_6():
    assert produced(6) == [{"carbon": 1}, {"carbon": 1}, {"goods": 1}, {"goods": 1}]


def test_case_7_roll_5():
    assert produced(5) == [{"ore": 1}, {}, {"ore": 1}, {}]


def test_case_8_roll_8():
    assert produced(8) == [{"food": 1}, {"fuel": 1}, {}, {"food": 1, "fuel": 1}]


def test_case_9_roll_11_counts_a_token_with_two_numbers():
    assert produced(11) == [{}, {"fuel": 1}, {"carbon": 1}, {"carbon": 1, "fuel": 1}]


def test_case_11_production_bonus_adds_one():
    """Two ore by one roll: colonies on both sites of the gamma ore planet."""
    table = Table().player(W, colonies=("H2",), spaceports=("H4",), cards=("green_ore",)).player(Y, colonies=("C3",))
    assert produced(5, table)[W] == {"ore": 3}


def test_case_12_shortage_gives_nobody_anything():
    table = Table().bank(carbon=1)
    assert produced(6, table) == [{}, {}, {"goods": 1}, {"goods": 1}]
    assert table.state.table.bank[2] == 1


def test_case_13_shortage_before_bonus():
    table = Table().bank(carbon=2).player(W, cards=("green_carbon",))
    assert produced(6, table)[:2] == [{"carbon": 1}, {"carbon": 1}]
    assert table.state.table.bank[2] == 0


def test_case_14_relief_for_who_got_nothing():
    table = Table().player(R, cards=("diplomat_relief",)).roll(4)
    assert table.asked == [(R, "relief")]
    table.play("take goods", seat=R)
    assert table.held(R) == {"goods": 1}
    assert table.phase == "trade"


def test_case_14_no_relief_on_a_seven():
    table = Table().player(R, cards=("diplomat_relief",)).roll(7)
    assert (R, "relief") not in table.asked


@pytest.mark.parametrize("vp,drawn", [(7, 2), (8, 1), (9, 1), (10, 0)])
def test_case_15_supply_draw_by_points(vp, drawn):
    table = Table().vp(W, vp).roll(2)
    assert sum(table.state.hands[W]) == drawn


def test_case_16_half_of_more_than_seven():
    player = Table().at(W)
    assert [discards_due(player, held) for held in (9, 8, 7)] == [4, 4, 0]
    table = Table().hand(B, "9 ore").roll(7)
    assert table.refused("discard 3 ore", seat=B) == "how-many-cards"
    table.play("discard 4 ore", seat=B)
    assert table.held(B) == {"ore": 5}


def test_lower_tax_lifts_the_limit_to_twelve():
    player = Table().player(B, cards=("diplomat_tax",)).at(B)
    assert [discards_due(player, held) for held in (12, 13)] == [0, 6]


def seven(vp: int) -> Table:
    table = Table().vp(W, vp).hand(W, "3 ore").hand(B, "9 fuel").hand(Y, "2 food").roll(7)
    table.play("discard 4 fuel", seat=B)
    assert table.choices() == ["steal from B", "steal from C"]
    return table


def test_case_18_order_of_a_seven():
    table = seven(5).play("steal from C")
    drawn = [(event.seat, event.amount) for event in table.happened(CardsDrawn)]
    assert drawn == [(B, 1), (Y, 1), (R, 1), (W, 2)]
    assert [sum(hand) for hand in table.state.hands] == [6, 6, 2, 1]
    assert table.phase == "trade"


def test_case_18_with_ten_points_the_active_player_draws_nothing():
    table = seven(10).play("steal from C")
    assert [(event.seat, event.amount) for event in table.happened(CardsDrawn)] == [(B, 1), (Y, 1), (R, 1)]


def test_case_18_a_player_without_cards_cannot_be_robbed():
    assert seven(5).refused("steal from D") == "empty-hand"


def test_case_19_the_supply_pile_is_built_anew():
    table = Table().vp(W, 10).hand(B, "1 ore").secret(supply=(0, 0, 1, 0, 0)).bank(ore=3).roll(7).play("steal from B")
    assert table.held(B) == {"carbon": 1}
    assert [event.amount for event in table.happened(SupplyRebuilt)] == [3 + 8 * 4]
    assert sum(table.state.supply) == 35 - 2
    assert table.state.table.bank == (0, 4, 4, 4, 4)
    assert (sum(table.state.hands[Y]), sum(table.state.hands[R])) == (1, 1)


def test_case_79_relief_after_a_shortage():
    table = Table().bank(carbon=1).player(B, cards=("diplomat_relief",)).vp(W, 10).roll(6)
    assert table.asked == [(B, "relief")]
    table.play("take carbon", seat=B)
    assert table.held(B) == {"carbon": 1}
    assert table.held(W) == {}


def test_relief_may_be_declined():
    table = Table().player(R, cards=("diplomat_relief",)).roll(4).play("decline", seat=R)
    assert table.held(R) == {}
    assert table.phase == "trade"


def test_case_83_discards_stay_sealed_until_all_are_in():
    table = Table().vp(W, 10).hand(B, "10 ore").hand(Y, "9 food").roll(7)
    assert table.asked == [(B, "discard"), (Y, "discard")]
    table.play("discard 5 ore", seat=B)
    assert not table.barrier
    assert sum(table.state.hands[B]) == 10
    assert table.state.table.bank == (12,) * 5
    assert table.asked == [(Y, "discard")]
    table.play("discard 5 ore", seat=B)  # may still be replaced
    table.default(Y)
    assert table.barrier
    assert table.state.table.bank == (17, 12, 12, 16, 12)
    assert table.asked == [(W, "steal")]
