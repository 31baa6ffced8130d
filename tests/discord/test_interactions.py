"""The example bot walks every kind of interaction."""

import asyncio

import discord
import pytest

from tests.discord.example_bot import Panel, picture
from tests.discord.person import Refusal, components


async def test_command_answers_in_the_channel(anezka, tomas):
    message = await anezka.say_command("echo", text="Žluťoučký kůň")
    assert message["content"] == "Žluťoučký kůň"
    assert message["type"] == 20
    assert message["interaction_metadata"]["name"] == "echo"
    seen = await tomas.until(lambda: tomas.messages.get(message["id"]))
    assert seen["content"] == message["content"]


async def test_optional_boolean(anezka):
    assert (await anezka.say_command("echo", text="hi", loud=True))["content"] == "HI"


async def test_localised_names_are_offered_and_default_names_sent(anezka):
    known = await anezka.until(lambda: anezka.known_command("echo"))
    assert known["name_localizations"] == {"cs": "ozvena"}
    assert known["description_localizations"] == {"cs": "Zopakuj to"}
    assert known["options"][0]["name_localizations"] == {"cs": "slova"}


async def test_subcommand_and_group(anezka):
    assert (await anezka.say_command("table list_"))["content"] == "no tables"
    assert (await anezka.say_command("table clock set", hours=3))["content"] == "3 hours"


async def test_every_kind_of_option(anezka, tomas):
    guild = anezka.snapshot["guilds"][0]
    role = next(each for each in guild["roles"] if each["name"] == "Admin")
    place = anezka.channel("welcome")
    message = await anezka.say_command(
        "options", who=tomas.id, role=role["id"], place=place, number=6, share=0.5, colour="blue"
    )
    assert message["content"] == "Tomáš Admin welcome 6 0.5 blue"


@pytest.mark.parametrize(
    "name, value, rule",
    [
        ("number", 7, "max"),
        ("number", 0, "min"),
        ("number", "x", "type"),
        ("share", 2.0, "max"),
        ("who", "1", "choice"),
        ("colour", "pink", "choice"),
    ],
)
async def test_unfit_options_never_reach_the_bot(anezka, tomas, name, value, rule):
    guild = anezka.snapshot["guilds"][0]
    good = {"who": tomas.id, "role": guild["id"], "place": anezka.channel("welcome"), "number": 1, "share": 0.1}
    with pytest.raises(Refusal) as refused:
        await anezka.command("options", **(good | {name: value}))
    assert (refused.value.code, refused.value.error["field"], refused.value.error["rule"]) == (
        "invalid_option",
        name,
        rule,
    )


async def test_missing_required_option(anezka):
    with pytest.raises(Refusal) as refused:
        await anezka.command("echo")
    assert refused.value.error["rule"] == "required"


async def test_autocomplete(anezka):
    assert [each["value"] for each in await anezka.complete("guess", "move", move="take")] == ["take ship", "take mine"]
    assert await anezka.complete("guess", "move", move="xyz") == []
    assert (await anezka.say_command("guess", move="take mine", number=3))["content"] == "guessed take mine 3"


async def test_a_newer_autocomplete_ends_the_older_one(anezka, cord):
    known = await anezka.until(lambda: anezka.known_command("guess"))
    cord.faults.delay("POST /interactions/", 0.5)
    fields = {"channel": anezka.channel("general"), "command": known["id"], "focused": "move"}
    older = asyncio.create_task(anezka.ask("autocomplete", **fields, options={"move": "t"}))
    await asyncio.sleep(0)
    newer = await anezka.ask("autocomplete", **fields, options={"move": "castle"})
    assert [each["value"] for each in newer["choices"]] == ["place castle"]
    with pytest.raises(Refusal, match="expired"):
        await older


