"""Nothing the host says to one person depends on what only another may know."""

import json

import msgspec
import pytest

from bot.host.errors import Stale
from engine.core.errors import MeeplepostError
from engine.core.event import seen
from engine.core.match import Match, Start
from engine.core.rng import Rng
from engine.core.save import SEAT_LETTERS
from tests.host.tables import GAMES, awaited, click, play_some, seated

PEOPLE = (1, 2, 3)
OBSERVER = 99
PUBLIC_FACTS = {"seat", "turn", "epoch", "vote", "to", "why", "from"}


async def refusal(work) -> object:
    """An error as a person would get it."""
    try:
        return await work
    except Stale as stale:
        return type(stale).__name__, stale.key, stale.situation
    except MeeplepostError as error:
        return type(error).__name__, error.key, dict(error.args_for_words)


async def said_to(host, table: int, who: int, lines: list[str]) -> list[object]:
    """Everything the present position lets the host say to one person."""
    outputs: list[object] = [await host.look.situation(table, who)]
    outputs.append(await refusal(host.drafts.tip(table, who)))
    if hasattr(outputs[-1], "state"):
        outputs[-1] = outputs[-1]._replace(state=None, played=())  # the host's own, handed to nobody
    found = await refusal(host.advice.choices(table, who))
    if hasattr(found, "groups"):
        groups = [(g.verb, g.choices, [form[:5] for form in g.families]) for g in found.groups]
        closed = {verb: (why.key, why.rule, why.args_for_words) for verb, why in found.closed.items()}
        found = (found.ask, found.mark, groups, closed)
    outputs.append(found)
    outputs.append(await refusal(host.advice.complete(table, who, "")))
    for line in lines:
        why = await refusal(host.advice.why(table, who, line))
        outputs.append(
            (why.illegal.key, why.illegal.rule, why.illegal.args_for_words, why.nearest)
            if hasattr(why, "illegal")
            else why
        )
    return outputs


def imagined(host, live, viewer) -> Match:
    """The same table in a world that this viewer cannot tell from the real one."""
    dice = Rng(b"\5" * 32, repr(viewer).encode()).at(live.running.position)
    state = live.game.imagine(live.game.view(live.state, viewer), dice)
    match = live.running
    start = Start(state, match.position, match.branch, match.last_seq)
    return Match(live.game, match.options, match.seats, match.rng, start)


@pytest.mark.parametrize("game", GAMES)
async def test_answers_are_the_same_in_every_world_one_could_be_in(host, game):
    table = await seated(host, game, people=3)
    tried: list[str] = ["done", "end", "bid 9", "build raid at 2 for 2 ore", "close with 1", "take ship from 3 with 1"]
    for seed in range(40):
        await play_some(host, table, 3, seed)
        live = await host.desk.live(table)
        if live.table.state != "running":
            break
        for prompt in live.game.prompts(live.state):  # what others could do is what one would like to know
            tried += [
                live.game.grammar.write(decision)
                for decision in list(live.game.legal(live.state, prompt.seat).members(2))[:4]
            ]
        for who in (*PEOPLE, OBSERVER):
            real = await said_to(host, table, who, tried[-12:])
            host.desk._keep(live._replace(match=imagined(host, live, live.seat_of(who)), whole=False))
            other = await said_to(host, table, who, tried[-12:])
            host.desk._keep(live)
            assert repr(real) == repr(other)


@pytest.mark.parametrize("game", GAMES)
async def test_refusals_are_the_same_in_every_world(host, game):
    table = await seated(host, game, people=3)
    for seed in range(15):
        await play_some(host, table, 3, seed)
        live = await host.desk.live(table)
        if live.table.state != "running":
            break
        asked = dict(await awaited(host, table))
        for who in PEOPLE:
            for line in ("bid 99", "accept", "counter 2 wine for 1 ore", "block", "pick raid", "sell 6 with 1"):
                answers = []
                for match in (live.running, imagined(host, live, live.seat_of(who))):
                    host.desk._keep(live._replace(match=match, whole=False))
                    if await refusal(host.advice.why(table, who, line)) is None:
                        continue  # legal, or legal in several ways: it would be played
                    answers.append(await refusal(host.turns.submit(table, who, line, key=click(), mark=asked.get(who))))
                host.desk._keep(live)
                assert len({repr(answer) for answer in answers}) <= 1


