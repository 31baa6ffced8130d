"""What the bot needs to be allowed on a server, and a look at what it is allowed: no gateway, nothing is changed."""

from typing import NamedTuple

import aiohttp
import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


class Server(NamedTuple):
    name: str
    missing: tuple[str, ...]


class Online(NamedTuple):
    bot: str
    application: int
    elsewhere: bool  # interactions go to an address of the application's settings, so the bot would hear nothing
    servers: tuple[Server, ...]


async def look_online(token: str, *, connector: aiohttp.TCPConnector | None = None) -> Online:
    """Logs in without connecting and asks about every server the bot is on."""
    async with discord.Client(intents=discord.Intents(guilds=True), connector=connector) as client:
        await client.login(token)
        me = client.user
        assert me is not None
        application = await client.application_info()
        servers = []
        async for listed in client.fetch_guilds(limit=None, with_counts=False):
            guild = await client.fetch_guild(listed.id, with_counts=False)
            allowed = (await guild.fetch_member(me.id)).guild_permissions
            servers.append(Server(guild.name, tuple(missing(allowed))))
        return Online(me.name, application.id, application.interactions_endpoint_url is not None, tuple(servers))


def missing(allowed: discord.Permissions) -> list[str]:
    """Names as Discord's documentation spells them."""
    if allowed.administrator:
        return []
    return [name for name, wanted in NEEDED if wanted and not getattr(allowed, name)]


def invite(application: int) -> str:
    """The address with which somebody brings the bot to a server."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
