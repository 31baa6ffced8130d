"""What can I do, and why not."""

import pytest

from bot.host.choices import form_of, next_field
from bot.host.errors import NotSeated
from engine.core.errors import BadNotation
from tests.host.tables import GAMES, awaited, click, play_some, play_until, seated


@pytest.fixture
async def table(host):
    table = await seated(host)
    await play_until(host, table, lambda live: live.state.stage == "turn" and live.state.active == 1)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_every_legal_decision_is_offered_once_and_every_verb_is_open_or_closed(host, game):
    table = await seated(host, game)
    for seed in range(12):
        await play_some(host, table, 4, seed)
        live = await host.desk.live(table)
        for who, mark in await awaited(host, table):
            found = await host.advice.choices(table, who)
            seat = live.seat_of(who)
            legal = live.game.legal(live.state, seat)
            offered = [choice.decision for group in found.groups for choice in group.choices]
            assert sorted(map(repr, offered)) == sorted(map(repr, legal.decisions))
            assert sum(len(group.families) for group in found.groups) == len(legal.families)
            assert found.mark == mark
            verbs = {form.verb for form in live.game.grammar.forms}
            assert {group.verb for group in found.groups} | set(found.closed) == verbs


async def test_lines_can_be_played_as_they_stand(host, table):
    ((who, mark),) = await awaited(host, table)
    found = await host.advice.choices(table, who)
    line = found.groups[-1].choices[0].line
    await host.turns.submit(table, who, line, key=click(), mark=mark)


async def test_choosing_field_by_field_ends_at_one_decision(host, table):
    ((who, _),) = await awaited(host, table)
    game = (await host.desk.live(table)).game
    for group in (await host.advice.choices(table, who)).groups:
        decisions = tuple(choice.decision for choice in group.choices)
        fixed: dict = {}
        while (field := next_field(game, decisions, fixed)) is not None:
            left = sum(all(getattr(one, name) == value for name, value in fixed.items()) for one in decisions)
            assert len(field.values) > 1
            assert sum(count for _, _, count in field.values) == left
            fixed[field.name] = field.values[-1][0]
        fitting = [one for one in decisions if all(getattr(one, name) == value for name, value in fixed.items())]
        assert len(fitting) == 1


async def test_the_die_comes_last(host, table):
    ((who, _),) = await awaited(host, table)
    game = (await host.desk.live(table)).game
    takes = next(group for group in (await host.advice.choices(table, who)).groups if group.verb == "take")
    decisions = tuple(choice.decision for choice in takes.choices)
    assert form_of(game, decisions[0]).verb == "take"
    assert not next_field(game, decisions, {}).how


async def test_families_say_what_they_offer(host):
    table = await seated(host, "bazaar", options={"start": "rich"})
    live = await play_until(host, table, lambda live: live.state.stage == "turn" and not live.state.pending)
    who = live.seats[live.state.seat].person
    forms = [form for group in (await host.advice.choices(table, who)).groups for form in group.families]
    kinds = {form.kind for form in forms}
    assert {"Path", "Bag", "BagPair", "Split"} <= kinds
    for form in forms:
        assert form.offers
        assert 1 <= len(form.examples) <= 5


async def test_gates_are_announced(host, table):
    live = await play_until(
        host,
        table,
        lambda live: (
            live.state.active == 1 and all(live.state.players[live.state.seat].used) and not live.state.pending
        ),
    )
    who = live.seats[live.state.seat].person
    found = await host.advice.choices(table, who)
    end = next(choice for group in found.groups for choice in group.choices if choice.line == "end")
    assert end.gate.kind == "roll"


async def test_choices_stand_at_the_tip_of_the_draft(host, table):
    ((who, mark),) = await awaited(host, table)
    await host.drafts.add(table, who, "workers with 1", key=click())
    found = await host.advice.choices(table, who)
    lines = [choice.line for group in found.groups for choice in group.choices]
    assert "workers with 2" in lines
    assert "workers with 1" not in lines
    assert found.mark != mark


async def test_why_not_names_rule_and_nearest_moves(host, table):
    ((who, _),) = await awaited(host, table)
    legal = next(
        choice.line
        for group in (await host.advice.choices(table, who)).groups
        for choice in group.choices
        if group.verb == "take"
    )
    assert await host.advice.why(table, who, legal) is None
    tile, _, rest = legal.removeprefix("take ").partition(" from ")
    elsewhere = [f"take {tile} from {depot} with 1" for depot in range(1, 7) if str(depot) != rest[0]]
    refusals = [await host.advice.why(table, who, line) for line in elsewhere]
    wrong = next(refusal for refusal in refusals if refusal is not None)
    assert wrong.illegal.rule
    assert wrong.nearest
    assert all(line.startswith("take") for line in wrong.nearest)
    assert await host.advice.why(table, who, "workers") is None
    closed = await host.advice.why(table, who, "end")
    assert closed.illegal.reason == "dice-left"
    with pytest.raises(BadNotation):
        await host.advice.why(table, who, "abracadabra")
    other = await host.advice.why(table, 3 - who, "workers with 1")
    assert other.illegal.reason == "not-your-turn"
    assert other.nearest == ()


async def test_completing_what_was_typed(host, table):
    ((who, _),) = await awaited(host, table)
    assert "workers with 1" in await host.advice.complete(table, who, "work")
    assert await host.advice.complete(table, who, "zzz") == []
    assert len(await host.advice.complete(table, who, "")) <= 25
    assert await host.advice.complete(table, 99, "work") == []
    with pytest.raises(NotSeated):
        await host.advice.choices(table, 99)
