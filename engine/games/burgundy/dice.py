"""What it costs to use a die for a number (rules, section 5)."""

from functools import cache, lru_cache

from engine.games.burgundy.state import Player
from engine.games.burgundy.survey import Rules


@cache
def worker_cost(rolled: int, needed: int, free: int = 0, step: int = 1) -> int:
    """Workers to pay; 1 and 6 are neighbours, a free shift comes off before workers are counted."""
    distance = min((rolled - needed) % 6, (needed - rolled) % 6)
    return -(-max(0, distance - free) // step)


@lru_cache(maxsize=50_000)
def _reach(
    dice: tuple[int, int], used: tuple[bool, bool], workers: int, free: int, step: int
) -> tuple[tuple[int, ...], ...]:
    return tuple(_usable(dice, used, workers, needed, free, step) for needed in range(7))


def _usable(
    dice: tuple[int, int], used: tuple[bool, bool], workers: int, needed: int, free: int, step: int
) -> tuple[int, ...]:
    costs = [(worker_cost(dice[die], needed, free, step), die) for die in (0, 1) if not used[die]]
    return tuple(die for cost, die in sorted(costs) if cost <= workers)


def reach(player: Player, free: int, rules: Rules) -> tuple[tuple[int, ...], ...]:
    """For each number: the unused dice the player can afford to use for it, cheapest first."""
    return _reach(player.dice, player.used, player.workers, free, rules.worker_step)
