"""Worked cases 1 to 26: set-up, dice, events."""

import pytest

from engine.core.rng import Rng
from engine.games.catan_cards import GAME, components, stacks, standing
from engine.games.catan_cards.events import EventsShuffled, NothingHappened
from engine.games.catan_cards.state import CatanOptions
from tests.engine.catan_cards.table import SEED, A, P, Table


def test_case_1_start_board_side_a():
    state = GAME.new(CatanOptions(), 2, Rng(SEED))
    a = next(player for player in state.players if player.side == "A")
    lands = {
        region.place: (components.LANDSCAPES[region.card].terrain, region.card, region.amount) for region in a.regions
    }
    assert lands == {
        "w2u": ("forest", "a_forest_2", 1),
        "cu": ("gold_river", "a_gold_1", 1),
        "e2u": ("field", "a_field_6", 1),
        "w2l": ("hills", "a_hills_3", 1),
        "cl": ("pasture", "a_pasture_4", 1),
        "e2l": ("mountains", "a_mountains_5", 1),
    }
    assert [standing.points(state, seat) for seat in (0, 1)] == [2, 2]
    assert [standing.hand_limit(state, seat) for seat in (0, 1)] == [3, 3]
    assert (state.knight, state.mill) == (-1, -1)


@pytest.mark.parametrize(
    "sets,sizes,row,events",
    [
        ("base", {"B1": 13, "B2": 13, "B3": 12, "B4": 12, "B5": 12}, [], 10),
        ("tc", {"B1": 16, "B2": 15, "B3": 15, "B4": 15, "T1": 13, "T2": 13}, ["trading_house"] * 2, 13),
        ("sp", {"B1": 16, "B2": 16, "B3": 15, "B4": 15, "S1": 12, "S2": 12}, ["university"] * 2, 14),
        ("wd", {"B1": 16, "B2": 16, "B3": 15, "B4": 15, "W1": 19, "W2": 18}, ["citadel"] * 5, 13),
    ],
)
def test_case_2_stacks_of_every_set(sets, sizes, row, events):
    state = GAME.new(CatanOptions(sets), 2, Rng(SEED))
    assert {stack.name: stack.size for stack in state.stacks} == sizes
    assert list(state.row) == row
    assert state.events.size == events
    assert stacks.cards_below_year(state.events) == 3


def test_case_2_new_year_is_the_seventh_of_ten():
    pile = GAME.new(CatanOptions(), 2, Rng(SEED)).events
    seen = []
    while pile.size:
        pile, card = stacks.draw_event(pile, Rng(SEED))
        seen.append(card)
    assert seen.index("new_year") == 6


def test_case_4_stacks_theme_sp():
    state = GAME.new(CatanOptions("sp"), 2, Rng(SEED))
    assert [stack.size for stack in state.stacks] == [16, 16, 15, 15, 12, 12]
    assert (state.row, state.events.size) == (("university", "university"), 14)


def test_case_5_stacks_theme_wd():
    state = GAME.new(CatanOptions("wd"), 2, Rng(SEED))
    assert [stack.size for stack in state.stacks] == [16, 16, 15, 15, 19, 18]
    assert (state.row, state.events.size) == (("citadel",) * 5, 13)


def test_all_sets_have_twenty_events():
    assert GAME.new(CatanOptions("tc-sp-wd"), 2, Rng(SEED)).events.size == 20


def test_case_6_start_hand():
    state = GAME.new(CatanOptions("tc"), 2, Rng(SEED))
    table = Table("tc")
    table.state = state
    table.play(GAME.default(state, 0, Rng(SEED)), by=0).play(GAME.default(state, 1, Rng(SEED)), by=1)
    first, second = state.first, 1 - state.first
    assert table.asked == [(first, "start-stack")]
    table.play("stack T1")
    whole = GAME.view(table.state, first).looking
    assert len(whole) == 13
    assert GAME.view(table.state, second).looking == ()
    picked = whole[2:5]
    line = ",".join(f"{picked.count(card)} {card}" for card in dict.fromkeys(picked))
    table.play(f"pick {line}")
    assert sorted(table.me(first).hand) == sorted(picked)
    assert table.size("T1") == 10
    left = list(whole)
    for card in picked:
        left.remove(card)
    assert list(stacks.stack(table.state, "T1").top) == left
    assert table.refused("stack T1") == "not-offered"
    assert "stack T2" in table.lines()


