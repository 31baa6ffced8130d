"""Threads: from a channel, from a message, archived, private."""

import discord
import pytest

from tests.discord.example_bot import CountButton, count_view
from tests.discord.person import Refusal, eventually


async def test_threads_of_every_kind(anezka, tomas):
    await anezka.command("threads")
    await anezka.until(
        lambda: any(
            each.get("type") == "thread_update" and each["channel"]["thread_metadata"]["archived"]
            for each in anezka.events
        )
    )
    made = {each["channel"]["name"]: each["channel"] for each in anezka.events if each.get("type") == "thread_create"}
    assert set(made) == {"At a message", "Alone", "Secret"}
    table = next(each for each in anezka.messages.values() if each["content"] == "A table")
    assert made["At a message"]["id"] == table["id"]
    assert table["flags"] & 32
    assert table["thread"]["name"] == "At a message"
    assert made["At a message"]["thread_metadata"]["auto_archive_duration"] == 60
    notice = next(each for each in anezka.messages.values() if each["type"] == 18)
    assert (notice["content"], notice["message_reference"]["channel_id"]) == ("Alone", made["Alone"]["id"])
    await tomas.until(lambda: any(each.get("type") == "thread_create" for each in tomas.events))
    assert "Secret" not in {each["channel"]["name"] for each in tomas.events if each.get("type") == "thread_create"}
    history = (await anezka.ask("history", channel=table["id"]))["messages"]
    assert [each["type"] for each in history] == [21, 0]
    assert history[0]["referenced_message"]["id"] == table["id"]
    archived = (await anezka.ask("archived", channel=anezka.channel("general")))["threads"]
    assert [each["name"] for each in archived] == ["Alone"]


async def test_second_thread_at_a_message_is_refused(bot, general):
    message = await bot.get_channel(general.id).send("once")
    await message.create_thread(name="first")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="second")
    assert (refused.value.status, refused.value.code) == (400, 160004)


async def test_archived_thread_wakes_for_a_message_and_not_for_an_edit(bot, anezka, cord, general):
    thread = await bot.get_channel(general.id).create_thread(name="x", type=discord.ChannelType.public_thread)
    board = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await board.edit(content="changed")
    assert refused.value.code == 50083
    await thread.send("wake up")
    await board.edit(content="changed")
    assert not cord.state.channels[thread.id].thread.archived


async def test_locked_thread_is_closed_to_people(bot, tomas, general):
    thread = await bot.get_channel(general.id).create_thread(name="x", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True, archived=True)
    with pytest.raises(Refusal, match="archived"):
        await tomas.ask("say", channel=str(thread.id), content="let me")


async def test_idle_threads_are_archived(bot, anezka, cord, general):
    thread = await bot.get_channel(general.id).create_thread(
        name="x", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    await thread.send("hello")
    cord.faults.advance(59 * 60)
    await anezka.say_command("echo", text="meanwhile")
    assert not cord.state.channels[thread.id].thread.archived
    cord.faults.advance(2 * 60)
    await anezka.until(
        lambda: any(
            each.get("type") == "thread_update" and each["channel"]["thread_metadata"]["archived"]
            for each in anezka.events
        )
    )


async def test_private_thread_is_seen_after_an_invitation(bot, tomas, general):
    thread = await bot.get_channel(general.id).create_thread(name="secret", type=discord.ChannelType.private_thread)
    with pytest.raises(Refusal, match="unknown_channel"):
        await tomas.ask("history", channel=str(thread.id))
    await thread.send(f"come in, <@{tomas.id}>")
    joined = await tomas.event("thread_create")
    assert joined["channel"]["joined"] is True
    seen = (await tomas.ask("history", channel=str(thread.id)))["messages"]
    assert seen[-1]["mentions_me"] is True


async def test_people_start_join_and_leave_threads(anezka, tomas, bot):
    channel = anezka.channel("general")
    said = (await anezka.ask("say", channel=channel, content="let us play"))["message"]
    made = (await anezka.ask("thread", channel=channel, name="Let us play", message=said["id"]))["channel"]
    assert (made["id"], made["joined"]) == (said["id"], True)
    await tomas.event("thread_create")
    await tomas.ask("thread_join", channel=made["id"])
    await tomas.until(
        lambda: any(each.get("type") == "thread_update" and each["channel"]["joined"] for each in tomas.events)
    )
    await tomas.ask("thread_leave", channel=made["id"])
    with pytest.raises(Refusal, match="bad_request"):
        await anezka.ask("thread", channel=channel, name="x" * 101)
    await eventually(lambda: bot.guilds[0].get_thread(int(made["id"])))


async def test_members_of_a_thread(bot, anezka, general):
    thread = await bot.get_channel(general.id).create_thread(name="x", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(anezka.id)))
    assert {each.id for each in await thread.fetch_members()} == {bot.user.id, int(anezka.id)}
    await thread.remove_user(discord.Object(int(anezka.id)))
    assert {each.id for each in await thread.fetch_members()} == {bot.user.id}
    await thread.leave()


