"""The table before the first turn (rules, 4). Stacks nobody has looked at are sizes; their cards wait in bags."""

from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.catan_cards import components, stacks
from engine.games.catan_cards.components import CENTRAL, LANDSCAPES
from engine.games.catan_cards.effects.lands import START_PLACES, sorted_regions, start_regions
from engine.games.catan_cards.flow import Flow
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import CatanOptions, Player, Region, Stack, State, Task

SIDES = ("A", "B")


def new(options: CatanOptions, rng: Rng) -> State:
    sides = rng.shuffled(SIDES, "sides")
    first = _starting_player(rng)
    themes = options.themes
    state = State(
        options=options,
        players=tuple(_player(side) for side in sides),
        first=first,
        active=first,
        stage="setup",
        stacks=tuple(Stack(name, size) for name, size in components.stack_sizes(themes).items()),
        pools=tuple((group, components.pool(group, themes)) for group in ("base", *themes)),
        row=tuple(sorted(components.face_up(themes))),
        supply=(CENTRAL["road"].supply, CENTRAL["settlement"].supply, CENTRAL["city"].supply),
        landscapes=tuple(sorted(land.id for land in LANDSCAPES.values() if land.side == "stack")),
        events=stacks.new_events(components.events(themes)),
        tasks=(
            Task("arrange_regions"),
            Task("start_stack", first),
            Task("start_stack", other(first)),
            Task("begin_turn", first),
        ),
    )
    flow = Flow(state, rng)
    flow.run()
    return flow.state


def _starting_player(rng: Rng) -> Seat:
    """The higher production die; ties are rolled again."""
    while True:
        rolls = [rng.die(f"start {seat}") for seat in (0, 1)]
        if rolls[0] != rolls[1]:
            return 0 if rolls[0] > rolls[1] else 1


def _player(side: str) -> Player:
    """Two settlements, a road, six landscapes with one resource each."""
    regions = tuple(Region(place, land, 1) for place, land in zip(START_PLACES, start_regions(side), strict=True))
    return Player(side, ((-1, "settlement"), (1, "settlement")), (0,), sorted_regions(regions))
