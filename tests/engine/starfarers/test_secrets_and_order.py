"""What stays secret, the order of what happens at once, and mistakes that are easily made."""

from pathlib import Path

import pytest

from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.board import ball_sum
from engine.games.starfarers.components import ENCOUNTERS, POINTS_TO_WIN, SPECIALS, TOKENS
from engine.games.starfarers.events import (
    BonusProduced,
    CardChosen,
    CardsDrawn,
    ColonyFounded,
    Contested,
    Discarded,
    EncounterMet,
    FigureTaken,
    GameEnded,
    Produced,
    ReliefTaken,
    Short,
    StationFounded,
    Stolen,
)
from engine.games.starfarers.flight import speed_of
from engine.games.starfarers.geography import NEIGHBOURS, PLACES, SLOTS
from engine.games.starfarers.state import StarfarersOptions
from tests.engine.starfarers.table import B, R, Table, W, Y, pair

CASES = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 23, 25, 26, 27, 29, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 52, 53, 54, 55, 57, 58, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
)  # fmt: skip
SETUPS = ("beginner", "strategic", "explorer", "wild_space")


def test_every_worked_case_has_a_test():
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [case for case in CASES if f"def test_case_{case}_" not in text] == []


# Mistakes that are easily made


def test_duels_count_the_balls_and_not_the_base_of_three():
    table = Table().modules(W).hand(W, "2 ore").duel("black blue", "yellow black").meets(W, 10).play("no")
    contest = table.happened(Contested)[0]
    assert (contest.mine, contest.theirs, contest.won) == (1, 2, False)


@pytest.mark.parametrize("balls", ["black yellow", "black red", "black blue"])
def test_flight_after_a_black_ball_has_base_three_and_not_the_sum(balls):
    table = Table().modules(W, boosters=1).hand(W, "1 ore").trading().play("done")
    table.play("shake", shake=pair(balls), encounter=[8])  # a pirate demands a toll that cannot be paid
    assert ball_sum(tuple(balls.split())) < 4
    assert (table.state.table.base, speed_of(table.state.table, W)) == (3, 3 + table.at(W).boosters)


def test_nobody_founds_while_pausing_above_another_ship():
    table = Table().ships(B, "F9").explored("n1", "sq1_1", "tri1_1", "pirate_4").modules(W, cannons=4)
    table.flying(W, base=7).play("fly H5 to H6,G6,G7,F7,F8,F9,G9")
    assert table.state.table.flight.at == "F9"
    assert table.refused("found F9") == "place-taken"
    assert table.refused("stop") == "place-taken"
    assert table.choices() == ["continue", "fly …"]


def test_shortage_comes_before_bonus_before_relief():
    table = Table().bank(carbon=2).player(W, cards=("green_carbon",)).player(B, cards=("green_goods",))
    table.player(Y, colonies=(), spaceports=(), cards=("diplomat_relief",)).vp(W, 10).roll(6)
    kinds = [type(event) for event in table.events]
    assert Short not in kinds
    assert BonusProduced not in kinds
    assert table.asked == [(Y, "relief")]
    table.play("take 1 ore", seat=Y)
    assert [type(event) for event in table.events] == [ReliefTaken]
    assert table.held(Y) == {"ore": 1}


def test_bonus_cards_follow_production():
    table = Table().player(W, cards=("green_carbon",)).vp(W, 10).roll(6)
    kinds = [type(event) for event in table.events if type(event) in {Produced, BonusProduced}]
    assert kinds == [Produced] * 4 + [BonusProduced]
    assert table.held(W) == {"carbon": 2}


def test_no_chain_goes_on_after_fifteen_points():
    """Card 32 gives the half-medal; the reshuffle and the next card do not come any more."""
    table = Table().vp(W, 14).modules(W, pods=3).meets(W, 32)
    assert table.phase == "over"
    assert len(table.happened(EncounterMet)) == 1
    assert isinstance(table.events[-1], GameEnded)


def test_a_figure_at_thirteen_points_ends_the_game_before_its_card():
    table = Table().vp(W, 13).ships(W, "trade G12").modules(W, pods=1).flying(W, base=5).play("fly G12 to G14")
    kinds = [type(event) for event in table.events]
    assert kinds[-3:] == [StationFounded, FigureTaken, GameEnded]
    assert CardChosen not in kinds
    assert GAME.result(table.state).points[W] == POINTS_TO_WIN


def test_a_founding_at_fourteen_points_ends_the_game():
    table = Table().vp(W, 14).ships(W, "E10").explored("n1", "sq1_1", "tri1_1", "hex1_1").flying(W, base=3)
    table.play("found E10")
    assert [type(event) for event in table.events] == [ColonyFounded, GameEnded]


# Secrets


def test_only_the_drawer_sees_what_is_drawn():
    table = Table().roll(5)
    drawn = table.happened(CardsDrawn)[0]
    assert drawn.seen_by(W).cards
    assert not drawn.seen_by(B).cards
    assert not drawn.seen_by(None).cards