async def test_dynamic_button_edits_its_message(anezka, tomas):
    message = await anezka.say_command("count")
    pressed = await anezka.outcome(await anezka.click(message, "count:0"))
    assert pressed["state"] == "updated"
    changed = await tomas.settled(message["id"], lambda each: each["content"] == "Pressed 1")
    again = await tomas.outcome(await tomas.click(changed, "count:1"))
    assert again["state"] == "updated"
    await anezka.settled(message["id"], lambda each: each["content"] == "Pressed 2")


async def test_embed_with_picture_and_its_replacement(anezka, cord):
    message = await anezka.say_command("board")
    image = message["embeds"][0]["image"]
    assert (image["width"], image["height"]) == (320, 200)
    assert image["url"].startswith("/attachments/")
    assert message["attachments"][0]["description"] == "A grey board"
    await anezka.outcome(await anezka.click(message, "board:new"), "updated")
    changed = await anezka.settled(message["id"], lambda each: each["embeds"][0]["title"] == "New")
    assert [each["filename"] for each in changed["attachments"]] == ["new.png"]
    assert changed["embeds"][0]["image"]["width"] == 640


async def test_deferred_update(anezka):
    message = await anezka.say_command("board")
    await anezka.outcome(await anezka.click(message, "board:work"), "deferred")
    await anezka.settled(message["id"], lambda each: each["content"] == "worked")


async def test_ephemeral_is_seen_by_one_person_only(anezka, tomas):
    message = await anezka.say_command("board")
    await tomas.until(lambda: tomas.messages.get(message["id"]))
    whisper = await anezka.answer(await anezka.click(message, "board:whisper"))
    assert whisper["flags"] & 64
    await anezka.ask("say", channel=anezka.channel("general"), content="after it")
    await tomas.until(lambda: any(each["content"] == "after it" for each in tomas.messages.values()))
    assert whisper["id"] not in tomas.messages
    seen = {each["id"] for each in (await tomas.ask("history", channel=message["channel_id"]))["messages"]}
    own = {each["id"] for each in (await anezka.ask("history", channel=message["channel_id"]))["messages"]}
    assert whisper["id"] in own - seen
    with pytest.raises(Refusal, match="unknown_message"):
        await tomas.click(whisper, "board:whisper")
    await anezka.ask("dismiss", message=whisper["id"])
    await anezka.event("message_delete", message=whisper["id"])


async def test_disabled_button_cannot_be_pressed(anezka):
    message = await anezka.say_command("board")
    with pytest.raises(Refusal, match="disabled"):
        await anezka.click(message, "board:gone")
    with pytest.raises(Refusal, match="unknown_component"):
        await anezka.click(message, "board:other")


async def test_selects_of_every_kind(anezka, tomas):
    message = await anezka.say_command("picks")
    guild = anezka.snapshot["guilds"][0]
    admin = next(each["id"] for each in guild["roles"] if each["name"] == "Admin")
    for custom_id, values, words in (
        ("pick:word", ["red", "blue"], "red, blue"),
        ("pick:user", [tomas.id], "Tomáš"),
        ("pick:role", [admin], "Admin"),
        ("pick:channel", [anezka.channel("welcome")], "welcome"),
        ("pick:anyone", [admin], "Role"),
    ):
        answer = await anezka.answer(await anezka.click(message, custom_id, values))
        assert answer["content"] == words


@pytest.mark.parametrize(
    "custom_id, values, rule",
    [
        ("pick:word", [], "count"),
        ("pick:word", ["red", "green", "blue"], "count"),
        ("pick:word", ["pink"], "choice"),
        ("pick:user", ["1"], "choice"),
        ("pick:word", "red", "type"),
    ],
)
async def test_unfit_picks(anezka, custom_id, values, rule):
    message = await anezka.say_command("picks")
    with pytest.raises(Refusal) as refused:
        await anezka.click(message, custom_id, values)
    assert refused.value.error["rule"] == rule


