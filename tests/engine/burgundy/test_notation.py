"""Lines people type: writing and reading, in two languages, with parts left out."""

import pytest

from engine.core.errors import BadNotation, Illegal
from engine.core.notation import LONGEST_LINE
from engine.core.reading import Ambiguous, read_decision
from engine.games.burgundy import GAME
from engine.games.burgundy.components import TILES
from engine.games.burgundy.decisions import (
    BuyTile,
    ChooseCastle,
    ChooseEstate,
    CollectGoods,
    EndTurn,
    Pass,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)
from tests.engine.burgundy.selfplay import random_states
from tests.engine.burgundy.table import Table
from tests.engine.burgundy.test_rounds import OPTIONS

LINES = {
    "take ship from 6 with 1": TakeTile("ship", 6, 0),
    "take cow_3 from 1 with 2 for bank": TakeTile("cow_3", 1, 1, "bank"),
    "place k12 at C4 with 1": PlaceTile("k12_shift_take", "C4", 0),
    "place boarding_house at E4": PlaceTile("boarding_house", "E4"),
    "sell 5 with 2": SellGoods(5, 1),
    "workers with 1": TakeWorkers(0),
    "workers": TakeWorkers(),
    "buy mine from black": BuyTile("mine", 0),
    "buy bank from 3 for ship": BuyTile("bank", 3, "ship"),
    "collect 2,5 from 4": CollectGoods((4,), (2, 5)),
    "collect nothing from 6,1": CollectGoods((6, 1), ()),
    "collect from 4": CollectGoods((4,)),
    "pass": Pass(),
    "end": EndTurn(),
    "estate 5 at C2": ChooseEstate(5, "C2"),
    "castle at D4": ChooseCastle("D4"),
}
SAME = {
    TakeTile("ship", 6, 0): [
        "vezmi loď z 6 s 1",
        "VEZMI LOD Z 6 S 1",
        "take with 1 from 6 ship",
        "take from 6, ship, with 1",
        "vzít loď s kostkou 1 z oblasti 6",
        "Take  Ship  from depot 6 with die 1",
    ],
    TakeTile("carpenter", 2, 1): [
        "take carpenter's workshop from 2 with 2",
        "take Carpenters Workshop from 2 with 2",
        "vezmi tesařská dílna z 2 s 2",
        "vezmi tesarskou dilnu ze 2 se 2",
    ],
    TakeTile("cow_3", 1, 0): ["take 3 cows from 1 with 1", "vezmi 3 krávy z 1 s 1", "ber 3 kravy z 1 s 1"],
    PlaceTile("k12_shift_take", "C4", 0): [
        "place knowledge 12 at c4 with 1",
        "polož znalost 12 na C4 s 1",
        "umisti zvedove na c4 s 1",
        "place scouts C4 with 1",
        "place k12 scouts on C4 with 1",
        "polož k12 zvědové na C4 s 1",
    ],
    PlaceTile("watchtower", "E5", 1): ["postav strážní věž na E5 s 2", "build watchtower E5 with 2"],
    SellGoods(5, 1): ["prodej 5 s 2", "prodat 5 s kostkou 2", "sell with 2 5"],
    TakeWorkers(1): ["dělníci s 2", "delnici s 2", "dělníky s 2", "worker with 2"],
    BuyTile("bank", 0, "ship"): [
        "kup banku z černé za loď",
        "kup banka z cerne oblasti za lod",
        "buy bank for ship from the black depot",
    ],
    BuyTile("bank", 3): ["koupit banku z oblasti 3", "buy bank from depot 3"],
    CollectGoods((6, 1), (2, 5)): ["nalož 2, 5 z 6, 1", "seber 2,5 z oblasti 6,1", "collect from 6,1 2,5"],
    CollectGoods((4,), ()): ["seber nic z 4", "collect none from 4"],
    Pass(): ["vynech", "pas", "skip", "PASS"],
    EndTurn(): ["konec", "konec tahu", "end turn"],
    ChooseEstate(5, "C2"): ["panství 5 na c2", "panstvi 5 C2", "estate 5 c2"],
    ChooseCastle("D4"): ["hrad na D4", "castle d4"],
}
GARBAGE = {
    "": "no-such-verb",
    "   ": "no-such-verb",
    "dance": "no-such-verb",
    "🎲": "no-such-verb",
    "take dragon from 6": "word-not-understood",
    "take ship from six": "word-not-understood",
    "take ship 6": "word-not-understood",
    "take ship ship ship": "word-not-understood",
    "place ship at H9": "word-not-understood",
    "pass now": "word-not-understood",
    "sell 99999999999999999999": "word-not-understood",
    "take ship from 6 with 1'; drop table": "word-not-understood",
    "x" * (LONGEST_LINE + 1): "line-too-long",
}


def reading(table: Table, line: str) -> object:
    return read_decision(GAME, table.state, table.state.seat, line)


@pytest.mark.parametrize("line", LINES)
def test_a_decision_is_written_like_this_and_read_back(line):
    assert GAME.grammar.write(LINES[line]) == line
    assert GAME.grammar.read(line).exact() == LINES[line]


