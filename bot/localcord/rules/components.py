"""Components of messages, classic and V2: what fits into what, and what is kept."""

from collections.abc import Callable, Container, Iterator
from typing import Any

from bot.localcord.errors import Path, Problems
from bot.localcord.models import Json
from bot.localcord.rules.form import Check, anything, flag, form, items, link, snowflake, text, whole

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LINK_STYLE, PREMIUM_STYLE = 5, 6

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_LAYOUT = (*IN_CONTAINER, CONTAINER)
ROWS = 5
LAYOUT_COMPONENTS = 40
LAYOUT_CHARACTERS = 4000

CUSTOM_ID = text(1, 100)
EMOJI = form({"name": text(1, 32)}, {"id": snowflake, "animated": flag})
MEDIA = form({"url": link(2048, "http", "https", "attachment")})
OPTION = form(
    {"label": text(1, 100), "value": text(1, 100)}, {"description": text(0, 100), "emoji": EMOJI, "default": flag}
)
DEFAULT_VALUE = form({"id": snowflake, "type": text(1, 10)})
SELECT = {
    "placeholder": text(0, 150),
    "min_values": whole(0, 25),
    "max_values": whole(1, 25),
    "disabled": flag,
    "required": flag,
}
ENTITY_SELECT = {**SELECT, "default_values": items(0, 25, DEFAULT_VALUE)}

FORMS: dict[int, Check] = {
    ROW: form({"components": items(1, 5, anything)}),
    BUTTON: form(
        {"style": whole(1, 6)},
        {
            "custom_id": CUSTOM_ID,
            "label": text(0, 80),
            "url": link(512, "http", "https", "discord"),
            "disabled": flag,
            "emoji": EMOJI,
        },
    ),
    STRING_SELECT: form({"custom_id": CUSTOM_ID, "options": items(1, 25, OPTION)}, SELECT),
    USER_SELECT: form({"custom_id": CUSTOM_ID}, ENTITY_SELECT),
    ROLE_SELECT: form({"custom_id": CUSTOM_ID}, ENTITY_SELECT),
    MENTIONABLE_SELECT: form({"custom_id": CUSTOM_ID}, ENTITY_SELECT),
    CHANNEL_SELECT: form({"custom_id": CUSTOM_ID}, {**ENTITY_SELECT, "channel_types": items(0, 20, whole(0, 20))}),
    SECTION: form({"components": items(1, 3, anything), "accessory": anything}),
    TEXT_DISPLAY: form({"content": text(1, 4000)}),
    THUMBNAIL: form({"media": MEDIA}, {"description": text(1, 1024), "spoiler": flag}),
    GALLERY: form({"items": items(1, 10, form({"media": MEDIA}, {"description": text(1, 1024), "spoiler": flag}))}),
    FILE: form({"file": form({"url": link(2048, "attachment")})}, {"spoiler": flag}),
    SEPARATOR: form({}, {"divider": flag, "spacing": whole(1, 2)}),
    CONTAINER: form(
        {"components": items(1, LAYOUT_COMPONENTS, anything)}, {"accent_color": whole(0, 0xFFFFFF), "spoiler": flag}
    ),
}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if isinstance(component.get("accessory"), dict):
            yield component["accessory"]


