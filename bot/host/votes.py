"""Asking the others: undo past a reveal, closing a table, replacing somebody. Silence is a no, playing on too."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from bot.host.answers import Voted, VoteOpened, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import NotAllowed, TooMany, VoteOver
from bot.host.ledger import audit, vote_card
from bot.host.limits import HOUR_MS
from bot.host.live import Live
from engine.core.prompt import Seat
from storage.contract import Change, SetVote
from storage.rows import BallotRow, VoteRow, VoteState

DAY_MS = 86_400_000
Passed = Callable[[Live, Seat, dict[str, Any]], Awaitable[Outcome]]


class Votes:
    """`on_passed` says what a vote of each kind brings about; it happens in the transaction of the last ballot."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.on_passed: dict[str, Passed] = {}

    async def opened(self, live: Live, kind: str, seat: Seat, arg: dict[str, Any]) -> Outcome:
        """Inside a table's queue: asks all other people at the table."""
        now = self._desk.clock.now_ms()
        live, changes = self._lapsed(live, now)
        if live.open_vote(kind) is not None:
            raise VoteOver("vote-open-already", table=live.id)
        await self._check_flood(live, seat, now)
        until = now + self._desk.limits.vote_hours * HOUR_MS
        vote = VoteRow(self._desk.storage.new_id("votes"), live.id, kind, seat, json.dumps(arg), "open", now, until)
        after = live._replace(votes=(*live.votes, vote))
        changes += (vote, vote_card(after, vote.id, now), audit(self._desk, live, f"seat:{seat}", f"ask-{kind}", **arg))
        return Outcome(after, changes, VoteOpened(live.id, vote.id))

    async def cast(self, table_id: int, vote_id: int, person: int, *, yes: bool, key: str) -> Voted:
        """A ballot. One no ends the vote; the last yes carries it out."""

        async def work(live: Live) -> Outcome:
            now = self._desk.clock.now_ms()
            seat = live.seat_for(person)
            vote = _open(live, vote_id, now)
            if seat == vote.seat:
                raise NotAllowed("own-vote")
            ballot = BallotRow(vote.id, seat, int(yes), now)
            others = tuple(row for row in live.ballots if (row.vote_id, row.seat) != (vote.id, seat))
            live = live._replace(ballots=(*others, ballot))
            if not yes:
                return self._ended(live, vote, "refused", [ballot])
            if _missing(live, vote):
                return Outcome(live, [ballot, vote_card(live, vote.id, now)], Voted(live.id, vote.id, "open"))
            return await self._carried(live, vote, [ballot])

        return answered(Voted, await self._desk.once(table_id, key, work))

    async def withdraw(self, table_id: int, vote_id: int, person: int, *, key: str) -> Voted:
        async def work(live: Live) -> Outcome:
            vote = _open(live, vote_id, self._desk.clock.now_ms())
            if live.seat_for(person) != vote.seat:
                raise NotAllowed("not-own-vote")
            return self._ended(live, vote, "withdrawn", [])

        return answered(Voted, await self._desk.once(table_id, key, work))

    async def lapse(self, table_id: int) -> None:
        """Ends votes whose time is over."""

        async def work(live: Live) -> Outcome:
            after, changes = self._lapsed(live, self._desk.clock.now_ms())
            return Outcome(after, changes, Voted(live.id, 0, "lapsed"))

        live = await self._desk.live(table_id)
        if any(vote.until_ms <= self._desk.clock.now_ms() for vote in live.votes):
            await self._desk.once(table_id, None, work)

    async def _carried(self, live: Live, vote: VoteRow, changes: list[Change]) -> Outcome:
        """What the vote brings about, and the end of the vote, as one."""
        now = self._desk.clock.now_ms()
        live = live._replace(votes=tuple(row for row in live.votes if row.id != vote.id))
        outcome = await self.on_passed[vote.kind](live, vote.seat, json.loads(vote.arg))
        ending: list[Change] = [*changes, SetVote(vote.id, "passed", now), vote_card(live, vote.id, now)]
        noted = audit(self._desk, live, "vote", f"passed-{vote.kind}", vote=vote.id)
        return Outcome(outcome.after, [*ending, *outcome.changes, noted], Voted(live.id, vote.id, "passed"))

    def _ended(self, live: Live, vote: VoteRow, state: VoteState, changes: list[Change]) -> Outcome:
        now = self._desk.clock.now_ms()
        after = live._replace(votes=tuple(row for row in live.votes if row.id != vote.id))
        ending: list[Change] = [SetVote(vote.id, state, now), vote_card(after, vote.id, now)]
        return Outcome(after, [*changes, *ending], Voted(live.id, vote.id, state))

    def _lapsed(self, live: Live, now_ms: int) -> tuple[Live, list[Change]]:
        over = [vote for vote in live.votes if vote.until_ms <= now_ms]
        after = live._replace(votes=tuple(vote for vote in live.votes if vote not in over))
        changes: list[Change] = []
        for vote in over:
            changes += (SetVote(vote.id, "lapsed", now_ms), vote_card(after, vote.id, now_ms))
        return after, changes

    async def _check_flood(self, live: Live, seat: Seat, now_ms: int) -> None:
        asked = await self._desk.asked(self._desk.storage.votes(live.id))
        recent = [vote for vote in asked if vote.seat == seat and vote.made_ms > now_ms - DAY_MS]
        if len(recent) >= self._desk.limits.votes_per_day:
            raise TooMany("too-many-votes", most=self._desk.limits.votes_per_day)


def _open(live: Live, vote_id: int, now_ms: int) -> VoteRow:
    vote = next((row for row in live.votes if row.id == vote_id and row.until_ms > now_ms), None)
    if vote is None:
        raise VoteOver("vote-over", table=live.id)
    return vote


def _missing(live: Live, vote: VoteRow) -> set[Seat]:
    """People who have not agreed yet."""
    agreed = {row.seat for row in live.ballots if row.vote_id == vote.id and row.yes}
    return voters(live, vote) - agreed


def voters(live: Live, vote: VoteRow) -> set[Seat]:
    """Those the vote names, else everybody but the asker; automatic players agree to anything."""
    named = json.loads(vote.arg).get("ask")
    humans = set(live.humans())
    return humans - {vote.seat} if named is None else humans & set(named)
