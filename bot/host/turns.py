"""Decisions of people: read, checked against what they were made on, played, committed, answered."""

from collections.abc import Sequence
from typing import Any

from bot.host.answers import Mark, Moved, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import Stale
from bot.host.ledger import book_moves
from bot.host.live import Live
from bot.host.look import Brief, Look, Waiting
from engine.core.errors import Illegal, MeeplepostError
from engine.core.match import Match, Played
from engine.core.notation import split_line
from engine.core.prompt import Seat
from engine.core.reading import read_decision
from storage.rows import WaitRow


class Turns:
    def __init__(self, desk: Desk, look: Look) -> None:
        self._desk = desk
        self._look = look

    async def submit(
        self, table_id: int, person: int, moves: str | Sequence[Any], *, key: str, mark: Mark | None = None
    ) -> Moved:
        """One or several decisions, as a line (`take ship from 4; end`) or as objects, played while legal.

        The first must be legal, or nothing happens. With a mark they count only if that question still stands.
        """

        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            if mark is not None:
                live = await self.check_mark(live, seat, mark, person)
            match = live.running.fork()
            played, refusal, rest = play_while_legal(match, seat, moves)
            after, changes = book_moves(self._desk, live, match, played, f"person:{person}")
            return Outcome(after, changes, moved(after, played, refusal, rest))

        return answered(Moved, await self._desk.once(table_id, key, work))

    async def check_mark(self, live: Live, seat: Seat, mark: Mark, person: int) -> Live:
        """Raises Stale with the present situation unless the marked question still stands."""
        prompt = live.prompt_of(seat)
        if prompt is not None:
            fits = mark == live.mark(prompt)
        elif mark.epoch == live.table.epoch and live.game.legal(live.state, seat):
            live = await self._desk.make_whole(live)
            fits = mark.prompt == sealed_question(live, seat)
        else:
            fits = False
        if not fits:
            raise Stale("stale-click" if prompt else "stale-answered", await self._look.of(live, person))
        return live

    async def mine(self, person: int) -> list[Waiting]:
        """All tables that wait for this person: least time to the reminder first, then those without one by age."""
        waits = await self._desk.asked(self._desk.storage.waiting_for(person))
        if not waits:
            return []
        listed = {brief.table: brief for brief in await self._look.tables_of(person, ("running",))}
        found = [self._waiting(listed[wait.table_id], wait) for wait in waits if wait.table_id in listed]
        return sorted(found, key=lambda one: (one.remind_ms is None, one.remind_ms or one.since_ms))

    def _waiting(self, table: Brief, wait: WaitRow) -> Waiting:
        remind_ms = self._desk.times.remind_ms(table.pace, wait.clock, wait.opened_ms)
        return Waiting(table, wait.seat, wait.kind, wait.clock, wait.opened_ms, remind_ms)


def sealed_question(live: Live, seat: Seat) -> int | None:
    """The question a seat has answered under seal: its owner may answer it anew until all are in."""
    match = live.running
    for i in range(len(match.line) - 1, -1, -1):
        if match.line[i].seat == seat:
            prompts = live.game.prompts(match.at(i))
            asked = next((prompt for prompt in prompts if prompt.seat == seat and prompt.sealed), None)
            if asked is not None:
                return asked.id
            if any(prompt.seat == seat for prompt in prompts):
                return None
            # no question at all: this was itself a replacement; the question is further back
    return None


def play_while_legal(match: Match, seat: Seat, moves: str | Sequence[Any]) -> tuple[list[Played], Any, str]:
    """Plays on this match; returns what was played, the refusal that ended it, and what was left out."""
    steps: Sequence[Any] = split_line(moves) if isinstance(moves, str) else moves
    played: list[Played] = []
    for i, step in enumerate(steps):
        try:
            decision = read_decision(match.game, match.state, seat, step) if isinstance(step, str) else step
            played.append(match.play(seat, decision))
        except MeeplepostError as refusal:
            if not played:
                raise
            return played, refusal, "; ".join(map(str, steps[i:]))
    if not played:
        raise Illegal("nothing-said", "turn")
    return played, None, ""


def moved(after: Live, played: Sequence[Played], refusal: MeeplepostError | None, rest: str) -> Moved:
    over = after.table.state != "running"
    if refusal is None:
        return Moved(after.id, played[0].seq, played[-1].seq, over)
    why = f"why-{refusal.key}" if isinstance(refusal, Illegal) else f"error-{refusal.key}"
    said = {name: str(value) for name, value in refusal.args_for_words.items()}
    return Moved(after.id, played[0].seq, played[-1].seq, over, rest, why, said)
