"""The rest of REST, as discord.py uses it."""

import re

import discord
import pytest

from bot.localcord.models import Role
from bot.localcord.permissions import ADMINISTRATOR
from bot.localcord.rest.app import routes
from tests.discord import spec
from tests.discord.example_bot import picture
from tests.discord.person import eventually


@pytest.fixture
async def admin(cord, bot):
    """The bot may do everything."""
    guild = next(iter(cord.state.guilds.values()))
    role = cord.state.add_role(guild, Role(cord.state.ids.next(), "Bot admin", ADMINISTRATOR, position=9))
    guild.members[bot.user.id].roles.append(role.id)
    cord.state.change_member(guild, guild.members[bot.user.id])
    await eventually(lambda: bot.guilds[0].me.guild_permissions.administrator)
    return bot


def test_every_route_is_one_of_discords(cord):
    if spec.path() is None:
        pytest.skip(f"NOTICE: no API description here (set {spec.VARIABLE})")
    oracle = spec.loaded()
    for route in routes(cord):
        path = re.sub(r"\{\w+\}", "1", route.path)
        assert any(pattern.match(path) for pattern, _ in oracle._templates), route.name


async def test_history(bot, general):
    channel = bot.get_channel(general.id)
    made = [(await channel.send(str(number))).id for number in range(7)]
    assert [each.id async for each in channel.history(limit=3)] == made[:3:-1]
    assert [each.id async for each in channel.history(before=discord.Object(made[3]))] == made[2::-1]
    assert [each.id async for each in channel.history(after=discord.Object(made[3]))] == made[4:]
    assert sorted([each.id async for each in channel.history(around=discord.Object(made[3]), limit=3)]) == made[2:5]


async def test_messages_of_the_bot(bot, anezka, general):
    channel = bot.get_channel(general.id)
    message = await channel.send("quiet", silent=True, files=[picture("one.png"), picture("two.png")])
    assert message.flags.suppress_notifications
    reply = await message.reply("answer", mention_author=False)
    assert reply.reference.message_id == message.id
    changed = await message.edit(content="changed", attachments=[message.attachments[1]])
    assert [each.filename for each in changed.attachments] == ["two.png"]
    async with channel.typing():
        assert (await anezka.event("typing"))["user"] == str(bot.user.id)
    await message.delete()
    await anezka.event("message_delete", message=str(message.id))
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(message.id)
    fetched = await channel.fetch_message(reply.id)
    assert fetched.content == "answer"


async def test_reply_to_a_removed_message(bot, anezka, general):
    channel = bot.get_channel(general.id)
    first = await channel.send("first")
    reply = await first.reply("second")
    await first.delete()
    again = (await anezka.ask("message", channel=str(general.id), message=str(reply.id)))["message"]
    assert (again["type"], again["referenced_message"]) == (19, None)


async def test_mentions(bot, anezka, tomas, general):
    channel = bot.get_channel(general.id)
    text = f"<@{tomas.id}> <@{anezka.id}> @everyone"
    message = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(tomas.id))]))
    assert [each.id for each in message.mentions] == [int(tomas.id)]
    assert message.mention_everyone is False
    assert (await tomas.event("unread"))["mentions"] == 1
    assert (await anezka.event("unread"))["mentions"] == 0


async def test_guild(admin, api, cord):
    guild = await admin.fetch_guild(admin.guilds[0].id)
    assert guild.approximate_member_count == 5
    assert {each.name for each in await guild.fetch_roles()} >= {"@everyone", "Admin"}
    status, members = await api("GET", f"/guilds/{guild.id}/members?limit=3")
    assert (status, len(members)) == (200, 3)
    assert {each.name for each in await guild.fetch_channels()} == {"welcome", "general"}
    tomas = next(each for each in cord.state.people if each.username == "tomas")
    assert (await guild.fetch_member(tomas.id)).display_name == "Tomáš"


async def test_channels(admin, anezka):
    guild = admin.guilds[0]
    category = await guild.create_category("Games")
    channel = await guild.create_text_channel("New Room", topic="Here", category=category)
    assert channel.name == "new-room"
    assert (await anezka.event("channel_create"))["channel"]["type"] == 4
    await channel.edit(
        name="renamed",
        slowmode_delay=5,
        overwrites={guild.default_role: discord.PermissionOverwrite(view_channel=False)},
    )
    assert (await admin.fetch_channel(channel.id)).slowmode_delay == 5
    await channel.send("inside")
    await channel.delete()
    await anezka.event("channel_delete", channel=str(channel.id))


async def test_bulk_delete(admin, general):
    channel = admin.get_channel(general.id)
    made = [await channel.send(str(number)) for number in range(3)]
    await channel.delete_messages(made[:2])
    assert [each.id async for each in channel.history()] == [made[2].id]


async def test_guild_commands(bot, tomas, cord):
    guild = bot.guilds[0]

    @bot.tree.command(name="here", description="Only here", guild=guild)
    async def here(interaction):
        await interaction.response.send_message("here", ephemeral=True)

    await bot.tree.sync(guild=guild)
    assert (await tomas.say_command("here"))["content"] == "here"
    assert [each.name for each in await bot.tree.fetch_commands(guild=guild)] == ["here"]
    assert "here" not in [each.name for each in await bot.tree.fetch_commands()]


async def test_bot_leaves_and_people_come_and_go(bot, anezka, cord):
    guild = next(iter(cord.state.guilds.values()))
    jiri = next(each for each in cord.state.people if each.username == "jiri")
    cord.state.remove_member(guild, jiri.id)
    await anezka.event("member_remove", user=str(jiri.id))
    cord.state.add_member(guild, jiri.id, [])
    await anezka.event("member_update")
    cord.state.remove_member(guild, bot.user.id)
    await eventually(lambda: not bot.guilds)
