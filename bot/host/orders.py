"""Orders: what a seat does when it is asked next, given beforehand, so that a quiet opponent stalls nobody.

A standing order answers every question of one kind that the game allows to be answered so, or every one that is about
the same thing (a certain card); the narrower one counts. A prepared move answers the
next turn of one's own, once: its lines are tried in their order, and the first that is legal from end to end is
played. Whatever does not fit changes nothing: its owner is asked as always. Nobody but the owner ever sees an order,
and keeping one leaves no trace at the table.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from bot.host.answers import Drafted, answered
from bot.host.desk import Desk, Outcome
from bot.host.drafts import Dropped, Tip, nothing_left, on_tip, play_end, tip_of, try_step
from bot.host.errors import BadDraft, NeedsConsent
from bot.host.imagined import imagined_turn
from bot.host.live import PREPARED, Live, in_own_time
from engine.core.codec import codec
from engine.core.errors import Illegal, MeeplepostError
from engine.core.match import Match, Played
from engine.core.notation import split_line
from engine.core.prompt import Prompt, Seat
from engine.core.reading import read_decision
from storage.contract import Change, DropOrder
from storage.rows import OrderRow

Otherwise = Literal["ask", "next"]
DAY_MS = 86_400_000
NEVER = -1  # no question


class Line(msgspec.Struct, frozen=True):
    """Moves of one turn in notation, and what happens if they no longer fit."""

    moves: tuple[str, ...]
    otherwise: Otherwise = "ask"
    ends: bool = False  # the turn ends after them although more could be done


class Order(msgspec.Struct, frozen=True):
    lines: tuple[Line, ...] = ()
    since: int = NEVER  # the question it was given at, or could not answer: that one is answered by hand
    making: tuple[bytes, ...] = ()  # steps of a line that is being prepared
    otherwise: Otherwise = "ask"  # of that line


class Owed(NamedTuple):
    """A question that an order may answer."""

    prompt: Prompt
    topic: str  # what the order was given for
    order: Order


class Orders:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    # -- standing ----------------------------------------------------------------------------------------------------

    async def give(self, table_id: int, person: int, topic: str, line: str) -> None:
        """From the next such question on; an empty line means: ask me, whatever was ordered for it."""

        def changed(live: Live, seat: Seat, _: Order) -> Order:
            prompt = live.prompt_of(seat)
            if prompt is None or topic not in prompt.topics or not prompt.presettable:
                raise BadDraft("order-too-late")
            if not line:
                return Order()
            written = live.game.grammar.write(read_decision(live.game, live.state, seat, line))
            return Order((Line((written,)),), prompt.id)

        live = await self._desk.live(table_id)
        prompt = live.prompt_of(live.seat_for(person))
        for one in (topic,) if line or prompt is None else prompt.topics:
            await self._change(table_id, person, one, None, changed)

    # -- prepared ----------------------------------------------------------------------------------------------------

    async def add(self, table_id: int, person: int, moves: str, *, key: str) -> Drafted:
        """One or more steps onto the line that is being prepared. What rolls, reveals or asks is a line of its own."""

        def changed(live: Live, seat: Seat, order: Order) -> Order:
            tip = self._imagined_tip(live, seat, order)
            steps = split_line(moves)
            if not steps:
                raise Illegal("nothing-said", "turn")
            imagined = imagined_turn(live, seat, order.making)
            assert imagined is not None
            match = on_tip(imagined, tip)
            try:
                for step in steps:
                    try_step(match, seat, read_decision(live.game, match.state, seat, step))
            except NeedsConsent as gate:
                if match.line or len(steps) > 1:
                    raise BadDraft("order-through-gate") from gate
                return self._with_line(order, Line((gate.line,), order.otherwise))
            pack = codec(live.game).pack
            return msgspec.structs.replace(order, making=tuple(pack(played.decision) for played in match.line))

        return await self._change(table_id, person, PREPARED, key, changed)

    async def take_back(self, table_id: int, person: int, *, key: str, everything: bool = False) -> Drafted:
        """Drops the last step of the line that is being prepared, or all."""

        def changed(_: Live, __: Seat, order: Order) -> Order:
            return msgspec.structs.replace(order, making=() if everything else order.making[:-1])

        return await self._change(table_id, person, PREPARED, key, changed)

    async def choose(self, table_id: int, person: int, otherwise: Otherwise, *, key: str) -> Drafted:
        """What happens if the line that is being prepared no longer fits."""

        def changed(_: Live, __: Seat, order: Order) -> Order:
            return msgspec.structs.replace(order, otherwise=otherwise)

        return await self._change(table_id, person, PREPARED, key, changed)

    async def keep(self, table_id: int, person: int, *, key: str, draft: str) -> Drafted:
        """The line that was prepared, as it was seen, becomes the next line of the order."""

        def changed(live: Live, seat: Seat, order: Order) -> Order:
            tip = self._imagined_tip(live, seat, order)
            if not tip.played or tip.draft != draft:
                raise BadDraft("order-changed")
            line = Line(tip.lines, order.otherwise, ends=tip.can_end)
            return self._with_line(msgspec.structs.replace(order, making=()), line)

        return await self._change(table_id, person, PREPARED, key, changed)

    async def write(self, table_id: int, person: int, text: str, *, key: str) -> Drafted:
        """Lines as they are typed, with `|` between them; read now, and legal or not when the turn comes."""

        def changed(live: Live, _: Seat, order: Order) -> Order:
            parts = [split_line(part) for part in text.split("|")]
            if not all(parts):
                raise Illegal("nothing-said", "turn")
            for number, moves in enumerate(parts, start=1):
                for move in moves:
                    live.game.grammar.read(move)
                otherwise: Otherwise = "next" if number < len(parts) else order.otherwise
                order = self._with_line(order, Line(tuple(moves), otherwise))
            return order

        return await self._change(table_id, person, PREPARED, key, changed)

    async def withdraw(self, table_id: int, person: int, *, key: str) -> Drafted:
        """Forgets the order, also one that did not fit."""

        def changed(*_: object) -> Order:
            return Order()

        return await self._change(table_id, person, PREPARED, key, changed, late=True)

    def imagined(self, live: Live, seat: Seat) -> Live | None:
        """The seat's next turn as far as it can be known, with the line in the making as its draft."""
        return imagined_turn(live, seat, order_of(live, seat, PREPARED).making)

    # -- when the question comes -------------------------------------------------------------------------------------

    def owed(self, live: Live) -> Owed | None:
        """The first question to a person that an order has not been tried on yet."""
        if live.table.state != "running" or live.match is None or not live.orders:
            return None
        for prompt in live.game.prompts(live.state):
            topic = self._topic(live, prompt)
            order = order_of(live, prompt.seat, topic)
            if order.lines and order.since != prompt.id:
                return Owed(prompt, topic, order)
        return None

    def _topic(self, live: Live, prompt: Prompt) -> str:
        """What an order that answers this question was given for; empty if no order may answer it."""
        if live.seats[prompt.seat].player is not None:
            return ""
        if prompt.presettable:
            return standing_topic(live, prompt)
        return PREPARED if in_own_time(prompt) else ""

    def carried_out(self, live: Live, owed: Owed) -> tuple[Match, list[Played]] | None:
        """The first line that is legal from end to end, played on a match of its own; None if none is."""
        if self._too_old(live, owed):
            return None
        for line in owed.order.lines:
            try:
                match = live.running.fork()
                return match, play_line(match, owed.prompt.seat, line)
            except MeeplepostError:
                if line.otherwise == "ask":
                    return None
        return None

    def _too_old(self, live: Live, owed: Owed) -> bool:
        row = live.order_of(owed.prompt.seat, PREPARED)
        oldest = self._desk.clock.now_ms() - self._desk.times.order_days * DAY_MS
        return row is not None and not owed.prompt.presettable and row.at_ms < oldest

    def left_to_owner(self, live: Live, owed: Owed) -> Outcome:
        """It did not fit: noted where only its owner looks."""
        seat = owed.prompt.seat
        order = msgspec.structs.replace(owed.order, since=owed.prompt.id)
        return self._stored(live, seat, live.seats[seat].person or 0, owed.topic, order)

    # -- storing -----------------------------------------------------------------------------------------------------

    async def _change(
        self,
        table_id: int,
        person: int,
        kind: str,
        key: str | None,
        changed: Callable[[Live, Seat, Order], Order],
        *,
        late: bool = False,
    ) -> Drafted:
        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            if kind == PREPARED and not late and in_own_time(live.prompt_of(seat)):
                raise BadDraft("order-your-turn")
            return self._stored(live, seat, person, kind, changed(live, seat, order_of(live, seat, kind)))

        return answered(Drafted, await self._desk.once(table_id, key, work))

    def _stored(self, live: Live, seat: Seat, person: int, kind: str, order: Order) -> Outcome:
        others = tuple(row for row in live.orders if (row.seat, row.kind) != (seat, kind))
        now = self._desk.clock.now_ms()
        changes: list[Change] = [DropOrder(live.id, seat, kind)]
        if order.lines or order.making:
            body = msgspec.json.encode(order).decode()
            row = OrderRow(live.id, seat, kind, person, body, live.running.last_seq, now)
            others, changes = (*others, row), [row]
        after = live._replace(orders=others)
        return Outcome(after, changes, Drafted(live.id, len(order.lines), ""), private=True)

    def _imagined_tip(self, live: Live, seat: Seat, order: Order) -> Tip:
        imagined = imagined_turn(live, seat, order.making)
        if imagined is None:
            raise BadDraft("order-not-known")
        return tip_of(imagined, seat)

    def _with_line(self, order: Order, line: Line) -> Order:
        time = self._desk.times
        lines = (*order.lines, line)
        length = sum(len(move) for one in lines for move in one.moves)
        if len(lines) > time.order_lines or len(line.moves) > time.order_moves or length > time.order_characters:
            raise BadDraft(
                "order-too-long", lines=time.order_lines, moves=time.order_moves, characters=time.order_characters
            )
        return msgspec.structs.replace(order, lines=lines, since=NEVER, otherwise="ask")


