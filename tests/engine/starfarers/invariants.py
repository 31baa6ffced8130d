"""What holds after every decision, checked by the fuzzer."""

from engine.games.starfarers.board import closed_sites
from engine.games.starfarers.components import (
    CARDS,
    MODULE_CAPS,
    MODULE_TOTALS,
    PEOPLE,
    PIECES,
    POINTS_TO_WIN,
    SPECIALS,
)
from engine.games.starfarers.state import State, Table, occupied, people_of, pieces_left, points, ships_at, stations_at


def check(state: State) -> None:
    table = state.table
    assert min(table.bank) >= 0
    assert min(state.supply) >= 0
    assert all(min(hand) >= 0 for hand in state.hands)
    assert len(set(table.met)) == len(table.met)
    assert state.card not in table.met
    assert bool(state.card) == (table.meeting is not None)
    _players(table)
    _places(table)
    _end(table)


def _players(table: Table) -> None:
    for seat, player in enumerate(table.players):
        assert all(pieces_left(table, seat, piece) >= 0 for piece in PIECES)
        assert all(0 <= n <= cap for n, cap in zip(player.modules, MODULE_CAPS, strict=True))
        assert player.half_medals >= 0
        assert player.free_ships >= 0
    held = [card for player in table.players for card in player.cards]
    assert all(held.count(card) <= CARDS[card].count for card in held)
    for kind, total in enumerate(MODULE_TOTALS):
        assert sum(player.modules[kind] for player in table.players) <= total
    medals = [medal for player in table.players for medal in player.medals]
    assert len(medals) == len(set(medals))
    assert set(medals) <= set(SPECIALS)


def _places(table: Table) -> None:
    """Nothing shares an intersection; ships stand only where ships may stand."""
    built = [at for player in table.players for at in (*player.colonies, *player.spaceports)] + list(table.neutral)
    ships = [ship for player in table.players for ship in player.ships]
    assert len(occupied(table)) == len(built) + len(ships)
    assert len(ships_at(table)) == len(ships)
    places = table.geography
    for ship in ships:
        assert ship.at in places.neighbours
        assert ship.at not in places.centrals
        assert ship.kind == "colony_ship" or ship.at not in places.sites
    for slot in places.centrals.values():
        assert stations_at(table, slot) <= 5
    if len(table.players) == 3:
        waiting = ships_at(table)
        assert all(site in table.neutral or site in waiting for site in closed_sites(table))
    for people, holder in enumerate(table.figures):
        slot = next((s for s in places.centrals.values() if _people(table, s) == people), None)
        if holder is not None and slot is not None:
            counts = [player.stations.count(slot) for player in table.players]
            assert counts[holder] == max(counts) > 0


def _people(table: Table, slot: int) -> int:
    return PEOPLE.index(people_of(table, slot))


def _end(table: Table) -> None:
    """Nobody goes on with 15 points in the own turn, except before the list of an encounter is done."""
    reached = table.phase != "founding" and points(table, table.seat) >= POINTS_TO_WIN
    if table.phase == "over":
        assert reached
    elif table.meeting is None:
        assert not reached
