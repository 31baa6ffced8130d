"""A channel with 2,000 messages."""

from playwright.async_api import expect

from tests.browser.conftest import Cafe

MANY = 2000
MOST_IN_PAGE = 200


def fill_cellar(cafe: Cafe) -> list[int]:
    """Ids of 2,000 messages in the cellar, oldest first."""
    return [cafe.say("Anna" if n % 3 else "Jiří", "cellar", f"message number {n} **of many**") for n in range(MANY)]


async def test_a_long_channel_opens_at_its_end_and_scrolls_back_to_its_beginning(own_cafe, window):
    fill_cellar(own_cafe)
    page = await window(own_cafe, where="welcome")
    await page.get_by_role("link", name="cellar").click()
    await expect(page.get_by_text("message number 1999", exact=False)).to_be_in_viewport()
    talk = page.locator("#talk")
    most = await talk.evaluate(
        """async talk => {
            let most = 0;
            while (!talk.querySelector('.beginning') || talk.scrollTop > 0) {
                talk.scrollTop = 0;
                await new Promise(requestAnimationFrame);
                most = Math.max(most, talk.querySelectorAll('.msg').length);
            }
            return most;
        }"""
    )
    assert most <= MOST_IN_PAGE
    await expect(page.get_by_text("message number 0 ", exact=False)).to_be_in_viewport()
    numbers = await talk.locator(".msg .text").all_inner_texts()
    assert numbers == [f"message number {n} of many" for n in range(len(numbers))]
    await page.get_by_role("button", name="To the newest messages").click()
    await expect(page.get_by_text("message number 1999", exact=False)).to_be_in_viewport()
    await expect(page.get_by_role("button", name="To the newest messages")).to_be_hidden()


async def test_what_one_reads_stays_in_place_while_older_messages_come(own_cafe, window):
    fill_cellar(own_cafe)
    page = await window(own_cafe, where="cellar")
    talk = page.locator("#talk")
    await expect(page.get_by_text("message number 1999", exact=False)).to_be_in_viewport()
    jumps = await talk.evaluate(
        """async talk => {
            const frame = () => new Promise(requestAnimationFrame);
            const numbers = () => [...talk.querySelectorAll('.msg')].filter(m => m.getBoundingClientRect().bottom > talk.getBoundingClientRect().top)
                .map(m => Number(m.querySelector('.text').textContent.split(' ')[2]))[0];
            const jumps = [];
            let last = numbers();
            for (let turn = 0; turn < 60; turn += 1) {
                talk.scrollTop -= 400;
                await frame(); await frame();
                const now = numbers();
                if (now > last || last - now > 24) jumps.push([last, now]);
                last = now;
            }
            return jumps;
        }"""
    )
    assert jumps == []


async def test_a_link_to_an_old_message_opens_there_and_reads_on_to_the_end(own_cafe, window):
    target = fill_cellar(own_cafe)[700]
    page = await window(own_cafe, where="welcome")
    await page.evaluate(
        "target => { location.hash = target; }", f"{own_cafe.address('Ruth', 'cellar').split('#')[1]}&message={target}"
    )
    await expect(page.locator(f'[data-id="{target}"]')).to_be_in_viewport()
    talk = page.locator("#talk")
    await talk.evaluate(
        """async talk => {
            const last = () => [...talk.querySelectorAll('.msg')].at(-1).textContent;
            while (!last().includes('number 1999')) {
                talk.scrollTop = talk.scrollHeight;
                await new Promise(requestAnimationFrame);
            }
            talk.scrollTop = talk.scrollHeight;
        }"""
    )
    await expect(page.get_by_text("message number 1999", exact=False)).to_be_in_viewport()
    own_cafe.say("Anna", "cellar", "and one more")
    await expect(page.get_by_text("and one more")).to_be_in_viewport()
