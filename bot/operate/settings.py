"""The settings file of `meeplepost run`: TOML; whatever stands in it overrides config/defaults.toml, value by value."""

import difflib
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from bot.host.limits import Limits, Times
from engine.core.errors import MeeplepostError

LARGEST_BYTES = 1 << 20
LARGEST_NUMBER = 1_000_000_000
CHOICES = {"log.level": ("debug", "info", "warning", "error"), "log.form": ("auto", "json", "plain")}
BOUNDS = {  # every other number is at least one
    "host.ping_delay_seconds": (0, 86_400),
    "host.message_rest_ms": (0, 60_000),
    "health.port": (0, 65_535),
}
KINDS: dict[type, str] = {
    bool: "switch", int: "number", float: "fraction", str: "text", list: "list", dict: "section"
}  # fmt: skip
_PLACE = re.compile(r"at line (\d+)")
_SECRET = re.compile(r"token|secret", re.IGNORECASE)


class BadSettings(MeeplepostError):
    """The settings file is not as it should be; nothing was started."""


class BotSettings(msgspec.Struct, frozen=True):
    data: str


class LogSettings(msgspec.Struct, frozen=True):
    level: str
    form: str


class HealthSettings(msgspec.Struct, frozen=True):
    port: int


class RunSettings(msgspec.Struct, frozen=True):
    bot: BotSettings
    log: LogSettings
    health: HealthSettings
    host: Limits
    time: Times
    folder: Path = Path()  # what `data` is relative to: the folder of the settings file

    @property
    def data(self) -> Path:
        return self.folder / self.bot.data


@cache
def default_values() -> dict[str, Any]:
    return tomllib.loads((resources.files("config") / "defaults.toml").read_text(encoding="utf-8"))


def read_settings(path: Path | None) -> RunSettings:
    """The defaults, overridden by the file; raises BadSettings with what is wrong and where."""
    given = {} if path is None else _load(path)
    merged = _merged(default_values(), given, "")
    folder = Path() if path is None else path.parent
    return msgspec.structs.replace(msgspec.convert(merged, RunSettings), folder=folder)


def _load(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > LARGEST_BYTES:
            raise BadSettings("settings-too-large", file=str(path))
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise BadSettings("settings-missing", file=str(path)) from None
    except OSError:
        raise BadSettings("settings-unreadable", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadSettings("settings-not-text", file=str(path)) from None
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        raise BadSettings("settings-not-toml", file=str(path), line=found[1] if found else "end") from None


def _merged(known: dict[str, Any], given: dict[str, Any], front: str) -> dict[str, Any]:
    """Every value that is given has to be known and of its kind."""
    after = dict(known)
    for name, value in given.items():
        key = f"{front}{name}"
        if name not in known:
            raise _unknown(key, name, known)
        _check_kind(key, value, known[name])
        after[name] = _merged(known[name], value, f"{key}.") if isinstance(value, dict) else value
    return after


def _unknown(key: str, name: str, known: dict[str, Any]) -> BadSettings:
    if _SECRET.search(key):
        return BadSettings("settings-token", setting=key)
    near = difflib.get_close_matches(name, known, 1) or sorted(known)
    return BadSettings("settings-unknown", setting=key, known=", ".join(near))


def _check_kind(key: str, value: Any, default: Any) -> None:
    wanted, found = KINDS[type(default)], KINDS.get(type(value), "other")
    if wanted == "fraction" and found == "number":
        found = wanted
    if found != wanted:
        raise BadSettings("settings-kind", setting=key, wanted=wanted, found=found)
    if key in CHOICES and value not in CHOICES[key]:
        raise BadSettings("settings-choice", setting=key, known=", ".join(CHOICES[key]))
    if wanted in {"number", "fraction"}:
        least, most = BOUNDS.get(key, (1, LARGEST_NUMBER))
        if not least <= value <= most:
            raise BadSettings("settings-range", setting=key, least=str(least), most=str(most))
