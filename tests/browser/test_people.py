"""Several people, what each of them sees, and in which language."""

from playwright.async_api import expect

from tests.browser.conftest import run_command


async def test_two_windows_are_two_people_who_talk(cafe, window):
    ruth, jiri = await window(cafe, "Ruth"), await window(cafe, "Jiří")
    await ruth.locator("#write").fill("Good morning")
    await ruth.keyboard.press("Enter")
    await expect(jiri.locator("#talk .msg").last).to_contain_text("Good morning")
    await jiri.locator("#write").fill("Dobré ráno")
    await jiri.keyboard.press("Enter")
    await expect(ruth.locator("#talk .msg").last).to_contain_text("Jiří")
    await expect(ruth.locator("#talk .msg").last).to_contain_text("Dobré ráno")


async def test_a_private_answer_is_seen_by_one_only_and_can_be_dismissed(cafe, window):
    ruth, jiri = await window(cafe, "Ruth"), await window(cafe, "Jiří")
    await run_command(ruth, "secret")
    secret = ruth.locator("#talk .msg.mine").last
    await expect(secret).to_contain_text("A secret for Ruth")
    await expect(secret).to_contain_text("Only you can see this.")
    await run_command(jiri, "secret")
    await expect(jiri.locator("#talk .msg.mine").last).to_contain_text("A secret for Jiří")
    await expect(jiri.locator("#talk")).not_to_contain_text("A secret for Ruth")
    await secret.get_by_role("button", name="Dismiss").click()
    await expect(ruth.locator("#talk")).not_to_contain_text("A secret for Ruth")


async def test_one_press_and_i_am_somebody_else(cafe, window):
    page = await window(cafe, "Ruth")
    await page.get_by_role("button", name="Be Jiří").click()
    await expect(page.get_by_role("button", name="Jiří", exact=True)).to_have_attribute("aria-pressed", "true")
    await expect(page.locator("html")).to_have_attribute("lang", "cs")
    await page.locator("#write").fill("To jsem já")
    await page.keyboard.press("Enter")
    await expect(page.locator("#talk .msg").last).to_contain_text("To jsem já")
    await page.reload()
    await expect(page.get_by_role("button", name="Jiří", exact=True)).to_have_attribute("aria-pressed", "true")


async def test_unread_messages_and_mentions_are_counted_until_they_are_read(cafe, window):
    page = await window(cafe, "Ruth", "welcome")
    kitchen = page.locator(f'[data-channel="{cafe.channel("kitchen")}"]')
    cafe.say("Anna", "kitchen", "Is anybody here?")
    await expect(kitchen).to_have_class("unread")
    await expect(kitchen.locator(".badge")).to_have_count(0)
    cafe.say("Anna", "kitchen", f"<@{cafe.person('Ruth')}> soup is ready")
    await expect(kitchen.locator(".badge")).to_have_text("1")
    await expect(kitchen).to_have_accessible_name("kitchen, 1 mention")
    await kitchen.click()
    await expect(page.locator("#talk .msg.ping").last).to_contain_text("@Ruth soup is ready")
    await expect(page.get_by_role("separator", name="New")).to_be_visible()
    await expect(kitchen.locator(".badge")).to_have_count(0)


async def test_writing_somebodys_name_mentions_them(cafe, window):
    page = await window(cafe, "Ruth")
    await page.locator("#write").press_sequentially("@An")
    await page.keyboard.press("Enter")
    await page.keyboard.type("lunch?")
    await page.keyboard.press("Enter")
    await expect(page.locator("#talk .msg").last.locator(".mention")).to_have_text("@Anna")


async def test_the_language_switch_changes_the_page_and_the_commands(own_cafe, window):
    page = await window(own_cafe, "Ruth")
    await run_command(page, "secret")
    await page.get_by_role("button", name="Language: English").click()
    await expect(page.locator("html")).to_have_attribute("lang", "cs")
    await expect(page.locator("#talk")).to_contain_text("Tohle vidíš jen ty.")
    await expect(page.get_by_role("heading", name="Na tomto serveru")).to_be_visible()
    await page.locator("#write").fill("/")
    await expect(page.locator("#suggestions")).to_contain_text("/objednat")
    await page.keyboard.press("Escape")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "cs")


