"""From "who plays?" to the first question."""

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from bot.host.answers import Changed, Joined, Left, Opened, Started, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import NotAllowed, NotSeated, SeatTaken
from bot.host.ledger import audit, board, book_start, lobby_card
from bot.host.limits import PACES, check_room
from bot.host.live import Live, options_of, source_of
from bot.host.presets import preset
from engine.core.codec import data_hash
from engine.core.errors import BadOption
from engine.core.game import AnyGame
from engine.core.match import Match
from engine.core.rng import SEED_BYTES
from engine.players import player as find_player
from storage.contract import Change, DropSeat, SetTable
from storage.rows import PersonRow, SeatRow, TableRow

LONGEST_NAME = 80


class Person(NamedTuple):
    """Somebody who clicked."""

    id: int
    name: str
    lang: str = ""


class Place(NamedTuple):
    """Where a table is shown."""

    guild: int = 0
    channel: int = 0
    thread: int = 0


NOWHERE = Place()


class Lobby:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def open(
        self,
        who: Person,
        game_id: str,
        *,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        preset_name: str | None = None,
        place: Place = NOWHERE,
        lang: str = "en",
        pace: str = "none",
        origin: str | None = None,
        joins: bool = True,
    ) -> Opened:
        """A new lobby; who opens it sits down at once unless `joins` is off."""

        async def create() -> Outcome:
            desk = self._desk
            game = desk.find_game(game_id)
            number = seats or game.seats[0]
            if number not in game.seats:
                raise BadOption("bad-seats", seats=number, least=game.seats[0], most=game.seats[-1])
            _check_pace(pace)
            chosen = game.read_options({**(preset(game, preset_name) if preset_name else {}), **(options or {})})
            await desk.asked(check_room(desk.storage, desk.limits, who.id, place.guild))
            live = self._fresh(game, number, chosen, who, place, lang, pace, origin)
            changes: list[Change] = [live.table, self._person(who)]
            if joins:
                live, taken = self._sit(live, SeatRow(live.id, 0, who.id, None, "seated", key, self._now()))
                changes += taken
            card = lobby_card(live, self._now())._replace(rev=0)  # making a table does not raise its version
            changes += (card, audit(desk, live, f"person:{who.id}", "open", game=game.id))
            return Outcome(live, changes, Opened(live.id, 0 if joins else None))

        return answered(Opened, await self._desk.found(key, create))

    async def join(self, table_id: int, who: Person, *, key: str, start_when_full: bool = False) -> Joined | Started:
        """Sits down on the first free seat; with `start_when_full` the last one to come starts the game."""

        async def work(live: Live) -> Outcome:
            live.check_lobby()
            if live.seat_of(who.id) is not None:
                raise SeatTaken("already-seated", table=table_id)
            await self._desk.asked(check_room(self._desk.storage, self._desk.limits, who.id))
            seat = _free_seat(live)
            live, changes = self._sit(live, SeatRow(table_id, seat, who.id, None, "seated", key, self._now()))
            changes += (self._person(who), lobby_card(live, self._now()))
            changes.append(audit(self._desk, live, f"person:{who.id}", "join", seat=seat))
            if start_when_full and len(live.seats) == live.table.seats:
                return self._begin(live, changes, f"person:{who.id}", key)
            return Outcome(live, changes, Joined(table_id, seat))

        answer = await self._desk.once(table_id, key, work)
        assert isinstance(answer, Joined | Started)
        return answer

    async def leave(self, table_id: int, person: int, *, key: str) -> Left:
        """Gets up again. The last person to leave closes the lobby; a host who leaves hands it to the next."""

        async def work(live: Live) -> Outcome:
            live.check_lobby()
            row = live.seats[_index(live, live.seat_for(person))]
            live = live._replace(seats=tuple(other for other in live.seats if other != row))
            people = [other.person for other in live.seats if other.person is not None]
            values: dict[str, Any] = {}
            if not people:
                values = {"state": "closed", "ended_ms": self._now(), "note": "everybody-left"}
            elif live.table.host == person:
                values = {"host": people[0]}
            live = live._replace(table=live.table._replace(**values))
            changes: list[Change] = [DropSeat(table_id, row.seat), lobby_card(live, self._now())]
            changes += [SetTable(table_id, values)] if values else []
            changes.append(audit(self._desk, live, f"person:{person}", "leave", seat=row.seat))
            return Outcome(live, changes, Left(table_id, not people))

        return answered(Left, await self._desk.once(table_id, key, work))

    async def add_player(self, table_id: int, person: int, *, key: str, player: str = "steady") -> Joined:
        """An automatic player takes the first free seat."""

        async def work(live: Live) -> Outcome:
            live.check_lobby()
            live.seat_for(person)
            find_player(player)
            seat = _free_seat(live)
            live, changes = self._sit(live, SeatRow(table_id, seat, None, player, "seated", key, self._now()))
            changes += (
                lobby_card(live, self._now()),
                audit(self._desk, live, f"person:{person}", "add-player", player=player, seat=seat),
            )
            return Outcome(live, changes, Joined(table_id, seat))

        return answered(Joined, await self._desk.once(table_id, key, work))

    async def remove_player(self, table_id: int, person: int, seat: int, *, key: str) -> Left:
        async def work(live: Live) -> Outcome:
            live.check_lobby()
            live.seat_for(person)
            if not any(row.seat == seat and row.player is not None for row in live.seats):
                raise NotSeated("no-player-there", table=table_id)
            live = live._replace(seats=tuple(row for row in live.seats if row.seat != seat))
            return Outcome(
                live, [DropSeat(table_id, seat), lobby_card(live, self._now())], Left(table_id, closed=False)
            )

        return answered(Left, await self._desk.once(table_id, key, work))

    async def set_options(
        self,
        table_id: int,
        person: int,
        *,
        key: str,
        options: Mapping[str, str] | None = None,
        preset_name: str | None = None,
        lang: str | None = None,
        pace: str | None = None,
    ) -> Changed:
        """The host of the table changes what is played; whoever joined sees it on the card."""

        async def work(live: Live) -> Outcome:
            live.check_lobby()
            _check_host(live, person)
            values: dict[str, Any] = {} if lang is None else {"lang": lang}
            if pace is not None:
                _check_pace(pace)
                values["pace"] = pace
            if options or preset_name:
                values["options"] = _options(live, options or {}, preset_name)
            live = live._replace(table=live.table._replace(**values))
            changes: list[Change] = [SetTable(table_id, values)] if values else []
            changes += (lobby_card(live, self._now()), audit(self._desk, live, f"person:{person}", "options", **values))
            return Outcome(live, changes, Changed(table_id))

        return answered(Changed, await self._desk.once(table_id, key, work))

    async def speak(self, table_id: int, person: int, lang: str, *, key: str) -> Changed:
        """The language of everything the table says in public, before the start or in the middle of the game."""

        async def work(live: Live) -> Outcome:
            _check_host(live, person)
            live = live._replace(table=live.table._replace(lang=lang))
            card = lobby_card(live, self._now()) if live.match is None else board(live, self._now())
            said = audit(self._desk, live, f"person:{person}", "speak", lang=lang)
            return Outcome(live, [SetTable(table_id, {"lang": lang}), card, said], Changed(table_id))

        return answered(Changed, await self._desk.once(table_id, key, work))

    async def start(self, table_id: int, person: int, *, key: str, fill: str | None = None) -> Started:
        """Begins the game. Free seats go to automatic players called `fill`, else the table shrinks to who is there."""

        async def work(live: Live) -> Outcome:
            live.check_lobby()
            live.seat_for(person)
            changes: list[Change] = []
            while fill is not None and len(live.seats) < live.table.seats:
                find_player(fill)
                row = SeatRow(table_id, _free_seat(live), None, fill, "seated", key, self._now())
                live, taken = self._sit(live, row)
                changes += taken
            return self._begin(live, changes, f"person:{person}", key)

        return answered(Started, await self._desk.once(table_id, key, work))

    async def place(self, table_id: int, place: Place) -> None:
        """Where the table's messages went; learnt after posting."""

        async def work(live: Live) -> Outcome:
            values = place._asdict()
            live = live._replace(table=live.table._replace(**values))
            card = lobby_card(live, self._now())  # it leads to the table as soon as there is a way
            return Outcome(live, [SetTable(table_id, values), card], Changed(table_id))

        await self._desk.once(table_id, None, work)

    def _fresh(
        self,
        game: AnyGame,
        seats: int,
        options: Any,
        who: Person,
        place: Place,
        lang: str,
        pace: str,
        origin: str | None,
    ) -> Live:
        table = TableRow(
            id=self._desk.storage.new_id("tables"),
            game=game.id,
            rules=game.rules,
            data=data_hash(game.id),
            options=msgspec.json.encode(options).decode(),
            seats=seats,
            state="lobby",
            host=who.id,
            guild=place.guild,
            channel=place.channel,
            thread=place.thread,
            lang=lang,
            pace=pace,
            seed=secrets.token_bytes(SEED_BYTES),
            salt=b"",
            epoch=0,
            version=0,
            last_row=0,
            made_ms=self._now(),
            started_ms=None,
            ended_ms=None,
            result=None,
            origin=origin,
            note="",
        )
        return Live(table, game, (), None, whole=True, waits=(), votes=(), ballots=(), drafts=())

    def _sit(self, live: Live, row: SeatRow) -> tuple[Live, list[Change]]:
        seats = tuple(sorted((*live.seats, row), key=lambda other: other.seat))
        return live._replace(seats=seats), [row]

    def _begin(self, live: Live, changes: list[Change], actor: str, key: str) -> Outcome:
        """Everybody's clicks become the salt; seats move together; the first question is asked."""
        game = live.game
        if len(live.seats) not in game.seats:
            raise BadOption("too-few-seats", seats=len(live.seats), least=game.seats[0])
        live, moved = _close_ranks(live)
        salt = salt_of([row.click for row in live.seats], key)
        values: dict[str, Any] = {
            "state": "running",
            "seats": len(live.seats),
            "salt": salt,
            "started_ms": self._now(),
            "rules": game.rules,
            "data": data_hash(game.id),
            "pace": live.table.pace if len(live.humans()) > 1 else "none",  # nobody else is kept waiting
        }
        live = live._replace(table=live.table._replace(**values))
        match = Match(game, options_of(game, live.table), len(live.seats), source_of(live.table))
        after, booked = book_start(self._desk, live, match)
        started = audit(self._desk, live, actor, "start", seats=len(live.seats))
        changes = [*changes, *moved, SetTable(live.id, values), *booked, lobby_card(after, self._now()), started]
        return Outcome(after, changes, Started(live.id, len(live.seats)))

    def _person(self, who: Person) -> PersonRow:
        return PersonRow(who.id, who.name[:LONGEST_NAME], who.lang, self._now())

    def _now(self) -> int:
        return self._desk.clock.now_ms()


