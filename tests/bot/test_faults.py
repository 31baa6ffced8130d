"""Discord misbehaves while a game is running: nothing is lost, nothing doubled, and the board is right afterwards."""

import asyncio
from functools import partial

import pytest

from bot.localcord import permissions
from tests.bot.house import BUTTON, House, acts, button, texts, until
from tests.discord.person import Refusal
from tests.engine.burgundy.table import Table

FIRST, SECOND = "workers with 1", "workers with 2"
MESSAGES = r"(POST|PATCH) /channels/\d+/messages"


@pytest.fixture(autouse=True)
def _soon(monkeypatch):
    """What failed is tried again after moments instead of seconds."""
    monkeypatch.setattr("bot.host.notices.FIRST_RETRY_MS", 20)
    monkeypatch.setattr("bot.ui.sender.NOT_ALLOWED_RETRY_MS", 50)


@pytest.fixture
async def number(house, anezka, ruth):
    made = await house.table([anezka, ruth])
    await house.put(made, Table().depot(4, "mine", "church").player(dice=(4, 2)).state)
    return made


async def line_and_board(house: House, number: int) -> tuple[list[str], str]:
    """The log lines and the words of the live board, as the channel holds them."""
    await house.posted(number)
    thread = await house.thread(number)
    lines = [one["content"] for one in house.messages(thread) if one["content"].startswith("**")]
    return lines, texts(await house.board(number))


async def played(house: House, number: int, moves: int) -> bool:
    return (await house.match(number)).last_seq == moves


async def check(house: House, number: int, *, moves: int, lines: int = 1) -> None:
    assert await played(house, number, moves)
    told, board = await line_and_board(house, number)
    assert len(told) == lines
    assert "Anežka" in board
    boards = [one for one in house.messages(await house.thread(number)) if button(one, "yo") and button(one, "hi")]
    assert len(boards) == 1, "one live board"


@pytest.mark.parametrize("how", ["reconnect", "close", "abort"])
async def test_gateway_drops_while_somebody_clicks(house, anezka, number, how):
    panel = await anezka.choose(await anezka.panel(number), FIRST)
    panel = await anezka.choose(panel, SECOND)
    await house.cord.faults.drop_gateway(how, hold=True)
    custom_id = next(one["custom_id"] for act, one in acts(panel, BUTTON) if act.name == "cm")
    click = asyncio.create_task(anezka.page.click(panel, custom_id))
    await asyncio.sleep(0.05)
    house.cord.faults.release_gateway()
    try:
        await click
    except Refusal as refusal:  # the bot was away at that moment: it is pressed again
        if refusal.code != "offline":
            raise
        await until(partial(_online, house))
        await anezka.send(panel, custom_id)
    await until(partial(played, house, number, 3))
    await check(house, number, moves=3)


async def _online(house: House) -> bool:
    return any(session.queue is not None for session in house.cord.gateway.sessions.values())


async def test_lost_sessions_are_begun_anew(house, anezka, number):
    house.cord.faults.invalidate_sessions()
    await asyncio.sleep(0.05)
    await until(partial(_online, house))
    await anezka.move(number, FIRST)
    await check(house, number, moves=1)


