"""The live line of a game, its undo, and the branch of the dice."""

import pytest

from engine.core.errors import Illegal
from engine.core.match import Match
from engine.core.registry import game
from engine.core.rng import Rng
from engine.games.burgundy.decisions import EndTurn, TakeWorkers

BURGUNDY = game("burgundy")


def started():
    return Match(BURGUNDY, BURGUNDY.options(), 2, Rng(b"2" * 32, b"salt"))


def whole_round(match):
    for _ in range(2):
        seat = match.state.seat
        for decision in (TakeWorkers(0), TakeWorkers(1), EndTurn()):
            match.play(seat, decision)


def test_undo_before_a_barrier_keeps_the_dice():
    match = started()
    whole_round(match)
    rolled = match.state
    match.undo(5)
    assert match.branch == 1  # the end of the round was seen
    other = started()
    for played in match.line:
        other.play(played.seat, played.decision)
    other.undo(4)
    assert other.branch == 0
    seat = other.state.seat
    other.play(seat, TakeWorkers(1))
    other.play(seat, EndTurn())
    assert other.state == rolled


def test_undo_past_a_barrier_rolls_anew():
    match = started()
    whole_round(match)
    before = match.state
    assert match.crosses_barrier(5)
    assert not match.crosses_barrier(6)
    taken_back = match.undo(5)
    assert [played.decision for played in taken_back] == [EndTurn()]
    match.play(match.state.seat, EndTurn())
    assert match.branch == 1
    assert match.state.players != before.players  # other dice
    assert match.line[-1].seq == 7  # numbers are never used twice


def test_illegal_decision_changes_nothing():
    match = started()
    with pytest.raises(Illegal):
        match.play(match.state.seat, EndTurn())
    assert match.line == []
    assert match.last_seq == 0


def test_positions_by_number():
    match = started()
    whole_round(match)
    assert match.at(0) == match.first
    assert match.at(6) == match.state
