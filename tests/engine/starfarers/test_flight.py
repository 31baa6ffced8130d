"""Cases 31 to 45 and 68 to 78: flying, exploring, clearing, founding, stations, jumps, duties."""

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.components import SPECIALS, TOKENS
from engine.games.starfarers.decisions import Fly
from engine.games.starfarers.flight import speed_of
from engine.games.starfarers.geography import SLOT_INDEX
from tests.engine.starfarers.table import B, R, Table, W, Y

PIRATE_4 = next(t.id for t in TOKENS.values() if t.kind == "pirate" and t.strength == 4)
N1 = SLOT_INDEX["n1"]
EXPLORED_N1 = ("sq1_1", "tri1_1", "hex1_1")  # carbon, food, fuel


def n1_with_pirates(table: Table) -> Table:
    return table.explored("n1", "sq1_1", "tri1_1", "pirate_4")


def quadrant(table: Table, slot: str, kind: str) -> Table:
    """What lies face down here is this quadrant."""
    bags = list(table.state.table.hidden_quadrants)
    bags[table.state.table.backs[SLOT_INDEX[slot]] - 1] = (kind,)
    return table.having(hidden_quadrants=tuple(bags))


def hidden(slot: str, kind: str) -> Table:
    """The beginner board with one slot turned face down."""
    table = Table()
    quadrants = list(table.state.table.quadrants)
    quadrants[SLOT_INDEX[slot]] = ""
    return quadrant(table.having(quadrants=tuple(quadrants)), slot, kind)


def test_case_31_explore_and_found():
    table = Table().modules(B).flying(B, base=5).play("fly E5 to E6,E7,E8")
    assert table.state.table.flight.at == "E8"
    assert table.state.table.flight.speed == 2
    assert all(table.state.table.tokens[N1])
    table.play("fly to E9,E10").play("found E10")
    assert table.points(B) == 5
    assert table.at(B).ships == ()
    assert "E10" in table.at(B).colonies


def test_case_32_a_pirate_base_blocks_two_sites():
    table = Table().modules(B).next_token("hex1", PIRATE_4).flying(B, base=5).play("fly E5 to E8")
    assert table.state.table.tokens[N1][2] == "pirate_4"
    other = table.fork()
    table.play("fly to E10").play("found E10")
    assert table.points(B) == 5
    other.play("fly to F9")
    assert other.refused("found F9") == "planet-blocked"


def approach(cannons: int, cards: tuple[str, ...] = ()) -> Table:
    table = Table().modules(W, cannons=cannons).player(W, cards=cards).next_token("hex1", PIRATE_4)
    table.flying(W, base=6 - sum(card == "scientist_combo" for card in cards))
    return table.play("fly H5 to H6,G6,G7,F7,F8,F9")


def test_case_33_a_base_is_taken_in_flight():
    table = approach(4)
    assert (table.state.table.flight.at, table.asked) == ("F8", [(W, "pause")])
    table.play("continue")
    assert table.at(W).medals == ("pirate_4",)
    assert table.state.table.tokens[N1][2].startswith("reserve_")
    assert table.points(W) == 5
    table.play("found F9")
    assert table.points(W) == 6


def test_case_34_a_scientists_card_counts_like_a_cannon():
    assert approach(3, ("scientist_combo",)).play("continue").at(W).medals == ("pirate_4",)
    table = approach(3).play("continue")
    assert table.at(W).medals == ()
    assert table.refused("found F9") == "planet-blocked"
    table.play("end turn")
    table.flying(W, base=3)
    assert table.refused("end turn") == "duty-open"


def test_case_35_an_ice_planet_with_freight_pods():
    table = Table().modules(W, pods=4).ships(W, "F7").explored("n1", "sq1_1", "tri1_1", "ice_4").flying(W, base=5)
    table.play("fly F7 to F8,F9,G9,G10,G11")
    assert table.at(W).medals == ("ice_4",)
    assert (table.state.table.flight.at, table.state.table.flight.speed) == ("F9", 3)
    assert table.state.table.tokens[N1][2].startswith("reserve_")
    other = table.fork().play("found F9")
    assert other.points(W) == 6
    table.play("continue")
    assert [ship.at for ship in table.at(W).ships] == ["G11"]


