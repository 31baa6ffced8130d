"""Taking back: free up to the last roll or reveal, past it only if all agree; then the dice fall anew."""

from typing import NamedTuple

from bot.host.answers import Answer, Undone, VoteOpened
from bot.host.desk import Desk, Outcome
from bot.host.errors import HostError, NothingToUndo
from bot.host.ledger import audit, book_undo
from bot.host.live import Live
from bot.host.organisers import check_organiser, check_reason
from bot.host.votes import Votes
from engine.core.event import Event, seen
from engine.core.match import Match, Played
from engine.core.prompt import Seat


class TakenBack(NamedTuple):
    """A move that an undo would take back, as everybody may see it."""

    seq: int
    seat: Seat
    line: str
    seen: tuple[Event, ...]  # what it rolled or showed; cannot be unseen


class Plan(NamedTuple):
    """Exactly what an undo would do."""

    to: int
    moves: tuple[TakenBack, ...]
    anew: bool  # past a roll or reveal: the dice fall anew
    asks: tuple[Seat, ...]  # whose consent it needs


class Undo:
    def __init__(self, desk: Desk, votes: Votes) -> None:
        self._desk = desk
        self._votes = votes
        votes.on_passed["undo"] = self._passed

    async def plan(self, table_id: int, person: int, to: int | None = None) -> Plan:
        live = await self._desk.whole(table_id)
        live.check_playing()
        return plan_of(live, live.seat_for(person), to)

    async def ask(self, table_id: int, person: int, *, key: str, to: int | None = None) -> Undone | VoteOpened:
        """Takes back at once where nobody has to be asked, else opens the vote. Default: from my last move on."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            live = await self._desk.make_whole(live)
            plan = plan_of(live, seat, to)
            if plan.asks:
                moves = [move.seq for move in plan.moves]
                arg = {"to": plan.to, "last": live.running.last_seq, "moves": moves, "ask": plan.asks}
                return await self._votes.opened(live, "undo", seat, arg)
            return take_back(self._desk, live, plan, seat, f"person:{person}")

        answer: Answer = await self._desk.once(table_id, key, work)
        assert isinstance(answer, Undone | VoteOpened)
        return answer

    async def correct(self, table_id: int, organiser: int, to: int, *, key: str, reason: str) -> Undone:
        """An organiser takes back without a vote; it stands in the log and in the audit with the reason."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            check_organiser(live, organiser)
            live = await self._desk.make_whole(live)
            plan = plan_of(live, None, to)
            outcome = take_back(self._desk, live, plan, None, f"organiser:{organiser}")
            noted = audit(self._desk, live, f"organiser:{organiser}", "undo", to=to, reason=check_reason(reason))
            return outcome._replace(changes=[*outcome.changes, noted])

        answer = await self._desk.once(table_id, key, work)
        assert isinstance(answer, Undone)
        return answer

    async def _passed(self, live: Live, seat: Seat, arg: dict[str, int]) -> Outcome:
        live = await self._desk.make_whole(live)
        if live.running.last_seq != arg["last"]:
            raise HostError("vote-outdated")
        return take_back(self._desk, live, plan_of(live, seat, arg["to"]), seat, "vote")


def plan_of(live: Live, seat: Seat | None, to: int | None) -> Plan:
    """`seat` None: an organiser, who asks nobody."""
    match = live.running
    target = _before_last_move_of(match, seat) if to is None else to
    known = {match.first_seq, *(played.seq for played in match.line)}
    if target not in known or (match.line and target == match.line[-1].seq) or not match.line:
        raise NothingToUndo("cannot-undo-so-far" if target < match.first_seq else "nothing-to-undo", table=live.id)
    moves = _taken_back(match, target)
    anew = match.crosses_barrier(target)
    others = {move.seat for move in moves} & set(live.humans()) - {seat}
    asks = set(live.humans()) - {seat} if anew else others
    return Plan(target, moves, anew, () if seat is None else tuple(sorted(asks)))


def _before_last_move_of(match: Match, seat: Seat | None) -> int:
    for i in range(len(match.line) - 1, -1, -1):
        if match.line[i].seat == seat:
            return match.line[i - 1].seq if i else match.first_seq
    raise NothingToUndo("nothing-to-undo")


def _taken_back(match: Match, to: int) -> tuple[TakenBack, ...]:
    found = []
    before = match.first
    for played in match.line:
        if played.seq > to:
            found.append(_public(match, before, played))
        before = played.state
    return tuple(found)


def _public(match: Match, before: object, played: Played) -> TakenBack:
    line = match.game.shown(before, played.seat, played.decision, None)
    return TakenBack(played.seq, played.seat, line, seen(played.events, None) if played.barrier else ())


def take_back(desk: Desk, live: Live, plan: Plan, seat: Seat | None, by: str) -> Outcome:
    match = live.running.fork()
    match.undo(plan.to)
    after, changes = book_undo(desk, live, match, plan.to, seat, by)
    return Outcome(after, changes, Undone(live.id, plan.to, len(plan.moves), plan.anew))
