"""What people put into commands, selects and forms, checked and turned into Discord's data."""

from typing import Any

from bot.localcord import permissions, wire
from bot.localcord.models import Channel, Command, Guild, Json
from bot.localcord.people.refusal import Refused
from bot.localcord.rules import modals
from bot.localcord.rules.commands import (
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER_OPTION,
    value_fits,
)
from bot.localcord.rules.components import bounds
from bot.localcord.snowflake import parsed
from bot.localcord.state import State

ENTITIES = frozenset({USER_OPTION, CHANNEL, ROLE, MENTIONABLE})
SELECT_KINDS = {5: "user", 6: "role", 7: "mentionable", 8: "channel"}
OPTION_KINDS = {USER_OPTION: "user", CHANNEL: "channel", ROLE: "role", MENTIONABLE: "mentionable"}


class Resolved:
    """The users, roles, channels and messages that an interaction names."""

    def __init__(self, state: State, channel: Channel, reader: int) -> None:
        self._state = state
        self._wire = wire.Wire(state)
        self._guild: Guild | None = state.guild_of(channel)
        self._channel = channel
        self._reader = reader
        self.found: Json = {}

    def add(self, kind: str, value: Any, field: str, channel_types: list[int] | None = None) -> str:
        """Look one up; returns its id."""
        number = parsed(value) or 0
        known = self._find(kind, number, channel_types)
        if not known:
            raise Refused("invalid_option", field=field, rule="choice")
        return str(number)

    def _find(self, kind: str, number: int, channel_types: list[int] | None) -> bool:
        if kind == "channel":
            return self._place(number, channel_types)
        if kind == "role":
            return self._role(number)
        return self._user(number) or (kind == "mentionable" and self._role(number))

    def _put(self, group: str, number: int, shape: Json) -> None:
        self.found.setdefault(group, {})[str(number)] = shape

    def _user(self, number: int) -> bool:
        user = self._state.users.get(number)
        member = None if self._guild is None else self._guild.members.get(number)
        if user is None or (self._guild is None and number not in self._channel.recipients):
            return False
        self._put("users", number, wire.user(user))
        if member is not None:
            allowed = str(self._state.allowed(self._channel, number))
            self._put("members", number, self._wire.bare_member(member) | {"permissions": allowed})
        return True

    def _role(self, number: int) -> bool:
        if self._guild is None or number not in self._guild.roles:
            return False
        self._put("roles", number, wire.role(self._guild.roles[number]))
        return True

    def _place(self, number: int, channel_types: list[int] | None) -> bool:
        channel = self._state.channels.get(number)
        if channel is None or self._guild is None or channel.guild_id != self._guild.id:
            return False
        if not self._state.can_see(channel, self._reader) or (channel_types and channel.type not in channel_types):
            return False
        allowed = str(self._state.allowed(channel, self._reader))
        self._put("channels", number, self._wire.channel(channel) | {"permissions": allowed})
        return True

    def message(self, number: int) -> bool:
        message = self._state.messages.get(number)
        if message is None or message.channel_id != self._channel.id or message.reader not in {None, self._reader}:
            return False
        self._put("messages", number, self._wire.message(message))
        return True

    def target_user(self, number: int) -> bool:
        return self._user(number)

    def into(self, data: Json) -> Json:
        return data | ({"resolved": self.found} if self.found else {})


# -- commands ---------------------------------------------------------------------------------------------------------


def command_data(
    command: Command, path: list[str], given: Json, resolved: Resolved, focused: str | None = None
) -> Json:
    """The data of a command, or of its autocomplete when an option has the focus."""
    definitions, wrap = _descend(command.body.get("options") or [], path)
    if unknown := set(given) - {each["name"] for each in definitions}:
        raise Refused("invalid_option", field=min(unknown), rule="choice")
    chosen = []
    for definition in definitions:
        name = definition["name"]
        if name == focused:
            chosen.append(
                {"name": name, "type": definition["type"], "value": str(given.get(name, "")), "focused": True}
            )
        elif given.get(name) is not None:
            value = option_value(definition, given[name], resolved, partial=focused is not None)
            chosen.append({"name": name, "type": definition["type"], "value": value})
        elif definition.get("required") and focused is None:
            raise Refused("invalid_option", field=name, rule="required")
    for name, kind in reversed(wrap):
        chosen = [{"name": name, "type": kind, "options": chosen}]
    data: Json = {"id": str(command.id), "name": command.body["name"], "type": 1, "options": chosen}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return resolved.into(data)


