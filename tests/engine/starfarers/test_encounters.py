"""Cases 46 to 58, 75, 76, 81, 82, and one test per encounter card with its numbers typed out."""

import pytest

from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.components import ENCOUNTERS
from engine.games.starfarers.encounters import rival_of
from engine.games.starfarers.events import EncounterFinished, EncounterMet
from engine.games.starfarers.state import Ship
from tests.engine.starfarers.table import B, R, Table, W, Y, pair

WIN = ("red yellow", "black blue")  # 5 : 1
LOSE = ("black blue", "red yellow")


def held_and_medals(table: Table) -> tuple[dict[str, int], int]:
    return table.held(W), table.at(W).half_medals


def test_case_46_card_4():
    table = Table().hand(W, "3 ore").meets(W, 4)
    back = table.fork().play("gift 3 ore")
    assert held_and_medals(back) == ({"ore": 3}, 1)
    table.play("gift 2 ore").play("take 1 food,1 goods")
    assert held_and_medals(table) == ({"ore": 1, "food": 1, "goods": 1}, 2)


def test_case_47_card_10_against_the_player_opposite():
    table = Table().modules(W).modules(Y, cannons=1).hand(W, "2 ore").meets(W, 10)
    assert rival_of(table.state.table, "right_2") == Y
    lost = table.fork().duel("red blue", "red yellow").play("no")  # 4 : 6
    assert lost.at(W).ships[0].grounded
    assert lost.at(W).half_medals == 2
    even = table.fork().modules(W, cannons=2).duel("red blue", "red yellow").play("no")  # 6 : 6
    assert held_and_medals(even) == ({"ore": 2, "carbon": 2}, 2)


def test_case_48_one_card_is_too_few_for_the_toll():
    table = Table().hand(W, "1 ore").duel(*LOSE).meets(W, 10)
    assert table.at(W).half_medals == 2
    assert table.phase == "flight"


def test_case_49_card_7_the_false_trader():
    table = Table().modules(W).hand(W, "2 food").meets(W, 7).play("gift 2 food")
    assert table.asked == [(W, "encounter-yes-no")]
    won = table.fork().duel("red yellow", "yellow blue").play("yes")  # 5 : 3
    assert held_and_medals(won) == ({"food": 2}, 2)
    table.play("no")
    assert held_and_medals(table) == ({}, 1)


def test_case_50_card_12_confiscates_the_gain():
    table = (
        Table().hand(W, "1 food").meets(W, 12).play("yes").play("pay 1 food", luck=pair("black red")).play("take 2 ore")
    )
    assert table.held(W) == {}
    assert table.state.table.bank == (12, 12, 12, 13, 12)


def test_case_52_card_16_equal_drives_escape():
    table = Table().modules(W, boosters=2).modules(R, boosters=2).meets(W, 16).play("yes")
    assert table.phase == "flight"
    table = Table().modules(W, boosters=1).modules(R, boosters=2).duel(*LOSE).meets(W, 16).play("yes")
    assert table.at(W).modules == (0, 0, 0)


def test_case_53_nothing_to_lose():
    table = Table().player(W, half_medals=0).meets(W, 20).play("no")
    assert table.at(W).half_medals == 0


def test_case_54_card_25_refused_draws_again():
    table = Table().hand(W, "1 ore").meets(W, 25).play("no", encounter=[0])
    assert [event.card for event in table.happened(EncounterFinished)] == ["enc_25"]
    assert table.state.table.met == ("enc_25",)
    assert table.state.card == "enc_01"
    assert table.state.table.base == 3


def test_case_55_card_28_with_nothing():
    table = Table().hand(W, "1 ore").modules(W, boosters=1, pods=1).player(W, cards=("scientist_combo",)).meets(W, 28)
    table.play("gift nothing")
    assert table.choices() == ["remove booster", "remove freight_pod"]
    table.play("remove booster")
    assert (table.at(W).modules, table.at(W).half_medals, table.at(W).cards) == ((0, 0, 1), 0, ("scientist_combo",))
    table = Table().hand(W, "1 ore").modules(W).meets(W, 28).play("gift nothing")
    assert (table.phase, table.at(W).half_medals) == ("flight", 0)


