"""How quickly a text echo goes through the local Discord: the yardstick for the whole bot.

Server, bot and people share one process, as in `play`; a latency is the time from a person's request to the answer's arrival.
"""

import asyncio
import time
from contextlib import AsyncExitStack

import discord
from discord import app_commands

from bot.localcord import Localcord, World
from bot.localcord import Person as Somebody
from tests.discord.harness import running
from tests.discord.person import Person, open_page

CLIENTS = (1, 8, 32)
INTERACTIONS = 640
WARM_UP = 20


class EchoBot(discord.Client):
    def __init__(self, cord: Localcord) -> None:
        super().__init__(intents=discord.Intents(guilds=True), connector=cord.connector(), guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Say it again")
        async def echo(interaction: discord.Interaction, text: str) -> None:
            await interaction.response.send_message(text, ephemeral=True)

        await self.tree.sync()


async def ask(person: Person, count: int) -> list[float]:
    """Latencies of `count` echoes, one after another."""
    taken = []
    for number in range(count):
        start = time.perf_counter()
        interaction = await person.command("echo", text=f"word {number}")
        await person.outcome(interaction)
        taken.append(time.perf_counter() - start)
        person.events.clear()
        person.messages.clear()
    return taken


async def measure(clients: int) -> tuple[float, float, float]:
    """(interactions a second, median, 95th percentile in ms)."""
    world = World(people=[Somebody(f"person{number}", f"Person {number}") for number in range(clients)])
    async with AsyncExitStack() as stack:
        cord = await stack.enter_async_context(Localcord(rates=None, world=world))
        await stack.enter_async_context(running(EchoBot(cord), cord.token))
        pages = [await stack.enter_async_context(open_page(cord.people_url)) for _ in range(clients)]
        for index, page in enumerate(pages):
            await page.join(f"person{index}")
        await ask(pages[0], WARM_UP)
        start = time.perf_counter()
        taken = await asyncio.gather(*(ask(page, INTERACTIONS // clients) for page in pages))
        spent = time.perf_counter() - start
    latencies = sorted(1000 * each for one in taken for each in one)
    count = len(latencies)
    return count / spent, latencies[count // 2], latencies[int(count * 0.95)]


def run() -> list[tuple[str, str]]:
    """Rows of (what, figure)."""
    rows = []
    for clients in CLIENTS:
        rate, median, slow = asyncio.run(measure(clients))
        label = f"localcord text echo, {clients} client{'s' if clients > 1 else ''}"
        rows.append((label, f"{rate:.0f}/s, p50 {median:.1f} ms, p95 {slow:.1f} ms"))
    return rows


def main() -> None:
    for label, figure in run():
        print(f"{label:40} {figure}")


if __name__ == "__main__":
    main()
