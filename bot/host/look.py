"""What one person sees of a table now. Secrets are in it only if they are that person's."""

from typing import Any, NamedTuple

import msgspec

from bot.host.answers import Mark
from bot.host.desk import Desk
from bot.host.limits import OPEN
from bot.host.live import Live
from engine.core.game import Result
from engine.core.prompt import Prompt, Seat
from engine.core.save import seed_hash
from engine.core.words import Speech, words
from storage.rows import Listed, TableState


class Sitting(NamedTuple):
    """A seat as everybody may see it."""

    seat: Seat
    person: int | None
    name: str
    player: str | None
    state: str


class OpenVote(NamedTuple):
    id: int
    kind: str
    seat: Seat
    until_ms: int
    arg: dict[str, Any]
    ballots: dict[Seat, bool]


class Brief(NamedTuple):
    """A table in a list."""

    table: int
    game: str
    state: TableState
    seats: int
    people: tuple[int, ...]
    players: tuple[str, ...]
    host: int
    lang: str
    pace: str
    guild: int
    channel: int
    thread: int
    made_ms: int
    started_ms: int | None


class Waiting(NamedTuple):
    """A table where somebody is awaited."""

    table: Brief
    seat: Seat
    kind: str
    clock: str
    since_ms: int
    remind_ms: int | None  # when its owner is or was reminded


class Situation(NamedTuple):
    table: int
    game: str
    state: TableState
    options: dict[str, Any]
    seats: int
    sitting: tuple[Sitting, ...]
    host: int
    lang: str
    guild: int
    channel: int
    thread: int
    seed_hash: str
    seed: str | None  # published with the result
    version: int
    viewer: Seat | None
    view: Any  # the viewer's View; None in the lobby
    ask: Prompt | None  # the question to the viewer
    mark: Mark | None
    draft_steps: int  # the viewer's own
    votes: tuple[OpenVote, ...]
    result: Result | None
    note: str


class Look:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def situation(self, table_id: int, person: int | None) -> Situation:
        """For somebody seated with the own secrets; for anybody else what everybody sees."""
        live = await self._desk.live(table_id)
        return await self.of(live, person)

    async def tables_of(self, person: int, states: tuple[TableState, ...] = OPEN) -> list[Brief]:
        """The tables somebody sits at, newest first."""
        return [brief(listed) for listed in await self._desk.asked(self._desk.storage.tables_of(person, states))]

    async def tables_in(self, guild: int, states: tuple[TableState, ...] = OPEN) -> list[Brief]:
        """The tables of a server, newest first."""
        return [brief(listed) for listed in await self._desk.asked(self._desk.storage.tables_in(guild, states))]

    async def of(self, live: Live, person: int | None) -> Situation:
        names = await self.names(live, live.table.lang)
        viewer = live.seat_of(person)
        ask = live.prompt_of(viewer)
        draft = None if viewer is None else live.draft_of(viewer)
        table = live.table
        return Situation(
            table=table.id,
            game=table.game,
            state=table.state,
            options=msgspec.json.decode(table.options),
            seats=table.seats,
            sitting=tuple(Sitting(row.seat, row.person, names[row.seat], row.player, row.state) for row in live.seats),
            host=table.host,
            lang=table.lang,
            guild=table.guild,
            channel=table.channel,
            thread=table.thread,
            seed_hash=seed_hash(table.seed),
            seed=table.seed.hex() if table.state == "finished" else None,
            version=table.version,
            viewer=viewer,
            view=None if live.match is None else live.game.view(live.state, viewer),
            ask=ask,
            mark=live.mark(ask),
            draft_steps=0 if draft is None else len(msgspec.msgpack.decode(draft.steps, type=list[bytes])),
            votes=open_votes(live),
            result=None if table.result is None else msgspec.json.decode(table.result, type=Result),
            note=table.note,
        )

    async def names(self, live: Live, lang: str) -> dict[Seat, str]:
        """What the seats are called: people by their names, automatic players by what they are, numbered."""
        people = await self._desk.people([row.person for row in live.seats if row.person is not None])
        found: dict[Seat, str] = {}
        for row in live.seats:
            person = people.get(row.person or 0)
            name = words(lang).say(f"player-{row.player}") if row.player else person.name if person else "–"
            same = sum(other.player == row.player for other in live.seats[: row.seat]) if row.player else 0
            found[row.seat] = f"{name} {same + 1}" if same else name
        return found

    async def speech(self, live: Live, lang: str) -> Speech:
        names = await self.names(live, lang)
        return live.game.speech(lang, tuple(names[seat] for seat in sorted(names)))


def brief(listed: Listed) -> Brief:
    table, seats = listed
    return Brief(
        table.id,
        table.game,
        table.state,
        table.seats,
        tuple(row.person for row in seats if row.person is not None),
        tuple(row.player for row in seats if row.player is not None),
        table.host,
        table.lang,
        table.pace,
        table.guild,
        table.channel,
        table.thread,
        table.made_ms,
        table.started_ms,
    )


def open_votes(live: Live) -> tuple[OpenVote, ...]:
    return tuple(
        OpenVote(
            vote.id,
            vote.kind,
            vote.seat,
            vote.until_ms,
            msgspec.json.decode(vote.arg),
            {ballot.seat: bool(ballot.yes) for ballot in live.ballots if ballot.vote_id == vote.id},
        )
        for vote in live.votes
    )
