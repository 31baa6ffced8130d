"""A real Chromium, a real local Discord and a small bot for every browser test."""

import asyncio
import shutil
import sys
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, async_playwright

from bot.localcord.server import Localcord
from bot.localcord.world import Person, Place, World
from tests.browser.cafe_bot import CafeBot

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NO_CHROMIUM = "NO CHROMIUM ON THIS MACHINE: the chat page was NOT tested"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OUTPUT = Path(__file__).parents[2] / "output"
WORLD = World(
    guild="Café",
    bot="Waiter",
    people=(Person("ruth", "Ruth", "en-GB", admin=True), Person("jiri", "Jiří", "cs"), Person("anna", "Anna", "en-GB")),
    places=(Place("welcome", "Start here"), Place("kitchen"), Place("cellar")),
)
# What a browser says of its own accord when a server goes away is no fault of the page.
EXPECTED_NOISE = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All browser tests of one worker share one loop, because they share one browser."""
    here = Path(__file__).parent
    driven = [item for item in items if here in item.path.parents and pytest_asyncio.is_async_test(item)]
    for item in driven:
        item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if CHROMIUM is None:
            item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))
    if driven and CHROMIUM is None:
        # Past the capturing, so that it is seen from every worker and without any option.
        with config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            print(f"\n*** {NO_CHROMIUM}. Install the package `chromium`. ***", file=sys.stderr)


class Cafe:
    """The server with its bot; either can be stopped and started again."""

    def __init__(self, data: Path | None = None) -> None:
        self._data = data
        self._bot: CafeBot | None = None
        self._running: asyncio.Task[None] | None = None
        self._port = 0

    async def start(self) -> None:
        self.cord = Localcord(data=self._data, world=WORLD, rates=None, port=self._port)
        await self.cord.start()
        self._port = self.cord.port
        await self.start_bot()

    async def start_bot(self) -> None:
        self._bot = CafeBot(connector=self.cord.connector())
        self._running = asyncio.create_task(self._bot.start(self.cord.token))
        await asyncio.wait_for(self._bot.up.wait(), 10)

    async def stop_bot(self) -> None:
        assert self._bot is not None
        assert self._running is not None
        await self._bot.close()
        await self._running

    async def stop(self) -> None:
        await self.stop_bot()
        await self.cord.stop()

    def move(self, data: Path) -> None:
        """The next start is on other data."""
        self._data = data

    def person(self, name: str) -> int:
        return next(user.id for user in self.cord.state.people if user.global_name == name)

    def channel(self, name: str) -> int:
        return next(channel.id for channel in self.cord.state.channels.values() if channel.name == name)

    def say(self, who: str, where: str, content: str) -> int:
        """A message of a person, put straight into the channel."""
        return self.cord.posts.send(self.person(who), self.channel(where), {"content": content}, []).id

    def address(self, who: str, where: str) -> str:
        return f"{self.cord.url}&person={self.person(who)}&channel={self.channel(where)}"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        async with async_playwright() as playwright:
            chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            yield chromium
            await chromium.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def cafe() -> AsyncIterator[Cafe]:
    """One café for all tests that leave it as they found it, apart from messages."""
    shared = Cafe()
    await shared.start()
    yield shared
    await shared.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def own_cafe(tmp_path: Path) -> AsyncIterator[Cafe]:
    """A café of its own, with its data in files, for tests that stop it."""
    own = Cafe(tmp_path / "data")
    await own.start()
    yield own
    await own.stop()


Window = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: Browser) -> AsyncIterator[Window]:
    """Opens a window of somebody; whatever the page complains about fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    async def open_window(cafe: Cafe | str, who: str = "Ruth", where: str = "welcome", **options: Any) -> Page:
        settings: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 860},
            "color_scheme": "dark",
            "reduced_motion": "reduce",
        }
        context = await browser.new_context(**(settings | options))
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda line: complaints.append(f"{line.type}: {line.text}") if line.type in {"error", "warning"} else None,
        )
        await page.goto(cafe if isinstance(cafe, str) else cafe.address(who, where))
        await page.locator("#app[data-online=true]").wait_for()
        return page

    yield open_window
    for context in contexts:
        await context.close()
    assert not [each for each in complaints if not any(noise in each for noise in EXPECTED_NOISE)]


async def picture_of(page: Page, name: str) -> None:
    """Keeps a picture of the page beside the test results."""
    OUTPUT.mkdir(exist_ok=True)
    await page.screenshot(path=OUTPUT / f"page-{name}.png")


async def run_command(page: Page, name: str) -> Locator:
    """Types a command without options and sends it, with the keyboard alone; gives the answer."""
    messages = page.locator("#talk .msg")
    before = await messages.last.get_attribute("data-id") if await messages.count() else "0"
    await page.locator("#write").fill(f"/{name}")
    await page.locator("#suggestions [aria-selected=true]").get_by_text(f"/{name}", exact=False).first.wait_for()
    await page.keyboard.press("Enter")
    await page.locator(".line .tail").wait_for()
    await page.keyboard.press("Enter")
    newer = "before => { const last = [...document.querySelectorAll('#talk .msg')].at(-1); return last && last.dataset.id !== before; }"
    await page.wait_for_function(newer, arg=before)
    return page.locator(f'#talk [data-id="{await messages.last.get_attribute("data-id")}"]')
