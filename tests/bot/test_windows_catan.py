"""Reaction windows, standing orders and offers of the Catan Card Game, pressed on the local Discord."""

import pytest

from engine.games.catan_cards import holdings
from tests.bot.house import BUTTON, SELECT, TEXT, acts, texts
from tests.discord.person import components
from tests.engine.catan_cards.table import A, P, Table

VETO = ("e1u1", "magic_veto")


def arsonist(*hand: str) -> Table:
    """The first player may play an Arsonist; the second has a Magic Veto in play and a building to lose."""
    table = Table("wd").site(P, 1, "citadel").card(P, *VETO).card(P, "e2l", "ira", magic=3).card(P, "w1u1", "smithy")
    return table.hand(A, *(hand or ("arsonist",)))


def plague(*hand: str) -> Table:
    """Both would lose something; the second player answers with this hand."""
    table = Table(stage="before_roll").cities(A).cities(P).goods(A, forest=2).goods(P, forest=1, gold=1)
    return table.hand(A, "spy").hand(P, *hand).event_top("plague").roll(6, "question")


@pytest.fixture
async def number(house, anezka, ruth):
    return await house.table([anezka, ruth], game="catan_cards")


async def players(house, number, *people):
    """By seat."""
    live = await house.host.desk.live(number)
    return [next(one for one in people if live.seat_of(one.id) == seat) for seat in (A, P)]


async def settled(house, number):
    house.host.autos.wake_table(number)
    await house.posted(number)
    return (await house.match(number)).state


def open_window(state) -> bool:
    return bool(state.tasks) and state.tasks[0].op == "w_action"


def shape(message: dict) -> list[tuple[int, str]]:
    """Every component by its kind, with what it does."""
    found = [(kind, act.name) for kind in (SELECT, BUTTON) for act, _ in acts(message, kind)]
    return [*found, *((TEXT, "") for _ in components(message, TEXT))]


async def test_a_window_opens_for_the_opponent_and_is_answered(house, anezka, ruth, number):
    first, second = await players(house, number, anezka, ruth)
    await house.put(number, arsonist().state)
    await first.move(number, "play arsonist")
    assert open_window(await settled(house, number))
    assert "Arsonist" not in texts(await second.command("hand", await house.thread(number))), "a card of the other's"
    panel = await second.panel(number)
    assert "plays Arsonist. Will you answer?" in texts(panel)
    labels = [one["label"] for _, one in acts(panel, BUTTON)]
    assert "Let it happen" in labels
    second.clicks = 1  # the panel was opened
    await second.choose(panel, "pass")
    assert second.clicks == 2
    assert not open_window((await house.match(number)).state)


async def test_a_hidden_window_looks_the_same_with_and_without_the_card(house, anezka, ruth, number):
    seen, public = [], []
    for hand in (("herb_woman", "spy"), ("inn", "spy")):
        await house.put(number, plague(*hand).state)
        _, second = await players(house, number, anezka, ruth)
        panel = await second.panel(number)
        seen.append(shape(panel))
        public.append(texts(await house.board(number)))
        assert "is asked the same" in texts(panel)
    assert seen[0] == seen[1]
    assert public[0] == public[1]
    answer = next(one for act, one in acts(panel, SELECT) if act.name == "pk")
    assert [option["value"] for option in answer["options"]] == ["-"]
    panel = await second.send(panel, answer["custom_id"], ["-"])
    assert "Nothing fits" in texts(panel)
    assert (await house.match(number)).state.answered == (False, False)


async def test_sealed_answers_are_shown_together(house, anezka, ruth, number):
    first, second = await players(house, number, anezka, ruth)
    await house.put(number, plague("herb_woman", "spy").state)
    second.clicks = 0
    panel = await second.choose(await second.panel(number), "play herb")
    panel = await second.press(panel, "cm", "turn")
    assert second.clicks == 4
    assert "Sealed" in texts(panel)
    await house.posted(number)
    assert "Bylinkářka" not in texts(await house.board(number))
    assert "Herb" not in texts(await first.panel(number))
    await first.choose(await first.panel(number), "pass")
    state = (await house.match(number)).state
    assert state.discard == ("herb_woman",)
    assert sum(region.amount for region in state.players[P].regions) >= 2


async def test_always_let_it_happen_answers_by_itself_and_survives_a_restart(house, anezka, ruth, number):
    first, second = await players(house, number, anezka, ruth)
    await house.put(number, arsonist().state)
    await first.move(number, "play arsonist")
    panel = await second.panel(number)
    panel = await second.pick(panel, "or", "pass")
    assert "answered for you" in texts(panel)
    await house.restart()
    assert open_window(await settled(house, number)), "this one is still answered by hand"
    await second.choose(await second.panel(number), "pass")
    await house.put(number, arsonist().having(ids=(8, 9), last_id=9).state)
    await first.move(number, "play arsonist")
    assert not open_window(await settled(house, number))
    rows = await house.host.desk.storage.log(number)
    assert f"order:{second.id}" in {row.by for row in rows}


async def test_always_veto_an_arsonist_but_nothing_else(house, anezka, ruth, number):
    first, second = await players(house, number, anezka, ruth)
    await house.put(number, arsonist().state)
    await first.move(number, "play arsonist")
    panel = await second.panel(number)
    panel = await second.pick(panel, "or", "@cast magic veto")
    [orders] = [one["options"] for act, one in acts(panel, SELECT) if act.name == "or"]
    assert [one["value"] for one in orders if one.get("default")] == ["@cast magic veto"]
    position = arsonist("arsonist", "caravan").rich(A).having(ids=(8, 9), last_id=9)
    await house.put(number, position.state)
    await first.move(number, "play arsonist")
    state = await settled(house, number)
    assert state.tasks[0].op == "under", "vetoed: it goes under a stack"
    await house.put(number, position.having(ids=(18, 19), last_id=19).state)
    await first.move(number, "play caravan")
    assert open_window(await settled(house, number)), "asked as always"


async def test_targets_are_named_and_a_gate_speaks_the_readers_language(house, anezka, ruth, number):
    first, _ = await players(house, number, anezka, ruth)
    table = Table().cities(P).hand(A, "arsonist").card(P, "w1u1", "smithy").card(P, "e1l1", "library")
    await house.put(number, table.play("play arsonist", card_roll=[2]).state)
    labels = [one["label"] for _, one in acts(await first.panel(number), BUTTON)]
    assert {"Zvolit E1L1: Knihovna", "Zvolit W1U1: Kovárna"} <= set(labels)
    await house.put(number, Table().hand(A, "inn", "scout").play("end").state)
    question = await first.choose(await first.panel(number), "draw from B2")
    assert "> líznout vrchní kartu z B2" in texts(question)


async def test_an_offer_is_answered_on_one_public_card(house, anezka, ruth, number):
    first, second = await players(house, number, anezka, ruth)
    position = Table().goods(A, forest=2).goods(P, gold=2)
    await house.put(number, position.state)
    await first.move(number, "offer 1 lumber for 1 gold")
    await house.posted(number)
    card = await second.find(lambda message: any(act.name == "an" for act, _ in acts(message, BUTTON)))
    assert "nabízí" in texts(card)
    assert [act.arg for act, _ in acts(card, BUTTON)] == ["accept", "decline"]
    second.clicks = 0
    await second.press(card, "an", "accept")
    assert second.clicks == 1
    state = (await house.match(number)).state
    assert state.offer is None
    assert [holdings.stock(player)["gold"] for player in state.players] == [1, 1]
    await house.posted(number)
    assert not acts(house.message(int(card["id"])), BUTTON), "the card is over"
