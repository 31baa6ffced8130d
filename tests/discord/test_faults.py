"""What goes wrong with the real Discord, and what discord.py makes of it."""

import asyncio

import discord
import pytest
from aiohttp import ServerDisconnectedError
from discord import app_commands

from tests.discord.example_bot import ExampleBot
from tests.discord.harness import local_discord, running
from tests.discord.person import Refusal, eventually, open_page

CALLBACK = "POST /interactions/"


def contents(person) -> list[str]:
    return [each["content"] for each in person.messages.values()]


@pytest.mark.parametrize("how", ["reconnect", "close", "abort"])
async def test_missed_events_are_replayed_after_a_resume(anezka, cord, how):
    await anezka.say_command("echo", text="before")
    await cord.faults.drop_gateway(how, hold=True)
    assert not cord.state.online & {cord.state.application.id}
    interaction = await anezka.command("echo", text="while away")
    cord.faults.release_gateway()
    assert (await anezka.answer(interaction))["content"] == "while away"
    assert (cord.gateway.identified, cord.gateway.resumed) == (1, 1)
    assert cord.gateway.replayed >= 1


async def test_invalid_session_leads_to_a_new_one(anezka, cord):
    cord.faults.invalidate_sessions()
    await eventually(lambda: cord.gateway.identified == 2)
    assert (await anezka.say_command("echo", text="again"))["content"] == "again"


async def test_rate_limited_callback_is_sent_again(anezka, cord):
    cord.faults.rate_limit(CALLBACK, 0.05)
    assert (await anezka.say_command("echo", text="patient"))["content"] == "patient"


async def test_one_bad_gateway_is_survived(anezka, cord):
    cord.faults.answer(CALLBACK, 502)
    assert (await anezka.say_command("echo", text="second try"))["content"] == "second try"


async def test_two_bad_gateways_are_too_many_for_three_seconds(anezka, bot, cord):
    cord.faults.answer(CALLBACK, 502, times=2)
    interaction = await anezka.command("echo", text="third try")
    failed = await anezka.outcome(interaction)
    assert (failed["state"], failed["reason"]) == ("failed", "timeout")
    await eventually(lambda: bot.errors)
    assert bot.errors[0].code == 10062


async def test_unavailable_service_is_not_retried_on_rest(bot, cord):
    cord.faults.answer("GET /channels/", 503)
    channel = bot.guilds[0].text_channels[0]
    with pytest.raises(discord.DiscordServerError):
        await bot.fetch_channel(channel.id)


async def test_reset_callback_is_not_retried(anezka, bot, cord):
    cord.faults.reset(CALLBACK)
    interaction = await anezka.command("echo", text="cut")
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], ServerDisconnectedError | OSError)
    cord.faults.advance(3)
    assert (await anezka.outcome(interaction))["state"] == "failed"
    assert "cut" not in contents(anezka)


async def test_lost_answer_has_done_its_work(anezka, bot, cord):
    cord.faults.lose_answer(CALLBACK)
    message = await anezka.say_command("echo", text="done once")
    assert message["content"] == "done once"
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], ServerDisconnectedError | OSError)
    assert contents(anezka).count("done once") == 1


async def test_duplicated_interaction_runs_the_handler_twice(anezka, bot, cord):
    message = await anezka.say_command("echo", text="twice")
    cord.faults.duplicate_interaction()
    await eventually(lambda: bot.errors)
    assert bot.handled[-2] == bot.handled[-1]
    assert (bot.errors[0].status, bot.errors[0].code) == (400, 40060)
    assert contents(anezka).count("twice") == 1
    assert message["content"] == "twice"


async def test_answer_after_three_seconds_is_unknown(anezka, bot, cord):
    cord.faults.delay(CALLBACK, 0.3)
    interaction = await anezka.command("echo", text="late")
    cord.faults.advance(3)
    assert (await anezka.outcome(interaction))["reason"] == "timeout"
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062


async def test_nobody_answers(anezka, cord):
    interaction = await anezka.command("ignore")
    cord.faults.advance(3)
    failed = await anezka.outcome(interaction)
    assert (failed["state"], failed["reason"], failed["channel"]) == ("failed", "timeout", anezka.channel("general"))


