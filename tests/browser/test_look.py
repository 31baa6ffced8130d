"""How the page looks and whether everybody can use it."""

from importlib.resources import files

import pytest
from playwright.async_api import expect

from tests.browser.conftest import picture_of, run_command

AXE = (files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = {"serious", "critical"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


async def findings(page) -> list[str]:
    """Serious findings of the accessibility rules, as short lines. Behind an open dialog nothing can be seen or reached."""
    await page.evaluate(AXE)
    report = await page.evaluate(
        "axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'] })"
    )
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in report["violations"] if each["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_accessibility_rules_find_nothing_serious(own_cafe, window, theme):
    page = await window(own_cafe, color_scheme=theme)
    await expect(page.locator("html")).to_have_attribute("data-theme", theme)
    await run_command(page, "card")
    answer = await run_command(page, "table")
    assert await findings(page) == []
    await answer.get_by_role("combobox", name="Choose two or three").click()
    assert await findings(page) == []
    await page.keyboard.press("Escape")
    await answer.get_by_role("button", name="Write", exact=True).click()
    assert await findings(page) == []
    await page.keyboard.press("Escape")
    await page.locator("#write").fill("/ord")
    await page.keyboard.press("Enter")
    await expect(page.locator("#suggestions [role=option]").first).to_be_visible()
    assert await findings(page) == []
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await answer.get_by_role("button", name="Enlarge").click()
    assert await findings(page) == []
    await picture_of(page, f"zoom-{theme}")
    await page.keyboard.press("Escape")
    await picture_of(page, f"desktop-{theme}")


async def test_the_theme_switch_stays_after_a_reload(cafe, window):
    page = await window(cafe)
    await page.get_by_role("button", name="Switch to the light look").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await expect(page.get_by_role("button", name="Switch to the dark look")).to_be_visible()


async def test_a_phone_shows_one_column_with_large_controls(own_cafe, window):
    page = await window(own_cafe, **PHONE)
    answer = await run_command(page, "table")
    await expect(page.get_by_role("navigation")).to_be_hidden()
    for control in await answer.locator(".btn:visible, .select .box").all():
        assert (await control.bounding_box())["height"] >= 46
    picture = await answer.locator(".pics").bounding_box()
    card = await answer.locator(".card").bounding_box()
    assert picture["width"] >= card["width"] - 4
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    await picture_of(page, "phone")
    await page.get_by_role("button", name="Open the list of channels").tap()
    await expect(page.get_by_role("navigation")).to_be_visible()
    await picture_of(page, "phone-menu")
    await page.get_by_role("link", name="kitchen").tap()
    await expect(page.get_by_role("heading", name="kitchen", level=1)).to_be_visible()
    await expect(page.get_by_role("navigation")).to_be_hidden()
    assert await findings(page) == []


async def test_everything_is_reached_with_the_tab_key(cafe, window):
    page = await window(cafe, where="kitchen")
    names = []
    for _ in range(40):
        await page.keyboard.press("Tab")
        names.append(
            await page.evaluate(
                "() => document.activeElement.id || document.activeElement.dataset.channel || document.activeElement.dataset.person || document.activeElement.getAttribute('aria-label') || ''"
            )
        )
    reached = set(names)
    wanted = {
        "skip",
        "language",
        "theme",
        "talk",
        "write",
        "Commands",
        "Emoji",
        str(cafe.channel("welcome")),
        str(cafe.person("Jiří")),
    }
    assert wanted <= reached


async def test_new_messages_are_announced_and_history_is_not(own_cafe, window):
    for n in range(150):
        own_cafe.say("Anna", "welcome", f"message {n}")
    page = await window(own_cafe)
    talk = page.get_by_role("log", name="Messages in welcome")
    await expect(talk).to_have_attribute("aria-live", "polite")
    await talk.evaluate(
        """talk => {
            window.heard = [];
            const hear = changes => changes.some(change => change.addedNodes.length) && window.heard.push(talk.getAttribute('aria-live'));
            new MutationObserver(hear).observe(talk.querySelector('.messages'), { childList: true });
            talk.scrollTop = 0;
        }"""
    )
    await page.wait_for_function(
        "() => window.heard.length > 0 && document.querySelector('#talk').ariaLive === 'polite'"
    )
    assert set(await page.evaluate("window.heard.splice(0)")) == {"off"}
    await page.get_by_role("button", name="To the newest messages").click()
    await page.wait_for_function("() => document.querySelector('#talk').ariaLive === 'polite'")
    await page.evaluate("window.heard.splice(0)")
    own_cafe.say("Anna", "welcome", "something new")
    await expect(page.get_by_text("something new")).to_be_visible()
    assert await page.evaluate("window.heard") == ["polite"]
