"""What Discord refuses, this server refuses: with the same status, code and place in the form."""

import io

import aiohttp
import pytest

from tests.discord.example_bot import png

V2 = 32768


def text(content="words"):
    return {"type": 10, "content": content}


def button(custom_id="a", **more):
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def row(*children):
    return {"type": 1, "components": list(children)}


def select(**more):
    return {
        "type": 3,
        "custom_id": "s",
        "options": [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}],
        **more,
    }


def layout(*components):
    return {"flags": V2, "components": list(components)}


def place_of(errors, path=()):
    """The first place in a tree of errors, and its code."""
    if "_errors" in errors:
        return ".".join(path), errors["_errors"][0]["code"]
    key, inner = next(iter(errors.items()))
    return place_of(inner, (*path, key))


WRONG_MESSAGES = {
    "content too long": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content not a string": ({"content": 5}, "content", "BASE_TYPE_BAD_TYPE"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed description": ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    "embed field value": (
        {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "empty embed": ({"embeds": [{"color": 3}]}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
    "embeds too long together": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "content in a layout": (
        {"content": "hi", **layout(text())},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embed in a layout": (
        {"embeds": [{"title": "x"}], **layout(text())},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "layout parts without the flag": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "forty-one components": (layout(*[text() for _ in range(41)]), "components", "COMPONENT_MAX_TOTAL_COMPONENTS"),
    "nested ones count": (
        layout(
            {"type": 17, "components": [row(button(f"{r}{c}"), button(f"{r}-{c}")) for r in range(7) for c in range(2)]}
        ),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS",
    ),
    "text over 4000 in all": (
        layout(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "section without accessory": (
        layout({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "section of four texts": (
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "empty gallery": (layout({"type": 12, "items": []}), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    "gallery of eleven": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "missing picture": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "six rows": (
        {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "six buttons in a row": (
        {"content": "x", "components": [row(*[button(str(n)) for n in range(6)])]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "button beside a select": (
        {"content": "x", "components": [row(button(), select())]},
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "same custom_id twice": (
        {"content": "x", "components": [row(button("a"), button("a"))]},
        "components",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom_id too long": (
        {"content": "x", "components": [row(button("a" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "label too long": (
        {"content": "x", "components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "button without label": (
        {"content": "x", "components": [row(button(label=None))]},
        "components.0.components.0.label",
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    "button without custom_id": (
        {"content": "x", "components": [row({"type": 2, "style": 1, "label": "x"})]},
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "link with custom_id": (
        {"content": "x", "components": [row(button(style=5, url="https://example.com"))]},
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "link to a script": (
        {"content": "x", "components": [row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})]},
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "select of 26": (
        {"content": "x", "components": [row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option too long": (
        {"content": "x", "components": [row(select(options=[{"label": "x" * 101, "value": "a"}]))]},
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "same option twice": (
        {
            "content": "x",
            "components": [row(select(options=[{"label": "A", "value": "a"}, {"label": "B", "value": "a"}]))],
        },
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more values than options": (
        {"content": "x", "components": [row(select(max_values=3))]},
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    "least above most": (
        {"content": "x", "components": [row(select(min_values=2, max_values=1))]},
        "components.0.components.0.min_values",
        "SELECT_COMPONENT_MIN_VALUES_INVALID",
    ),
    "placeholder": (
        {"content": "x", "components": [row(select(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "nonce": ({"content": "x", "nonce": "x" * 26}, "nonce", "NONCE_TYPE_TOO_LONG"),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "answer to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    "unknown attachment": ({"content": "x", "attachments": [{"id": "77"}]}, "attachments", "ATTACHMENT_NOT_FOUND"),
}


@pytest.mark.parametrize("case", WRONG_MESSAGES)
async def test_wrong_messages_are_refused_and_change_nothing(api, general, cord, case):
    body, place, code = WRONG_MESSAGES[case]
    status, answer = await api("POST", f"/channels/{general.id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert place_of(answer["errors"]) == (place, code)
    assert cord.state.timeline(general.id, None) == []


@pytest.mark.parametrize(
    "body",
    [{}, {"content": "  \n "}, {"content": ""}, {"flags": V2, "components": []}, {"embeds": [], "components": []}],
)
async def test_empty_messages(api, general, body):
    status, answer = await api("POST", f"/channels/{general.id}/messages", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_the_greatest_layout_that_fits(api, general):
    rows = [row(*[button(f"{r}-{c}") for c in range(5)]) for r in range(6)]
    body = layout({"type": 17, "components": [text("x" * 3990), *rows]}, text("x" * 10), {"type": 14})
    status, answer = await api("POST", f"/channels/{general.id}/messages", body)
    assert status == 200, answer
    assert len({each["id"] for each in answer["components"][0]["components"]}) == 7


async def test_a_layout_stays_a_layout(api, general):
    _, made = await api("POST", f"/channels/{general.id}/messages", layout(text()))
    place = f"/channels/{general.id}/messages/{made['id']}"
    for body in ({"content": "hi"}, {"embeds": [{"title": "x"}]}):
        status, answer = await api("PATCH", place, body)
        assert (status, answer["code"]) == (400, 50035)
    status, answer = await api("PATCH", place, {"flags": 0, "components": [text("new")]})
    assert status == 200
    assert answer["flags"] & V2
    status, answer = await api("PATCH", place, {"components": []})
    assert (status, answer["code"]) == (400, 50006)


async def test_becoming_a_layout_gives_up_the_content(api, general):
    _, made = await api("POST", f"/channels/{general.id}/messages", {"content": "hi"})
    place = f"/channels/{general.id}/messages/{made['id']}"
    status, answer = await api("PATCH", place, layout(text()))
    assert (status, place_of(answer["errors"])[0]) == (400, "content")
    status, answer = await api("PATCH", place, {**layout(text()), "content": None})
    assert (status, answer["content"], answer["flags"] & V2) == (200, "", V2)


async def test_files(api, general, cord):
    def form(**files):
        data = aiohttp.FormData(default_to_multipart=True)
        for name, body in files.items():
            data.add_field(f"files[{name[-1]}]", io.BytesIO(body), filename=f"{name}.png")
        return data

    place = f"/channels/{general.id}/messages"
    status, answer = await api("POST", place, data=form(tiny0=png(1, 1)))
    assert (status, answer["attachments"][0]["width"]) == (200, 1)
    status, answer = await api("POST", place, data=form(large0=png()[:33] + b"\0" * (10 * 1024 * 1024 - 33)))
    assert (status, answer["attachments"][0]["size"]) == (200, 10 * 1024 * 1024)
    status, answer = await api("POST", place, data=form(huge0=b"\0" * (10 * 1024 * 1024 + 1)))
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await api("POST", place, data=form(**{f"file{n}": b"x" for n in range(10)}, one_more=b"x"))
    assert (status, answer["code"]) == (400, 50035)
    assert len(cord.state.timeline(general.id, None)) == 2


def command(**more):
    return {"name": "move", "description": "Move", "type": 1, **more}


def option(**more):
    return {"type": 3, "name": "what", "description": "What", **more}


WRONG_COMMANDS = {
    "upper case": (command(name="Move"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "blank in the name": (command(name="my move"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "name too long": (command(name="x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    "no description": (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    "description too long": (command(description="x" * 101), "0.description", "BASE_TYPE_MAX_LENGTH"),
    "unknown locale": (
        command(name_localizations={"cz": "tah"}),
        "0.name_localizations.cz",
        "APPLICATION_COMMAND_LOCALE_INVALID",
    ),
    "localised in upper case": (
        command(name_localizations={"cs": "Tah"}),
        "0.name_localizations.cs",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "26 options": (command(options=[option(name=f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_BAD_LENGTH"),
    "required after optional": (
        command(options=[option(), option(name="then", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "same option twice": (
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "26 choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "choice of another type": (
        command(options=[option(choices=[{"name": "a", "value": 3}])]),
        "0.options.0.choices.0.value",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID",
    ),
    "choices and autocomplete": (
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        "0.options.0",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    "subcommand beside an option": (
        command(options=[option(type=1), option(name="other")]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "subcommand within a subcommand": (
        command(options=[option(type=2, options=[option(type=1, options=[option(type=1)])])]),
        "0.options.0.options.0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "group within a group": (
        command(options=[option(type=2, options=[option(type=2)])]),
        "0.options.0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "too much in all": (
        command(
            options=[
                option(
                    name=f"o{n}",
                    description="x" * 100,
                    choices=[{"name": f"{c}" + "x" * 90, "value": f"{c}" + "y" * 90} for c in range(5)],
                )
                for n in range(9)
            ]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


@pytest.mark.parametrize("case", WRONG_COMMANDS)
async def test_wrong_commands_are_refused(api, cord, case):
    body, place, code = WRONG_COMMANDS[case]
    status, answer = await api("PUT", f"/applications/{cord.state.application.id}/commands", [body])
    assert (status, answer["code"]) == (400, 50035)
    assert place_of(answer["errors"]) == (place, code)
    assert cord.state.commands == {}


async def test_a_hundred_commands_and_no_more(api, cord):
    place = f"/applications/{cord.state.application.id}/commands"
    status, _ = await api("PUT", place, [command(name=f"c{n}") for n in range(100)])
    assert status == 200
    status, answer = await api("PUT", place, [command(name=f"c{n}") for n in range(101)])
    assert (status, answer["code"]) == (400, 30032)
    status, answer = await api("PUT", place, [command(), command()])
    assert (status, place_of(answer["errors"])[1]) == (400, "APPLICATION_COMMANDS_DUPLICATE_NAME")


async def test_commands_one_by_one(api, cord):
    place = f"/applications/{cord.state.application.id}/commands"
    status, made = await api("POST", place, command())
    assert status == 201
    status, again = await api("POST", place, command(description="Another"))
    assert (status, again["id"]) == (200, made["id"])
    status, changed = await api("PATCH", f"{place}/{made['id']}", {"description": "Third"})
    assert (status, changed["description"]) == (200, "Third")
    assert (await api("GET", f"{place}/{made['id']}"))[1] == changed
    assert (await api("DELETE", f"{place}/{made['id']}"))[0] == 204
    status, answer = await api("GET", f"{place}/{made['id']}")
    assert (status, answer["code"]) == (404, 10063)


def label(component, **more):
    return {"type": 18, "label": "Name", "component": component, **more}


def entry(**more):
    return {"type": 4, "custom_id": "n", "style": 1, **more}


WRONG_ANSWERS = {
    "modal title": (
        {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": [label(entry())]}},
        "data.title",
    ),
    "six fields": (
        {
            "type": 9,
            "data": {"custom_id": "m", "title": "x", "components": [label(entry(custom_id=str(n))) for n in range(6)]},
        },
        "data.components",
    ),
    "same field twice": (
        {"type": 9, "data": {"custom_id": "m", "title": "x", "components": [label(entry()), label(entry())]}},
        "data.components",
    ),
    "one radio option": (
        {
            "type": 9,
            "data": {
                "custom_id": "m",
                "title": "x",
                "components": [label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})],
            },
        },
        "data.components.0.component.options",
    ),
    "label within a label": (
        {"type": 9, "data": {"custom_id": "m", "title": "x", "components": [label(entry(label="again"))]}},
        "data.components.0.component.label",
    ),
    "button in a form": (
        {"type": 9, "data": {"custom_id": "m", "title": "x", "components": [label(button())]}},
        "data.components.0.component.type",
    ),
    "update of a command": ({"type": 7, "data": {"content": "x"}}, "type"),
    "choices for a command": ({"type": 8, "data": {"choices": []}}, "type"),
    "unknown kind": ({"type": 77}, "type"),
    "content": ({"type": 4, "data": {"content": "x" * 2001}}, "content"),
}


@pytest.mark.parametrize("case", WRONG_ANSWERS)
async def test_wrong_answers_are_refused_and_may_be_mended(api, anezka, bot, cord, case):
    body, place = WRONG_ANSWERS[case]
    interaction = await anezka.command("ignore")
    path = f"/interactions/{interaction}/{cord.interactions.newest.token}/callback"
    status, answer = await api("POST", path, body)
    assert (status, answer["code"], place_of(answer["errors"])[0]) == (400, 50035, place)
    assert (await api("POST", path, {"type": 4, "data": {"content": "mended"}}))[0] == 204
    assert (await anezka.answer(interaction))["content"] == "mended"


async def test_refused_answer_is_told_as_such(api, anezka, bot, cord):
    interaction = await anezka.command("ignore")
    await api("POST", f"/interactions/{interaction}/{cord.interactions.newest.token}/callback", {"type": 77})
    cord.faults.advance(3)
    assert (await anezka.outcome(interaction))["reason"] == "refused"


async def test_unknown_interaction_and_wrong_token(api, anezka, bot, cord):
    interaction = await anezka.command("ignore")
    body = {"type": 4, "data": {"content": "x"}}
    for path in (f"/interactions/{interaction}/wrong/callback", "/interactions/1/wrong/callback"):
        status, answer = await api("POST", path, body)
        assert (status, answer["code"]) == (404, 10062)
    status, answer = await api("POST", f"/webhooks/{bot.application_id}/wrong", {"content": "x"})
    assert (status, answer["code"]) == (401, 50027)