def test_a_stolen_card_is_seen_by_the_two_concerned():
    table = Table().hand(B, "1 ore").hand(Y, "1 ore").roll(7).play("steal from B")
    stolen = table.happened(Stolen)[0]
    assert [stolen.seen_by(seat).resource for seat in (W, B, Y, R, None)] == ["ore", "ore", None, None, None]


def test_views_hold_nothing_of_other_hands_and_piles():
    table = Table().hand(W, "2 ore").hand(B, "3 food").roll(5)
    view = GAME.view(table.state, W)
    assert view.hand == table.state.hands[W]
    assert view.hand_sizes[B] == 3
    assert view.supply == sum(table.state.supply)
    assert GAME.view(table.state, None).hand is None


def test_discards_are_shown_together():
    table = Table().hand(B, "8 ore").hand(Y, "8 food").roll(7).play("discard 4 ore", seat=B)
    assert table.happened(Discarded) == []
    assert GAME.view(table.state, W).sealed_in == (False, True, False, False)
    assert GAME.view(table.state, B).sealed == (("ore", 4),)
    assert GAME.view(table.state, Y).sealed is None
    table.play("discard 4 food", seat=Y)
    assert [(event.seat, event.cards) for event in table.happened(Discarded)] == [
        (B, (("ore", 4),)), (Y, (("food", 4),)),
    ]  # fmt: skip


def test_a_sealed_discard_may_be_replaced_until_all_are_in():
    table = Table().hand(B, "7 ore, 1 fuel").hand(Y, "8 food").roll(7).play("discard 4 ore", seat=B)
    table.play("discard 3 ore,1 fuel", seat=B).play("discard 4 food", seat=Y)
    assert table.held(B) == {"ore": 4}


# The board and its pieces


def test_the_board_has_the_numbers_of_the_rules():
    assert len(PLACES) == 320
    assert sum(map(len, NEIGHBOURS.values())) == 2 * 454
    assert len(SLOTS) == 19
    assert [sum(slot.stars == stars for slot in SLOTS) for stars in (0, 1, 2)] == [4, 8, 7]
    assert all(len(slot.ring) == 12 and len(slot.sites) == 3 for slot in SLOTS)


def test_tokens_by_kind():
    kinds = [token.kind for token in TOKENS.values()]
    assert (len(kinds), kinds.count("pirate"), kinds.count("ice")) == (41, 3, 2)
    assert sorted(special.strength for special in SPECIALS.values() if special.kind == "pirate") == [4, 5, 6]
    assert sorted(special.strength for special in SPECIALS.values() if special.kind == "ice") == [3, 4]
    symbols = [token.symbol for token in TOKENS.values()]
    assert symbols.count("reserve") == 5
    assert sum(symbols.count(letter) for letter in ("alpha", "beta", "gamma", "delta")) == 12


@pytest.mark.parametrize("token", sorted(t.id for t in TOKENS.values() if t.numbers and t.symbol.endswith(("1", "2"))))
def test_every_outer_number_token_produces_on_its_numbers(token):
    """A lonely colony at E10 between carbon and food; the carbon planet has the token, nothing else a number."""
    for roll in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        table = Table().having(tokens=(("", "", ""),) * len(SLOTS)).explored("n1", token, "", "")
        table.player(W, colonies=("E10",)).vp(W, 10).roll(roll)
        assert table.held(W) == ({"carbon": 1} if roll in TOKENS[token].numbers else {})


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_set_up_with_every_number_of_seats(setup, seats):
    """The founding phase by defaults: everybody has 4 points, 3 cards, 1 module, 1 ship; 3 sites are closed for three."""
    state = GAME.new(StarfarersOptions(setup), seats, Rng(bytes([7]) * 32))
    decisions = 0
    while state.table.phase == "founding":
        seat = GAME.prompts(state)[0].seat
        state = GAME.apply(state, seat, GAME.default(state, seat, Rng(bytes(32))), Rng(bytes([decisions]) * 32)).state
        decisions += 1
    assert decisions == (0 if setup == "beginner" else seats * 3 + seats * 3)
    assert GAME.view(state, None).head.scores == (4,) * seats
    assert [sum(hand) for hand in state.hands] == [3] * seats
    assert [sum(player.modules) for player in state.table.players] == [1] * seats
    assert [len(player.ships) for player in state.table.players] == [1] * seats
    assert len(state.table.neutral) == (3 if seats == 3 else 0)
    face_up = sum(bool(quadrant) for quadrant in state.table.quadrants)
    assert face_up == (19 if setup in {"beginner", "strategic"} else 4)
    assert state.table.pool == ()


def test_the_deck_of_encounters_is_what_lies_nowhere_else():
    families = [card.family for card in ENCOUNTERS.values()]
    counts = {family: families.count(family) for family in dict.fromkeys(families)}
    assert sorted(counts.values()) == [2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 6]
    assert len(ENCOUNTERS) == 32
