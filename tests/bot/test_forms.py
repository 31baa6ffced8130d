"""Forms for families: whatever is pressed leads to legal decisions, and every decision can be reached."""

from collections import Counter
from itertools import islice
from random import Random

import msgspec
import pytest
from discord import PartialEmoji

from bot.ui.custom_id import Act, read
from bot.ui.limits import CUSTOM_ID, OPTIONS
from bot.ui.panels.forms import Filling, FormMaker, few, is_single, with_pick
from bot.ui.screens import Button, Select
from engine.core.families import Bag, BagPair, Order, Path, Split, Subset
from engine.core.notation import Amounts, Form, Grammar, Several, Slot, Words
from tests.contract.bazaar import GAME, BazaarOptions
from tests.contract.walks import walk

KINDS = tuple(f"k{i}" for i in range(40))
GRID = tuple(f"{letter}{number}" for letter in "ABCDE" for number in range(1, 13))


class Swap(msgspec.Struct, frozen=True):
    give: tuple[tuple[str, int], ...]
    want: tuple[tuple[str, int], ...]
    who: int | None = None


class Keep(msgspec.Struct, frozen=True):
    things: tuple[str, ...]


class Drop(msgspec.Struct, frozen=True):
    cards: tuple[tuple[str, int], ...]


class Toy(type(GAME)):
    """The toy with decisions of every shape and size."""

    grammar = Grammar(
        Form(Swap, "swap", (Slot("give", Amounts(Words({k: (k,) for k in KINDS}))),
                            Slot("want", Amounts(Words({k: (k,) for k in KINDS})), "for"),
                            Slot("who", Words({0: ("A",), 1: ("B",)}), "to"))),
        Form(Keep, "keep", (Slot("things", Several(Words({k: (k,) for k in (*KINDS, *GRID)}))),)),
        Form(Drop, "drop", (Slot("cards", Amounts(Words({k: (k,) for k in KINDS}))),)),
    )  # fmt: skip


def stock(kinds: int, amount: int):
    return tuple((kind, amount) for kind in KINDS[:kinds])


def neighbours(place: str):
    at = GRID.index(place)
    return tuple(GRID[i] for i in (at - 12, at - 1, at + 1, at + 12) if 0 <= i < len(GRID))


def swaps(who):
    return BagPair(
        verb="swap", make=lambda pair: Swap(*pair, who), read=lambda d: (d.give, d.want) if d.who == who else None,
        give=stock(5, 3), want=stock(6, 19), most=9,
    )  # fmt: skip


KEPT = {"verb": "keep", "make": Keep, "read": lambda decision: decision.things}
FAMILIES = {
    "trade": (swaps(None), swaps(0), swaps(1)),
    "tally": (Bag(verb="drop", make=Drop, read=lambda d: d.cards, stock=stock(5, 4), least=4, most=4),),
    "bag of many kinds": (Bag(verb="drop", make=Drop, read=lambda d: d.cards, stock=stock(40, 2), least=1, most=3),),
    "some of many": (Subset(items=KINDS, least=2, most=4, **KEPT),),
    "one of many": (Subset(items=KINDS, least=1, most=1, **KEPT),),
    "order": (Order(items=KINDS[:7], **KEPT),),
    "way": (Path(start="C6", steps=5, neighbours=neighbours, stops=lambda place: place != "C7", **KEPT),),
}


class Presser:
    """Presses what a form offers, as a person would."""

    def __init__(self, game, families) -> None:
        self.game = game
        self.families = families
        self.filling = Filling("verb")

    def maker(self) -> FormMaker:
        return FormMaker(self.game, self.families, self.filling, self.game.speech("en"))

    def offered(self) -> list[tuple[Act, str | None]]:
        found = []
        ids = []
        for piece in (*self.maker().pieces(_act), self.maker().foot(_act, "Done")):
            if isinstance(piece, Select):
                assert 1 <= len(piece.options) <= OPTIONS
                assert len({option.value for option in piece.options}) == len(piece.options)
                ids.append(piece.act.text())
                found += [(piece.act, option.value) for option in piece.options]
            elif isinstance(piece, tuple) and piece and isinstance(piece[0], Button):
                assert len(piece) <= 5
                ids += [button.act.text() for button in piece]
                found += [(button.act, None) for button in piece if not button.disabled]
        assert len(ids) == len(set(ids)), "two controls with one id"
        return found

    def press(self, act: Act, value: str | None) -> object | None:
        """The decision, if that was the last press."""
        act = read(act.text())
        if act.name == "pk":
            return self.game.grammar.read(value).exact()
        self.filling = Filling.read(act.arg)
        if act.name == "dn":
            return self.maker().decision()
        if act.name == "fs":
            self.filling = self.filling._replace(number=int(value))
        if act.name == "pi":
            self.filling = self.filling._replace(chosen=with_pick(self.filling.chosen, value), page=0)
        return None


def _act(name: str, arg: str) -> Act:
    made = Act(name, 36**4, "ff-ffff", "abcd", arg)
    assert len(made.text()) <= CUSTOM_ID
    return made


