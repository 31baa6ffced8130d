"""Families of decisions: listing, counting, sampling and accepting agree."""

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.core.families import Bag, BagPair, Order, Path, Split, Subset
from engine.core.rng import Rng

SAME = {"make": lambda choice: choice, "read": lambda decision: decision, "verb": "x"}
seeds = st.binary(min_size=32, max_size=32)
stocks = st.lists(st.integers(1, 4), min_size=1, max_size=4).map(
    lambda ns: tuple((f"k{i}", n) for i, n in enumerate(ns))
)


@given(st.integers(1, 6), st.integers(0, 3), st.integers(0, 3), seeds)
def test_subset(size, least, more, seed):
    least = min(least, size)
    family = Subset(items=tuple(range(size)), least=least, most=least + more, **SAME)
    _agree(family, seed)
    assert family.accepts((0, 0)) is None
    assert family.accepts((99,)) is None
    assert all(least <= len(choice) <= least + more for choice in family.choices())


@given(stocks, st.integers(0, 3), st.integers(0, 3), seeds)
def test_bag(stock, least, more, seed):
    least = min(least, sum(n for _, n in stock))
    family = Bag(stock=stock, least=least, most=least + more, **SAME)
    _agree(family, seed)
    assert family.accepts((("k0", 99),)) is None
    assert family.accepts((("nothing", 1),)) is None


@given(stocks, seeds)
def test_bag_pair_never_has_a_kind_on_both_sides(give, seed):
    want = (("k0", 2), ("other", 2))
    family = BagPair(give=give, want=want, most=2, **SAME)
    _agree(family, seed)
    assert family.accepts(((("k0", 1),), (("k0", 1),))) is None
    assert family.accepts(((), (("other", 1),))) is None


@given(st.integers(1, 5), seeds)
def test_order_takes_short_forms(size, seed):
    family = Order(items=tuple(range(size)), **SAME)
    _agree(family, seed)
    last = size - 1
    assert family.accepts((last,)) == (last, *range(last))
    assert family.accepts((0, 0)) is None


@given(st.integers(1, 4), st.integers(0, 2), st.integers(0, 2), seeds)
def test_split_respects_room_and_taste(things, left, right, seed):
    family = Split(
        things=tuple(range(things)), places=(("even", left), ("any", right)),
        takes=lambda thing, place: place == "any" or thing % 2 == 0, **SAME,
    )  # fmt: skip
    _agree(family, seed)
    assert family.accepts(((0, "nowhere"),)) is None
    assert family.accepts(((1, "even"),)) is None
    assert family.accepts(tuple((i, "any") for i in range(right + 1))) is None


def _line(place):
    return [p for p in (place - 1, place + 1) if -3 <= p <= 3]


@given(st.integers(1, 4), seeds)
def test_path_accepts_goals_and_detours(steps, seed):
    family = Path(start=0, steps=steps, neighbours=_line, stops=lambda place: place != 1, **SAME)
    choices = list(family.choices())
    for choice in choices:
        assert family.accepts(choice) == choice
        assert family.accepts((choice[-1],)) == choice
    assert family.accepts((1,)) is None  # not a legal stop
    assert family.accepts((5,)) is None
    assert (family.accepts((-1, 0, -1)) is not None) == (steps >= 3)  # a detour is a legal way too
    assert family.count() == len(choices)
    if choices:
        assert family.sample(Rng(seed)) in choices


def _agree(family, seed):
    listed = list(islice(family.choices(), 2000))
    assert len(set(listed)) == len(listed)
    if family.count() is not None:
        assert family.count() == len(listed)
    for choice in listed[:50]:
        assert family.accepts(choice) == choice
    if listed:
        assert family.sample(Rng(seed)) in listed


def test_a_bag_lists_what_most_would_choose_first():
    stock = (("ore", 2), ("wool", 1), ("gold", 1))
    plain = list(Bag(stock=stock, least=2, most=2, **SAME).choices())
    wanted = list(Bag(stock=stock, least=2, most=2, first=(("ore", 2),), **SAME).choices())
    assert wanted[0] == (("ore", 2),)
    assert sorted(wanted) == sorted(plain)
