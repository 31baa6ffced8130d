"""Buttons, selects and forms of the bot."""

from playwright.async_api import expect

from tests.browser.conftest import picture_of, run_command


async def test_a_button_changes_its_message_and_keeps_the_focus(cafe, window):
    page = await window(cafe)
    await run_command(page, "counter")
    await page.get_by_role("button", name="Pressed 0 times").last.focus()
    await page.keyboard.press("Enter")
    again = page.get_by_role("button", name="Pressed 1 times").last
    await expect(again).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Pressed 2 times").last).to_be_visible()


async def test_one_option_is_chosen_with_the_keyboard(cafe, window):
    page = await window(cafe)
    await run_command(page, "table")
    box = page.get_by_role("combobox", name="Choose a dish").last
    await box.focus()
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("listbox", name="Choose a dish").last).to_be_visible()
    await page.keyboard.type("du")
    await picture_of(page, "select")
    await page.keyboard.press("Enter")
    await expect(page.locator("#talk .msg").last).to_contain_text("Chosen: dumplings")
    await expect(page.locator("#talk .msg").last).to_contain_text("Only you can see this.")


async def test_several_options_are_ticked_and_sent_together(cafe, window):
    page = await window(cafe)
    await run_command(page, "table")
    await page.get_by_role("combobox", name="Choose two or three").last.click()
    options = page.get_by_role("listbox", name="Choose two or three").last.get_by_role("option")
    await options.filter(has_text="egg").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("Choose at least 2.")).to_be_visible()
    await options.filter(has_text="bread").click()
    await expect(page.get_by_text("2 of 3 chosen")).to_be_visible()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#talk .msg").last).to_contain_text("Chosen: bread, egg")


async def test_a_person_is_chosen_from_the_members(cafe, window):
    page = await window(cafe)
    await run_command(page, "table")
    await page.get_by_role("combobox", name="Choose a person").last.click()
    await page.get_by_role("option", name="Anna").click()
    await expect(page.locator("#talk .msg").last).to_contain_text("Invited: @Anna")


async def test_a_form_takes_czech_letters_and_says_what_is_missing(cafe, window):
    page = await window(cafe)
    await run_command(page, "table")
    await page.get_by_role("button", name="Write", exact=True).last.click()
    form = page.get_by_role("dialog", name="A letter to the cook")
    await expect(form.get_by_label("Your wish")).to_be_focused()
    await form.get_by_role("button", name="Send").click()
    await expect(form.get_by_text("Please fill this in.")).to_be_visible()
    await form.get_by_label("Your wish").fill("Příliš žluťoučký kůň")
    await form.get_by_role("combobox", name="Bread").click()
    await form.get_by_role("option", name="dark").click()
    await form.get_by_label("yes").check()
    await picture_of(page, "form")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_have_count(0)
    await expect(page.locator("#talk .msg").last).to_contain_text("The cook reads: Příliš žluťoučký kůň · dark · yes")


async def test_escape_closes_a_form_and_sends_nothing(cafe, window):
    page = await window(cafe, where="cellar")
    await run_command(page, "table")
    await page.get_by_role("button", name="Write", exact=True).last.click()
    await page.get_by_label("Your wish").fill("never mind")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("#talk")).not_to_contain_text("The cook reads")


async def test_a_press_without_an_answer_is_said_and_can_be_repeated(cafe, window):
    page = await window(cafe)
    await run_command(page, "table")
    button = page.get_by_role("button", name="Nothing").last
    await button.click()
    await expect(button).to_have_class("btn no waiting")
    cafe.cord.clock.advance(3)
    await expect(page.get_by_role("alert")).to_contain_text("the bot gave no answer in time")
    await expect(button).to_have_class("btn no")
    await expect(button).to_be_enabled()


async def test_a_bot_that_is_away_is_said_at_once(own_cafe, window):
    page = await window(own_cafe)
    await run_command(page, "counter")
    await own_cafe.stop_bot()
    await page.get_by_role("button", name="Pressed 0 times").click()
    await expect(page.locator(".waiting")).to_have_count(1)
    own_cafe.cord.clock.advance(3)
    await expect(page.get_by_role("alert")).to_contain_text("The bot is not here at the moment.")
    await own_cafe.start_bot()
    await page.get_by_role("button", name="Pressed 0 times").click()
    await expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
