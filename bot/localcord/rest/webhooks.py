"""Answers to interactions: the callback and what follows under its token."""

from typing import TYPE_CHECKING

from bot.localcord.interactions import SAY, UPDATE, Interaction
from bot.localcord.models import LOADING, Json, Message
from bot.localcord.rest.call import Call, Route
from bot.localcord.wire import Wire

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

HOOK = "/webhooks/{application}/{token}"
ONE = HOOK + "/messages/{message}"


def routes(cord: "Localcord") -> list[Route]:
    area = Webhooks(cord)
    return [
        Route("POST", "/interactions/{interaction}/{token}/callback", area.callback, token=True),
        Route("POST", HOOK, area.follow, token=True),
        Route("GET", ONE, area.one, token=True),
        Route("PATCH", ONE, area.edit, token=True),
        Route("DELETE", ONE, area.delete, token=True),
    ]


class Webhooks:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state
        self._interactions = cord.interactions
        self._wire = Wire(cord.state)

    async def callback(self, call: Call) -> Json | None:
        made = self._interactions.unanswered(call.id("interaction"), call.text("token"))
        message = self._interactions.answer(made, call.body, call.uploads)
        return self._receipt(made, message) if call.flag("with_response") else None

    def _receipt(self, made: Interaction, message: Message | None) -> Json:
        interaction: Json = {"id": str(made.id), "type": made.type, "channel_id": str(made.channel_id)}
        if made.guild_id is not None:
            interaction["guild_id"] = str(made.guild_id)
        if message is None:
            return {"interaction": interaction}
        interaction |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.ephemeral,
        }
        kind = made.answered if made.answered in {SAY, UPDATE} else None
        if kind is None:
            return {"interaction": interaction}
        return {"interaction": interaction, "resource": {"type": kind, "message": self._wire.message(message)}}

    def _made(self, call: Call) -> Interaction:
        return self._interactions.by_token(call.id("application"), call.text("token"))

    async def follow(self, call: Call) -> Json | None:
        message = self._interactions.follow(self._made(call), call.body, call.uploads)
        return self._wire.message(message)

    async def one(self, call: Call) -> Json:
        return self._wire.message(self._interactions.own_message(self._made(call), call.text("message")))

    async def edit(self, call: Call) -> Json:
        made = self._made(call)
        message = self._interactions.own_message(made, call.text("message"))
        return self._wire.message(self._interactions.change(made, message, call.body, call.uploads))

    async def delete(self, call: Call) -> None:
        self._state.remove_message(self._interactions.own_message(self._made(call), call.text("message")))
