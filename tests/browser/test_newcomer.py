"""Somebody who has never been here: from the printed address to the first move, and a whole turn, by looking and pressing alone."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.ui.custom_id import read
from engine.core.words import words
from tests.browser.conftest import picture_of
from tests.browser.test_look import PHONE, findings
from tests.operate.process import ended, playing

PATIENCE_MS = 30_000
DESKTOP = {"viewport": {"width": 1280, "height": 860}}
MOST_STEPS = 12


class Newcomer:
    """Presses what is there and counts the clicks."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang
        self.clicks = 0
        page.set_default_timeout(PATIENCE_MS)
        expect.set_options(timeout=PATIENCE_MS)

    def say(self, key: str, **args: object) -> str:
        return words(self.lang).say(key, **args)

    def panel(self) -> Locator:
        """The private panel: the newest message with something to commit or choose, wherever the page shows it."""
        return self.page.locator(".msg:visible", has=self.page.locator("[data-key^='m1.wn.']")).last

    async def press(self, button: Locator) -> None:
        self.clicks += 1
        await button.click()

    async def seen(self, panel: Locator) -> None:
        """The picture of the panel is there, in full."""
        shown = panel.locator("img:not(.emoji)").first
        await shown.scroll_into_view_if_needed()
        await expect(shown).to_be_visible()
        await self.page.wait_for_function(
            "img => img.complete && img.naturalWidth > 300", arg=await shown.element_handle()
        )

    async def lists(self) -> list[Locator]:
        """Lists that offer a step; `hw` only changes how the last one was made."""
        found = await self.panel().locator("[role=combobox]").all()
        keys = [read(await one.get_attribute("data-key")) for one in found]
        return [one for one, act in zip(found, keys, strict=True) if act is not None and act.name in {"pk", "fd"}]

    async def step(self) -> None:
        """The first thing that can be chosen; the panel then tells of it."""
        draft = await self.drafted()
        lists = await self.lists()
        if lists:
            await self.press(lists[0])
            await self.press(self.panel().locator("[role=option]:visible").first)
        else:
            await self.press(self.panel().locator("button[data-key^='m1.pk.']").first)
        await self.page.wait_for_function(
            """before => [...document.querySelectorAll("[data-key^='m1.wn.']")].some(one => one.dataset.key.split(".")[4] !== before)""",
            arg=draft,
        )

    async def drafted(self) -> str:
        """What the panel stands on."""
        key = await self.panel().locator("[data-key^='m1.wn.']").get_attribute("data-key")
        return read(key).draft

    def commit(self) -> Locator:
        return self.panel().get_by_role("button", name=self.say("ui-commit-turn"))


@pytest.mark.parametrize("size,lang", [("desktop", "en"), ("phone", "cs")])
async def test_from_the_address_to_a_first_move_and_a_whole_turn(window, tmp_path, size, lang):
    async with playing(tmp_path / "data", lang) as (process, url):
        page = await window(url, **(PHONE if size == "phone" else DESKTOP))
        newcomer = Newcomer(page, lang)
        card = page.locator(".msg", has_text=newcomer.say("ui-welcome").splitlines()[0].removeprefix("### "))
        await expect(card).to_be_visible()
        await picture_of(page, f"newcomer-{size}-1-welcome")
        assert await findings(page) == []

        await newcomer.press(card.get_by_role("button", name=newcomer.say("burgundy-name")))
        await expect(newcomer.panel()).to_be_visible()
        assert newcomer.clicks <= 2, "a table that is ready to play"
        await newcomer.seen(newcomer.panel())
        await picture_of(page, f"newcomer-{size}-2-panel")
        assert await findings(page) == []

        await newcomer.step()
        await expect(newcomer.panel()).to_contain_text(newcomer.say("ui-draft").replace("*", "").splitlines()[0])
        await newcomer.seen(newcomer.panel())
        await picture_of(page, f"newcomer-{size}-3-first-step")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")

        for _ in range(MOST_STEPS):
            if await newcomer.commit().count():
                break
            await newcomer.step()
        await newcomer.commit().scroll_into_view_if_needed()
        await picture_of(page, f"newcomer-{size}-4-before-commit")
        await newcomer.press(newcomer.commit())
        played = page.locator(".msg:visible", has_text=newcomer.say("ui-played")).last
        await expect(played).to_be_visible()
        await newcomer.seen(played)
        await picture_of(page, f"newcomer-{size}-5-played")

        await page.goto("about:blank")
        await page.goto(url)
        await page.locator("#app[data-online=true]").wait_for()
        if size == "phone":
            await page.locator("#head button").first.click()
        await page.locator("#channels a", has_text=newcomer.say("ui-table", table="1")).first.click()
        board = page.locator(".msg", has=page.locator("[data-key^='m1.hi.']")).last
        await newcomer.seen(board)
        await expect(board.get_by_role("button", name=newcomer.say("ui-your-move"))).to_be_visible()
        await picture_of(page, f"newcomer-{size}-6-table")
        assert await findings(page) == []
        print(f"{size}: {newcomer.clicks} clicks from the address to a committed turn")
        process.terminate()
        assert (await ended(process))[0] == 0