def order_of(live: Live, seat: Seat, kind: str) -> Order:
    """What the seat has ordered; an empty order if nothing."""
    row = live.order_of(seat, kind)
    try:
        return msgspec.json.decode(row.body, type=Order) if row else Order()
    except msgspec.MsgspecError:
        return Order()  # written by another version: as if it had not been given


def standing_topic(live: Live, prompt: Prompt) -> str:
    """The narrowest of the question's topics that there is an order for; the widest if there is none."""
    given = [topic for topic in prompt.topics if order_of(live, prompt.seat, topic).lines]
    return given[0] if given else prompt.topics[-1]


def play_line(match: Match, seat: Seat, line: Line) -> list[Played]:
    """All moves of a line, or MeeplepostError. A lone roll or reveal is played; none is played through."""
    before = len(match.line)
    for move in line.moves:
        decision = read_decision(match.game, match.state, seat, move)
        try:
            try_step(match, seat, decision)
        except NeedsConsent:
            if len(line.moves) > 1:
                raise
            return [match.play(seat, decision)]
    if line.ends or nothing_left(match, seat):
        play_end(match, seat)
    return match.line[before:]


def misfits(live: Live, seat: Seat) -> tuple[Dropped, ...]:
    """Why the lines of a prepared move did not fit the question that stands now; () if there is none such."""
    order, prompt = order_of(live, seat, PREPARED), live.prompt_of(seat)
    if prompt is None or not in_own_time(prompt) or order.since != prompt.id:
        return ()
    found = []
    for line in order.lines:
        try:
            play_line(live.running.fork(), seat, line)
        except MeeplepostError as why:
            found.append(Dropped("; ".join(line.moves), why))
        if line.otherwise == "ask":
            break
    return tuple(found)
