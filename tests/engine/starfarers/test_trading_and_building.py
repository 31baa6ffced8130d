"""Cases 20 to 29, 80: the bank, deals, building, the Diplomats' cards."""

import pytest

from engine.games.starfarers.events import DealFailed, OfferAccepted, OfferCountered, OfferDeclined, OfferMade
from tests.engine.starfarers.table import B, R, Table, W, Y


def test_case_20_bank_rates():
    table = Table().hand(W, "3 carbon, 2 goods").trading().play("bank 3 carbon for food").play("bank 2 goods for food")
    assert table.held(W) == {"food": 2}
    assert Table().hand(W, "2 carbon").trading().refused("bank 2 carbon for food") == "bank-rate"


def test_a_bank_trade_gives_another_resource_in_stock():
    table = Table().hand(W, "6 ore").bank(food=0).trading()
    assert table.refused("bank 3 ore for ore") == "bank-same"
    assert table.refused("bank 3 ore for food") == "bank-empty"


def test_case_21_merchants_card_without_limit():
    table = Table().hand(W, "6 carbon").player(W, cards=("merchant_carbon",)).trading()
    table.play("bank 2 carbon for food", "bank 2 carbon for ore", "bank 2 carbon for food")
    assert table.held(W) == {"ore": 1, "food": 2}


def test_goods_one_to_one_once_a_turn():
    table = Table().hand(W, "4 goods").player(W, cards=("merchant_goods",)).trading().play("bank 1 goods for ore")
    assert table.refused("bank 1 goods for ore") == "bank-rate"
    table.play("bank 2 goods for fuel")
    assert table.held(W) == {"ore": 1, "fuel": 1, "goods": 1}


def test_case_23_ask_counter_and_close():
    table = Table().hand(W, "3 food").hand(B, "1 goods").hand(Y, "1 goods").trading()
    table.play("offer 1 food for 1 goods").play("counter 1 goods for 1 fuel", seat=B)
    table.play("offer 2 food for 1 goods", seat=W).play("accept", seat=Y)
    assert table.asked[0] == (W, "trade")
    table.play("close with C", seat=W)
    assert table.held(W) == {"food": 1, "goods": 1}
    assert table.held(Y) == {"food": 2}
    assert table.held(B) == {"goods": 1}


def test_what_was_said_lies_open_until_the_trade_is_over():
    table = Table().hand(W, "3 food").hand(B, "2 goods").hand(Y, "1 goods").hand(R, "1 ore").trading()
    assert table.talk() == []
    table.play("counter 1 goods for 1 fuel", seat=B)
    assert table.talk() == [OfferCountered(B, (("goods", 1),), (("fuel", 1),))]
    table.play("offer 1 food for 1 goods", seat=W).play("accept", seat=Y).play("decline", seat=R)
    assert table.talk() == [
        OfferMade(W, (("food", 1),), (("goods", 1),), None),
        OfferCountered(B, (("goods", 1),), (("fuel", 1),)),
        OfferAccepted(Y),
        OfferDeclined(R),
    ]
    table.play("done", seat=W)
    assert table.talk() == []


def test_case_25_no_transporter_no_ship():
    table = Table().ships(W, "H5", "F7", "G7").hand(W, "1 ore, 1 fuel, 1 carbon, 1 food").trading()
    assert table.refused("build colony_ship at G4") == "no-transporter"
    assert sum(table.state.hands[W]) == 4


def test_case_26_the_free_anchorage():
    table = Table().hand(W, "1 ore, 1 fuel, 2 goods").trading()
    assert [line for line in table.choices() if line.startswith("build trade_ship")] == ["build trade_ship at G4"]
    table.play("build trade_ship")
    assert [(ship.kind, ship.at) for ship in table.at(W).ships] == [("colony_ship", "H5"), ("trade_ship", "G4")]
    table = Table().ships(R, "G4").hand(W, "1 ore, 1 fuel, 2 goods").trading()
    assert table.refused("build trade_ship at G4") == "no-anchorage"


def test_case_27_spaceport_drives_a_ship_away():
    table = Table().ships(R, "B5").hand(W, "3 carbon, 2 food").trading()
    assert table.points(W) == 4
    table.play("build spaceport at B4")
    assert table.points(W) == 5
    table.flying(R, base=3)
    assert table.refused("end turn") == "duty-open"
    table.play("fly B5 to B6").play("end turn")
    assert table.phase == "roll"


def test_case_29_fame_once_a_turn_even_with_two_cards():
    table = Table().hand(W, "2 goods").player(W, cards=("diplomat_fame", "diplomat_fame")).trading()
    assert (table.at(W).half_medals, table.points(W)) == (1, 4)
    table.play("fame")
    assert (table.at(W).half_medals, table.points(W), table.held(W)) == (2, 5, {"goods": 1})
    assert table.refused("fame") == "card-used"


