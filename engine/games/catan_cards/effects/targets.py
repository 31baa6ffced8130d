"""Choosing one card, landscape or site: what becomes of it is named by the task."""

from collections.abc import Callable

from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places
from engine.games.catan_cards.components import CARDS
from engine.games.catan_cards.decisions import Decision, Pass, Target
from engine.games.catan_cards.events import NothingHappened, Passed
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question
from engine.games.catan_cards.state import Placed, State, Task

ACTIONS: dict[str, Callable[[Flow, Task, str], None]] = {}
OF_LANDSCAPES = ("ambush", "empty", "fill")  # what they hold counts, not what stands at them
OPTIONAL = 1  # `n` of a task that may be declined


def action(name: str) -> Callable[[Callable[[Flow, Task, str], None]], Callable[[Flow, Task, str], None]]:
    def register(act: Callable[[Flow, Task, str], None]) -> Callable[[Flow, Task, str], None]:
        ACTIONS[name] = act
        return act

    return register


def choose(flow: Flow, task: Task, what: str, refs: list[str], *, optional: bool = False) -> None:
    """Ask the task's seat for one of these; without any nothing happens."""
    if not refs:
        flow.say(NothingHappened(task.card))
        return
    flow.push(Task("target", task.seat, task.card, task.effect, what, OPTIONAL if optional else 0, (), tuple(refs)))


def card_refs(cards: list[tuple[Seat, Placed]]) -> list[str]:
    return [places.ref(host, card.place) for host, card in cards]


PriceOrder = tuple[int, str, tuple[int, int, str]]


def price_order(state: State, name: str) -> PriceOrder:
    """7.11: cards by printed price, ties by lowest id, then from left to right, upper first."""
    host, place = places.deref(name)
    card = holdings.card_at(state.players[host], place)
    return (CARDS[card.card].price if card else 0), (card.card if card else ""), places.order_of(place)


def dearest_first(state: State, name: str) -> PriceOrder:
    price, card, order = price_order(state, name)
    return -price, card, order


def amount_at(state: State, name: str) -> int:
    host, place = places.deref(name)
    region = holdings.region_at(state.players[host], place)
    return region.amount if region else 0


def _options(_: State, task: Task, __: Seat) -> Legal[Decision]:
    found: tuple[Decision, ...] = tuple(Target(ref) for ref in task.names)
    return Legal((*found, Pass()) if task.n == OPTIONAL else found)


def _settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    if isinstance(answer, Pass):
        flow.say(Passed(task.seat))
        return
    ACTIONS[task.place](flow, task, answer.at)


def _default(state: State, task: Task, seat: Seat) -> Decision:
    """7.13: of the opponent's the dearest or fullest, of one's own the cheapest or emptiest."""
    host, place = places.deref(task.names[0])
    if task.place in OF_LANDSCAPES:
        sign = 1 if host == seat else -1
        return Target(min(task.names, key=lambda name: sign * amount_at(state, name)))
    card = holdings.card_at(state.players[host], place)
    order = price_order if card is None or card.owner == seat else dearest_first
    return Target(min(task.names, key=lambda name: order(state, name)))


QUESTIONS["target"] = Question(kind="target", rule="targets", options=_options, settle=_settle, default=_default)
