"""Setup, rounds and phases (rules 3, 4 and 9) beyond the worked cases."""

import pytest

from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import BOARDS, COLOR_OF, DIE_NUMBERS, HEXES, PHASES, PILES, TILES
from engine.games.burgundy.decisions import ChooseCastle, ChooseEstate
from engine.games.burgundy.events import PhaseStarted, RegionCompleted, RoundStarted, TilePlaced, TokenWon
from engine.games.burgundy.state import EMPTY, BurgundyOptions
from tests.engine.burgundy.selfplay import phase_starts, random_game, random_states
from tests.engine.burgundy.table import Table

OPTIONS = ("basic", "choose", "random", *(f"same:{number}" for number in range(1, 10)))
PLAIN = {"building": "bank", "animal": "cow_2", "castle": "castle", "mine": "mine", "ship": "ship", "knowledge": "k1"}
DEALT = {
    (2, "ABCDE"): {"building": 4, "animal": 2, "ship": 2, "knowledge": 2, "castle": 1, "mine": 1},
    (3, "ACE"): {"building": 6, "animal": 3, "ship": 3, "knowledge": 3, "castle": 2, "mine": 1},
    (3, "BD"): {"building": 6, "animal": 3, "ship": 3, "knowledge": 3, "castle": 1, "mine": 2},
    (4, "ABCDE"): {"building": 8, "animal": 4, "ship": 4, "knowledge": 4, "castle": 2, "mine": 2},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("estates", OPTIONS)
def test_setup_by_seats_and_estate_option(seats, estates):
    state = GAME.new(BurgundyOptions(estates), seats, Rng(bytes(32)))
    assert [state.players[seat].workers for seat in state.order] == [1, 2, 3, 4][:seats]
    assert all(player.silver == 1 and sum(player.goods) == 3 and not player.score for player in state.players)
    assert [(after - before) % seats for before, after in zip(state.order, state.order[1:], strict=False)] == [1] * (
        seats - 1
    )
    assert state.track == (state.order, (), (), (), (), (), ())
    assert state.tokens_left == (2,) * 6
    assert state.stage == ("turn" if estates == "basic" else "estates")
    if estates != "basic":
        assert not any(tile for depot in state.depots for tile in depot)
        assert len(state.tiles[PILES.index("castle")]) == 14
    if estates == "choose":
        assert [player.board for player in state.players] == [0] * seats


def test_basic_starts_everybody_on_d4_of_estate_1():
    table = Table.opened("basic", 4)
    for seat in range(4):
        table.focus = seat
        assert (table.me.board, table.tile_at("D4"), table.me.estate.count(EMPTY)) == (1, "castle", 36)
    assert len(table.state.tiles[PILES.index("castle")]) == 14 - 4 - 2


def test_random_deals_estates_2_to_9_without_repeats():
    rising = 0
    for seed in range(20):
        state = GAME.new(BurgundyOptions("random"), 4, Rng(bytes([seed]) * 32))
        boards = [player.board for player in state.players]
        assert len(set(boards)) == 4
        assert set(boards) <= set(range(2, 10))
        rising += boards == sorted(boards)
    assert rising < 5


@pytest.mark.parametrize("number", range(1, 10))
def test_same_n_lets_everybody_choose_the_castle_hex(number):
    table = Table.opened(f"same:{number}", 2)
    hexes = BOARDS[number].castle_hexes
    assert table.choices == sorted(f"castle at {label}" for label in hexes)
    table.play(ChooseCastle(hexes[0]), ChooseCastle(hexes[-1]))
    assert table.state.stage == "turn"
    assert table.tile_at(hexes[0]) == "castle"
    assert table.scores == (0, 0)
    assert sum(tile != EMPTY for depot in table.state.depots for tile in depot) == 12


def test_choose_offers_estate_1_to_all_and_the_others_once():
    table = Table.opened("choose", 2)
    assert len(table.choices) == 9 * 4
    table.play(ChooseEstate(1, "A2"))
    assert len(table.choices) == 9 * 4
    other = Table.opened("choose", 2).play(ChooseEstate(8, "B2"))
    assert len(other.choices) == 8 * 4
    assert other.scores == (0, 0)
    assert other.refused("castle at D4") == "estate-not-chosen"


@pytest.mark.parametrize("number", range(1, 10))
def test_every_estate_has_37_hexes_in_six_colors(number):
    colors = BOARDS[number].colors
    amounts = {color: colors.count(color) for color in sorted(set(colors))}
    assert amounts == {"animal": 6, "building": 12, "castle": 4, "knowledge": 6, "mine": 3, "ship": 6}


def test_the_box_holds_164_tiles():
    assert sum(tile.count for tile in TILES.values()) == 164
    assert [sum(tile.copies(pile) for tile in TILES.values()) for pile in PILES] == [40, 20, 20, 20, 14, 10, 40]


@pytest.mark.parametrize("seats,phases", DEALT)
def test_colors_dealt_in_each_phase(seats, phases):
    for phase, state in zip(PHASES, phase_starts(seats), strict=True):
        if phase in phases:
            colors = [COLOR_OF[tile] for depot in state.depots for tile in depot if tile != EMPTY]
            assert {color: colors.count(color) for color in set(colors)} == DEALT[seats, phases]


def test_an_empty_pile_leaves_its_slot_empty():
    """Rules 4.1; cannot happen with the real piles."""
    table = Table(round=5).everybody(dice=(None, None))
    table.having(
        tiles=tuple(() if name == "ship" else pile for name, pile in zip(PILES, table.state.tiles, strict=True))
    )
    table.play("end", "end")
    assert [len(depot) for depot in table.state.depots] == [4] * 6
    assert sum(tile != EMPTY for depot in table.state.depots for tile in depot) == 12 - 2


@pytest.mark.parametrize("seats", [2, 4])
def test_each_round_one_token_goes_to_the_depot_of_the_white_die(seats):
    for before, step in random_game(seats, seed=7):
        for event in step.events:
            if isinstance(event, RoundStarted):
                assert step.state.depot_goods[event.white_die - 1][-1] == event.goods
                assert len(step.state.round_goods) == 5 - event.round
                assert (
                    step.state.order == event.order == tuple(s for stack in reversed(step.state.track) for s in stack)
                )
                assert not any(player.bought for player in step.state.players)
                assert [player.dice for player in step.state.players] == list(event.dice)
        if not any(isinstance(event, RoundStarted) for event in step.events):
            assert step.state.order == before.order


def test_goods_of_a_phase_are_turned_up_at_its_start():
    for _, step in random_game(2, seed=8):
        for event in step.events:
            if isinstance(event, PhaseStarted):
                assert len(event.goods) == 5
                assert step.state.round_goods == event.goods[1:]


def test_slots_are_not_refilled_during_a_phase():
    """Ruling 20 of rules 9."""
    for before, step in random_game(3, seed=9):
        if before.stage == "turn" and step.state.phase == before.phase:
            for old, new in zip(before.depots, step.state.depots, strict=True):
                assert all(b in (a, EMPTY) for a, b in zip(old, new, strict=True))


def test_a_discarded_tile_is_gone_for_good():
    """Ruling 19 of rules 9: the slot it came from stays empty."""
    table = Table().player(storage=["ship", "mine", "castle"]).depot(1, "bank").play("take bank from 1 with 1 for ship")
    assert table.state.removed == ("ship",)
    assert table.state.depots[0] == (EMPTY,) * 4


def test_both_dice_may_take_from_one_depot():
    """Ruling 3 of rules 9."""
    table = (
        Table().player(dice=(2, 2)).depot(2, "bank", "ship").play("take bank from 2 with 1", "take ship from 2 with 2")
    )
    assert table.storage == ("bank", "ship")


def test_region_phase_and_token_are_scored_in_this_order():
    """Rules 6.2: tile, area, color bonus, then what the tile does."""
    table = Table(phase="B", castle="A3").player(
        estate={"B3": "castle", "D4": "castle", "C3": "bank"}, storage=["castle"], dice=(5, 1)
    )
    table.play("place castle at A2 with 1")
    kinds = [type(event) for event in table.events if isinstance(event, TilePlaced | RegionCompleted | TokenWon)]
    assert kinds == [TilePlaced, RegionCompleted, TokenWon]
    assert table.me.points[:3] == (6, 8, 5)
    assert table.pending == "action"


@pytest.mark.parametrize("phase,bonus", [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_phase_bonus_is_that_of_the_phase(phase, bonus):
    """Ruling 11 of rules 9: a city of one."""
    table = Table(phase=phase).player(storage=["church"], dice=(3, 1)).play("place church at C3 with 1")
    assert table.me.points[:2] == (1, bonus)


@pytest.mark.parametrize("seats,large,small", [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_color_tokens_by_number_of_players(seats, large, small):
    table = Table(seats).everybody(estate={"E3": "mine", "F2": "mine"}, storage=["mine"], dice=(3, 1))
    for _ in range(seats):
        table.play("place mine at G1 with 1").idle()
    assert [player.points[2] for player in table.state.players] == [large, small, 0, 0][:seats]


@pytest.mark.parametrize("size,points", [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)])
def test_area_points_by_size(size, points):
    """On a full estate the last hex of a region of that size is filled."""
    board, region = next(
        (board, region) for board in BOARDS.values() for region in board.regions if len(region) == size
    )
    last, color = max(region), board.colors[max(region)]
    estate = {label: PLAIN[kind] for label, kind in zip(HEXES, board.colors, strict=True)} | {HEXES[last]: EMPTY}
    tile = "watchtower" if color == "building" else PLAIN[color]
    table = Table(phase="C", board=board.number, castle=board.castle_hexes[0])
    table.player(estate=estate, storage=[tile], dice=(DIE_NUMBERS[last], 1)).play(
        f"place {tile} at {HEXES[last]} with 1"
    )
    assert table.happened(RegionCompleted) == [RegionCompleted(0, color, size, points, 6)]


def test_markers_keep_their_order_through_a_random_game():
    for state in random_states(4):
        assert sorted(seat for stack in state.track for seat in stack) == [0, 1, 2, 3]
