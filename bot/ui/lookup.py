"""Rule entries of config/rules/<lang>/<game>.md, by id."""

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}$")


class Entry(NamedTuple):
    id: str
    title: str
    text: str


@cache
def entries(game_id: str, lang: str) -> dict[str, Entry]:
    """All entries of a game in one language, in the order of the file."""
    file = resources.files("config") / "rules" / lang / f"{game_id}.md"
    found: dict[str, Entry] = {}
    current: re.Match[str] | None = None
    lines: list[str] = []
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    for line in [*text.splitlines(), "## end {#end}"]:
        heading = _HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        if current is not None:
            found[current["id"]] = Entry(current["id"], current["title"], "\n".join(lines).strip())
        current, lines = heading, []
    return found


def entry(game_id: str, lang: str, rule: str) -> Entry | None:
    return entries(game_id, lang).get(rule)


def titles(game_id: str, lang: str) -> dict[str, str]:
    return {key: one.title for key, one in entries(game_id, lang).items()}