def test_case_7_production():
    table = Table(stage="before_roll").goods(A, forest=2).goods(P, hills=3)
    table.roll(2, "bandit")
    assert table.amount(A, "w2u") == 3
    assert table.amount(P, "w2l") == 3


@pytest.mark.parametrize(
    "slot,number,place,expected", [("w1u1", 2, "w2u", 2), ("w1u1", 1, "cu", 1), ("w1l1", 2, "w2u", 1)]
)
def test_case_8_doubling(slot, number, place, expected):
    table = Table(stage="before_roll").card(A, slot, "sawmill").roll(number, "bandit")
    assert table.amount(A, place) == expected


def bandit(turn: int = 5) -> Table:
    return Table(stage="before_roll", turn=turn).goods(A, lumber=2, gold=3, grain=2, wool=1)


def test_case_9_bandit():
    table = bandit().goods(P, lumber=3, gold=1, wool=3).roll(3, "bandit")
    assert table.stock(A) == {"brick": 1, "lumber": 2, "grain": 2}
    assert table.stock(P) == {"lumber": 3, "gold": 1, "wool": 3}  # exactly seven
    grace = bandit(turn=4).roll(3, "bandit")
    assert grace.stock(A)["gold"] == 3
    assert grace.happened(NothingHappened)


def test_case_10_bandit_with_fortified_storehouse():
    table = bandit().card(A, "e1u1", "fortified_storehouse")
    assert table.fork().roll(1, "bandit").stock(A)["wool"] == 1
    table.goods(A, brick=2, ore=3).roll(1, "bandit")
    assert table.stock(A) == {"brick": 2, "lumber": 2, "grain": 2, "ore": 3, "gold": 3}


def test_case_11_bandit_and_store():
    table = Table("tc", stage="before_roll").site(A, 1, "city").goods(A, lumber=3, gold=2, grain=2)
    table.card(A, "e1u1", "natural_store", stored="wool", amount=2).roll(1, "bandit")
    assert table.stock(A)["gold"] == 3
    assert table.at(A, "e1u1").amount == 2


def test_case_12_trade_face():
    even = Table(stage="before_roll").site(A, 1, "city").site(P, 1, "city").goods(P, ore=1)
    even.card(A, "e1u1", "merchants_guild").card(P, "e1u1", "merchants_guild").checked()
    assert even.state.mill == -1
    assert even.roll(1, "trade").happened(NothingHappened)
    table = Table(stage="before_roll").site(A, 1, "city").site(P, 1, "city").goods(P, ore=1, grain=1)
    table.card(A, "e1u1", "merchants_guild").card(A, "e1l1", "toll_bridge").card(P, "e1u1", "merchants_guild").checked()
    assert table.state.mill == A
    full = table.fork().goods(A, ore=3).roll(3, "trade")
    assert full.stock(P)["ore"] == 1  # only grain could be named, so it was taken
    assert "grain" not in full.stock(P)
    table.roll(3, "trade").play("take 1 ore")
    assert "ore" not in table.stock(P)
    assert table.stock(A)["ore"] == 1


def test_case_14_lothar():
    table = Table("tc", stage="before_roll").card(P, "w1u1", "lothar").card(A, "w1u1", "knight_jitka")
    table.checked()
    first = table.fork().roll(1, "tournament")
    assert first.asked == [(A, "gain")]
    second = table.fork().roll(6, "tournament")
    assert second.asked == [(P, "gain")]
    inn = Table("tc").card(A, "w1u1", "inn").card(P, "w1u1", "lothar").goods(A, gold=1).having(production=6)
    inn.play("use at w1u1", card_roll=[1])
    assert standing.tournament(inn.state, P) == 6