async def test_a_thread_appears_with_its_card_kept_in_view(own_cafe, window):
    page = await window(own_cafe, "Ruth")
    await run_command(page, "room")
    thread = page.get_by_role("link", name="Quiet room, 1 mention")
    await thread.click()
    await expect(page.get_by_role("heading", name="Quiet room", level=1)).to_be_visible()
    kept = page.locator("#kept")
    await expect(kept).to_contain_text("Table 7")
    await expect(page.locator("#talk")).to_contain_text("The board, shown at the right")
    await kept.get_by_role("button", name="Whisper").click()
    await expect(page.locator("#talk .msg.mine").last).to_contain_text("Ruth pressed Whisper")
    await page.reload()
    await expect(page.locator("#talk .msg.mine").last).to_contain_text("Ruth pressed Whisper")
    await page.get_by_role("button", name="Put it back into the talk").click()
    await expect(kept).to_be_hidden()
    await expect(page.locator("#talk")).to_contain_text("Table 7")


async def test_somebody_is_written_to_directly(cafe, window):
    page, anna = await window(cafe, "Ruth"), await window(cafe, "Anna")
    await page.get_by_role("button", name="Write to Anna").click()
    await expect(page.get_by_role("heading", name="Anna", level=1)).to_be_visible()
    await page.locator("#write").fill("Just between us")
    await page.keyboard.press("Enter")
    await (
        anna.get_by_role("link", name="Ruth, direct, 1 mention")
        .or_(anna.get_by_role("link", name="Ruth, direct, 1 new message"))
        .click()
    )
    await expect(anna.locator("#talk .msg").last).to_contain_text("Just between us")


async def test_a_link_opens_a_closed_thread(own_cafe, window):
    page = await window(own_cafe, "Ruth")
    await run_command(page, "room")
    await page.get_by_role("link", name="Quiet room").first.wait_for()
    thread = own_cafe.channel("Quiet room")
    guild = next(iter(own_cafe.cord.state.guilds))
    own_cafe.say("Anna", "welcome", f"[the old room](https://discord.com/channels/{guild}/{thread})")
    own_cafe.cord.clock.advance(8 * 24 * 3600)
    own_cafe.cord.posts.archive_idle()
    await expect(page.get_by_role("navigation").get_by_role("link", name="Quiet room")).to_have_count(0)
    await page.get_by_role("link", name="the old room").click()
    await expect(page.get_by_role("heading", name="Quiet room", level=1)).to_be_visible()
    await expect(page.locator("#kept")).to_contain_text("Table 7")


async def test_a_command_named_in_a_text_begins_when_pressed(cafe, window):
    cafe.say("Anna", "welcome", "Try </order:1>")
    page = await window(cafe, "Ruth")
    await page.get_by_role("button", name="Type the command /order").last.click()
    await expect(page.locator("[data-option=dish]")).to_be_focused()


async def test_who_writes_is_shown_while_they_write(cafe, window):
    ruth, anna = await window(cafe, "Ruth"), await window(cafe, "Anna")
    await anna.locator("#write").press_sequentially("Hm")
    await expect(ruth.locator("#typing")).to_have_text("Anna is writing …")
    await anna.keyboard.press("Enter")
    await expect(ruth.locator("#typing")).to_have_text("")


async def test_the_switch_shows_who_else_is_called(own_cafe, window):
    page = await window(own_cafe, "Ruth")
    own_cafe.say("Ruth", "kitchen", f"<@{own_cafe.person('Jiří')}> your soup")
    jiri = page.get_by_role("button", name="Be Jiří, 1 mention")
    await expect(jiri.locator(".badge")).to_have_text("1")
    await page.reload()
    await jiri.click()
    await page.get_by_role("link", name="kitchen").click()
    await expect(page.locator("#talk .msg.ping")).to_contain_text("your soup")
    await page.get_by_role("button", name="Být Ruth").click()
    await expect(page.get_by_role("button", name="Be Jiří", exact=True)).to_be_visible()


async def test_a_person_is_added_and_talks_at_once(own_cafe, window):
    page, ruth = await window(own_cafe, "Ruth"), await window(own_cafe, "Ruth")
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name").fill("Šárka")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Šárka", exact=True)).to_have_attribute("aria-pressed", "true")
    await page.locator("#write").fill("Ahoj")
    await page.keyboard.press("Enter")
    await expect(ruth.locator("#talk .msg").last).to_contain_text("Šárka")
    await expect(ruth.get_by_role("button", name="Be Šárka")).to_be_visible()


async def test_another_window_is_somebody_else(cafe, window):
    page = await window(cafe, "Ruth")
    async with page.context.expect_page() as opened:
        await page.get_by_role("button", name="Open another window").click()
    other = await opened.value
    await expect(other.get_by_role("button", name="Jiří", exact=True)).to_have_attribute("aria-pressed", "true")
    await expect(page.get_by_role("button", name="Ruth", exact=True)).to_have_attribute("aria-pressed", "true")