async def told_to(host, table: int, who: int | None) -> list[object]:
    """Everything the way to the present position lets the host say."""
    outputs: list[object] = [
        await host.history.moves(table, who),
        await host.history.host_rows(table),
        await host.exports.running(table, who),
        await host.organisers.trail(table_id=table),
        await host.desk.storage.notices(table),
        await host.turns.mine(who or OBSERVER),
        await host.look.tables_of(1),
        await host.look.tables_in(0),
    ]
    outputs += [
        await refusal(ask(table, who or OBSERVER))
        for ask in (host.history.since_my_move, host.history.shown_to_me, host.undo.plan)
    ]
    return outputs


@pytest.mark.parametrize("game", GAMES)
async def test_history_holds_no_form_that_was_for_another(host, game):
    table = await seated(host, game, people=3)
    secrets = 0
    for seed in range(30):
        await play_some(host, table, 4, seed)
        live = await host.desk.whole(table)
        for who in (*PEOPLE, None):
            viewer = live.seat_of(who)
            text = repr(await told_to(host, table, who))
            export = (await host.exports.running(table, who)).splitlines()
            before = live.running.first
            for played in live.running.line:
                mine = {repr(event) for event in seen(played.events, viewer)}
                for event in played.events:
                    if repr(event) not in mine:
                        secrets += 1
                        assert f"{event!r}" not in text
                full = live.game.grammar.write(played.decision)
                if live.game.shown(before, played.seat, played.decision, viewer) != full:
                    secrets += 1
                    assert f"{played.seq} {SEAT_LETTERS[played.seat]} {full}" not in export
                    assert f"seq={played.seq}, seat={played.seat}, line={full!r}" not in text
                    assert f"seq={played.seq}, seat={played.seat}, turn=" in text
                before = played.state
    assert secrets > 0 or game == "burgundy"  # which has none


@pytest.mark.parametrize("game", GAMES)
async def test_the_seed_of_a_running_game_is_said_to_nobody(host, game):
    table = await seated(host, game, people=2, players=("random",))
    await play_some(host, table, 25)
    seed = (await host.desk.live(table)).table.seed
    assert (await host.desk.live(table)).table.state == "running"
    for who in (1, 2, OBSERVER):
        text = repr(await said_to(host, table, who, ["end"])) + repr(await told_to(host, table, who))
        assert seed.hex() not in text
        assert repr(seed)[2:-1] not in text


@pytest.mark.parametrize("game", GAMES)
async def test_notices_and_audit_hold_only_public_facts(host, game):
    table = await seated(host, game, people=3)
    await play_some(host, table, 60)
    for notice in await host.desk.storage.notices(table):
        assert set(json.loads(notice.body)) <= PUBLIC_FACTS
    for row in await host.organisers.trail(table_id=table):
        assert set(json.loads(row.details)) <= {"seat", "seats", "game", "to", "ask", "last", "moves", "vote"}


async def test_a_draft_is_nobody_elses_business(host):
    """Not even that there is one: everything said to the others is the same before and after."""
    table = await seated(host, "bazaar", people=3)
    before = [
        repr(await said_to(host, table, who, [])) + repr(await told_to(host, table, who)) for who in (2, 3, OBSERVER)
    ]
    await host.drafts.add(table, 1, "bid 2", key=click())
    after = [
        repr(await said_to(host, table, who, [])) + repr(await told_to(host, table, who)) for who in (2, 3, OBSERVER)
    ]
    assert before == after
    assert "bid 2" in repr(await host.drafts.tip(table, 1))


@pytest.mark.parametrize("amount", [0, 3])
async def test_a_sealed_answer_is_told_to_its_owner_alone(host, amount):
    table = await seated(host, "bazaar", people=3)
    before = [(await host.look.situation(table, who)).view.bids_in for who in PEOPLE]
    await host.turns.submit(table, 1, f"bid {amount}", key=click())
    assert before == [(False, False, False)] * 3
    for who in (2, 3, OBSERVER):
        text = repr(await told_to(host, table, who))
        assert f"bid {amount}" not in text
        assert "bid …" in text
        assert (await host.look.situation(table, who)).view.bids_in == (True, False, False)
    assert f"bid {amount}" in repr(await told_to(host, table, 1))


async def test_what_an_undo_would_take_back_is_named_without_the_secret(host):
    table = await seated(host, "bazaar", people=2)
    await host.turns.submit(table, 1, "bid 3", key=click())
    await host.turns.submit(table, 2, "bid 1", key=click())
    plan = await host.undo.plan(table, 1)
    assert [move.line for move in plan.moves] == ["bid …", "bid …"]
    opened = await host.undo.ask(table, 1, key=click())
    vote = (await host.look.situation(table, 2)).votes[0]
    assert vote.id == opened.vote
    assert set(vote.arg) == {"to", "last", "moves", "ask"}
    assert msgspec.json.encode(vote.arg)
