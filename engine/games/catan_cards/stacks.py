"""Development stacks and the event stack: drawing, looking, putting under (rules, 4 and 9.1)."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.games.catan_cards.components import STACK_PREFIX, YEAR_BELOW
from engine.games.catan_cards.state import NOBODY, EventStack, Stack, State

NEW_YEAR = "new_year"
_SET_OF = {prefix: group for group, prefix in STACK_PREFIX.items()}


def names(state: State) -> tuple[str, ...]:
    """Table order."""
    return tuple(stack.name for stack in state.stacks)


def stack(state: State, name: str) -> Stack:
    return next(stack for stack in state.stacks if stack.name == name)


def filled(state: State) -> tuple[str, ...]:
    """Stacks that still have cards."""
    return tuple(stack.name for stack in state.stacks if stack.size)


def set_stack(state: State, new: Stack) -> State:
    return replace(state, stacks=tuple(new if old.name == new.name else old for old in state.stacks))


def _unveil(state: State, name: str, count: int, rng: Rng) -> State:
    """At least so many cards on top have their order, as far as the stack lasts."""
    pile = stack(state, name)
    missing = min(count - len(pile.top), pile.unseen)
    if missing <= 0:
        return state
    group = _SET_OF[name[0]]
    pools = dict(state.pools)
    drawn, pools[group] = rng.draw(pools[group], missing, f"stack {group}")
    state = replace(state, pools=tuple(pools.items()))
    return set_stack(state, replace(pile, top=(*pile.top, *drawn), unseen=pile.unseen - missing))


def look_through(state: State, name: str, rng: Rng) -> State:
    """The whole stack gets the order it has from now on."""
    state = _unveil(state, name, 1_000, rng)
    pile = stack(state, name)
    return set_stack(state, replace(pile, top=(*pile.top, *pile.bottom), bottom=()))


def peek(state: State, name: str, rng: Rng) -> tuple[State, str]:
    """The top card, which stays; an empty stack shows nothing."""
    state = _unveil(state, name, 1, rng)
    pile = stack(state, name)
    return state, next(iter((*pile.top, *pile.bottom)), "")


def draw(state: State, name: str, rng: Rng) -> tuple[State, str]:
    state, card = peek(state, name, rng)
    return pick(state, name, card), card


def pick(state: State, name: str, card: str) -> State:
    """The first such card out of a stack that was looked through; the order of the others stays."""
    pile = stack(state, name)
    part = "top" if card in pile.top else "bottom"
    cards = list(getattr(pile, part))
    cards.remove(card)
    return set_stack(state, replace(pile, **{part: tuple(cards)}))


def put_under(state: State, name: str, *cards: str) -> State:
    pile = stack(state, name)
    return set_stack(state, replace(pile, bottom=(*pile.bottom, *cards)))


def new_events(cards: tuple[str, ...]) -> EventStack:
    """Shuffled with New Year so that three cards lie below it, fewer if fewer exist."""
    others = tuple(sorted(card for card in cards if card != NEW_YEAR))
    # One card at least lies on top of it: a New Year that turns itself up would never end.
    return EventStack(others, min(YEAR_BELOW, max(0, len(others) - 1)) if NEW_YEAR in cards else NOBODY)


def draw_event(pile: EventStack, rng: Rng) -> tuple[EventStack, str]:
    if pile.top:
        return replace(pile, top=pile.top[1:]), pile.top[0]
    if len(pile.bag) == pile.year_below:
        return replace(pile, year_below=NOBODY), NEW_YEAR
    if pile.bag:
        drawn, left = rng.draw(pile.bag, 1, "event card")
        return replace(pile, bag=left), drawn[0]
    return replace(pile, bottom=pile.bottom[1:]), pile.bottom[0]


def peek_events(pile: EventStack, count: int, rng: Rng) -> EventStack:
    """The first cards get the order they have from now on."""
    seen: list[str] = []
    while pile.size and len(seen) < count:
        pile, card = draw_event(pile, rng)
        seen.append(card)
    return replace(pile, top=(*seen, *pile.top))


def arranged(pile: EventStack, top: tuple[int, ...], bottom: tuple[int, ...]) -> EventStack:
    """Guardian of Fate: cards looked at, by position, back on top and to the bottom."""
    seen = pile.top[: len(top) + len(bottom)]
    rest = pile.top[len(seen) :]
    return replace(pile, top=(*(seen[i] for i in top), *rest), bottom=(*pile.bottom, *(seen[i] for i in bottom)))


def event_cards(pile: EventStack) -> tuple[str, ...]:
    """All cards of the stack, without their order."""
    year = (NEW_YEAR,) * (pile.year_below >= 0)
    return tuple(sorted((*pile.top, *pile.bag, *year, *pile.bottom)))


def cards_below_year(pile: EventStack) -> int:
    """How many cards lie under New Year; -1 if it is not in the stack."""
    if NEW_YEAR in pile.top:
        return len(pile.top) - pile.top.index(NEW_YEAR) - 1 + len(pile.bag) + len(pile.bottom)
    if pile.year_below >= 0:
        return pile.year_below + len(pile.bottom)
    return len(pile.bottom) - pile.bottom.index(NEW_YEAR) - 1 if NEW_YEAR in pile.bottom else NOBODY


def without_event(pile: EventStack, card: str) -> EventStack:
    """A Better World: one card out, the rest shuffled, New Year with as many below it as before."""
    cards = list(event_cards(pile))
    cards.remove(card)
    below = cards_below_year(pile)
    others = tuple(sorted(c for c in cards if c != NEW_YEAR))
    return EventStack(others, min(below, len(others)))
