"""Everything beside plain moves: undo, drafts, why-not, forms, restarts, old buttons, other people, other tables."""

import asyncio
from functools import partial

import pytest

from bot.ui.limits import CHOICE
from engine.core.words import words
from tests.bot.house import BUTTON, SELECT, acts, button, texts, until
from tests.bot.house import house as open_house
from tests.discord.person import components
from tests.engine.burgundy.table import Table

START = Table().depot(4, "mine", "church").depot(2, "ship", "bank").depot(5, "castle", "cow_3").player(dice=(4, 2))


@pytest.fixture
async def number(house, anezka, ruth):
    """A table of two people; seat 0, Anežka, is to move with a four and a two."""
    made = await house.table([anezka, ruth])
    await house.put(made, START.state)
    return made


async def test_draft_by_typing_and_form_then_commit(house, anezka, number):
    panel = await anezka.move(number, "vezmi loď z 2", now=False)
    assert "Tvůj návrh" in texts(panel)
    assert (await house.match(number)).last_seq == 0, "a draft is nobody else's business"
    panel = await anezka.modal(panel, "ty", "take mine from 4")
    assert list((await house.host.drafts.tip(number, anezka.id)).lines) == [
        "take ship from 2 with 2", "take mine from 4 with 1",
    ]  # fmt: skip
    played = await anezka.press(panel, "cm", "turn")
    assert "Odehráno" in texts(played)
    assert (await house.match(number)).last_seq == 3


async def test_why_not_names_the_rule_and_moves_to_press(house, anezka, ruth, number):
    answer = await anezka.command("why", await house.thread(number), move="take church from 2")
    assert "church" in texts(answer) or "kostel" in texts(answer)
    near = [act for act, _ in acts(answer, BUTTON) if act.name == "pk"]
    assert near, "something near it that is possible"
    rule = await anezka.press(answer, "ru")
    assert [act for act, _ in acts(rule, BUTTON) if act.name == "lk"], "the rule, and the way to others"
    panel = await anezka.panel(number)
    answer = await anezka.modal(panel, "wn", "sell 3")
    assert "sell 3" in texts(answer)
    refused = await anezka.move(number, "sell 3")
    assert (await house.match(number)).last_seq == 0
    assert texts(refused).count("why-") == texts(refused).count("error-") == 0


async def test_line_that_leaves_something_open_asks_in_the_panel(house, anezka, number):
    panel = await anezka.move(number, "take")
    choices = [option["value"] for _, one in acts(panel, SELECT) for option in one["options"]]
    choices += [act.arg for act, _ in acts(panel, BUTTON) if act.name == "pk"]
    assert choices
    assert all(choice.startswith("take ") for choice in choices)
    assert (await house.match(number)).last_seq == 0


async def test_nonsense_gets_a_sentence(house, anezka, ruth, number):
    for line in ("xyzzy", "take", "; ; ;", "take ship from 4 from 4", "place", "a" * 500, "take 💥"):
        said = texts(await ruth.move(number, line)) + texts(await anezka.move(number, line))
        assert said.strip()
        assert "error-" not in said
        assert "why-" not in said
    assert (await house.match(number)).last_seq == 0


async def test_completion_follows_the_line(house, anezka, number):
    offered = await anezka.complete(number, "take")
    assert "take ship from 2 with 2" in offered
    second = await anezka.complete(number, "take ship from 2 with 2; take")
    assert second
    assert all(line.startswith("take ship from 2 with 2; ") for line in second)
    assert not any("from 2" in line.rpartition(";")[2] for line in second), "the die is used by then"


async def test_suggestions_after_a_long_line_are_told_apart(house, anezka, number):
    """What was typed before is left out of their names rather than what is new."""
    front = "workers" + " " * 57 + "with 2; "
    known = await anezka.page.until(lambda: anezka.page.known_command("move"))
    asked = {"channel": await house.thread(number), "command": known["id"], "path": [], "focused": "move"}
    reply = await anezka.page.ask("autocomplete", **asked, options={"move": front})
    names = [choice["name"] for choice in reply["choices"]]
    assert len(names) == len(set(names)) > 4
    assert all(choice["value"].startswith(front) for choice in reply["choices"])
    assert any(name.startswith("… ") for name in names), "there the label is longer than the line"
    assert max(map(len, names)) <= CHOICE


async def test_who_was_long_away_can_step_through_what_was_missed(house, anezka, ruth, monkeypatch):
    monkeypatch.setattr("bot.host.news.MOST_LINES", 1)
    tomas = await house.join("tomas")
    number = await house.table([anezka, ruth, tomas])
    await house.put(number, Table(3).player(dice=(4, 2)).player(1, dice=(3, 3)).player(2, dice=(1, 1)).state)
    for person in (anezka, ruth):
        await person.move(number, "workers; workers; end")
    panel = await tomas.panel(number)
    assert words("cs").say("ui-missed", count=1) in texts(panel)
    first = await tomas.press(panel, "rp")
    assert words("cs").say("ui-replay-at", number=1, last=6) in texts(first)


