"""Pictures of a saved game."""

import pytest

from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.burgundy import GAME
from engine.games.burgundy.components import HEX_INDEX
from engine.games.burgundy.events import TileBought, TilePlaced, TileTaken
from render import pictures, saved
from render.contract import Table, UnknownPart
from tests.render import positions

TABLE = Table(("Anežka", "Tomáš"), "Table 7")


@pytest.fixture(scope="module")
def match():
    rng = Rng(b"saved".ljust(32, b"."))
    made, minds = Match(GAME, GAME.read_options({}), 2, rng), rng.apart("minds")
    while prompts := GAME.prompts(made.state):
        made.play(prompts[0].seat, GAME.legal(made.state, prompts[0].seat).sample(minds))
    return made


def test_any_move_can_be_shown(match):
    early, late = (saved.picture(match, "board", TABLE, to) for to in (5, 100))
    assert early.png != late.png
    assert saved.picture(match, "board", TABLE, len(match.line)) == saved.picture(match, "board", TABLE)


def test_all_parts_of_a_finished_game(match):
    parts = [part.id for part in pictures.parts("burgundy", GAME.view(match.state, None), TABLE)]
    assert parts == ["board", "depots", "estate.A", "estate.B", "storage.A", "storage.B"]
    assert all(saved.picture(match, part, TABLE).png for part in (*parts, "sheet"))


def test_there_is_no_sheet_before_the_end(match):
    with pytest.raises(UnknownPart):
        saved.picture(match, "sheet", TABLE, to=3)


def test_what_changed_is_told_by_events(match):
    for i, played in enumerate(match.line):
        found = [where for _, where in saved.changed(match, i, i + 1)]
        for event in played.events:
            if isinstance(event, TilePlaced):
                assert f"{'AB'[event.seat]}.{event.hex}" in found
            elif isinstance(event, TileTaken):
                assert any(where.startswith(f"depot.{event.depot}.") for where in found)
            elif isinstance(event, TileBought):
                place = f"depot.{event.source}." if event.source else "black."
                assert any(where.startswith(place) for where in found)


def test_lines_are_numbered_by_turns(match):
    numbers = [number for number, _ in saved.changed(match, 0, 40)]
    assert numbers == sorted(numbers)
    assert numbers[-1] > 1


def test_since_rings_the_picture(match):
    plain, ringed = saved.picture(match, "board", TABLE, 60), saved.picture(match, "board", TABLE, 60, since=40)
    assert plain.png != ringed.png
    assert "Changed: " in ringed.alt


def test_the_gallery_points_only_at_what_the_engine_calls_legal():
    turn = positions.load(positions.TURN)
    seat = GAME.prompts(turn)[0].seat
    after, steps = positions.draft(turn, 2)
    assert [number for number, _ in steps] == [1, 2]
    for _, where in steps:
        at = HEX_INDEX[where.split(".")[1]]
        assert not turn.players[seat].estate[at]
        assert after.players[seat].estate[at]
    assert positions.places(turn)
    assert all(not turn.players[seat].estate[HEX_INDEX[where[2:]]] for where in positions.places(turn))
    two = positions.load("two-late")
    for where in positions.takes(two):
        kind, *rest = where.split(".")
        assert two.depots[int(rest[0]) - 1][int(rest[1]) - 1] if kind == "depot" else two.black_depot[int(rest[0]) - 1]
