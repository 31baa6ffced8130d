"""Corrections by organisers: through decisions and undo only, always with a reason, never at one's own table."""

from bot.host.answers import Moved, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import NotAllowed
from bot.host.ledger import audit, book_moves
from bot.host.live import Live
from bot.host.turns import moved, play_while_legal
from engine.core.errors import BadOption
from engine.core.prompt import Seat
from storage.rows import AuditRow

SHORTEST_REASON, LONGEST_REASON = 10, 300


class Organisers:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def play_for(self, table_id: int, organiser: int, seat: Seat, line: str, *, key: str, reason: str) -> Moved:
        """Plays a decision for a seat; everybody sees by whom."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            check_organiser(live, organiser)
            said = check_reason(reason)
            if seat not in range(live.table.seats):
                raise BadOption("no-such-seat", seat=seat, known=live.table.seats)
            match = live.running.fork()
            played, refusal, rest = play_while_legal(match, seat, line)
            after, changes = book_moves(self._desk, live, match, played, f"organiser:{organiser}")
            noted = audit(self._desk, live, f"organiser:{organiser}", "play-for", seat=seat, reason=said)
            return Outcome(after, [*changes, noted], moved(after, played, refusal, rest))

        return answered(Moved, await self._desk.once(table_id, key, work))

    async def trail(self, *, table_id: int | None = None, guild: int | None = None) -> list[AuditRow]:
        """Who did what."""
        return await self._desk.asked(self._desk.storage.audit(table_id=table_id, guild=guild))


def check_organiser(live: Live, organiser: int) -> None:
    """Whoever sits at a table does not judge it."""
    if live.seat_of(organiser) is not None:
        raise NotAllowed("judge-own-table", table=live.id)


def check_reason(reason: str) -> str:
    said = " ".join(reason.split())
    if not SHORTEST_REASON <= len(said) <= LONGEST_REASON:
        raise BadOption("bad-reason", least=SHORTEST_REASON, most=LONGEST_REASON)
    return said
