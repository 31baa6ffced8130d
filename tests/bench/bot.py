"""The whole bot against a bare echo bot, each on a local Discord of its own in one process and on one core.

People, servers and bots share the core, as in `play`. A latency is the time from a person's press to the answer's arrival;
a board's is the time from the press of Commit to the new board in the channel. Rounds of echo and bot alternate.
"""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import discord

from bot.host.limits import default_limits
from bot.localcord import Localcord, World
from bot.localcord import Person as Somebody
from bot.ui.custom_id import Act
from bot.ui.limits import PICTURE_S
from bot.ui.screens import ACCENT, Button, Line, Option, Screen, Select, Shown, Text, build, files
from bot.ui.serve import settle
from engine.games.burgundy import GAME
from render import pictures
from render.contract import Table
from render.easel import Apart
from storage.rows import NoticeRow
from tests.bench.crowd import Pair
from tests.bench.localcord import EchoBot
from tests.bench.measure import median_ratio, ratio_text, seconds_of
from tests.bot.house import House, Player
from tests.discord.harness import running
from tests.discord.person import Person, open_page
from tests.render import positions
from tests.render.positions import NAMES

CLIENTS = 32
ROUNDS = 5
PER_ROUND = 10  # interactions of each client
WARM_UP = 2
TURNS = 5  # a game's round has that many times fewer turns than other rounds have interactions
FLOOR, GOAL = 0.3, 0.6
TEXT, STORED = "a text echo", "a bare bot that sends a stored panel and picture"
FAILED_MS = 2_990  # what Discord gives up after
Round = Callable[[int], Awaitable[list[float]]]


def run() -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory(prefix="meeplepost-bench-", dir=Path.cwd()) as name:
        return asyncio.run(measure(Path(name)))


