"""What the operator reads exists in both languages, with the same arguments, and all of it is used."""

import ast
import re
from pathlib import Path

import pytest

from engine.core.words import words

ROOT = Path(__file__).parents[2]
PLACES = ("bot/operate", "bot/commands", "bot/ui/serve.py", "bot/ui/health.py")
ERRORS = {"BadSettings", "BadToken", "CannotServe", "PortTaken"}


def sentences(lang: str) -> dict[str, set[str]]:
    text = (ROOT / "config" / "locale" / lang / "operating.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z-]+) = (.*(?:\n .*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$([a-z_]+)", body)) for key, body in messages}


def used() -> set[str]:
    found = {f"doctor-state-{state}" for state in ("ok", "note", "wrong")}
    for place in PLACES:
        path = ROOT / place
        for file in [path] if path.is_file() else path.glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("doctor-"):
                    found.add(node.value)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                    found.add(f"error-{node.args[0].value}")
    return {key for key in found if not key.endswith("-")}


def test_both_languages_say_the_same_things_with_the_same_arguments():
    assert sentences("en") == sentences("cs")


def test_every_key_of_the_code_has_a_sentence_and_every_sentence_is_used():
    assert used() == set(sentences("en"))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_sentences_are_complete(lang):
    for key, arguments in sentences(lang).items():
        for value in (0, 1, 3, 7):
            said = words(lang).say(key, **dict.fromkeys(arguments, value))
            assert said.strip()
            assert not re.search(r"[{}]|\$", said), said
