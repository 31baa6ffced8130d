"""Guilds: themselves, their channels, members, roles and active threads."""

from typing import TYPE_CHECKING

from bot.localcord import permissions
from bot.localcord.errors import ApiError
from bot.localcord.models import CATEGORY, TEXT, Channel, Guild, Json
from bot.localcord.rest.call import Call, Created, Route
from bot.localcord.rest.channels import OVERWRITE, overwrites
from bot.localcord.rules.form import checked, choice, flag, form, items, snowflake, text, whole
from bot.localcord.wire import Wire, role

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

ONE = "/guilds/{guild}"
NEW_CHANNEL = form(
    {"name": text(1, 100)},
    {
        "type": choice(TEXT, CATEGORY, 5),
        "topic": text(0, 1024),
        "position": whole(0, 1000),
        "nsfw": flag,
        "rate_limit_per_user": whole(0, 21600),
        "parent_id": snowflake,
        "permission_overwrites": items(0, 100, OVERWRITE),
    },
)


def routes(cord: "Localcord") -> list[Route]:
    area = Guilds(cord)
    return [
        Route("GET", ONE, area.one),
        Route("GET", f"{ONE}/channels", area.channels),
        Route("POST", f"{ONE}/channels", area.make_channel),
        Route("GET", f"{ONE}/members", area.members),
        Route("GET", f"{ONE}/members/{{user}}", area.member),
        Route("GET", f"{ONE}/roles", area.roles),
        Route("GET", f"{ONE}/threads/active", area.active_threads),
    ]


class Guilds:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state
        self._wire = Wire(cord.state)
        self._bot = cord.state.application.id

    def _guild(self, call: Call) -> Guild:
        guild = self._state.guild(call.id("guild"))
        if self._bot not in guild.members:
            raise ApiError(50001)
        return guild

    async def one(self, call: Call) -> Json:
        guild = self._guild(call)
        counts = {}
        if call.flag("with_counts"):
            counts = {
                "approximate_member_count": len(guild.members),
                "approximate_presence_count": len(self._state.online),
            }
        return self._wire.guild(guild) | counts

    async def channels(self, call: Call) -> list[Json]:
        guild = self._guild(call)
        return [self._wire.channel(each) for each in self._state.channels_of(guild.id) if each.thread is None]

    async def make_channel(self, call: Call) -> Created:
        guild = self._guild(call)
        if not permissions.in_guild(guild, self._bot) & permissions.MANAGE_CHANNELS:
            raise ApiError(50013)
        body = checked(NEW_CHANNEL, call.body)
        made = Channel(
            id=self._state.ids.next(),
            type=body.get("type") or TEXT,
            name=body["name"].lower().replace(" ", "-") if (body.get("type") or TEXT) != CATEGORY else body["name"],
            guild_id=guild.id,
            parent_id=int(body["parent_id"]) if body.get("parent_id") else None,
            position=body.get("position") or len(list(self._state.channels_of(guild.id))),
            topic=body.get("topic"),
            nsfw=bool(body.get("nsfw")),
            slowmode=body.get("rate_limit_per_user") or 0,
            overwrites=overwrites(body.get("permission_overwrites") or []),
        )
        return Created(self._wire.channel(self._state.add_channel(made)))

    async def members(self, call: Call) -> list[Json]:
        guild = self._guild(call)
        after = call.number("after", 0, 0, 2**64)
        ids = sorted(each for each in guild.members if each > after)[: call.number("limit", 1, 1, 1000)]
        return [self._wire.member(guild.members[each]) for each in ids]

    async def member(self, call: Call) -> Json:
        guild = self._guild(call)
        user_id = self._bot if call.text("user") == "@me" else call.id("user")
        if user_id not in guild.members:
            raise ApiError(10007 if user_id in self._state.users else 10013)
        return self._wire.member(guild.members[user_id])

    async def roles(self, call: Call) -> list[Json]:
        return [role(each) for each in self._guild(call).roles.values()]

    async def active_threads(self, call: Call) -> Json:
        guild = self._guild(call)
        found = [
            each
            for each in self._state.channels_of(guild.id)
            if each.thread is not None and not each.thread.archived and self._state.can_see(each, self._bot)
        ]
        mine = [each for each in found if each.thread is not None and self._bot in each.thread.members]
        return {
            "threads": [self._wire.thread_for_bot(each) for each in found],
            "members": [self._wire.thread_member(each, self._bot) for each in mine],
            "has_more": False,
        }
