"""Messages as plain values: what stands in them, before discord.py is asked to send it.

A screen is one container of a Components V2 message. Its view object is new each time and already finished, so
discord.py never keeps it: presses are routed by their ids alone.
"""

import io
from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.ui.custom_id import Act
from bot.ui.late import Coming
from bot.ui.limits import BUTTON_LABEL, OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS, PLACEHOLDER, TEXT, cut
from render.contract import Picture

PRIMARY, GREY, GREEN, RED = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)
PICTURE = "board.png"
ACCENT = 0x6E2A3A  # the bar on every message of ours


class Button(NamedTuple):
    label: str
    act: Act | None = None
    style: discord.ButtonStyle = GREY
    url: str | None = None
    disabled: bool = False
    emoji: discord.PartialEmoji | None = None


class Option(NamedTuple):
    label: str
    value: str
    description: str = ""
    chosen: bool = False
    emoji: discord.PartialEmoji | None = None


class Select(NamedTuple):
    placeholder: str
    act: Act
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class Text(NamedTuple):
    words: str


class Line(NamedTuple):
    """A separator."""


class Beside(NamedTuple):
    """Words with a button at their side."""

    words: str
    button: Button


class Shown(NamedTuple):
    """The picture's place."""


class Pictured(NamedTuple):
    """Words with a small picture at their side."""

    words: str
    alt: str


Row = tuple[Button, ...]
Piece = Text | Line | Beside | Pictured | Shown | Select | Row


class Screen(NamedTuple):
    pieces: tuple[Piece, ...]
    picture: Picture | None = None
    accent: int | None = None
    mentions: tuple[int, ...] = ()  # people who are pinged by it
    coming: Coming | None = None  # a picture that is still being drawn

    def drawn(self, picture: Picture) -> "Screen":
        """With the picture that was coming."""
        return self._replace(picture=picture, coming=None)

    def without_picture(self, note: str) -> "Screen":
        """In words alone, with a small line where the picture will be."""
        return self._replace(pieces=tuple(Text(note) if isinstance(one, Shown) else one for one in self.pieces))


def count(pieces: Sequence[Piece]) -> int:
    """Components these pieces take, everything nested counted."""
    return sum(_SIZES.get(type(piece)) or 1 + len(piece) for piece in pieces)


_SIZES: dict[type, int] = {Text: 1, Line: 1, Shown: 1, Select: 2, Beside: 3, Pictured: 3}  # a row counts its buttons


def build(screen: Screen) -> ui.LayoutView:
    """A fresh view that discord.py sends and forgets."""
    view = ui.LayoutView(timeout=None)
    room = TEXT
    alt = (screen.picture.alt if screen.picture else "") or None
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=screen.accent)
    for piece in screen.pieces:
        fitting = piece
        if isinstance(piece, Text | Beside | Pictured):
            fitting = piece._replace(words=cut(piece.words, max(1, room)) or "\u200b")
            room -= len(fitting.words)
        container.add_item(_item(fitting, alt))
    view.add_item(container)
    view.stop()
    return view


def files(screen: Screen) -> list[discord.File]:
    picture = screen.picture
    if picture is None or not any(isinstance(piece, Shown | Pictured) for piece in screen.pieces):
        return []
    return [discord.File(io.BytesIO(picture.png), PICTURE, description=picture.alt or None)]


def _item(piece: Piece, alt: str | None) -> ui.Item[ui.LayoutView]:
    if isinstance(piece, Text):
        return ui.TextDisplay(piece.words)
    if isinstance(piece, Line):
        return ui.Separator()
    if isinstance(piece, Shown):
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt))
    if isinstance(piece, Beside):
        return ui.Section(piece.words, accessory=_button(piece.button))
    if isinstance(piece, Pictured):
        small: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(f"attachment://{PICTURE}", description=piece.alt or None)
        return ui.Section(piece.words, accessory=small)
    if isinstance(piece, Select):
        return ui.ActionRow(_select(piece))
    return ui.ActionRow(*map(_button, piece))


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    if button.url is not None:
        return ui.Button(label=cut(button.label, BUTTON_LABEL), url=button.url)
    assert button.act is not None
    return ui.Button(
        label=cut(button.label, BUTTON_LABEL),
        style=button.style,
        custom_id=button.act.text(),
        disabled=button.disabled,
        emoji=button.emoji,
    )


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    assert 1 <= len(select.options) <= OPTIONS
    return ui.Select(
        custom_id=select.act.text(),
        placeholder=cut(select.placeholder, PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=cut(option.label, OPTION_LABEL),
                value=option.value,
                description=cut(option.description, OPTION_DESCRIPTION) or None,
                default=option.chosen,
                emoji=option.emoji,
            )
            for option in select.options
        ],
    )
