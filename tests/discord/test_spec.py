"""The oracle itself: it must find what is wrong, and say so when it is not there."""

import pytest

from bot.localcord.rest.app import Exchange
from tests.discord import spec

USER = {
    "id": "1",
    "username": "x",
    "avatar": None,
    "discriminator": "0",
    "public_flags": 0,
    "flags": 0,
    "global_name": None,
    "primary_guild": None,
}


@pytest.fixture
def oracle():
    if spec.path() is None:
        pytest.skip(f"NOTICE: no API description here; exchanges of the tests are not checked (set {spec.VARIABLE})")
    return spec.loaded()


def test_right_exchange(oracle):
    assert oracle._problems(Exchange("GET", "/users/1", {}, 200, USER)) == []


@pytest.mark.parametrize(
    "exchange, words",
    [
        (
            Exchange("GET", "/users/1", {}, 200, {key: value for key, value in USER.items() if key != "primary_guild"}),
            "'primary_guild' is a required property",
        ),
        (Exchange("GET", "/users/1", {}, 200, USER | {"flags": "0"}), "flags"),
        (Exchange("GET", "/users/1", {}, 500, {}), "not described"),
        (Exchange("GET", "/nobody/knows/this", {}, 200, {}), "not in the description"),
        (Exchange("POST", "/channels/1/typing", {}, 400, {"message": "x"}), "'code' is a required property"),
        (Exchange("POST", "/channels/1/threads", {"name": "x" * 101, "type": 11}, 201, None), "x"),
    ],
)
def test_wrong_exchanges_are_found(oracle, exchange, words):
    found = oracle._problems(exchange)
    assert found
    assert words in found[0]