def test_the_rich_help_the_poor():
    table = (
        Table()
        .player(W, cards=("diplomat_help",))
        .vp(B, 5)
        .vp(Y, 6)
        .hand(B, "1 ore")
        .hand(Y, "1 fuel")
        .hand(R, "1 food")
    )
    table.trading()
    assert table.refused("help from D") == "help-not-richer"
    table.play("help from B,C")
    assert table.held(W) == {"ore": 1, "fuel": 1}
    assert table.refused("help from B") == "card-used"


def test_case_80_replacing_an_offer_cancels_acceptances_only():
    table = Table().hand(W, "2 ore").hand(B, "1 food").hand(Y, "1 food").trading()
    table.play("offer 1 ore for 1 food").play("accept", seat=B).play("counter 1 food for 2 ore", seat=Y)
    table.play("offer 1 ore for 1 goods", seat=W)
    assert table.refused("close with B", seat=W) == "not-accepted"
    assert "close with C counter" in table.choices(W)
    other = table.fork()
    other.play("close with C counter", seat=W)
    assert (other.held(W), other.held(Y)) == ({"food": 1}, {"ore": 2})
    table.hand(W, "1 fuel")
    assert table.refused("close with C counter", seat=W) == "cards-missing"


def test_a_closing_that_fails_is_an_outcome():
    table = Table().hand(W, "1 ore").hand(B, "1 food").trading().play("offer 1 ore for 1 food").play("accept", seat=B)
    table.hand(B, "1 fuel").play("close with B", seat=W)
    assert table.happened(DealFailed)
    assert (table.held(W), table.held(B)) == ({"ore": 1}, {"fuel": 1})
    assert table.state.table.offer is not None
    assert table.refused("close with B", seat=W) == "not-accepted"


@pytest.mark.parametrize("line,reason", [
    ("offer nothing for 1 food", "gift-forbidden"),
    ("offer 2 ore for 1 ore", "same-on-both-sides"),
    ("offer 3 ore for 1 food", "cards-missing"),
])  # fmt: skip
def test_offers_that_are_refused(line, reason):
    assert Table().hand(W, "2 ore").trading().refused(line) == reason


def test_an_offer_to_one_player_is_for_that_player():
    table = Table().hand(W, "2 ore").hand(B, "1 food").hand(Y, "1 food").trading().play("offer 1 ore for 1 food to C")
    assert table.asked == [(W, "trade"), (Y, "answer")]
    assert table.refused("accept", seat=B) == "no-offer"


def test_twenty_offers_a_turn():
    table = Table().hand(W, "1 ore").hand(B, "1 food").trading()
    for _ in range(20):
        table.play("offer 1 ore for 1 food", seat=W).play("counter 1 food for 2 fuel", seat=B)
    assert table.refused("offer 1 ore for 1 food", seat=W) == "too-many-offers"
    assert table.refused("counter 1 food for 2 fuel", seat=B) == "too-many-counters"


def test_declining_takes_answers_back():
    table = Table().hand(W, "1 ore").hand(B, "1 food").trading().play("offer 1 ore for 1 food").play("accept", seat=B)
    table.play("decline", seat=B)
    assert table.refused("close with B", seat=W) == "not-accepted"
    assert table.asked == [(W, "trade"), (Y, "answer"), (R, "answer")]


@pytest.mark.parametrize("what,cost", [
    ("colony_ship at G4", "1 ore, 1 fuel, 1 carbon, 1 food"), ("trade_ship at G4", "1 ore, 1 fuel, 2 goods"),
    ("spaceport at B4", "3 carbon, 2 food"), ("booster", "2 fuel"), ("cannon", "2 carbon"), ("freight_pod", "2 ore"),
])  # fmt: skip
def test_every_build_costs_what_the_table_says(what, cost):
    table = Table().hand(W, cost).trading().play(f"build {what}")
    assert table.held(W) == {}
    one_less = cost.replace("3 ", "2 ", 1) if "3 " in cost else cost.replace("2 ", "1 ", 1)
    if one_less != cost:
        assert Table().hand(W, one_less).trading().refused(f"build {what}") == "too-dear"


@pytest.mark.parametrize("module,cap", [("booster", 6), ("cannon", 6), ("freight_pod", 5)])
def test_module_caps(module, cap):
    kinds = {"booster": "boosters", "cannon": "cannons", "freight_pod": "pods"}
    table = Table().modules(W, **{kinds[module]: cap}).hand(W, "2 ore, 2 fuel, 2 carbon").trading()
    assert table.refused(f"build {module}") == "module-cap"
