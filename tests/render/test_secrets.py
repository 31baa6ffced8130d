"""A picture tells a viewer no more than the view does, and the same to everybody who sees the same."""

import pytest

from engine.core.registry import games
from engine.core.rng import Rng
from render import pictures
from render.contract import ALT_LIMIT, Table

NAMES = ("Anežka", "Tomáš", "Ruth", "Jiří")


def some_state(game, seats):
    """A position a few dozen decisions into a game."""
    rng = Rng(b"secrets".ljust(32, b"."))
    state, minds = game.new(game.read_options({}), seats, rng.at(0)), rng.apart("minds")
    for move in range(60):
        prompts = game.prompts(state)
        if not prompts:
            break
        seat = prompts[0].seat
        state = game.apply(state, seat, game.legal(state, seat).sample(minds), rng.at(move + 1)).state
    return state


@pytest.mark.parametrize("game_id", pictures.known())
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_outputs_depend_on_the_view_alone(game_id, lang):
    game = games()[game_id]
    seats = game.seats[-1]
    state, table = some_state(game, seats), Table(NAMES[:seats], "214", lang)
    for viewer in (None, *range(seats)):
        view = game.view(state, viewer)
        for number in range(2):
            other = game.view(game.imagine(view, Rng(bytes([number]) * 32)), viewer)
            for part in pictures.parts(game_id, view, table):
                assert pictures.draw(game_id, view, part.id, table) == pictures.draw(game_id, other, part.id, table)
            speech = game.speech(lang, table.names)
            assert game.text_board(view, speech) == game.text_board(other, speech)


@pytest.mark.parametrize("game_id", pictures.known())
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_alt_texts_are_short_enough_and_say_the_important_first(game_id, lang):
    game = games()[game_id]
    for seats in game.seats:
        state, table = some_state(game, seats), Table(NAMES[:seats], "214", lang)
        view = game.view(state, None)
        awaited = table.names[view.head.awaited[0].seat]
        for part in pictures.parts(game_id, view, table):
            text = pictures.alt(game_id, view, part.id, table)
            assert len(text) <= ALT_LIMIT
            assert text.endswith(".")
            if part.id == "board":
                assert awaited in text[:160]
