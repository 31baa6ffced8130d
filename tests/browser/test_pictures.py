"""Pictures, embeds, links and the text of messages."""

from playwright.async_api import expect

from tests.browser.conftest import picture_of, run_command


async def test_a_picture_has_its_description_and_opens_large(cafe, window):
    page = await window(cafe)
    await run_command(page, "table")
    picture = page.get_by_role("img", name="The plan of table 7").last
    await expect(picture).to_be_visible()
    await page.wait_for_function("() => [...document.querySelectorAll('#talk img')].at(-1).naturalWidth === 640")
    await page.get_by_role("button", name="Enlarge: The plan of table 7").last.click()
    zoom = page.get_by_role("dialog", name="The plan of table 7")
    await expect(zoom.get_by_role("img")).to_be_visible()
    before = await zoom.get_by_role("img").bounding_box()
    await zoom.get_by_role("button", name="Larger").click()
    after = await zoom.get_by_role("img").bounding_box()
    assert after["width"] > before["width"] * 1.2
    await picture_of(page, "zoom")
    await page.keyboard.press("Escape")
    await expect(zoom).to_have_count(0)
    await expect(page.get_by_role("button", name="Enlarge: The plan of table 7").last).to_be_focused()


async def test_an_embed_shows_title_fields_picture_and_foot_once(cafe, window):
    page = await window(cafe)
    await run_command(page, "card")
    card = page.locator("#talk .msg").last
    await expect(card.get_by_role("heading", name="Menu")).to_be_visible()
    await expect(card).to_contain_text("Prices in crowns")
    await expect(card.locator("dt")).to_have_text(["Soup", "Cake"])
    await expect(card.get_by_role("img", name="Menu").or_(card.locator(".pics img"))).to_have_count(1)


async def test_a_link_to_a_message_leads_to_it(cafe, window):
    target = cafe.say("Anna", "cellar", "The wine is **here**")
    guild = next(iter(cafe.cord.state.guilds))
    cafe.say("Anna", "welcome", f"Look: https://discord.com/channels/{guild}/{cafe.channel('cellar')}/{target}")
    page = await window(cafe)
    await page.locator("#talk .msg").last.get_by_role("link").click()
    await expect(page.get_by_role("heading", name="cellar", level=1)).to_be_visible()
    await expect(page.locator(f'[data-id="{target}"]')).to_have_class("msg lit")
    await page.go_back()
    await expect(page.get_by_role("heading", name="welcome", level=1)).to_be_visible()


async def test_markdown_and_timestamps_are_drawn(cafe, window):
    cafe.say(
        "Anna",
        "welcome",
        "# Title\n-# small\n- one\n  - two\n> said\n**bold** *lean* __under__ ~~gone~~ `code` ||hidden|| <t:1700000000:D>\n```py\nx = 1\n```",
    )
    page = await window(cafe)
    last = page.locator("#talk .msg").last
    await expect(last.get_by_role("heading", name="Title")).to_be_visible()
    for selector, text in {
        "p.small": "small",
        "ul ul li": "two",
        "blockquote": "said",
        "strong": "bold",
        "em": "lean",
        "u": "under",
        "s": "gone",
        "p code": "code",
        "pre": "x = 1",
        "time.stamp": "14 November 2023",
    }.items():
        await expect(last.locator(selector).first).to_have_text(text)
    spoiler = last.get_by_role("button", name="Hidden text")
    await spoiler.click()
    await expect(last.get_by_role("button", name="hidden", exact=True)).to_have_attribute("aria-expanded", "true")