def test_case_57_a_free_trade_ship_waits_for_an_anchorage():
    table = Table().ships(W, "H5", "G4").hand(W, "3 ore").meets(W, 29).play("gift 3 ore")
    assert (table.at(W).free_ships, table.phase) == (1, "flight")
    table.play("fly H5 to H6")
    assert Ship("trade_ship", "H5") in table.at(W).ships
    assert table.at(W).free_ships == 0
    table.play("fly H5 to I5,I6")


def test_case_58_the_ship_on_a_foreign_anchorage_cannot_be_grounded():
    table = (
        Table()
        .ships(W, "E5", "G7", "G9")
        .explored("n1", "sq1_1", "tri1_1", "hex1_1")
        .player(B, ships=())
        .hand(W, "1 ore")
    )
    table.meets(W, 5).play("gift nothing")
    assert table.choices() == ["ground at G7", "ground at G9"]
    table.play("ground G7")
    assert table.refused("end turn") == "duty-open"


def test_case_75_card_7_with_an_empty_hand():
    table = Table().modules(W).duel(*WIN).meets(W, 7)
    assert table.asked == [(W, "encounter-yes-no")]
    table.play("yes")
    assert held_and_medals(table) == ({}, 2)


def test_case_76_a_module_that_clears_an_ice_planet():
    table = Table().modules(W, pods=2).ships(W, "G10").explored("n1", "sq1_1", "tri1_1", "ice_3").hand(W, "3 ore")
    table.meets(W, 2).play("gift 3 ore").play("attach freight_pod")
    assert (table.at(W).medals, table.at(W).half_medals, table.points(W)) == (("ice_3",), 2, 6)
    assert (table.phase, table.state.table.base) == ("flight", 3)
    full = Table().modules(W, boosters=6, cannons=6, pods=5).hand(W, "3 ore").meets(W, 2).play("gift 3 ore")
    assert (full.at(W).modules, full.at(W).half_medals, full.phase) == ((6, 6, 5), 2, "flight")


def test_case_64_fifteen_points_in_another_turn_do_not_end_the_game():
    table = Table().vp(W, 14).modules(W, pods=2).modules(R).modules(B).modules(Y).hand(R, "1 ore")
    table.having(active=R, phase="shake", base=3).meets(R, 32)
    assert (table.points(W), table.phase) == (15, "encounter")
    table.having(active=R, phase="flight", meeting=None).secret(card="").play("end turn")
    assert (table.phase, table.points(W)) == ("over", 15)


def test_case_81_no_further_card_after_fifteen_points():
    table = Table().vp(W, 14).modules(W, pods=3).meets(W, 32)
    assert (table.points(W), table.phase) == (15, "over")
    assert len(table.happened(EncounterMet)) == 1


def test_case_82_tooth_of_time_makes_the_deck_anew():
    thirty_one = 30  # 26 is refused and lies in the discard pile
    table = Table().hand(W, "1 ore").meets(W, 26).play("no", encounter=[thirty_one - 1])
    assert table.state.table.met == ("enc_31",)
    assert len(ENCOUNTERS) - len(table.state.table.met) == 31


def test_case_82_both_teeth_in_one_encounter():
    """After 31 the deck has 31 cards, 32 the last of them; after both it has 30."""
    table = Table().hand(W, "1 ore").meets(W, 31, then=(30, 0))
    assert table.state.table.met == ("enc_31", "enc_32")
    assert table.state.card == "enc_01"


def test_tooth_of_time_waits_for_everybody_over_the_limit():
    table = Table().modules(W, 3, 3, 3).modules(B, 6, 2, 0).modules(Y, 4, 5, 0).hand(W, "1 ore").meets(W, 31)
    assert table.asked == [(W, "encounter-remove"), (Y, "encounter-remove")]
    table.play("remove cannon", seat=Y)
    assert table.at(Y).modules == (4, 5, 0)
    assert not table.barrier
    table.play("remove freight_pod", seat=W)
    assert (table.at(W).modules, table.at(Y).modules) == ((3, 3, 2), (4, 4, 0))