@pytest.mark.parametrize("name", FAMILIES)
def test_any_presses_lead_to_legal_decisions(name):
    families, random, reached = FAMILIES[name], Random(name), Counter()
    for _ in range(25):
        presser = Presser(Toy(), families)
        for _ in range(200):
            offered = presser.offered()
            done = [one for one in offered if one[0].name == "dn"]
            decision = presser.press(*(done[0] if done and random.random() < 0.3 else random.choice(offered)))
            if decision is not None:
                break
        else:
            raise AssertionError("no end of pressing")
        canonical = [family.accepts(decision) for family in families]
        assert any(canonical), decision
        reached[decision] += 1
    assert len(reached) > 8, "chance leads to many of them"


def test_tally_reaches_what_is_wanted_and_begins_anew_after_the_last():
    presser = Presser(Toy(), FAMILIES["trade"])
    for wanted in ("k0", "k0", "k1"):
        presser.press(*next(one for one in presser.offered() if _adds(presser, one, wanted, side=0)))
    for wanted in ("k5", "k5"):
        presser.press(*next(one for one in presser.offered() if _adds(presser, one, wanted, side=1)))
    presser.press(*next(one for one in presser.offered() if one[0].name == "fs" and one[1] == "1"))
    done = next(one for one in presser.offered() if one[0].name == "dn")
    assert presser.press(*done) == Swap((("k0", 2), ("k1", 1)), (("k5", 2),), 0)
    for _ in range(2):  # three is all there is of it
        presser.press(*next(one for one in presser.offered() if _changes(presser, one, "k0")))
    assert dict(presser.maker().choice()[0]).get("k0", 0) == 0


def test_nothing_is_both_given_and_wanted():
    presser = Presser(Toy(), FAMILIES["trade"])
    presser.press(*next(one for one in presser.offered() if _adds(presser, one, "k1", side=0)))
    presser.press(*next(one for one in presser.offered() if _adds(presser, one, "k1", side=1)))
    assert presser.maker().choice() == ((), (("k1", 1),))


def _changes(presser: Presser, one, kind: str) -> bool:
    if one[0].name != "ta":
        return False
    now = dict(presser.maker().choice()[0]).get(kind, 0)
    after = FormMaker(presser.game, presser.families, Filling.read(one[0].arg), presser.game.speech("en")).choice()
    return dict(after[0]).get(kind, 0) != now


def _adds(presser: Presser, one, kind: str, side: int) -> bool:
    if one[0].name != "ta":
        return False
    now, then = presser.maker().choice(), Filling.read(one[0].arg)
    after = FormMaker(presser.game, presser.families, then, presser.game.speech("en")).choice()
    return dict(after[side]).get(kind, 0) == dict(now[side]).get(kind, 0) + 1


def test_every_place_of_a_way_is_on_some_page():
    [family] = FAMILIES["way"]
    presser, seen = Presser(Toy(), (family,)), set()
    for _ in range(10):
        offered = presser.offered()
        seen |= {value for act, value in offered if act.name == "pk"}
        later = [act for act, _ in offered if act.name == "pg" and Filling.read(act.arg).page > presser.filling.page]
        if not later:
            break
        presser.press(later[0], None)
    goals = {way[-1] for way in family.choices()}
    assert len(goals) > OPTIONS
    assert {Toy.grammar.read(line).exact().things[-1] for line in seen} == goals


def test_forms_of_the_toy_game_are_filled():
    """Positions as they come in play, with splits among them."""
    seen = Counter()
    for seed in range(4):
        for moment in islice(walk(GAME, BazaarOptions(), 3, seed), 200):
            for family in GAME.legal(moment.state, moment.seat).families:
                if few(family):
                    continue
                presser, random = Presser(GAME, (family,)), Random(seed)
                decision = None
                while decision is None:
                    offered = presser.offered()
                    done = [one for one in offered if one[0].name == "dn"]
                    decision = presser.press(*(done[0] if done and random.random() < 0.5 else random.choice(offered)))
                assert GAME.check(moment.state, moment.seat, decision) is not None
                seen[type(family)] += 1
    assert {Split, BagPair, Path} <= set(seen)


@pytest.mark.parametrize("text", ["", "~", "verb~x~?~-1", "verb~99~zzzzzzzzzzzz~99", "verb~0~ž☃~0", "v~0~1-2-3~0"])
@pytest.mark.parametrize("name", FAMILIES)
def test_spoiled_ids_are_an_empty_or_smaller_form(name, text):
    maker = FormMaker(Toy(), FAMILIES[name], Filling.read(text), GAME.speech("en"))
    list(maker.pieces(_act))
    decision = maker.decision() if not is_single(maker.family) else None
    assert decision is None or maker.family.accepts(decision) == decision


@pytest.mark.parametrize(
    "name, field", [("trade", "give"), ("tally", "cards"), ("some of many", "things"), ("one of many", "things")]
)
def test_things_carry_their_emoji(name, field):
    def sign(asked: str, value: str) -> PartialEmoji | None:
        return PartialEmoji(name=value, id=1) if asked == field else None

    maker = FormMaker(Toy(), FAMILIES[name], Filling("verb"), GAME.speech("en"), sign)
    pieces = [piece for piece in maker.pieces(_act) if isinstance(piece, Select) or type(piece) is tuple]
    shown = [one for piece in pieces for one in (piece.options if isinstance(piece, Select) else piece)]
    with_emoji = [one for one in shown if one.emoji is not None]
    assert with_emoji
    assert all(one.emoji.name in one.label.split() for one in with_emoji)