def test_case_15_good_year():
    table = Table("sp", stage="before_roll").card(A, "w1u1", "toll_bridge")
    table.card(A, "w1l1", "privateer_fleet").card(A, "e1l1", "privateer_fleet").land(A, "e2u", "s_gold_3")
    table.roll(6, "good_year").play("gain 1 wool", by=A).play("gain 1 ore", by=P)
    assert table.stock(A) == {"wool": 1, "gold": 4}
    assert table.stock(P)["ore"] == 2  # one of choice, one from the 6 on mountains
    small = Table("sp", stage="before_roll").card(A, "w1u1", "toll_bridge").goods(A, gold=2)
    small.roll(2, "good_year").play("gain 1 wool", by=A).play("gain 1 ore", by=P)
    assert small.stock(A)["gold"] == 3


def test_case_17_civil_war():
    table = Table("sp", stage="before_roll").site(A, 1, "city").card(A, "e1u1", "cathedral")
    table.card(A, "w1u1", "fleet_ore").card(A, "w1l1", "privateer_fleet").card(P, "w1u1", "knight_vok").checked()
    assert table.state.knight == P
    table.event_top("civil_war").roll(3, "question")
    assert table.asked == [(A, "under")]
    table.play("stack B2").play("stack B3")
    assert table.cards(A) == {"cathedral", "fleet_ore"}
    assert table.cards(P) == set()
    assert (table.bottom("B2"), table.bottom("B3")) == ("privateer_fleet", "knight_vok")
    assert table.state.knight == -1


def test_case_18_bishop_and_veto():
    table = Table("wd", stage="before_roll").site(A, 1, "citadel").card(A, "e1u1", "magic_veto")
    table.card(A, "e2u", "tali", magic=2).card(A, "w1u1", "fleet_ore").card(P, "w1u1", "knight_vok")
    table.hand(P, "bishop", "library").hand(A, "spy").checked().event_top("civil_war").roll(1, "question")
    assert table.asked == [(A, "defence"), (P, "defence")]
    table.play("play bishop", by=P).play("pass", by=A)
    assert table.asked == [(A, "veto")]
    table.play("cast magic veto")
    assert table.at(A, "e2u").magic == 0
    assert table.asked == [(P, "under")]
    table.play("stack B2")
    assert table.bottom("B2") == "bishop"
    table.play("stack B1").play("stack B1")  # A's only unit, then Vok
    assert table.cards(P) == set()
    assert "fleet_ore" not in table.cards(A)


def test_case_19_progress():
    table = Table("sp", stage="before_roll").cities(A).card(A, "w1u1", "monastery").card(A, "w1l1", "monastery")
    table.card(A, "e1u1", "university").event_top("progress")
    assert standing.progress_cards(table.state, A) == 3
    one = table.fork().player(A, cards=tuple(card for card in table.me(A).cards if card.place != "w1l1"))
    one.card(A, "e1u1", "university", pawned=True)
    table.roll(1, "question").play("gain 2 wool")
    assert table.stock(A)["wool"] == 2
    one.roll(1, "question")
    assert one.refused("gain 2 wool") == "not-offered"
    one.play("gain 1 wool")


def test_case_20_calm_sea():
    table = Table("tc", stage="before_roll").card(A, "w1u1", "fleet_ore").card(A, "w1l1", "fleet_large")
    table.event_top("calm_sea").roll(1, "question")
    assert table.refused("gain 1 wool") == "not-offered"
    table.play("gain 1 wool,1 ore")
    assert table.stock(A) == {"wool": 1, "ore": 1, "gold": 1}


