"""Cases 60 to 67 and 84: the founding phase, three players, the end; defaults for absent players."""

import pytest

from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.board import balls_of
from engine.games.starfarers.components import LOOSE, MODULE_TOTALS, QUADRANTS, TOKENS
from engine.games.starfarers.geography import CATAN_SITES, SLOTS
from engine.games.starfarers.state import StarfarersOptions, module_stock
from tests.engine.starfarers.table import SEED, B, R, Table, W, Y


def founded(seats: int, setup: str = "strategic") -> tuple[Table, list[tuple[int, str]]]:
    """The founding phase played by defaults, and who was asked what."""
    table = Table(seats, setup)
    asked = []
    while table.phase == "founding":
        asked += table.asked
        table.default()
    return table, asked


def test_case_60_founding_order():
    table, asked = founded(4)
    colonies = [seat for seat, kind in asked if kind == "founding-colony"]
    assert colonies == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]
    assert [(s, k) for s, k in asked if s == R][3:] == [
        (R, "founding-spaceport"), (R, "founding-ship"), (R, "founding-module")]  # fmt: skip
    assert [s for s, k in asked if k == "founding-module"] == [3, 2, 1, 0]
    assert [table.at(seat).modules for seat in (R, Y, B, W)] == [(1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_case_60_the_last_gets_what_is_left():
    table = Table(4, "strategic")
    taken = []
    while table.phase == "founding":
        if table.asked[0][1] == "founding-module":
            taken.append((table.seat, table.choices()))
        table.default()
    assert taken[0] == (R, ["attach booster", "attach cannon", "attach freight_pod"])
    assert taken[-1] == (W, ["attach freight_pod"])


def test_case_61_three_players_close_three_sites():
    table, _ = founded(3)
    used = [at for seat in range(3) for at in (*table.at(seat).colonies, *table.at(seat).spaceports)]
    assert len(used) == 9
    assert sorted(used + list(table.state.table.neutral)) == sorted(CATAN_SITES)
    assert sum(module_stock(table.state.table, kind) for kind in range(3)) == sum(MODULE_TOTALS) - 3


def test_beginner_with_three_players_keeps_the_unused_colour_as_blockers():
    table = Table(3)
    assert table.state.table.neutral == ("B2", "J3", "D3")
    assert [table.at(seat).colour for seat in range(3)] == ["white", "blue", "yellow"]


@pytest.mark.parametrize("setup", ["beginner", "strategic", "explorer", "wild_space"])
def test_case_63_everybody_starts_with_four_points(setup):
    table, _ = founded(4, setup)
    assert [table.points(seat) for seat in range(4)] == [4] * 4
    assert [table.at(seat).half_medals for seat in range(4)] == [1] * 4
    if setup != "beginner":
        assert [sum(hand) for hand in table.state.hands] == [3] * 4


def test_beginner_hands_come_from_the_supply_pile():
    state = GAME.new(StarfarersOptions(), 4, Rng(SEED))
    assert [sum(hand) for hand in state.hands] == [3] * 4
    assert sum(state.supply) == 28
    assert state.table.bank == (12,) * 5


def test_case_65_fifteen_points_by_building_end_the_game_at_once():
    table = Table().vp(W, 14).hand(W, "3 carbon, 2 food").trading().play("build spaceport at B4")
    assert (table.points(W), table.phase, table.asked) == (15, "over", [])
    assert GAME.result(table.state).places == (1, 2, 3, 4)


def test_case_66_wild_space_leaves_one_quadrant_unseen():
    table = Table(4, "wild_space").state.table
    assert sum(map(len, table.hidden_quadrants)) == 16
    down = [slot.number for slot in SLOTS if not table.quadrants[slot.number]]
    assert len(down) == 15
    for stars in (1, 2):
        left = len(table.hidden_quadrants[stars - 1]) - sum(table.backs[slot] == stars for slot in down)
        assert left in {0, 1}


def test_case_66_a_people_whose_outpost_is_missing_is_not_in_play():
    table = Table(4, "wild_space")
    scientists = {"outpost_scientists"}
    bags = tuple(tuple(q for q in bag if q not in scientists) for bag in table.state.table.hidden_quadrants)
    assert sum(map(len, bags)) == 15
    assert not any("scientist" in people for people in (QUADRANTS[q].people for bag in bags for q in bag))


@pytest.mark.parametrize("setup,hidden", [("beginner", 0), ("strategic", 0), ("explorer", 15), ("wild_space", 16)])
def test_quadrants_face_down(setup, hidden):
    assert sum(map(len, Table(4, setup).state.table.hidden_quadrants)) == hidden


def test_strategic_quadrants_lie_by_their_stars():
    table = Table(4, "strategic").state.table
    outer = [slot for slot in SLOTS if slot.stars]
    assert all(QUADRANTS[table.quadrants[slot.number]].stars == slot.stars for slot in outer)
    assert len({table.quadrants[slot.number] for slot in outer}) == 15
    missing = set(LOOSE) - set(table.quadrants)
    assert missing in ({"empty_a"}, {"empty_b"})


def test_greek_tokens_lie_by_their_letters():
    for setup in ("beginner", "strategic"):
        table = Table(4, setup).state.table
        for slot in SLOTS[:4]:
            assert {TOKENS[token].symbol for token in table.tokens[slot.number]} == {slot.id}


def test_case_67_counting_points():
    table = Table().player(
        W, colonies=("B4", "E2", "E10", "F9"), spaceports=("H4", "C10"), medals=("ice_3",), half_medals=3
    )
    table.having(figures=(W, None, None, None)).roll(2)
    assert table.points(W) == 12
    assert sum(table.state.hands[W]) == 0


def test_the_end_is_checked_at_the_start_of_the_own_turn():
    table = Table().vp(B, 15).flying(W, base=3).play("end turn")
    assert (table.phase, GAME.result(table.state).places[B]) == ("over", 1)


def test_case_84_ids_are_ordered_by_letter_and_number():
    table = Table().player(W, colonies=("B4", "E2"), spaceports=("E10",), free_ships=1, ships=())
    table.having(active=R, phase="flight").play("end turn")
    assert table.asked == [(W, "place")]
    assert table.choices() == ["place at E11", "place at E9"]
    table.default()
    assert [ship.at for ship in table.at(W).ships] == ["E9"]


def test_colours_at_random_leave_any_colour_unused():
    unused = set()
    for seed in range(20):
        state = GAME.new(StarfarersOptions(colours="random"), 3, Rng(bytes([seed]) * 32))
        unused |= {"white", "blue", "yellow", "red"} - {player.colour for player in state.table.players}
    assert len(unused) == 4


def test_one_ball_fewer_brings_more_encounters():
    state = GAME.new(StarfarersOptions(encounters="more"), 4, Rng(SEED))
    assert balls_of(state.table) == ("yellow", "red", "blue", "black")


# Defaults (section 10)


def test_defaults_of_the_active_player():
    table = Table()
    lines = []
    while table.seat == W and len(lines) < 6:
        before = table.asked[0][1]
        table.default()
        lines.append(before)
    assert lines[:3] == ["roll", "trade", "shake"]


def test_default_discards_and_steals():
    table = Table().hand(B, "9 ore").hand(Y, "6 fuel").roll(7).default(B)
    assert sum(table.state.hands[B]) == 5
    table.default()
    assert table.held(W).get("fuel", 0) >= 1


def test_default_relief_takes_what_is_held_least():
    table = Table().player(R, cards=("diplomat_relief",)).hand(R, "1 ore, 1 carbon").roll(4).default(R)
    assert table.held(R) == {"ore": 1, "fuel": 1, "carbon": 1}


def test_default_of_an_offer_is_to_decline():
    table = Table().hand(W, "1 ore").trading().play("offer 1 ore for 1 food").default(B)
    assert table.asked == [(W, "trade"), (Y, "answer"), (R, "answer")]


def test_defaults_in_encounters():
    assert Table().hand(W, "2 ore").meets(W, 1).default().held(W) == {"ore": 2}
    table = Table().modules(W, 2, 1, 2).hand(W, "1 ore").meets(W, 28).default().default()
    assert table.at(W).modules == (2, 1, 1)
    table = Table().modules(W, 1, 0, 0).hand(W, "3 ore").meets(W, 2).play("gift 3 ore").default()
    assert table.at(W).modules == (1, 1, 0)
    table = Table().hand(W, "2 ore, 1 fuel").meets(W, 9).play("yes").default()
    assert table.held(W) == {"fuel": 1}


def test_default_grounds_a_ship_without_duty():
    table = Table().ships(W, "C10", "G7", "H9").explored("n2", "tri1_1", "hex1_1", "sq1_1").hand(W, "1 ore").meets(W, 5)
    table.play("gift nothing").default()
    assert [ship.at for ship in table.at(W).ships if ship.grounded] == ["G7"]


def test_default_fulfils_a_duty_by_founding_or_by_the_nearest_stop():
    table = Table().ships(W, "C10").explored("n2", "tri1_1", "hex1_1", "sq1_1").flying(W, base=3).default()
    assert "C10" in table.at(W).colonies
    table = Table().modules(W).ships(W, "C12").explored("n2", "tri1_1", "pirate_5", "sq1_1").flying(W, base=3).default()
    assert len(table.at(W).ships) == 1
    assert table.at(W).ships[0].at != "C12"
    assert "end" in table.choices()


def test_default_of_a_pause_is_to_continue():
    table = Table().modules(W).flying(W, base=6).play("fly H5 to H6,G6,G7,F7,F8,F9").default()
    assert [ship.at for ship in table.at(W).ships] == ["F9"]


def test_default_card_is_the_first():
    table = Table().modules(W, pods=1).ships(W, "trade G12").flying(W, base=3).play("fly G12 to G14").default()
    assert table.at(W).cards == ("green_ore",)
