"""Set dice, rolls for cards, magic, strength and the event stack."""

from itertools import permutations

from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, stacks, standing
from engine.games.catan_cards.components import CARDS, EFFECTS, MAGIC_MAX
from engine.games.catan_cards.decisions import ArrangeEvents, Decision, RemoveEvent
from engine.games.catan_cards.effects.attacks import charge
from engine.games.catan_cards.effects.targets import action, choose
from engine.games.catan_cards.events import (
    CardsSeen,
    DieRolled,
    DieSet,
    EventRemoved,
    EventsArranged,
    NothingHappened,
    StrengthDoubled,
)
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import State, Task


@runs("set_die")
def _set_die(flow: Flow, task: Task) -> None:
    """Alchemist: `n`; Wheel of Time: `place`."""
    if EFFECTS[task.effect].die == "production":
        flow.set(set_production=task.n)
        flow.say(DieSet(task.seat, number=task.n))
    else:
        flow.set(set_face=task.place)
        flow.say(DieSet(task.seat, face=task.place))


@runs("roll_table")
def _roll_table(flow: Flow, task: Task) -> None:
    number = flow.roll("card roll")
    flow.say(DieRolled(task.seat, task.card, number))
    row = EFFECTS[task.effect].table.get(number, ())
    if not row:
        flow.say(NothingHappened(task.card))
    flow.push_effects(row, task.seat, task.card, task.place)


# Great Wall


@runs("spy_wall")
def _spy_wall(flow: Flow, task: Task) -> None:
    """A Spy survived: the victim's wall rolls; if it holds, what the Spy would do is dropped (rules, 7.6)."""
    for card, effect in standing.standing(flow.state, other(task.seat), "auto_react"):
        if CARDS[task.card].rules_id not in effect.to:
            continue
        number = flow.roll("wall")
        flow.say(DieRolled(other(task.seat), card.card, number))
        if number in effect.roll_ok:
            flow.say(NothingHappened(task.card))
            flow.set(tasks=flow.state.tasks[1:])
        return


# Magic


def wizards_with_room(state: State, seat: Seat) -> list[str]:
    return [places.ref(seat, w.place) for w in holdings.wizards(state.players[seat]) if w.magic < MAGIC_MAX]


@runs("charge_wizard")
def _charge_wizard(flow: Flow, task: Task) -> None:
    choose(flow, task, "charge", wizards_with_room(flow.state, task.seat))


@action("charge")
def _charge(flow: Flow, task: Task, ref: str) -> None:
    charge(flow, ref, int(EFFECTS[task.effect].count), lock=True)


@runs("charge_all_wizards")
def _charge_all(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    for seat in (flow.state.active, other(flow.state.active)):
        for wizard in holdings.wizards(flow.player(seat)):
            charge(flow, places.ref(seat, wizard.place), int(effect.count), lock=effect.lock)


def elixir_units(state: State, seat: Seat, kinds: tuple[str, ...]) -> list[str]:
    mine = state.players[seat].cards
    return [places.ref(seat, c.place) for c in mine if c.owner == seat and CARDS[c.card].subkind in kinds]


@runs("multiply_strength")
def _multiply_strength(flow: Flow, task: Task) -> None:
    choose(flow, task, "elixir", elixir_units(flow.state, task.seat, EFFECTS[task.effect].filter))


@action("elixir")
def _elixir(flow: Flow, task: Task, ref: str) -> None:
    """Until the end of the opponent's next turn."""
    host, place = places.deref(ref)
    flow.change_card(host, place, elixir=flow.state.turn + 1)
    flow.say(StrengthDoubled(task.seat, flow.at(host, place).card))


# Guardian of Fate and A Better World


@runs("arrange_event_top")
def _arrange_event_top(flow: Flow, task: Task) -> None:
    number = min(int(EFFECTS[task.effect].count), flow.state.events.size)
    pile = stacks.peek_events(flow.state.events, number, flow.rng)
    flow.set(events=pile)
    flow.barrier = True
    flow.say(CardsSeen(task.seat, task.card, number, pile.top[:number]))
    flow.push(Task("guardian", task.seat, task.card, task.effect, n=number))


def _guardian_options(_: State, task: Task, __: Seat) -> Legal[Decision]:
    orders = list(permutations(range(task.n)))
    return Legal(tuple(ArrangeEvents(p[:cut], p[cut:]) for cut in range(task.n, -1, -1) for p in orders))


def _guardian_settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    flow.set(events=stacks.arranged(flow.state.events, answer.top, answer.bottom))
    flow.say(EventsArranged(task.seat, len(answer.bottom)))


QUESTIONS["guardian"] = Question(
    kind="guardian",
    rule="guardian-of-fate",
    options=_guardian_options,
    settle=_guardian_settle,
    asked_if_single=lambda *_: True,
)


@runs("remove_event_card")
def _remove_event_card(flow: Flow, task: Task) -> None:
    flow.push(Task("remove_event", task.seat, task.card, task.effect))


def removable_events(state: State) -> tuple[str, ...]:
    cards = dict.fromkeys(stacks.event_cards(state.events))
    return tuple(card for card in cards if card != stacks.NEW_YEAR)


def _remove_settle(flow: Flow, task: Task, answers: Answers) -> None:
    card = answers[task.seat].card
    flow.set(events=stacks.without_event(flow.state.events, card), removed=(*flow.state.removed, card))
    flow.say(EventRemoved(task.seat, card))


QUESTIONS["remove_event"] = Question(
    kind="remove-event",
    rule="better-world",
    options=lambda state, _task, _seat: Legal(tuple(RemoveEvent(card) for card in removable_events(state))),
    settle=_remove_settle,
)
