"""Every reason for a refusal is raised here, has its sentence in both languages, and names a rule that can be read."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib import resources

import pytest

import engine.games.starfarers
from engine.core.errors import Illegal
from engine.core.words import LANGUAGES
from engine.games.starfarers import GAME
from engine.games.starfarers.decisions import (
    Accept,
    Attach,
    Bank,
    Build,
    Choose,
    Close,
    Continue,
    Counter,
    Decision,
    Decline,
    EndTurn,
    Fly,
    Found,
    Gift,
    Ground,
    Help,
    Jump,
    Launch,
    Offer,
    Place,
    Remove,
    Roll,
    Settle,
    Steal,
    Take,
    Upgrade,
)
from tests.engine.starfarers.table import B, R, Table, W, Y

HEADING = re.compile(r"^## (?P<title>.+) \{#(?P<id>[a-z-]+)\}$", re.MULTILINE)
RAW = re.compile(r"[{}]|\b[a-z]+_[a-z0-9]+\b|\bnone\b")  # placeables, ids and values nobody should read
ORE, FUEL, FOOD = (("ore", 1),), (("fuel", 1),), (("food", 1),)
RICH = "3 ore, 3 fuel, 3 carbon, 3 food, 3 goods"
CLEAR = ("sq1_1", "tri1_1", "hex1_1")


def over() -> Table:
    return Table().vp(W, 14).hand(W, "3 carbon, 2 food").trading().play("build spaceport at B4")


def trading() -> Table:
    return Table().hand(W, RICH).hand(B, "1 food").trading()


def offered() -> Table:
    return trading().play("offer 1 ore for 1 food")


def many(verb: str, seat: int) -> Table:
    table = trading()
    for _ in range(20):
        table.play(f"{verb} 1 food for 1 goods", seat=seat)
    return table


def helping(**points: int) -> Table:
    table = Table().player(W, cards=("diplomat_help",)).vp(B, points.get("blue", 6)).hand(B, "1 ore").hand(R, "1 ore")
    return table.trading()


def flying(*ships: str) -> Table:
    return Table().ships(W, *(ships or ("H5",))).modules(W).flying(W, base=4)


def paused() -> Table:
    """The only way was to F8, where n1 is explored; one step is left."""
    return Table().modules(W).flying(W, base=6).play("fly H5 to H6,G6,G7,F7,F8")


def station(stations: int, pods: int) -> Table:
    table = Table().ships(W, "trade G12").modules(W, pods=pods)
    slot = next(iter(table.state.table.geography.centrals.values()))
    return table.player(B, stations=(slot,) * stations).flying(W, base=5)


def picking() -> Table:
    return Table().ships(W, "trade G12").modules(W, pods=1).flying(W, base=5).play("fly G12 to G14")


def placing() -> Table:
    return Table().ships(W, "F7").hand(W, "3 ore").meets(W, 29).play("gift 3 ore")


def waiting_beside_pirates() -> Table:
    return Table().ships(W, "F9").explored("n1", "sq1_1", "tri1_1", "pirate_4").modules(W).flying(W, base=4)


def jumping(*ships: str) -> Table:
    return Table().ships(W, *ships).modules(W).flying(W, base=3, jump=True)


def face_down(ship: str) -> Table:
    return Table(setup="explorer").having(founding="", pool=(), phase="roll").ships(W, ship).flying(W, 3, jump=True)


def three() -> Table:
    """Two of the three sites of n1 are built on, a ship of ours waits on the third."""
    table = Table(3).explored("n1", *CLEAR).player(B, colonies=("E10", "F9")).ships(W, "F11")
    return table.flying(W, base=3)


def founding() -> Table:
    return Table(setup="strategic")


def founding_spaceport() -> Table:
    table = founding()
    while GAME.prompts(table.state)[0].kind == "founding-colony":
        table.default()
    return table


def founding_ship() -> Table:
    return founding_spaceport().default()


REFUSED: dict[str, tuple[Callable[[], Table], Decision]] = {
    "game-over": (over, Roll()),
    "not-your-turn": (Table, Roll()),
    "not-now": (Table, EndTurn()),
    "no-such-cards": (trading, Offer((("gold", 1),), FOOD)),
    "how-many-cards": (lambda: Table().hand(W, RICH).meets(W, 1), Gift((("ore", 2), ("fuel", 2)))),
    "cards-missing": (lambda: Table().hand(W, "1 ore").trading(), Offer(FUEL, FOOD)),
    "not-a-catan-site": (founding, Settle("E10")),
    "place-taken": (lambda: founding().play("settle B4"), Settle("B4")),
    "not-your-colony": (founding_spaceport, Upgrade("E10")),
    "no-such-build": (founding_ship, Launch("destroyer", "B5")),
    "not-your-anchorage": (founding_ship, Launch("trade_ship", "G14")),
    "no-such-module": (lambda: founding_ship().default(), Attach("shield")),
    "module-not-left": (lambda: founding_ship().default().having(pool=("booster",)), Attach("cannon")),
    "bank-lacks": (
        lambda: Table().bank(food=0).player(R, cards=("diplomat_relief",)).roll(4),
        Take(FOOD),
    ),
    "not-another-player": (lambda: Table().hand(B, "1 ore").roll(7), Steal(W)),
    "empty-hand": (lambda: Table().hand(B, "1 ore").roll(7), Steal(R)),
    "no-such-resource": (trading, Bank("gold", 3, "ore")),
    "bank-same": (trading, Bank("ore", 3, "ore")),
    "bank-rate": (trading, Bank("ore", 2, "fuel")),
    "bank-too-few": (lambda: Table().hand(W, "2 ore").trading(), Bank("ore", 3, "fuel")),
    "bank-empty": (lambda: trading().bank(fuel=0), Bank("ore", 3, "fuel")),
    "module-cap": (lambda: trading().modules(W, pods=5), Build("freight_pod")),
    "module-stock": (
        lambda: trading().modules(W, pods=4).modules(B, pods=5).modules(Y, pods=5).modules(R, pods=6),
        Build("freight_pod"),
    ),
    "no-shipyard": (lambda: trading().player(W, spaceports=("B4", "C3", "H4")), Build("spaceport", "B4")),
    "no-colony": (lambda: trading().player(W, colonies=()), Build("spaceport", "B4")),
    "no-transporter": (lambda: trading().ships(W, "H5", "F7", "G7"), Build("trade_ship", "G4")),
    "no-piece": (lambda: trading().player(W, stations=(4,) * 7), Build("trade_ship", "G4")),
    "no-anchorage": (lambda: trading().ships(W, "H5", "G4"), Build("trade_ship", "G4")),
    "too-dear": (lambda: Table().hand(W, "1 ore").trading(), Build("freight_pod")),
    "module-place": (trading, Build("freight_pod", "G4")),
    "build-where": (trading, Build("trade_ship")),
    "anchorage-taken": (trading, Build("trade_ship", "H5")),
    "no-such-card": (trading, Help((B,))),
    "card-used": (lambda: helping().having(used=("diplomat_help",)), Help((B,))),
    "nobody-richer": (lambda: helping(blue=4), Help((B,))),
    "help-how-many": (helping, Help(())),
    "help-not-richer": (helping, Help((R,))),
    "gift-forbidden": (trading, Offer(ORE, ())),
    "same-on-both-sides": (trading, Offer(ORE, (("ore", 2),))),
    "too-many-offers": (lambda: many("offer", W), Offer(ORE, FOOD)),
    "too-many-counters": (lambda: many("counter", B), Counter(FOOD, ORE)),
    "no-offer": (trading, Accept()),
    "already-accepted": (lambda: offered().play("accept", seat=B), Accept()),
    "nothing-to-decline": (trading, Decline()),
    "not-accepted": (offered, Close(B)),
    "no-counter": (offered, Close(B, "counter")),
    "module-not-held": (
        lambda: Table().hand(W, "1 ore").modules(W, boosters=1, pods=1).meets(W, 28).play("gift nothing"),
        Remove("cannon"),
    ),
    "ground-another": (
        lambda: Table().ships(W, "E5", "G7", "G9").explored("n1", *CLEAR).player(B, ships=()).hand(W, "1 ore")
        .meets(W, 5).play("gift nothing"),
        Ground("E5"),
    ),
    "flight-first": (paused, Found("H5")),
    "no-path": (flying, Fly((), "H5")),
    "already-there": (flying, Fly(("H5",), "H5")),
    "out-of-reach": (flying, Fly(("G14",), "H5")),
    "no-entry": (flying, Fly(("F10",), "H5")),
    "not-neighbours": (flying, Fly(("H6", "E9"), "H5")),
    "too-far": (flying, Fly(("H6", "H5", "H6", "H5", "H6"), "H5")),
    "which-ship": (lambda: flying("H5", "G7"), Fly(("G6",))),
    "no-ship-to-fly": (lambda: flying().play("fly H5 to H6"), Fly(("G6",))),
    "no-ship-there": (flying, Fly(("G6",), "G7")),
    "not-your-ship": (flying, Fly(("E6",), "E5")),
    "ship-grounded": (
        lambda: Table().hand(W, "1 ore").meets(W, 5).play("gift nothing"),
        Fly(("H6",), "H5"),
    ),
    "ship-flown": (lambda: flying().play("fly H5 to H6"), Fly(("G6",), "H6")),
    "path-done": (paused, Continue()),
    "foreign-anchorage": (lambda: Table().player(B, ships=()).ships(W, "E6").flying(W, base=3), Fly(("E5",), "E6")),
    "trade-ship-on-site": (
        lambda: Table().explored("n1", *CLEAR).ships(W, "trade E9").flying(W, base=3),
        Fly(("E10",), "E9"),
    ),
    "colony-ship-on-central": (lambda: flying("G12"), Fly(("G14",), "G12")),
    "docks-full": (lambda: station(5, 5), Fly(("G14",), "G12")),
    "pods-missing": (lambda: station(1, 1), Fly(("G14",), "G12")),
    "returns-in-vain": (waiting_beside_pirates, Fly(("F8", "F9"), "F9")),
    "jump-elsewhere": (lambda: jumping("H5"), Jump("H5", "H5")),
    "jump-possible-site": (lambda: face_down("trade G7"), Jump("G7", "G13")),
    "no-jump": (flying, Jump("H5", "G7")),
    "not-a-site": (flying, Found("H5")),
    "not-a-colony-ship": (lambda: flying("trade H5"), Found("H5")),
    "planet-blocked": (waiting_beside_pirates, Found("F9")),
    "planet-unexplored": (lambda: flying("F9"), Found("F9")),
    "site-closed": (three, Found("F11")),
    "found-in-flight": (lambda: trading().ships(W, "E10").explored("n1", *CLEAR), Found("E10")),
    "no-such-friendship": (picking, Choose("merchant_of_venice")),
    "card-not-left": (picking, Choose("scientist_combo")),
    "not-a-free-anchorage": (placing, Place("F8")),
    "duty-open": (waiting_beside_pirates, EndTurn()),
}  # fmt: skip
ASKED_OF = {"not-your-turn": B, "too-many-counters": B, "no-offer": B, "already-accepted": B, "nothing-to-decline": B}

CLOSED: dict[str, tuple[Callable[[], Table], str]] = {
    "hand-empty": (lambda: Table().trading(), "offer"),
    "deal-not-covered": (lambda: offered().play("accept", seat=B).hand(W, "1 fuel"), "close"),
    "nobody-accepted": (trading, "close"),
    "nothing-affordable": (lambda: Table().trading(), "build"),
    "nothing-to-swap": (lambda: Table().trading(), "bank"),
    "no-colony-ship": (lambda: flying("trade H5"), "found"),
    "no-stop-in-reach": (
        lambda: flying().having(base=0),
        "fly",
    ),
}


def illegal_calls() -> Iterator[ast.Call]:
    """Every `Illegal(...)` written in the game's modules."""
    for file in resources.files(engine.games.starfarers).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                    yield node