async def test_thinking_that_is_never_filled_ends_after_fifteen_minutes(anezka, cord):
    thinking = await anezka.outcome(await anezka.command("forget"), "thinking")
    assert anezka.messages[thinking["message"]]["flags"] & 128
    cord.faults.expire_tokens()
    await anezka.outcome(thinking["interaction"], "failed")
    assert not anezka.messages[thinking["message"]]["flags"] & 128


async def test_expired_token(anezka, bot, cord):
    kept = []

    async def on_interaction(interaction):
        kept.append(interaction)

    bot.on_interaction = on_interaction
    await anezka.say_command("echo", text="hello")
    cord.faults.expire_tokens()
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].followup.send("too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_followup_before_any_answer_is_unknown(anezka, bot):
    kept = asyncio.get_running_loop().create_future()

    async def on_interaction(interaction):
        kept.set_result(interaction)

    bot.on_interaction = on_interaction
    await anezka.command("ignore")
    with pytest.raises(discord.NotFound) as refused:
        await (await kept).followup.send("too early")
    assert refused.value.code == 10015


async def test_bucket_headers_keep_the_client_from_being_refused(stack):
    limits = {"POST /channels/{channel}/messages": (5, 0.5)}
    cord = await stack.enter_async_context(local_discord(rates=limits))
    bot = await stack.enter_async_context(running(ExampleBot(cord), cord.token))
    channel = bot.guilds[0].text_channels[0]
    await asyncio.gather(*(channel.send(f"line {number}") for number in range(12)))
    assert len(cord.state.timeline(channel.id, None)) == 12
    assert cord.rates.refused == 0


async def test_nonce_is_posted_once(anezka, bot):
    channel = bot.get_channel(int(anezka.channel("general")))
    first = await channel.send("once", nonce="move-17")
    second = await channel.send("once", nonce="move-17")
    assert first.id == second.id
    other = await channel.send("once", nonce="move-18")
    assert other.id != first.id


async def test_wrong_token_is_refused_on_both_doors(cord):
    client = ExampleBot(cord)
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_events_beyond_memory_mean_a_new_session(anezka, bot, cord):
    session = next(iter(cord.gateway.sessions.values()))
    await cord.faults.drop_gateway("abort", hold=True)
    session.sent.clear()
    session.seq += 10
    session.push("UNKNOWN", {})
    cord.faults.release_gateway()
    await eventually(lambda: cord.gateway.identified == 2)
    assert cord.gateway.resumed == 0


async def test_compressed_gateway(stack):
    cord = await stack.enter_async_context(local_discord(compress=True))
    await stack.enter_async_context(running(ExampleBot(cord), cord.token))
    page = await stack.enter_async_context(open_page(cord.people_url))
    await page.join("ruth")
    assert (await page.say_command("echo", text="pressed"))["content"] == "pressed"


async def test_sharded_client(stack):
    class Sharded(discord.AutoShardedClient):
        def __init__(self, cord):
            super().__init__(intents=discord.Intents.default(), connector=cord.connector(), guild_ready_timeout=0.02)
            self.tree = app_commands.CommandTree(self)

        async def setup_hook(self):
            @self.tree.command(description="Ping")
            async def ping(interaction):
                await interaction.response.send_message("pong")

            await self.tree.sync()

        async def before_identify_hook(self, shard_id, *, initial=False):
            """No pause."""

    cord = await stack.enter_async_context(local_discord())
    client = await stack.enter_async_context(running(Sharded(cord), cord.token))
    page = await stack.enter_async_context(open_page(cord.people_url))
    await page.join("ruth")
    assert (await page.say_command("ping"))["content"] == "pong"
    assert client.shard_count == 1


async def test_offline_bot_is_said_at_once(stack, tmp_path):
    data = tmp_path / "discord.db"
    async with local_discord(data=data) as cord, running(ExampleBot(cord), cord.token):
        pass
    cord = await stack.enter_async_context(local_discord(data=data))
    page = await stack.enter_async_context(open_page(cord.people_url))
    await page.join("ruth")
    assert page.snapshot["bot"]["online"] is False
    with pytest.raises(Refusal, match="offline"):
        await page.command("echo", text="anybody?")


async def test_fault_desk_is_closed_outside_tests(stack):
    cord = await stack.enter_async_context(local_discord(faults=False))
    with pytest.raises(RuntimeError):
        _ = cord.faults
