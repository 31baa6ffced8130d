"""Every registered game brings its entries, complete and in both languages; what is missing is named."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from bot.host.lookup.entries import book, read
from bot.host.lookup.search import Asked, library
from bot.ui.custom_id import LONGEST_ARG, Act
from engine.core.cards import Card
from engine.core.registry import game, games
from engine.core.words import LANGUAGES
from render import pictures, portrait
from tests.lookup.quality import cases

ROOT = Path(__file__).parents[2]
GAMES = sorted(games())
MISTAKES = 10


def texts(node: ast.expr) -> set[str]:
    """The texts an argument may be; a choice of two counts twice."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) else set()


def rules_named(game_id: str) -> set[str]:
    """Second arguments of every Illegal of a game's engine."""
    found = set()
    for path in (ROOT / "engine" / "games" / game_id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal"
            if called and len(node.args) > 1:
                found |= texts(node.args[1])
    return found


def case_numbers(game_id: str) -> set[str]:
    """Numbers of the worked cases that the engine's tests carry in their names."""
    found = set()
    for path in (ROOT / "tests" / "engine" / game_id).rglob("*.py"):
        for name in re.findall(r"def test_cases?_((?:\d+_)*\d+)(?=[_(])", path.read_text(encoding="utf-8")):
            found |= set(name.split("_"))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_same_entries_in_both_languages(game_id):
    first, *others = (book(game_id, lang) for lang in LANGUAGES)
    assert len(first.entries) >= 40, f"{game_id} has too few entries"
    for other in others:
        assert list(other.entries) == list(first.entries)
        assert list(other.chapters) == list(first.chapters)
        assert [one.see for one in other.entries.values()] == [one.see for one in first.entries.values()]
        assert [key for key, one in other.entries.items() if one.ours] == [
            key for key, one in first.entries.items() if one.ours
        ], "our own rulings are marked in both"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_each_entry_is_whole(game_id, lang):
    found = book(game_id, lang)
    assert found.title
    again = [title for title, count in Counter(one.title for one in found.entries.values()).items() if count > 1]
    assert not again, "titles tell entries apart"
    for one in found.entries.values():
        said = f"{one.effect} {one.text}".strip()
        assert len(said) > 60, one.key
        assert said.rstrip(")").endswith((".", "“")), one.key
        assert len(said) < 1600, one.key
        assert one.source, one.key
        assert one.see, one.key
        assert set(one.see) <= set(found.entries) - {one.id}, (one.key, set(one.see) - set(found.entries))
        assert len(Act("lk", 36**7 - 1, "9", arg=one.key).text()) <= LONGEST_ARG


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_a_refusal_names_can_be_read(game_id):
    named = rules_named(game_id)
    assert named
    assert named - set(book(game_id, "en").entries) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_and_tile_has_its_entry(game_id):
    for lang in LANGUAGES:
        entries = book(game_id, lang).entries
        for card in game(game_id).cards(lang):
            assert entries[card.id].card
            assert entries[card.id].effect == card.text


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_an_entry_for_what_people_always_ask(game_id):
    found = book(game_id, "en")
    wanted = {"setup", "turn", "end", "tie", "solo", "variants", "glossary", "absent"}
    wanted |= {f"setup-{seats}" for seats in game(game_id).seats}
    assert wanted - set(found.entries) == set()
    mistakes = [one for one in found.entries.values() if one.chapter == "mistakes"]
    assert len(mistakes) >= MISTAKES, f"{game_id}: what people get wrong"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_worked_case_is_asked_about(game_id):
    asked = {one.case for one in cases() if one.game == game_id}
    assert case_numbers(game_id) - asked == set()
    assert asked


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.game}-{case.case}")
def test_ruling_of_a_worked_case_is_found(case):
    found = library().find(case.text, Asked("en", case.game)).pages
    assert case.entry in [page.id for page in found[:3]], [page.id for page in found]


@pytest.mark.parametrize("game_id", [one for one in GAMES if one in pictures.known()])
def test_portraits_show_the_cards(game_id):
    for lang in LANGUAGES:
        for card in game(game_id).cards(lang):
            if card.face:
                picture = portrait.draw(game_id, card.face, lang)
                assert picture.width < 700
                assert len(picture.png) < 60_000
                assert picture.alt


def test_a_file_is_read_as_it_is_written():
    text = """# A game

Words: the game, it

# First part {#first}

## An entry {#an-entry}

Some text.

Some more (our ruling).

Source: rules 1.2 · See also: other, card
Words: thing, what is it

## Other {#other}

Text.
"""
    found = read("toy", text, {"card": Card("card", "A card", "card · 1", "Does something.", face="card")})
    assert (found.title, found.names, found.chapters) == ("A game", ("the game", "it"), {"first": "First part"})
    one, other, card = found.entries.values()
    assert one.text == "Some text.\n\nSome more (our ruling)."
    assert (one.source, one.see, one.words) == ("rules 1.2", ("other", "card"), ("thing", "what is it"))
    assert (one.ours, one.card, other.ours) == (True, False, False)
    assert (other.source, other.see, other.words) == ("", (), ())
    assert (card.card, card.effect, card.chapter) == (True, "Does something.", "")
