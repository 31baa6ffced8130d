"""A tile looked up on the chat page, with the whole bot behind it: words, picture, buttons."""

from playwright.async_api import expect

from tests.bot.house import house as open_house
from tests.browser.conftest import picture_of


class Address:
    """Where the page of a person is."""

    def __init__(self, house) -> None:
        self._cord = house.cord

    def address(self, who: str, where: str) -> str:
        person = next(user.id for user in self._cord.state.people if user.global_name == who)
        channel = next(one.id for one in self._cord.state.channels.values() if one.name == where)
        return f"{self._cord.url}&person={person}&channel={channel}"


async def test_a_tile_is_shown_with_its_picture_and_related_entries(tmp_path, window):
    async with open_house(tmp_path) as house:
        page = await window(Address(house), "Ruth", "general")
        await page.locator("#write").press_sequentially("/card")
        await page.keyboard.press("Enter")
        await page.keyboard.type("chruch")
        await page.locator("#suggestions [role=option]").first.get_by_text("Church ·").wait_for()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        answer = page.locator("#talk .msg").last
        await expect(answer.get_by_role("heading", name="Church")).to_be_visible()
        await expect(answer.locator(".thumb img")).to_be_visible()
        assert (
            await answer.locator(".thumb img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 200
        )
        await expect(answer.get_by_role("button", name="Share")).to_be_visible()
        await picture_of(page, "card")
        await answer.get_by_role("button", name="Buildings").click()
        await expect(answer.get_by_role("heading", name="Buildings")).to_be_visible()
