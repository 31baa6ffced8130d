"""Questions, gates, the head of the view and the small events of a turn."""

import pytest

from engine.core.prompt import Gate, Prompt
from engine.games.burgundy import GAME
from engine.games.burgundy.decisions import ChooseCastle, ChooseEstate, EndTurn, TakeWorkers
from engine.games.burgundy.events import (
    DieUsed,
    EstateChosen,
    GoodsCollected,
    GoodsSold,
    PointsScored,
    SilverGained,
    TileBought,
    TileDiscarded,
    TilePlaced,
    TileTaken,
    TurnEnded,
    WorkersGained,
)
from tests.engine.burgundy.selfplay import random_game
from tests.engine.burgundy.table import Table


def gate(table: Table, decision: object) -> Gate | None:
    return GAME.gate(GAME.view(table.state, None), decision)


def test_each_decision_asks_a_new_question_and_each_turn_has_a_new_number():
    table = Table()
    assert GAME.prompts(table.state) == (Prompt(1, 0, "turn", 1),)
    table.play("workers with 1")
    assert GAME.prompts(table.state) == (Prompt(2, 0, "turn", 1),)
    table.play("workers with 2", "end")
    assert GAME.prompts(table.state) == (Prompt(4, 1, "turn", 2),)
    table.idle()
    assert GAME.prompts(table.state) == (Prompt(7, 0, "turn", 3),)


def test_questions_about_estates_count_as_turns():
    table = Table.opened("choose", 3)
    assert GAME.prompts(table.state) == (Prompt(1, 0, "choose-estate", 1),)
    table.play(ChooseEstate(1, "D4"))
    assert GAME.prompts(table.state) == (Prompt(2, 1, "choose-estate", 2),)
    assert GAME.prompts(Table.opened("random").state)[0].kind == "choose-castle"


def test_a_pending_effect_is_the_question():
    table = Table().player(storage=["ship"], dice=(2, 1)).goods_at(1, 1).play("place ship at D3 with 1")
    assert GAME.prompts(table.state) == (Prompt(2, 0, "effect-collect-goods", 1),)


def test_nothing_is_asked_after_the_end():
    table = Table().finish()
    assert GAME.prompts(table.state) == ()
    assert GAME.legal(table.state, 0).decisions == ()


def test_the_last_end_of_turn_rolls_or_deals():
    first, last = Table().player(dice=(None, None)), Table().turn_of(1).player(1, dice=(None, None))
    assert gate(first, EndTurn()) is None
    assert gate(last, EndTurn()) == Gate("roll", "next-round")
    assert gate(last, TakeWorkers(0)) is None
    assert gate(Table(round=4).turn_of(1), EndTurn()) == Gate("roll", "next-round")
    assert gate(Table(round=5).turn_of(1), EndTurn()) == Gate("reveal", "next-phase")
    assert gate(Table(phase="D", round=5).turn_of(1), EndTurn()) == Gate("reveal", "next-phase")
    assert gate(Table(phase="E", round=5).turn_of(1), EndTurn()) is None


def test_the_last_estate_deals_the_first_phase():
    table = Table.opened("same:3", 2)
    hexes = [line.split()[-1] for line in table.choices]
    assert gate(table, ChooseCastle(hexes[0])) is None
    table.play(ChooseCastle(hexes[0]))
    assert table.events == (EstateChosen(0, 3, hexes[0]),)
    assert gate(table, ChooseCastle(hexes[0])) == Gate("reveal", "first-phase")


@pytest.mark.parametrize("seats,estates", [(2, "basic"), (3, "choose")])
def test_a_gate_stands_exactly_before_a_barrier(seats, estates):
    for state, step in random_game(seats, estates, seed=31):
        rolls = step.state.round != state.round or step.state.phase != state.phase or step.state.stage != state.stage
        assert step.barrier == (rolls and step.state.stage != "over")
        barred = [d for d in GAME.legal(state, state.seat).decisions if GAME.gate(GAME.view(state, None), d)]
        assert bool(barred) >= step.barrier


def test_the_head_of_the_view():
    table = Table(3, phase="C", round=4).player(0, points=5).player(1, points=9).player(2, points=5).ordered(2, 0, 1)
    head = GAME.view(table.state, 1).head
    assert head.order == (2, 0, 1)
    assert head.stage == (("phase", "C"), ("round", "4"))
    assert head.scores == (5, 9, 5)
    assert head.places == (2, 1, 2)
    assert head.awaited == GAME.prompts(table.state)
    assert head.end == "after-last-round"
    assert GAME.view(table.finish().state, None).head.end == "over"


def test_taking_says_die_workers_tile_and_discard():
    table = Table().player(dice=(2, 5), workers=2, storage=["mine", "bank", "ship"]).depot(6, "castle")
    table.play("take castle from 6 with 1 for bank")
    assert table.events == (DieUsed(0, 2, 6, 2), TileTaken(0, "castle", 6), TileDiscarded(0, "bank"))


def test_placing_says_what_the_tile_gives():
    table = Table().player(dice=(3, 4), workers=1, storage=["bank", "watchtower"])
    table.play("place bank at E4 with 1")
    assert table.events == (DieUsed(0, 3, 3, 0), TilePlaced(0, "bank", "E4"), SilverGained(0, 2))
    table.play("place watchtower at F4 with 2")
    assert table.events == (DieUsed(0, 4, 5, 1), TilePlaced(0, "watchtower", "F4"), PointsScored(0, "watchtower", 4))


def test_workers_buying_and_selling_are_told():
    table = Table().player(knowledge=[13, 4], dice=(6, 5), silver=1, goods={5: 2}).black("mine")
    table.play("workers with 1")
    assert table.events == (DieUsed(0, 6, 6, 0), WorkersGained(0, 2), SilverGained(0, 1))
    table.play("buy mine from black")
    assert table.events == (TileBought(0, "mine", 0, 2),)
    table.play("sell 5 with 2")
    assert table.events == (DieUsed(0, 5, 5, 0), GoodsSold(0, 5, 2, 4, 1, 1))
    table.play("end")
    assert table.events == (TurnEnded(0),)


def test_loading_names_every_token():
    table = Table().player(storage=["ship"], dice=(2, 1)).goods_at(3, 4, 1, 4).play("place ship at D3 with 1")
    assert table.play("collect 1,4 from 3").events == (GoodsCollected(0, (3,), (1, 4, 4)),)
