"""What changed is pointed at by the addresses one types."""

import pytest

from engine.core.rng import Rng
from engine.games.catan_cards import GAME
from engine.games.catan_cards.decisions import PlaceCard, Roll
from engine.games.catan_cards.places import REFS
from engine.games.catan_cards.state import CatanOptions
from render import pictures
from render.contract import Marks, Table
from tests.engine.catan_cards.table import Table as Board
from tests.render.catan_cards import positions
from tests.render.positions import NAMES


@pytest.mark.parametrize("sets", ["base", "tc-sp-wd"])
def test_every_position_of_a_random_game_can_be_drawn_and_points_at_places(sets):
    rng = Rng(sets.encode().ljust(32, b"."))
    state, minds, table = GAME.new(CatanOptions(sets=sets), 2, rng.at(0)), rng.apart("minds"), Table(NAMES[:2])
    for move in range(1, 241):
        prompts = GAME.prompts(state)
        if not prompts:
            break
        seat = prompts[0].seat
        decision = GAME.pick(GAME.view(state, seat), GAME.legal(state, seat), minds, "sample")
        done = GAME.apply(state, seat, decision, rng.at(move))
        before, after = GAME.view(state, None), GAME.view(done.state, None)
        found = pictures.changed("catan_cards", before, done.events, after)
        assert all(where in REFS or where.startswith("stack.") for where in found)
        state = done.state
        if move % 8 == 0:
            marks = Marks(changed=tuple((1, where) for where in found))
            for viewer in (None, seat):
                view = GAME.view(state, viewer)
                for part in pictures.parts("catan_cards", view, table):
                    assert pictures.draw("catan_cards", view, part.id, table, marks).height <= 2000


def test_a_placed_card_is_pointed_at():
    state = positions.load("base-turn")
    one = positions.placings(state)[0]
    assert isinstance(one, PlaceCard)
    after, steps = positions.draft(state)
    where = f"{'ab'[state.active]}.{one.place}"
    assert steps == ((1, where),)
    view, table = GAME.view(after, None), Table(NAMES[:2])
    plain, ringed = (
        pictures.draw("catan_cards", view, "board", table, marks) for marks in (Marks(), Marks(drafted=steps))
    )
    assert plain.png != ringed.png
    assert f"{one.place.upper()} ({NAMES[state.active]})" in ringed.alt


def test_a_roll_rings_no_landscape():
    rng, state = Rng(b"roll".ljust(32, b".")), GAME.new(CatanOptions(), 2, Rng(bytes(32)))
    minds = rng.apart("minds")
    for move in range(200):
        seat = GAME.prompts(state)[0].seat
        decision = GAME.pick(GAME.view(state, seat), GAME.legal(state, seat), minds, "sample")
        done = GAME.apply(state, seat, decision, rng.at(move))
        if isinstance(decision, Roll) and not done.state.tasks:
            found = pictures.changed("catan_cards", GAME.view(state, None), done.events, GAME.view(done.state, None))
            assert not [where for where in found if where in REFS]
            return
        state = done.state
    pytest.fail("nobody rolled")


def test_what_was_told_since_is_on_the_table():
    assert positions.since()
    assert all(where in REFS or where.startswith("stack.") for _, where in positions.since())


def test_who_chooses_a_target_sees_where_it_lies():
    table = Board().cities(1).hand(0, "arsonist").card(1, "w1u1", "smithy").card(1, "e1l1", "library")
    table.play("play arsonist", card_roll=[2])
    view, names = GAME.view(table.state, 0), Table(NAMES[:2])
    theirs = pictures.draw("catan_cards", view, "principality.B", names, Marks())
    assert pictures.draw("catan_cards", view, "turn.A", names, Marks()).png == theirs.png
    assert pictures.draw("catan_cards", GAME.view(table.state, 1), "turn.B", names, Marks()).png == theirs.png
