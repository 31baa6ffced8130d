"""How many clicks typical turns of Starfarers take: a button is one, a list two."""

from tests.bot.house import BUTTON, Player, acts
from tests.discord.person import components
from tests.engine.starfarers.table import B, Table, W

# name: position, what is pressed, most clicks. "x" = the choice that begins so; "[x]" = the button whose label does.
TURNS = {
    "roll": (Table(3), ("roll",), 2),
    "module, shake": (Table(3).hand(W, "3 fuel").trading(), ("build booster", "done", "gate"), 6),
    "nothing to build, shake": (Table(3).trading(), ("done", "gate"), 4),
    "fly": (Table(3).flying(W, base=3), ("fly H5 to H8", "commit"), 4),
    "bank, ship": (
        Table(3).hand(W, "4 ore, 1 fuel, 1 food").trading(), ("bank 3 ore for carbon", "build colony_ship"), 5,
    ),
    "offer": (
        Table(3).hand(W, "2 ore, 3 food").trading(), ("[Nabídnout", "[ruda", "[karbon", "[Hotovo"), 5,
    ),
    "close": (
        Table(3).hand(W, "3 food").hand(B, "1 goods").trading().play("offer 1 food for 1 goods").play("accept", seat=B),
        ("close with B",), 3,
    ),
    "steal": (Table(3).hand(B, "2 ore").roll(7), ("steal from B",), 3),
    "discard 4": (
        Table(3).hand(W, "2 ore, 2 fuel, 2 carbon, 2 food, 1 goods").roll(7),
        ("[ruda", "[ruda", "[palivo", "[zboží", "[Zapečetit"), 6,
    ),
    "trade station, card": (
        Table(3).modules(W, pods=3).ships(W, "trade G11").flying(W, base=3), ("fly G11 to G14", "choose", "commit"), 8,
    ),
}  # fmt: skip


async def take(player: Player, panel: dict, step: str) -> dict:
    if step == "gate":
        return await player.press(panel, "gt")
    if step == "commit":
        return await player.press(panel, "cm", "turn")
    if not step.startswith("["):
        return await player.choose(panel, step)
    wanted = step.removeprefix("[")
    known = [one for one in components(panel, BUTTON) if one.get("label", "").startswith(wanted)]
    assert known, f"no button {wanted} among {[one.get('label') for one in components(panel, BUTTON)]}"
    player.clicks += 1
    fitting = [one for act, one in acts(panel, BUTTON) if one in known]
    return await player.send(panel, fitting[-1 if wanted == "karbon" else 0]["custom_id"])


async def test_clicks_of_typical_turns(house, anezka, ruth):
    jiri = await house.join("jiri")
    number = await house.table([anezka, ruth, jiri], game="starfarers")
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
        if name != "bank, ship":  # that one stays in the draft
            assert (await house.match(number)).last_seq > before, name
    print("\nClicks of typical turns of Starfarers")
    for name, number in clicks.items():
        print(f"  {name:<26} {number}")


async def test_offers_are_answered_on_one_card(house, anezka, ruth):
    jiri = await house.join("jiri")
    number = await house.table([anezka, ruth, jiri], game="starfarers")
    people = {(await house.host.desk.live(number)).seat_of(player.id): player for player in (anezka, ruth, jiri)}
    position = Table(3).hand(0, "2 ore, 3 food").hand(1, "1 goods, 1 fuel").hand(2, "1 ore").trading()
    await house.put(number, position.state)
    await people[0].move(number, "offer 1 food for 1 goods")
    await house.posted(number)

    card = await people[1].find(lambda message: any(act.name == "an" for act, _ in acts(message, BUTTON)))
    people[1].clicks = 0
    await people[1].press(card, "an", "accept")
    assert people[1].clicks == 1
    assert (await house.match(number)).state.table.accepted == (False, True, False)
    await house.posted(number)
    card = house.message(int(card["id"]))
    assert "přijímá" in str(card), "the same card tells it"

    form = await people[2].press(card, "an", "counter")
    for step in ("[ruda", "[potraviny", "[Hotovo"):
        form = await take(people[2], form, step)
    counter = (await house.match(number)).state.table.counters[2]
    assert (counter.give, counter.want) == ((("ore", 1),), (("food", 1),))

    refused = await people[2].press(card, "an", "accept")
    assert (await house.match(number)).state.table.accepted[2] is False
    assert "zboží" in str(refused), "says which cards are missing"

    await people[0].move(number, "done")
    await house.posted(number)
    assert not acts(house.message(int(card["id"])), BUTTON), "the card is over with the trade"
