"""All questions to the database."""

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from storage.rows import (
    AuditRow,
    BallotRow,
    DraftRow,
    HandledRow,
    Listed,
    LogRow,
    MessageRow,
    NoticeRow,
    OrderRow,
    PersonRow,
    Room,
    Scope,
    SeatRow,
    SnapshotRow,
    Stored,
    TableRow,
    TableState,
    Vitals,
    VoteRow,
    WaitRow,
)


class Reading(ABC):
    """The reading half of the store; `_rows` runs one query beside the writer."""

    @abstractmethod
    async def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]: ...

    async def load(self, table_id: int) -> Stored | None:
        """Asked in one go: the queries stand in line together, the caller waits once."""
        one = (table_id,)
        tables, seats, snapshots, waits, votes, ballots, drafts, orders = await asyncio.gather(
            self._rows("SELECT * FROM tables WHERE id = ?", one),
            self._rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", one),
            self._rows("SELECT * FROM snapshots WHERE table_id = ?", one),
            self._rows("SELECT * FROM waits WHERE table_id = ? AND closed_ms IS NULL ORDER BY id", one),
            self._rows("SELECT * FROM votes WHERE table_id = ? AND state = 'open' ORDER BY id", one),
            self._rows(
                "SELECT ballots.* FROM ballots JOIN votes ON votes.id = vote_id WHERE table_id = ? AND state = 'open'",
                one,
            ),
            self._rows("SELECT * FROM drafts WHERE table_id = ? ORDER BY seat", one),
            self._rows("SELECT * FROM orders WHERE table_id = ? ORDER BY seat, kind", one),
        )
        if not tables:
            return None
        return Stored(
            table=TableRow(*tables[0]),
            seats=tuple(SeatRow(*row) for row in seats),
            snapshot=SnapshotRow(*snapshots[0]) if snapshots else None,
            waits=tuple(WaitRow(*row) for row in waits),
            votes=tuple(VoteRow(*row) for row in votes),
            ballots=tuple(BallotRow(*row) for row in ballots),
            drafts=tuple(DraftRow(*row) for row in drafts),
            orders=tuple(OrderRow(*row) for row in orders),
        )

    async def log(self, table_id: int, after: int = 0) -> list[LogRow]:
        rows = await self._rows("SELECT * FROM log WHERE table_id = ? AND row > ? ORDER BY row", (table_id, after))
        return [LogRow(*row) for row in rows]

    async def handled(self, key: str) -> HandledRow | None:
        rows = await self._rows("SELECT * FROM handled WHERE key = ?", (key,))
        return HandledRow(*rows[0]) if rows else None

    async def person(self, person: int) -> PersonRow | None:
        return (await self.people((person,))).get(person)

    async def people(self, persons: Sequence[int]) -> dict[int, PersonRow]:
        rows = await self._rows("SELECT * FROM people WHERE id IN (SELECT value FROM json_each(?))", _list(persons))
        return {row[0]: PersonRow(*row) for row in rows}

    async def due(self, now_ms: int, most: int = 100) -> list[NoticeRow]:
        rows = await self._rows(
            "SELECT * FROM outbox WHERE sent_ms IS NULL AND given_up IS NULL AND due_ms <= ?"
            " ORDER BY due_ms, key LIMIT ?",
            (now_ms, most),
        )
        return [NoticeRow(*row) for row in rows]

    async def next_due(self) -> int | None:
        rows = await self._rows("SELECT min(due_ms) FROM outbox WHERE sent_ms IS NULL AND given_up IS NULL")
        due: int | None = rows[0][0]
        return due

    async def notices(self, table_id: int) -> list[NoticeRow]:
        rows = await self._rows("SELECT * FROM outbox WHERE table_id = ? ORDER BY key", (table_id,))
        return [NoticeRow(*row) for row in rows]

    async def notice(self, key: str) -> NoticeRow | None:
        rows = await self._rows("SELECT * FROM outbox WHERE key = ?", (key,))
        return NoticeRow(*rows[0]) if rows else None

    async def message(self, key: str) -> MessageRow | None:
        rows = await self._rows("SELECT * FROM messages WHERE key = ?", (key,))
        return MessageRow(*rows[0]) if rows else None

    async def waiting_for(self, person: int) -> list[WaitRow]:
        rows = await self._rows(
            "SELECT * FROM waits WHERE person = ? AND closed_ms IS NULL ORDER BY opened_ms, id", (person,)
        )
        return [WaitRow(*row) for row in rows]

    async def owed_by_players(self) -> list[int]:
        rows = await self._rows(
            "SELECT DISTINCT waits.table_id FROM waits JOIN tables ON tables.id = waits.table_id"
            " WHERE (person IS NULL OR EXISTS (SELECT 1 FROM orders WHERE orders.table_id = waits.table_id"
            " AND orders.seat = waits.seat)) AND closed_ms IS NULL AND tables.state = 'running' ORDER BY 1"
        )
        return [row[0] for row in rows]

    async def tables_of(self, person: int, states: Sequence[TableState]) -> list[Listed]:
        tables = await self._rows(
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)"
            " AND state IN (SELECT value FROM json_each(?)) ORDER BY id DESC",
            (person, *_list(states)),
        )
        return await self._with_seats(tables)

    async def tables_in(self, guild: int, states: Sequence[TableState], most: int = 200) -> list[Listed]:
        tables = await self._rows(
            "SELECT * FROM tables WHERE guild = ? AND state IN (SELECT value FROM json_each(?))"
            " ORDER BY id DESC LIMIT ?",
            (guild, *_list(states), most),
        )
        return await self._with_seats(tables)

    async def _with_seats(self, tables: list[Any]) -> list[Listed]:
        by_table: dict[int, list[SeatRow]] = {row[0]: [] for row in tables}
        seats = await self._rows(
            "SELECT * FROM seats WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat",
            _list(list(by_table)),
        )
        for row in seats:
            by_table[row[0]].append(SeatRow(*row))
        return [Listed(TableRow(*row), tuple(by_table[row[0]])) for row in tables]

    async def table_in(self, thread: int, person: int) -> int | None:
        rows = await self._rows(
            "SELECT id FROM tables WHERE thread = ? AND thread <> 0 ORDER BY"
            " EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = ?) DESC, state = 'running' DESC,"
            " id DESC LIMIT 1",
            (thread, person),
        )
        return rows[0][0] if rows else None

    async def vitals(self, now_ms: int) -> Vitals:
        rows = await self._rows(
            "SELECT (SELECT count(*) FROM tables WHERE state = 'running'),"
            " (SELECT count(*) FROM tables WHERE state = 'lobby'), count(*), min(made_ms) FROM outbox"
            " WHERE sent_ms IS NULL AND given_up IS NULL AND (due_ms <= ? OR tries > 0)",
            (now_ms,),
        )
        return Vitals(*rows[0])

    async def room(self, person: int, guild: int) -> Room:
        rows = await self._rows(
            "SELECT (SELECT count(*) FROM seats JOIN tables ON tables.id = table_id"
            " WHERE person = ?1 AND tables.state IN ('lobby', 'running')),"
            " (SELECT count(*) FROM tables WHERE host = ?1 AND state = 'lobby'),"
            " (SELECT count(*) FROM tables WHERE guild = ?2 AND state IN ('lobby', 'running'))",
            (person, guild),
        )
        return Room(*rows[0])

    async def running(self) -> list[tuple[int, str, int, str]]:
        rows = await self._rows("SELECT id, game, rules, data FROM tables WHERE state = 'running' ORDER BY id")
        return [tuple(row) for row in rows]

    async def by_origin(self, origin: str) -> int | None:
        rows = await self._rows("SELECT id FROM tables WHERE origin = ?", (origin,))
        return rows[0][0] if rows else None

    async def vote(self, vote_id: int) -> VoteRow | None:
        rows = await self._rows("SELECT * FROM votes WHERE id = ?", (vote_id,))
        return VoteRow(*rows[0]) if rows else None

    async def votes(self, table_id: int) -> list[VoteRow]:
        rows = await self._rows("SELECT * FROM votes WHERE table_id = ? ORDER BY id", (table_id,))
        return [VoteRow(*row) for row in rows]

    async def tables_with_lapsed_votes(self, now_ms: int) -> list[int]:
        rows = await self._rows(
            "SELECT DISTINCT table_id FROM votes WHERE state = 'open' AND until_ms <= ? ORDER BY 1", (now_ms,)
        )
        return [row[0] for row in rows]

    async def settings(self, scope: Scope, of: int) -> dict[str, str]:
        rows = await self._rows("SELECT name, value FROM settings WHERE scope = ? AND id = ?", (scope, of))
        return dict(rows)

    async def audit(self, *, table_id: int | None = None, guild: int | None = None) -> list[AuditRow]:
        rows = await self._rows(
            "SELECT * FROM audit WHERE (? IS NULL OR table_id = ?) AND (? IS NULL OR guild = ?) ORDER BY id",
            (table_id, table_id, guild, guild),
        )
        return [AuditRow(*row) for row in rows]


def _list(values: Sequence[Any]) -> tuple[str]:
    """A list as one bound value."""
    return (json.dumps(values),)