def strings(node: ast.expr) -> set[str]:
    """The texts an argument may be; a choice of two counts twice; a name is a rule that callers of `_cards` give."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.Name):
        assert node.id == "rule"
        return {"relief", "encounters", "seven"}
    assert isinstance(node, ast.Constant), ast.dump(node)
    return {node.value}


REASONS = sorted(set().union(*(strings(call.args[0]) for call in illegal_calls())))
RULES = sorted(set().union(*(strings(call.args[1]) for call in illegal_calls())))


def raised(reason: str) -> Illegal:
    if reason in CLOSED:
        position, verb = CLOSED[reason]
        return GAME.closed(position().state, W)[verb]
    position, decision = REFUSED[reason]
    return position().refusal(decision, ASKED_OF.get(reason, W if reason == "game-over" else None))


def test_every_reason_has_a_position_here():
    assert sorted(REFUSED | CLOSED) == REASONS


@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_has_this_reason_and_a_rule(reason):
    illegal = raised(reason)
    assert illegal.reason == reason
    assert illegal.rule in RULES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_is_said_in_words(reason, lang):
    speech = GAME.speech(lang, ("Anna", "Petr", "Jana", "Karel"))
    sentence = speech.reason(raised(reason))
    assert f"why-{reason}" not in sentence
    assert not RAW.search(sentence), sentence
    assert sentence[0] == sentence[0].upper()
    assert sentence.endswith(".")


@pytest.mark.parametrize("reason", REASONS)
def test_the_sentence_differs_by_language(reason):
    illegal = Illegal(reason, "turn")
    assert GAME.speech("en").reason(illegal) != GAME.speech("cs").reason(illegal)
