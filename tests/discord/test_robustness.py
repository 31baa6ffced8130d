"""Whatever comes in, the answer is a refusal or a success, never a fault."""

import copy
import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.localcord.errors import ApiError
from bot.localcord.rules.commands import check_commands, stored
from bot.localcord.rules.messages import check_message
from bot.localcord.rules.modals import check_modal
from tests.discord.person import Refusal
from tests.discord.test_rules import (
    WRONG_COMMANDS,
    WRONG_MESSAGES,
    button,
    entry,
    label,
    layout,
    option,
    row,
    select,
    text,
)

ODD = [None, True, -1, 0, 3, 10**30, 1.5, "", "x", "²", "9" * 40, [], [None], {}, {"type": 1}]
json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["type", "components", "id", "content", "embeds", "options", "name", "custom_id", "label", "x"]
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=20,
)
MESSAGES = [
    layout(
        {
            "type": 17,
            "components": [
                text(),
                {"type": 9, "components": [text()], "accessory": button("z")},
                {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}]},
                {"type": 14},
            ],
        }
    ),
    {
        "content": "x",
        "components": [row(button()), row(select())],
        "allowed_mentions": {"parse": ["users"]},
        "nonce": "n",
    },
    {
        "embeds": [
            {
                "title": "x",
                "fields": [{"name": "n", "value": "v"}],
                "image": {"url": "https://example.com/a.png"},
                "footer": {"text": "f"},
                "author": {"name": "a"},
            }
        ]
    },
    *[body for body, _, _ in WRONG_MESSAGES.values()],
]
COMMANDS = [[body] for body, _, _ in WRONG_COMMANDS.values()] + [
    [
        {
            "name": "a",
            "description": "b",
            "options": [
                {
                    "type": 2,
                    "name": "g",
                    "description": "g",
                    "options": [{"type": 1, "name": "s", "description": "s", "options": [option()]}],
                }
            ],
        }
    ]
]
MODALS = [
    {
        "custom_id": "m",
        "title": "t",
        "components": [
            label(entry()),
            row(entry(label="old", custom_id="o")),
            label(select()),
            label(
                {"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}
            ),
            text(),
        ],
    }
]


def places(value, path=()):
    yield path
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in steps:
        yield from places(inner, (*path, key))


def spoiled(value, chance: random.Random):
    """A copy in which one to three places hold something odd, or are gone."""
    result = copy.deepcopy(value)
    for _ in range(chance.randint(1, 3)):
        path = chance.choice([place for place in places(result) if place])
        node = result
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = copy.deepcopy(chance.choice(ODD))
    return result


def survives(check, body) -> None:
    """Anything but a refusal is a fault."""
    with suppress(ApiError):
        check(body)


def as_message(body):
    check_message(
        body, layout=bool(isinstance(body, dict) and isinstance(body.get("flags"), int) and body["flags"] & 32768)
    )


def as_commands(body):
    for each in check_commands(body):
        stored(each)


CHECKS = {"message": (as_message, MESSAGES), "commands": (as_commands, COMMANDS), "modal": (check_modal, MODALS)}


@pytest.mark.parametrize("name", CHECKS)
def test_spoiled_payloads(name):
    check, good = CHECKS[name]
    for seed in range(1500):
        chance = random.Random(seed)
        survives(check, spoiled(chance.choice(good), chance))


@pytest.mark.parametrize("name", CHECKS)
@given(body=json_like)
@settings(max_examples=150, deadline=None)
def test_anything(name, body):
    survives(CHECKS[name][0], body)


async def test_spoiled_requests_of_the_bot(api, general, cord):
    """Through the whole server; its harness fails on any status 500."""
    for seed in range(150):
        chance = random.Random(seed)
        body = spoiled(chance.choice(MESSAGES), chance)
        status, made = await api("POST", f"/channels/{general.id}/messages", body)
        assert status in {200, 400}
        if status == 200:
            status, _ = await api("PATCH", f"/channels/{general.id}/messages/{made['id']}", spoiled(body, chance))
            assert status in {200, 400}


async def test_spoiled_requests_of_people(anezka, tomas):
    channel = anezka.channel("general")
    message = await anezka.say_command("picks")
    known = anezka.known_command("options")
    frames = [
        {
            "op": "command",
            "channel": channel,
            "command": known["id"],
            "path": [],
            "options": {"who": tomas.id, "number": 3},
        },
        {"op": "autocomplete", "channel": channel, "command": known["id"], "path": [], "options": {}, "focused": "who"},
        {"op": "click", "channel": channel, "message": message["id"], "custom_id": "pick:user", "values": [tomas.id]},
        {"op": "say", "channel": channel, "content": "x", "nonce": "n", "reply_to": message["id"]},
        {"op": "history", "channel": channel, "before": message["id"], "limit": 3},
        {"op": "archived", "channel": channel, "before": "2026-01-01T00:00:00+00:00", "limit": 3},
        {"op": "thread", "channel": channel, "name": "x", "message": message["id"]},
        {"op": "submit", "interaction": message["id"], "fields": {"a": "b"}},
    ]
    for seed in range(250):
        chance = random.Random(seed)
        frame = spoiled(chance.choice(frames), chance)
        frame["op"] = frame["op"] if isinstance(frame["op"], str) else "say"
        assert await outcome(anezka, frame) != "internal", frame


async def outcome(person, frame) -> str:
    try:
        await person.ask(**frame)
    except Refusal as refusal:
        return refusal.code
    return "ok"
