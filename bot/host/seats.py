"""Coming and going at a running table: resigning, handing over, replacing, closing by consent, playing again."""

import json
from typing import Any

from bot.host.answers import Answer, Done, Joined, Opened, VoteOpened, answered
from bot.host.desk import Desk, Outcome
from bot.host.errors import NotAllowed, NotInLobby, SeatTaken, StorageTrouble
from bot.host.ledger import audit, board, book_end, book_host_row
from bot.host.limits import check_room
from bot.host.live import Live
from bot.host.lobby import LONGEST_NAME, Lobby, Person, Place
from bot.host.results import as_it_stands
from bot.host.votes import Votes
from engine.core.prompt import Seat
from storage.contract import Change, DropDraft
from storage.errors import Conflict
from storage.rows import PersonRow, SeatRow

HOLDER = "steady"  # plays for a seat that nobody has


class Seats:
    def __init__(self, desk: Desk, votes: Votes, lobby: Lobby) -> None:
        self._desk = desk
        self._votes = votes
        self._lobby = lobby
        votes.on_passed["cancel"] = self._cancelled
        votes.on_passed["replace"] = self._offered

    async def resign(self, table_id: int, person: int, *, key: str) -> Done:
        """Gives up. An automatic player holds the seat so that the others can finish; the last one left has won."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            live, changes = _hand_to(live, live.seats[seat]._replace(person=None, player=HOLDER, state="resigned"))
            changes.append(audit(self._desk, live, f"person:{person}", "resign", seat=seat))
            left = [row.seat for row in live.seats if row.state != "resigned"]
            after, booked = book_host_row(self._desk, live, "resign", seat, f"person:{person}")
            changes += booked
            if len(left) < 2 or not live.humans():
                after, ending = book_end(self._desk, after, "finished", as_it_stands(after), "resigned")
                changes += ending
            return Outcome(after, changes, Done(table_id))

        return answered(Done, await self._desk.once(table_id, key, work))

    async def offer(self, table_id: int, person: int, *, key: str) -> Done:
        """Offers the own seat; whoever takes it plays on."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            return self._offer(live, live.seat_for(person), f"person:{person}")

        return answered(Done, await self._desk.once(table_id, key, work))

    async def ask_replace(self, table_id: int, person: int, seat: Seat, *, key: str) -> VoteOpened:
        """Asks the others whether somebody absent should be replaced."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            own = live.seat_for(person)
            if seat not in live.humans() or seat == own:
                raise NotAllowed("no-person-there", table=table_id)
            others = sorted(set(live.humans()) - {own, seat})
            if not others:
                raise NotAllowed("nobody-to-ask", table=table_id)
            return await self._votes.opened(live, "replace", own, {"seat": seat, "ask": others})

        return answered(VoteOpened, await self._desk.once(table_id, key, work))

    async def take(self, table_id: int, who: Person, seat: Seat, *, key: str) -> Joined:
        """Sits down on an offered seat. Nobody who has sat here may: two hands seen are one too many."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            row = next((row for row in live.seats if row.seat == seat), None)
            if row is None or row.state != "offered":
                raise SeatTaken("seat-not-offered", table=table_id)
            if live.seat_of(who.id) is not None or await self._sat_here(live, who.id):
                raise NotAllowed("sat-here", table=table_id)
            await self._desk.asked(check_room(self._desk.storage, self._desk.limits, who.id))
            now = self._desk.clock.now_ms()
            new = SeatRow(table_id, seat, who.id, None, "seated", row.click, now)
            live, changes = _hand_to(live, new)
            changes.append(PersonRow(who.id, who.name[:LONGEST_NAME], who.lang, now))
            changes.append(audit(self._desk, live, f"person:{who.id}", "take-seat", seat=seat, before=row.person))
            after, booked = book_host_row(self._desk, live, "hand-over", seat, f"person:{who.id}")
            return Outcome(after, [*changes, *booked], Joined(table_id, seat))

        return answered(Joined, await self._desk.once(table_id, key, work))

    async def ask_cancel(self, table_id: int, person: int, *, key: str) -> VoteOpened | Done:
        """Closes the table without a result if all people agree."""

        async def work(live: Live) -> Outcome:
            live.check_playing()
            seat = live.seat_for(person)
            if set(live.humans()) - {seat}:
                return await self._votes.opened(live, "cancel", seat, {})
            return await self._cancelled(live, seat, {})

        answer: Answer = await self._desk.once(table_id, key, work)
        assert isinstance(answer, VoteOpened | Done)
        return answer

    async def rematch(self, table_id: int, who: Person, *, key: str) -> Opened | Joined:
        """A lobby with the same game and options; whoever presses second sits down there."""
        earlier = await self._desk.earlier(key)
        if earlier is not None:
            assert isinstance(earlier, Opened | Joined)
            return earlier
        live = await self._desk.live(table_id)
        if live.table.state not in {"finished", "closed"}:
            raise NotInLobby("not-over", table=table_id)
        if await self._desk.asked(self._desk.storage.by_origin(f"rematch:{table_id}")) is None:
            try:
                return await self._open_again(live, who, key)
            except StorageTrouble as trouble:
                if trouble.key != Conflict.key:
                    raise
        lobby = await self._desk.asked(self._desk.storage.by_origin(f"rematch:{table_id}"))
        assert lobby is not None
        return answered(Joined, await self._lobby.join(lobby, who, key=key))

    async def _open_again(self, live: Live, who: Person, key: str) -> Opened:
        options = {name: str(value) for name, value in json.loads(live.table.options).items()}
        return await self._lobby.open(
            who,
            live.table.game,
            key=key,
            seats=live.table.seats,
            options=options,
            place=Place(live.table.guild, live.table.channel),
            lang=live.table.lang,
            pace=live.table.pace,
            origin=f"rematch:{live.id}",
        )

    async def _cancelled(self, live: Live, seat: Seat, _: dict[str, Any]) -> Outcome:
        after, changes = book_end(self._desk, live, "closed", None, "cancelled")
        return Outcome(after, [*changes, audit(self._desk, live, f"seat:{seat}", "cancel")], Done(live.id))

    async def _offered(self, live: Live, _: Seat, arg: dict[str, Any]) -> Outcome:
        return self._offer(live, int(arg["seat"]), "vote")

    def _offer(self, live: Live, seat: Seat, actor: str) -> Outcome:
        row = live.seats[seat]._replace(state="offered")
        after = live._replace(seats=_with(live, row))
        now = self._desk.clock.now_ms()
        changes: list[Change] = [row, board(after, now), audit(self._desk, live, actor, "offer-seat", seat=seat)]
        return Outcome(after, changes, Done(live.id))

    async def _sat_here(self, live: Live, person: int) -> bool:
        rows = await self._desk.asked(self._desk.storage.audit(table_id=live.id))
        mine = {f"person:{person}"}
        return any(row.actor in mine and row.action in {"join", "open", "take-seat", "resign"} for row in rows)


def _with(live: Live, row: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(row if other.seat == row.seat else other for other in live.seats)


def _hand_to(live: Live, row: SeatRow) -> tuple[Live, list[Change]]:
    """Another one answers for a seat; draft and orders of the one before are dropped unseen."""
    live = live._replace(seats=_with(live, row), drafts=tuple(one for one in live.drafts if one.seat != row.seat))
    live, orders = live.without_orders(lambda order: order.seat == row.seat)
    return live, [row, DropDraft(live.id, row.seat), *orders]
