"""Everything limited, counted over all zones: nothing is ever lost or made."""

from collections import Counter

from engine.games.catan_cards import stacks
from engine.games.catan_cards.state import State


def pieces(state: State) -> Counter[str]:
    found = Counter(
        (*state.row, *state.discard, *state.played, *state.removed, *state.event_discard, *state.landscapes)
    )
    found.update(stacks.event_cards(state.events))
    for _, pool in state.pools:
        found.update(pool)
    for stack in state.stacks:
        found.update((*stack.top, *stack.bottom))
    found.update(roads=state.supply[0], settlements=state.supply[1], cities=state.supply[2])
    for player in state.players:
        found.update(player.hand)
        found.update(region.card for region in player.regions)
        found.update(card.card for card in player.cards)
        found.update("witch" for card in player.cards if card.witch)
        found.update(roads=len(player.roads), settlements=len(player.sites))
        kinds = [kind for _, kind in player.sites]
        found.update(cities=kinds.count("city"), citadel=kinds.count("citadel"))
    if state.tasks and state.tasks[0].op == "lay":
        found.update(state.tasks[0].names)  # turned up, not laid yet
    return found
