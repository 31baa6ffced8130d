"""Interactions: from a person's click to the bot's answer, with its clocks."""

import asyncio
import secrets
from typing import Any

from msgspec import Struct, field

from bot.localcord import events, wire
from bot.localcord.clock import Alarm
from bot.localcord.composer import Composer, Upload
from bot.localcord.errors import ApiError, Problems, invalid
from bot.localcord.models import (
    COMMAND_ANSWER,
    CONTEXT_ANSWER,
    EPHEMERAL,
    LOADING,
    REPLY,
    Channel,
    Json,
    Message,
    Origin,
)
from bot.localcord.posts import Posts
from bot.localcord.rules.commands import check_choices
from bot.localcord.rules.messages import ANSWER_FLAGS, FILE_BYTES
from bot.localcord.rules.modals import check_modal
from bot.localcord.snowflake import parsed
from bot.localcord.state import State

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SAY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
FIRST_ANSWER_S = 3.0
TOKEN_LIFE_S = 15 * 60.0
FITTING: dict[int, tuple[int, ...]] = {
    COMMAND: (SAY, DEFER, OPEN_MODAL),
    COMPONENT: (SAY, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (SAY, DEFER, DEFER_UPDATE, UPDATE),
}


class Interaction(Struct):
    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    data: Json
    message_id: int | None = None
    name: str | None = None
    option_type: int = 3
    answered: int | None = None
    original_id: int | None = None
    own: list[int] = field(default_factory=list)
    modal: Json | None = None
    modal_used: bool = False
    refused: bool = False
    payload: Json = field(default_factory=dict)


class Interactions:
    """All interactions of the last quarter of an hour."""

    def __init__(self, state: State, posts: Posts, composer: Composer) -> None:
        self._state = state
        self._posts = posts
        self._composer = composer
        self._wire = wire.Wire(state)
        self._known: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._alarms: dict[int, Alarm] = {}
        self._waiting: dict[int, asyncio.Future[list[Json]]] = {}

    # -- a person acts -----------------------------------------------------------------------------------------------

    def start(self, kind: int, user_id: int, channel: Channel, data: Json, **more: Any) -> Interaction:
        """Tell the bot about a command, a click, a form; and watch its first three seconds."""
        self._forget_old()
        if kind != AUTOCOMPLETE:
            self._posts.wake(user_id, channel)
        made = Interaction(
            id=self._state.ids.next(),
            token=secrets.token_urlsafe(48),
            type=kind,
            user_id=user_id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            created_at=self._state.clock.now(),
            data=data,
            **more,
        )
        made.payload = self._payload(made, channel)
        self._known[made.id] = self._by_token[made.token] = made
        self._alarms[made.id] = self._state.clock.after(FIRST_ANSWER_S, lambda: self._too_late(made))
        self._state.tell(events.Interacted(made.payload, made.guild_id))
        return made

    def choices(self, made: Interaction) -> "asyncio.Future[list[Json]]":
        """What the bot offers for an unfinished option."""
        future: asyncio.Future[list[Json]] = asyncio.get_running_loop().create_future()
        self._waiting[made.id] = future
        return future

    def _forget_old(self) -> None:
        oldest = self._state.clock.now() - 2 * TOKEN_LIFE_S
        while self._known:
            first = next(iter(self._known.values()))
            if first.created_at >= oldest:
                return
            del self._known[first.id], self._by_token[first.token]

    def _too_late(self, made: Interaction) -> None:
        self._alarms.pop(made.id, None)
        if made.answered is not None:
            return
        waiting = self._waiting.pop(made.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_exception(TimeoutError())
        self._report(made, "failed", {"reason": "refused" if made.refused else "timeout"} | self._place(made))

    @staticmethod
    def _place(made: Interaction) -> Json:
        place: Json = {"channel": str(made.channel_id)}
        return place if made.message_id is None else place | {"message": str(made.message_id)}

    def _report(self, made: Interaction, state: str, details: Json) -> None:
        if made.type != AUTOCOMPLETE:
            self._state.tell(events.InteractionMoved(made.user_id, made.id, state, details))

    def _payload(self, made: Interaction, channel: Channel) -> Json:
        state = self._state
        person = state.users[made.user_id]
        allowed = str(state.allowed(channel, made.user_id))
        payload: Json = {
            "id": str(made.id),
            "application_id": str(state.application.id),
            "type": made.type,
            "token": made.token,
            "version": 1,
            "channel": self._wire.channel(channel) | {"permissions": allowed},
            "channel_id": str(channel.id),
            "data": made.data,
            "locale": person.locale,
            "app_permissions": str(state.allowed(channel, state.application.id)),
            "entitlements": [],
            "authorizing_integration_owners": self.owners(made.user_id, channel),
            "context": self.context(channel),
            "attachment_size_limit": FILE_BYTES,
        }
        guild = state.guild_of(channel)
        if guild is None:
            payload["user"] = wire.user(person)
        else:
            locale = guild.preferred_locale
            payload |= {
                "guild_id": str(guild.id),
                "guild_locale": locale,
                "guild": {"id": str(guild.id), "locale": locale, "features": []},
                "member": self._wire.member(guild.members[made.user_id]) | {"permissions": allowed},
            }
        if made.message_id is not None:
            payload["message"] = self._wire.message(state.messages[made.message_id])
        return payload

    def context(self, channel: Channel) -> int:
        """0 guild, 1 DM with the bot, 2 another DM."""
        if channel.guild_id is not None:
            return 0
        return 1 if self._state.application.id in channel.recipients else 2

    def owners(self, user_id: int, channel: Channel) -> dict[str, str]:
        context = self.context(channel)
        if context == 0:
            return {"0": str(channel.guild_id)}
        return {"0": "0"} if context == 1 else {"1": str(user_id)}

    # -- the bot answers ---------------------------------------------------------------------------------------------

    def unanswered(self, interaction_id: int, token: str) -> Interaction:
        made = self._known.get(interaction_id)
        if made is None or not secrets.compare_digest(made.token, token):
            raise ApiError(10062)
        if made.answered is not None:
            raise ApiError(40060)
        if self._state.clock.now() - made.created_at > FIRST_ANSWER_S:
            raise ApiError(10062)
        return made

    def answer(self, made: Interaction, body: Any, uploads: list[Upload]) -> Message | None:
        """The first answer; returns the message it made or changed."""
        kind = body.get("type") if isinstance(body, dict) else None
        if kind not in FITTING[made.type]:
            listed = ", ".join(str(each) for each in FITTING[made.type])
            made.refused = True
            raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
        data = body.get("data") or {}
        try:
            message = self._first(made, kind, data, uploads)
        except ApiError:
            made.refused = True
            raise
        made.answered = kind
        if (alarm := self._alarms.pop(made.id, None)) is not None:
            alarm.cancel()
        self._tell_answer(made, kind, data, message)
        return message

    def _first(self, made: Interaction, kind: int, data: Any, uploads: list[Upload]) -> Message | None:
        if kind == SAY:
            return self._say(made, data, uploads)
        if kind == DEFER:
            return self._think(made, data)
        if kind in {DEFER_UPDATE, UPDATE}:
            return self._update(made, kind, data, uploads)
        if kind == OPEN_MODAL:
            made.modal = check_modal(data)
            return None
        problems = Problems()
        check_choices(data.get("choices") or [], ("data", "choices"), problems, kind=made.option_type)
        problems.refuse()
        return None

    def _say(self, made: Interaction, data: Any, uploads: list[Upload]) -> Message:
        message = self._message(made)
        self._composer.compose(message, data, uploads, ANSWER_FLAGS)
        return self._add(made, message, original=True)

    def _think(self, made: Interaction, data: Any) -> Message:
        message = self._message(made)
        flags = data.get("flags") if isinstance(data, dict) else 0
        message.flags = LOADING | ((flags or 0) & EPHEMERAL)
        self._state.clock.after(TOKEN_LIFE_S, lambda: self._never_filled(made, message))
        return self._add(made, message, original=True)

    def _never_filled(self, made: Interaction, message: Message) -> None:
        if message.flags & LOADING and message.id in self._state.messages:
            message.flags &= ~LOADING
            self._state.change_message(message)
            self._report(made, "failed", {"reason": "timeout"} | self._place(made))

    def _update(self, made: Interaction, kind: int, data: Any, uploads: list[Upload]) -> Message:
        message = self._state.messages.get(made.message_id or 0)
        self._posts.require_awake(self._state.channel(made.channel_id))
        if message is None:
            raise invalid(("type",), "BASE_TYPE_CHOICES", "There is no message to update.")
        made.original_id = message.id
        if kind == UPDATE:
            self._composer.edit(message, data, uploads)
            self._state.change_message(message)
        return message

    def _message(self, made: Interaction) -> Message:
        channel = self._state.channel(made.channel_id)
        self._posts.wake(self._state.application.id, channel)
        message = self._posts.blank(channel, self._state.application.id)
        message.webhook = True
        message.origin = Origin(
            id=made.id,
            type=made.type,
            user_id=made.user_id,
            name=made.name,
            clicked=made.message_id,
            owners=self.owners(made.user_id, channel),
        )
        if made.type == COMMAND:
            message.type = COMMAND_ANSWER if made.data.get("type") == 1 else CONTEXT_ANSWER
        elif made.message_id is not None:
            message.type, message.reply_to, message.reply_channel = REPLY, made.message_id, channel.id
        return message

    def _add(self, made: Interaction, message: Message, *, original: bool) -> Message:
        if message.flags & EPHEMERAL:
            message.reader = made.user_id
        if original:
            made.original_id = message.id
        made.own.append(message.id)
        return self._state.add_message(message)

    def _tell_answer(self, made: Interaction, kind: int, data: Json, message: Message | None) -> None:
        if kind == CHOICES:
            waiting = self._waiting.pop(made.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(list(data.get("choices") or []))
        elif kind == OPEN_MODAL:
            self._report(made, "modal", {"modal": made.modal})
        else:
            names = {SAY: "answered", DEFER: "thinking", DEFER_UPDATE: "deferred", UPDATE: "updated"}
            self._report(made, names[kind], {} if message is None else {"message": str(message.id)})

    # -- the bot goes on ---------------------------------------------------------------------------------------------

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction that a webhook token belongs to, while it lives."""
        if application_id != self._state.application.id:
            raise ApiError(10015)
        made = self._by_token.get(token)
        if made is None or self._state.clock.now() - made.created_at > TOKEN_LIFE_S:
            raise ApiError(50027)
        if made.answered is None:
            raise ApiError(10015)
        return made

    def follow(self, made: Interaction, body: Any, uploads: list[Upload]) -> Message:
        """A further message; the first one after a deferral fills the deferred message."""
        original = self._state.messages.get(made.original_id or 0)
        if original is not None and original.flags & LOADING:
            return self.change(made, original, body, uploads)
        message = self._message(made)
        if original is not None:
            message.type, message.reply_to, message.reply_channel = REPLY, original.id, original.channel_id
            if message.origin is not None:
                message.origin.original = original.id
        self._composer.compose(message, body, uploads, ANSWER_FLAGS)
        return self._add(made, message, original=False)

    def own_message(self, made: Interaction, name: str) -> Message:
        """A message that this token may read, change and remove."""
        wanted = made.original_id if name == "@original" else parsed(name)
        message = self._state.messages.get(wanted or 0)
        if message is None or message.id not in {*made.own, made.original_id}:
            raise ApiError(10008)
        return message

    def change(self, made: Interaction, message: Message, body: Any, uploads: list[Upload]) -> Message:
        self._posts.require_awake(self._state.channel(message.channel_id))
        loading = message.flags & LOADING
        if loading:
            self._fill(message, body, uploads)
        else:
            self._composer.edit(message, body, uploads)
        self._state.change_message(message)
        if loading:
            self._report(made, "answered", {"message": str(message.id)})
        return message

    def _fill(self, message: Message, body: Any, uploads: list[Upload]) -> None:
        self._composer.compose(message, body, uploads, ANSWER_FLAGS & ~EPHEMERAL)
        message.flags &= ~LOADING

    # -- forms -------------------------------------------------------------------------------------------------------

    def opened_modal(self, interaction_id: int, user_id: int) -> Interaction | None:
        """The interaction whose form this person has open."""
        made = self._known.get(interaction_id)
        if made is None or made.user_id != user_id or made.modal is None or made.modal_used:
            return None
        return made if self._state.clock.now() - made.created_at <= TOKEN_LIFE_S else None

    def repeat(self, interaction_id: int) -> None:
        """Tell the bot a second time about the same interaction, as Discord sometimes does."""
        made = self._known[interaction_id]
        self._state.tell(events.Interacted(made.payload, made.guild_id))

    @property
    def newest(self) -> Interaction:
        return self._known[max(self._known)]