def test_case_21_peasants_revolt():
    table = Table("tc", stage="before_roll").card(A, "w1u1", "fortified_storehouse")
    table.card(A, "e1u1", "fortified_storehouse").goods(A, cu=3, w2u=1, e2u=0).event_top("peasant_revolt")
    table.roll(5, "question")
    assert [table.amount(A, place) for place in ("w2u", "cu", "e2u")] == [0, 1, 0]


def test_case_22_new_year():
    table = Table(stage="before_roll")
    others = [card for card in components.events(()) if card != "new_year"]
    table.having(events=stacks.EventStack(tuple(sorted(others[:3])), 3), event_discard=tuple(others[3:]))
    table.roll(1, "question", event_card=["master_builder"])
    assert table.happened(EventsShuffled)[0].number == 10
    assert table.state.event_discard == ("master_builder",)
    assert stacks.cards_below_year(table.state.events) == 3
    assert table.stock(A) == {"brick": 1, "lumber": 1, "gold": 1}


def test_case_23_comet():
    table = (
        Table("wd", stage="before_roll").cities(A).card(A, "e1u1", "church").site(P, 1, "city").site(P, 3, "settlement")
    )
    table.hand(A, "spy", "scout").hand(P, "bishop", "smithy", "caravan", "ambush").card(P, "w1u1", "monastery")
    table.stack("B2", "inn", "mint", "church").stack("B3", "sawmill", "library", "harbour", "aqueduct")
    table.event_top("comet").roll(1, "question")
    assert (table.points(A), table.points(P)) == (5, 4)
    table.play("stack B2")
    assert table.asked == [(P, "comet-stack")]
    assert table.refused("stack B2") == "not-offered"
    table.play("stack B3").play("order 2,1").play("order 1,2,3,4")
    assert table.me(A).hand == ("inn", "mint", "church")
    assert stacks.stack(table.state, "B2").bottom == ("scout", "spy")
    assert table.me(P).hand == ("sawmill", "library", "harbour", "aqueduct")
    spared = Table("wd", stage="before_roll").hand(A, "spy").event_top("comet").roll(1, "question")
    assert spared.me(A).hand == ("spy",)  # two points only


def jumper() -> Table:
    table = Table("wd", stage="before_roll").site(P, 1, "citadel").card(P, "e1u1", "time_jump")
    return table.card(P, "e2u", "tali", magic=2).card(P, "e2l", "ira", magic=2)


def test_case_24_time_jump_on_the_face():
    table = jumper().event_top("master_builder").roll(1, "bandit")
    assert table.asked == [(P, "time-jump-face")]
    table.play("cast time jump", event_die_again=["question"])
    assert table.state.event_discard == ("master_builder",)
    assert table.state.stage == "main"  # no second jump in this turn
    table.play("end").default().default().default()
    table.roll(1, "bandit")
    assert table.asked == [(P, "time-jump-face")]


def test_case_25_time_jump_on_the_card():
    table = jumper().card(A, "w1u1", "smithy", witch=True).event_top("plague").roll(1, "question")
    table.play("pass")
    assert table.asked == [(P, "time-jump-card")]
    table.play("cast time jump", event_die_again=["tournament"])
    assert table.state.event_discard == ("plague",)
    assert table.at(A, "w1u1").witch
    assert table.state.face == "tournament"


def test_case_26_wheel_of_time_and_alchemist():
    table = Table("wd", stage="before_roll").site(A, 1, "citadel").card(A, "e1u1", "wheel_of_time")
    table.card(A, "e2u", "tali", magic=2).hand(A, "alchemist")
    table.play("cast wheel of time with good year").play("play alchemist with 4").play("roll")
    assert not table.barrier
    table.play("gain 1 ore", by=A).play("gain 1 ore", by=P)
    assert (table.state.production, table.state.face) == (4, "good_year")
    assert table.stock(A) == {"ore": 1, "wool": 1}
