"""Named sets of options, from config/games/<id>/presets.toml."""

import tomllib
from functools import cache
from importlib import resources

from engine.core.errors import BadOption
from engine.core.game import AnyGame


@cache
def presets(game_id: str) -> dict[str, dict[str, str]]:
    file = resources.files("config") / "games" / game_id / "presets.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def preset(game: AnyGame, name: str) -> dict[str, str]:
    known = presets(game.id)
    if name not in known:
        raise BadOption("no-such-preset", preset=name, known=", ".join(known) or "–")
    return known[name]