async def test_components_v2(anezka):
    message = await anezka.say_command("panel")
    assert message["flags"] & 32768
    assert message["flags"] & 64
    item = components(message, 12)[0]["items"][0]
    assert (item["media"]["width"], item["description"]) == (320, "The board")
    assert item["media"]["url"].startswith("/attachments/")
    assert components(message, 17)[0]["accent_color"] == 0x336699
    assert (await anezka.answer(await anezka.click(message, "panel:move")))["content"] == "chosen panel:move"
    assert (await anezka.answer(await anezka.click(message, "panel:pick", ["B"])))["content"] == "chosen B"
    await anezka.outcome(await anezka.click(message, "panel:next"), "updated")
    changed = await anezka.settled(message["id"], lambda each: components(each, 10)[0]["content"] == "### Turn 2")
    assert [each["filename"] for each in changed["attachments"]] == ["second.png"]


async def test_form_with_labels(anezka, tomas):
    opened = await anezka.outcome(await anezka.command("form"))
    assert (opened["state"], opened["modal"]["title"]) == ("modal", "About you")
    fields = {"name": "Jiří", "colour": ["red"], "friend": [tomas.id], "pace": "fast", "games": ["go", "chess"]}
    reply = await anezka.ask("submit", interaction=opened["interaction"], fields=fields)
    assert (await anezka.answer(reply["interaction"]))["content"] == "Jiří red Tomáš fast go chess"
    with pytest.raises(Refusal, match="unknown_modal"):
        await anezka.ask("submit", interaction=opened["interaction"], fields=fields)


@pytest.mark.parametrize(
    "field, value, rule",
    [
        ("name", "", "required"),
        ("name", "J", "min_length"),
        ("name", "J" * 21, "max_length"),
        ("colour", [], "required"),
        ("colour", ["pink"], "choice"),
        ("pace", None, "required"),
        ("games", ["x"], "choice"),
    ],
)
async def test_unfit_fields_keep_the_form_open(anezka, field, value, rule):
    opened = await anezka.outcome(await anezka.command("form"))
    good = {"name": "Jiří", "colour": ["red"], "pace": "fast"}
    with pytest.raises(Refusal) as refused:
        await anezka.ask("submit", interaction=opened["interaction"], fields=good | {field: value})
    assert (refused.value.error["field"], refused.value.error["rule"]) == (field, rule)
    reply = await anezka.ask("submit", interaction=opened["interaction"], fields=good)
    assert (await anezka.answer(reply["interaction"]))["content"] == "Jiří red fast"


async def test_older_form_changes_the_clicked_message(anezka):
    message = await anezka.say_command("oldform")
    opened = await anezka.outcome(await anezka.click(message, "open:old"))
    reply = await anezka.ask("submit", interaction=opened["interaction"], fields={"note": "příliš"})
    assert (await anezka.outcome(reply["interaction"]))["state"] == "updated"
    await anezka.settled(message["id"], lambda each: each["content"] == "note: příliš")


async def test_tick_box(anezka):
    opened = await anezka.outcome(await anezka.command("tick"))
    reply = await anezka.ask("submit", interaction=opened["interaction"], fields={"agree": True})
    assert (await anezka.answer(reply["interaction"]))["content"] == "agreed: True"


@pytest.mark.parametrize("quiet", [False, True])
async def test_thinking_then_two_messages(anezka, quiet):
    interaction = await anezka.command("slow", quiet=quiet)
    thinking = await anezka.outcome(interaction, "thinking")
    first = await anezka.settled(thinking["message"], lambda each: each["content"] == "first, changed")
    assert not first["flags"] & 128
    assert bool(first["flags"] & 64) is quiet
    assert first["attachments"][0]["filename"] == "board.png"
    await anezka.until(lambda: any(each["content"] == "second, changed" for each in anezka.messages.values()))


