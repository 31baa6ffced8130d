"""Every reason for a refusal is raised here, has its sentence in both languages, and names a rule that can be read."""

import ast
import re
from collections.abc import Iterator
from importlib import resources

import pytest

import engine.games.burgundy
from engine.core.errors import Illegal
from engine.core.words import LANGUAGES
from engine.games.burgundy import GAME
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
from tests.engine.burgundy.table import Table

RAW = re.compile(r"[{}]|\bk\d\d_|\b[a-z]+_[a-z0-9]+\b|none")  # placeables, ids and values nobody should read


def at_castle() -> Table:
    """The bonus action of a castle is pending, two kinds of goods are stored."""
    table = Table().player(estate={"C3": "bank"}, storage=["castle"], goods={1: 1, 2: 1}, dice=(6, 1))
    return table.depot(4, "mine").play("place castle at B3 with 1")


def at_church() -> Table:
    table = Table().player(storage=["church"], dice=(3, 1)).depot(5, "mine", "ship").depot(3, "bank")
    return table.play("place church at E4 with 1")


def at_ship(**fields: object) -> Table:
    table = Table().player(storage=["ship"], dice=(2, 1), **fields).goods_at(2, 1, 3, 5).goods_at(4, 1)
    return table.play("place ship at D3 with 1")


def over() -> Table:
    return Table().finish()


def rich() -> Table:
    return Table().player(silver=5, dice=(1, 4)).black("mine", "ship").depot(1, "bank").depot(3, "church")


def full() -> Table:
    return rich().player(storage=["ship", "k12", "castle"], estate={"C3": "bank"}, goods={4: 2})


REFUSED = {
    "game-over": (over, TakeWorkers(0)),
    "not-your-turn": (lambda: Table().turn_of(1), TakeWorkers(0)),
    "estate-first": (lambda: Table.opened("choose"), EndTurn()),
    "effect-first": (at_castle, EndTurn()),
    "no-such-estate": (lambda: Table.opened("choose"), ChooseEstate(10, "D4")),
    "estate-taken": (lambda: Table.opened("choose").play(ChooseEstate(5, "C2")), ChooseEstate(5, "C2")),
    "estates-are-set": (Table, ChooseCastle("D4")),
    "estate-not-chosen": (lambda: Table.opened("choose"), ChooseCastle("D4")),
    "estate-is-dealt": (lambda: Table.opened("same:4"), ChooseEstate(4, "D4")),
    "not-a-castle-hex": (lambda: Table.opened("same:1"), ChooseCastle("A1")),
    "no-such-depot": (rich, TakeTile("bank", 0, 0)),
    "effect-other-color": (at_church, TakeTile("ship", 5)),
    "tile-not-there": (rich, TakeTile("mine", 1, 0)),
    "tile-not-stored": (full, PlaceTile("bank", "E4", 0)),
    "hex-covered": (full, PlaceTile("ship", "D4", 0)),
    "hex-other-color": (full, PlaceTile("ship", "C4", 0)),
    "not-adjacent": (full, PlaceTile("ship", "D1", 0)),
    "building-twice": (lambda: Table().player(estate={"E4": "bank"}, storage=["bank"]), PlaceTile("bank", "E5", 0)),
    "no-such-goods": (full, SellGoods(7, 0)),
    "goods-not-stored": (full, SellGoods(1, 0)),
    "already-bought": (lambda: rich().play("buy mine from black"), BuyTile("ship", 0)),
    "not-enough-silver": (lambda: rich().player(silver=1), BuyTile("ship", 0)),
    "buy-black-only": (rich, BuyTile("bank", 1)),
    "no-ship-placed": (Table, CollectGoods((1,))),
    "goods-which": (lambda: at_ship(goods={1: 1, 2: 1}), CollectGoods((2,))),
    "goods-named-twice": (at_ship, CollectGoods((2,), (3, 3))),
    "goods-not-new": (lambda: at_ship(goods={1: 1}), CollectGoods((2,), (1, 3))),
    "goods-not-there": (at_ship, CollectGoods((2,), (6,))),
    "goods-how-many": (at_ship, CollectGoods((2,), (1,))),
    "depots-not-neighbours": (lambda: at_ship(knowledge=[5]), CollectGoods((2, 4), (1, 3, 5))),
    "one-depot-only": (at_ship, CollectGoods((1, 2), (1, 3, 5))),
    "nothing-to-pass": (Table, Pass()),
    "effect-compulsory": (at_ship, Pass()),
    "dice-left": (Table, EndTurn()),
    "no-die-here": (at_castle, TakeWorkers(1)),
    "die-needed": (Table, TakeWorkers()),
    "dice-spent": (lambda: Table().player(dice=(None, None)), TakeWorkers(0)),
    "no-such-die": (Table, TakeWorkers(2)),
    "die-used": (lambda: Table().player(dice=(None, 1)), TakeWorkers(0)),
    "not-enough-workers": (rich, TakeTile("church", 3, 0)),
    "discard-needed": (full, TakeTile("bank", 1, 0)),
    "discard-not-needed": (rich, TakeTile("bank", 1, 0, "ship")),
    "no-such-tile": (rich, TakeTile("dragon", 1, 0)),
    "no-such-hex": (full, PlaceTile("ship", "Z9", 0)),
}
CLOSED = {
    "nothing-fits": (at_castle, "place"),
    "dice-spent": (lambda: rich().player(dice=(None, None)), "take"),
    "depots-empty": (Table, "take"),
    "dice-reach-nothing": (lambda: Table().player(goods={4: 1}), "sell"),
    "no-place-for-tiles": (lambda: Table().player(storage=["castle"]), "place"),
    "storage-empty": (Table, "place"),
    "nothing-to-sell": (Table, "sell"),
    "black-depot-empty": (lambda: Table().player(silver=2), "buy"),
    "not-enough-silver": (Table, "buy"),
    "already-bought": (lambda: rich().play("buy mine from black"), "buy"),
    "no-ship-placed": (Table, "collect"),
    "nothing-to-pass": (Table, "pass"),
    "dice-left": (Table, "end"),
    "estates-are-set": (Table, "castle"),
    "estate-first": (lambda: Table.opened("choose"), "take"),
    "estate-not-chosen": (lambda: Table.opened("choose"), "castle"),
    "estate-is-dealt": (lambda: Table.opened("random"), "estate"),
    "effect-first": (at_church, "sell"),
    "effect-compulsory": (at_ship, "pass"),
    "game-over": (over, "workers"),
}


