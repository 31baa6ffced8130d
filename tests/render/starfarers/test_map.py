"""What stands on the map can be typed, and what the map marks is what the engine takes."""

import pytest
from msgspec.structs import replace

from engine.core.families import Path
from engine.games.starfarers import GAME
from engine.games.starfarers.decisions import Fly, Steal
from engine.games.starfarers.flight import can_move
from engine.games.starfarers.geography import NEIGHBOURS, PLACES, SLOTS
from engine.games.starfarers.notation import SEAT_CODES
from render import pictures
from render.contract import Marks, Table, UnknownPart
from render.games.starfarers import chart as charts
from render.games.starfarers import fleet, zoom
from render.games.starfarers.board import CHART
from render.games.starfarers.chart import Chart
from render.games.starfarers.marks import OnMap, is_on_map
from render.games.starfarers.reach import of_ship
from render.kit.tokens import SEATS
from tests.render.positions import NAMES
from tests.render.starfarers import positions

FLIGHTS = ("four-flight", "three-flight")


@pytest.mark.parametrize("chart", [CHART, Chart(72, 0, 0), Chart(140, -300, 20)])
def test_the_lattice_is_that_of_the_rules(chart):
    assert len(charts.hexes(chart)) == 135
    assert len(charts.edges()) == 454
    assert len({chart.at(place) for place in PLACES}) == 320
    lengths = {
        (abs(ax - bx), abs(ay - by)) for a, b in charts.edges() for (ax, ay), (bx, by) in [(chart.at(a), chart.at(b))]
    }
    assert lengths == {(chart.step, chart.half), (0, chart.radius)}


def test_upright_edges_lead_across():
    for place in PLACES:
        upright = [near for near in NEIGHBOURS[place] if near[0] != place[0]]
        assert upright in ([], [charts.across(place)])


def test_planets_lie_on_hexes():
    known = set(charts.hexes(CHART))
    assert all(spot in known for slot in SLOTS for spot in charts.planet_hexes(CHART, slot.number))


def goals(state, at: str) -> set[str]:
    """Where the engine lets the ship at a place fly."""
    families = GAME.legal(state, state.table.seat).families
    family = next(one for one in families if isinstance(one, Path) and one.start == at)
    return {way[-1] for way in family.choices()}


@pytest.mark.parametrize("name", FLIGHTS)
def test_marked_stops_are_those_the_engine_takes(name):
    state = positions.load(name)
    table = state.table
    for ship in table.players[table.seat].ships:
        if can_move(ship):
            stops = {place for place, _ in of_ship(table, ship.at).stops}
            assert stops == goals(state, ship.at)
            for place in stops:
                said = GAME.grammar.read(f"fly {ship.at} to {place}").exact()
                assert isinstance(GAME.check(state, table.seat, said), Fly)


def test_a_paused_flight_has_the_stops_of_its_rest():
    state = positions.load("three-pause")
    at = state.table.flight.at
    stops = {place for place, _ in of_ship(state.table, at).stops}
    assert stops == goals(state, at)


def test_ships_of_others_show_what_is_sure():
    state = positions.load("four-flight")
    seat, at = next((seat, at) for seat, _, at in fleet.ships(state.table) if seat != state.table.seat)
    found = of_ship(state.table, at)
    assert found.seat == seat
    assert not found.sure
    assert found.speed == 3 + state.table.players[seat].boosters
    assert found.stops


@pytest.mark.parametrize("name", FLIGHTS)
def test_every_stop_in_the_window_is_named_beside_it(name):
    state = positions.load(name)
    ship = next(one for one in state.table.players[state.table.seat].ships if can_move(one))
    found = of_ship(state.table, ship.at)
    window = zoom.around((ship.at, *(place for place, _ in found.stops)), ship.at)
    canvas = zoom.paint(fleet.shown(state.table), window, found.stops, OnMap())
    where = {note.text: note.box for note in canvas.labels()}
    for place, _ in found.stops:
        x0, y0, x1, y1 = where[place]
        x, y = window.chart.at(place)
        near = window.chart.radius * 0.75
        assert abs((x0 + x1) / 2 - x) < near, place
        assert abs((y0 + y1) / 2 - y) < near, place


def test_a_far_reach_is_cut_to_a_window_and_the_rest_is_named():
    state = positions.load("four-flight")
    seat = state.table.seat
    player = replace(state.table.players[seat], modules=(6, 6, 5), cards=("scientist_drive",))
    players = (*state.table.players[:seat], player, *state.table.players[seat + 1 :])
    far = replace(state, table=replace(state.table, players=players, base=5))
    at = positions.flying(far, "trade_ship")
    layout = pictures.of_game("starfarers").layout(GAME.view(far, None), f"map.{at}", Table(NAMES), Marks())
    assert any("Also in reach:" in note.text for note in layout.canvas().labels())


def test_seats_are_named_as_they_are_marked():
    assert "".join(seat.letter for seat in SEATS) == SEAT_CODES
    for seat, code in enumerate(SEAT_CODES):
        assert GAME.grammar.read(f"steal from {code}").exact() == Steal(seat)
        assert GAME.grammar.read(f"steal from {'ABCD'[seat]}").exact() == Steal(seat)


def test_what_changed_is_told_by_places():
    match = positions.play(3, "explorer", "changes")
    kinds = set()
    for i, played in enumerate(match.line):
        views = [GAME.view(one, None) for one in (match.at(i), played.state)]
        found = pictures.changed("starfarers", views[0], played.events, views[1])
        for event in played.events:
            name = type(event).__name__
            kinds.add(name)
            if name in {"ColonyFounded", "ColonySettled", "SpaceportBuilt", "StationFounded"}:
                assert event.at in found
            elif name == "ShipFlown":
                assert ",".join((event.origin, *event.path)) in found
            elif name in {"Discovered", "Explored"}:
                assert SLOTS[event.slot].id in found
        assert all(is_on_map(where) or where[1] == "." for where in found)
    assert kinds >= {"ShipFlown", "Discovered", "ColonyFounded", "SpaceportBuilt"}


def test_marks_outside_a_window_are_left_out():
    state = positions.load("four-late")
    game, table = pictures.of_game("starfarers"), Table(NAMES)
    far = Marks(changed=((1, "B30"), (2, "f5")), targets=("C30",), refused="B28")
    plain, marked = (game.layout(GAME.view(state, None), "map.J5", table, marks).canvas() for marks in (Marks(), far))
    assert plain.image.tobytes() == marked.image.tobytes()


@pytest.mark.parametrize("part", ["", "nonsense", "area", "area.E", "map", "map.Z9", "map.B3x", "board.A", "turn.D"])
def test_a_picture_that_does_not_exist_is_refused(part):
    view = GAME.view(positions.load("three-middle"), 0)
    with pytest.raises(UnknownPart):
        pictures.draw("starfarers", view, part, Table(NAMES[:3]))


def test_the_turn_shows_what_is_decided_on():
    game = pictures.of_game("starfarers")
    for name, part in (("four-founding", "home"), ("four-pick", "friends"), ("four-flight", "map.I9")):
        state = positions.load(name)
        seat = state.table.seat
        view, table = GAME.view(state, seat), Table(NAMES)
        turn = game.layout(view, f"turn.{'ABCD'[seat]}", table, Marks())
        assert turn == game.layout(view, part, table, Marks())
    state = positions.load("four-late")
    other = (state.table.seat + 1) % 4
    view, letter = GAME.view(state, other), "ABCD"[other]
    assert game.layout(view, f"turn.{letter}", Table(NAMES), Marks()) == game.layout(
        view, f"area.{letter}", Table(NAMES), Marks()
    )
