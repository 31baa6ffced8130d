"""Worked cases 27 to 42: building, removing, trading."""

import pytest

from engine.games.catan_cards import standing
from engine.games.catan_cards.events import ResourcesPaid
from tests.engine.catan_cards.table import A, P, Table


def test_case_27_road_and_settlement():
    table = Table().rich(A).play("road east")
    assert table.stock(A)["brick"] == 1
    assert table.stock(A)["lumber"] == 2
    assert table.me(A).roads == (0, 2)
    table.play("settlement east", landscapes=["s_field_1", "s_hills_1"]).play("lay field 1 with hills 1")
    assert dict(table.me(A).sites)[3] == "settlement"
    assert (table.amount(A, "e4u"), table.amount(A, "e4l")) == (0, 0)
    assert table.state.supply == (6, 4, 7)
    assert len(table.state.landscapes) == 9
    assert table.points(A) == 3


def test_case_28_sixth_settlement():
    table = Table().rich(A).having(supply=(6, 0, 7)).player(A, roads=(0, 2))
    assert table.refused("settlement east") == "none-left"


def test_case_30_dependent_building():
    table = Table("sp").rich(A).cities(A).card(A, "w1u1", "monastery").hand(A, "cathedral", "printing")
    table.play("place university at e1u1").play("remove at w1u1").goods(A, gold=0)
    assert "university" in table.cards(A)
    assert table.state.discard == ("monastery",)
    assert table.rich(A).refused("place cathedral at e1l1") == "condition"
    table.goods(A, wool=1, grain=1).play("play printing").play("gain 2 wool")
    assert table.amount(A, "cl") == 3


def test_case_31_action_condition():
    table = (
        Table("sp").cities(P).card(P, "e1u1", "university").hand(A, "arsonist").hand(P, "printing").row("university")
    )
    table.play("play arsonist", card_roll=[3])
    assert table.state.row == ("university", "university")
    assert table.me(P).hand == ("printing",)
    table.play("end")
    while table.state.active == A:
        table.default()
    table.roll(1, "bandit")
    assert table.refused("play printing") == "condition"


def test_case_32_removing_for_room():
    table = Table().rich(A).card(A, "w1u1", "toll_bridge").play("remove at w1u1")
    assert table.state.discard == ("toll_bridge",)
    assert table.stock(A)["brick"] == 3
    assert table.at(A, "w1u1") is None
    table.play("end")


def test_case_33_rates():
    table = Table("tc").card(A, "e1u1", "fleet_ore").goods(A, ore=2, wool=3)
    assert table.refused("trade grain for ore") == "rate"
    table.fork().play("trade ore for brick").play("trade wool for brick")
    lit = Table("tc").site(A, 1, "city").card(A, "e1u1", "fleet_ore").card(A, "e1l1", "lighthouse").goods(A, ore=1)
    lit.play("trade ore for brick")
    assert lit.stock(A) == {"brick": 1}


def test_case_34_hanseatic_league():
    table = Table("tc").cities(A).card(A, "e1u1", "hanseatic_league").card(P, "w1u1", "fleet_ore")
    table.card(P, "e1u1", "fleet_lumber").card(P, "e1l1", "fleet_large")
    assert standing.rates(table.state, A) == {"brick": 3, "lumber": 2, "wool": 3, "grain": 3, "ore": 2, "gold": 3}
    assert table.commerce(A) == 1


def test_case_35_trade_station():
    table = Table("tc").card(A, "c", "trade_station").goods(A, gold=2, wool=3).play("use at c to cu")
    assert table.stock(A) == {"gold": 3, "wool": 2}
    assert table.refused("use at c to cl") == "used"
    full = Table("tc").card(A, "c", "trade_station").goods(A, gold=3, wool=3)
    assert full.refused("use at c to cl") == "no-use"


def test_case_36_crane():
    table = Table("sp").rich(A).cities(A).card(A, "e1u1", "building_crane").card(A, "w1u1", "library")
    table.hand(A, "bath_house", "mint")
    assert table.refused("place bath house at e1l1") == "save-which"
    bath = table.fork().play("place bath house at e1l1 saving brick")
    assert bath.happened(ResourcesPaid)[0].resources == (("brick", 1), ("wool", 1), ("ore", 1))
    mint = table.fork().play("place mint at e1l1")
    assert sum(n for _, n in mint.happened(ResourcesPaid)[0].resources) == 3
    uni = table.fork().play("place university at e1l1 saving grain")
    assert sum(n for _, n in uni.happened(ResourcesPaid)[0].resources) == 4
    ship = Table("tc").card(A, "w1u1", "shipyard").hand(A, "fleet_ore").goods(A, wool=1)
    ship.play("place fleet ore at w1l1 saving lumber")
    assert ship.stock(A) == {}


