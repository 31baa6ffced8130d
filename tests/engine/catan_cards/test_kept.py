"""Results kept by identity are never those of other things, however ids are used again."""

from engine.games.catan_cards.kept import Kept


def test_a_result_is_worked_out_once_for_the_same_things():
    calls = []
    kept = Kept(lambda one, other: calls.append((one, other)) or len(one), most=4)
    cards = ("smithy", "church")
    assert [kept(cards, 0), kept(cards, 0), kept(cards, 1)] == [2, 2, 2]
    assert calls == [(cards, 0), (cards, 1)]


def test_results_stay_right_when_things_come_and_go():
    """Lists die at once unless kept: without their being kept, the next one would often get the id of the last."""
    kept = Kept(lambda one, other: (one[0], other[0]), most=3)
    assert [kept([number], [-number]) for number in range(1_000)] == [(number, -number) for number in range(1_000)]
