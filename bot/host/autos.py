"""Automatic players: they use the same door, see only their view, and never hurry a secret out of anybody."""

import asyncio
import logging
from typing import Any

from bot.host.answers import Moved
from bot.host.desk import Desk, Outcome, Work
from bot.host.errors import HostError
from bot.host.ledger import book_moves
from bot.host.live import Live
from bot.host.orders import Orders
from engine.core.errors import Illegal, MeeplepostError
from engine.core.match import Match, Played
from engine.core.prompt import Prompt, Seat
from engine.players import player as find_player

LOG = logging.getLogger(__name__)
MOST_IN_A_ROW = 40  # decisions committed together


class NothingOwed(HostError):
    """No automatic player has to answer now."""


class Rounds:
    """One kind of work, done at each table again and again until nothing is left to do there."""

    def __init__(self, desk: Desk, work: Work) -> None:
        self._desk = desk
        self._work = work
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._stopped = False

    def wake(self, table_id: int) -> None:
        if self._stopped:
            return
        if table_id in self._busy:
            self._again.add(table_id)
            return
        self._busy[table_id] = self._desk.spawn(self._round(table_id))

    @property
    def busy(self) -> tuple["asyncio.Task[None]", ...]:
        return tuple(self._busy.values())

    def at(self, table_id: int) -> "asyncio.Task[None] | None":
        return self._busy.get(table_id)

    def stop(self) -> None:
        self._stopped = True

    async def _round(self, table_id: int) -> None:
        try:
            while not self._stopped:
                self._again.discard(table_id)
                try:
                    await self._desk.once(table_id, None, self._work)
                except NothingOwed:
                    if table_id not in self._again:
                        return
                except MeeplepostError as trouble:
                    LOG.warning("automatic answers rest", extra={"table": table_id, "why": trouble.key})
                    return
        finally:
            del self._busy[table_id]


class Autos:
    """After each commit the players that owe an answer give it, table by table, and orders answer for their owners."""

    def __init__(self, desk: Desk, orders: Orders) -> None:
        self._desk = desk
        self._orders = orders
        self._players = Rounds(desk, self._answer)
        self._ordered = Rounds(desk, self._by_order)

    def wake(self, live: Live) -> None:
        """Called after every commit; cheap when there is nothing to do."""
        if live.table.state != "running":
            return
        if any(wait.person is None for wait in live.waits):
            self._players.wake(live.id)
        if self._orders.owed(live) is not None:
            self._ordered.wake(live.id)

    def wake_table(self, table_id: int) -> None:
        self._players.wake(table_id)
        self._ordered.wake(table_id)

    async def settled(self) -> None:
        """Until neither an automatic player nor an order owes anything."""
        while busy := (*self._players.busy, *self._ordered.busy):
            await asyncio.gather(*busy)

    async def settled_at(self, table_id: int, longest_seconds: float) -> None:
        """Until no automatic player owes anything at this table, or the time is over; they go on all the same.

        Orders are not waited for: how long an answer takes must not tell whether there is one.
        """
        task = self._players.at(table_id)
        if task is not None:
            await asyncio.wait({task}, timeout=longest_seconds)

    def stop(self) -> None:
        """No further answers; those on their way are finished."""
        self._players.stop()
        self._ordered.stop()

    async def _answer(self, live: Live) -> Outcome:
        if live.table.state != "running":
            raise NothingOwed("nothing-owed")
        live = await self._with_line(live)
        seat = owing_seat(live, self._desk.clock.now_ms())
        if seat is None:
            raise NothingOwed("nothing-owed")
        match = live.running.fork()
        name = live.seats[seat].player
        assert name is not None
        return self._booked(live, match, answer_all(match, seat, name), f"auto:{name}")

    async def _by_order(self, live: Live) -> Outcome:
        """What a person has ordered beforehand; while something is voted on, nothing is played."""
        owed = None if live.open_vote("undo") else self._orders.owed(live)
        if owed is None:
            raise NothingOwed("nothing-owed")
        done = self._orders.carried_out(live, owed)
        if done is None:
            return self._orders.left_to_owner(live, owed)
        return self._booked(live, *done, f"order:{live.seats[owed.prompt.seat].person}")

    def _booked(self, live: Live, match: Match, played: list[Played], by: str) -> Outcome:
        after, changes = book_moves(self._desk, live, match, played, by)
        return Outcome(after, changes, Moved(live.id, played[0].seq, played[-1].seq, after.table.state != "running"))

    async def _with_line(self, live: Live) -> Live:
        """Whether an open question was answered already is read from the way that led here."""
        asked = live.game.prompts(live.state)
        open_ones = any(prompt.clock == "open" and live.seats[prompt.seat].player for prompt in asked)
        return await self._desk.make_whole(live) if open_ones else live


def owing_seat(live: Live, now_ms: int) -> Seat | None:
    """The first automatic player that may answer now."""
    vote = live.open_vote("undo")
    if vote is not None and vote.until_ms > now_ms:
        return None  # what is voted on stays as it is
    prompts = live.game.prompts(live.state)
    sealing = any(prompt.sealed and live.seats[prompt.seat].player is None for prompt in prompts)
    for prompt in prompts:
        if live.seats[prompt.seat].player is None or (prompt.sealed and sealing):
            continue
        if prompt.clock != "open" or not _answered_already(live, prompt, prompts):
            return prompt.seat
    return None


def _answered_already(live: Live, prompt: Prompt, prompts: tuple[Prompt, ...]) -> bool:
    """An open question is answered once, and again only after the seat whose turn it is has moved."""
    owners = {other.seat for other in prompts if other.clock != "open"}
    for played in reversed(live.running.line):
        if played.seat in owners:
            return False
        if played.seat == prompt.seat:
            return True
    return False


def answer_all(match: Match, seat: Seat, name: str) -> list[Played]:
    """Everything this seat is asked until somebody else is to answer."""
    played = [match.play(seat, choose(match, seat, name))]
    while len(played) < MOST_IN_A_ROW:
        prompts = match.game.prompts(match.state)
        if len(prompts) != 1 or prompts[0].seat != seat:
            break
        played.append(match.play(seat, choose(match, seat, name)))
    return played


def choose(match: Match, seat: Seat, name: str) -> Any:
    """The player's choice; its randomness never touches the game's dice. Whatever goes wrong, the default is legal."""
    game, state = match.game, match.state
    source = match.rng.apart(f"{name} {seat}").at(match.position, match.branch)
    try:
        decision = find_player(name).choose(game, game.view(state, seat), game.legal(state, seat), source)
        return game.check(state, seat, decision)
    except (Illegal, ArithmeticError, LookupError, TypeError, ValueError):
        LOG.exception("automatic player failed; the default is played", extra={"player": name, "game": game.id})
        return game.default(state, seat, match.rng.apart(f"default {seat}").at(match.position, match.branch))
