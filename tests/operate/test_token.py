"""The token comes from the environment or a private file; the real and the local one never take each other's place."""

import base64
import os

import pytest

from bot.localcord.state import State
from bot.operate.token import VARIABLE, BadToken, looks_real, only_local, read_token
from engine.core.words import Speech
from tests.discord.harness import local_discord


def real(application: int = 1234567890123456789) -> str:
    """Something of the right form."""
    return f"{base64.urlsafe_b64encode(str(application).encode()).decode().rstrip('=')}.Gabcde.{'x' * 38}"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "token"
    path.write_text(real() + "\n")
    path.chmod(0o600)
    return path


def refusal(token_file=None, environ=None) -> BadToken:
    with pytest.raises(BadToken) as refused:
        read_token(token_file, environ if environ is not None else {})
    return refused.value


def test_from_the_environment_which_forgets_it():
    environ = {VARIABLE: f" {real()} "}
    assert read_token(None, environ) == real()
    assert environ == {}


def test_from_a_private_file(file):
    assert read_token(file, {}) == real()
    environ = {VARIABLE: "ignored"}
    assert read_token(file, environ) == real()
    assert environ == {}, "also a variable that is not used is not handed on"


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o660, 0o606])
def test_a_file_that_others_can_read_is_refused(file, mode):
    file.chmod(mode)
    assert refusal(file).key == "token-file-open"


def test_other_things_than_files(tmp_path):
    assert refusal(tmp_path / "none").key == "token-file-missing"
    assert refusal(tmp_path).key == "token-file-unreadable"
    long = tmp_path / "long"
    long.write_text("x" * 5000)
    long.chmod(0o600)
    assert refusal(long).key == "token-file-unreadable"


@pytest.mark.parametrize("text", ["abc", "a.b.c", real()[:-14], real().replace(".", " "), f"Bot {real()}", "é.é.é", "x" * 24 + ".Gabcde." + "x" * 38])  # fmt: skip
def test_what_is_no_token_is_not_tried(text, file):
    for error in (refusal(environ={VARIABLE: text}),):
        assert error.key == "token-form"
        assert text not in str(error)
    file.write_text(text)
    assert refusal(file).key == "token-form"


def test_nothing_at_all():
    for environ in ({}, {VARIABLE: ""}, {VARIABLE: "  "}):
        error = refusal(environ=environ)
        assert error.key == "token-missing"
        assert VARIABLE in Speech("core", {}, "cs").reason(error)


async def test_the_local_token_and_the_real_one_are_told_apart():
    async with local_discord() as cord:
        assert isinstance(cord.state, State)
        assert refusal(environ={VARIABLE: cord.token}).key == "token-local"
        assert only_local(cord.token) == cord.token
        assert not looks_real(cord.token)
    for token in (real(), "", "something"):
        with pytest.raises(BadToken, match="token-not-local"):
            only_local(token)


def test_files_of_others_are_refused(file, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    if file.stat().st_uid != 0:
        assert refusal(file).key == "token-file-open"
    else:
        assert read_token(file, {}) == real(), "root may hand a file to a service"
