"""Which places a decision changed: what lies there now and did not before."""

from collections.abc import Iterator, Sequence

from engine.core.event import Event
from engine.games.catan_cards import places
from engine.games.catan_cards.events import DiceRolled
from engine.games.catan_cards.state import Player, State


def addresses(before: State, events: Sequence[Event], after: State) -> tuple[str, ...]:
    """Stacks first, then cards, sites and roads, so that those are kept where there are too many.

    Resources alone are pointed at only where nothing was built and no die rolled: else half the table would be ringed.
    """
    sizes = {stack.name: stack.size for stack in before.stacks}
    found = [f"stack.{stack.name}" for stack in after.stacks if sizes.get(stack.name, stack.size) != stack.size]
    built, stocked = [], []
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        built += [places.ref(seat, place) for place in _differing(_pieces(was), _pieces(now))]
        stocked += [places.ref(seat, place) for place in _differing(_stock(was), _stock(now))]
    if not built and not any(isinstance(event, DiceRolled) for event in events):
        found += stocked
    return tuple(dict.fromkeys((*found, *built)))


def _differing(was: dict[str, object], now: dict[str, object]) -> Iterator[str]:
    return (place for place in sorted(was.keys() | now.keys()) if was.get(place) != now.get(place))


def _pieces(player: Player) -> dict[str, object]:
    """What lies on each place, without resources and marks of use; a card covers its landscape or road."""
    found: dict[str, object] = {region.place: region.card for region in player.regions}
    found |= {places.column(x): kind for x, kind in player.sites} | {places.column(x): "road" for x in player.roads}
    return found | {card.place: (card.card, card.pawned, card.witch) for card in player.cards}


def _stock(player: Player) -> dict[str, object]:
    found: dict[str, object] = {region.place: region.amount for region in player.regions}
    held = {card.place: (found.get(card.place), card.amount, card.magic, card.craft) for card in player.cards}
    return found | held
