"""Some state that fits a view: every card the viewer cannot see is dealt anew."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.catan_cards import components, stacks
from engine.games.catan_cards.components import CARDS
from engine.games.catan_cards.decisions import Decision
from engine.games.catan_cards.defaults import default
from engine.games.catan_cards.state import HIDDEN, EventStack, Stack, State
from engine.games.catan_cards.view import CatanView


def imagine(seen: CatanView, rng: Rng) -> State:
    """Every card the viewer cannot see is dealt to hands and stacks, theme stacks from their own set first."""
    table = seen.table
    hidden = Counter(_all_cards(table)) - Counter(visible(table))
    cards = list(rng.shuffled(sorted(hidden.elements()), "imagined cards"))
    players = tuple(
        replace(player, hand=tuple(cards.pop() if card == HIDDEN else card for card in player.hand))
        for player in table.players
    )
    state = replace(table, players=players, stacks=_dealt(table, cards), events=_imagined_events(table, rng))
    return replace(state, answers=tuple(_imagined_answer(state, seat) for seat in (0, 1)))


def _all_cards(table: State) -> Iterator[str]:
    themes = table.options.themes
    for group in ("base", *themes):
        yield from components.pool(group, themes)
    yield from (card for card in components.face_up(themes) if card != "citadel")


def visible(table: State) -> Iterator[str]:
    """Development cards whose place the viewer knows."""
    yield from (card for card in (*table.row, *table.discard, *table.played) if card in CARDS and card != "citadel")
    for player in table.players:
        yield from (card for card in player.hand if card != HIDDEN)
        for placed in player.cards:
            yield placed.card
            if placed.witch:
                yield "witch"
    for stack in table.stacks:
        yield from stack.top


def _dealt(table: State, cards: list[str]) -> tuple[Stack, ...]:
    groups = {prefix: group for group, prefix in components.STACK_PREFIX.items()}
    by_set: dict[str, list[str]] = {group: [] for group in groups.values()}
    for card in cards:
        by_set[CARDS[card].set].append(card)
    piles: dict[str, list[str]] = {}
    for stack in table.stacks:
        own = by_set[groups[stack.name[0]]]
        piles[stack.name] = [own.pop() for _ in range(min(stack.unseen, len(own)))]
    left = [card for rest in by_set.values() for card in rest]
    found = []
    for stack in table.stacks:
        pile = piles[stack.name]
        pile += [left.pop() for _ in range(stack.unseen - len(pile))]
        found.append(replace(stack, unseen=0, top=(*stack.top, *pile)))
    return tuple(found)


def _imagined_events(table: State, rng: Rng) -> EventStack:
    """New Year lies where it is usually put; what somebody is looking at has an order."""
    pile = table.events
    others = tuple(card for card in pile.bag if card != stacks.NEW_YEAR)
    below = min(components.YEAR_BELOW, len(others)) if len(others) < len(pile.bag) else pile.year_below
    pile = replace(pile, bag=others, year_below=below)
    looked = table.tasks[0].n if table.tasks and table.tasks[0].op == "guardian" else 0
    return stacks.peek_events(pile, looked - len(pile.top), rng)


def _imagined_answer(state: State, seat: Seat) -> Decision | None:
    """A sealed answer one cannot see is taken to be the default."""
    if state.answers[seat] is not None or not state.answered[seat]:
        return state.answers[seat]
    return default(state, seat)
