"""The command popup, with the mouse and with the keyboard."""

from playwright.async_api import expect

from tests.browser.conftest import picture_of, run_command


async def test_typing_a_slash_offers_the_commands_with_their_descriptions(cafe, window):
    page = await window(cafe)
    await page.locator("#write").fill("/")
    popup = page.get_by_role("listbox", name="Commands")
    await expect(popup.get_by_role("option")).to_have_count(8)
    await expect(popup).to_contain_text("/order · Order something")
    await page.locator("#write").fill("/ord")
    await expect(popup.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(popup).to_be_hidden()


async def test_a_command_is_filled_in_with_the_keyboard(cafe, window):
    page = await window(cafe)
    await page.locator("#write").press_sequentially("/ord")
    await page.keyboard.press("Enter")
    await page.keyboard.type("ap")
    options = page.locator("#suggestions [role=option]")
    await expect(options).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    await picture_of(page, "popup")
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-option=size]")).to_be_focused()
    await page.keyboard.type("lar")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#talk .msg").last).to_contain_text("Ordered: 1 apricot cake (l)")
    await expect(page.locator("#talk .msg").last).to_contain_text("Ruth used /order")
    await expect(page.locator("#write")).to_be_focused()


async def test_a_command_is_filled_in_with_the_mouse(cafe, window):
    page = await window(cafe)
    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("option", name="/order").click()
    await page.get_by_role("option", name="cheese, fresh").click()
    await page.get_by_role("option", name="small").click()
    await page.get_by_role("option", name="guest").click()
    await page.get_by_role("option", name="Jiří").click()
    await page.get_by_role("button", name="Send", exact=True).click()
    last = page.locator("#talk .msg").last
    await expect(last).to_contain_text("Ordered: 1 cheese (s) for @Jiří")


async def test_what_is_missing_or_wrong_is_said_and_nothing_is_sent(cafe, window):
    page = await window(cafe, where="kitchen")
    await page.locator("#write").fill("/order")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("dish is still missing.")).to_be_visible()
    await page.keyboard.type("bread")
    await page.keyboard.press("Tab")
    await page.keyboard.type("huge")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("size: please choose one of the list.")).to_be_visible()
    await page.locator("[data-option=size]").fill("small")
    await page.keyboard.press("Enter")
    await page.keyboard.type("count")
    await page.keyboard.press("Enter")
    await page.keyboard.type("12")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("count may be at most 9.")).to_be_visible()
    await expect(page.locator("#talk .msg")).to_have_count(0)
    await page.locator("[data-option=count]").fill("2")
    await page.keyboard.press("Enter")
    await expect(page.locator("#talk .msg").last).to_contain_text("Ordered: 2 bread (s)")


async def test_backspace_leaves_a_command(cafe, window):
    page = await window(cafe)
    await page.locator("#write").fill("/order")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Backspace")
    await expect(page.locator("#write")).to_be_focused()


async def test_a_czech_person_reads_czech_names_and_the_bot_gets_the_default_ones(cafe, window):
    page = await window(cafe, "Jiří")
    await page.locator("#write").fill("/obj")
    await expect(page.locator("#suggestions")).to_contain_text("/objednat · Objednej si něco")
    await page.keyboard.press("Enter")
    await expect(page.locator(".line")).to_contain_text("jídlo")
    await page.keyboard.type("fish")
    await page.get_by_role("option", name="fish soup, fresh").click()
    await page.get_by_role("option", name="velké").click()
    await page.keyboard.press("Enter")
    answer = page.locator("#talk .msg").last
    await expect(answer).to_contain_text("Ordered: 1 fish soup (l)")
    await expect(answer).to_contain_text("Jiří: příkaz /objednat")


async def test_thinking_is_shown_until_the_answer_comes(cafe, window):
    page = await window(cafe)
    await run_command(page, "slow")
    await expect(page.get_by_text("Waiter is thinking …")).to_be_visible()
    await expect(page.locator("#talk .msg").last).to_contain_text("Done at last")
    await expect(page.get_by_text("Waiter is thinking …")).to_have_count(0)
