"""Emojis of the application: names, pictures, how many."""

import base64
import binascii
import re
from typing import Any

from msgspec import Struct

from bot.localcord.errors import ApiError, Path, Problems, invalid
from bot.localcord.models import Emoji, Json
from bot.localcord.pictures import size
from bot.localcord.rules.form import Check, checked, form, text

EMOJIS = 2000
EMOJI_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]+")
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


class Image(Struct):
    """A picture that came as a data URI."""

    content_type: str
    body: bytes


def _name(value: Any, path: Path, problems: Problems) -> None:
    ours = Problems()
    text(2, 32)(value, path, ours)
    if not ours and not NAME.fullmatch(value):
        ours.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")
    problems.take(ours)


CREATE: Check = form({"name": _name, "image": text(1, 2 * EMOJI_BYTES)})
EDIT: Check = form({}, {"name": _name})


def check_new(body: Any, known: list[Emoji]) -> tuple[str, Image]:
    """Name and picture of a new emoji."""
    asked = checked(CREATE, body)
    image = _image(asked["image"])
    _check_free(asked["name"], known)
    if len(known) >= EMOJIS:
        raise ApiError(30008)
    return asked["name"], image


def check_rename(body: Any, others: list[Emoji]) -> str | None:
    """The new name, if there is one."""
    asked: Json = checked(EDIT, body)
    if asked.get("name") is None:
        return None
    _check_free(asked["name"], others)
    return str(asked["name"])


def _check_free(name: str, known: list[Emoji]) -> None:
    if any(each.name == name for each in known):
        raise invalid(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")


def _image(uri: str) -> Image:
    """The picture of a data URI; only what really is one, and not too large."""
    found = IMAGE.fullmatch(uri)
    try:
        body = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        body = b""
    if found is None or size(body) is None:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(body) > EMOJI_BYTES:
        raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return Image(found[1], body)