def test_case_36_centers():
    table = Table().modules(W).ships(W, "F9").explored("n1", *EXPLORED_N1).flying(W, base=4)
    assert table.refused("fly F9 to F10,F11") == "no-entry"
    table.play("fly F9 to F11")
    assert [ship.at for ship in table.at(W).ships] == ["F11"]
    table = Table().modules(W).ships(W, "J14").flying(W, base=4)
    table.play("fly J14 to J15,J16,J17,J18")
    assert [ship.at for ship in table.at(W).ships] == ["J18"]


def test_case_37_discover_turn_round_and_found():
    table = hidden("n1", "p1").modules(Y).ships(Y, "F6").ships(R, "F7").flying(Y, base=6)
    table.play("fly F6 to F7,F8", rotation=[0])
    assert (table.state.table.quadrants[N1], table.state.table.flight.speed) == ("p1", 4)
    table.play("fly to F9").play("found F9")  # between fuel and carbon
    assert table.points(Y) == 5


def test_case_38_where_a_trade_ship_may_not_end():
    table = Table().modules(Y, pods=1).ships(Y, "trade J8").ships(R, "J7").explored("n3", "sq1_1", "tri1_1", "hex1_1")
    table.flying(Y, base=9)
    assert table.refused("fly J8 to J10") == "trade-ship-on-site"
    assert table.refused("fly J8 to J7") == "place-taken"
    assert table.refused("fly J8 to H5") == "place-taken"
    assert table.ships(W, "A5").refused("fly J8 to H5") == "foreign-anchorage"
    table.play("fly J8 to J7,J6")
    assert [ship.at for ship in table.at(Y).ships] == ["J6"]


def waiting(**fields: object) -> Table:
    table = Table().modules(W).ships(W, "C10").explored("n2", "tri1_1", "hex1_1", "sq1_1")
    return table.flying(W, base=4, **fields)


def test_case_39_a_waiting_ship_must_found_or_leave():
    table = waiting()
    assert table.refused("end turn") == "duty-open"
    assert table.fork().play("found C10").play("end turn").phase == "roll"
    assert table.fork().play("fly C10 to D10").play("end turn").phase == "roll"
    back = table.fork().play("fly C10 to D10,C10")
    assert "C10" in back.at(W).colonies


def test_case_39_a_grounded_ship_stays_or_founds():
    table = Table().modules(W).ships(W, "C10").explored("n2", "tri1_1", "hex1_1", "sq1_1").hand(W, "1 ore").meets(W, 5)
    table.play("gift nothing")
    assert table.at(W).ships[0].grounded
    assert table.refused("fly C10 to D10") == "ship-grounded"
    assert table.fork().play("found C10").points(W) == 5
    table.play("end turn")


def test_case_40_first_station_takes_the_figure():
    table = Table().modules(W, pods=1).ships(W, "trade G11").ships(R, "G12").flying(W, base=3)
    table.play("fly G11 to G12,G13,G14")
    assert table.asked == [(W, "pick")]
    assert table.choices() == [f"choose green_{r}" for r in ("carbon", "food", "fuel", "goods", "ore")]
    assert table.points(W) == 6
    table.play("choose green_ore")
    assert table.at(W).ships == ()
    assert table.at(W).cards == ("green_ore",)


def test_case_40_without_pods_only_through():
    table = Table().modules(W).ships(W, "trade G11").flying(W, base=4)
    assert table.refused("fly G11 to G14") == "pods-missing"
    table.play("fly G11 to G12,G13,G14,H14")
    assert [ship.at for ship in table.at(W).ships] == ["H14"]


def outpost(pods: int) -> Table:
    n8 = SLOT_INDEX["n8"]
    table = Table().modules(R, pods=pods).ships(R, "trade J19")
    for seat in (W, R, B):
        table.player(seat, stations=(n8,))
    return table.having(figures=(None, W, None, None)).flying(R, base=3)


def test_case_41_more_stations_take_the_figure():
    table = outpost(4)
    assert (table.points(W), table.points(R)) == (6, 4)
    table.play("fly J19 to J21")
    assert (table.points(W), table.points(R)) == (4, 6)
    assert outpost(3).refused("fly J19 to J21") == "pods-missing"


