"""Tables for the host tests: people who play at random, a clock that is moved by hand."""

from collections.abc import Sequence
from typing import Any

from bot.host.answers import Mark, Moved
from bot.host.host import Host
from bot.host.live import Live, replay
from bot.host.lobby import Person
from engine.core.codec import codec
from engine.core.errors import UnknownGame
from engine.core.game import AnyGame
from engine.core.registry import games
from engine.core.rng import Rng
from tests.contract.bazaar import GAME as BAZAAR

GAMES: dict[str, AnyGame] = {**games(), "bazaar": BAZAAR}
NAMES = ("Ana", "Ben", "Cyril", "Dita", "Ema")


def find_game(game_id: str) -> AnyGame:
    try:
        return GAMES[game_id]
    except KeyError:
        raise UnknownGame("no-such-game", game=game_id, known=", ".join(GAMES)) from None


class ManualClock:
    def __init__(self, now_ms: int = 1_000_000) -> None:
        self.ms = now_ms

    def now_ms(self) -> int:
        return self.ms

    def advance(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


def person(number: int) -> Person:
    return Person(number, NAMES[(number - 1) % len(NAMES)], "en")


_clicks = [0]


def click() -> str:
    """The id of a new interaction."""
    _clicks[0] += 1
    return f"click-{_clicks[0]}"


def same_chance_every_time(monkeypatch: Any) -> None:
    """Seeds and clicks of a test do not depend on when it runs."""
    numbers = iter(range(1, 10**6))
    _clicks[0] = 0
    monkeypatch.setattr("bot.host.lobby.secrets.token_bytes", lambda size: next(numbers).to_bytes(size, "big"))


async def seated(
    host: Host,
    game: str = "burgundy",
    people: int | None = None,
    players: Sequence[str] = (),
    first: int = 1,
    **how: Any,
) -> int:
    """A running table with people first, first+1, ... and then automatic players; by default as few as the game allows.

    Where a game has fewer seats than are asked for, automatic players stay away before people do, all but one.
    """
    most = GAMES[game].seats[-1]
    people = min(people or max(2, GAMES[game].seats[0]), most - bool(players))
    players = players[: most - people]
    opened = await host.lobby.open(person(first), game, key=click(), seats=people + len(players), **how)
    for number in range(first + 1, first + people):
        await host.lobby.join(opened.table, person(number), key=click())
    for player in players:
        await host.lobby.add_player(opened.table, first, key=click(), player=player)
    await host.lobby.start(opened.table, first, key=click())
    return opened.table


async def awaited(host: Host, table: int) -> list[tuple[int, Mark]]:
    """(person, mark) of everybody the table waits for."""
    live = await host.desk.live(table)
    found = []
    for prompt in live.game.prompts(live.state) if live.table.state == "running" else ():
        who = live.seats[prompt.seat].person
        if who is not None and live.seats[prompt.seat].player is None:
            found.append((who, Mark(live.table.epoch, prompt.id)))
    return found


async def random_decision(host: Host, table: int, who: int, dice: Rng) -> Any:
    live = await host.desk.live(table)
    seat = live.seat_for(who)
    return live.game.pick(live.game.view(live.state, seat), live.game.legal(live.state, seat), dice, "someone's move")


async def play_some(host: Host, table: int, moves: int, seed: int = 0) -> list[Moved]:
    """Random moves of the people at the table, until so many were made or the game is over."""
    answers = []
    dice = Rng(seed.to_bytes(32, "big"))
    for _ in range(moves):
        await host.autos.settled()
        asked = await awaited(host, table)
        if not asked:
            break
        who, mark = dice.choice(asked, "who")
        decision = await random_decision(host, table, who, dice)
        answers.append(await host.turns.submit(table, who, [decision], key=click(), mark=mark))
    await host.autos.settled()
    return answers


async def play_until(host: Host, table: int, test: Any, seed: int = 0) -> Live:
    """Random moves until the position passes a test."""
    for i in range(2_000):
        await host.autos.settled()
        live = await host.desk.live(table)
        if test(live):
            return live
        await play_some(host, table, 1, seed * 10_000 + i)
    raise AssertionError("no such position came up")


async def check_replay(host: Host, table: int) -> Live:
    """The state in memory, the snapshot and the replayed log are one."""
    live = await host.desk.live(table)
    stored = await host.desk.storage.load(table)
    rows = await host.desk.storage.log(table)
    replayed = replay(live.game, stored.table, rows)
    assert replayed.state == live.state
    assert codec(live.game).state(stored.snapshot.state) == live.state
    assert (stored.snapshot.position, stored.snapshot.seq) == (replayed.position, replayed.last_seq)
    assert stored.table == live.table
    assert stored.waits == live.waits
    assert [row.row for row in rows] == list(range(1, stored.table.last_row + 1))
    return live
