"""Who hears a picture instead of seeing it: places are named in words, never by what the program calls them."""

import re
from itertools import islice

import pytest

from bot.ui.panels.leaves import groups, outcome
from engine.core.registry import games
from render import pictures
from render.contract import MOST_RINGS, Marks, Table
from tests.contract.walks import walk

NAMES = ("Anežka", "Tomáš", "Ruth", "Jiří")
RAW = re.compile(r"\w\.\w|\w_\w")


def pointed_at(game, state, seat):
    """Addresses that a panel would mark here."""
    found = groups(game, state, seat, game.speech("en"), ())
    return tuple(
        dict.fromkeys(at for group in found for leaf in group.leaves[:4] for at in outcome(game, state, seat, leaf)[1])
    )


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game_id", pictures.known())
def test_no_alt_text_names_a_raw_place(game_id, lang):
    game, seen = games()[game_id], set()
    seats = max(2, game.seats[0])
    table = Table(NAMES[:seats], "214", lang)
    for seed in range(2):
        for moment in islice(walk(game, game.options(), seats, seed), 120):
            places = pointed_at(game, moment.state, moment.seat)
            seen |= set(places)
            rings = tuple(enumerate(places, start=1))[:MOST_RINGS]
            view = game.view(moment.state, moment.seat)
            for marks in (Marks(changed=rings, targets=places), Marks(drafted=rings, refused="".join(places[:1]))):
                for part in pictures.parts(game_id, view, table):
                    said = pictures.alt(game_id, view, part.id, table, marks)
                    assert not RAW.search(said), said
    assert any("." in place for place in seen), "there were places to be named"