def test_case_42_equality_moves_nothing_and_docks_are_five():
    n8 = SLOT_INDEX["n8"]
    table = (
        Table().modules(B, pods=5).ships(B, "trade J19").player(W, stations=(n8,)).having(figures=(None, W, None, None))
    )
    first = table.fork().flying(B, base=3).play("fly J19 to J21")
    assert first.state.table.figures[1] == W
    second = table.fork().player(B, stations=(n8,)).flying(B, base=3).play("fly J19 to J21")
    assert second.state.table.figures[1] == B
    table.player(W, stations=(n8,) * 4)
    assert table.fork().flying(B, base=3).play("fly J19 to J21").asked == [(B, "pick")]
    assert table.fork().modules(B, pods=4).flying(B, base=3).refused("fly J19 to J21") == "pods-missing"
    assert table.player(W, stations=(n8,) * 5).flying(B, base=3).refused("fly J19 to J21") == "docks-full"


def test_case_43_no_colony_ship_on_a_central():
    table = Table().modules(W, pods=5).ships(W, "G12").flying(W, base=3)
    assert table.refused("fly G12 to G14") == "colony-ship-on-central"


def test_case_44_hyperspace_jump():
    table = Table().flying(W, base=3, jump=True)
    assert table.refused("jump H5 to F4") == "foreign-anchorage"
    table.play("jump H5 to G21")
    assert all(table.state.table.tokens[SLOT_INDEX["f1"]])
    assert table.refused("fly G21 to H21") == "ship-flown"
    table.play("found G21")
    assert table.points(W) == 5
    assert table.refused("jump H5 to G23") == "no-jump"


def test_case_45_buying_a_cannon_clears_at_once():
    table = n1_with_pirates(Table()).modules(W, cannons=3).ships(W, "G10").hand(W, "2 carbon").trading()
    table.play("build cannon")
    assert (table.at(W).medals, table.points(W), table.phase) == (("pirate_4",), 5, "trade")


def test_case_68_a_base_falls_above_another_ship():
    table = n1_with_pirates(Table()).modules(W, cannons=4).ships(B, "F9").flying(W, base=7)
    table.play("fly H5 to H6,G6,G7,F7,F8,F9,G9")
    assert (table.at(W).medals, table.state.table.flight.at) == (("pirate_4",), "F9")
    assert table.points(W) == 5
    assert table.refused("stop") == "place-taken"
    assert table.refused("found F9") == "place-taken"
    table.play("continue")
    assert [ship.at for ship in table.at(W).ships] == ["G9"]
    table.play("end turn")
    table.flying(B, base=3).play("found F9")
    assert table.points(B) == 5


def test_case_69_found_at_once_after_clearing_in_trade():
    table = n1_with_pirates(Table()).modules(W, cannons=3).ships(W, "F9").hand(W, "2 carbon").trading()
    assert table.refused("found F9") == "found-in-flight"
    table.play("build cannon")
    assert table.points(W) == 5
    table.play("found F9")
    assert (table.points(W), table.at(W).ships) == (6, ())
    table.play("end trade")
    assert (table.phase, table.seat) == ("roll", B)


def test_case_70_a_card_helps_ships_that_have_not_flown():
    table = Table().modules(Y, boosters=1, pods=1).ships(Y, "trade F22", "trade F20", "trade H20")
    table.explored("f1", "sq2_1", "tri2_1", "hex2_1").flying(Y, base=4)
    assert speed_of(table.state.table, Y) == 5
    table.play("fly H20 to H19").play("fly F22 to F24").play("choose scientist_drive")
    assert speed_of(table.state.table, Y) == 7
    assert table.refused("fly H19 to H18") == "ship-flown"
    table.play("fly F20 to F19,F18,F17,F16,F15,F14,F13")


def test_case_71_a_free_ship_waits_for_the_end_of_a_flight():
    table = Table().modules(W).ships(W, "H5", "G4").player(W, free_ships=1).flying(W, base=6)
    table.play("fly H5 to H6,G6,G7,F7,F8")
    assert [ship.at for ship in table.at(W).ships] == ["G4"]
    table.play("stop")
    assert [(ship.kind, ship.at) for ship in table.at(W).ships][-1] == ("trade_ship", "H5")
    table.play("fly H5 to H6,H7,H8,H9,H10,H11")