# What the sentences are told, where that is more than the names in the decision.
TOLD = {
    "not-your-turn": {"seat": 1},
    "effect-first": {"effect": "action"},
    "not-a-castle-hex": {"hex": "A1", "hexes": ("A2", "A3", "B3", "D4")},
    "no-such-depot": {"number": 0},
    "effect-other-color": {"tile": "ship", "colors": ("mine", "knowledge", "castle")},
    "tile-not-there": {"tile": "mine", "source": 1},
    "hex-covered": {"hex": "D4", "tile": "castle"},
    "hex-other-color": {"hex": "C4", "color": "knowledge", "tile": "ship"},
    "not-enough-silver": {"have": 1, "need": 2},
    "goods-which": {"number": 1, "offered": (3, 5)},
    "goods-how-many": {"number": 3, "offered": (1, 3, 5)},
    "effect-compulsory": {"effect": "collect_goods"},
    "dice-left": {"number": 2},
    "no-such-die": {"number": 3},
    "die-used": {"number": 1},
    "not-enough-workers": {"need": 2, "have": 0, "value": 1, "needed": 3},
    "discard-needed": {"stored": ("ship", "k12_shift_take", "castle"), "example": "ship"},
}


def illegal_calls() -> Iterator[ast.Call]:
    """Every `Illegal(...)` written in the game's modules."""
    for file in resources.files(engine.games.burgundy).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                    yield node


def strings(node: ast.expr) -> set[str]:
    """The texts an argument may be; a choice of two counts twice."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    assert isinstance(node, ast.Constant), ast.dump(node)
    return {node.value}


REASONS = sorted(set().union(*(strings(call.args[0]) for call in illegal_calls())))
RULES = sorted(set().union(*(strings(call.args[1]) for call in illegal_calls())))


def raised(reason: str) -> Illegal:
    position, decision = REFUSED[reason]
    table = position()
    return table.refusal(decision, seat=0 if reason == "not-your-turn" else table.state.seat)


def test_every_reason_has_a_position_here():
    assert sorted(REFUSED | CLOSED) == REASONS


@pytest.mark.parametrize("reason", REFUSED)
def test_a_decision_is_refused_with_this_reason(reason):
    illegal = raised(reason)
    assert illegal.reason == reason
    assert illegal.rule in RULES


@pytest.mark.parametrize("reason", TOLD)
def test_a_refusal_tells_the_numbers(reason):
    assert raised(reason).args_for_words == TOLD[reason]


def test_the_workers_that_are_missing_are_those_of_the_cheapest_die():
    table = Table().player(dice=(1, 2)).depot(4, "mine")
    assert table.refusal(TakeTile("mine", 4)).args_for_words == {"need": 2, "have": 0, "value": 2, "needed": 4}
    assert table.refused(TakeWorkers()) == "die-needed"
    assert table.player(workers=2).refused(TakeTile("mine", 4)) == "die-needed"


@pytest.mark.parametrize("reason", CLOSED)
def test_a_verb_is_closed_with_this_reason(reason):
    position, verb = CLOSED[reason]
    table = position()
    closed = GAME.closed(table.state, table.state.seat)
    assert closed[verb].reason == reason
    assert closed[verb].rule in RULES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_is_said_in_words(reason, lang):
    if reason in REFUSED:
        illegal = raised(reason)
    else:
        position, verb = CLOSED[reason]
        illegal = GAME.closed(position().state, 0)[verb]
    speech = GAME.speech(lang, ("Anna", "Petr"))
    sentence = speech.reason(illegal)
    assert speech.say(f"why-{reason}") not in (f"why-{reason}", f"burgundy-why-{reason}")
    assert not RAW.search(sentence), sentence
    assert sentence[0] == sentence[0].upper()
    assert sentence.endswith(".")


@pytest.mark.parametrize("reason", REASONS)
def test_the_sentence_differs_by_language(reason):
    illegal = Illegal(reason, "turn")
    assert GAME.speech("en").reason(illegal) != GAME.speech("cs").reason(illegal)


def test_a_wrong_discard_and_an_unknown_one_are_told_apart():
    table = full()
    assert table.refused(TakeTile("bank", 1, 0, "mine")) == "tile-not-stored"
    assert table.refused(TakeTile("bank", 1, 0, "dragon")) == "no-such-tile"
    assert table.refused(CollectGoods((9,))) == "no-ship-placed"
    assert at_ship().refused(CollectGoods((9,))) == "no-such-depot"
    assert at_ship().refused(CollectGoods((2,), (7,))) == "no-such-goods"
    assert at_ship().refused(CollectGoods(())) == "one-depot-only"
    assert rich().refused(BuyTile("ship", 9)) == "no-such-depot"