FAULTS = {
    "server error": lambda desk: desk.answer(MESSAGES, 500, times=2),
    "bad gateway": lambda desk: desk.answer(MESSAGES, 502, times=1),
    "rate limit": lambda desk: desk.rate_limit(MESSAGES, 0.05, times=3),
    "reset before": lambda desk: desk.reset(MESSAGES, times=3),
    "reset after": lambda desk: desk.lose_answer(MESSAGES, times=2),
    "slow": lambda desk: desk.delay(MESSAGES, 0.3, times=1),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_messages_come_through_once(house, anezka, ruth, number, name, monkeypatch):
    monkeypatch.setattr("discord.http.asyncio.sleep", _short_sleep)
    FAULTS[name](house.cord.faults)
    await anezka.move(number, FIRST)
    FAULTS[name](house.cord.faults)
    await anezka.move(number, f"{SECOND}; end")
    await check(house, number, moves=3)
    assert "Ruth" in texts(await house.board(number))
    assert not house.cord.faults.waiting


_sleep = asyncio.sleep


async def _short_sleep(seconds, *more):
    """discord.py waits for seconds between its attempts."""
    await _sleep(min(seconds, 0.05), *more)


async def test_lost_answer_to_a_move_loses_no_move(house, anezka, number):
    house.cord.faults.lose_answer(r"POST /interactions/", times=1)
    await anezka.move(number, FIRST)
    await check(house, number, moves=1)
    assert not house.cord.faults.waiting


async def test_a_line_that_grows_while_its_answer_is_lost_is_one_line(house, anezka, number, monkeypatch):
    monkeypatch.setattr("bot.host.notices.FIRST_RETRY_MS", 400)
    monkeypatch.setattr("discord.http.asyncio.sleep", _short_sleep)
    house.cord.faults.lose_answer(r"POST /channels/\d+/messages", times=1)
    await anezka.move(number, FIRST)

    async def lost():
        return not house.cord.faults.waiting

    await until(lost)
    await anezka.move(number, SECOND)
    await check(house, number, moves=2)
    [line], _ = await line_and_board(house, number)
    assert line.count("dělníci") == 2, "and the line is the newest"


async def test_expired_panel_still_plays(house, anezka, number):
    panel = await anezka.choose(await anezka.panel(number), FIRST)
    house.cord.faults.expire_tokens()
    panel = await anezka.choose(panel, SECOND)
    await anezka.press(panel, "cm", "turn")
    await check(house, number, moves=3)


async def test_deleted_board_is_posted_again(house, anezka, number):
    old = await house.board(number)
    await anezka.page.ask("delete", channel=old["channel_id"], message=old["id"])
    await anezka.move(number, FIRST)
    await check(house, number, moves=1)
    assert (await house.board(number))["id"] != old["id"]


@pytest.mark.parametrize("told", [True, False])
async def test_deleted_thread_is_made_anew(house, anezka, number, told):
    old = await house.thread(number)
    if told:
        house.cord.state.remove_channel(house.cord.state.channels[int(old)])
    else:  # as after a time without a gateway: the bot still knows a thread that is gone
        house.cord.state.channels.pop(int(old))
    await anezka.command("move", "general", move=FIRST, table=number)
    await house.posted(number)
    new = await house.thread(number)
    assert new != old
    said = [texts(one) for one in house.messages(new)]
    assert any("vlákno" in words for words in said)
    await check(house, number, moves=1)


async def test_archived_thread_is_opened(house, anezka, number):
    thread = house.cord.state.channels[int(await house.thread(number))]
    thread.thread.archived = True  # nobody tells the bot: it finds out by trying
    await anezka.command("move", "general", move=FIRST, table=number)
    await check(house, number, moves=1)


async def test_missing_permission_is_waited_for(house, anezka, number):
    guild = next(iter(house.cord.state.guilds.values()))
    role = next(role for role in guild.roles.values() if role.managed)
    before = role.permissions
    everyone = guild.roles[guild.id]
    open_to_all = everyone.permissions
    role.permissions = before & ~(permissions.SEND_MESSAGES | permissions.SEND_IN_THREADS)
    everyone.permissions &= ~(permissions.SEND_MESSAGES | permissions.SEND_IN_THREADS)
    await anezka.move(number, FIRST)
    assert await played(house, number, 1), "a move never waits for a message"
    await asyncio.sleep(0.2)
    role.permissions, everyone.permissions = before, open_to_all
    await check(house, number, moves=1)


async def test_table_goes_on_where_its_channel_is_gone(house, anezka, ruth, number):
    live = await house.host.desk.live(number)
    for gone in (live.table.thread, live.table.channel):
        house.cord.state.remove_channel(house.cord.state.channels[gone])
    await anezka.command("move", "welcome", move=f"{FIRST}; {SECOND}; end", table=number)
    assert await played(house, number, 3)
    assert button(await ruth.command("turns", "welcome"), "yo")
    await house.posted(number)
