"""Where a card may stand (rules, 10)."""

from collections.abc import Iterator

from engine.core.prompt import Seat
from engine.games.catan_cards import places
from engine.games.catan_cards.components import LANDSCAPES, Card
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import State

_SITES = {
    "settlement_or_city": ("settlement", "city", "citadel"),
    "city": ("city",),
    "citadel": ("citadel",),
    "opponent_settlement_or_city": ("settlement", "city"),
    "opponent_city": ("city",),
}


def host_of(seat: Seat, kind: Card) -> Seat:
    """Whose principality a card goes to."""
    return other(seat) if kind.foreign else seat


def slots(state: State, host: Seat, kinds: tuple[str, ...]) -> Iterator[str]:
    for x, own in state.players[host].sites:
        if own in kinds:
            yield from places.slots_of(x, own)


def free_slots(state: State, host: Seat, kinds: tuple[str, ...]) -> list[str]:
    taken = {card.place for card in state.players[host].cards}
    return [slot for slot in slots(state, host, kinds) if slot not in taken]


def fitting(state: State, seat: Seat, kind: Card) -> list[str]:
    """Every place of the right sort, free or not."""
    host = host_of(seat, kind)
    player = state.players[host]
    if kind.site in _SITES:
        return list(slots(state, host, _SITES[kind.site]))
    if kind.site == "road":
        return [places.column(x) for x in player.roads]
    if kind.site in {"region", "region_of_citadel"}:
        return _regions(state, seat, kind)
    return []


def _regions(state: State, seat: Seat, kind: Card) -> list[str]:
    """Landscapes of the right terrain beside a site of the right sort."""
    sites = ("citadel",) if kind.site == "region_of_citadel" else ("settlement", "city")
    near = {place for x, own in state.players[seat].sites if own in sites for place in places.host_regions(x)}
    terrain = kind.effects[0].terrain
    return [
        region.place
        for region in state.players[seat].regions
        if region.place in near and terrain in {"any", LANDSCAPES[region.card].terrain}
    ]


def fits(state: State, seat: Seat, kind: Card, place: str) -> bool:
    return place in fitting(state, seat, kind)


def free_places(state: State, seat: Seat, kind: Card) -> list[str]:
    taken = {card.place for card in state.players[host_of(seat, kind)].cards}
    return [place for place in fitting(state, seat, kind) if place not in taken]
