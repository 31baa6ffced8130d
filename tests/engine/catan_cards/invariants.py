"""What holds after every decision."""

from collections import Counter
from itertools import pairwise

from engine.games.catan_cards import places, standing
from engine.games.catan_cards.components import CAPACITY, CARDS, MAGIC_MAX
from engine.games.catan_cards.state import NOBODY, State


def check(state: State) -> None:
    assert min(state.supply) >= 0
    assert sum(stack.unseen for stack in state.stacks) == sum(len(pool) for _, pool in state.pools)
    for player in state.players:
        assert all(0 <= region.amount <= CAPACITY for region in player.regions)
        assert max(Counter(card.place for card in player.cards).values(), default=0) <= 1
        sites = dict(player.sites)
        for card in player.cards:
            assert 0 <= card.magic <= MAGIC_MAX
            assert 0 <= card.craft <= 3
            assert card.amount in {0, 2}
            x = places.site_of(card.place)
            assert x is None or card.place in places.slots_of(x, sites[x])
            if CARDS[card.card].kind != "building":
                assert card.active
        citadels = [x for x, kind in player.sites if kind == "citadel"]
        assert all(b - a > 2 for a, b in pairwise(citadels))
    if not state.tasks and state.stage == "main":
        measures = (standing.strength(state, 0), standing.strength(state, 1))
        assert state.knight == standing.token_holder(measures)
        assert state.knight == NOBODY or max(measures) > 0
        rival = standing.other(state.active)
        assert len(state.players[rival].hand) <= standing.hand_limit(state, rival)