def check_components(components: Any, problems: Problems, *, layout: bool) -> None:
    """The components of one message."""
    if not isinstance(components, list):
        problems.add(("components",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if not layout and len(components) > ROWS:
        problems.add(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {ROWS} in length.")
        return
    ours = Problems()
    for index, component in enumerate(components):
        _check(component, ("components", index), ours, IN_LAYOUT if layout else (ROW,))
    problems.take(ours)
    if not ours:
        _check_whole(components, problems, layout=layout)


def _check(component: Any, path: Path, problems: Problems, allowed: tuple[int, ...]) -> None:
    kind = _kind(component)
    if kind not in allowed:
        listed = ", ".join(str(each) for each in allowed)
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
        return
    ours = Problems()
    FORMS[kind](component, path, ours)
    if component.get("id") is not None:
        whole(0, 2**31 - 1)(component["id"], (*path, "id"), ours)
    problems.take(ours)
    if not ours:
        MEANINGS.get(kind, _nothing)(component, path, problems)


def _kind(component: Any) -> int:
    kind = component.get("type") if isinstance(component, dict) else None
    return kind if isinstance(kind, int) else 0


def _nothing(component: Json, path: Path, problems: Problems) -> None:
    """Most kinds need no more than their form."""


def _row(component: Json, path: Path, problems: Problems) -> None:
    children = component["components"]
    for index, child in enumerate(children):
        _check(child, (*path, "components", index), problems, (BUTTON, *sorted(SELECTS)))
    has_select = any(_kind(each) in SELECTS for each in children)
    if has_select and len(children) > 1:
        problems.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A row holds 5 buttons or 1 select")


def _button(component: Json, path: Path, problems: Problems) -> None:
    style, custom_id, url = component["style"], component.get("custom_id"), component.get("url")
    if style == LINK_STYLE and not url:
        problems.add((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required")
    elif style == LINK_STYLE and custom_id:
        problems.add(
            path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified"
        )
    elif style not in {LINK_STYLE, PREMIUM_STYLE} and not custom_id:
        problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    elif style not in {LINK_STYLE, PREMIUM_STYLE} and url:
        problems.add((*path, "url"), "BUTTON_COMPONENT_URL_INVALID", "Only link buttons have a url")
    if style != PREMIUM_STYLE and not component.get("label") and not component.get("emoji"):
        problems.add((*path, "label"), "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required")


def _select(component: Json, path: Path, problems: Problems) -> None:
    low, high = bounds(component)
    options = component.get("options")
    if low > high:
        problems.add(
            (*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_INVALID", "min_values is greater than max_values"
        )
    if options is None:
        if len(component.get("default_values") or []) > high:
            problems.add(
                (*path, "default_values"), "SELECT_COMPONENT_DEFAULT_VALUES_INVALID", "More defaults than max_values"
            )
        return
    if high > len(options):
        problems.add(
            (*path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_INVALID",
            "max_values is greater than the number of options",
        )
    if sum(bool(option.get("default")) for option in options) > high:
        problems.add((*path, "options"), "SELECT_COMPONENT_DEFAULT_VALUES_INVALID", "More defaults than max_values")
    check_option_values(options, path, problems)


def check_option_values(options: list[Json], path: Path, problems: Problems) -> None:
    """No two options of one select have the same value."""
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            place = (*path, "options", index, "value")
            problems.add(
                place, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        seen.add(option["value"])


def _section(component: Json, path: Path, problems: Problems) -> None:
    for index, child in enumerate(component["components"]):
        _check(child, (*path, "components", index), problems, (TEXT_DISPLAY,))
    _check(component["accessory"], (*path, "accessory"), problems, (BUTTON, THUMBNAIL))


def _container(component: Json, path: Path, problems: Problems) -> None:
    for index, child in enumerate(component["components"]):
        _check(child, (*path, "components", index), problems, IN_CONTAINER)


MEANINGS: dict[int, Callable[[Json, Path, Problems], None]] = {
    ROW: _row,
    BUTTON: _button,
    SECTION: _section,
    CONTAINER: _container,
    **dict.fromkeys(SELECTS, _select),
}


def check_emojis(components: list[Json], known: Container[int]) -> None:
    """Buttons and options show only emojis that exist; those without an id are signs of the writing system."""
    problems = Problems()
    for path, emoji in _emojis(components, ("components",)):
        if emoji.get("id") is not None and int(emoji["id"]) not in known:
            problems.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    problems.refuse()


def _emojis(components: list[Json], path: Path) -> Iterator[tuple[Path, Json]]:
    """Every emoji of checked components, and where it stands."""
    for index, component in enumerate(components):
        here = (*path, index)
        if component.get("emoji"):
            yield (*here, "emoji"), component["emoji"]
        for slot in ("components", "options"):
            yield from _emojis(component.get(slot) or [], (*here, slot))
        emoji = (component.get("accessory") or {}).get("emoji")
        if emoji:
            yield (*here, "accessory", "emoji"), emoji


def _check_whole(components: list[Json], problems: Problems, *, layout: bool) -> None:
    """Sums and uniqueness over the whole message."""
    every = list(walk(components))
    if layout and len(every) > LAYOUT_COMPONENTS:
        problems.add(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS",
            f"The total number of components cannot exceed {LAYOUT_COMPONENTS}",
        )
    characters = sum(len(each["content"]) for each in every if each["type"] == TEXT_DISPLAY)
    if layout and characters > LAYOUT_CHARACTERS:
        problems.add(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total text size cannot exceed {LAYOUT_CHARACTERS} characters",
        )
    for name, code, words in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
        ("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    ):
        used = [each[name] for each in every if each.get(name)]
        if len(used) != len(set(used)):
            problems.add(("components",), code, words)


def bounds(component: Json) -> tuple[int, int]:
    """Fewest and most values of a select."""
    low, high = component.get("min_values"), component.get("max_values")
    return (1 if low is None else low, 1 if high is None else high)


# -- what is kept -----------------------------------------------------------------------------------------------------

Resolve = Callable[[str], Json]
ALWAYS: dict[int, Json] = {
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
    FILE: {"spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def stored(components: list[Json], resolve: Resolve) -> list[Json]:
    """Checked components as they are kept: defaults filled in, ids given, media resolved."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    return [_stored(each, resolve, free) for each in components]


def _stored(component: Json, resolve: Resolve, free: Iterator[int]) -> Json:
    kept: Json = {key: value for key, value in component.items() if value is not None}
    kept = ALWAYS.get(component["type"], {}) | kept
    kept["id"] = component.get("id") or next(free)
    kept.pop("required", None)
    if "emoji" in kept:
        kept["emoji"] = _emoji(kept["emoji"])
    for slot in ("media", "file"):
        if slot in kept:
            kept[slot] = resolve(kept[slot]["url"])
    if "items" in kept:
        kept["items"] = [_item(each, resolve) for each in kept["items"]]
    if "accessory" in kept:
        kept["accessory"] = _stored(kept["accessory"], resolve, free)
    if "components" in kept:
        kept["components"] = [_stored(each, resolve, free) for each in kept["components"]]
    if "options" in kept:
        kept["options"] = [_option(each) for each in kept["options"]]
    return kept


def _item(item: Json, resolve: Resolve) -> Json:
    return {
        "media": resolve(item["media"]["url"]),
        "description": item.get("description"),
        "spoiler": bool(item.get("spoiler")),
    }


def _option(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    return kept | {"emoji": _emoji(kept["emoji"])} if "emoji" in kept else kept


def _emoji(emoji: Json) -> Json:
    kept: Json = {"name": emoji["name"], "animated": bool(emoji.get("animated"))}
    return kept if emoji.get("id") is None else {"id": str(emoji["id"]), **kept}
