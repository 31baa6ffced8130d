"""What lasts: messages, buttons, threads, pictures and secrets after a restart."""

import asyncio
import sqlite3
import sys

import aiohttp
import pytest

from bot.localcord import Localcord, Unreadable
from tests.discord.example_bot import ExampleBot, png
from tests.discord.harness import local_discord, running
from tests.discord.person import eventually, open_page


async def test_everything_is_there_after_a_restart(tmp_path, stack):
    data = tmp_path / "deep" / "discord.db"
    async with (
        local_discord(data=data) as cord,
        running(ExampleBot(cord), cord.token),
        open_page(cord.people_url) as page,
    ):
        await page.join("anezka")
        counted = await page.say_command("count")
        board = await page.say_command("board")
        whisper = await page.say_command("picks")
        await page.command("threads")
        thread = (await page.event("thread_create"))["channel"]
        await page.event("thread_activity", channel=thread["id"])
        await page.ask("locale", locale="fr")
        token, port, kept_pass = cord.token, cord.port, page.hello["pass"]
    again = await stack.enter_async_context(local_discord(data=data))
    assert (again.token, again.port) == (token, port)
    await stack.enter_async_context(running(ExampleBot(again), again.token))
    url = f"ws://127.0.0.1:{again.port}/people?key={kept_pass}"
    page = await stack.enter_async_context(open_page(url))
    snapshot = await page.join("anezka")
    assert snapshot["me"]["locale"] == "fr"
    history = (await page.ask("history", channel=counted["channel_id"]))["messages"]
    assert {counted["id"], board["id"], whisper["id"]} <= {each["id"] for each in history}
    assert "At a message" in [each["name"] for each in snapshot["guilds"][0]["threads"]]
    pressed = await page.outcome(await page.click(counted, "count:0"))
    assert pressed["state"] == "updated"
    picked = await page.answer(await page.click(whisper, "pick:word", ["green"]))
    assert picked["content"] == "green"
    picture = f"http://127.0.0.1:{again.port}{board['embeds'][0]['image']['url']}"
    async with aiohttp.ClientSession() as session, session.get(picture) as answer:
        assert await answer.read() == png(320, 200)


async def test_replaced_pictures_do_not_pile_up(anezka, cord):
    message = await anezka.say_command("board")
    old = message["attachments"][0]
    await anezka.outcome(await anezka.click(message, "board:new"), "updated")
    assert cord.state.store.file(int(old["id"])) is not None, "a page may be loading it"
    cord.faults.advance(61)
    await eventually(lambda: cord.state.store.file(int(old["id"])) is None)
    changed = await anezka.settled(message["id"], lambda each: each["attachments"][0]["filename"] == "new.png")
    assert cord.state.store.file(int(changed["attachments"][0]["id"])) is not None


async def test_pictures_replaced_just_before_the_end_are_forgotten_at_the_next_start(stack, tmp_path):
    data = tmp_path / "discord.db"
    async with local_discord(data=data) as cord, running(ExampleBot(cord), cord.token):
        page = await stack.enter_async_context(open_page(cord.people_url))
        await page.join("anezka")
        message = await page.say_command("board")
        await page.outcome(await page.click(message, "board:new"), "updated")
        assert len(cord.state.store.file_ids()) == 2
    async with local_discord(data=data) as cord:
        assert len(cord.state.store.file_ids()) == 1


async def test_old_private_answers_are_forgotten(anezka, cord):
    whisper = await anezka.say_command("picks")
    cord.faults.advance(24 * 3600 + 61)
    await anezka.event("message_delete", message=whisper["id"])


async def test_bot_reads_a_picture_from_the_cdn(anezka, bot):
    message = await anezka.say_command("board")
    fetched = await bot.get_channel(int(message["channel_id"])).fetch_message(int(message["id"]))
    assert await fetched.attachments[0].read() == png(320, 200)
    assert fetched.attachments[0].url.startswith("https://cdn.discordapp.com/attachments/")


async def test_two_servers_side_by_side(stack):
    one, other = [await stack.enter_async_context(local_discord()) for _ in range(2)]
    bots = [await stack.enter_async_context(running(ExampleBot(cord), cord.token)) for cord in (one, other)]
    assert bots[0].guilds[0].id != bots[1].guilds[0].id
    assert one.port != other.port


async def test_a_taken_port_is_an_error_and_leaves_nothing_open(cord):
    second = Localcord(port=cord.port)
    with pytest.raises(OSError, match="address already in use"):
        await second.start()
    assert second._runners == []


async def test_files_that_cannot_be_used_are_named(tmp_path):
    data = tmp_path / "discord.db"
    async with local_discord(data=data):
        with pytest.raises(Unreadable, match="cannot be used: database is locked"):
            await Localcord(data=data).start()
    assert data.stat().st_mode & 0o077 == 0
    with sqlite3.connect(data) as db:
        db.execute("pragma user_version=99")
    db.close()
    with pytest.raises(Unreadable, match="another version"):
        await Localcord(data=data).start()
    data.write_bytes(b"not a database" * 100)
    with pytest.raises(Unreadable, match="not a database"):
        await Localcord(data=data).start()


SERVER = """
import asyncio, pathlib, sys
from bot.localcord import Localcord
async def main():
    async with Localcord(data=pathlib.Path(sys.argv[1])) as cord:
        print(cord.people_url, flush=True)
        await asyncio.sleep(60)
asyncio.run(main())
"""


async def test_what_was_answered_survives_a_kill(tmp_path):
    data = tmp_path / "discord.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, str(data), stdout=asyncio.subprocess.PIPE
    )
    url = (await process.stdout.readline()).decode().strip()
    async with open_page(url) as page:
        await page.join("ruth")
        said = [
            (await page.ask("say", channel=page.channel("general"), content=str(number)))["message"]["id"]
            for number in range(20)
        ]
        process.kill()
    await process.communicate()
    async with local_discord(data=data) as cord:
        assert [str(each) for each in sorted(cord.state.messages)] == said
