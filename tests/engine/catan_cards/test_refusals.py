"""Every reason a decision can be refused for: with its rule, in both languages, and without a trace on the table."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.core.words import LANGUAGES
from engine.games.catan_cards import GAME
from engine.games.catan_cards.decisions import (
    BankTrade,
    BuildRoad,
    Cast,
    Declare,
    OfferTrade,
    PlayCard,
)
from tests.engine.catan_cards.table import A, P, Table
from tests.engine.catan_cards.test_messages import FOUND, NAMES, RAW


class Case(NamedTuple):
    """A decision that is refused, and why."""

    reason: str
    rule: str
    table: Callable[[], Table]
    said: object
    by: int = A


def before() -> Table:
    return Table("tc-sp-wd", stage="before_roll")


def magic() -> Table:
    """A citadel in the east with a wizard that holds all the magic it can."""
    return Table("wd").site(A, 1, "citadel").card(A, "e2u", "tali", magic=3)


def stoned() -> Table:
    """A Philosophers' Stone stops every attack."""
    return magic().card(A, "e1u1", "philosophers_stone")


def trading() -> Table:
    return Table("tc").cities(A).card(A, "e1u1", "trading_house")


def crafting(points: int = 0) -> Table:
    return trading().card(A, "cl", "dye_works", craft=points)


def storing(**filled: object) -> Table:
    return trading().card(A, "e1u2", "treasury", **filled)


def asked() -> Table:
    """A is asked for the target of an Arsonist."""
    table = Table().card(P, "w1u1", "smithy").card(P, "e1u1", "smithy").hand(A, "arsonist")
    return table.play("play arsonist", card_roll=[3])


def offering() -> Table:
    return Table().goods(A, ore=2).goods(P, wool=2).play("offer 1 ore for 1 wool")