async def test_a_line_that_is_full_is_offered_as_it_is(house, anezka, number):
    """A suggestion holds a hundred characters; nobody should think that nothing more is possible."""
    front = "workers" + " " * 80 + "with 2"
    known = await anezka.page.until(lambda: anezka.page.known_command("move"))
    asked = {"channel": await house.thread(number), "command": known["id"], "path": [], "focused": "move"}
    reply = await anezka.page.ask("autocomplete", **asked, options={"move": f"{front}; "})
    assert reply["choices"] == [{"name": words("cs").say("ui-line-full"), "value": front}]


async def test_undo_is_free_until_something_was_rolled(house, anezka, ruth, number):
    await anezka.move(number, "take ship from 2")
    plan = await anezka.command("undo", await house.thread(number))
    assert "take ship from 2" in texts(plan)
    await anezka.press(plan, "uq")
    live = await house.host.desk.live(number)
    assert (live.table.epoch, live.state) == (1, START.state)
    await house.posted(number)


async def test_undo_past_the_others_move_is_voted_on(house, anezka, ruth, number):
    await anezka.move(number, "workers; workers; end")
    await ruth.move(number, "workers")
    plan = await anezka.command("undo", await house.thread(number))
    await anezka.press(plan, "uq")
    await house.posted(number)
    card = await ruth.find(lambda message: button(message, "vt"))
    refused = await anezka.press(
        card, "vt", arg=next(act.arg for act, _ in acts(card, BUTTON) if act.arg.endswith("yes"))
    )
    assert "error-" not in texts(refused), "nobody votes on the own question"
    before = (await house.match(number)).last_seq
    assert before == 4
    await ruth.press(card, "vt", arg=next(act.arg for act, _ in acts(card, BUTTON) if act.arg.endswith("yes")))
    assert (await house.host.desk.live(number)).table.epoch == 1
    await house.posted(number)
    assert not button(house.message(int(card["id"])), "vt"), "nothing left to vote on"


async def test_undo_names_moves_that_came_meanwhile(house, anezka, ruth, number):
    await anezka.move(number, "take ship from 2")
    plan = await anezka.command("undo", await house.thread(number))
    await anezka.move(number, "take mine from 4")
    again = await anezka.press(plan, "uq")
    assert "take mine from 4" in texts(again)
    assert (await house.host.desk.live(number)).table.epoch == 0, "nothing was taken back unseen"


async def test_everything_posted_works_after_a_restart(house, anezka, ruth, number):
    panel = await anezka.choose(await anezka.panel(number), "take ship")
    typed = await anezka.page.click(
        panel, next(one["custom_id"] for act, one in acts(panel, BUTTON) if act.name == "ty")
    )
    assert (await anezka.page.outcome(typed))["state"] == "modal"

    await house.restart()

    reply = await anezka.page.ask("submit", interaction=typed, fields={"line": "take mine from 4"})
    panel = await anezka._answer(reply["interaction"], panel)
    assert len((await house.host.drafts.tip(number, anezka.id)).lines) == 2, "form and draft live on"
    again = await anezka.panel(number)
    assert any(act.name == "cm" for act, _ in acts(again, BUTTON))
    await anezka.press(panel, "cm", "turn")
    assert (await house.match(number)).last_seq == 3
    stale = await anezka.press(again, "cm", "turn")
    assert (await house.match(number)).last_seq == 3, "a second commit plays nothing"
    assert texts(stale).strip()
    await house.posted(number)


async def test_old_panel_of_an_earlier_turn_shows_how_it_stands(house, anezka, ruth, number):
    old = await anezka.panel(number)
    choice = next(act for act, _ in acts(old, BUTTON) if act.name == "pk")
    await anezka.move(number, "workers; workers; end")
    answer = await anezka.press(old, "pk", choice.arg)
    assert "Ruth" in texts(answer), "who is to move now"
    assert (await house.match(number)).last_seq == 3


async def test_second_press_on_take_back_takes_nothing_more(house, anezka, number):
    panel = await anezka.choose(await anezka.panel(number), "take ship")
    other = await anezka.panel(number)
    panel = await anezka.choose(panel, "take mine")
    await anezka.press(panel, "bk")
    assert len((await house.host.drafts.tip(number, anezka.id)).lines) == 1
    await anezka.press(other, "bk")
    assert not (await house.host.drafts.tip(number, anezka.id)).lines, "the same draft as was seen there"


async def test_same_interaction_twice_counts_once(house, anezka, number):
    panel = await anezka.panel(number)
    await anezka.choose(panel, "take ship")
    house.cord.faults.duplicate_interaction()
    await anezka.move(number, "take mine from 4")
    house.cord.faults.duplicate_interaction()
    await house.host.autos.settled()
    await asyncio.sleep(0.1)
    assert (await house.match(number)).last_seq == 1
    assert len(await house.host.history.moves(number, None)) == 1


