"""Application commands: names, options, choices, sizes."""

import unicodedata
from typing import Any

from bot.localcord.errors import ApiError, Path, Problems
from bot.localcord.models import Json
from bot.localcord.rules.form import anything, bits, flag, form, items, number, text, whole

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
GLOBAL_COMMANDS = 100
CONTEXT_COMMANDS = 15
TOTAL_CHARACTERS = 8000

LOCALES = frozenset(
    [
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    ]
)


def words(value: Any, path: Path, problems: Problems) -> None:
    """Localisations: locales to words."""
    if not isinstance(value, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")


COMMAND = form(
    {"name": text(1, 32)},
    {
        "type": whole(1, 4),
        "description": text(0, 100),
        "options": items(0, 25, anything),
        "nsfw": flag,
        "default_member_permissions": bits,
        "name_localizations": words,
        "description_localizations": words,
        "dm_permission": flag,
        "contexts": items(0, 3, whole(0, 2)),
        "integration_types": items(1, 2, whole(0, 1)),
    },
)
OPTION = form(
    {"type": whole(1, 11), "name": text(1, 32), "description": text(1, 100)},
    {
        "name_localizations": words,
        "description_localizations": words,
        "required": flag,
        "autocomplete": flag,
        "options": items(0, 25, anything),
        "choices": items(0, 25, anything),
        "channel_types": items(0, 20, whole(0, 20)),
        "min_length": whole(0, 6000),
        "max_length": whole(1, 6000),
        "min_value": number,
        "max_value": number,
    },
)
CHOICE = form({"name": text(1, 100), "value": anything})


def check_commands(body: Any) -> list[Json]:
    """A whole set of commands."""
    if not isinstance(body, list):
        problems = Problems()
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        problems.refuse()
    problems = Problems()
    for index, command in enumerate(body):
        _check_command(command, (index,), problems)
    problems.refuse()
    check_counts(body)
    _check_unique(body, problems)
    problems.refuse()
    result: list[Json] = body
    return result


def check_counts(body: list[Json]) -> None:
    for kind, most in ((CHAT, GLOBAL_COMMANDS), (USER, CONTEXT_COMMANDS), (MESSAGE, CONTEXT_COMMANDS)):
        if sum((each.get("type") or CHAT) == kind for each in body) > most:
            raise ApiError(30032, message=f"Maximum number of application commands reached ({most})")


def _check_unique(body: list[Json], problems: Problems) -> None:
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(body):
        key = (command.get("type") or CHAT, command["name"])
        if key in seen:
            problems.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)


def check_command(body: Any) -> Json:
    """A single command."""
    problems = Problems()
    _check_command(body, (), problems)
    problems.refuse()
    result: Json = body
    return result


def _check_command(command: Any, path: Path, problems: Problems) -> None:
    ours = Problems()
    COMMAND(command, path, ours)
    problems.take(ours)
    if ours:
        return
    _check_parts(command, path, ours)
    problems.take(ours)
    if not ours and size(command) > TOTAL_CHARACTERS:
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({TOTAL_CHARACTERS})")


def _check_parts(command: Json, path: Path, problems: Problems) -> None:
    chat = (command.get("type") or CHAT) == CHAT
    _check_words(command, path, problems, lower=chat)
    if chat and not command.get("description"):
        problems.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if not chat and (command.get("description") or command.get("options")):
        reason = "Context menu commands have no description or options"
        problems.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION_INVALID", reason)
    _check_options(command.get("options") or [], (*path, "options"), problems, depth=0)


def _check_words(thing: Json, path: Path, problems: Problems, *, lower: bool) -> None:
    """The name and its localisations, and those of the description."""
    _check_name(thing["name"], (*path, "name"), problems, lower=lower)
    for field, high in (("name_localizations", 32), ("description_localizations", 100)):
        for locale, localised in (thing.get(field) or {}).items():
            place = (*path, field, locale)
            if locale not in LOCALES:
                problems.add(place, "APPLICATION_COMMAND_LOCALE_INVALID", f'"{locale}" is not a known locale')
            text(1, high)(localised, place, problems)
            if field == "name_localizations" and isinstance(localised, str):
                _check_name(localised, place, problems, lower=lower)