CASES = [
    # The course of a turn
    Case("game-over", "end", lambda: Table().having(stage="over", winner=A, why_over="points"), "end"),
    Case("not-your-turn", "turn", Table, "end", P),
    Case("not-your-turn", "windows", asked, "pass", P),
    Case("not-your-turn", "offer", offering, "end", P),
    Case("roll-first", "turn", before, "end"),
    Case("roll-first", "arsonist", lambda: before().hand(A, "arsonist"), "play arsonist"),
    Case("roll-first", "vision", lambda: before().site(A, 1, "citadel").card(A, "e1u1", "vision"), "cast vision"),
    Case("rolled", "turn", Table, "roll"),
    Case("not-asked", "windows", Table, "gain 1 ore"),
    Case("answer-first", "targets", asked, "end"),
    Case("not-offered", "targets", asked, "target b.cu"),
    # Roads, settlements, cities, citadels
    Case("no-such-side", "road", Table, BuildRoad("north")),
    Case("road-there", "road", lambda: Table().rich(A).player(A, roads=(0, 2)), "road east"),
    Case("road-first", "settlement", lambda: Table().rich(A), "settlement east"),
    Case("none-left", "road", lambda: Table().rich(A).having(supply=(0, 5, 7)), "road east"),
    Case("none-left", "city", lambda: Table().rich(A).having(supply=(7, 5, 0)), "city e1"),
    Case("none-left", "citadel", lambda: Table("wd").rich(A).row(), "citadel e1"),
    Case("cannot-pay", "paying", Table, "road east"),
    Case("no-scout", "scout", lambda: Table().rich(A).player(A, roads=(0, 2)), "settlement east with scout"),
    Case("no-settlement-there", "city", lambda: Table().rich(A).cities(A), "city e1"),
    Case("no-citadels", "citadel", lambda: Table().rich(A), "citadel e1"),
    Case("citadel-beside", "citadel", lambda: Table("wd").rich(A).site(A, 1, "citadel"), "citadel w1"),
    # Cards into play and out of it
    Case("not-in-hand", "hand", Table, "place smithy e1u1"),
    Case("not-for-placing", "action-cards", lambda: Table().hand(A, "spy"), "place spy e1u1"),
    Case("one-only", "trading-house", lambda: trading().rich(A).row("trading_house"), "place trading house w1u1"),
    Case("condition", "cannon", lambda: Table("sp").rich(A).hand(A, "cannon"), "place cannon e1u1"),
    Case("wrong-place", "places", lambda: Table().rich(A).hand(A, "church"), "place church e1u1"),
    Case("place-taken", "places", lambda: Table().rich(A).hand(A, "smithy").card(A, "e1u1", "mint"),
         "place smithy e1u1"),
    Case("nothing-saved", "paying", lambda: Table().rich(A).hand(A, "smithy"), "place smithy e1u1 saving ore"),
    Case("save-which", "paying", lambda: Table("tc").rich(A).card(A, "w1u1", "shipyard").hand(A, "fleet_ore"),
         "place fleet ore e1u1"),
    Case("nothing-there", "places", Table, "remove e1u1"),
    Case("foreign", "foreign-cards", lambda: Table("tc").card(A, "e1u1", "robber_castle", owner=P), "remove e1u1"),
    Case("not-removable", "removing", magic, "remove e2u"),
    Case("pawned", "inactive", lambda: Table("tc").card(A, "e1u1", "smithy", pawned=True), "remove e1u1"),
    Case("bewitched", "inactive", lambda: Table("tc").card(A, "e1u1", "inn", witch=True).rich(A, 1), "use e1u1"),
    Case("not-pawned", "pawnbroker", lambda: Table("tc").card(A, "e1u1", "smithy"), "redeem e1u1"),
    # Action cards
    Case("no-action-card", "action-cards", lambda: Table().hand(A, "smithy"), "play smithy"),
    Case("defence-only", "defence", lambda: Table().hand(A, "bishop"), "play bishop"),
    Case("scout-with-settlement", "scout", lambda: Table().hand(A, "scout"), "play scout"),
    Case("before-roll-only", "alchemist", lambda: Table().hand(A, "alchemist"), "play alchemist with 3"),
    Case("gate-closed", "action-gate", lambda: Table().hand(A, "spy").hand(P, "spy").having(gate_open=False),
         "play spy"),
    Case("stone", "philosophers-stone", lambda: stoned().hand(A, "spy").hand(P, "spy"), "play spy"),
    Case("production-set", "alchemist", lambda: before().hand(A, "alchemist").having(set_production=4),
         "play alchemist with 3"),
    Case("number-needed", "alchemist", lambda: before().hand(A, "alchemist"), PlayCard("alchemist", 7)),
    Case("no-number-here", "spy", lambda: Table().hand(A, "spy").hand(P, "spy"), "play spy with 3"),
    Case("no-use", "spy", lambda: Table().hand(A, "spy"), "play spy"),
    # Magic
    Case("no-such-book", "spells", magic, "cast vision"),
    Case("reaction-only", "magic-veto", lambda: magic().card(A, "e1u1", "magic_veto"), "cast magic veto"),
    Case("before-roll-only", "wheel-of-time", lambda: magic().card(A, "e1u1", "wheel_of_time"),
         "cast wheel of time with bandit"),
    Case("used", "spells", lambda: magic().card(A, "e1u1", "vision", used=True), "cast vision"),
    Case("stone", "philosophers-stone", lambda: stoned().card(A, "e1l1", "earth_spell"), "cast earth spell"),
    Case("not-enough-magic", "magic", lambda: magic().card(A, "e2u", "tali", magic=0).card(A, "e1u1", "vision"),
         "cast vision"),
    Case("face-needed", "wheel-of-time",
         lambda: magic().card(A, "e1u1", "wheel_of_time").having(stage="before_roll"), Cast("wheel_of_time")),
    Case("no-face-here", "vision", lambda: magic().card(A, "e1u1", "vision"), "cast vision with bandit"),
    Case("no-use", "elixir", lambda: magic().card(A, "e1u1", "elixir"), "cast elixir"),
    Case("no-wizard", "magic", lambda: Table().card(A, "e1u1", "smithy"), "convert 1 at e1u1"),
    Case("not-that-many", "magic", lambda: magic().card(A, "e2u", "tali", magic=0).goods(A, grain=1),
         "convert 2 at e2u"),
    Case("magic-full", "magic", lambda: magic().goods(A, grain=1), "convert 1 at e2u"),
    # Cards in use
    Case("no-activation", "smithy", lambda: Table().card(A, "e1u1", "smithy"), "use e1u1"),
    Case("used", "mint", lambda: Table().cities(A).rich(A, 1).card(A, "e1u1", "mint", used=True), "use e1u1"),
    Case("too-early", "richard", lambda: Table("tc").rich(A).card(A, "e1u1", "richard", since=7), "use e1u1"),
    Case("no-use", "magic-mill", lambda: magic().rich(A).card(A, "e1u1", "magic_mill"), "use e1u1"),
    Case("shift-where", "trade-station", lambda: Table("tc").card(A, "c", "trade_station").goods(A, gold=1), "use c"),
    Case("nothing-into", "mint", lambda: Table().cities(A).rich(A, 1).card(A, "e1u1", "mint"), "use e1u1 to cu"),
    # Craft buildings and stores
    Case("no-craft", "craft", lambda: Table("tc").card(A, "e1u1", "smithy"), "craft e1u1"),
    Case("craft-too-few", "craft", lambda: crafting().goods(A, wool=1), "craft cl"),
    Case("craft-full", "craft", lambda: crafting(3).goods(A, wool=2), "craft cl"),
    Case("no-craft-points", "craft", lambda: crafting().goods(P, ore=1), "claim ore at cl"),
    Case("not-takeable", "taking", lambda: crafting(1), "claim ore at cl"),
    Case("no-store", "stores", lambda: Table("tc").card(A, "e1u1", "smithy"), "unload e1u1"),
    Case("store-full", "stores", lambda: storing(stored="ore", amount=2).rich(A), "load ore at e1u2"),
    Case("store-needs-two", "stores", lambda: storing().goods(A, ore=1), "load ore at e1u2"),
    Case("store-empty", "stores", storing, "unload e1u2"),
    Case("store-named", "stores", lambda: storing(stored="ore", amount=2).player(A, tapped="e1u2"), "store e1u2"),
    # Trade
    Case("no-such-resource", "taking", lambda: Table().rich(A), BankTrade("coal", "ore")),
    Case("same-resource", "bank", lambda: Table().rich(A), "trade ore for ore"),
    Case("rate", "bank", lambda: Table().goods(A, ore=2), "trade ore for wool"),
    Case("rate", "fleet-large", lambda: Table().card(A, "e1l1", "fleet_large").goods(A, ore=1),
         "trade ore for wool from e2l"),
    Case("no-room", "bank", lambda: Table().rich(A), "trade ore for wool"),
    Case("no-fleet-there", "fleet-large", lambda: Table().goods(A, ore=3), "trade ore for wool from e2l"),
    Case("other-yield", "fleet-large", lambda: Table().card(A, "e1l1", "fleet_large").goods(A, ore=3),
         "trade grain for wool from e2l"),
    Case("offer-empty", "offer", lambda: Table().rich(A, 1).rich(P, 1), OfferTrade((("ore", 1),), ())),
    Case("offer-same", "offer", lambda: Table().rich(A, 1).rich(P, 1), "offer 1 ore for 1 ore"),
    Case("offer-unpaid", "offer", lambda: Table().rich(P, 1), "offer 1 ore for 1 wool"),
    Case("offer-no-room", "offer", lambda: Table().rich(A).rich(P, 1), "offer 1 ore for 1 wool"),
    Case("no-offer", "offer", Table, "accept"),
    Case("own-offer", "offer", offering, "accept"),
    Case("no-cartwright", "cartwright", before, "declare ore"),
    Case("no-cartwright", "cartwright", lambda: Table("tc").having(declared="ore"), "shift e2l to e2u"),
    Case("declared", "cartwright", lambda: before().card(A, "e1u1", "cartwright").having(declared="ore"),
         "declare wool"),
    Case("no-such-resource", "taking", lambda: before().card(A, "e1u1", "cartwright"), Declare("coal")),
    Case("not-declared", "cartwright", lambda: Table("tc").card(A, "e1u1", "cartwright"), "shift e2l to e2u"),
    Case("not-declared-land", "cartwright",
         lambda: Table("tc").card(A, "e1u1", "cartwright").having(declared="ore"), "shift e2u to e2l"),
    Case("cannot-move", "cartwright",
         lambda: Table("tc").card(A, "e1u1", "cartwright").having(declared="ore"), "shift e2l to e2l"),
    Case("nothing-to-spare", "paying", Table, "spare cu"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.rule}")
def test_refused_with_its_rule_in_both_languages(case):
    """`refusal` itself looks that nothing changed and that nothing of the kind is listed."""
    refusal = case.table().refusal(case.said, case.by)
    assert (refusal.reason, refusal.rule) == (case.reason, case.rule)
    said = [GAME.speech(lang, NAMES).reason(refusal) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert [line for line in said if RAW.search(line) or not line[0].isupper() or line[-1] not in ".?!"] == []


def test_every_reason_has_a_case():
    """`nothing-now` is said of verbs alone, below."""
    assert {case.reason for case in CASES} | {"nothing-now"} == FOUND["reasons"]


def test_verbs_without_a_decision_say_that_there_is_nothing():
    closed = GAME.closed(Table().state, A)
    assert {verb for verb, illegal in closed.items() if illegal.reason == "nothing-now"} >= {"place", "trade", "remove"}