def test_a_false_trader_looks_like_a_trader_until_it_is_done():
    tables = [Table().hand(W, "2 ore").meets(W, number) for number in (1, 2, 3, 4, 5, 6, 7, 8)]
    views = [GAME.view(table.state, W) for table in tables]
    assert all(view == views[0] for view in views)
    imagined = {GAME.imagine(views[0], Rng(bytes([i]) * 32)).card for i in range(200)}
    assert imagined == {f"enc_{number:02}" for number in range(1, 9)}
    said = {str(tuple(event.seen_by(B) for event in table.events)) for table in tables}
    assert len(said) == 1


def test_the_text_board_tells_the_story_and_the_question():
    table = Table().hand(W, "2 ore").meets(W, 7).play("gift 2 ore")
    for lang, story, asked in (
        (
            "en",
            "A ship of the Merchants hails you",
            "It was a pirate in disguise, already turning to flee with your gift.",
        ),
        ("cs", "Loď Obchodníků vás zdraví", "Byl to přestrojený pirát a už prchá i s vaším darem."),
    ):
        board = GAME.text_board(GAME.view(table.state, B), GAME.speech(lang))
        assert story in board
        assert asked in board


def gift(number: int, count: int, **modules: int) -> Table:
    table = Table().modules(W, **modules).hand(W, "3 food").meets(W, number)
    return table.play(f"gift {count} food" if count else "gift nothing")


# (card, gift): what is asked next or "", then hand and half-medals once asked choices took ore or the first choice.
GIFTS = {
    (1, 0): ({"food": 3}, 0), (1, 1): ({"food": 3}, 0), (1, 2): ({"food": 1, "ore": 1}, 2), (1, 3): ({"ore": 2}, 2),
    (2, 0): ({"food": 3}, 0), (2, 1): ({"food": 2, "ore": 1}, 1), (2, 2): ({"food": 1, "ore": 1}, 2), (2, 3): ({}, 2),
    (3, 0): ({"food": 3}, 0), (3, 1): ({"food": 2}, 1), (3, 2): ({"food": 1}, 2), (3, 3): ({"goods": 1}, 2),
    (4, 0): ({"food": 3, "goods": 1}, 1), (4, 1): ({"food": 2, "ore": 1}, 2), (4, 2): ({"food": 1, "ore": 2}, 2),
    (4, 3): ({"food": 3}, 1),
    (5, 0): ({"food": 3}, 0), (5, 1): ({"food": 2}, 0), (5, 2): ({"food": 1}, 2), (5, 3): ({}, 1),
    (6, 0): ({"food": 3}, 0), (6, 1): ({"food": 2}, 0), (6, 2): ({"food": 1}, 2), (6, 3): ({}, 1),
    (28, 0): ({"food": 3}, 0), (28, 1): ({"food": 2}, 2), (28, 2): ({"food": 1}, 1), (28, 3): ({}, 1),
    (29, 0): ({"food": 3}, 1), (29, 1): ({"food": 2}, 2), (29, 2): ({"food": 1}, 2), (29, 3): ({}, 1),
    (30, 0): ({"food": 3}, 0), (30, 1): ({"food": 2}, 0), (30, 2): ({"food": 1}, 2), (30, 3): ({}, 2),
}  # fmt: skip
TAKES = {(1, 2): 1, (1, 3): 2, (2, 1): 1, (2, 2): 1, (4, 1): 1, (4, 2): 2}


@pytest.mark.parametrize("number,count", GIFTS)
def test_gifts_of_every_trader_and_nomad_card(number, count):
    table = gift(number, count)
    if (number, count) in TAKES:
        table.play(f"take {TAKES[number, count]} ore")
    if (number, count) == (2, 3):
        table.play("attach cannon")
        assert table.at(W).modules == (0, 1, 0)
    assert held_and_medals(table) == GIFTS[number, count]
    assert table.at(W).ships[0].grounded == ((number, count) in {(5, 0), (6, 0)})
    assert table.state.table.jump == ((number, count) in {(28, 2), (28, 3), (30, 3)})
    free = [ship.at for ship in table.at(W).ships if ship.kind == "trade_ship"]
    assert free == (["G4"] if (number, count) in {(5, 3), (6, 3), (29, 3)} else [])
    assert table.phase == "flight"


