"""Everything the host can say exists in both languages, with the same arguments."""

import ast
import re
from pathlib import Path

import pytest

from bot.host import errors as host_errors
from bot.host.errors import StorageTrouble
from bot.host.presets import presets
from engine.core.registry import games
from engine.core.words import Speech, words
from storage import errors as storage_errors

ROOT = Path(__file__).parents[2]
ERRORS = {name for name, kind in vars(host_errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}
ERRORS |= {"BadOption", "BadSave", "NothingOwed"}


def keys_raised() -> set[str]:
    """First arguments of everything raised in bot/host."""
    found = set()
    for path in (ROOT / "bot" / "host").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [one.value for arg in node.args[:1] for one in ast.walk(arg) if isinstance(one, ast.Constant)]
                if node.func.id in ERRORS:
                    found |= {f"error-{text}" for text in texts if isinstance(text, str)}
                if node.func.id == "Illegal":
                    found |= {f"why-{text}" for text in texts if isinstance(text, str)}
    return found | {f"error-{kind.key}" for kind in vars(storage_errors).values() if hasattr(kind, "key")}


KEYS = sorted(keys_raised())


def test_keys_are_found():
    assert {"error-no-such-table", "error-stale-click", "error-storage-full", "why-nothing-said"} <= set(KEYS)
    assert len(KEYS) > 45


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("key", KEYS)
def test_every_key_has_a_sentence(lang, key):
    assert words(lang).has(key)


def test_both_files_say_the_same_things_with_the_same_arguments():
    files = {
        lang: (ROOT / "config" / "locale" / lang / "host.ftl").read_text(encoding="utf-8") for lang in ("en", "cs")
    }
    found = {}
    for lang, text in files.items():
        messages = re.findall(r"^([a-z-]+) = (.*(?:\n .*)*)", text, re.MULTILINE)
        found[lang] = {key: set(re.findall(r"\$([a-z_]+)", body)) for key, body in messages}
    assert found["en"] == found["cs"]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_sentences_carry_their_arguments(lang):
    speech = Speech("core", {}, lang)
    full = speech.reason(StorageTrouble(storage_errors.Newer(file="a.db", found=9, known=3)))
    assert "a.db" in full
    assert "9" in full
    assert "{" not in full
    aside = speech.reason(host_errors.SetAside("table-set-aside", table=7, why="state-lost"))
    assert "7" in aside
    assert "state-lost" not in aside


@pytest.mark.parametrize("game", games())
def test_presets_are_valid_and_named(game):
    for name, options in presets(game).items():
        games()[game].read_options(options)
        assert words("en").has(f"preset-{name}")
        assert words("cs").has(f"preset-{name}")
