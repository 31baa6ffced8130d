"""The people's socket: joining, talking, reading, and what it refuses."""

import json

import pytest

from tests.discord.harness import local_discord
from tests.discord.person import Refusal, open_page


@pytest.fixture
async def ruth(join):
    return await join("ruth")


async def test_hello_and_snapshot(cord, join):
    ruth = await join("ruth")
    assert ruth.hello["version"] == 1
    assert [each["username"] for each in ruth.hello["people"]] == ["anezka", "tomas", "ruth", "jiri"]
    snapshot = ruth.snapshot
    assert snapshot["me"]["locale"] == "en-GB"
    guild = snapshot["guilds"][0]
    assert [each["name"] for each in guild["channels"]] == ["welcome", "general"]
    assert guild["channels"][0]["can_send"] is True
    online = {each["user"]["username"] for each in guild["members"] if each["online"]}
    assert online == {"ruth"}
    assert snapshot["unread"] == {}


async def test_talk_between_two_people(ruth, join):
    jiri = await join("jiri")
    channel = ruth.channel("general")
    said = (await ruth.ask("say", channel=channel, content=" Ahoj <@" + jiri.id + "> ", nonce="n1"))["message"]
    assert said["content"] == f"Ahoj <@{jiri.id}>"
    assert (await ruth.event("message_create"))["nonce"] == "n1"
    heard = await jiri.event("message_create")
    assert "nonce" not in heard
    assert heard["message"]["mentions_me"] is True
    unread = await jiri.event("unread")
    assert (unread["count"], unread["mentions"]) == (1, 1)
    await jiri.ask("read", channel=channel, message=said["id"])
    assert (await jiri.event("unread", count=0))["last_read"] == said["id"]
    reply = (await jiri.ask("say", channel=channel, content="ahoj", reply_to=said["id"]))["message"]
    assert (reply["type"], reply["referenced_message"]["id"]) == (19, said["id"])
    await jiri.ask("edit", channel=channel, message=reply["id"], content="ahoj!")
    changed = await ruth.event("message_update")
    assert changed["message"]["edited_timestamp"] is not None
    with pytest.raises(Refusal, match="no_permission"):
        await ruth.ask("delete", channel=channel, message=reply["id"])
    await jiri.ask("delete", channel=channel, message=reply["id"])
    await ruth.event("message_delete", message=reply["id"])


async def test_unread_is_in_the_next_snapshot(ruth, join):
    await ruth.ask("say", channel=ruth.channel("welcome"), content="one")
    await ruth.ask("say", channel=ruth.channel("welcome"), content="two")
    jiri = await join("jiri")
    assert jiri.snapshot["unread"][jiri.channel("welcome")]["count"] == 2
    assert ruth.channel("welcome") not in (await ruth.join("ruth"))["unread"]


async def test_switching_to_another_person(ruth):
    snapshot = await ruth.join("tomas")
    assert snapshot["me"]["username"] == "tomas"
    said = (await ruth.ask("say", channel=ruth.channel("general"), content="me again"))["message"]
    assert said["author"]["username"] == "tomas"


async def test_history_pages(ruth):
    channel = ruth.channel("general")
    made = [(await ruth.ask("say", channel=channel, content=str(number)))["message"]["id"] for number in range(25)]
    newest = await ruth.ask("history", channel=channel, limit=10)
    assert [each["id"] for each in newest["messages"]] == made[15:]
    assert (newest["more_before"], newest["more_after"]) == (True, False)
    older = await ruth.ask("history", channel=channel, limit=10, before=made[15])
    assert [each["id"] for each in older["messages"]] == made[5:15]
    first = await ruth.ask("history", channel=channel, limit=10, before=made[5])
    assert ([each["id"] for each in first["messages"]], first["more_before"]) == (made[:5], False)
    after = await ruth.ask("history", channel=channel, limit=10, after=made[3])
    assert [each["id"] for each in after["messages"]] == made[4:14]
    around = await ruth.ask("history", channel=channel, limit=5, around=made[12])
    assert [each["id"] for each in around["messages"]] == made[10:15]
    assert (around["more_before"], around["more_after"]) == (True, True)
    assert (await ruth.ask("message", channel=channel, message=made[0]))["message"]["content"] == "0"


async def test_letters_between_people(ruth, join):
    jiri = await join("jiri")
    channel = (await ruth.ask("dm", user=jiri.id))["channel"]
    assert channel["recipients"][0]["username"] == "jiri"
    assert (await jiri.event("channel_create"))["channel"]["recipients"][0]["username"] == "ruth"
    await ruth.ask("say", channel=channel["id"], content="psst")
    await jiri.until(lambda: any(each["content"] == "psst" for each in jiri.messages.values()))
    tomas = await join("tomas")
    with pytest.raises(Refusal, match="unknown_channel"):
        await tomas.ask("history", channel=channel["id"])


async def test_typing_is_seen_by_others(ruth, join):
    jiri = await join("jiri")
    await ruth.ask("typing", channel=ruth.channel("general"))
    assert (await jiri.event("typing"))["user"] == ruth.id
    assert not [each for each in ruth.events if each.get("type") == "typing"]


async def test_presence(ruth, cord):
    async with open_page(cord.people_url) as page:
        await page.join("jiri")
        await ruth.event("presence", user=page.id, online=True)
        gone = page.id
    await ruth.event("presence", user=gone, online=False)


@pytest.mark.parametrize(
    "frame, code",
    [
        ({"op": "say", "channel": "1", "content": "x"}, "unknown_channel"),
        ({"op": "say", "content": "x"}, "bad_request"),
        ({"op": "say", "channel": 5, "content": "x"}, "bad_request"),
        ({"op": "dance"}, "unknown_op"),
        ({"op": "dm", "user": "1"}, "unknown_user"),
        ({"op": "join", "person": "1"}, "unknown_person"),
        ({"op": "locale", "locale": "xx"}, "bad_request"),
        ({"op": "submit", "interaction": "1", "fields": {}}, "unknown_modal"),
        ({"op": "dismiss", "message": "1"}, "unknown_message"),
        ({"op": "history", "channel": "9" * 30}, "bad_request"),
    ],
)
async def test_refusals(ruth, frame, code):
    with pytest.raises(Refusal) as refused:
        await ruth.ask(**frame)
    assert refused.value.code == code


@pytest.mark.parametrize("content, code", [("", "empty"), (" \n ", "empty"), ("x" * 2001, "too_long")])
async def test_words_that_do_not_fit(ruth, content, code):
    with pytest.raises(Refusal) as refused:
        await ruth.ask("say", channel=ruth.channel("general"), content=content)
    assert refused.value.code == code


async def test_nothing_without_joining(cord, stack):
    page = await stack.enter_async_context(open_page(cord.people_url))
    with pytest.raises(Refusal, match="not_joined"):
        await page.ask("say", channel="1", content="x")


async def test_malformed_frames_end_the_connection(cord, stack):
    page = await stack.enter_async_context(open_page(cord.people_url))
    for _ in range(8):
        await page.raw("[" * 20)
    await page.until(lambda: page.close_code)
    assert page.close_code == 1008


async def test_oversized_frame_ends_the_connection(cord, stack):
    page = await stack.enter_async_context(open_page(cord.people_url))
    await page.raw(json.dumps({"op": "say", "content": "x" * 70_000}))
    await page.until(lambda: page.close_code)
    assert page.close_code == 1009


async def test_server_says_goodbye(stack):
    async with local_discord() as cord:
        page = await stack.enter_async_context(open_page(cord.people_url))
    await page.until(lambda: page.close_code)
    assert page.close_code == 1001
