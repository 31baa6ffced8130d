"""`run`, `play` and `doctor` as they are started."""

import asyncio
import signal
import subprocess
import sys

import pytest

from bot.host.host import open_host
from bot.host.operating import WORLD
from tests.bot.house import BUTTON, acts, texts
from tests.discord.person import eventually, open_page
from tests.operate.process import START_S, ended, environment, playing, socket_of
from tests.operate.test_token import real


def meeplepost(*argv: object, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *map(str, argv)]
    env = environment(**variables)
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env, timeout=START_S)


def test_run_says_in_one_sentence_why_it_does_not_start(tmp_path):
    settings = tmp_path / "settings.toml"
    settings.write_text('[bot]\ndata = "data"\ntoken = "x"\n')
    open_file = tmp_path / "token"
    open_file.write_text(real())
    open_file.chmod(0o644)
    for argv, variables, says in (
        ((), {}, "There is no token."),
        ((), {"MEEPLEPOST_TOKEN": "local.abcdefghijklmnopqrstuvwxyz0123456789"}, "token of the local Discord"),
        ((), {"MEEPLEPOST_TOKEN": "abc"}, "does not look like the token"),
        (("--config", settings), {"MEEPLEPOST_TOKEN": real()}, "does not belong in the settings file"),
        (("--token-file", open_file), {}, "Others can read the token file"),
    ):
        done = meeplepost("run", *argv, **variables)
        assert done.returncode == 2
        assert done.stdout == ""
        assert says in done.stderr
        assert len(done.stderr.splitlines()) == 1
        assert real() not in done.stderr
    assert not (tmp_path / "data").exists(), "nothing was begun"


def test_the_token_is_no_argument():
    done = meeplepost("run", "--token", real())
    assert done.returncode == 2
    assert "unrecognized arguments: --token" in done.stderr
    for command in ("run", "play", "doctor"):
        assert "--token " not in meeplepost(command, "--help").stdout


@pytest.mark.parametrize("command", ["run", "play"])
async def test_each_refuses_the_database_of_the_other(tmp_path, command):
    settings = tmp_path / "settings.toml"
    settings.write_text('[bot]\ndata = "data"\n')
    (tmp_path / "data").mkdir()
    async with open_host(tmp_path / "data" / "meeplepost.db") as host:
        await host.settings.put("server", 0, WORLD, {"run": "local", "play": "discord"}[command])
    argv = ("run", "--config", settings) if command == "run" else ("play", "--data", tmp_path / "data")
    done = await asyncio.to_thread(meeplepost, *argv, MEEPLEPOST_TOKEN=real())
    assert done.returncode == 2
    assert "The tables in this data folder belong to" in done.stderr
    assert f"Give “{command}” a folder of its own" in done.stderr


def threads(page) -> list:
    known = page.snapshot["guilds"][0]["threads"]
    return known + [one["channel"] for one in page.events if one.get("type") == "thread_create"]


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
async def test_play_finishes_what_it_began_and_goes_on_next_time(tmp_path, stop):
    data = tmp_path / "data"
    async with playing(data, MEEPLEPOST_TOKEN=real()) as (process, url):
        async with open_page(socket_of(url)) as page:
            await page.join("ruth")
            channel = page.channel("welcome")
            [card] = (await page.ask("history", channel=channel))["messages"]
            [(_, button)] = [one for one in acts(card, BUTTON) if (one[0].name, one[0].arg) == ("qs", "burgundy")]
            pressed = await page.click(card, button["custom_id"])
            process.send_signal(stop)  # while the table is being made
            answer = await page.answer(pressed)
            assert "· table 1" in texts(answer), "the press was answered before the end"
        code, out, err = await ended(process)
    assert (code, err) == (0, "")
    assert "Everything is saved." in out
    async with open_host(data / "meeplepost.db") as host:
        live = await host.desk.live(1)
        assert live.table.state == "running"
    async with playing(data) as (process, url), open_page(socket_of(url)) as page:
        await page.join("ruth")
        assert await page.until(lambda: threads(page)), "posted before the end, or now"
        process.send_signal(signal.SIGTERM)
        assert (await ended(process))[0] == 0


async def test_stopped_before_it_is_ready(tmp_path):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "play", "--data", str(tmp_path / "data"),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=environment(),
    )  # fmt: skip
    await eventually((tmp_path / "data" / "localcord.db").exists)
    process.send_signal(signal.SIGTERM)
    code, _, err = await ended(process)
    assert (code, err) == (0, "")


async def test_a_second_play_on_the_same_folder_is_told(tmp_path):
    async with playing(tmp_path / "data") as (process, _):
        done = await asyncio.to_thread(meeplepost, "play", "--data", tmp_path / "data")
        assert done.returncode == 2
        assert "is used by another" in done.stderr
        assert len(done.stderr.splitlines()) == 1
        process.send_signal(signal.SIGTERM)
        assert (await ended(process))[0] == 0