async def test_lists_of_threads(bot, general, cord):
    channel = bot.get_channel(general.id)
    for name in ("one", "two", "three"):
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        if name != "three":
            await thread.edit(archived=True)
    assert [each.name async for each in channel.archived_threads(limit=10)] == ["two", "one"]
    assert [each.name for each in await bot.guilds[0].active_threads()] == ["three"]


async def test_a_click_opens_an_archived_thread(bot, tomas, general, cord):
    thread = await bot.get_channel(general.id).create_thread(name="x", type=discord.ChannelType.public_thread)
    await tomas.follow(thread.id)
    board = await thread.send("Pressed 0", view=count_view(0))
    await tomas.until(lambda: str(board.id) in tomas.messages)
    await thread.edit(archived=True)
    message = tomas.messages[str(board.id)]
    assert (await tomas.outcome(await tomas.click(message, "count:0")))["state"] == "updated"
    assert not cord.state.channels[thread.id].thread.archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(Refusal, match="archived"):
        await tomas.click(message, "count:1")


async def test_an_answer_to_a_thread_that_was_archived_meanwhile(api, bot, tomas, general, cord):
    thread = await bot.get_channel(general.id).create_thread(name="x", type=discord.ChannelType.public_thread)
    await tomas.follow(thread.id)
    board = await thread.send("Pressed 0", view=count_view(0))
    await tomas.until(lambda: str(board.id) in tomas.messages)
    bot.remove_dynamic_items(CountButton)
    interaction = await tomas.click(tomas.messages[str(board.id)], "count:0")
    await thread.edit(archived=True)
    path = f"/interactions/{interaction}/{cord.interactions.newest.token}/callback"
    status, answer = await api("POST", path, {"type": 7, "data": {"content": "changed"}})
    assert (status, answer["code"]) == (400, 50083)
    status, _ = await api("POST", path, {"type": 4, "data": {"content": "a new message opens it"}})
    assert status == 204
    assert not cord.state.channels[thread.id].thread.archived


async def test_a_thread_is_heard_once_it_is_joined_or_looked_into(bot, anezka, tomas, general):
    thread = await bot.get_channel(general.id).create_thread(name="x", type=discord.ChannelType.public_thread)
    await tomas.follow(thread.id)
    first = await thread.send("for those who look")
    await tomas.until(lambda: str(first.id) in tomas.messages)
    stirred = await anezka.event("thread_activity", channel=str(thread.id))
    assert stirred["last_message_id"] == str(first.id)
    await thread.send("and again, which is too soon for another word")
    await thread.add_user(discord.Object(anezka.id))
    told = await thread.send("for those who belong to it")
    await anezka.until(lambda: str(told.id) in anezka.messages)
    assert str(first.id) not in anezka.messages
    assert sum(each.get("type") == "thread_activity" for each in anezka.events) == 1
