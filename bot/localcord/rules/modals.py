"""Forms that the bot opens, and what people put into them."""

from collections.abc import Callable
from typing import Any

from bot.localcord.errors import Path, Problems
from bot.localcord.models import Json
from bot.localcord.rules.components import CUSTOM_ID, ENTITY_SELECT, OPTION, SELECT, bounds, check_option_values
from bot.localcord.rules.form import Check, anything, flag, form, items, text, whole

ROW, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY, LABEL, FILE_UPLOAD = 1, 3, 4, 10, 18, 19
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
ENTITY_SELECTS = (5, 6, 7, 8)
MODAL_COMPONENTS = 5

BOX = form({"label": text(1, 100), "value": text(1, 100)}, {"description": text(0, 100), "default": flag})
INPUT = {
    "label": text(1, 45),
    "value": text(0, 4000),
    "placeholder": text(0, 100),
    "required": flag,
    "min_length": whole(0, 4000),
    "max_length": whole(1, 4000),
}
FORMS: dict[int, Check] = {
    STRING_SELECT: form({"custom_id": CUSTOM_ID, "options": items(1, 25, OPTION)}, SELECT),
    TEXT_INPUT: form({"custom_id": CUSTOM_ID, "style": whole(1, 2)}, INPUT),
    **dict.fromkeys(ENTITY_SELECTS, form({"custom_id": CUSTOM_ID}, ENTITY_SELECT)),
    FILE_UPLOAD: form(
        {"custom_id": CUSTOM_ID}, {"min_values": whole(0, 10), "max_values": whole(1, 10), "required": flag}
    ),
    RADIO: form({"custom_id": CUSTOM_ID, "options": items(2, 10, BOX)}, {"required": flag}),
    CHECKBOXES: form(
        {"custom_id": CUSTOM_ID, "options": items(1, 10, BOX)},
        {"min_values": whole(0, 10), "max_values": whole(1, 10), "required": flag},
    ),
    CHECKBOX: form({"custom_id": CUSTOM_ID}, {"default": flag}),
}
IN_LABEL = tuple(sorted(FORMS))
TOP: dict[int, Check] = {
    ROW: form({"components": items(1, 1, anything)}),
    TEXT_DISPLAY: form({"content": text(1, 4000)}),
    LABEL: form({"label": text(1, 45), "component": anything}, {"description": text(1, 100)}),
}
MODAL = form({"custom_id": CUSTOM_ID, "title": text(1, 45), "components": items(1, MODAL_COMPONENTS, anything)})


def check_modal(body: Any) -> Json:
    """A form that the bot wants to open."""
    problems = Problems()
    MODAL(body, ("data",), problems)
    problems.refuse()
    for index, component in enumerate(body["components"]):
        _check_top(component, ("data", "components", index), problems)
    problems.refuse()
    ids = [field["custom_id"] for field in fields(body)]
    if len(ids) != len(set(ids)):
        problems.add(
            ("data", "components"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    problems.refuse()
    result: Json = body
    return result


def _check_top(component: Any, path: Path, problems: Problems) -> None:
    kind = _kind(component, path, problems, tuple(TOP))
    if kind is None:
        return
    ours = Problems()
    TOP[kind](component, path, ours)
    problems.take(ours)
    if ours or kind == TEXT_DISPLAY:
        return
    if kind == ROW:
        _check_field(component["components"][0], (*path, "components", 0), problems, (TEXT_INPUT,), labelled=False)
    else:
        _check_field(component["component"], (*path, "component"), problems, IN_LABEL, labelled=True)


def _check_field(field: Any, path: Path, problems: Problems, allowed: tuple[int, ...], *, labelled: bool) -> None:
    kind = _kind(field, path, problems, allowed)
    if kind is None:
        return
    ours = Problems()
    FORMS[kind](field, path, ours)
    if kind == TEXT_INPUT and not ours:
        _check_input(field, path, ours, labelled=labelled)
    if "options" in field and not ours:
        check_option_values(field["options"], path, ours)
    problems.take(ours)


def _check_input(field: Json, path: Path, problems: Problems, *, labelled: bool) -> None:
    if not labelled and not field.get("label"):
        problems.add((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if labelled and field.get("label"):
        problems.add(
            (*path, "label"), "TEXT_INPUT_LABEL_INVALID", "A text input within a label has no label of its own"
        )
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if low > high:
        problems.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_INVALID", "min_length is greater than max_length")


def _kind(component: Any, path: Path, problems: Problems, allowed: tuple[int, ...]) -> int | None:
    kind = component.get("type") if isinstance(component, dict) else None
    if isinstance(kind, int) and kind in allowed:
        return kind
    listed = ", ".join(str(each) for each in allowed)
    problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
    return None


def fields(modal: Json) -> list[Json]:
    """The fields of a form that can be filled in."""
    found = []
    for component in modal["components"]:
        if component["type"] == ROW:
            found += component["components"]
        elif component["type"] == LABEL:
            found.append(component["component"])
    return found


# -- what people fill in ----------------------------------------------------------------------------------------------


class Unfit(Exception):
    """A field holds what it must not hold."""

    def __init__(self, field: str, rule: str) -> None:
        self.field = field
        self.rule = rule
        super().__init__(f"{field}: {rule}")


def filled(field: Json, value: Any) -> Any:
    """The checked value of one field, or `Unfit`."""
    return FILLED[field["type"]](field, value)


def _filled_text(field: Json, value: Any) -> str:
    name = field["custom_id"]
    value = "" if value is None else value
    if not isinstance(value, str):
        raise Unfit(name, "type")
    required = field.get("required") is not False
    if not value and not required:
        return value
    low = max(field.get("min_length") or 0, 1 if required else 0)
    if len(value) < low:
        raise Unfit(name, "required" if not value else "min_length")
    if len(value) > (field.get("max_length") or 4000):
        raise Unfit(name, "max_length")
    return value


def _filled_many(field: Json, value: Any) -> list[str]:
    name = field["custom_id"]
    value = [] if value is None else value
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Unfit(name, "type")
    required = field.get("required") is not False
    if not value and not required:
        return value
    low, high = bounds(field)
    if field["type"] == CHECKBOXES and field.get("max_values") is None:
        high = len(field["options"])
    if len(value) < low:
        raise Unfit(name, "required" if not value else "count")
    if len(value) > high or len(set(value)) != len(value):
        raise Unfit(name, "count")
    if "options" in field and not set(value) <= {option["value"] for option in field["options"]}:
        raise Unfit(name, "choice")
    return value


def _filled_radio(field: Json, value: Any) -> str | None:
    name = field["custom_id"]
    if value is None:
        if field.get("required") is not False:
            raise Unfit(name, "required")
        return None
    if value not in {option["value"] for option in field["options"]}:
        raise Unfit(name, "choice")
    return str(value)


def _filled_checkbox(field: Json, value: Any) -> bool:
    if not isinstance(value, bool):
        raise Unfit(field["custom_id"], "type")
    return value


def _filled_upload(field: Json, value: Any) -> list[str]:
    """Nothing can be uploaded here."""
    if value or field.get("required") is not False:
        raise Unfit(field["custom_id"], "required")
    return []


FILLED: dict[int, Callable[[Json, Any], Any]] = {
    TEXT_INPUT: _filled_text,
    STRING_SELECT: _filled_many,
    **dict.fromkeys(ENTITY_SELECTS, _filled_many),
    CHECKBOXES: _filled_many,
    RADIO: _filled_radio,
    CHECKBOX: _filled_checkbox,
    FILE_UPLOAD: _filled_upload,
}
