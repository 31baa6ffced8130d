"""A turn tried out in private, step by step, and committed whole.

A draft is never carried through anything that rolls, reveals or asks somebody else: what it would bring is not known
before it is played for all.
"""

from hashlib import sha256
from typing import Any, NamedTuple, Self
from weakref import ref

import msgspec

from bot.host.answers import Drafted, Mark, Moved, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import BadDraft, NeedsConsent, NotRunning, Stale
from bot.host.ledger import book_moves
from bot.host.live import Live
from bot.host.look import Look
from bot.host.remembered import Remembered
from bot.host.turns import Turns, moved, play_while_legal
from engine.core.codec import codec
from engine.core.errors import Illegal, MeeplepostError
from engine.core.match import Match, Played
from engine.core.notation import split_line
from engine.core.prompt import Prompt, Seat
from engine.core.reading import read_decision
from storage.contract import Change, DropDraft
from storage.rows import DraftRow, TableState

MOST_TIPS = 1024  # remembered: one click asks for its tip again and again, the next click begins with it


class Dropped(NamedTuple):
    """A step that no longer fits."""

    line: str
    why: MeeplepostError


class Tip(NamedTuple):
    """The present position with the draft's steps on it, as their owner may see it."""

    seat: Seat
    lines: tuple[str, ...]
    draft: str  # four hex digits that change with every step
    dropped: tuple[Dropped, ...]
    view: Any
    ask: Prompt | None  # the next question to the owner; None = the draft ends the turn
    mark: Mark | None  # of the question at the bottom: a commit carries it
    can_end: bool  # committing the turn adds the decision that ends it
    state: Any  # for the host itself; nobody else looks at it
    played: tuple[Played, ...]


class _Bottom(NamedTuple):
    """All that a tip of one seat depends on. Positions and drafts are replaced, never changed."""

    match: "ref[Match] | None"  # weakly: a tip that is remembered keeps no table in memory
    draft: DraftRow | None
    epoch: int
    state: TableState

    @classmethod
    def of(cls, live: Live, seat: Seat) -> Self:
        match = None if live.match is None else ref(live.match)
        return cls(match, live.draft_of(seat), live.table.epoch, live.table.state)

    def fits(self, live: Live, seat: Seat) -> bool:
        same = self.match is not None and self.match() is live.match and self.draft is live.draft_of(seat)
        return same and (self.epoch, self.state) == (live.table.epoch, live.table.state)


class Drafts:
    def __init__(self, desk: Desk, look: Look, turns: Turns) -> None:
        self._desk = desk
        self._look = look
        self._turns = turns
        self._tips: Remembered[tuple[int, Seat], tuple[_Bottom, Tip]] = Remembered(MOST_TIPS)

    async def tip(self, table_id: int, person: int) -> Tip:
        live = await self._desk.live(table_id)
        return self._tip_of(live, live.seat_for(person))

    def _tip_of(self, live: Live, seat: Seat) -> Tip:
        known = self._tips.get((live.id, seat))
        if known is None or not known[0].fits(live, seat):
            known = _Bottom.of(live, seat), tip_of(live, seat)
            self._tips.keep((live.id, seat), known, self._tips.changes)
        return known[1]

    async def is_whole_turn(self, table_id: int, person: int, line: str) -> bool:
        """Would this line alone, on an empty draft, be all there is to do, with nothing rolled, revealed or asked?"""
        live = await self._desk.live(table_id)
        seat = live.seat_for(person)
        if live.draft_of(seat) is not None or ";" in line or live.prompt_of(seat) is None:
            return False
        match = live.running.fork()
        try:
            try_step(match, seat, read_decision(live.game, match.state, seat, line))
        except NeedsConsent:
            return False
        return nothing_left(match, seat)

    async def add(self, table_id: int, person: int, moves: str | tuple[Any, ...], *, key: str) -> Drafted:
        """One or more steps; each must be legal where the draft stands, or nothing is added.

        Raises NeedsConsent for a step that rolls, reveals or asks: that is played with `commit(..., then=line)`.
        """

        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            tip = self._tip_of(live, seat)
            match = on_tip(live, tip)
            steps = split_line(moves) if isinstance(moves, str) else moves
            if not steps:
                raise Illegal("nothing-said", "turn")
            if len(tip.played) + len(steps) > self._desk.limits.draft_steps:
                raise BadDraft("draft-too-long", most=self._desk.limits.draft_steps)
            for step in steps:
                decision = read_decision(live.game, match.state, seat, step) if isinstance(step, str) else step
                try_step(match, seat, decision)
            return self._store(live, seat, person, [played.decision for played in match.line[-_new(match, live) :]])

        return answered(Drafted, await self._desk.once(table_id, key, work))

    async def take_back(self, table_id: int, person: int, *, key: str, everything: bool = False) -> Drafted:
        """Drops the last step, or all."""

        async def work(live: Live) -> Outcome:
            seat = live.seat_for(person)
            tip = self._tip_of(live, seat)
            if not tip.played and live.draft_of(seat) is None:
                raise BadDraft("draft-empty")
            kept = [] if everything else [played.decision for played in tip.played[:-1]]
            return self._store(live, seat, person, kept)

        return answered(Drafted, await self._desk.once(table_id, key, work))

    async def commit(
        self,
        table_id: int,
        person: int,
        *,
        key: str,
        mark: Mark | None = None,
        draft: str | None = None,
        then: str = "",
        end_turn: bool = True,
    ) -> Moved:
        """Plays the whole draft, then `then` (a consented roll or reveal), then what only ends the turn.

        If the table or the draft is not what the click was made on, nothing is played and the draft stays.
        """

        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            if mark is not None:
                live = await self._turns.check_mark(live, seat, mark, person)
            tip = self._tip_of(live, seat)
            if tip.dropped or (draft is not None and draft != tip.draft):
                raise Stale("stale-draft", await self._look.of(live, person))
            match = live.running.fork()
            played = [match.play(seat, step.decision) for step in tip.played]
            if then:
                played += play_while_legal(match, seat, then)[0]
            if end_turn:
                played += play_end(match, seat)
            if not played:
                raise BadDraft("draft-empty")
            after, changes = book_moves(self._desk, live, match, played, f"person:{person}")
            return Outcome(after, changes, moved(after, played, None, ""))

        return answered(Moved, await self._desk.once(table_id, key, work))

    def _store(self, live: Live, seat: Seat, person: int, decisions: list[Any]) -> Outcome:
        others = tuple(row for row in live.drafts if row.seat != seat)
        changes: list[Change]
        if decisions:
            steps = [codec(live.game).pack(decision) for decision in decisions]
            packed = msgspec.msgpack.encode(steps)
            row = DraftRow(
                live.id, seat, person, live.table.epoch, live.table.last_row, packed, self._desk.clock.now_ms()
            )
            others, changes = (*others, row), [row]
        else:
            changes = [DropDraft(live.id, seat)]
        after = live._replace(drafts=others)
        return Outcome(after, changes, Drafted(live.id, len(decisions), self._tip_of(after, seat).draft), private=True)


