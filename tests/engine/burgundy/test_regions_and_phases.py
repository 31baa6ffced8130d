"""Worked cases, sections F and G: regions, color bonus, phase end, setup."""

import pytest

from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import COLOR_OF, PHASES
from engine.games.burgundy.events import DieUsed, FinalScored, MinesPaid, PhaseStarted, RoundStarted, TokenWon
from engine.games.burgundy.state import EMPTY, BurgundyOptions, State
from tests.engine.burgundy.selfplay import phase_starts, random_game
from tests.engine.burgundy.table import Table, as_goods

SEVEN_TYPES = ["bank", "church", "market", "carpenter", "warehouse", "boarding_house", "city_hall"]


def colors_in(state: State, depot: int) -> list[str]:
    return sorted(COLOR_OF[tile] for tile in state.depots[depot - 1] if tile != EMPTY)


def tiles_in_depots(state: State) -> int:
    return sum(tile != EMPTY for depot in state.depots for tile in depot)


def test_case_38_large_and_small_token_go_to_the_first_two():
    table = Table(3, phase="C").everybody(estate={"E3": "mine", "F2": "mine"}, storage=["mine"], dice=(3, 1))
    won = []
    for _ in range(3):
        won += table.play("place mine at G1 with 1").happened(TokenWon)
        table.idle()
    assert table.scores == (18, 15, 12)
    assert won == [TokenWon(0, "mine", large=True, points=6), TokenWon(1, "mine", large=False, points=3)]
    assert table.state.tokens_left == (2, 2, 2, 2, 2, 0)
    assert [player.tokens for player in table.state.players] == [(("mine", 0),), (("mine", 1),), ()]


def test_case_40_a_city_of_eight():
    city = dict(zip(["A2", "B3", "C4", "D1", "D2", "D3", "D4"], SEVEN_TYPES, strict=True))
    table = Table(phase="C", board=2, castle="A4").player(estate=city, storage=["watchtower"], dice=(5, 1))
    assert table.play("place watchtower at D5 with 1").vp == 36 + 6 + 4
    assert table.me.points[:3] == (36, 6, 0)


def test_case_41_mines_pay_at_the_end_of_phase_e_before_final_scoring():
    table = Table().player(knowledge=[2], estate={"E3": "mine", "F2": "mine", "G1": "mine"}).finish()
    assert (table.silver, table.workers) == (3, 3)
    assert table.vp == 3 + 1
    kinds = [type(event) for event in table.events]
    assert table.happened(MinesPaid) == [MinesPaid(0, 3, 3, 3)]
    assert kinds.index(MinesPaid) < kinds.index(FinalScored)


def test_case_42_leftover_tiles_leave_and_goods_stay():
    table = Table(round=5).depot(1, "bank", "ship").depot(4, "castle").black("mine", "k7")
    table.goods_at(2, 1, 1).goods_at(5, 6).everybody(dice=(None, None)).play("end", "end")
    state = table.state
    assert PHASES[state.phase] == "B"
    assert sorted(state.removed) == ["bank", "castle", "k07_animal_bonus", "mine", "ship"]
    assert table.happened(PhaseStarted)[0].removed == 5
    assert tiles_in_depots(state) == 12
    assert len(state.black_depot) == 4
    white, token = state.white_die, table.happened(RoundStarted)[0].goods
    expected = [[], [1, 1], [], [], [6], []]
    expected[white - 1].append(token)
    assert list(map(list, state.depot_goods)) == expected


def test_case_43_depot_6_at_three_players():
    for phase, state in zip(PHASES, phase_starts(3), strict=True):
        third = "mine" if phase in "BD" else "castle"
        assert colors_in(state, 6) == sorted(["building", "animal", third])


@pytest.mark.parametrize("seats,left_over,depot_tiles,black_tiles", [(2, 11, 12, 4), (3, 8, 18, 6), (4, 5, 24, 8)])
def test_case_44_setup_by_number_of_players(seats, left_over, depot_tiles, black_tiles):
    starts = phase_starts(seats)
    first = starts[0]
    assert [first.players[seat].workers for seat in first.order] == [1, 2, 3, 4][:seats]
    assert all(player.silver == 1 and sum(player.goods) == 3 for player in first.players)
    assert len(starts[-1].goods) == left_over
    for state in starts:
        assert tiles_in_depots(state) == depot_tiles
        assert len(state.black_depot) == black_tiles


def test_case_45_twenty_five_rounds_and_fifty_dice_each():
    rounds, dice, last_piles = 1, [0] * 4, None
    for _, step in random_game(4, seed=45):
        rounds += sum(isinstance(event, RoundStarted) for event in step.events)
        for event in step.events:
            if isinstance(event, DieUsed):
                dice[event.seat] += 1
        if step.state.phase == 4 and last_piles is None:
            last_piles = step.state.tiles
    assert rounds == 25
    assert dice == [50, 50, 50, 50]
    assert last_piles == ((),) * 7


def test_dealt_goods_are_three_tokens_of_the_forty_two():
    state = GAME.new(BurgundyOptions(), 4, Rng(bytes(32)))
    assert len(state.round_goods) == 4
    assert sum(map(len, state.depot_goods)) == 1
    assert len(state.goods) == 42 - 4 * 3 - 5
    assert all(sum(as_goods(player.goods).values()) == 3 for player in state.players)
