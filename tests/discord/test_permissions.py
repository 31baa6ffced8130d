"""Who may do what: roles, overwrites, threads, DMs."""

import discord
import pytest

from bot.localcord import Place, World, permissions
from bot.localcord.models import Overwrite, Role
from tests.discord.example_bot import ExampleBot, picture
from tests.discord.harness import local_discord, running
from tests.discord.person import Refusal, open_page


def deny(cord, channel, bits, who=None):
    """Take permissions from the bot, or from a role, in a channel."""
    target = cord.state.application.id if who is None else who
    channel.overwrites.append(Overwrite(target, 1 if target in cord.state.users else 0, deny=bits))
    cord.state.change_channel(channel)


async def send(bot, channel, **more):
    return await bot.get_partial_messageable(channel.id).send("hello", **more)


async def test_hidden_channel_is_missing_access(bot, cord, general):
    deny(cord, general, permissions.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as refused:
        await send(bot, general)
    assert refused.value.code == 50001


async def test_silenced_bot_is_missing_permissions(bot, cord, general):
    deny(cord, general, permissions.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refused:
        await send(bot, general)
    assert refused.value.code == 50013


async def test_files_take_a_permission(bot, cord, general):
    deny(cord, general, permissions.ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as refused:
        await send(bot, general, file=picture())
    assert refused.value.code == 50013


async def test_answers_to_interactions_need_no_permission(anezka, cord, general):
    deny(cord, general, permissions.SEND_MESSAGES)
    assert (await anezka.say_command("echo", text="still here"))["content"] == "still here"


@pytest.mark.parametrize(
    "private, bit", [(False, permissions.CREATE_PUBLIC_THREADS), (True, permissions.CREATE_PRIVATE_THREADS)]
)
async def test_threads_take_a_permission(bot, cord, general, private, bit):
    deny(cord, general, bit)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_channel(general.id).create_thread(name="x", type=kind)
    assert refused.value.code == 50013


async def test_others_messages_cannot_be_edited_but_removed_with_permission(bot, cord, anezka, general):
    said = (await anezka.ask("say", channel=str(general.id), content="mine"))["message"]
    message = bot.get_channel(general.id).get_partial_message(int(said["id"]))
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005
    await message.delete()
    await anezka.event("message_delete", message=said["id"])


async def test_unknown_things(api, general):
    for path, code in (
        (f"/channels/{general.id}/messages/1", 10008),
        ("/channels/1", 10003),
        ("/users/1", 10013),
        ("/guilds/1", 10004),
    ):
        status, answer = await api("GET", path)
        assert (status, answer["code"]) == (404, code)
    assert (await api("GET", "/nothing/here"))[0] == 404
    assert (await api("GET", "/users/@me", token="wrong")) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_closed_dm(bot, cord):
    tomas = next(each for each in cord.state.people if each.username == "tomas")
    tomas.dms_open = False
    user = await bot.fetch_user(tomas.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == 50007


async def test_role_opens_a_channel_to_a_person(anezka, tomas, cord, general):
    guild = next(iter(cord.state.guilds.values()))
    secret = await tomas.ask("history", channel=str(general.id))
    assert secret["messages"] == []
    role = cord.state.add_role(guild, Role(cord.state.ids.next(), "Players", 0, position=3))
    deny(cord, general, permissions.VIEW_CHANNEL, guild.id)
    await tomas.event("channel_delete", channel=str(general.id))
    with pytest.raises(Refusal, match="unknown_channel"):
        await tomas.ask("say", channel=str(general.id), content="let me in")
    general.overwrites.append(Overwrite(role.id, 0, allow=permissions.VIEW_CHANNEL))
    guild.members[int(tomas.id)].roles.append(role.id)
    cord.state.change_member(guild, guild.members[int(tomas.id)])
    opened = await tomas.event("channel_create")
    assert opened["channel"]["id"] == str(general.id)
    await tomas.ask("say", channel=str(general.id), content="thank you")
    await anezka.until(lambda: any(each["content"] == "thank you" for each in anezka.messages.values()))


async def test_quiet_channel(stack):
    world = World(places=(Place("news", quiet=True),))
    cord = await stack.enter_async_context(local_discord(world=world))
    bot = await stack.enter_async_context(running(ExampleBot(cord), cord.token))
    page = await stack.enter_async_context(open_page(cord.people_url))
    snapshot = await page.join("tomas")
    channel = snapshot["guilds"][0]["channels"][0]
    assert (channel["can_send"], channel["can_command"]) == (False, True)
    with pytest.raises(Refusal, match="no_permission"):
        await page.ask("say", channel=channel["id"], content="hello")
    await bot.get_channel(int(channel["id"])).send("news")


async def test_slowmode(anezka, tomas, cord, general):
    general.slowmode = 30
    await tomas.ask("say", channel=str(general.id), content="one")
    with pytest.raises(Refusal, match="too_fast"):
        await tomas.ask("say", channel=str(general.id), content="two")
    await anezka.ask("say", channel=str(general.id), content="admins may")
    await anezka.ask("say", channel=str(general.id), content="always")
    cord.faults.advance(31)
    await tomas.ask("say", channel=str(general.id), content="three")
