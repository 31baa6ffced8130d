"""Messages as a whole: content, embeds, components, attachments together."""

from typing import Any

from bot.localcord.errors import ApiError, Path, Problems
from bot.localcord.models import COMPONENTS_V2, EPHEMERAL, SILENT, SUPPRESS_EMBEDS, Json
from bot.localcord.rules.components import check_components
from bot.localcord.rules.embeds import check_embeds
from bot.localcord.rules.form import Check, anything, choice, flag, form, items, snowflake, text, whole

CONTENT_CHARACTERS = 2000
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
NONCE_CHARACTERS = 25

CREATE_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
ANSWER_FLAGS = CREATE_FLAGS | EPHEMERAL
EDIT_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2
LEGACY_FIELDS = ("content", "embeds", "sticker_ids", "poll")

ATTACHMENT = form(
    {"id": snowflake},
    {"filename": text(1, 1024), "description": text(0, 1024), "title": text(0, 1024), "is_spoiler": flag},
)


def _nonce(value: Any, path: Path, problems: Problems) -> None:
    if isinstance(value, bool) or not isinstance(value, str | int):
        problems.add(path, "NONCE_TYPE_INVALID", "Not a valid nonce")
    elif len(str(value)) > NONCE_CHARACTERS:
        problems.add(path, "NONCE_TYPE_TOO_LONG", f"Must be {NONCE_CHARACTERS} or fewer in length.")


MENTIONS = form(
    {},
    {
        "parse": items(0, 3, choice("users", "roles", "everyone")),
        "users": items(0, 100, snowflake),
        "roles": items(0, 100, snowflake),
        "replied_user": flag,
    },
)
REFERENCE = form(
    {"message_id": snowflake}, {"channel_id": snowflake, "guild_id": snowflake, "fail_if_not_exists": flag}
)
MESSAGE: Check = form(
    {},
    {
        "content": text(0, CONTENT_CHARACTERS),
        "flags": whole(0, 2**31 - 1),
        "tts": flag,
        "nonce": _nonce,
        "enforce_nonce": flag,
        "allowed_mentions": MENTIONS,
        "message_reference": REFERENCE,
        "attachments": items(0, FILES, ATTACHMENT),
        "components": anything,
        "embeds": anything,
    },
)


def check_message(body: Any, *, layout: bool) -> Json:
    """The form of a message or an edit; `layout` says whether it is, or becomes, one of Components V2."""
    problems = Problems()
    MESSAGE(body, (), problems)
    problems.refuse()
    if body.get("embeds") is not None:
        check_embeds(body["embeds"], problems)
    if body.get("components") is not None:
        check_components(body["components"], problems, layout=layout)
    if layout:
        _check_no_legacy(body, problems)
    _check_mentions(body.get("allowed_mentions") or {}, problems)
    problems.refuse()
    result: Json = body
    return result


def _check_no_legacy(body: Json, problems: Problems) -> None:
    for name in LEGACY_FIELDS:
        if body.get(name):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            problems.add((name,), code, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _check_mentions(allowed: Json, problems: Problems) -> None:
    parse = allowed.get("parse") or []
    for name in ("users", "roles"):
        if name in parse and allowed.get(name):
            words = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            problems.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)


def check_not_empty(content: str, embeds: list[Any], components: list[Any], files: int, *, layout: bool) -> None:
    """A message says something."""
    if layout and not components:
        raise ApiError(50006)
    if not (content or embeds or components or files):
        raise ApiError(50006)


def check_edit_keeps_layout(before: int, content: str, embeds: list[Any], flags: Any) -> None:
    """A message of Components V2 stays one, and one that becomes one gives up its content and embeds."""
    if before & COMPONENTS_V2 and isinstance(flags, int) and not flags & COMPONENTS_V2:
        return
    if isinstance(flags, int) and flags & COMPONENTS_V2 and (content or embeds):
        problems = Problems()
        name = "content" if content else "embeds"
        words = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        problems.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
        problems.refuse()
