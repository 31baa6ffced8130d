"""Whatever the position, the lists offered while somebody types are such as Discord takes, and lead to legal lines."""

from itertools import islice

import pytest

from bot.ui.limits import AUTOCOMPLETE, CHOICE
from engine.core.registry import games
from engine.core.rng import Rng
from tests.bot.house import GAMES
from tests.contract.walks import walk

EVERY, POSITIONS, STEPS = 23, 14, 3


async def offered(player, thread, typed):
    known = await player.page.until(lambda: player.page.known_command("move"))
    reply = await player.page.ask(
        "autocomplete", channel=thread, command=known["id"], path=[], options={"move": typed}, focused="move"
    )
    return [(choice["name"], choice["value"]) for choice in reply["choices"]]


def positions(game):
    """Positions of a walk in which seat 0 decides."""
    moments = (one for one in walk(game, game.options(), min(game.seats), 11) if one.seat == 0)
    return [one.state for one in islice(moments, 0, EVERY * POSITIONS, EVERY)]


@pytest.mark.parametrize("lang", ["en-US", "cs"])
@pytest.mark.parametrize("game_id", GAMES)
async def test_suggestions_fit_in_every_position(house, game_id, lang):
    game, dice = games()[game_id], Rng(bytes(32))
    people = [await house.join(name, locale=lang) for name in ("anezka", "ruth", "tomas")[: max(2, min(game.seats))]]
    number = await house.table(people, game=game_id)
    thread, longest = await house.thread(number), 0
    for state in positions(game):
        await house.put(number, state)
        typed = ""
        for step in range(STEPS):
            found = await offered(people[0], thread, typed)
            assert found or step, "who is awaited has something to type"
            if not found:
                break
            assert len(found) <= AUTOCOMPLETE
            assert len({name for name, _ in found}) == len({value for _, value in found}) == len(found)
            assert all(0 < len(text) <= CHOICE for one in found for text in one)
            line = dice.at(step).choice([value for _, value in found], typed)
            longest, typed = max(longest, len(line)), f"{line}; "
    assert longest > 20
