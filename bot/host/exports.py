"""Saved games of tables: full ones of finished games, running ones for an audience; bringing one in; checking dice."""

from typing import NamedTuple

import msgspec

from bot.host.answers import Opened, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import HostError, NotExportable
from bot.host.ledger import audit, board
from bot.host.live import Live
from bot.host.lobby import NOWHERE, Person, Place
from bot.host.waits import renewed
from engine.core.codec import codec, data_hash
from engine.core.errors import BadSave
from engine.core.match import Match
from engine.core.save import Move, Save, Undo, read_save, rerun, seed_hash, verify, write_export, write_save
from storage.contract import Change
from storage.rows import LogRow, SeatRow, SnapshotRow, TableRow


class Verified(NamedTuple):
    """What could be checked: the seed against the hash of the lobby, every move, the result."""

    table: int
    moves: int
    result: str
    seed_hash: str


class Exports:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def running(self, table_id: int, person: int | None) -> str:
        """The moves as this audience may see them, without the seed."""
        live = await self._desk.whole(table_id)
        return write_export(live.running, live.seat_of(person))

    async def full(self, table_id: int, *, operator: bool = False) -> str:
        """The whole game with its seed: of a finished table for everybody, of a running one for the operator."""
        live = await self._desk.whole(table_id)
        if live.table.state != "finished" and not operator:
            raise NotExportable("export-when-finished", table=table_id)
        rows = await self._desk.asked(self._desk.storage.log(table_id))
        if any(row.kind == "rebase" for row in rows):
            raise NotExportable("export-rebased", table=table_id)
        return write_save(live.running, _saved_rows(live, rows))

    async def verify(self, table_id: int) -> Verified:
        """Re-runs a finished game from its seed and compares everything with what was shown."""
        live = await self._desk.live(table_id)
        if live.table.state == "running":
            raise NotExportable("verify-when-finished", table=table_id, hash=seed_hash(live.table.seed))
        save = read_save_of(live, await self.full(table_id))
        match = verify(save) if live.table.note == "" else rerun(save)
        if codec(live.game).hash(match.state) != codec(live.game).hash(live.state):
            raise BadSave("save-state")
        return Verified(table_id, len(match.line), save.result or "", save.seed_hash)

    async def bring_in(self, who: Person, text: str, *, key: str, place: Place = NOWHERE) -> Opened:
        """A full save becomes a table. A game that is not over waits for people to take its seats."""
        match = rerun(save := read_save(text))

        async def create() -> Outcome:
            live, changes = self._table_of(match, save, who, place)
            return Outcome(live, changes, Opened(live.id, None))

        return answered(Opened, await self._desk.found(key, create))

    def _table_of(self, match: Match, save: Save, who: Person, place: Place) -> tuple[Live, list[Change]]:
        now = self._desk.clock.now_ms()
        result = match.game.result(match.state)
        table = TableRow(
            id=self._desk.storage.new_id("tables"),
            game=match.game.id,
            rules=match.game.rules,
            data=data_hash(match.game.id),
            options=msgspec.json.encode(match.options).decode(),
            seats=match.seats,
            state="running" if result is None else "finished",
            host=who.id,
            guild=place.guild,
            channel=place.channel,
            thread=place.thread,
            lang=who.lang or "en",
            pace="none",
            seed=match.rng.seed,
            salt=match.rng.salt,
            epoch=0,
            version=0,
            last_row=len(save.rows),
            made_ms=now,
            started_ms=now,
            ended_ms=None if result is None else now,
            result=None if result is None else msgspec.json.encode(result).decode(),
            origin=None,
            note="",
        )
        seats = tuple(SeatRow(table.id, seat, None, None, "offered", "", now) for seat in range(match.seats))
        live = Live(table, match.game, seats, match, whole=True, waits=(), votes=(), ballots=(), drafts=())
        opened = renewed(
            live,
            match.game.prompts(match.state),
            now_ms=now,
            actor=None,
            anew=True,
            new_id=lambda: self._desk.storage.new_id("waits"),
            ping_after_ms=0,
        )
        live = live._replace(waits=opened.open)
        packed = codec(match.game).pack(match.state)
        snapshot = SnapshotRow(table.id, table.last_row, match.last_seq, match.position, match.branch, packed)
        rows = _log_rows(table.id, match, save, who.id, now)
        noted = audit(self._desk, live, f"person:{who.id}", "import", moves=len(match.line))
        return live, [table, *seats, *rows, snapshot, *opened.changes, board(live, now), noted]


def read_save_of(live: Live, text: str) -> Save:
    """The save of a table, read back as anybody would."""
    save = read_save(text)
    if save.seed_hash != seed_hash(live.table.seed):
        raise HostError("try-again")
    return save


def _saved_rows(live: Live, rows: list[LogRow]) -> list[Move | Undo]:
    decode, write = codec(live.game).decision, live.game.grammar.write
    found: list[Move | Undo] = []
    for row in rows:
        if row.kind == "move" and row.seat is not None:
            found.append(Move(0, row.seq, row.seat, write(decode(row.body))))
        elif row.kind == "undo":
            found.append(Undo(0, row.seq, row.seat or 0))
    return found


def _log_rows(table_id: int, match: Match, save: Save, person: int, now_ms: int) -> list[LogRow]:
    """The rows of the file as log rows; the branch of each is the number of reveals taken back before it."""
    again = Match(match.game, match.options, match.seats, match.rng)
    pack, by = codec(match.game).pack, f"import:{person}"
    rows: list[LogRow] = []
    for number, row in enumerate(save.rows, start=1):
        if isinstance(row, Undo):
            again.undo(row.to)
            rows.append(LogRow(table_id, number, "undo", row.to, row.by, b"", by, again.branch, now_ms))
        else:
            played = again.play(row.seat, match.game.grammar.read(row.text).exact())
            body = pack(played.decision)
            rows.append(LogRow(table_id, number, "move", played.seq, row.seat, body, by, again.branch, now_ms))
    return rows
