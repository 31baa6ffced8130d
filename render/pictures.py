"""The door: a view in, a picture out. Games are found by the name of their folder in render/games."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import render.games
from engine.core.event import Event
from render.contract import GamePictures, Marks, Part, Picture, Place, Table
from render.kit import png
from render.kit.layout import Layout
from render.kit.palette import Palette
from render.kit.tokens import WIDTH

NO_MARKS = Marks()


@cache
def known() -> tuple[str, ...]:
    """Ids of all games that have pictures."""
    return tuple(sorted(module.name for module in iter_modules(render.games.__path__) if module.ispkg))


@cache
def of_game(game: str) -> GamePictures:
    """The pictures of one game."""
    if game not in known():
        raise LookupError(game)
    found: GamePictures = import_module(f"render.games.{game}").PICTURES
    return found


def parts(game: str, view: Any, table: Table) -> tuple[Part, ...]:
    """The pictures that can be drawn of this view."""
    return of_game(game).parts(view, table)


def alt(game: str, view: Any, part: str, table: Table, marks: Marks = NO_MARKS) -> str:
    """The words that stand for a picture."""
    return of_game(game).alt(view, part, table, marks)


def place(game: str, view: Any, field: str, value: Any) -> Place | None:
    """The place that a field of a viewer's decision names, and the picture it is on."""
    return of_game(game).place(view, field, value)


def changed(game: str, before: Any, events: Sequence[Event], after: Any) -> tuple[str, ...]:
    """Addresses of the places that one decision changed."""
    return of_game(game).changed(before, events, after)


def draw(game: str, view: Any, part: str, table: Table, marks: Marks = NO_MARKS, across: int = WIDTH) -> Picture:
    """One picture of a view; `across` makes a smaller one, e.g. for a list of tables."""
    pictures = of_game(game)
    return finish(
        pictures.layout(view, part, table, marks), pictures.palette, pictures.alt(view, part, table, marks), across
    )


def finish(layout: Layout, palette: Palette, words: str, across: int = WIDTH) -> Picture:
    """A layout as a file."""
    frame = layout.indexed(palette) if across == WIDTH else layout.scaled(palette, across)
    return Picture(png.encode(frame, palette.bytes), frame.width, frame.height, words)
