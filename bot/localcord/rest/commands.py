"""Application commands, global and per guild."""

from typing import TYPE_CHECKING, Any

from bot.localcord.errors import ApiError
from bot.localcord.models import Command, Json
from bot.localcord.rest.call import Call, Created, Route
from bot.localcord.rules import commands as rules
from bot.localcord.wire import command as shape

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

EVERYWHERE = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"


def routes(cord: "Localcord") -> list[Route]:
    area = Commands(cord)
    found = []
    for base in (EVERYWHERE, IN_GUILD):
        one = base + "/{command}"
        found += [
            Route("GET", base, area.every),
            Route("PUT", base, area.replace),
            Route("POST", base, area.upsert),
            Route("GET", one, area.one),
            Route("PATCH", one, area.edit),
            Route("DELETE", one, area.delete),
        ]
    return found


class Commands:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state

    def _guild(self, call: Call) -> int | None:
        """The guild of the path; the application must be ours and in it."""
        if call.id("application") != self._state.application.id:
            raise ApiError(50001)
        if "guild" not in call._match:
            return None
        guild = self._state.guilds.get(call.id("guild"))
        if guild is None or self._state.application.id not in guild.members:
            raise ApiError(50001)
        return guild.id

    def _shape(self, command: Command) -> Json:
        return shape(command, self._state.application.id)

    def _make(self, body: Json, guild_id: int | None) -> Command:
        """A command; one with the same type and name keeps its id."""
        kept = rules.stored(body)
        same = [
            each
            for each in self._state.commands_of(guild_id)
            if (each.body["type"], each.body["name"]) == (kept["type"], kept["name"])
        ]
        if same and same[0].body == kept:
            return same[0]
        return Command(same[0].id if same else self._state.ids.next(), self._state.ids.next(), kept, guild_id)

    async def every(self, call: Call) -> list[Json]:
        return [self._shape(each) for each in self._state.commands_of(self._guild(call))]

    async def replace(self, call: Call) -> list[Json]:
        guild_id = self._guild(call)
        made = [self._make(each, guild_id) for each in rules.check_commands(call.body)]
        self._state.replace_commands(guild_id, made)
        return [self._shape(each) for each in made]

    async def upsert(self, call: Call) -> Any:
        guild_id = self._guild(call)
        made = self._make(rules.check_command(call.body), guild_id)
        known = {each.id: each for each in self._state.commands_of(guild_id)}
        fresh = made.id not in known
        every = list((known | {made.id: made}).values())
        rules.check_counts([each.body for each in every])
        self._state.replace_commands(guild_id, every)
        return Created(self._shape(made)) if fresh else self._shape(made)

    def _one(self, call: Call) -> Command:
        guild_id = self._guild(call)
        command = self._state.commands.get(call.id("command"))
        if command is None or command.guild_id != guild_id:
            raise ApiError(10063)
        return command

    async def one(self, call: Call) -> Json:
        return self._shape(self._one(call))

    async def edit(self, call: Call) -> Json:
        command = self._one(call)
        body = rules.check_command({**command.body, **call.body} if isinstance(call.body, dict) else call.body)
        command.body, command.version = rules.stored(body), self._state.ids.next()
        self._state.replace_commands(command.guild_id, self._state.commands_of(command.guild_id))
        return self._shape(command)

    async def delete(self, call: Call) -> None:
        command = self._one(call)
        rest = [each for each in self._state.commands_of(command.guild_id) if each.id != command.id]
        self._state.replace_commands(command.guild_id, rest)
