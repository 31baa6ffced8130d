"""The player `steady`: tries every decision on an imagined state and takes the one whose outcome looks best.

The frame is the same for all games; what "looks best" means is each game's own `worth`.
"""

from itertools import islice
from typing import Any

from engine.core.families import Family
from engine.core.game import AnyGame, Game
from engine.core.legal import Legal
from engine.core.rng import Rng

LISTED_PER_FAMILY = 24  # canonical members tried; beyond that random members of the family
SAMPLED_PER_FAMILY = 24
WEIGHED_PER_FAMILY = 200


class Steady:
    def choose(self, game: AnyGame, view: Any, legal: Legal[Any], rng: Rng) -> Any:
        candidates = list(dict.fromkeys(_candidates(game, view, legal, rng)))
        if len(candidates) == 1:
            return candidates[0]
        state = game.imagine(view, rng)
        return max(candidates, key=lambda decision: outcome_worth(game, state, view.viewer, decision, rng))


def outcome_worth(game: AnyGame, state: Any, seat: int, decision: Any, rng: Rng) -> float:
    """What the position after a decision is worth to the seat that took it."""
    after = game.play(state, seat, game.check(state, seat, decision), rng.at(0)).state
    return game.worth(game.view(after, seat), seat)


def _candidates(game: AnyGame, view: Any, legal: Legal[Any], rng: Rng) -> list[Any]:
    found = list(legal.decisions)
    for family in legal.families:
        found += _listed(game, view, family)
        found += (family.sample(rng, "steady player") for _ in range(SAMPLED_PER_FAMILY))
    return found


def _listed(game: AnyGame, view: Any, family: Family[Any]) -> list[Any]:
    """The first members; where the game weighs decisions, the weightiest of the first many."""
    if type(game).weigh is Game.weigh:
        return list(islice(family.members(), LISTED_PER_FAMILY))
    members = list(islice(family.members(), WEIGHED_PER_FAMILY))
    return sorted(members, key=lambda decision: -game.weigh(view, decision))[:LISTED_PER_FAMILY]