def test_case_72_jumps_to_a_face_down_quadrant():
    table = hidden("n4", "outpost_green_folk").ships(W, "trade H5").flying(W, base=3, jump=True)
    for place in ("G13", "G15", "H14"):
        assert table.refused(f"jump H5 to {place}") == "jump-possible-site"
    assert table.refused("jump H5 to G14") == "no-entry"
    for place in ("F13", "G12", "H13"):
        table.fork().play(f"jump H5 to {place}")
    hidden("n4", "p1").flying(W, base=3, jump=True).play("jump H5 to G13")


@pytest.mark.parametrize("kind,goes_on", [("p1", False), ("outpost_green_folk", True), ("empty_a", True)])
def test_case_73_a_reveal_may_void_the_path(kind, goes_on):
    table = hidden("n4", kind).explored("n1", *EXPLORED_N1).modules(W).ships(W, "trade G10").flying(W, base=6)
    table.play("fly G10 to G11,G12,H12,H13,H14")
    assert table.state.table.flight.at == "G12"
    assert ("continue" in table.choices()) == goes_on
    table.play("stop")
    assert [ship.at for ship in table.at(W).ships] == ["G12"]


def three() -> Table:
    table = Table(3).explored("n1", *EXPLORED_N1).player(W, colonies=("B4", "E2", "E10"))
    return table.modules(B).modules(W)


def test_case_62_the_third_site_is_closed():
    table = three().player(B, ships=()).ships(B, "F9").flying(B, base=3).play("found F9")
    assert "F11" in table.state.table.neutral
    table.ships(W, "G11").flying(W, base=3)
    assert table.refused("fly G11 to F11") == "place-taken"


def test_case_74_a_ship_waiting_on_the_closed_site():
    table = three().ships(W, "F11").ships(B, "F9").flying(B, base=3).play("found F9")
    assert "F11" not in table.state.table.neutral
    table.flying(W, base=3)
    assert table.refused("found F11") == "site-closed"
    assert table.refused("end turn") == "duty-open"
    table.play("fly F11 to G11")
    assert "F11" in table.state.table.neutral


def test_case_77_fifteen_points_before_a_card_is_chosen():
    table = Table().modules(W, pods=1).ships(W, "trade G12").vp(W, 13).flying(W, base=3).play("fly G12 to G14")
    assert (table.phase, table.points(W), table.asked) == ("over", 15, [])
    assert table.at(W).cards == ()


def test_case_78_returning_to_the_start_only_to_found():
    table = waiting().play("fly C10 to D10,C10")
    assert (table.points(W), table.at(W).ships) == (5, ())
    table = (
        Table().modules(W, cannons=3).ships(W, "C12").explored("n2", "tri1_1", "pirate_5", "sq1_1").flying(W, base=4)
    )
    assert table.refused("fly C12 to D12,C12") == "returns-in-vain"
    assert table.refused("end turn") == "duty-open"


def test_case_85_a_grounded_ship_on_a_foreign_anchorage_stays():
    table = (
        Table()
        .player(W, colonies=("E2",), spaceports=("H4", "B4"))
        .ships(R, "B5")
        .hand(R, "2 ore")
        .modules(W, cannons=6)
    )
    table.duel("black blue", "red yellow").meets(R, 10).play("no")
    assert table.at(R).ships[0].grounded
    table.play("end turn")
    table.hand(W, "1 ore, 1 fuel, 2 goods").trading(W)
    assert table.refused("build trade_ship at B5") == "anchorage-taken"
    table.flying(R, base=3)
    assert table.refused("end turn") == "duty-open"


def test_a_goal_means_the_first_shortest_way():
    """Two ways round the hex have three steps: the one over E7 comes first."""
    table = Table().modules(B).ships(B, "E6").flying(B, base=5)
    assert GAME.check(table.state, B, Fly(("F8",), "E6")) == Fly(("E7", "E8", "F8"), "E6")


@pytest.mark.parametrize("special", sorted(SPECIALS))
def test_every_special_token_is_taken_with_its_strength(special):
    kind, strength = special.split("_")
    have = {"cannons": int(strength)} if kind == "pirate" else {"pods": int(strength)}
    less = {name: n - 1 for name, n in have.items()}
    for modules, medals in ((have, (special,)), (less, ())):
        table = (
            Table().modules(W, **modules).ships(W, "G10").explored("n1", "sq1_1", "tri1_1", special).flying(W, base=3)
        )
        assert table.at(W).medals == medals
