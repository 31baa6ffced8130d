"""Chance brings games to their end: it builds rather than trades, and hardly ever throws points away."""

from engine.games.catan_cards import GAME, chances
from engine.games.catan_cards.decisions import BankTrade, BuildCity, RemoveCard
from tests.engine.catan_cards.table import A, Table


def weights(table: Table) -> dict[object, int]:
    view = GAME.view(table.state, A)
    return {decision: GAME.weigh(view, decision) for decision in GAME.legal(table.state, A).decisions}


def test_points_are_thrown_away_least_of_all():
    """The discard pile never comes back: where everybody's points lie on it, no game could end any more."""
    found = weights(Table().site(A, 1, "city").card(A, "e1u1", "church").card(A, "w1u1", "smithy"))
    assert (found[RemoveCard("e1u1")], found[RemoveCard("w1u1")]) == (chances.POINTS_THROWN_AWAY, 100)
    assert min(found.values()) == chances.POINTS_THROWN_AWAY


def test_a_bewitched_building_gives_no_points():
    found = weights(Table("wd").site(A, 1, "city").card(A, "e1u1", "church", witch=True))
    assert found[RemoveCard("e1u1")] == 100


def test_a_city_weighs_more_than_all_trades_together():
    found = weights(Table().rich(A).goods(A, wool=0))
    trades = sum(weight for decision, weight in found.items() if isinstance(decision, BankTrade))
    assert found[BuildCity("w1")] > trades > 0
