"""Whatever is posted stays text, and the page stays whole."""

import re

from playwright.async_api import expect

from tests.browser.cafe_bot import ROUGH
from tests.browser.conftest import picture_of, run_command

WIDER_THAN_WINDOW = "() => document.documentElement.scrollWidth > innerWidth || document.querySelector('#talk').scrollWidth > document.querySelector('#talk').clientWidth"


async def test_rough_content_is_shown_as_text_and_breaks_nothing(own_cafe, window):
    page = await window(own_cafe)
    await run_command(page, "rough")
    talk = page.locator("#talk")
    await expect(talk.locator(".msg")).to_have_count(len(ROUGH) + 1)
    await expect(talk.locator(".msg").first).to_contain_text("<script>window.broken = true</script>")
    await expect(talk.locator("script, iframe, [onerror], a[href^=javascript]")).to_have_count(0)
    await expect(talk.locator(".pics img")).to_have_count(2)
    assert await page.evaluate("window.broken") is None
    assert not await page.evaluate(WIDER_THAN_WINDOW)
    await picture_of(page, "rough")


async def test_rough_content_fits_a_phone_too(own_cafe, window):
    page = await window(own_cafe, viewport={"width": 390, "height": 844})
    await run_command(page, "rough")
    await expect(page.locator("#talk .msg")).to_have_count(len(ROUGH) + 1)
    assert not await page.evaluate(WIDER_THAN_WINDOW)
    dot = await page.locator("#talk .pics .tiny").bounding_box()
    assert dot["width"] >= 24
    assert dot["height"] >= 24


async def test_direction_marks_stay_inside_their_message(own_cafe, window):
    own_cafe.say("Anna", "kitchen", "\u202eturned")
    page = await window(own_cafe, where="kitchen")
    direction = "e => getComputedStyle(e).unicodeBidi"
    assert await page.locator("#talk .msg p").evaluate(direction) in {"isolate", "plaintext", "isolate-override"}
    assert await page.locator("#talk .who bdi").evaluate(direction) == "isolate"


async def test_the_policy_forbids_inline_script_and_the_page_needs_none(cafe, window):
    page = await window(cafe)
    reply = await page.request.get(f"http://127.0.0.1:{cafe.cord.port}/")
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    html = await reply.text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=|https?://", html)
    stranger = await page.context.browser.new_context()  # its complaint about the script is what this test wants
    other = await stranger.new_page()
    await other.goto(cafe.address("Ruth", "welcome"))
    await other.evaluate(
        "() => { const script = document.createElement('script'); script.textContent = 'window.broken = true'; document.body.append(script); }"
    )
    assert await other.evaluate("window.broken") is None
    await stranger.close()
