"""All words of the pictures exist in both languages."""

import re
from pathlib import Path

import pytest

import config
import render
from engine.core.words import words

PUT_TOGETHER = tuple(
    f"starfarers-picture-{end}"
    for end in ("pirate", "ice", "site", "planets", "chances", "holder", "colonies", "spaceports", "stop-")
)
LOCALE = Path(config.__file__).parent / "locale"


def keys(lang: str, name: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", (LOCALE / lang / name).read_text("utf-8"), re.MULTILINE))


FILES = sorted(path.name for path in (LOCALE / "en").glob("render*.ftl"))


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys(name):
    assert keys("en", name) == keys("cs", name)


def test_every_key_the_pictures_say_exists():
    said = set()
    for path in Path(render.__file__).parent.rglob("*.py"):
        said |= set(re.findall(r'say\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    missing = [(lang, key) for lang in ("en", "cs") for key in sorted(said) if not words(lang).has(key)]
    assert said
    assert not missing


def test_no_key_is_left_over():
    used = "\n".join(path.read_text("utf-8") for path in Path(render.__file__).parent.rglob("*.py"))
    # These are put together from data.
    stems = ("burgundy-effect-", "burgundy-part-", "burgundy-alt-", "starfarers-effect-", "starfarers-part-",
             "starfarers-alt-", "catan_cards-part-", "catan_cards-alt-", "error-")  # fmt: skip
    left = [key for name in FILES for key in keys("en", name) if f'"{key}"' not in used]
    assert [key for key in left if not key.startswith((*stems, *PUT_TOGETHER))] == []


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_key_is_said_in_two_files(lang):
    seen = [key for path in (LOCALE / lang).glob("*.ftl") for key in keys(lang, path.name)]
    assert sorted(seen) == sorted(set(seen))
