"""One test per friendship card with the numbers typed out; a card without one fails the suite."""

from collections.abc import Callable

import pytest

from engine.games.starfarers.components import CARDS
from engine.games.starfarers.flight import speed_of
from engine.games.starfarers.state import bonus, drives, guns
from tests.engine.starfarers.table import B, R, Table, W, Y


def owner(card: str, *more: str) -> Table:
    return Table().player(W, cards=(card, *more))


def surplus(card: str, roll: int, site: str, received: dict[str, int]) -> None:
    """White's only producing colony stands on the site; with and without the card."""
    for cards, extra in (((), 0), ((card,), 1)):
        table = Table().player(W, colonies=(site,), spaceports=(), cards=cards).vp(W, 10)
        for seat in (B, Y, R):
            table.player(seat, colonies=(), spaceports=()).vp(seat, 10)
        table.roll(roll)
        resource = CARDS[card].effect.resource
        assert table.held(W) == {**received, resource: received[resource] + extra}


def green_ore() -> None:
    surplus("green_ore", 5, "H4", {"ore": 1})


def green_fuel() -> None:
    surplus("green_fuel", 8, "E4", {"fuel": 1})


def green_carbon() -> None:
    surplus("green_carbon", 6, "H4", {"carbon": 1})


def green_food() -> None:
    surplus("green_food", 8, "B4", {"food": 1})


def green_goods() -> None:
    surplus("green_goods", 6, "K4", {"goods": 1})


def two_for_one(card: str, resource: str) -> None:
    """6 cards buy 3 in one turn; without the card 2 are refused."""
    other = "fuel" if resource == "ore" else "ore"
    table = owner(card).hand(W, f"6 {resource}").trading()
    for _ in range(3):
        table.play(f"bank 2 {resource} for {other}")
    assert table.held(W) == {other: 3}
    assert Table().hand(W, f"6 {resource}").trading().refused(f"bank 2 {resource} for {other}") == "bank-rate"


def merchant_ore() -> None:
    two_for_one("merchant_ore", "ore")


def merchant_fuel() -> None:
    two_for_one("merchant_fuel", "fuel")


def merchant_carbon() -> None:
    two_for_one("merchant_carbon", "carbon")


def merchant_food() -> None:
    two_for_one("merchant_food", "food")


def merchant_goods() -> None:
    table = owner("merchant_goods").hand(W, "3 goods").trading().play("bank 1 goods for ore")
    assert table.refused("bank 1 goods for ore") == "bank-rate"
    assert table.play("bank 2 goods for ore").held(W) == {"ore": 2}


def scientist_combo() -> None:
    table = owner("scientist_combo", "scientist_combo", "scientist_combo").modules(W, boosters=1, cannons=2)
    assert (drives(table.at(W)), guns(table.at(W))) == (4, 5)
    assert speed_of(table.flying(W, base=4).state.table, W) == 8


def scientist_cannon() -> None:
    table = owner("scientist_cannon").modules(W, cannons=1)
    assert (drives(table.at(W)), guns(table.at(W))) == (0, 3)


def scientist_drive() -> None:
    table = owner("scientist_drive").modules(W, boosters=1)
    assert (drives(table.at(W)), guns(table.at(W))) == (3, 0)
    assert bonus(table.at(W), "speed") == 2


def diplomat_tax() -> None:
    table = owner("diplomat_tax").hand(W, "12 ore").hand(B, "8 ore").roll(7)
    assert table.asked == [(B, "discard")]
    table = owner("diplomat_tax").hand(W, "13 ore").roll(7)
    assert table.refusal("discard 5 ore").args_for_words == {"least": 6, "most": 6, "have": 5}


def diplomat_fame() -> None:
    table = owner("diplomat_fame").hand(W, "2 goods").trading().play("fame")
    assert (table.at(W).half_medals, table.held(W)) == (2, {"goods": 1})
    assert table.refused("fame") == "card-used"


def diplomat_help() -> None:
    table = owner("diplomat_help").vp(B, 7).vp(Y, 9).hand(B, "1 ore").hand(Y, "1 fuel").hand(R, "1 food").trading()
    assert [line for line in table.choices() if line.startswith("help")] == [
        "help from B", "help from B,C", "help from C",
    ]  # fmt: skip
    assert table.play("help from B,C").held(W) == {"ore": 1, "fuel": 1}


def diplomat_relief() -> None:
    table = Table().player(B, cards=("diplomat_relief",)).roll(4)
    assert table.asked == [(B, "relief")]
    assert table.play("take 1 goods", seat=B).held(B) == {"goods": 1}


TESTS: dict[str, Callable[[], None]] = {
    one.__name__: one
    for one in (
        green_ore, green_fuel, green_carbon, green_food, green_goods, merchant_ore, merchant_fuel, merchant_carbon,
        merchant_food, merchant_goods, scientist_combo, scientist_cannon, scientist_drive, diplomat_tax, diplomat_fame,
        diplomat_help, diplomat_relief,
    )
}  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
def test_friendship_card(card):
    TESTS[card]()


def test_there_are_five_cards_of_each_people():
    counts = {card.people: 0 for card in CARDS.values()}
    for card in CARDS.values():
        counts[card.people] += card.count
    assert counts == {"green_folk": 5, "merchants": 5, "scientists": 5, "diplomats": 5}
    assert set(TESTS) == set(CARDS)


def test_the_bonus_needs_the_resource_in_the_bank():
    table = owner("green_ore").bank(ore=2).vp(W, 10).roll(5)
    assert (table.held(W), table.state.table.bank[0]) == ({"ore": 1}, 0)


def test_the_goods_card_is_fresh_in_the_next_turn():
    table = owner("merchant_goods").ships(W).hand(W, "2 goods").trading().play("bank 1 goods for ore")
    assert table.state.table.used == ("merchant_goods",)
    table.play("done")
    assert (table.state.table.seat, table.state.table.used) == (B, ())
