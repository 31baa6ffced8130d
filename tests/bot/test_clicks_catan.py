"""How many clicks typical turns of the Catan Card Game take: a button is one, a list two."""

from tests.bot.house import BUTTON, Player, acts
from tests.discord.person import components
from tests.engine.catan_cards.table import A, P, Table

FULL = ("inn", "scout", "library")
CITY = {"hills": 0, "mountains": 2, "field": 2, "pasture": 3}


def vetoing() -> Table:
    table = Table("wd").site(A, 1, "citadel").card(A, "e1u1", "magic_veto").card(A, "e2l", "ira", magic=3)
    return table.card(A, "w1u1", "smithy").hand(P, "arsonist").having(active=P).play("play arsonist")


def plague() -> Table:
    table = Table(stage="before_roll").cities(A).cities(P).goods(A, forest=1).goods(P, forest=1)
    return table.hand(P, "spy").hand(A, "herb_woman", "spy").event_top("plague").roll(6, "question")


# name: position, what is pressed, clicks. "x" = the choice that begins so; "[x]" = the button whose label does.
TURNS = {
    "roll": (Table(stage="before_roll").hand(A, *FULL), ("roll",), 2),
    "nothing, hand full": (Table().hand(A, *FULL), ("end", "pass", "commit"), 4),
    "road, draw 1": (
        Table().hand(A, *FULL[:2]).goods(A, forest=1, hills=2), ("road east", "end", "draw from B2", "gate"), 6,
    ),
    "settlement": (
        Table().player(A, roads=(-2, 0)).hand(A, *FULL).rich(A, 2), ("settlement west", "lay"), 4,
    ),
    "building": (
        Table().hand(A, "smithy", *FULL[:2]).rich(A, 2), ("place smithy at w1l1", "end", "draw from B1", "gate"), 7,
    ),
    "bank trade, city": (Table().goods(A, **CITY), ("trade wool for ore", "city"), 4),
    "attack": (
        Table().hand(A, "black_knight").card(P, "w1u1", "knight_vok").card(P, "w1l1", "knight_hynek"),
        ("play black",), 2,
    ),
    "offer": (
        Table().goods(A, forest=2).goods(P, gold=2, field=1), ("[Nabídnout", "[dřevo", "[zlato", "[Hotovo"), 5,
    ),
    "offer accepted": (
        Table().goods(A, forest=2).goods(P, gold=2).having(active=P).play("offer 1 gold for 1 lumber"), ("accept",), 2,
    ),
    "veto window": (vetoing(), ("pass",), 2),
    "defence card, sealed": (plague(), ("play herb", "commit"), 4),
    "search": (Table().hand(A, *FULL[:2]).goods(A, forest=3), ("end", "search B3", "gate", "pick"), 7),
    "hand too large by 1": (Table().hand(A, *FULL, "smithy"), ("end", "bury inn", "commit"), 5),
}  # fmt: skip


async def take(player: Player, panel: dict, step: str) -> dict:
    if step == "gate":
        return await player.press(panel, "gt")
    if step in {"commit", "end"}:
        return await player.press(panel, "cm", "turn")
    if not step.startswith("["):
        return await player.choose(panel, step)
    wanted = step.removeprefix("[")
    fitting = [one for _, one in acts(panel, BUTTON) if one.get("label", "").startswith(wanted)]
    assert fitting, f"no button {wanted} among {[one.get('label') for one in components(panel, BUTTON)]}"
    player.clicks += 1
    return await player.send(panel, fitting[0]["custom_id"])


async def test_clicks_of_typical_turns(house, ruth):
    anezka = await house.join("anezka", "cs")
    number = await house.table([anezka, ruth], game="catan_cards")
    clicks = {}
    for name, (position, steps, most) in TURNS.items():
        await house.put(number, position.state)
        before = (await house.match(number)).last_seq
        anezka.clicks = 0
        panel = await anezka.panel(number)
        for step in steps:
            panel = await take(anezka, panel, step)
        clicks[name] = anezka.clicks
        assert anezka.clicks <= most, name
        if name != "bank trade, city":  # that one stays in the draft
            assert (await house.match(number)).last_seq > before, name
    print("\nClicks of typical turns of the Catan Card Game")
    for name, count in clicks.items():
        print(f"  {name:<26} {count}")
