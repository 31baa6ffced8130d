"""Users, the application, the gateway's address."""

from typing import TYPE_CHECKING

from bot.localcord import permissions
from bot.localcord.errors import ApiError
from bot.localcord.models import Json
from bot.localcord.rest.call import Call, Route
from bot.localcord.rules.form import checked, form, snowflake
from bot.localcord.wire import Wire, user

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

OPEN_DM = form({"recipient_id": snowflake})


def routes(cord: "Localcord") -> list[Route]:
    area = Users(cord)
    return [
        Route("GET", "/users/@me", area.me),
        Route("GET", "/users/@me/guilds", area.guilds),
        Route("GET", "/users/{user}", area.one),
        Route("POST", "/users/@me/channels", area.open_dm),
        Route("GET", "/oauth2/applications/@me", area.application),
        Route("GET", "/applications/@me", area.application),
        Route("GET", "/gateway", area.gateway),
        Route("GET", "/gateway/bot", area.gateway_bot),
    ]


class Users:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state
        self._wire = Wire(cord.state)

    async def me(self, _call: Call) -> Json:
        return user(self._state.bot) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}

    async def one(self, call: Call) -> Json:
        return user(self._state.user(call.id("user")))

    async def guilds(self, call: Call) -> list[Json]:
        """Where the bot is, oldest first, with what it may do there."""
        bot = self._state.application.id
        after, before = call.number("after", 0, 0, 2**64), call.number("before", 2**64, 0, 2**64)
        mine = [guild for guild in self._state.guilds.values() if bot in guild.members and after < guild.id < before]
        return [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": guild.owner_id == bot,
                "permissions": str(permissions.in_guild(guild, bot)),
                "features": [],
            }
            for guild in sorted(mine, key=lambda guild: guild.id)[: call.number("limit", 200, 1, 200)]
        ]

    async def open_dm(self, call: Call) -> Json:
        checked(OPEN_DM, call.body)
        other = self._state.user(int(call.body["recipient_id"]))
        if other.bot:
            raise ApiError(50007)
        return self._wire.channel(self._state.dm_between(self._state.application.id, other.id))

    async def application(self, _call: Call) -> Json:
        app = self._state.application
        return {
            "id": str(app.id),
            "name": app.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": user(self._state.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": user(self._state.users[app.owner_id]),
            "approximate_guild_count": len(self._state.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": [],
            "integration_types_config": {"0": {}, "1": {}},
        }

    async def gateway(self, _call: Call) -> Json:
        return {"url": "wss://gateway.discord.gg"}

    async def gateway_bot(self, _call: Call) -> Json:
        start = {"max_concurrency": 1, "remaining": 1000, "reset_after": 86_400_000, "total": 1000}
        return {"url": "wss://gateway.discord.gg", "session_start_limit": start, "shards": 1}
