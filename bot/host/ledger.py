"""What a change of the game means for the store: log rows, snapshot, waits, notices, result; one list of changes."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from bot.host import waits
from bot.host.desk import Desk
from bot.host.live import PREPARED, Live, in_own_time
from bot.host.results import with_resigned_last
from engine.core.codec import codec
from engine.core.game import Result
from engine.core.match import Match, Played
from engine.core.prompt import Seat
from storage.contract import Change, DropDraft, SetTable, SetVote
from storage.rows import AuditRow, LogRow, NoticeRow, SnapshotRow

Books = tuple[Live, list[Change]]


def book_moves(desk: Desk, live: Live, match: Match, played: Sequence[Played], by: str) -> Books:
    """Decisions were played: `match` is where they led."""
    now = desk.clock.now_ms()
    pack = codec(live.game).pack
    rows = [
        LogRow(
            live.id, live.table.last_row + i, "move", move.seq, move.seat, pack(move.decision), by, match.branch, now
        )
        for i, move in enumerate(played, start=1)
    ]
    seat = played[-1].seat
    lines = _lines(live, played, now)
    vote = live.open_vote("undo")
    refused: list[Change] = []
    if vote is not None:  # whoever plays on says no
        live = live._replace(votes=tuple(row for row in live.votes if row.id != vote.id))
        refused = [SetVote(vote.id, "refused", now), vote_card(live, vote.id, now)]
    own = in_own_time(live.prompt_of(seat))
    live, spent = live.without_orders(lambda row: own and (row.seat, row.kind) == (seat, PREPARED))
    actor = None if by.startswith("order:") else seat  # whom an order spoke for was not there to see what comes next
    after, changes = _booked(desk, live, match, rows, actor=actor, anew=False)
    changes += [*lines, *refused, *spent]
    if live.draft_of(seat):
        changes.append(DropDraft(live.id, seat))
        after = after._replace(drafts=tuple(row for row in after.drafts if row.seat != seat))
    return after, changes


def book_undo(desk: Desk, live: Live, match: Match, to_seq: int, seat: Seat | None, by: str) -> Books:
    """Everything after `to_seq` was taken back: all questions are new ones and no old click fits."""
    now = desk.clock.now_ms()
    row = LogRow(live.id, live.table.last_row + 1, "undo", to_seq, seat, b"", by, match.branch, now)
    live = live._replace(table=live.table._replace(epoch=live.table.epoch + 1))
    live, over = live.without_orders(lambda order: order.kind == PREPARED and order.seq > to_seq)
    after, changes = _booked(desk, live, match, [row], actor=None, anew=True)
    changes += over
    changes.append(SetTable(live.id, {"epoch": live.table.epoch}))
    said = json.dumps({"to": to_seq, "seat": seat})
    changes.append(NoticeRow(f"undo:{live.id}:{row.row}", "undo", live.id, None, 0, said, now, now))
    return after, changes


def book_start(desk: Desk, live: Live, match: Match) -> Books:
    """The first position of a new game."""
    return _booked(desk, live, match, [], actor=None, anew=True)


def book_host_row(desk: Desk, live: Live, kind: str, seat: Seat | None, by: str) -> Books:
    """A row of the host (resigning, hand-over): the position stays, who answers may have changed."""
    match = live.running
    row = LogRow(
        live.id, live.table.last_row + 1, kind, match.last_seq, seat, b"", by, match.branch, desk.clock.now_ms()
    )
    return _booked(desk, live, match, [row], actor=None, anew=False)


def book_end(desk: Desk, live: Live, state: str, result: Result | None, why: str) -> Books:
    """The table ends otherwise than by the rules: nobody is awaited any more."""
    now = desk.clock.now_ms()
    changed: dict[str, Any] = {"state": state, "ended_ms": now, "note": why, "result": _result(result)}
    ended = waits.renewed(live, (), now_ms=now, actor=None, anew=True, new_id=lambda: 0, ping_after_ms=0)
    live, orders = live.without_orders(lambda _: True)
    after = live._replace(table=live.table._replace(**changed), waits=(), votes=(), ballots=())
    votes = [SetVote(vote.id, "lapsed", now) for vote in live.votes]
    notices = [board(after, now), NoticeRow(f"result:{live.id}", "result", live.id, None, 0, "{}", now, now)]
    return after, [SetTable(live.id, changed), *ended.changes, *orders, *votes, *notices]


def _booked(desk: Desk, live: Live, match: Match, rows: list[LogRow], *, actor: Seat | None, anew: bool) -> Books:
    now = desk.clock.now_ms()
    last = live.table.last_row + len(rows)
    talks = [_talk(live, now)] if live.match is not None else []
    live = live._replace(table=live.table._replace(last_row=last), match=match)
    prompts = live.game.prompts(match.state)
    renewed = waits.renewed(
        live,
        prompts,
        now_ms=now,
        actor=actor,
        anew=anew,
        new_id=lambda: desk.storage.new_id("waits"),
        ping_after_ms=1000 * desk.limits.ping_delay_seconds,
        remind=partial(desk.times.remind_ms, live.table.pace),
    )
    live = live._replace(waits=renewed.open)
    packed = codec(live.game).pack(match.state)
    snapshot = SnapshotRow(live.id, last, match.last_seq, match.position, match.branch, packed)
    changes: list[Change] = [*rows, snapshot, SetTable(live.id, {"last_row": last}), *renewed.changes]
    if not prompts and live.table.state == "running":
        result = live.game.result(match.state)
        live, ending = book_end(desk, live, "finished", result and with_resigned_last(live, result), "")
        return live, [*changes, *ending, *(card for card in talks if card is not None)]
    cards = {card.key: card for card in (*talks, _talk(live, now)) if card is not None}
    return live, [*changes, board(live, now), *cards.values()]


def board(live: Live, now_ms: int) -> NoticeRow:
    """The live message of a table: only its newest form matters."""
    rev = live.table.version + 1
    return NoticeRow(f"board:{live.id}", "board", live.id, None, rev, "{}", now_ms, now_ms)


def _talk(live: Live, now_ms: int) -> NoticeRow | None:
    """The card of offers that wait for answers: one per turn, which changes with them."""
    prompts = live.game.prompts(live.state)
    if not prompts or not live.game.talk(live.game.view(live.state, None)):
        return None
    turn = max(prompt.turn for prompt in prompts)
    key = f"talk:{live.id}:{live.table.epoch}:{turn}"
    said = json.dumps({"turn": turn, "epoch": live.table.epoch})
    return NoticeRow(key, "talk", live.id, None, live.table.version + 1, said, now_ms, now_ms)


def lobby_card(live: Live, now_ms: int) -> NoticeRow:
    rev = live.table.version + 1
    return NoticeRow(f"lobby:{live.id}", "lobby", live.id, None, rev, "{}", now_ms, now_ms)


def vote_card(live: Live, vote: int, now_ms: int) -> NoticeRow:
    said = json.dumps({"vote": vote})
    return NoticeRow(f"vote:{vote}", "vote", live.id, None, live.table.version + 1, said, now_ms, now_ms)


def _lines(live: Live, played: Sequence[Played], now_ms: int) -> list[NoticeRow]:
    """One log message per seat and turn, which grows; what it says is read from the events when it is sent."""
    found: dict[str, NoticeRow] = {}
    before = live.state
    for move in played:
        turn = next((prompt.turn for prompt in live.game.prompts(before) if prompt.seat == move.seat), 0)
        key = f"line:{live.id}:{live.table.epoch}:{turn}:{move.seat}"
        said = json.dumps({"seat": move.seat, "turn": turn, "epoch": live.table.epoch})
        found[key] = NoticeRow(key, "line", live.id, None, live.table.version + 1, said, now_ms, now_ms)
        before = move.state
    return list(found.values())


def audit(desk: Desk, live: Live, actor: str, action: str, **details: object) -> AuditRow:
    """Who did what; details never hold a secret."""
    return AuditRow(None, desk.clock.now_ms(), actor, action, live.id, live.table.guild, json.dumps(details))


def _result(result: Result | None) -> str | None:
    return None if result is None else msgspec.json.encode(result).decode()
