"""The whole bot against a bare echo bot, each on a local Discord of its own in one process and on one core.

People, servers and bots share the core, as in `play`. A latency is the time from a person's press to the answer's arrival;
a board's is the time from the press of Commit to the new board in the channel. Rounds of echo and bot alternate.
"""

import asyncio
import gc
import io
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot.host.limits import default_limits
from bot.localcord import Localcord, World
from bot.localcord import Person as Somebody
from bot.ui.limits import PICTURE_S
from bot.ui.serve import settle
from engine.games.burgundy import GAME
from render.contract import Table
from render.easel import Apart
from render.studio import Studio
from storage.rows import NoticeRow
from tests.bench.localcord import EchoBot
from tests.bench.measure import median_ratio, ratio_text, seconds_of
from tests.bot.house import BUTTON, SELECT, House, Player, acts
from tests.discord.harness import running
from tests.discord.person import Person, Refusal, open_page
from tests.render import positions
from tests.render.positions import NAMES

CLIENTS = 32
ROUNDS = 5
PER_ROUND = 10  # interactions of each client
WARM_UP = 2
FLOOR, GOAL = 0.3, 0.6
FAILED_MS = 2_990  # what Discord gives up after
Round = Callable[[int], Awaitable[list[float]]]


def run() -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory(prefix="meeplepost-bench-", dir=Path.cwd()) as name:
        return asyncio.run(measure(Path(name)))


class Clicker:
    """Two people at one table; whoever is awaited presses what is offered."""

    def __init__(self, house: House, number: int, players: list[Player]) -> None:
        self.house = house
        self.number = number
        self.players = {player.id: player for player in players}
        self.random = Random(number)
        self.panel: dict[str, Any] | None = None
        self.who: Player | None = None
        self.committed: list[tuple[int, float]] = []  # (version of the table, when Commit was pressed)
        self.posted: list[tuple[int, float]] = []  # (version the board shows, when it was in the channel)

    async def clicks(self, count: int) -> list[float]:
        return [await self._click() for _ in range(count)]

    def boards(self) -> list[float]:
        """From each Commit to the first board that shows it."""
        shown = [(began, [at for rev, at in self.posted if rev >= version]) for version, began in self.committed]
        return [min(later) - began for began, later in shown if later]

    async def _click(self) -> float:
        live = await self.house.host.desk.live(self.number)
        seat = live.game.prompts(live.state)[0].seat
        player = self.players[live.seats[seat].person]
        if self.panel is None or player is not self.who:
            self.who = player
            message, custom_id, values = *await self._your_move(), None
        elif (choice := self._choice(self.panel)) is None:  # an answer that came late: look again
            message, custom_id, values = *await self._your_move(), None
        else:
            message, (custom_id, values) = self.panel, choice
        started = time.perf_counter()
        player._tidy()
        try:
            interaction = await player.page.click(message, custom_id, values)
        except Refusal:  # the board has just been posted anew
            self.panel = None
            return await self._click()
        outcome = await player.page.outcome(interaction)
        taken = time.perf_counter() - started
        if outcome["state"] == "failed":  # no answer within three seconds; it counts as it was
            self.panel = None
            return taken
        if custom_id.startswith("m1.cm."):
            self.committed.append(((await self.house.host.desk.live(self.number)).table.version, started))
        self.panel = await player._answer(interaction, message)
        return taken

    async def _your_move(self) -> tuple[dict[str, Any], str]:
        """The button of the live board; one that has just been posted anew is looked up again."""
        while True:
            message = await self.house.board(self.number)
            found = [one["custom_id"] for act, one in acts(message, BUTTON) if act.name == "yo"]
            if found:
                return message, found[0]
            await self.house.posted(self.number)

    def _choice(self, panel: dict[str, Any]) -> tuple[str, list[str] | None] | None:
        ready = [one["custom_id"] for act, one in acts(panel, BUTTON) if act.name in {"gt", "cm"} and act.arg != "part"]
        if ready:
            return ready[0], None
        choices: list[tuple[str, list[str] | None]] = [
            (one["custom_id"], None) for act, one in acts(panel, BUTTON) if act.name == "pk"
        ]
        for act, one in acts(panel, SELECT):
            if act.name in {"pk", "fd"}:
                choices += [(one["custom_id"], [option["value"]]) for option in one["options"]]
        return self.random.choice(choices) if choices else None


async def measure(folder: Path) -> list[tuple[str, str]]:
    async with AsyncExitStack() as stack:
        echo, drawing = await _plain_bots(stack)
        clickers = await _hosting(stack, folder)
        people = [next(iter(clicker.players.values())) for clicker in clickers]

        async def clicks(count: int) -> list[float]:
            return _all(await asyncio.gather(*(clicker.clicks(count) for clicker in clickers)))

        async def words(count: int) -> list[float]:
            return _all(await asyncio.gather(*(_commands(player.page, "turns", count) for player in people)))

        async def suggestions(count: int) -> list[float]:
            tables = [(player, clicker.number) for player, clicker in zip(people, clickers, strict=True)]
            return _all(await asyncio.gather(*(_complete(player, number, count) for player, number in tables)))

        settle()  # as `run` does
        rows = []
        for label, work, plain, against in (
            ("answers in words (/turns)", words, echo, "a text echo"),
            ("suggestions while typing /move", suggestions, echo, "a text echo"),
            ("clicks: panel, commit, line, board", clicks, drawing, "a bare bot that draws one board"),
            ("clicks: panel, commit, line, board", clicks, echo, "a text echo"),
        ):
            ratios, latencies = await _against(plain, work, clickers[0].house.bot.app.studio.easel.process.pid)
            aimed = (
                ratio_text(ratios, FLOOR, GOAL) if plain is echo else f"{median_ratio(ratios):.2f} (for information)"
            )
            rows.append((f"{label}: interactions/s vs {against}", aimed))
            rows.append((f"  time to the first answer, {CLIENTS} people", _spread(latencies, "goal p99 under 1000 ms")))
        for clicker in clickers:
            await clicker.house.posted(clicker.number)
        boards = [taken for clicker in clickers for taken in clicker.boards()]
        rows.append(("board picture in the channel after Commit", _spread(boards, "goal p95 under 2000 ms")))
        return rows


