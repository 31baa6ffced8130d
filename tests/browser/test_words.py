"""The page's own words: every one used is there, in both languages."""

import json
import re
from pathlib import Path

import pytest

from bot.localcord import web

SOURCES = sorted(web.PAGE.glob("*.js"))
TABLE = (web.PAGE / "words.js").read_text(encoding="utf-8")


def words() -> dict[str, list]:
    """The table of words, which is JSON but for its bare keys and last commas."""
    body = TABLE[TABLE.index("{") : TABLE.rindex("}") + 1]
    quoted = re.sub(r"^  (\w+):", r'"\1":', body, flags=re.MULTILINE)
    return json.loads(re.sub(r",(\s*[\]}])", r"\1", quoted))


def test_every_sentence_stands_in_both_languages():
    for key, value in words().items():
        english, czech = value
        assert english, key
        assert czech, key
        assert isinstance(english, list) == isinstance(czech, list), key
        if isinstance(english, list):
            assert (len(english), len(czech)) == (2, 3), key
        assert set(re.findall(r"\{\w+\}", str(english))) == set(re.findall(r"\{\w+\}", str(czech))), key


def test_every_word_used_is_known_and_every_word_known_is_used():
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name != "words.js")
    used = set(re.findall(r'\b(?:t|parts)\("(\w+)"', code))
    assert used <= set(words())
    unused = {key for key in words() if f'"{key}"' not in code}
    assert not unused


@pytest.mark.parametrize(
    "path", [*SOURCES, *web.PAGE.glob("style/*.css"), web.PAGE / "index.html"], ids=lambda path: path.name
)
def test_nothing_comes_from_elsewhere_and_nothing_is_inserted_as_html(path: Path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text)
    assert not re.search(r"""(?:import|from|src=|href=|url\()\s*["']?(?:https?:)?//""", text)
