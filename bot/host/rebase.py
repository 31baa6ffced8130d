"""Rules change while games run: a table goes on from its present state, which becomes its new start.

No old engines are kept. The snapshot is read in the present form of the state (`Game.adopt`), tried, and written down
as a `rebase` row; older rows are history. A table that cannot be carried over is set aside and stops nobody else.
"""

import json
from typing import Any

import msgspec

from bot.host.live import Live, Rebase, options_of, source_of
from engine.core.codec import codec, data_hash
from engine.core.errors import MeeplepostError
from engine.core.game import AnyGame
from engine.core.match import Match, Start
from storage.contract import Change, SetTable
from storage.rows import AuditRow, LogRow, NoticeRow, SnapshotRow, TableRow

# Whatever a stored table can do to an engine that does not fit it.
UNLOADABLE = (msgspec.MsgspecError, MeeplepostError, AssertionError, LookupError, TypeError, ValueError, AttributeError)


class CannotCarryOver(ValueError):
    """Why a table stays behind, as a message key."""


def present_rules(live: Live) -> bool:
    return (live.table.rules, live.table.data) == (live.game.rules, data_hash(live.game.id))


def reason_of(trouble: Exception) -> str:
    """A message key for the operator; never a value, which could be a secret."""
    if isinstance(trouble, CannotCarryOver):
        return str(trouble)
    return trouble.key if isinstance(trouble, MeeplepostError) else "state-unreadable"


def rebased(live: Live, snapshot: SnapshotRow | None, now_ms: int) -> tuple[Live, list[Change]]:
    """The table under the present rules, and the rows that make it so."""
    if snapshot is None or snapshot.row != live.table.last_row:
        raise CannotCarryOver("state-lost")
    game = live.game
    state = game.adopt(msgspec.msgpack.decode(snapshot.state), live.table.rules)
    if live.table.state == "running":
        try_out(game, state)
    match = Match(
        game,
        options_of(game, live.table),
        live.table.seats,
        source_of(live.table),
        Start(state, snapshot.position, snapshot.branch, snapshot.seq),
    )
    return _written(live, match, codec(game).pack(state), now_ms)


def try_out(game: AnyGame, state: Any) -> None:
    """The game goes on: somebody is asked, everybody asked can answer, everybody can look."""
    prompts = game.prompts(state)
    if not prompts:
        raise CannotCarryOver("nobody-awaited")
    for prompt in prompts:
        if not game.legal(state, prompt.seat):
            raise CannotCarryOver("nothing-legal")
    for viewer in (None, *range(len(game.view(state, None).head.scores))):
        game.view(state, viewer)


def _written(live: Live, match: Match, packed: bytes, now_ms: int) -> tuple[Live, list[Change]]:
    row = live.table.last_row + 1
    table = live.table._replace(
        rules=live.game.rules, data=data_hash(live.game.id), epoch=live.table.epoch + 1, last_row=row
    )
    changed = {"rules": table.rules, "data": table.data, "epoch": table.epoch, "last_row": row}
    body = msgspec.msgpack.encode(Rebase(packed, match.position))
    said = json.dumps({"from": live.table.rules, "to": table.rules})
    live, orders = live.without_orders(lambda _: True)  # given under other rules: everybody is asked again
    changes: list[Change] = [
        *orders,
        LogRow(live.id, row, "rebase", match.last_seq, None, body, "host", match.branch, now_ms),
        SnapshotRow(live.id, row, match.last_seq, match.position, match.branch, packed),
        SetTable(live.id, changed),
        NoticeRow(f"rules:{live.id}:{row}", "rules", live.id, None, 0, said, now_ms, now_ms),
        AuditRow(None, now_ms, "host", "rebase", live.id, table.guild, said),
    ]
    return live._replace(table=table, match=match, whole=True), changes


def set_aside(table: TableRow, why: str, now_ms: int) -> list[Change]:
    said = json.dumps({"why": why})
    return [
        SetTable(table.id, {"state": "aside", "note": why}),
        NoticeRow(f"aside:{table.id}:{table.version}", "aside", table.id, None, 0, said, now_ms, now_ms),
        AuditRow(None, now_ms, "host", "set-aside", table.id, table.guild, said),
    ]
