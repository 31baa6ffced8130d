"""What happened, told from events to one audience: the whole way, since my last move, what I alone was shown."""

from bisect import bisect_right
from typing import NamedTuple

from bot.host.desk import Desk
from bot.host.live import Live
from engine.core.event import Event, seen
from engine.core.prompt import Prompt, Seat
from storage.rows import LogRow


class Told(NamedTuple):
    """One live move as its audience may see it."""

    seq: int
    seat: Seat
    turn: int
    line: str
    events: tuple[Event, ...]
    by: str  # person, auto, default, order, organiser
    at_ms: int


class Happened(NamedTuple):
    """A row of the host: an undo, a hand-over, a change of rules."""

    row: int
    kind: str
    seat: Seat | None
    to: int
    by: str
    at_ms: int


class History:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def moves(self, table_id: int, person: int | None, after: int = 0) -> list[Told]:
        """The live moves after number `after`; what was taken back is not told again."""
        live = await self._desk.whole(table_id)
        return await self._told(live, live.seat_of(person), after)

    async def since_my_move(self, table_id: int, person: int) -> list[Told]:
        """Everything after my last decision."""
        live = await self._desk.whole(table_id)
        seat = live.seat_for(person)
        mine = (played.seq for played in reversed(live.running.line) if played.seat == seat)
        return await self._told(live, seat, next(mine, 0))

    async def _told(self, live: Live, viewer: Seat | None, after: int) -> list[Told]:
        """Every move has a row of its own, so the rows of later moves come after its number."""
        rows = await self._desk.asked(self._desk.storage.log(live.id, after))
        return tell(live, rows, viewer, after)

    async def shown_to_me(self, table_id: int, person: int) -> list[tuple[int, Event]]:
        """What I could look at and others could not (a searched stack, a spied hand), with the number of the move."""
        live = await self._desk.whole(table_id)
        seat = live.seat_for(person)
        return [
            (played.seq, mine)
            for played in live.running.line
            for event in played.events
            if (mine := event.seen_by(seat)) is not None and mine != event.seen_by(None)
        ]

    async def turn(self, table_id: int, person: int | None, seat: Seat, turn: int) -> list[Told]:
        """One seat's moves of one turn: what a log message says. What lies before that turn is not read."""
        live = await self._desk.whole(table_id)
        told = await self._told(live, live.seat_of(person), _before_turn(live, turn))
        return [move for move in told if (move.seat, move.turn) == (seat, turn)]

    async def host_rows(self, table_id: int) -> list[Happened]:
        rows = await self._desk.asked(self._desk.storage.log(table_id))
        return [
            Happened(row.row, row.kind, row.seat, row.seq, row.by.partition(":")[0], row.at_ms)
            for row in rows
            if row.kind != "move"
        ]


def tell(live: Live, rows: list[LogRow], viewer: Seat | None, after: int) -> list[Told]:
    origin = {row.seq: row for row in rows if row.kind == "move"}
    match = live.running
    told: list[Told] = []
    for i in range(bisect_right(match.line, after, key=lambda played: played.seq), len(match.line)):
        before, played = match.at(i), match.line[i]
        row = origin[played.seq]
        asked = next((one for one in live.game.prompts(before) if one.seat == played.seat), None)
        line = live.game.shown(before, played.seat, played.decision, viewer)
        told.append(
            Told(
                played.seq,
                played.seat,
                asked.turn if asked else 0,
                line,
                seen(played.events, viewer),
                _told_by(row, asked),
                row.at_ms,
            )
        )
    return told


def _before_turn(live: Live, turn: int) -> int:
    """The number of the last move that was made before any question of this turn was asked: turns only rise."""
    match = live.running
    for i in range(len(match.line) - 1, -1, -1):
        if all(prompt.turn < turn for prompt in live.game.prompts(match.at(i))):
            return match.line[i].seq
    return 0


def _told_by(row: LogRow, asked: Prompt | None) -> str:
    """Who gave the answer; whether a hidden question was answered by an order is nobody's business."""
    by = row.by.partition(":")[0]
    return "person" if by == "order" and asked is not None and asked.hidden else by