def tip_of(live: Live, seat: Seat) -> Tip:
    """Puts the stored steps on the present position as far as they fit."""
    if live.match is None:
        raise NotRunning("not-started", table=live.id)
    match = live.running.fork()
    bottom = live.prompt_of(seat)
    row = live.draft_of(seat)
    decisions = stored_steps(live, row) if row else []
    dropped: list[Dropped] = []
    for i, decision in enumerate(decisions):
        try:
            try_step(match, seat, decision)
        except MeeplepostError as refusal:
            dropped = [Dropped(live.game.grammar.write(left), refusal) for left in decisions[i:]]
            break
    played = tuple(match.line[len(live.running.line) :])
    ask = next((prompt for prompt in live.game.prompts(match.state) if prompt.seat == seat), None)
    if live.table.state != "running":
        ask = None
    return Tip(
        seat=seat,
        lines=tuple(live.game.grammar.write(step.decision) for step in played),
        draft=_digest(live, played),
        dropped=tuple(dropped),
        view=live.game.view(match.state, seat),
        ask=ask,
        mark=live.mark(bottom),
        can_end=ask is not None and _ends(match, seat) is not None,
        state=match.state,
        played=played,
    )


def try_step(match: Match, seat: Seat, decision: Any) -> Played:
    """Plays a step on a fork unless it would let anything loose; then nothing of its outcome is looked at."""
    game = match.game
    if not any(prompt.seat == seat for prompt in game.prompts(match.state)) and not game.legal(match.state, seat):
        raise BadDraft("draft-ended")
    checked = game.check(match.state, seat, decision)
    gate = game.gate(game.view(match.state, seat), checked)
    if gate is not None:
        raise NeedsConsent(game.grammar.write(checked), gate.kind, gate.what)
    played = match.play(seat, checked)
    if played.barrier:  # a gate that the game did not announce
        match.line.pop()
        raise NeedsConsent(game.grammar.write(checked), "reveal", "unknown")
    return played


def stored_steps(live: Live, row: DraftRow) -> list[Any]:
    decode = codec(live.game).decision
    try:
        return [decode(step) for step in msgspec.msgpack.decode(row.steps, type=list[bytes])]
    except msgspec.MsgspecError:
        return []  # written under older rules


def on_tip(live: Live, tip: Tip) -> Match:
    """A match of its own with the draft's steps played."""
    match = live.running.fork()
    for step in tip.played:
        match.play(tip.seat, step.decision)
    return match


def _new(match: Match, live: Live) -> int:
    return len(match.line) - len(live.running.line)


def nothing_left(match: Match, seat: Seat) -> bool:
    """Is this seat asked nothing more, or nothing but whether the turn ends?"""
    if not any(prompt.seat == seat for prompt in match.game.prompts(match.state)):
        return True
    legal = match.game.legal(match.state, seat)
    return not legal.families and all(decision == match.game.turn_end for decision in legal.decisions)


def _ends(match: Match, seat: Seat) -> Any:
    """The decision that only ends the turn, if it is legal here."""
    end = match.game.turn_end
    if end is None:
        return None
    try:
        return match.game.check(match.state, seat, end)
    except Illegal:
        return None


def play_end(match: Match, seat: Seat) -> list[Played]:
    """Plays what only ends the turn, where that is legal."""
    end = _ends(match, seat)
    return [] if end is None else [match.play(seat, end)]


def _digest(live: Live, played: tuple[Played, ...]) -> str:
    pack = codec(live.game).pack
    return sha256(b"".join(pack(step.decision) for step in played)).hexdigest()[:4]