async def test_context_menus(anezka, tomas):
    channel = anezka.channel("general")
    greet, quote = [await anezka.until(lambda name=name: anezka.known_command(name)) for name in ("Greet", "Quote")]
    reply = await anezka.ask("command", channel=channel, command=greet["id"], target=tomas.id)
    assert (await anezka.answer(reply["interaction"]))["content"] == "Hello Tomáš"
    said = (await tomas.ask("say", channel=channel, content="what I said"))["message"]
    reply = await anezka.ask("command", channel=channel, command=quote["id"], target=said["id"])
    assert (await anezka.answer(reply["interaction"]))["content"] == "> what I said"


async def test_commands_in_a_dm(anezka, bot):
    channel = (await anezka.ask("dm", user=str(bot.user.id)))["channel"]
    message = await anezka.say_command("echo", channel["id"], text="in private")
    assert message["channel_id"] == channel["id"]
    with pytest.raises(Refusal, match="no_permission"):
        await anezka.command("manage", channel["id"])


async def test_commands_are_shown_to_those_who_may_use_them(anezka, tomas):
    assert await anezka.until(lambda: anezka.known_command("manage"))
    assert await tomas.until(lambda: tomas.known_command("echo"))
    assert not tomas.known_command("manage")
    with pytest.raises(Refusal, match="no_permission"):
        await tomas.ask("command", channel=tomas.channel("general"), command=anezka.known_command("manage")["id"])


async def test_letter_opens_a_dm(anezka):
    await anezka.command("letter")
    letter = await anezka.until(
        lambda: next((each for each in anezka.messages.values() if each["content"] == "a letter"), None)
    )
    opened = await anezka.event("channel_create")
    assert opened["channel"]["id"] == letter["channel_id"]
    assert opened["channel"]["recipients"][0]["bot"]


async def test_locale_of_the_person_goes_to_the_bot(anezka, bot, cord):
    await anezka.ask("locale", locale="de")
    await anezka.say_command("echo", text="hallo")
    assert cord.interactions.newest.payload["locale"] == "de"
    assert next(each for each in (await anezka.event("people"))["people"] if each["id"] == anezka.id)["locale"] == "de"


@pytest.mark.parametrize("quiet", [True, False])
async def test_layout_drawn_after_thinking_and_after_a_deferred_click(anezka, quiet):
    thinking = await anezka.outcome(await anezka.command("later", quiet=quiet), "thinking")
    panel = await anezka.settled(thinking["message"], lambda each: each["components"])
    assert panel["flags"] & 32768
    assert not panel["flags"] & 128
    assert bool(panel["flags"] & 64) is quiet
    await anezka.outcome(await anezka.click(panel, "later:next"), "deferred")
    drawn = await anezka.settled(panel["id"], lambda each: components(each, 10)[0]["content"] == "Turn 2")
    assert [each["filename"] for each in drawn["attachments"]] == ["third.png"]
    assert components(drawn, 12)[0]["items"][0]["media"]["url"] == drawn["attachments"][0]["url"]


async def test_private_answers_cannot_be_reached_through_the_channel(anezka, bot):
    panel = await anezka.say_command("panel")
    message = bot.get_channel(int(panel["channel_id"])).get_partial_message(int(panel["id"]))
    for attempt in (message.fetch, message.delete, lambda: message.edit(content="mine")):
        with pytest.raises(discord.NotFound) as refused:
            await attempt()
        assert refused.value.code == 10008


async def test_layout_as_a_normal_message(bot, anezka):
    channel = bot.get_channel(int(anezka.channel("general")))
    board = await channel.send(view=Panel(), file=picture())
    await board.edit(view=Panel(2, "new.png"), attachments=[picture("new.png", 64, 64)])
    shown = await anezka.settled(str(board.id), lambda each: components(each, 10)[0]["content"] == "### Turn 2")
    assert components(shown, 12)[0]["items"][0]["media"]["width"] == 64
    with pytest.raises(discord.HTTPException) as refused:
        await board.edit(content="words")
    assert refused.value.code == 50035
