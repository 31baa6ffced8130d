"""Standing orders: how a seat answers a kind of question next time, so that a quiet opponent stalls nobody.

An order is a line of notation for a kind of question, or for what such a question is about (a certain card); the
narrower one counts. It answers only questions that the game allows to be answered so, and only if the line is legal
then; otherwise its owner is asked as always.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.host.desk import Desk
from bot.host.errors import BadDraft
from bot.host.live import Live
from bot.host.settings import Settings
from engine.core.errors import MeeplepostError
from engine.core.prompt import Prompt, Seat
from engine.core.reading import read_decision


class Order(msgspec.Struct, frozen=True):
    line: str
    since: int  # the question it was given at: that one is still answered by hand


class Orders:
    def __init__(self, desk: Desk, settings: Settings) -> None:
        self._desk = desk
        self._settings = settings

    async def of(self, table_id: int, seat: Seat) -> dict[str, Order]:
        """By what they are about."""
        known = await self._settings.of("table", table_id)
        mine = f"order:{seat}:"
        found = {name.removeprefix(mine): value for name, value in known.items() if name.startswith(mine) and value}
        return {topic: msgspec.json.decode(value, type=Order) for topic, value in found.items()}

    async def give(self, table_id: int, person: int, topic: str, line: str) -> None:
        """From the next such question on; an empty line means: ask me, whatever was ordered for it."""
        live = await self._desk.live(table_id)
        live.check_playing()
        seat = live.seat_for(person)
        prompt = live.prompt_of(seat)
        if prompt is None or topic not in prompt.topics or not prompt.presettable:
            raise BadDraft("order-too-late")
        value = ""
        if line:
            line = live.game.grammar.write(read_decision(live.game, live.state, seat, line))
            value = msgspec.json.encode(Order(line, prompt.id)).decode()
        for one in (topic,) if line else prompt.topics:
            await self._settings.put("table", table_id, _name(seat, one), value)

    async def due(self, live: Live) -> tuple[Seat, Any] | None:
        """The first person's seat whose order answers a question that stands now."""
        for prompt in live.game.prompts(live.state):
            if prompt.presettable and live.seats[prompt.seat].player is None:
                decision = self._meant(live, prompt, ordered(prompt, await self.of(live.id, prompt.seat)))
                if decision is not None:
                    return prompt.seat, decision
        return None

    @staticmethod
    def _meant(live: Live, prompt: Prompt, order: Order | None) -> Any | None:
        if order is None or order.since == prompt.id:
            return None
        try:
            return read_decision(live.game, live.state, prompt.seat, order.line)
        except MeeplepostError:
            return None  # it does not fit this time: asked as always


def ordered(prompt: Prompt, orders: Mapping[str, Order]) -> Order | None:
    """The order that answers this question, the narrowest first."""
    return next((orders[topic] for topic in prompt.topics if topic in orders), None)


def _name(seat: Seat, topic: str) -> str:
    return f"order:{seat}:{topic}"