async def test_observer_sees_the_board_and_changes_nothing(house, anezka, ruth, number):
    jiri = await house.join("jiri")
    answer = await jiri.panel(number)
    assert components(answer, 12), "the board in private"
    assert not [act for act, _ in acts(answer, BUTTON) if act.name in {"pk", "cm"}]
    for name in ("hd", "zo", "ru", "hi"):
        assert await jiri.press(await house.board(number), name)
    for refused in (
        await jiri.move(number, "workers"),
        await jiri.command("undo", await house.thread(number)),
        await jiri.command("table resign", await house.thread(number)),
    ):
        assert "u stolu" in texts(refused).lower()
    assert (await house.match(number)).last_seq == 0


async def drafted(house, number, player):
    return (await house.host.drafts.tip(number, player.id)).lines


async def test_two_tables_clicked_fast_do_not_mix(house, anezka, ruth, number):
    other = await house.table([anezka, ruth])
    await house.put(other, START.state)
    panels = [await anezka.panel(one) for one in (number, other)]
    clicks = [
        (panel, one["custom_id"])
        for panel in panels
        for act, one in acts(panel, BUTTON)
        if act.name == "pk" and act.arg.startswith("workers")
    ]
    for _ in range(3):
        await asyncio.gather(*(anezka.page.click(panel, custom_id) for panel, custom_id in clicks))
    for one in (number, other):
        await until(partial(drafted, house, one, anezka))
        panel = await anezka.choose(await anezka.panel(one), "workers with 2")
        await anezka.press(panel, "cm", "turn")
        assert (await house.match(one)).last_seq == 3
        assert [told.line.split()[0] for told in await house.host.history.moves(one, None)] == [
            "workers",
            "workers",
            "end",
        ]


async def test_turns_lead_from_table_to_table(house, anezka, ruth, number):
    other = await house.table([anezka, ruth])
    await house.put(other, START.state)
    listed = await anezka.command("turns", "general")
    assert "2 stoly" in texts(listed)
    panel = await anezka.press(listed, "yo")
    await anezka.choose(panel, "workers")
    done = await anezka.move(number, "workers; workers; end")
    following = await anezka.press(done, "yo")
    assert f"stůl {other}" in texts(following)


async def test_questions_speak_to_the_reader(house, anezka, ruth, number):
    assert "Jsi na tahu: použij obě kostky" in texts(await anezka.panel(number))
    await anezka.move(number, "workers; workers; end")
    assert "Your move: use both dice" in texts(await ruth.panel(number))
    await house.posted(number)
    assert "Jsi na tahu" not in texts(await house.board(number)), "in public nobody is you"


async def test_language_is_the_persons_own(house, anezka, ruth, number):
    assert "Jsi" in texts(await anezka.panel(number)) or "fáze" in texts(await anezka.panel(number))
    set_to = await anezka.command("settings", "general", language="en")
    assert "English" in texts(set_to)
    assert "phase" in texts(await anezka.panel(number))
    back = await anezka.command("settings", "general", language="auto")
    assert "česky" in texts(back)


async def test_every_looking_command_answers_in_both_languages(house, anezka, ruth, number):
    thread = await house.thread(number)
    for player in (anezka, ruth):
        for line in (
            "board",
            "hand",
            "turns",
            "help",
            "profile",
            "table list",
            "table info",
            "table history",
            "table text",
            "table export",
        ):
            answer = await player.command(line, thread)
            said = texts(answer)
            assert said.strip() or answer["attachments"], line
            assert "ui-" not in said, line
        for asked in ("castle", "hrad", "zzz"):
            assert texts(await player.command("rules", thread, words=asked)).strip()
            assert texts(await player.command("card", thread, name=asked)).strip()


async def test_moves_are_stepped_through_with_pictures(house, anezka, ruth, number):
    await anezka.move(number, "workers; take ship from 2; end")
    newest = await anezka.command("table replay", await house.thread(number))
    earlier = await anezka.press(newest, "rp", arg="2")
    assert "loď" in texts(earlier)
    assert components(earlier, 12)
    first = await anezka.press(earlier, "rp", arg="0")
    assert "před prvním tahem" in texts(first)
    assert {act.arg for act, _ in acts(first, BUTTON)} == {"1", "3"}


async def test_pings_speak_the_language_of_who_is_pinged(tmp_path):
    async with open_house(tmp_path, limits={"ping_delay_seconds": 0}) as house:
        anezka, ruth = await house.join("anezka"), await house.join("ruth")
        number = await house.table([anezka, ruth])
        await house.put(number, START.state)
        await anezka.move(number, "workers; workers; end")
        thread = await house.thread(number)

        async def pings():
            return [
                one for one in house.messages(thread) if any(user["id"] == ruth.page.id for user in one["mentions"])
            ]

        [ping] = await until(pings)
        assert "your turn" in texts(ping)
