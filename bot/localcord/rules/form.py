"""Checks of single fields, in Discord's words."""

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from bot.localcord.errors import Path, Problems
from bot.localcord.models import Json

Check = Callable[[Any, Path, Problems], None]

SNOWFLAKE_DIGITS = 20


def text(low: int = 0, high: int = 2000) -> Check:
    """A string of a length."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, str):
            problems.add(path, "BASE_TYPE_BAD_TYPE", "Must be a string.")
        elif len(value) > high and not low:
            problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif not low <= len(value) <= high:
            problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    return check


def whole(low: int, high: int) -> Check:
    """An integer of a range."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            problems.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            problems.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    return check


def number(value: Any, path: Path, problems: Problems) -> None:
    if not isinstance(value, int | float) or isinstance(value, bool):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def flag(value: Any, path: Path, problems: Problems) -> None:
    if not isinstance(value, bool):
        problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: Any, path: Path, problems: Problems) -> None:
    digits = str(value)
    if isinstance(value, bool) or not (digits.isascii() and digits.isdigit() and len(digits) <= SNOWFLAKE_DIGITS):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def bits(value: Any, path: Path, problems: Problems) -> None:
    """Permissions: a number, mostly written as a string."""
    digits = str(value)
    if isinstance(value, bool) or not (digits.isascii() and digits.isdigit() and len(digits) <= SNOWFLAKE_DIGITS):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def choice(*allowed: Any) -> Check:
    """One of some values."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, str | int) or value not in allowed:
            listed = ", ".join(str(each) for each in allowed)
            problems.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    return check


def items(low: int, high: int, each: Check) -> Check:
    """A list of a length, each entry checked."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not low <= len(value) <= high:
            problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            return
        for index, entry in enumerate(value):
            each(entry, (*path, index), problems)

    return check


def link(high: int, *schemes: str) -> Check:
    """A URL of one of some schemes."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, str) or len(value) > high:
            problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
            return
        try:
            parts = urlsplit(value)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in schemes:
            listed = ", ".join(repr(each) for each in schemes)
            problems.add(
                path,
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{parts.scheme}" is not supported. Scheme must be one of ({listed}).',
            )
        elif not parts.netloc:
            problems.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    return check


def anything(value: Any, path: Path, problems: Problems) -> None:
    """Checked elsewhere."""


def form(required: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """An object; optional fields may be null; unknown ones are ignored, as Discord ignores them."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, dict):
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name, each in required.items():
            if value.get(name) is None:
                problems.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
            else:
                each(value[name], (*path, name), problems)
        for name, each in (optional or {}).items():
            if value.get(name) is not None:
                each(value[name], (*path, name), problems)

    return check


def checked(check: Check, body: Any) -> Json:
    """The body, if the form accepts it."""
    problems = Problems()
    check(body, (), problems)
    problems.refuse()
    result: Json = body
    return result
