"""How many clicks typical turns take, from "Your move" to "Commit": a button is one, a list two."""

import pytest

from tests.bot.house import BUTTON, acts
from tests.engine.burgundy.table import Table

PLAIN = 7
START = (
    Table()
    .depot(1, "k9", "cow_2", "market", "castle").depot(2, "ship", "bank", "k3", "pig_3")
    .depot(3, "carpenter", "k14", "sheep_4", "mine").depot(4, "mine", "church", "k20", "chicken_2")
    .depot(5, "castle", "cow_3", "watchtower", "k5").depot(6, "ship", "warehouse", "k22", "pig_4")
)  # fmt: skip


def at(**player):
    return START.fork().player(**player)


# name: position, steps in order, most clicks
TURNS = {
    "take, place": (at(dice=(4, 3), storage=["bank"]), ("take mine from 4", "place bank at"), PLAIN),
    "two takes": (at(dice=(2, 4)), ("take ship from 2", "take mine from 4"), PLAIN),
    "workers, take": (at(dice=(6, 1)), ("workers with 1", "take k9 from 1"), 6),
    "workers twice": (at(dice=(3, 6)), ("workers", "workers"), 5),
    "sell, place": (at(dice=(6, 3), goods={6: 3}, storage=["bank"]), ("sell 6", "place bank at"), 6),
    "ship with goods, take": (
        at(dice=(5, 4), storage=["ship"]).goods_at(3, 2).goods_at(6, 5), ("place ship at", "collect", "take mine from 4"), 8,
    ),
    "castle, church, chain": (
        Table(castle="C3").depot(5, "mine", "ship").depot(2, "mine").player(storage=["castle", "church"], dice=(6, 2)),
        ("place castle at D4", "place church at E4", "take mine", "workers"), 10,
    ),
    "other die than the best": (
        at(dice=(4, 5), workers=1, storage=["church"]), ("take castle", "take castle from 5 with 1", "workers"), 8,
    ),
    "buy with full storage": (
        at(dice=(1, 3), silver=2, storage=["pig_2", "bank", "church"]).black("k7"), ("buy k7", "workers", "workers"), 9,
    ),
    "market declined, sell": (
        at(dice=(3, 2), storage=["market"], goods={2: 2}), ("place market at", "pass", "sell 2"), 7,
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def counted():
    """Printed when all turns were played: `pytest -s` shows it."""
    clicks: dict[str, int] = {}
    yield clicks
    print("\nClicks of typical turns of Burgundy")
    for name, number in clicks.items():
        print(f"  {name:<26} {number}")


async def test_clicks_of_typical_turns(house, anezka, ruth, counted):
    number = await house.table([anezka, ruth])
    for name, (position, steps, most) in TURNS.items():
        await house.put(number, position.state)
        anezka.clicks = 0
        panel = await anezka.panel(number)
        for step in steps:
            panel = await anezka.choose(panel, step)
        assert any(act.name == "cm" and act.arg == "turn" for act, _ in acts(panel, BUTTON)), name
        await anezka.press(panel, "cm", "turn")
        counted[name] = anezka.clicks
        assert anezka.clicks <= most, name
