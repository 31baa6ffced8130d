"""Turns by presses alone: everything a person needs is in the panel."""

from collections import Counter
from random import Random

import pytest

from engine.core.registry import games
from tests.bot.house import BUTTON, GAMES, SELECT, House, Player, acts, texts
from tests.engine.burgundy.table import Table

# What a walk through each game presses at least, beside plain choices.
USED = {"burgundy": {"bk", "cm", "hw"}, "starfarers": {"ta", "dn", "gt"}}


class Walker:
    """Presses what is offered, as chance has it, and counts what was pressed."""

    def __init__(self, house: House, number: int, seed: int) -> None:
        self.house = house
        self.number = number
        self.random = Random(seed)
        self.pressed: Counter[str] = Counter()

    async def turn(self, player: Player) -> None:
        """From the board until the table waits for somebody else."""
        panel = await player.panel(self.number)
        for _ in range(400):
            panel = await self._step(player, panel)
            live = await self.house.host.desk.live(self.number)
            if live.prompt_of(live.seat_of(player.id)) is None:
                return
        raise AssertionError(f"a turn without an end: {texts(panel)}")

    async def _step(self, player: Player, panel: dict) -> dict:
        buttons = {act.name: act for act, _ in acts(panel, BUTTON) if act.name in {"cm", "gt", "bk", "so", "dn", "yo"}}
        chance = self.random.random()
        wanted = "gt" if "gt" in buttons else "so" if chance < 0.04 else "bk" if chance < 0.15 else ""
        wanted = wanted if wanted in buttons else ""
        choices = self._choices(panel)
        ways = [choice for choice in choices if choice[1] == "hw"]
        if ways and 0.15 < chance < 0.5:
            choices, wanted = ways, "hw"
        if not wanted and "dn" in buttons and chance > 0.4:
            wanted = "dn"
        if not wanted and "yo" in buttons and 0.15 < chance < 0.25:
            wanted = "yo"  # out of a form or a list again
        if not wanted and "cm" in buttons and (buttons["cm"].arg == "turn" or chance > 0.95 or not choices):
            wanted = "cm"
        if wanted in buttons:
            self.pressed[wanted] += 1
            return await player.press(panel, wanted)
        custom_id, name, values = self.random.choice(choices)
        self.pressed[name] += 1
        return await player.send(panel, custom_id, values)

    def _choices(self, panel: dict) -> list[tuple[str, str, list[str] | None]]:
        kinds = {"pk", "fm", "ta", "pg", "lp"}
        found = [(one["custom_id"], act.name, None) for act, one in acts(panel, BUTTON) if act.name in kinds]
        for act, one in acts(panel, SELECT):
            found += [(one["custom_id"], act.name, [option["value"]]) for option in one["options"]]
        return found


async def thirty_decisions(house: House, game: str, names: tuple[str, ...], least: int = 30) -> Counter[str]:
    people = [await house.join(name) for name in names[: games()[game].seats[0]]]
    number = await house.table(people, game=game)
    walker = Walker(house, number, seed=1)
    while (await house.match(number)).last_seq < least:
        live = await house.host.desk.live(number)
        seat = live.game.prompts(live.state)[0].seat
        await walker.turn(next(player for player in people if live.seat_of(player.id) == seat))
    await house.posted(number)
    return walker.pressed


@pytest.mark.parametrize("game", GAMES)
async def test_thirty_decisions_and_more_by_presses(house, game):
    pressed = await thirty_decisions(house, game, ("anezka", "ruth", "jiri"), least=80)
    assert {"pk", *USED.get(game, ())} <= set(pressed)


async def test_more_than_25_choices_are_narrowed_and_the_last_estate_asks_first(house, anezka, ruth):
    answer = await anezka.command("play", "general", game="burgundy")
    number = int("".join(sign for sign in texts(answer) if sign.isdigit()))
    card = await anezka.find(lambda message: any(act.name == "jo" for act, _ in acts(message, BUTTON)))
    await ruth.press(card, "jo")
    await anezka.pick(card, "op", "choose", arg="estates")
    card = await anezka.find(lambda message: any(act.name == "go" for act, _ in acts(message, BUTTON)))
    await anezka.press(card, "go")
    await house.posted(number)
    live = await house.host.desk.live(number)
    first, second = sorted(
        (anezka, ruth), key=lambda player: live.game.prompts(live.state)[0].seat != live.seat_of(player.id)
    )

    panel = await first.panel(number)
    [(act, choice)] = acts(panel, SELECT)
    assert act.name == "fd"
    panel = await first.send(panel, choice["custom_id"], [choice["options"][3]["value"]])
    assert any(act.name == "yo" for act, _ in acts(panel, BUTTON)), "a way back"
    [(act, choice)] = acts(panel, SELECT)
    assert act.name == "pk"
    panel = await first.send(panel, choice["custom_id"], [choice["options"][0]["value"]])
    await first.press(panel, "cm", "turn")

    panel = await second.panel(number)
    [(_, choice)] = acts(panel, SELECT)
    panel = await second.send(panel, choice["custom_id"], [choice["options"][0]["value"]])
    [(_, choice)] = acts(panel, SELECT)
    question = await second.send(panel, choice["custom_id"], [choice["options"][1]["value"]])
    assert (await house.match(number)).last_seq == 1, "asked before anything is shown"
    assert {act.name for act, _ in acts(question, BUTTON)} == {"gt", "yo"}
    panel = await second.press(question, "yo")
    assert (await house.match(number)).last_seq == 1, "not yet"
    [(_, choice)] = acts(panel, SELECT)
    panel = await second.send(panel, choice["custom_id"], [choice["options"][0]["value"]])
    [(_, choice)] = acts(panel, SELECT)
    question = await second.send(panel, choice["custom_id"], [choice["options"][1]["value"]])
    await second.press(question, "gt")
    assert (await house.match(number)).last_seq == 2


EFFECTS = {
    "castle": Table(castle="C3").depot(2, "bank", "ship").player(storage=["castle", "church"], dice=(6, 2)),
    "ship": Table().goods_at(3, 2, 5).goods_at(1, 4).player(storage=["ship"], dice=(4, 2)),
    "city_hall": Table().player(storage=["city_hall", "church"], dice=(3, 2)),
    "market": Table().depot(5, "cow_3", "ship").player(storage=["market"], dice=(3, 2)),
    "warehouse": Table().player(storage=["warehouse"], goods={2: 2, 6: 1}, dice=(3, 2)),
}


async def test_effects_of_placed_tiles_are_asked_in_the_panel(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    for tile, position in EFFECTS.items():
        await house.put(number, position.state)
        panel = await anezka.choose(await anezka.panel(number), f"place {tile} ")
        tip = await house.host.drafts.tip(number, anezka.id)
        assert tip.ask.kind != "turn", "an effect waits"
        assert not any(act.arg == "part" for act, _ in acts(panel, BUTTON)), "nothing is played over an open question"
        custom_id, _, values = next(one for one in Walker(house, number, 1)._choices(panel) if one[1] == "pk")
        panel = await anezka.send(panel, custom_id, values)
        assert len((await house.host.drafts.tip(number, anezka.id)).played) == 2
        panel = await anezka.press(panel, "bk")
        panel = await anezka.press(panel, "bk")
        assert not (await house.host.drafts.tip(number, anezka.id)).played, "taken back step by step"