def _check_name(name: str, path: Path, problems: Problems, *, lower: bool) -> None:
    if not lower:
        return
    fits = all(sign in "-_'" or unicodedata.category(sign)[0] in "LNM" for sign in name)
    if not name or not fits or name != name.lower():
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(options: list[Any], path: Path, problems: Problems, *, depth: int) -> None:
    ours = Problems()
    for index, option in enumerate(options):
        OPTION(option, (*path, index), ours)
    problems.take(ours)
    if ours:
        return
    _check_order(options, path, problems)
    _check_nesting(options, path, problems, depth=depth)
    for index, option in enumerate(options):
        _check_option(option, (*path, index), problems, depth=depth)


def _check_order(options: list[Json], path: Path, problems: Problems) -> None:
    """Names differ and required options come first."""
    names = [option["name"] for option in options]
    optional_seen = False
    for index, option in enumerate(options):
        if names.index(option["name"]) != index:
            problems.add(
                (*path, index, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique"
            )
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            problems.add((*path, index), code, "Required options must be placed before non-required options")
        optional_seen |= not option.get("required")


def _check_nesting(options: list[Json], path: Path, problems: Problems, *, depth: int) -> None:
    kinds = {option["type"] for option in options}
    nested = kinds & {SUBCOMMAND, GROUP}
    if nested and kinds - {SUBCOMMAND, GROUP}:
        problems.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command option types are mutually exclusive with other types",
        )
    if (depth == 1 and GROUP in kinds) or (depth >= 2 and nested):
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands are nested too deeply")


def _check_option(option: Json, path: Path, problems: Problems, *, depth: int) -> None:
    _check_words(option, path, problems, lower=True)
    kind = option["type"]
    if kind in {SUBCOMMAND, GROUP}:
        inner = depth + (1 if kind == GROUP else 2)
        if kind == GROUP and any(
            isinstance(each, dict) and each.get("type") != SUBCOMMAND for each in option.get("options") or []
        ):
            problems.add(
                (*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands only"
            )
        if option.get("choices"):
            problems.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands have no choices")
        _check_options(option.get("options") or [], (*path, "options"), problems, depth=inner)
        return
    if option.get("options"):
        problems.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only sub-commands have options")
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES"
        problems.add(path, code, "Choices and autocomplete are mutually exclusive")
    if (choices or option.get("autocomplete")) and kind not in {STRING, INTEGER, NUMBER}:
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only strings and numbers have choices")
    check_choices(choices, (*path, "choices"), problems, kind=kind)
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and low > high:
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_MIN_VALUE_INVALID", "min_value is greater than max_value")


def check_choices(choices: Any, path: Path, problems: Problems, *, kind: int) -> None:
    """Choices of an option, also those that autocomplete offers."""
    ours = Problems()
    items(0, 25, CHOICE)(choices, path, ours)
    problems.take(ours)
    if ours:
        return
    for index, each in enumerate(choices):
        if not value_fits(each["value"], kind) or (isinstance(each["value"], str) and len(each["value"]) > 100):
            problems.add(
                (*path, index, "value"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID",
                "The value does not fit the option",
            )
    names = [each["name"] for each in choices]
    if len(names) != len(set(names)):
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "Choice names must be unique")


def value_fits(value: Any, kind: int) -> bool:
    """Whether a value has an option's type."""
    if isinstance(value, bool):
        return kind == BOOLEAN
    if kind == INTEGER:
        return isinstance(value, int) and abs(value) <= 2**53
    if kind == NUMBER:
        return isinstance(value, int | float)
    return kind != BOOLEAN and isinstance(value, str)


def size(thing: Json) -> int:
    """Characters of names, descriptions and values, the longest language each."""
    total = _longest(thing, "name") + _longest(thing, "description")
    for choice in thing.get("choices") or []:
        total += _longest(choice, "name") + (len(choice["value"]) if isinstance(choice.get("value"), str) else 0)
    return total + sum(size(option) for option in thing.get("options") or [])


def _longest(thing: Json, field: str) -> int:
    languages = [thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()]
    return max((len(each) for each in languages if isinstance(each, str)), default=0)


def stored(body: Json) -> Json:
    """What is kept of a command, with Discord's defaults."""
    kind = body.get("type") or CHAT
    permissions = body.get("default_member_permissions")
    shape: Json = {
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission") is not False,
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
    }
    if body.get("options"):
        shape["options"] = [_stored_option(each) for each in body["options"]]
    return shape


def _stored_option(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    if "options" in kept:
        kept["options"] = [_stored_option(each) for each in kept["options"]]
    if "choices" in kept:
        kept["choices"] = [{key: value for key, value in each.items() if value is not None} for each in kept["choices"]]
    return kept
