"""The grammar all games share, on the toy game and on Burgundy."""

import pytest

from engine.core.errors import BadNotation, Illegal
from engine.core.notation import LONGEST_LINE, fold, split_line
from engine.core.reading import Ambiguous, read_decision
from engine.core.rng import Rng
from engine.core.why import nearest, why_not
from tests.contract.bazaar import GAME
from tests.contract.bazaar.state import Bid, Build, Offer, Store


@pytest.mark.parametrize("text,folded", [
    ("Tesařská dílna", "tesarska dilna"),
    ("Carpenter's  workshop", "carpenters workshop"),
    ("boarding_house", "boarding house"),
    ("2,5", "2 , 5"),
    ("ŽLUŤOUČKÝ KŮŇ", "zlutoucky kun"),
])  # fmt: skip
def test_fold(text, folded):
    assert fold(text) == folded


def test_split_line_drops_empty_parts():
    assert split_line(" take ship from 4 ;; end; ") == ("take ship from 4", "end")


@pytest.mark.parametrize("line,decision", [
    ("offer 2 ore,1 wool for 1 wine", Offer((("ore", 2), ("wool", 1)), (("wine", 1),))),
    ("OFFER ore for 2 wine", Offer((("ore", 1),), (("wine", 2),))),
    ("build raid at 2 for 1 ore,1 wine", Build("raid", (("ore", 1), ("wine", 1)), victim=1)),
    ("build for 2 ore tower", Build("tower", (("ore", 2),))),
    ("store wine in cool,ore in dry", Store((("wine", "cool"), ("ore", "dry")))),
    ("store nothing", Store(())),
])  # fmt: skip
def test_lines_are_read(line, decision):
    assert GAME.grammar.read(line).exact() == decision


@pytest.mark.parametrize("line,key", [
    ("", "no-such-verb"),
    ("dance", "no-such-verb"),
    ("bid lots", "word-not-understood"),
    ("bid 1 2", "word-not-understood"),
    ("bid 99999999999999999999", "word-not-understood"),
    ("bid ½", "word-not-understood"),
    ("build tower for", "word-not-understood"),
    ("x" * (LONGEST_LINE + 1), "line-too-long"),
])  # fmt: skip
def test_nonsense_is_refused_with_the_word(line, key):
    with pytest.raises(BadNotation) as caught:
        GAME.grammar.read(line)
    assert caught.value.key == key


def test_incomplete_line_says_what_is_missing():
    with pytest.raises(BadNotation) as caught:
        GAME.grammar.read("bid").exact()
    assert caught.value.args_for_words["missing"] == "amount"


def test_left_out_part_with_several_values_is_ambiguous():
    state = GAME.new(GAME.options(), 2, Rng(b"1" * 32))
    with pytest.raises(Ambiguous) as caught:
        read_decision(GAME, state, 0, "bid")
    assert caught.value.options == (Bid(0), Bid(1), Bid(2), Bid(3))


def test_seat_that_is_not_asked_is_told_so():
    state = GAME.new(GAME.options(), 2, Rng(b"1" * 32))
    state = GAME.apply(state, 0, Bid(0), Rng(b"1" * 32)).state
    state = GAME.apply(state, 1, Bid(1), Rng(b"1" * 32)).state
    with pytest.raises(Illegal) as caught:
        read_decision(GAME, state, 0, "gather")
    assert caught.value.reason == "not-your-turn"


def test_why_not_names_the_nearest_moves():
    state = GAME.new(GAME.options(), 2, Rng(b"1" * 32))
    refusal = why_not(GAME, state, 0, Bid(9))
    assert refusal.illegal.reason == "not-possible"
    assert refusal.nearest == (Bid(0), Bid(1), Bid(2))
    assert why_not(GAME, state, 0, Bid(2)) is None
    assert nearest(GAME.legal(state, 0), Bid(2), most=1) == (Bid(2),)
