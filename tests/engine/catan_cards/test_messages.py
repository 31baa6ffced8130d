"""Everything the game says exists in English and Czech, reads well, and every refusal names a rule that can be read."""

import ast
import re
from importlib import resources
from itertools import islice, product

import pytest

import engine.games.catan_cards
from engine.core.words import LANGUAGES, kebab, words
from engine.games.catan_cards import GAME, standing
from engine.games.catan_cards.components import CARDS, EVENT_CARDS, rule_of
from engine.games.catan_cards.decisions import DECISIONS
from engine.games.catan_cards.events import EVENTS
from engine.games.catan_cards.flow import QUESTIONS
from engine.games.catan_cards.state import CatanOptions
from engine.games.catan_cards.text import resource
from tests.contract.walks import walk

NAMES = ("Anna", "Petr")
MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) = ", re.MULTILINE)
HEADING = re.compile(r"^## (?P<title>.+) \{#(?P<id>[a-z0-9-]+)\}$", re.MULTILINE)
RAW = re.compile(r"[{}]|\b[a-z]+_[a-z0-9]+\b|\bnone\b")  # placeables, ids and values nobody should read


def illegals() -> dict[str, set[str]]:
    """Reasons and rules that `Illegal(...)` names in the game's sources."""
    reasons, rules = set(), set()
    folder = resources.files(engine.games.catan_cards)
    for file in (*folder.iterdir(), *(folder / "effects").iterdir()):
        if not file.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                for found, part in ((reasons, node.args[0]), (rules, node.args[1])):
                    found.update(
                        n.value for n in ast.walk(part) if isinstance(n, ast.Constant) and isinstance(n.value, str)
                    )
    return {"reasons": reasons, "rules": rules}


FOUND = illegals()
KINDS = sorted({question.kind for question in QUESTIONS.values()} | {"turn", "before-roll", "offer"})
KEYS = [
    *(f"event-{kebab(kind.__name__)}" for kind in EVENTS),
    *(f"do-{kebab(kind.__name__)}" for kind in DECISIONS),
    *(f"ask-{kind}" for kind in KINDS),
    *(f"you-{kind}" for kind in KINDS),
    *(f"gate-{what}" for what in ("dice", "cards", "answers", "offer", "opponent")),
    *(f"source-{source}" for source in standing.SOURCES),
    *(f"why-{reason}" for reason in sorted(FOUND["reasons"] - {"game-over", "not-your-turn"})),
    *(f"verb-{form.verb}" for form in GAME.grammar.forms),
    *("by-points", "by-active-player", "end-over", "end-points", "stage-phase", "stage-round", "name"),
]


def file_text(kind: str, lang: str, name: str) -> str:
    return (resources.files("config") / kind / lang / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_exists(lang):
    assert [key for key in KEYS if not words(lang).has(f"catan_cards-{key}")] == []


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    found = []
    for lang in LANGUAGES:
        text = file_text("locale", lang, "catan_cards.ftl")
        marks = list(MESSAGE.finditer(text))
        ends = [mark.start() for mark in marks[1:]] + [len(text)]
        found.append(
            {m[1]: set(re.findall(r"\$([a-z_]+)", text[m.end() : e])) for m, e in zip(marks, ends, strict=True)}
        )
    assert found[0] == found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_named_and_every_card_can_be_looked_up(lang):
    entries = {match["id"] for match in HEADING.finditer(file_text("rules", lang, "catan_cards.md"))}
    cards = {rule_of(card) for card in (*CARDS.values(), *EVENT_CARDS.values())}
    asked = {question.rule for question in QUESTIONS.values()}
    assert (FOUND["rules"] | cards | asked) - entries == set()
    see_also = re.findall(r"(?:See also|Viz také): (.+)$", file_text("rules", lang, "catan_cards.md"), re.MULTILINE)
    assert {name for line in see_also for name in line.split(", ")} - entries == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_entry_says_its_price(lang):
    told = {card.id: card.text for card in GAME.cards(lang)}
    for card in CARDS.values():
        if card.cost:
            entry = told[rule_of(card)]
            assert ("Price: " if lang == "en" else "Cena: ") in entry
            assert all(f"{amount}× {resource(what, lang)}" in entry for what, amount in card.cost.items())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sets", ["base", "tc-sp-wd"])
def test_every_line_of_a_game_reads_well(sets, lang):
    speech = GAME.speech(lang, NAMES)
    lines: set[str] = set()
    for moment in walk(GAME, CatanOptions(sets), 2, seed=21):
        lines |= {speech.event(event) for event in moment.step.events}
        lines |= {speech.event(event.seen_by(None)) for event in moment.step.events}
        for prompt, viewer in product(GAME.prompts(moment.state), (None, 0, 1)):
            lines.add(GAME.question(GAME.view(moment.state, viewer), prompt, speech))
        legal = GAME.legal(moment.state, moment.seat)
        kind = GAME.ask(moment.state, moment.seat).kind
        lines |= {speech.decision(decision, kind) for decision in islice(legal.members(5), 60)}
        lines |= {speech.reason(illegal) for illegal in GAME.closed(moment.state, moment.seat).values()}
    assert [line for line in lines if RAW.search(line) or "  " in line or line != line.strip()] == []
    assert len(lines) > 500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_board_shows_both_players(lang):
    speech = GAME.speech(lang, NAMES)
    for moment in islice(walk(GAME, CatanOptions("wd"), 2, seed=3), 0, None, 60):
        board = GAME.text_board(GAME.view(moment.state, 0), speech)
        assert not re.search(r"[{}]", board)
        assert all(name in board for name in NAMES)


def test_closed_names_exactly_the_verbs_without_a_legal_decision():
    verbs = {form.decision: form.verb for form in GAME.grammar.forms}
    for moment in islice(walk(GAME, CatanOptions("tc"), 2, seed=4), 0, None, 7):
        for seat in (0, 1):
            possible = {verbs[type(decision)] for decision in GAME.legal(moment.state, seat).members(1)}
            assert set(GAME.closed(moment.state, seat)) == set(verbs.values()) - possible
