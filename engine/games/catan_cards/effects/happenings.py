"""The event die and the event cards (rules, 5 T3 to T6 and 11.5)."""

from engine.core.prompt import Seat
from engine.games.catan_cards import components, holdings, places, stacks, standing
from engine.games.catan_cards.components import EVENT_CARDS, LANDSCAPES, LIMITS, RESOURCES, YIELD
from engine.games.catan_cards.effects.resources import gain_task
from engine.games.catan_cards.events import (
    EventRevealed,
    EventsShuffled,
    NothingHappened,
    ResourcesGained,
    ResourcesLost,
    WitchesLeft,
)
from engine.games.catan_cards.flow import Flow, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import NOBODY, State, Task

DEFENDED = ("civil_war", "conflict", "plague")
CHECKS = Task("checks")


@runs("event")
def _event(flow: Flow, _: Task) -> None:
    """The face of the event die is carried out."""
    _FACES[flow.state.face](flow)


def _bandit(flow: Flow) -> None:
    """More than seven countable resources cost all unprotected wool and gold; not in the first two rounds."""
    flow.push(CHECKS)
    hit = False
    for seat in _turn_order(flow.state):
        safe = standing.protected_regions(flow.state, seat, "bandit")
        open_regions = [region for region in flow.player(seat).regions if region.place not in safe]
        countable = sum(region.amount for region in open_regions)
        if countable <= LIMITS["bandit_threshold"] or flow.state.round <= LIMITS["bandit_grace_rounds"]:
            continue
        lost = dict.fromkeys(RESOURCES, 0)
        for region in open_regions:
            if YIELD[region.card] in {"wool", "gold"}:
                lost[YIELD[region.card]] += region.amount
                flow.change_region(seat, region.place, -region.amount)
        if any(lost.values()):
            hit = True
            flow.say(ResourcesLost(seat, holdings.as_amounts(lost), "bandit"))
    if not hit:
        flow.say(NothingHappened("bandit"))


def _trade(flow: Flow) -> None:
    holder = flow.state.mill
    if holder == NOBODY:
        flow.say(NothingHappened("trade"))
        return
    number = standing.die_reward(flow.state, holder, "trade")
    flow.push(Task("take", holder, "trade", n=number), CHECKS)


def _tournament(flow: Flow) -> None:
    winner = standing.token_holder((standing.tournament(flow.state, 0), standing.tournament(flow.state, 1)))
    if winner == NOBODY:
        flow.say(NothingHappened("tournament"))
        return
    number = standing.die_reward(flow.state, winner, "tournament")
    flow.push(gain_task(winner, number, "tournament"), CHECKS)


def _good_year(flow: Flow) -> None:
    flow.push(Task("gain", card="good_year", counts=(1, 1)), Task("good_year_bonus"), CHECKS)


@runs("good_year_bonus")
def _good_year_bonus(flow: Flow, _: Task) -> None:
    for seat in _turn_order(flow.state):
        flow.gain(seat, standing.die_bonus(flow.state, seat, "good_year"), "good_year")


def _question(flow: Flow) -> None:
    flow.push(Task("draw_event"), Task("witches"))


_FACES = {
    "bandit": _bandit,
    "trade": _trade,
    "tournament": _tournament,
    "good_year": _good_year,
    "question": _question,
}


# Event cards


@runs("draw_event")
def _draw_event(flow: Flow, _: Task) -> None:
    if not flow.state.events.size:  # only after Time Jump sent New Year to the discards
        _rebuild(flow)
    pile, card = stacks.draw_event(flow.state.events, flow.rng)
    flow.set(events=pile, played=(*flow.state.played, card))
    flow.barrier = True
    flow.say(EventRevealed(card))
    defence = (Task("w_card_defence", card=card),) if EVENT_CARDS[card].rules_id in DEFENDED else ()
    flow.push(
        Task("w_card_jump", card=card), *defence, Task("event_effects", card=card), Task("event_spent", card=card)
    )


@runs("event_effects")
def _event_effects(flow: Flow, task: Task) -> None:
    flow.push_effects(EVENT_CARDS[task.card].effects, flow.state.active, task.card)


@runs("event_spent")
def _event_spent(flow: Flow, task: Task) -> None:
    if task.card in flow.state.played:
        flow.unplay(task.card)
        flow.set(event_discard=(*flow.state.event_discard, task.card))
    flow.set(exempt=())
    flow.push(CHECKS)


@runs("reshuffle_events")
def _reshuffle_events(flow: Flow, task: Task) -> None:
    """New Year goes back into the stack itself; if it is the only card left, it does nothing."""
    flow.unplay(task.card)
    _rebuild(flow)
    if flow.state.events.size == 1:
        flow.set(tasks=flow.state.tasks[1:])  # it would turn itself up for ever
        flow.say(NothingHappened(task.card))


def _rebuild(flow: Flow) -> None:
    """All event cards that were not removed or lie open, New Year with three below it."""
    cards = list(components.events(flow.state.options.themes))
    for card in (*flow.state.removed, *(card for card in flow.state.played if card in EVENT_CARDS)):
        cards.remove(card)
    flow.set(events=stacks.new_events(tuple(cards)), event_discard=())
    flow.say(EventsShuffled(len(cards)))


@runs("witches")
def _witches(flow: Flow, _: Task) -> None:
    """The question was carried out: every Witch on buildings of the active player leaves (rules, 5 T5)."""
    seat = flow.state.active
    bewitched = [(host, card) for host, card in standing.owned(flow.state, seat) if card.witch]
    for host, card in bewitched:
        flow.change_card(host, card.place, witch=False)
        flow.set(discard=(*flow.state.discard, "witch"))
    if bewitched:
        flow.say(WitchesLeft(seat, len(bewitched)))
    flow.push(CHECKS)


# Production


@runs("produce")
def _produce(flow: Flow, _: Task) -> None:
    """Every landscape with the number yields one, or two beside a matching building; then Marketplace."""
    for seat in _turn_order(flow.state):
        before = holdings.stock(flow.player(seat))
        for place, number in yields(flow.state, seat, flow.state.production).items():
            flow.change_region(seat, place, number)
        after = holdings.stock(flow.player(seat))
        if got := holdings.as_amounts({r: after[r] - before[r] for r in RESOURCES}):
            flow.say(ResourcesGained(seat, got, "production"))
    flow.push(*_markets(flow.state))


def yields(state: State, seat: Seat, number: int | None = None) -> dict[str, int]:
    """What each landscape with this number gets, or each when its own number comes."""
    doubled: set[tuple[str, str]] = set()
    for card, effect in standing.standing(state, seat, "double_production"):
        doubled.update((place, effect.terrain) for place in places.neighbour_regions(card.place))
    return {
        region.place: 2 if (region.place, LANDSCAPES[region.card].terrain) in doubled else 1
        for region in state.players[seat].regions
        if number is None or LANDSCAPES[region.card].number == number
    }


def _markets(state: State) -> list[Task]:
    """Marketplace: whose opponent has more landscapes of the number gets one resource such a landscape yields."""
    found = []
    hits = [
        [YIELD[r.card] for r in player.regions if LANDSCAPES[r.card].number == state.production]
        for player in state.players
    ]
    for seat in _turn_order(state):
        behind = len(hits[other(seat)]) > len(hits[seat])
        if behind and standing.standing(state, seat, "market_catchup"):
            allowed = tuple(r for r in RESOURCES if r in hits[other(seat)])
            found.append(gain_task(seat, 1, "marketplace", allowed))
    return found


def _turn_order(state: State) -> tuple[Seat, Seat]:
    return state.active, other(state.active)
