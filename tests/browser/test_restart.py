"""The server goes away and comes back; pages and old buttons live on."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import picture_of, run_command


async def test_the_page_comes_back_by_itself_and_old_buttons_work(own_cafe, window):
    page = await window(own_cafe)
    await run_command(page, "counter")
    await page.locator("#write").fill("half a sentence")
    await own_cafe.stop()
    notice = page.locator("#notice")
    await expect(notice).to_contain_text("The server does not answer. Trying again")
    await picture_of(page, "away")
    await own_cafe.start()
    await expect(notice).to_contain_text("Connected again.", timeout=8000)
    await expect(page.locator("#app")).to_have_attribute("data-online", "true")
    await expect(page.locator("#write")).to_have_value("half a sentence")
    await page.get_by_role("button", name="Pressed 0 times").click()
    await expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


@pytest.mark.parametrize("fragment", ["", "#key=of-another-run"])
async def test_an_address_without_the_right_key_says_what_is_missing(cafe, browser, fragment):
    context = await browser.new_context(locale="en-GB")
    page = await context.new_page()
    await page.goto(f"http://127.0.0.1:{cafe.cord.port}/{fragment}")
    await expect(page.locator("#notice")).to_contain_text("needs the whole address")
    await context.close()


async def test_a_server_with_other_data_says_that_the_page_is_out_of_date(own_cafe, window, tmp_path):
    page = await window(own_cafe)
    await own_cafe.stop()
    own_cafe.move(tmp_path / "elsewhere")
    await own_cafe.start()
    await expect(page.locator("#notice")).to_contain_text("started anew with another key", timeout=8000)