async def _against(echo: Round, work: Round, easel: int) -> tuple[list[float], list[float]]:
    """Rates of the work against the echo's, round by round, and all latencies of the work."""
    ratios, latencies = [], []
    await echo(WARM_UP)
    await work(WARM_UP)
    for _ in range(ROUNDS):
        plain, _ = await _cost(echo)
        ours, taken = await _cost(work, easel)
        ratios.append(plain / ours)
        latencies += taken
    return ratios, latencies


async def _cost(work: Round, *helpers: int) -> tuple[float, list[float]]:
    """Processor seconds an interaction takes, on one core the inverse of the rate; other programs do not count."""
    gc.collect()
    started = time.process_time() + seconds_of(helpers)
    taken = await work(PER_ROUND)
    return (time.process_time() + seconds_of(helpers) - started) / len(taken), taken


class DrawingBot(EchoBot):
    """Answers with a board that it draws each time: what a click costs at least, if it is to show anything."""

    async def setup_hook(self) -> None:
        views = [GAME.view(state, None) for state in positions.play(2, "random", "bench")[20:200]]
        studio = Studio(cache_bytes=0)

        @self.tree.command(description="Draw a board")
        async def draw(interaction: discord.Interaction, number: int) -> None:
            view = views[number % len(views)]
            picture = await studio.picture("burgundy", view, "board", Table(NAMES[:2], f"Table {number}"))
            file = discord.File(io.BytesIO(picture.png), "board.png")
            await interaction.response.send_message(file=file, ephemeral=True)

        await super().setup_hook()


async def _plain_bots(stack: AsyncExitStack) -> tuple[Round, Round]:
    """The yardsticks: one bot that echoes and draws."""
    cord, pages = await _pages(stack, CLIENTS)
    await stack.enter_async_context(running(DrawingBot(cord), cord.token))
    numbers = count()

    async def echo(times: int) -> list[float]:
        return _all(await asyncio.gather(*(_commands(page, "echo", times, text="a few words") for page in pages)))

    async def draw(times: int) -> list[float]:
        return _all(await asyncio.gather(*(_commands(page, "draw", times, number=next(numbers)) for page in pages)))

    return echo, draw


async def _hosting(stack: AsyncExitStack, folder: Path) -> list[Clicker]:
    cord, pages = await _pages(stack, 2 * CLIENTS)
    limits = {"tables_per_server": 10_000, "message_rest_ms": default_limits().message_rest_ms}
    house = House(cord, folder / "meeplepost.db", stack, limits, Apart)
    stack.push_async_callback(house.close)
    await house.open()
    house.bot.app.late.waits = PICTURE_S
    players = [Player(house, page) for page in pages]
    pairs = [list(pair) for pair in zip(players[::2], players[1::2], strict=True)]
    clickers = {number: Clicker(house, number, pair) for pair in pairs for number in [await house.table(pair)]}
    sent = house.host.notices.sent

    async def noted(notice: NoticeRow, **more: Any) -> None:
        await sent(notice, **more)
        if notice.kind == "board":
            clickers[notice.table_id].posted.append((notice.rev, time.perf_counter()))

    house.host.notices.sent = noted
    return list(clickers.values())


async def _pages(stack: AsyncExitStack, count: int) -> tuple[Localcord, list[Person]]:
    world = World(people=[Somebody(f"person{number}", f"Person {number}") for number in range(count)])
    cord = await stack.enter_async_context(Localcord(rates=None, world=world))
    pages = [await stack.enter_async_context(open_page(cord.people_url)) for _ in range(count)]
    for number, page in enumerate(pages):
        await page.join(f"person{number}")
    return cord, pages


async def _commands(page: Person, line: str, times: int, **options: Any) -> list[float]:
    taken = []
    for _ in range(times):
        page.events[:] = [event for event in page.events if event.get("type") == "commands"]
        started = time.perf_counter()
        outcome = await page.outcome(await page.command(line, **options))
        taken.append(time.perf_counter() - started)
        assert outcome["state"] == "answered", outcome
    return taken


async def _complete(player: Player, number: int, count: int) -> list[float]:
    taken = []
    for at in range(count):
        started = time.perf_counter()
        await player.complete(number, "take ship"[: 1 + at % 9])
        taken.append(time.perf_counter() - started)
    return taken


def _all(lists: Sequence[list[float]]) -> list[float]:
    return [one for each in lists for one in each]


def _spread(seconds: list[float], aim: str) -> str:
    ordered = sorted(1000 * one for one in seconds)
    p95, p99 = (ordered[int(len(ordered) * share)] for share in (0.95, 0.99))
    late = sum(one > FAILED_MS for one in ordered)
    return f"p50 {statistics.median(ordered):.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms ({aim}; n={len(ordered)}, over 3 s: {late})"


def main() -> None:
    for label, figure in run():
        print(f"{label:<70} {figure}")


if __name__ == "__main__":
    main()