def salt_of(clicks: list[str], start: str) -> bytes:
    """From the ids of all Join clicks and the Start click, so that nobody can choose the dice."""
    return sha256("|".join((*clicks, start)).encode()).digest()[:16]


def _close_ranks(live: Live) -> tuple[Live, list[Change]]:
    seats = tuple(row._replace(seat=number) for number, row in enumerate(live.seats))
    if seats == live.seats:
        return live, []
    return live._replace(seats=seats), [*(DropSeat(live.id, row.seat) for row in live.seats), *seats]


def _free_seat(live: Live) -> int:
    taken = {row.seat for row in live.seats}
    free = next((seat for seat in range(live.table.seats) if seat not in taken), None)
    if free is None:
        raise SeatTaken("table-full", table=live.id)
    return free


def _index(live: Live, seat: int) -> int:
    return next(i for i, row in enumerate(live.seats) if row.seat == seat)


def _check_pace(pace: str) -> None:
    if pace not in PACES:
        raise BadOption("no-such-pace", pace=pace, known=", ".join(PACES))


def _check_host(live: Live, person: int) -> None:
    if live.table.host != person:
        raise NotAllowed("host-only", table=live.id)


def _options(live: Live, given: Mapping[str, str], preset_name: str | None) -> str:
    now = {name: str(value) for name, value in msgspec.json.decode(live.table.options).items()}
    base = preset(live.game, preset_name) if preset_name else now
    return msgspec.json.encode(live.game.read_options({**base, **given})).decode()
