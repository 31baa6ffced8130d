"""Adding people, and how often each of them is called."""

import pytest

from tests.discord.person import Refusal, components

BUTTON = 2


async def test_a_newcomer_joins_the_guild_and_everybody_hears_of_it(join):
    ruth, jiri = await join("ruth"), await join("jiri")
    person = (await ruth.ask("add_person", name="  Žofie   Nová "))["person"]
    assert (person["username"], person["global_name"], person["locale"]) == ("zofienova", "Žofie Nová", "en-GB")
    heard = await jiri.event("people")
    assert heard["people"][-1] == person
    zofie = await join("zofienova")
    assert zofie.snapshot["guilds"][0]["name"] == ruth.snapshot["guilds"][0]["name"]


async def test_two_people_of_one_name_get_names_of_their_own(join):
    ruth = await join("ruth")
    names = [(await ruth.ask("add_person", name=name))["person"]["username"] for name in ("Jiri", "jiří", "猫", "犬")]
    assert names == ["jiri2", "jiri3", "person", "person2"]


@pytest.mark.parametrize("name, code", [(" ", "empty"), ("x" * 33, "too_long"), (7, "bad_request")])
async def test_a_name_that_does_not_fit_adds_nobody(join, cord, name, code):
    ruth = await join("ruth")
    before = len(cord.state.people)
    with pytest.raises(Refusal) as refused:
        await ruth.ask("add_person", name=name)
    assert refused.value.code == code
    assert len(cord.state.people) == before


async def test_the_number_of_people_has_an_end(join, cord):
    ruth = await join("ruth")
    for n in range(50 - len(cord.state.people)):
        await ruth.ask("add_person", name=f"guest {n}")
    with pytest.raises(Refusal, match="no_permission"):
        await ruth.ask("add_person", name="one too many")


async def test_others_hear_how_often_somebody_is_called_until_they_look(join):
    ruth, jiri = await join("ruth"), await join("jiri")
    channel = ruth.channel("general")
    said = (await ruth.ask("say", channel=channel, content=f"<@{jiri.id}> ahoj"))["message"]
    assert (await ruth.event("person_mentions", mentions=1))["person"] == jiri.id
    await jiri.ask("read", channel=channel, message=said["id"])
    assert (await ruth.event("person_mentions", mentions=0))["person"] == jiri.id


async def test_an_answer_to_a_click_names_what_was_pressed(anezka):
    board = await anezka.say_command("board")
    whisper = await anezka.answer(await anezka.click(board, "board:whisper"))
    pressed = next(each for each in components(board, BUTTON) if each["custom_id"] == "board:whisper")
    assert whisper["interaction_metadata"]["name"] == pressed["label"]
