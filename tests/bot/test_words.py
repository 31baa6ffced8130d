"""Whatever the bot says exists in both languages, with the same arguments, and no key can reach a person."""

import ast
import re
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as tree

from bot.ui.cards.lobby import key, option_values
from bot.ui.panels.look import panel_look
from engine.core.prompt import Prompt
from engine.core.registry import games
from engine.core.words import LANGUAGES, words
from tests.contract.walks import walk

ROOT = Path(__file__).parents[2]
OURS = re.compile(r"^(ui|language|switch)-[a-z-]*[a-z]$")
# What is put together from a value: every value there is.
MADE = {
    "ui-gate": ("roll", "reveal", "ask"),
    "ui-vote": ("undo", "cancel", "replace", "passed", "refused", "withdrawn", "lapsed"),
    "ui-ping": ("main", "short", "open"),
    "ui-pace": ("brisk", "day", "relaxed", "none"),
    "ui-pace-about": ("brisk", "day", "relaxed", "none"),
    "ui-otherwise": ("ask", "next"),
    "ui-ballot": ("waiting", "yes", "no"),
    "ui-state": ("lobby", "running"),
    "ui-notice": ("rules", "aside"),
    "ui-replay": ("first", "earlier", "later", "newest"),
    "language": ("auto", "en", "cs"),
    "switch": ("on", "off"),
}
NOW = ("roll", "reveal", "ask")


def messages(lang: str) -> dict[str, set[str]]:
    """Keys of ui.ftl with the arguments they use."""
    text = (ROOT / "config" / "locale" / lang / "ui.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, tree.Junk), entry.content
        if isinstance(entry, tree.Message):
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", text[entry.span.start : entry.span.end]))
    return found


def calls() -> set[str]:
    """Every key that stands in the code of the bot."""
    found = {f"{front}-{value}" for front, values in MADE.items() for value in values} | {
        f"ui-{kind}-now" for kind in NOW
    }
    for path in [*(ROOT / "bot" / "ui").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and OURS.match(node.value):
                found.add(node.value)
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in {"name", "about"}
                and node.args
            ):
                front = "command" if node.func.id == "name" else "about"
                found.add(f"{front}-{node.args[0].value}")
    return found


def test_both_languages_say_the_same_things_with_the_same_arguments():
    assert messages("en") == messages("cs")


def test_every_key_of_the_code_has_a_sentence_and_every_sentence_is_used():
    known = {key for key in messages("en") if not key.startswith("error-")}
    assert calls() - known == set()
    assert known - calls() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_complete(lang):
    for key_, arguments in messages(lang).items():
        for number in (0, 1, 3, 7):
            said = words(lang).say(key_, **dict.fromkeys(arguments, number))
            assert said.strip()
            assert not re.search(r"[{}]|\$|ui-", said), said
            assert "!" not in said, "nobody is shouted at"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_name_their_verbs_options_and_questions(lang):
    for game in games().values():
        book = words(lang)
        wanted = {f"verb-{verb}" for verb in panel_look(game.id).verbs} | {"name"}
        for option, values in option_values(game).items():
            wanted |= {f"option-{option}", *(f"option-{option}-{key(value)}" for value in values)}
        missing = {one for one in wanted if not book.has(f"{game.id}-{one}") and not book.has(one)}
        assert not missing, (game.id, missing)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_every_question_speaks_to_its_addressee_and_of_anybody_else(lang, game_id):
    """Both forms of every question: one sentence that chooses, or one of its own for the addressee."""
    text = (ROOT / "config" / "locale" / lang / f"{game_id}.ftl").read_text(encoding="utf-8")
    kinds = re.findall(rf"^{game_id}-ask-([a-z-]+) =", text, re.MULTILINE)
    assert kinds
    speech = games()[game_id].speech(lang, ("Anežka", "Tomáš"))
    for kind in kinds:
        question = Prompt(1, 1, kind, 1)
        others = speech.ask(question, 0)
        assert "Tomáš" in others, kind
        assert others == speech.ask(question, None), kind
        if words(lang).has(f"{game_id}-you-{kind}"):
            continue
        mine = speech.ask(question, 1)
        assert "Tomáš" not in mine, kind
        spoken = r"\b(You|Your)\b" if lang == "en" else r"(\w(š|ž)\b|\b[Tt]v[ůé]j|\bJsi\b|\bMáš\b)"
        assert re.search(spoken, mine), mine


@pytest.mark.parametrize("game_id", games())
def test_every_question_that_comes_up_speaks_to_who_is_asked(game_id):
    game = games()[game_id]
    seats = max(2, game.seats[0])
    names = ("Anežka", "Tomáš", "Ruth", "Jiří")[:seats]
    for seed in range(3):
        for moment in islice(walk(game, game.options(), seats, seed), 300):
            for prompt in game.prompts(moment.state):
                for lang in LANGUAGES:
                    speech = game.speech(lang, names)
                    mine = game.question(game.view(moment.state, prompt.seat), prompt, speech)
                    others = game.question(game.view(moment.state, None), prompt, speech)
                    assert names[prompt.seat] not in mine, prompt.kind
                    assert names[prompt.seat] in others, prompt.kind
                    assert f"-{prompt.kind}" not in mine, "no key reaches a person"
