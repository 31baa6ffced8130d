"""Emojis of the application."""

from typing import TYPE_CHECKING

from bot.localcord.errors import ApiError
from bot.localcord.models import Emoji, Json
from bot.localcord.rest.call import Call, Created, Route
from bot.localcord.rules import emojis as rules
from bot.localcord.wire import emoji as shape

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

BASE = "/applications/{application}/emojis"
ONE = BASE + "/{emoji}"


def routes(cord: "Localcord") -> list[Route]:
    area = Emojis(cord)
    return [
        Route("GET", BASE, area.every),
        Route("POST", BASE, area.create),
        Route("GET", ONE, area.one),
        Route("PATCH", ONE, area.rename),
        Route("DELETE", ONE, area.delete),
    ]


class Emojis:
    def __init__(self, cord: "Localcord") -> None:
        self._state = cord.state

    def _known(self, call: Call) -> list[Emoji]:
        """All of them; the application of the path must be ours."""
        if call.id("application") != self._state.application.id:
            raise ApiError(50001)
        return list(self._state.emojis.values())

    def _shape(self, emoji: Emoji) -> Json:
        return shape(emoji, self._state.bot)

    def _one(self, call: Call) -> Emoji:
        self._known(call)
        return self._state.emoji(call.id("emoji"))

    async def every(self, call: Call) -> Json:
        return {"items": [self._shape(each) for each in self._known(call)]}

    async def create(self, call: Call) -> Created:
        name, image = rules.check_new(call.body, self._known(call))
        made = Emoji(self._state.ids.next(), name, image.content_type, animated=image.content_type == "image/gif")
        return Created(self._shape(self._state.add_emoji(made, image.body)))

    async def one(self, call: Call) -> Json:
        return self._shape(self._one(call))

    async def rename(self, call: Call) -> Json:
        emoji = self._one(call)
        others = [each for each in self._known(call) if each is not emoji]
        emoji.name = rules.check_rename(call.body, others) or emoji.name
        return self._shape(self._state.change_emoji(emoji))

    async def delete(self, call: Call) -> None:
        self._state.remove_emoji(self._one(call))