# (card, answer, outcome): rival's seat, then hand, half-medals, modules, and what else.
FIGHTS = {
    (7, "yes", "win"): ({"ore": 2}, 2, (1, 0, 0), ""), (7, "yes", "lose"): ({}, 1, (1, 0, 0), "grounded"),
    (8, "yes", "win"): ({"ore": 2}, 2, (1, 0, 0), ""), (8, "yes", "lose"): ({}, 1, (1, 0, 0), "grounded"),
    (9, "no", "win"): ({"ore": 2}, 1, (1, 0, 0), "ship"), (9, "no", "lose"): ({"ore": 2}, 2, (0, 0, 0), ""),
    (10, "no", "win"): ({"ore": 2, "carbon": 2}, 2, (1, 0, 0), ""),
    (10, "no", "lose"): ({"ore": 2}, 2, (1, 0, 0), "grounded"),
    (11, "no", "win"): ({"ore": 4}, 2, (1, 0, 0), ""), (11, "no", "lose"): ({"ore": 2}, 1, (0, 0, 0), ""),
    (16, "no", "win"): ({"ore": 2}, 1, (2, 0, 0), ""), (16, "no", "lose"): ({"ore": 2}, 1, (0, 0, 0), ""),
    (17, "no", "win"): ({"ore": 4}, 2, (1, 0, 0), ""), (17, "no", "lose"): ({"ore": 2}, 2, (0, 0, 0), ""),
    (18, "no", "win"): ({"ore": 2}, 1, (1, 0, 0), "ship"), (18, "no", "lose"): ({"ore": 2}, 1, (1, 0, 0), "grounded"),
    (19, "yes", "win"): ({"ore": 2}, 1, (1, 0, 0), "ship"), (19, "yes", "lose"): ({"ore": 2}, 1, (0, 0, 0), ""),
    (20, "yes", "win"): ({"ore": 2, "goods": 3}, 1, (1, 0, 0), ""),
    (20, "yes", "lose"): ({"ore": 2}, 2, (0, 0, 0), ""),
    (21, "yes", "win"): ({"ore": 2}, 2, (2, 0, 0), ""), (21, "yes", "lose"): ({"ore": 2}, 1, (0, 0, 0), ""),
    (22, "yes", "win"): ({"ore": 2, "goods": 2}, 2, (1, 0, 0), ""),
    (22, "yes", "lose"): ({"ore": 2}, 1, (1, 0, 0), "grounded"),
    (23, "yes", "win"): ({"ore": 4}, 2, (1, 0, 0), ""), (23, "yes", "lose"): ({"ore": 2}, 2, (0, 0, 0), ""),
    (24, "yes", "win"): ({"ore": 2}, 2, (1, 0, 0), "jump"),
    (24, "yes", "lose"): ({"ore": 2}, 2, (1, 0, 0), "grounded"),
    (25, "yes", "win"): ({"ore": 2}, 1, (1, 0, 0), "jump"), (25, "yes", "lose"): ({"ore": 2}, 1, (1, 0, 0), "grounded"),
    (26, "yes", "win"): ({"ore": 2}, 1, (1, 0, 0), "jump"), (26, "yes", "lose"): ({"ore": 2}, 1, (1, 0, 0), "grounded"),
    (27, "yes", "win"): ({"ore": 2}, 1, (1, 0, 0), "jump"), (27, "yes", "lose"): ({"ore": 2}, 1, (0, 0, 0), ""),
}  # fmt: skip
RIVALS = {
    7: R,
    8: B,
    9: R,
    10: Y,
    11: B,
    16: R,
    17: Y,
    18: B,
    19: Y,
    20: B,
    21: R,
    22: Y,
    23: R,
    24: B,
    25: B,
    26: R,
    27: Y,
}


@pytest.mark.parametrize("number,answer,outcome", FIGHTS)
def test_fights_and_races_of_every_card(number, answer, outcome):
    table = Table().modules(W, boosters=1).hand(W, "2 ore").duel(*(WIN if outcome == "win" else LOSE))
    for seat in (B, Y, R):
        table.hand(seat, "1 goods").modules(seat)
    table.meets(W, number)
    if number in {7, 8}:
        table.play("gift 2 ore")
    table.play(answer)
    contest = next(event for event in table.events if type(event).__name__ == "Contested")
    assert contest.who == RIVALS[number]
    assert contest.stat == ("speed" if number in {19, 20, 21, 25, 26, 27} else "combat")
    if table.asked == [(W, "encounter-module-gain")]:
        table.play("attach booster")
    if table.asked == [(W, "encounter-gain-choice")]:
        table.play("take 2 ore")
    hand, medals, modules, more = FIGHTS[number, answer, outcome]
    assert (table.held(W), table.at(W).half_medals, table.at(W).modules) == (hand, medals, modules)
    assert table.at(W).ships[0].grounded == (more == "grounded")
    assert table.state.table.jump == (more == "jump")
    assert any(ship.kind == "trade_ship" for ship in table.at(W).ships) == (more == "ship")


