"""What the page makes of Discord's markdown, as trees."""


def bold(*inside):
    return {"type": "strong", "children": list(inside)}


def lean(*inside):
    return {"type": "em", "children": list(inside)}


def link(url, *inside):
    return {"type": "link", "url": url, "children": list(inside) or [url]}


CASES = {
    "plain": ["plain"],
    "**b** *i* ***bi***": [bold("b"), " ", lean("i"), " ", bold(lean("bi"))],
    "_i_ and snake_case_name": [lean("i"), " and snake_case_name"],
    "2 * 3 * 4": ["2 * 3 * 4"],
    r"\*not lean\*": ["*not lean*"],
    "`a **b**`": [{"type": "code", "text": "a **b**"}],
    "**open": ["**open"],
    "||who||": [{"type": "spoiler", "children": ["who"]}],
    "<@12> <@!12>": [{"type": "user", "id": "12"}, " ", {"type": "user", "id": "12"}],
    "<#3> <@&4>": [{"type": "channel", "id": "3"}, " ", {"type": "role", "id": "4"}],
    "</play now:5>": [{"type": "command", "name": "play now", "id": "5"}],
    "<:die:6>": [{"type": "emoji", "name": "die", "id": "6", "animated": False}],
    "<t:7:R> <t:8>": [{"type": "time", "unix": 7, "style": "R"}, " ", {"type": "time", "unix": 8, "style": "f"}],
    "[here](https://a.example/b)": [link("https://a.example/b", "here")],
    "see https://a.example/b.": ["see ", link("https://a.example/b"), "."],
    "<https://a.example>": [link("https://a.example")],
    "[x](javascript:alert(1))": ["[x](javascript:alert(1))"],
    "a < b > c & <b>": ["a < b > c & <b>"],
}
BLOCKS = {
    "# One\n### Three\n-# small": ["heading", "heading", "small"],
    "one\ntwo\n\nthree": ["paragraph", "paragraph"],
    "> a\n> b\nc": ["quote", "paragraph"],
    ">>> a\n\nb": ["quote"],
    "- a\n- b\ntext\n1. c": ["list", "paragraph", "list"],
    "```py\nx\n```after": ["fence", "paragraph"],
    "#no heading": ["paragraph"],
}
# Texts that make careless expressions run for hours; the test ends, or the suite's patience does.
ENDLESS = [
    "*" * 4000,
    "||" * 2000,
    "[" * 4000,
    "_a" * 2000,
    "`" * 3999 + "a",
    "**a " * 1000,
    "> " * 2000,
    "*a**" * 1000,
    "[a](" * 1000,
]


async def test_marks_inside_a_line(cafe, window):
    page = await window(cafe)
    read = "async texts => { const { spans } = await import('/markdown.js'); return texts.map(text => spans(text)); }"
    assert dict(zip(CASES, await page.evaluate(read, list(CASES)), strict=True)) == CASES


async def test_blocks_of_lines(cafe, window):
    page = await window(cafe)
    read = "async texts => { const { parse } = await import('/markdown.js'); return texts.map(text => parse(text).map(block => block.type)); }"
    assert dict(zip(BLOCKS, await page.evaluate(read, list(BLOCKS)), strict=True)) == BLOCKS


async def test_no_text_keeps_the_reader_busy_for_ever(cafe, window):
    page = await window(cafe)
    read = "async texts => { const { parse } = await import('/markdown.js'); return texts.map(text => parse(text).length); }"
    assert min(await page.evaluate(read, ENDLESS)) > 0
