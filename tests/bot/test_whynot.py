"""A refusal shows the place that was meant, where the same would be possible, and moves near it in words."""

from itertools import islice

import pytest

from engine.core.registry import games
from engine.core.words import words
from render import pictures
from render.contract import Marks, Table
from tests.bot.house import BUTTON, GAMES, acts, texts
from tests.contract.walks import walk
from tests.engine.burgundy.table import Table as Position

MOMENTS = 250
# Castle D4 stands already; a stored church can go beside it with one of the dice.
STORED = Position().player(dice=(3, 3), storage=("church",), workers=0)


@pytest.mark.parametrize("lang", ["en", "cs"])
async def test_the_refused_place_is_on_the_picture(house, ruth, lang):
    anezka = await house.join("anezka", locale={"en": "en-US", "cs": "cs"}[lang])
    number = await house.table([anezka, ruth])
    await house.put(number, STORED.state)
    answer = await anezka.command("why", await house.thread(number), move="place church at C1")
    assert words(lang).say("ui-not-possible", line="place church at C1") in texts(answer)
    [picture] = answer["attachments"]
    assert "C1" in picture["description"]
    assert words(lang).say("burgundy-alt-refused", place="").split(":")[0] in picture["description"]
    near = [one["label"] for act, one in acts(answer, BUTTON) if act.name == "pk"]
    assert near
    assert not any(label.startswith("place ") for label in near), "in words, not in notation"
    assert (await house.match(number)).last_seq == 0


@pytest.mark.parametrize("line", ["sell 3", "castle at C1"])
async def test_where_no_place_is_to_blame_words_are_enough(house, anezka, ruth, line):
    number = await house.table([anezka, ruth])
    await house.put(number, STORED.state)
    answer = await anezka.command("why", await house.thread(number), move=line)
    assert not answer["attachments"]
    assert [act.name for act, _ in acts(answer, BUTTON)][-2:] == ["ru", "yo"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_of_a_decision_is_known_to_the_pictures(game_id):
    """Whatever is legal names its places as the pictures do, so that a refused one can be pointed at."""
    game = games()[game_id]
    table = Table(tuple("ABCD"), "table 1", "en")
    refused = words("en").say(f"{game_id}-alt-refused", place="").split(":")[0]
    seen = set()
    for state, seat in asked(game):
        view = game.view(state, seat)
        for decision in game.legal(state, seat).decisions:
            form = next(form for form in game.grammar.forms if form.decision is type(decision))
            for slot in form.slots:
                value = getattr(decision, slot.field)
                place = None if value is None else pictures.place(game_id, view, slot.field, value)
                if place and place not in seen:
                    seen.add(place)
                    assert refused in pictures.alt(game_id, view, place.part, table, Marks(refused=place.at))
    assert len(seen) > 5


def asked(game):
    """Positions of a walk, with who decides there."""
    for moment in islice(walk(game, game.options(), min(game.seats), 5), MOMENTS):
        yield moment.state, moment.seat
