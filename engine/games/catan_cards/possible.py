"""Whether a card could do anything now (rules, 6.5): asked before it is played, cast or used."""

from collections.abc import Callable

from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, stacks, standing
from engine.games.catan_cards.components import CAPACITY, CARDS, RESOURCES, Card, Effect
from engine.games.catan_cards.effects import attacks, cards, lands, resources, spells
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Placed, State

Test = Callable[[State, Seat, Effect], bool]


def has_use(state: State, seat: Seat, kind: Card) -> bool:
    """Would the card have an effect? The first step decides; what follows adapts."""
    return all(_TESTS[effect.op](state, seat, effect) for effect in kind.effects if effect.op in _TESTS)


def _duel(state: State, seat: Seat, effect: Effect) -> bool:
    return bool(attacks.duel_targets(state, other(seat), effect.target))


def _steal(state: State, seat: Seat, effect: Effect) -> bool:
    return bool(lootable(state, seat, stores=effect.resource == "one_type" and isinstance(effect.max, int)))


def lootable(state: State, seat: Seat, *, stores: bool) -> set[str]:
    """Types the opponent has and the taker has room for; an empty store is room for exactly two."""
    found = set(resources.takeable(state, seat))
    if stores and resources.empty_stores(state.players[seat]):
        held = holdings.stock(state.players[other(seat)])
        found |= {resource for resource in RESOURCES if held[resource] >= 2}
    return found


def _give(state: State, seat: Seat, effect: Effect) -> bool:
    """Trade Monopoly: something of another type than the loot must be there to give."""
    if not effect.other_type:
        return True
    mine = {resource for resource, amount in holdings.stock(state.players[seat]).items() if amount}
    return any(mine - {resource} for resource in lootable(state, seat, stores=True))


def _pay(state: State, seat: Seat, effect: Effect) -> bool:
    return sum(holdings.payable(state.players[seat]).values()) >= int(effect.count)


def _discard(state: State, _: Seat, effect: Effect) -> bool:
    return any(CARDS[card].kind in effect.filter for card in state.discard)


def _book(state: State, seat: Seat, _: Effect) -> bool:
    return bool(attacks.books(state, other(seat)) and attacks.free_citadel_slots(state, seat))


def _gain(state: State, seat: Seat, effect: Effect) -> bool:
    if effect.count == "per_city":
        return bool(standing.sites(state, seat, "city"))
    return any(holdings.room(state.players[seat]).values())


_TESTS: dict[str, Test] = {
    "duel_roll": _duel,
    "look_hand": lambda state, seat, _: bool(state.players[other(seat)].hand),
    "steal": _steal,
    "give_opponent": _give,
    "pay_any": _pay,
    "fill_region": lambda state, seat, e: bool(lands.fillable(state, seat, e.terrain)),
    "pawn_building": lambda state, seat, _: bool(attacks.pawnable(state, seat)),
    "swap_own_regions": lambda state, seat, e: len(lands.bare_regions(state.players[seat])) >= int(e.count),
    "remove_event_card": lambda state, _seat, _: bool(spells.removable_events(state)),
    "free_city": lambda state, seat, _: bool(standing.sites(state, seat, "settlement") and state.supply[2]),
    "bewitch_building": lambda state, seat, _: bool(attacks.bewitchable(state, other(seat))),
    "swap_region_with_stack": lambda state, seat, _: bool(lands.swappable(state.players[seat]) and state.landscapes),
    "empty_region": lambda state, seat, _: any(region.amount for region in state.players[other(seat)].regions),
    "take_discard": _discard,
    "steal_spell_book": _book,
    "arrange_event_top": lambda state, _seat, _: bool(state.events.size),
    "draw_top": lambda state, _seat, _: bool(stacks.filled(state)),
    "peek_top": lambda state, _seat, _: bool(stacks.filled(state)),
    "search_stack": lambda state, _seat, _: bool(stacks.filled(state)),
    "swap_region_with_opponent": lambda state, seat, _: bool(lands.earth_pairs(state, seat)),
    "swap_own_cards": lambda state, seat, _: bool(cards.card_swaps(state, seat)),
    "multiply_strength": lambda state, seat, e: bool(spells.elixir_units(state, seat, e.filter)),
}


def card_has_use(state: State, seat: Seat, kind: Card) -> bool:
    """An action card: gains after a payment always find room, gains alone must find some."""
    first = kind.effects[0]
    return _gain(state, seat, first) if first.op == "gain_any" else has_use(state, seat, kind)


# Activated cards


def activation(kind: Card) -> Effect | None:
    return kind.effect("activate")


def shifts(state: State, seat: Seat, place: str) -> list[tuple[str, str]]:
    """Trade Station: from which landscape of its road into which."""
    upper, lower = places.road_regions(places.ROADS[place])
    amounts = {region.place: region.amount for region in state.players[seat].regions}
    return [(a, b) for a, b in ((lower, upper), (upper, lower)) if amounts[a] and amounts[b] < CAPACITY]


def activation_has_use(state: State, seat: Seat, card: Placed, effect: Effect) -> bool:
    """After its price was paid, would using it do anything?"""
    step = effect.steps[0]
    if step.op == "gain_any":
        room = holdings.room(state.players[seat])
        return any(room[resource] for resource in RESOURCES if resource not in step.without)
    if step.op == "shift_between_road_regions":
        return bool(shifts(state, seat, card.place))
    if step.op == "move_unit":
        return bool(cards.unit_moves(state, seat, step.filter))
    if step.op == "forced_swap":
        return bool(resources.swaps(state, seat, step))
    if step.op == "charge_wizard":
        return bool(spells.wizards_with_room(state, seat))
    if step.op == "as_action":
        return has_use(state, seat, CARDS[step.card])
    return True