# (card, answer): hand and half-medals of a peaceful outcome.
PEACE = {
    (9, "yes"): ({}, 1), (10, "yes"): ({}, 1), (11, "yes"): ({}, 1), (12, "no"): ({"ore": 2}, 2),
    (13, "no"): ({"ore": 2}, 1), (14, "no"): ({"ore": 2}, 2), (15, "no"): ({"ore": 2}, 2), (16, "yes"): ({"ore": 2}, 1),
    (17, "yes"): ({"ore": 2}, 1), (18, "yes"): ({"ore": 2}, 0), (19, "no"): ({"ore": 2}, 1), (20, "no"): ({"ore": 2}, 0),
    (21, "no"): ({"ore": 2}, 0), (22, "no"): ({"ore": 2}, 1), (23, "no"): ({"ore": 2}, 0), (24, "no"): ({"ore": 2}, 0),
}  # fmt: skip


@pytest.mark.parametrize("number,answer", PEACE)
def test_peaceful_outcomes_of_every_card(number, answer):
    table = Table().modules(W, boosters=3).hand(W, "2 ore").meets(W, number).play(answer)
    if table.asked == [(W, "encounter-pay")]:
        table.play("pay 2 ore")
    assert held_and_medals(table) == PEACE[number, answer]
    assert table.at(W).ships[0].grounded == (number == 11)


# (card, balls): hand and half-medals after paying 1 of 2 ore (and taking 2 fuel where something is taken).
LUCK = {
    (12, "blue black"): ({"ore": 1, "fuel": 2}, 0), (12, "yellow black"): ({"ore": 1, "fuel": 2}, 0),
    (12, "red black"): ({"ore": 1}, 1), (12, "red blue"): ({"ore": 1, "fuel": 2}, 1),
    (13, "blue black"): ({"ore": 1, "fuel": 2}, 1), (13, "yellow blue"): ({"ore": 1}, 1),
    (13, "red blue"): ({"ore": 1, "fuel": 2}, 0), (13, "red yellow"): ({"ore": 1, "fuel": 2}, 0),
    (14, "blue black"): ({"ore": 1}, 0), (14, "red black"): ({"ore": 1, "goods": 3}, 0),
    (14, "red blue"): ({"ore": 1, "goods": 3}, 0), (14, "red yellow"): ({"ore": 1, "goods": 3}, 1),
    (15, "blue black"): ({"ore": 1, "goods": 3}, 1), (15, "yellow black"): ({"ore": 1, "goods": 3}, 0),
    (15, "red black"): ({"ore": 1, "goods": 3}, 0), (15, "red yellow"): ({"ore": 1}, 0),
}  # fmt: skip


@pytest.mark.parametrize("number,balls", LUCK)
def test_luck_of_smugglers_and_hired_pirates(number, balls):
    table = Table().hand(W, "2 ore")
    for seat in (B, Y, R):
        table.hand(seat, "1 goods")
    table.meets(W, number).play("yes").play("pay 1 ore", luck=pair(balls))
    if number in {12, 13}:
        table.play("take 2 fuel")
    assert held_and_medals(table) == LUCK[number, balls]


def test_every_card_has_a_test():
    tested = {n for n, _ in GIFTS} | {n for n, _, _ in FIGHTS} | {n for n, _ in PEACE} | {n for n, _ in LUCK} | {31, 32}
    assert tested == {card.number for card in ENCOUNTERS.values()} == set(range(1, 33))


def test_rivals_with_three_players():
    table = Table(3)
    assert [rival_of(table.state.table, r) for r in ("left_1", "left_2", "right_1", "right_2")] == [1, 2, 2, 1]