def test_case_37_craft():
    table = Table("tc").card(A, "cl", "dye_works").goods(A, pasture=3).goods(P, ore=1).play("craft at cl")
    assert table.amount(A, "cl") == 1
    assert table.at(A, "cl").craft == 1
    assert table.commerce(A) == 1
    table.play("claim ore at cl")
    assert (table.at(A, "cl").craft, table.stock(P), table.stock(A)) == (0, {}, {"wool": 1, "ore": 1})
    burned = Table("tc").card(P, "cl", "dye_works", craft=2).hand(A, "arsonist").play("play arsonist", card_roll=[1])
    assert burned.me(P).hand == ("dye_works",)
    assert burned.commerce(P) == 0


def test_case_39_store():
    table = Table("tc").site(A, 1, "city").card(A, "e1u1", "natural_store", stored="ore", amount=2)
    table.goods(A, lumber=1).hand(A, "sawmill").play("store at e1u1").play("place sawmill at w1u1")
    assert table.at(A, "e1u1").amount == 0
    assert table.stock(A) == {"ore": 1}  # the other one went to the mountains
    full = Table("tc").site(A, 1, "city").card(A, "e1u1", "treasury", stored="ore", amount=2).goods(A, ore=3, lumber=1)
    full.hand(A, "sawmill").play("store at e1u1").play("place sawmill at w1u1")
    assert full.stock(A) == {"ore": 3}
    cursed = Table("tc", stage="before_roll").site(A, 1, "city").goods(A, lumber=3, grain=3, wool=1)
    cursed.card(A, "e1u1", "natural_store", stored="ore", amount=2, witch=True).roll(1, "bandit")
    assert cursed.at(A, "e1u1").amount == 2
    assert cursed.refused("unload at e1u1") == "bewitched"
    assert cursed.stock(A)["wool"] == 1


def test_case_40_great_market():
    table = Table("tc").site(A, 1, "city").card(A, "e1u1", "great_market").goods(P, grain=2, gold=1).goods(A, grain=1)
    assert table.refused("use at e1u1") == "no-use"
    table.goods(A, wool=1).play("use at e1u1").goods(P, grain=2)
    assert table.stock(A) == {"grain": 2}  # only one exchange was possible


def test_case_41_pawnbroker():
    table = Table("tc").site(A, 1, "city").card(A, "e1u1", "bath_house").hand(A, "pawnbroker").goods(A, brick=2)
    assert table.refused("play pawnbroker") == "no-use"
    table.goods(A, brick=1)
    before = table.points(A)
    table.play("play pawnbroker")
    assert table.stock(A) == {"brick": 3, "wool": 1, "ore": 1}
    assert table.points(A) == before - 1
    assert standing.protected_regions(table.state, A, "plague") == set()
    assert standing.burnable(table.state, A) == []
    table.play("redeem at e1u1")
    assert table.stock(A) == {"brick": 1}
    assert table.points(A) == before


def test_case_42_robber_barons_castle():
    table = Table("tc").site(P, 1, "city").card(P, "e1u1", "fleet_ore").card(P, "e1u2", "merchants_guild")
    table.card(P, "w1u1", "knight_hynek").hand(A, "robber_castle").rich(A).checked()
    assert (table.commerce(P), table.strength(P)) == (4, 3)
    table.play("place robber castle at e1l1")
    assert table.commerce(P) == 0
    assert table.at(P, "e1l1").owner == A
    assert table.refused("remove at e1l1") == "nothing-there"
    table.hand(P, "knight_albrecht").rich(P).play("end")
    while table.state.active == A:
        table.default()
    table.roll(1, "bandit")
    assert table.refused("remove at e1l1") == "foreign"
    table.play("place albrecht at w1l1")
    assert table.strength(P) == 4
    assert table.at(P, "e1l1") is None
    assert table.state.discard == ("robber_castle",)
    assert table.commerce(P) == 4
    academy = Table("tc-sp").site(P, 1, "city").card(P, "e1u1", "trade_academy").goods(P, gold=3)
    academy.card(P, "e1l1", "robber_castle", owner=A)
    assert academy.commerce(P) == 3


@pytest.mark.parametrize("line", ["city at w1", "road west"])
def test_prices_are_paid_completely_or_not_at_all(line):
    table = Table().goods(A, grain=2, ore=2, brick=1, lumber=1)
    assert table.refused(line) == "cannot-pay"
