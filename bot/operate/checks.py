"""What the doctor looks at, one after the other; nothing is changed, and every finding is a sentence."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Literal, NamedTuple

from bot.host.errors import HostError
from bot.host.operating import WORLD, World, database, inspect
from engine.core.errors import MeeplepostError
from engine.core.words import Speech, words

OLDEST_PYTHON, NEWEST_PYTHON = (3, 11), (3, 13)
MEGABYTE = 1 << 20
LITTLE_ROOM, NO_ROOM = 1024 * MEGABYTE, 100 * MEGABYTE

State = Literal["ok", "note", "wrong"]


class Finding(NamedTuple):
    """What was found: a message key with arguments, or an error."""

    state: State
    key: str = ""
    args: Mapping[str, object] | None = None
    error: MeeplepostError | None = None

    def say(self, lang: str) -> str:
        if self.error is not None:
            return Speech("core", {}, lang).reason(self.error)
        return words(lang).say(self.key, **(self.args or {}))


def wrong(error: MeeplepostError) -> Finding:
    return Finding("wrong", error=error)


def examine(data: Path, world: World) -> Iterator[Finding]:
    """Everything that can be looked at without the token and without a network."""
    yield python(sys.version_info[:2])
    yield Finding("ok", "doctor-libraries", {"discord": version("discord.py"), "pillow": version("pillow")})
    yield fonts()
    yield folder(data)
    yield room(data)
    yield stored(data, world)


def python(found: tuple[int, int]) -> Finding:
    said: dict[str, object] = {"version": ".".join(map(str, found)), "least": "3.11", "most": "3.13"}
    if found < OLDEST_PYTHON:
        return Finding("wrong", "doctor-python-old", said)
    if found > NEWEST_PYTHON:
        return Finding("note", "doctor-python-new", said)
    return Finding("ok", "doctor-python", said)


def fonts() -> Finding:
    """Draws with every face, in Czech too."""
    from render.kit.fonts import face, has_glyph, icon_face

    try:
        for weight in ("regular", "semibold", "bold"):
            face(weight, 20).getbbox("Burgundy")
        icon_face(20).getbbox("\U000f0000")
        missing = [sign for sign in "ěščřžýáíéůťďňó" if not has_glyph(sign)]
    except (OSError, RuntimeError, ImportError):
        return Finding("wrong", "doctor-fonts-missing")
    return Finding("wrong", "doctor-fonts-missing") if missing else Finding("ok", "doctor-fonts")


def folder(data: Path) -> Finding:
    said: dict[str, object] = {"folder": str(data)}
    if not data.exists():
        above = next(parent for parent in data.absolute().parents if parent.exists())
        if not writable(above):
            return Finding("wrong", "doctor-folder-closed", {"folder": str(above)})
        return Finding("note", "doctor-folder-new", said)
    if not data.is_dir() or not writable(data):
        return Finding("wrong", "doctor-folder-closed", said)
    if data.stat().st_mode & 0o007:
        return Finding("note", "doctor-folder-open", said)
    return Finding("ok", "doctor-folder", said)


def writable(place: Path) -> bool:
    return os.access(place, os.W_OK | os.X_OK)


def room(data: Path) -> Finding:
    there = next(place for place in (data.absolute(), *data.absolute().parents) if place.exists())
    free = shutil.disk_usage(there).free
    said: dict[str, object] = {"free": str(free // MEGABYTE)}
    if free < NO_ROOM:
        return Finding("wrong", "doctor-room-none", said)
    return Finding("note", "doctor-room-little", said) if free < LITTLE_ROOM else Finding("ok", "doctor-room", said)


def stored(data: Path, world: World) -> Finding:
    """Looks through the whole database; `world` is the Discord it would be used with."""
    if not database(data).exists():
        return Finding("note", "doctor-database-new")
    try:
        found = inspect(data)
    except MeeplepostError as error:
        return wrong(error)
    if found.server.get(WORLD, world) != world:
        return wrong(HostError("other-world", world=world))
    said: dict[str, object] = {"version": str(found.version), "known": str(found.known)}
    if found.in_use:
        return Finding("ok", "doctor-database-in-use", said)
    older = found.version < found.known
    return Finding("note" if older else "ok", "doctor-database-older" if older else "doctor-database", said)