async def measure(folder: Path) -> list[tuple[str, str]]:
    async with AsyncExitStack() as stack:
        echo, stored = await _plain_bots(stack)
        pairs = await _hosting(stack, folder)
        people = [next(iter(pair.players.values())) for pair in pairs]

        async def clicks(count: int) -> list[float]:
            return _all(await asyncio.gather(*(pair.clicks(count) for pair in pairs)))

        async def game(count: int) -> list[float]:
            return _all(await asyncio.gather(*(pair.turns(max(1, count // TURNS)) for pair in pairs)))

        async def words(count: int) -> list[float]:
            return _all(await asyncio.gather(*(_commands(player.page, "turns", count) for player in people)))

        async def suggestions(count: int) -> list[float]:
            tables = [(player, pair.number) for player, pair in zip(people, pairs, strict=True)]
            return _all(await asyncio.gather(*(_complete(player, number, count) for player, number in tables)))

        settle()  # as `run` does
        rows = []
        for label, work, plain, against in (
            ("answers in words (/turns)", words, echo, TEXT),
            ("suggestions while typing /move", suggestions, echo, TEXT),
            ("a game: one types, one presses", game, echo, TEXT),
            ("presses alone: panel, commit, line, board", clicks, stored, STORED),
            ("a bare bot that sends a stored panel and picture", stored, echo, TEXT),
        ):
            helpers = () if work is stored else (pairs[0].house.bot.app.studio.easel.process.pid,)
            ratios, latencies = await _against(plain, work, *helpers)
            aimed = plain is echo and work is not stored
            told = ratio_text(ratios, FLOOR, GOAL) if aimed else f"{median_ratio(ratios):.2f} (for information)"
            rows.append((f"{label}, interactions/s vs {against}", told))
            if work is not stored:
                rows.append((f"  time to the first answer, {CLIENTS} people", _spread(latencies, "goal p99 1000 ms")))
        for pair in pairs:
            await pair.house.posted(pair.number)
        boards = [taken for pair in pairs for taken in pair.boards()]
        rows.append(("board picture in the channel after Commit", _spread(boards, "goal p95 2000 ms")))
        return rows


async def _against(plain: Round, work: Round, *helpers: int) -> tuple[list[float], list[float]]:
    """Rates of the work against the plain bot's, round by round, and all latencies of the work."""
    ratios, latencies = [], []
    await plain(WARM_UP)
    await work(WARM_UP)
    for _ in range(ROUNDS):
        bare, _ = await _cost(plain)
        ours, taken = await _cost(work, *helpers)
        ratios.append(bare / ours)
        latencies += taken
    return ratios, latencies


async def _cost(work: Round, *helpers: int) -> tuple[float, list[float]]:
    """Processor seconds an interaction takes, on one core the inverse of the rate; other programs do not count."""
    gc.collect()
    started = time.process_time() + seconds_of(helpers)
    taken = await work(PER_ROUND)
    return (time.process_time() + seconds_of(helpers) - started) / len(taken), taken


class StoredBot(EchoBot):
    """Answers every press with the same panel and the same picture: the least that a press can cost which shows any."""

    async def setup_hook(self) -> None:
        view = GAME.view(positions.play(2, "random", "bench")[60], None)
        picture = pictures.draw("burgundy", view, "board", Table(NAMES[:2], "Table 1"))
        places = tuple(Option(f"Church at C{i} with die {i}", f"place church at C{i}", "7 points") for i in range(9))
        lists = (Select("Place a tile", Act("pk", 1, arg="place"), places), Select("Take", Act("pk", 1), places))
        rows = tuple(tuple(Button(f"Choice {i}", Act(act, 1, arg=str(i))) for i in range(4)) for act in ("gr", "pc"))
        said = (Text("### A table"), Text("What happened"), Shown(), Line(), Text("A question"))
        panel = Screen((*said, *lists, *rows), picture, ACCENT)

        @self.tree.command(description="Open the panel")
        async def panels(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=build(panel), files=files(panel), ephemeral=True)

        async def pressed(interaction: discord.Interaction) -> None:
            if interaction.type is discord.InteractionType.component:
                await interaction.response.edit_message(view=build(panel), attachments=files(panel))

        self.on_interaction = pressed
        await super().setup_hook()


async def _plain_bots(stack: AsyncExitStack) -> tuple[Round, Round]:
    """The yardsticks: one bot that echoes, and answers presses with what it has stored."""
    cord, pages = await _pages(stack, CLIENTS)
    await stack.enter_async_context(running(StoredBot(cord), cord.token))
    panels = [await page.say_command("panels") for page in pages]

    async def echo(times: int) -> list[float]:
        return _all(await asyncio.gather(*(_commands(page, "echo", times, text="a few words") for page in pages)))

    async def stored(times: int) -> list[float]:
        at = zip(pages, panels, strict=True)
        return _all(await asyncio.gather(*(_presses(page, panel, times) for page, panel in at)))

    return echo, stored


async def _hosting(stack: AsyncExitStack, folder: Path) -> list[Pair]:
    cord, pages = await _pages(stack, 2 * CLIENTS)
    limits = {"tables_per_server": 10_000, "message_rest_ms": default_limits().message_rest_ms}
    house = House(cord, folder / "meeplepost.db", stack, limits, Apart)
    stack.push_async_callback(house.close)
    await house.open()
    house.bot.app.late.waits = PICTURE_S
    players = [Player(house, page) for page in pages]
    couples = [list(couple) for couple in zip(players[::2], players[1::2], strict=True)]
    pairs = {number: Pair(house, number, couple) for couple in couples for number in [await house.table(couple)]}
    sent = house.host.notices.sent

    async def noted(notice: NoticeRow, **more: Any) -> None:
        await sent(notice, **more)
        if notice.kind == "board":
            pairs[notice.table_id].posted.append((notice.rev, time.perf_counter()))

    house.host.notices.sent = noted
    return list(pairs.values())


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


async def _presses(page: Person, panel: dict[str, Any], times: int) -> list[float]:
    taken = []
    for _ in range(times):
        page.events[:] = [event for event in page.events if event.get("type") == "commands"]
        started = time.perf_counter()
        outcome = await page.outcome(await page.click(panel, Act("gr", 1, arg="1").text()))
        taken.append(time.perf_counter() - started)
        assert outcome["state"] == "updated", outcome
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
