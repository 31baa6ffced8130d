"""What the operator's page promises is so."""

import re
from pathlib import Path

from bot.__main__ import COMMANDS
from bot.operate.settings import default_values
from bot.operate.token import VARIABLE
from bot.ui.health import Report
from bot.ui.permissions import NEEDED, invite
from engine.core.words import words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_permissions_and_link():
    assert f"**{NEEDED.value}**" in PAGE
    assert invite(0).replace("client_id=0", "client_id=APPLICATION_ID") in PAGE
    assert VARIABLE in PAGE


def test_health_has_the_fields_that_are_shown():
    shown = re.search(r"^ {4}(\{.*\})$", PAGE, re.MULTILINE)[1]
    assert re.findall(r'"([a-z_]+)":', shown) == list(Report.__struct_fields__)


def test_commands_and_settings_exist():
    for command in re.findall(r"meeplepost ([a-z]+) ", PAGE):
        assert command in {*COMMANDS, "and"}, command
    for section in re.findall(r"`\[([a-z]+)\]`", PAGE):
        assert section in default_values()
    for name in re.findall(r"`/([a-zá-ž]+)`", PAGE):
        known = {words(lang).say(f"command-{key}") for lang in ("en", "cs") for key in ("play", "move")}
        assert name in known | {"health"}, name


def test_links_of_the_documents_lead_somewhere():
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