def _descend(options: list[Json], path: list[str]) -> tuple[list[Json], list[tuple[str, int]]]:
    """The options at the end of a path of group and subcommand."""
    wrap = []
    for name in path:
        found = next((each for each in options if each["name"] == name and each["type"] in {SUBCOMMAND, GROUP}), None)
        if found is None:
            raise Refused("unknown_command", f"no subcommand {name}")
        wrap.append((name, found["type"]))
        options = found.get("options") or []
    if any(each["type"] in {SUBCOMMAND, GROUP} for each in options):
        raise Refused("unknown_command", "a subcommand must be chosen")
    return options, wrap


def focused_type(command: Command, path: list[str], focused: str) -> int:
    """The type of an option that offers autocomplete."""
    definitions, _ = _descend(command.body.get("options") or [], path)
    found = next((each for each in definitions if each["name"] == focused and each.get("autocomplete")), None)
    if found is None:
        raise Refused("invalid_option", field=focused, rule="choice")
    kind: int = found["type"]
    return kind


def option_value(definition: Json, value: Any, resolved: Resolved, *, partial: bool) -> Any:
    """A checked value of one option; while others are still being typed, only its type matters."""
    name, kind = definition["name"], definition["type"]
    if kind in ENTITIES:
        return resolved.add(OPTION_KINDS[kind], value, name, definition.get("channel_types"))
    if not value_fits(value, kind):
        raise Refused("invalid_option", field=name, rule="type")
    if partial or kind == BOOLEAN:
        return value
    choices = definition.get("choices")
    if choices and value not in [each["value"] for each in choices]:
        raise Refused("invalid_option", field=name, rule="choice")
    if kind == STRING:
        _check_range(name, len(value), definition.get("min_length"), definition.get("max_length", 6000), "_length")
    if kind in {INTEGER, NUMBER}:
        _check_range(name, value, definition.get("min_value"), definition.get("max_value"), "")
    return value


def _check_range(name: str, value: float, low: float | None, high: float | None, suffix: str) -> None:
    if low is not None and value < low:
        raise Refused("invalid_option", field=name, rule=f"min{suffix}")
    if high is not None and value > high:
        raise Refused("invalid_option", field=name, rule=f"max{suffix}")


# -- components and forms ---------------------------------------------------------------------------------------------


def select_values(component: Json, values: Any, resolved: Resolved) -> list[str]:
    """The picked values of a select on a message."""
    name = component["custom_id"]
    if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
        raise Refused("invalid_option", field=name, rule="type")
    low, high = bounds(component)
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Refused("invalid_option", field=name, rule="count")
    if component["type"] == 3:
        if not set(values) <= {option["value"] for option in component["options"]}:
            raise Refused("invalid_option", field=name, rule="choice")
        return values
    kind = SELECT_KINDS[component["type"]]
    return [resolved.add(kind, each, name, component.get("channel_types")) for each in values]


def modal_data(modal: Json, given: Json, resolved: Resolved) -> Json:
    """A filled-in form."""
    known = {field["custom_id"] for field in modals.fields(modal)}
    if unknown := set(given) - known:
        raise Refused("invalid_option", field=min(unknown), rule="choice")
    components = [_filled(each, given, resolved, 10 * index + 1) for index, each in enumerate(modal["components"])]
    return resolved.into({"custom_id": modal["custom_id"], "components": components})


def _filled(component: Json, given: Json, resolved: Resolved, number: int) -> Json:
    if component["type"] == modals.TEXT_DISPLAY:
        return {"type": modals.TEXT_DISPLAY, "id": number}
    if component["type"] == modals.ROW:
        field = component["components"][0]
        return {"type": modals.ROW, "id": number, "components": [_filled_field(field, given, resolved, number + 1)]}
    return {
        "type": modals.LABEL,
        "id": number,
        "component": _filled_field(component["component"], given, resolved, number + 1),
    }


def _filled_field(field: Json, given: Json, resolved: Resolved, number: int) -> Json:
    name, kind = field["custom_id"], field["type"]
    try:
        value = modals.filled(field, given.get(name))
    except modals.Unfit as unfit:
        raise Refused("invalid_option", field=unfit.field, rule=unfit.rule) from None
    shape: Json = {"type": kind, "id": number, "custom_id": name}
    if kind in SELECT_KINDS:
        value = [resolved.add(SELECT_KINDS[kind], each, name, field.get("channel_types")) for each in value]
    return shape | ({"values": value} if isinstance(value, list) else {"value": value})


def may_command(state: State, channel: Channel, user_id: int) -> bool:
    return bool(state.allowed(channel, user_id) & permissions.USE_COMMANDS)
