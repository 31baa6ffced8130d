"""Dependencies point one way: bot.ui -> bot.host -> {engine, storage, render}; nothing reaches back."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = {"engine", "render", "storage", "bot", "config", "tests"}
# What each part may import, longest prefix first: names of the project, then packages from outside.
MAY: dict[str, tuple[set[str], set[str]]] = {
    "engine": ({"engine"}, {"msgspec", "fluent"}),
    "render": ({"render", "engine"}, {"msgspec", "PIL", "isal", "font_source_sans_pro", "fonticon_mdi7"}),
    "storage": ({"storage", "engine.core.codec"}, {"msgspec", "aiosqlite"}),
    "bot.localcord": (
        {"bot.localcord"},
        {"aiohttp", "msgspec", "trustme", "zstandard", "font_source_sans_pro", "cryptography"},
    ),
    "bot.host": ({"bot.host", "engine", "storage", "render"}, {"msgspec", "structlog"}),
    "bot.commands": ({"bot", "engine", "storage", "render"}, {"msgspec"}),
    "bot.ui": ({"bot.ui", "bot.host", "engine", "storage", "render"}, {"discord", "aiohttp", "msgspec", "structlog"}),
    "bot.operate": ({"bot.operate", "bot.host", "engine", "storage", "render"}, {"msgspec", "structlog"}),
    "bot": ({"bot", "engine", "storage", "render"}, set()),
}
# Nothing that makes a rule depend on the moment, the machine or chance.
IMPURE = {
    "random",
    "time",
    "datetime",
    "asyncio",
    "os",
    "socket",
    "threading",
    "subprocess",
    "sqlite3",
    "secrets",
    "uuid",
}


def modules() -> list[Path]:
    return [path for top in ("engine", "render", "storage", "bot") for path in sorted((ROOT / top).rglob("*.py"))]


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
            assert node.level == 0, f"{path}: relative import"
    return found


def part_of(path: Path) -> str:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return next(part for part in sorted(MAY, key=len, reverse=True) if name == part or name.startswith(f"{part}."))


def forbidden(part: str, names: set[str]) -> set[str]:
    own, packages = MAY[part]
    bad = set()
    for name in names:
        top = name.split(".", maxsplit=1)[0]
        if top in PROJECT:
            bad |= {name} if not any(name == may or name.startswith(f"{may}.") for may in own) else set()
        elif (top not in sys.stdlib_module_names and top not in packages) or (part == "engine" and top in IMPURE):
            bad.add(name)
    return bad


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_only_what_it_may(path):
    assert not forbidden(part_of(path), imports(path))


def test_rule_can_fail():
    assert forbidden("engine", {"random.choice", "bot.host", "discord.ui", "msgspec.structs"}) == {
        "random.choice", "bot.host", "discord.ui",
    }  # fmt: skip
    assert forbidden("bot.localcord", {"engine.core.rng"})
    assert forbidden("storage", {"engine.core.game.Game"})
    assert not forbidden("storage", {"engine.core.codec.Codec"})


@pytest.mark.parametrize("command", ["selfplay", "replay", "verify", "table", "board", "rules", "card"])
def test_light_commands_load_neither_discord_nor_pictures(command):
    import subprocess

    code = (
        "import sys; from bot.__main__ import main\n"
        f"try: main(['{command}', '--help'])\nexcept SystemExit: pass\n"
        "print([name for name in ('discord', 'PIL', 'aiohttp', 'sqlite3') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "[]"


def test_only_play_brings_in_the_local_discord():
    """`run` cannot become `play`, whatever anybody sets."""
    inside = ROOT / "bot" / "localcord"
    users = {
        path.relative_to(ROOT).as_posix()
        for path in modules()
        if inside not in path.parents and any(name.startswith("bot.localcord") for name in imports(path))
    }
    assert users == {"bot/commands/play.py"}


def test_only_run_and_doctor_read_the_token():
    readers = {
        path.relative_to(ROOT).as_posix() for path in modules() if "bot.operate.token.read_token" in imports(path)
    }
    assert readers == {"bot/commands/run.py", "bot/commands/doctor.py"}
    for path in modules():
        if path.name != "token.py":
            assert "environ.get(VARIABLE" not in path.read_text(encoding="utf-8")


def test_only_play_gives_a_connector():
    """The one seam through which another Discord than the real one is reached."""
    for command in ("run", "doctor"):
        text = (ROOT / "bot" / "commands" / f"{command}.py").read_text(encoding="utf-8")
        assert "connector" not in text