@pytest.mark.parametrize("decision,line", [(decision, line) for decision, lines in SAME.items() for line in lines])
def test_the_same_in_other_words(decision, line):
    assert GAME.grammar.read(line).exact() == decision


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_read_by_id_and_by_both_names(tile):
    kind = TILES[tile]
    for name in (tile, kind.name_en, kind.name_cs, kind.name_cs.upper()):
        assert GAME.grammar.read(f"place {name} at D4").exact() == PlaceTile(tile, "D4")


@pytest.mark.parametrize("line,reason", GARBAGE.items())
def test_garbage_is_refused_kindly(line, reason):
    with pytest.raises(BadNotation) as caught:
        reading(Table().depot(6, "ship"), line)
    assert caught.value.key == reason
    for lang in ("en", "cs"):
        sentence = GAME.speech(lang).reason(caught.value)
        assert not sentence.startswith("error-")
        assert "{" not in sentence


@pytest.mark.parametrize(
    "seats,estates", [(2, "basic"), (3, "basic"), (4, "basic"), *((3, option) for option in OPTIONS[1:])]
)
def test_every_legal_decision_is_written_and_read_back(seats, estates):
    states = random_states(seats, estates, seed=21)[:-1]
    for state in (*states[:seats], *states[seats::12]):
        for decision in GAME.legal(state, state.seat).decisions:
            line = GAME.grammar.write(decision)
            assert GAME.grammar.read(line).exact() == decision
            assert read_decision(GAME, state, state.seat, line) == decision


def test_a_left_out_die_is_the_cheapest():
    table = Table().player(dice=(4, 5), workers=3, storage=["bank"], goods={6: 1}).depot(6, "ship")
    assert reading(table, "take ship from 6") == TakeTile("ship", 6, 1)
    assert reading(table, "take ship") == TakeTile("ship", 6, 1)
    assert reading(table, "sell 6") == SellGoods(6, 1)
    assert reading(table, "place bank at E4") == PlaceTile("bank", "E4", 0)
    assert reading(table, "workers") == TakeWorkers(0)
    assert reading(table.player(dice=(None, 5)), "workers") == TakeWorkers(1)


def test_a_named_die_is_respected():
    table = Table().player(dice=(4, 5), workers=3).depot(6, "ship")
    assert reading(table, "take ship with 1") == TakeTile("ship", 6, 0)


def test_what_only_one_thing_can_mean_may_be_left_out():
    table = Table().player(dice=(2, 1), storage=["ship", "mine"]).depot(2, "bank")
    assert reading(table, "take") == TakeTile("bank", 2, 0)
    assert reading(table, "place ship") == PlaceTile("ship", "D3", 0)
    ship = Table().player(storage=["ship"], dice=(2, 1)).goods_at(4, 2).play("place ship at D3 with 1")
    assert reading(ship, "collect 2") == CollectGoods((4,), (2,))
    assert reading(ship, "collect from 4") == CollectGoods((4,), (2,))


def test_an_ambiguous_line_names_what_fits():
    table = Table().player(dice=(2, 5), storage=["ship"]).depot(2, "bank").depot(5, "bank")
    with pytest.raises(Ambiguous) as caught:
        reading(table, "take bank")
    assert caught.value.options == (TakeTile("bank", 2, 0), TakeTile("bank", 5, 1))
    with pytest.raises(Ambiguous) as caught:
        reading(table, "place ship")
    assert caught.value.options == (PlaceTile("ship", "D3", 0), PlaceTile("ship", "D5", 1))
    sentence = GAME.speech("en").reason(caught.value)
    assert "place ship at D3 with 1" in sentence
    assert "place ship at D5 with 2" in sentence


def test_a_full_storage_asks_what_to_give_up():
    table = Table().player(dice=(1, 1), storage=["ship", "mine", "castle"]).depot(1, "bank")
    with pytest.raises(Ambiguous) as caught:
        reading(table, "take bank from 1 with 1")
    assert [option.discard for option in caught.value.options] == ["ship", "mine", "castle"]
    assert reading(table, "take bank from 1 for mine") == TakeTile("bank", 1, 0, "mine")


@pytest.mark.parametrize(
    "line,reason",
    [
        ("take ship from 6", "not-enough-workers"),
        ("take mine from 6", "tile-not-there"),
        ("place bank at E4", "tile-not-stored"),
        ("sell 3", "goods-not-stored"),
        ("workers with 3", "no-such-die"),
        ("place", "storage-empty"),
        ("sell", "nothing-to-sell"),
        ("buy ship", "not-enough-silver"),
        ("collect 1", "no-ship-placed"),
    ],
)
def test_a_readable_line_that_is_not_legal_says_why(line, reason):
    table = Table().player(dice=(2, 3)).depot(6, "ship").depot(3, "bank")
    with pytest.raises(Illegal) as caught:
        reading(table, line)
    assert caught.value.reason == reason


def test_an_incomplete_line_says_what_is_missing():
    table = Table().player(dice=(3, 3), storage=["bank"]).depot(3, "bank")
    with pytest.raises(BadNotation) as caught:
        reading(table, "take from 5")
    assert caught.value.key == "line-incomplete"


def test_nobody_reads_a_line_for_another_seat():
    with pytest.raises(Illegal) as caught:
        read_decision(GAME, Table().state, 1, "workers")
    assert caught.value.reason == "not-your-turn"
