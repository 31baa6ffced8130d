"""Receiving, paying, taking and giving resources."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.core.families import Bag
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, standing
from engine.games.catan_cards.components import CARDS, EFFECTS, RESOURCES, Effect
from engine.games.catan_cards.decisions import Decision, Exchange, Gain, Give, Pay, Take
from engine.games.catan_cards.events import ResourcesGained, ResourcesLost, ResourcesTaken
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Player, State, Task


def bag(kind: Any, stock: dict[str, int], least: int, most: int) -> Legal[Decision]:
    """Between so many resources of the stock, as one decision."""
    held = holdings.as_amounts(stock)
    most = min(most, sum(stock.values()))
    if most < least:
        return Legal()
    if most == 0:
        return Legal((kind(()),))
    family: Bag[Decision] = Bag(
        verb=kind.__name__.lower(),
        make=kind,
        read=lambda d: d.resources if isinstance(d, kind) and d == kind(d.resources) else None,
        stock=held,
        least=least,
        most=most,
    )
    return Legal((), (family,))


def fewest_first(player: Player, stock: dict[str, int], count: int) -> Gain:
    """7.11: a gain takes the type the player has least of, one after the other."""
    held = holdings.stock(player)
    chosen = dict.fromkeys(RESOURCES, 0)
    for _ in range(min(count, sum(stock.values()))):
        open_types = [r for r in RESOURCES if chosen[r] < stock.get(r, 0)]
        least = min(open_types, key=lambda r: held[r] + chosen[r])
        chosen[least] += 1
    return Gain(holdings.as_amounts(chosen))


# Gains of one player or of both at once; `names`: types allowed; `n`: most, if it may also be less (a purchase).


def _gain_stock(state: State, task: Task, seat: Seat) -> dict[str, int]:
    room = holdings.room(state.players[seat])
    return {r: room[r] for r in (task.names or RESOURCES) if room[r]}


def _gain_who(_: State, task: Task) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(task.counts) if count)


def _gain_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    stock = _gain_stock(state, task, seat)
    count = min(task.counts[seat], sum(stock.values()))
    return bag(Gain, stock, 0 if task.op == "buy" else count, count)


def _gain_settle(flow: Flow, task: Task, answers: Answers) -> None:
    for seat, answer in sorted(answers.items(), key=lambda pair: pair[0] != flow.state.active):
        flow.gain(seat, dict(answer.resources), task.card or task.op)


def _gain_default(state: State, task: Task, seat: Seat) -> Decision:
    return fewest_first(state.players[seat], _gain_stock(state, task, seat), task.counts[seat])


def _buy_settle(flow: Flow, task: Task, answers: Answers) -> None:
    price = EFFECTS[task.effect].price
    for seat, answer in answers.items():
        number = sum(amount for _, amount in answer.resources)
        if number:
            flow.lose(seat, {r: n * number for r, n in price.items()}, task.card)
            flow.gain(seat, dict(answer.resources), task.card)


QUESTIONS["gain"] = Question(
    kind="gain", rule="taking", options=_gain_options, settle=_gain_settle, default=_gain_default, who=_gain_who
)
QUESTIONS["buy"] = Question(
    kind="buy", rule="events", options=_gain_options, settle=_buy_settle, default=lambda *_: Gain(()), who=_gain_who,
    presettable=True,
)  # fmt: skip


def gain_task(seat: Seat, count: int, why: str, allowed: tuple[str, ...] = ()) -> Task:
    return Task("gain", card=why, counts=(count, 0) if seat == 0 else (0, count), names=allowed)


@runs("gain_any")
def _gain_any(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    number = gain_count(flow.state, task.seat, effect)
    allowed = tuple(r for r in RESOURCES if r not in effect.without) if effect.without else ()
    flow.push(gain_task(task.seat, number, task.card, allowed))


def gain_count(state: State, seat: Seat, effect: Effect) -> int:
    return len(standing.sites(state, seat, "city")) if effect.count == "per_city" else int(effect.count)


@runs("pay_any")
def _pay_any(flow: Flow, task: Task) -> None:
    flow.push(Task("pay", task.seat, task.card, task.effect, n=int(EFFECTS[task.effect].count)))


def _pay_settle(flow: Flow, task: Task, answers: Answers) -> None:
    flow.pay(task.seat, dict(answers[task.seat].resources))


def _pay_default(state: State, task: Task, seat: Seat) -> Decision:
    """What one has most of."""
    held = holdings.payable(state.players[seat])
    paid = dict.fromkeys(RESOURCES, 0)
    for _ in range(task.n):
        most = max(RESOURCES, key=lambda r: held[r] - paid[r])
        paid[most] += 1
    return Pay(holdings.as_amounts(paid))


QUESTIONS["pay"] = Question(
    kind="pay",
    rule="paying",
    options=lambda state, task, seat: bag(Pay, holdings.payable(state.players[seat]), task.n, task.n),
    settle=_pay_settle,
    default=_pay_default,
)


# Taking from the opponent


def takeable(state: State, seat: Seat) -> dict[str, int]:
    """What the opponent has and the taker has room for."""
    held, room = holdings.stock(state.players[other(seat)]), holdings.room(state.players[seat])
    return {r: min(held[r], room[r]) for r in RESOURCES if min(held[r], room[r])}


def _take_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    """`n` resources, or from one up to `n` where `place` says `up_to`; `one_type`: as many as possible of one."""
    stock = takeable(state, seat)
    if task.place == "one_type":
        return Legal(tuple(_loot(state, task, seat)))
    if not stock:
        return Legal()
    most = min(task.n, sum(stock.values()))
    return bag(Take, stock, 1 if task.place == "up_to" else most, most)


def empty_stores(player: Player) -> list[str]:
    """Places of own active stores that hold nothing."""
    return [c.place for c in player.cards if c.active and not c.amount and CARDS[c.card].effect("store")]


def _loot(state: State, task: Task, seat: Seat) -> Iterator[Take]:
    """Trade Monopoly: all of one type; two may go into an empty store, the rest to landscapes (rules, 6.5, 11.1)."""
    for resource, amount in takeable(state, seat).items():
        yield Take(((resource, min(task.n, amount)),))
    held, room = holdings.stock(state.players[other(seat)]), holdings.room(state.players[seat])
    for store in empty_stores(state.players[seat]):
        for resource in RESOURCES:
            if held[resource] >= 2:  # a store holds exactly two
                number = min(task.n, held[resource], room[resource] + 2)
                yield Take(((resource, number),), store)


def _take_settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    if answer.store is None:
        flow.take(task.seat, dict(answer.resources), task.card)
        return
    ((resource, number),) = answer.resources  # Trade Monopoly: two of the loot fill a store
    rival = other(task.seat)
    flow.put(rival, holdings.drain(flow.player(rival), {resource: number}))
    flow.put(task.seat, holdings.receive(flow.player(task.seat), {resource: number - 2}))
    flow.update(task.seat, replace(flow.at(task.seat, answer.store), stored=resource, amount=2))
    flow.say(ResourcesTaken(task.seat, rival, answer.resources, task.card))


def _take_default(state: State, task: Task, seat: Seat) -> Decision:
    """7.11: the types the taker has least of."""
    stock = takeable(state, seat)
    if task.place == "one_type":
        held = holdings.stock(state.players[seat])
        return max(_loot(state, task, seat), key=lambda take: (take.resources[0][1], -held[take.resources[0][0]]))
    return Take(fewest_first(state.players[seat], stock, task.n).resources)


QUESTIONS["take"] = Question(
    kind="take", rule="taking", options=_take_options, settle=_take_settle, default=_take_default
)


@runs("steal")
def _steal(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    if effect.max == "room_of_one_region":
        flow.push(Task("ambush", task.seat, task.card, task.effect))
        return
    how = "up_to" if effect.resource == "any" else "one_type"
    flow.push(Task("take", task.seat, task.card, task.effect, how, int(effect.max)))


@runs("give_opponent")
def _give_opponent(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    taken = next((e for e in reversed(flow.events) if isinstance(e, ResourcesTaken)), None)
    if taken is None:  # nothing could be taken, so nothing is given
        return
    banned = tuple(r for r, _ in taken.resources) if effect.other_type else ()
    flow.push(Task("give", task.seat, task.card, task.effect, names=banned))


def _give_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    held = holdings.stock(state.players[seat])
    return Legal(tuple(Give(r) for r in RESOURCES if held[r] and r not in task.names))


def _give_settle(flow: Flow, task: Task, answers: Answers) -> None:
    resource = answers[task.seat].resource
    flow.lose(task.seat, {resource: 1}, task.card)
    flow.gain(other(task.seat), {resource: 1}, task.card)


def _give_default(state: State, task: Task, seat: Seat) -> Decision:
    """What one has most of."""
    held = holdings.stock(state.players[seat])
    return Give(max((r for r in RESOURCES if held[r] and r not in task.names), key=lambda r: held[r]))


QUESTIONS["give"] = Question(
    kind="give",
    rule="taking",
    options=_give_options,
    settle=_give_settle,
    default=_give_default,
)


# Great Market


def swaps(state: State, seat: Seat, effect: Effect) -> list[Decision]:
    """One resource each way, never gold, two different types (rules, 11.2)."""
    mine, theirs = holdings.stock(state.players[seat]), holdings.stock(state.players[other(seat)])
    my_room, their_room = holdings.room(state.players[seat]), holdings.room(state.players[other(seat)])
    kinds = [r for r in RESOURCES if r not in effect.without]
    return [
        Exchange(give, get)
        for give in kinds
        for get in kinds
        if give != get and mine[give] and their_room[give] and theirs[get] and my_room[get]
    ]


@runs("forced_swap")
def _forced_swap(flow: Flow, task: Task) -> None:
    flow.push(Task("exchange_goods", task.seat, task.card, task.effect))


def _swap_settle(flow: Flow, task: Task, answers: Answers) -> None:
    swap = answers[task.seat]
    flow.lose(task.seat, {swap.give: 1}, task.card)
    flow.gain(other(task.seat), {swap.give: 1}, task.card)
    flow.take(task.seat, {swap.get: 1}, task.card)


QUESTIONS["exchange_goods"] = Question(
    kind="exchange-goods",
    rule="great-market",
    options=lambda state, task, seat: Legal(tuple(swaps(state, seat, EFFECTS[task.effect]))),
    settle=_swap_settle,
)


# Events that give to both


@runs("gain_each")
def _gain_each(flow: Flow, task: Task) -> None:
    for seat in (flow.state.active, other(flow.state.active)):
        flow.gain(seat, EFFECTS[task.effect].gain, task.card)


@runs("gain_any_each")
def _gain_any_each(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    count = standing.progress_cards if effect.per == "progress_cards" else standing.trade_fleets
    most = int(effect.max) or 99
    numbers = tuple(min(most, count(flow.state, seat)) for seat in (0, 1))
    flow.push(Task("gain", card=task.card, counts=numbers))


@runs("gain_regions_each")
def _gain_regions_each(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    for seat in (0, 1):
        before = flow.player(seat)
        for card in standing.active(flow.state, seat):
            if _rules_id(card.card) in effect.per_neighbour:
                for place in places.neighbour_regions(card.place):
                    flow.change_region(seat, place, int(effect.count))
        _say_change(flow, seat, before, task.card)


@runs("buy_each")
def _buy_each(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    (resource, amount), *_ = effect.price.items()
    numbers = tuple(min(int(effect.max), holdings.stock(flow.player(seat))[resource] // amount) for seat in (0, 1))
    allowed = tuple(r for r in RESOURCES if r != resource)
    flow.push(Task("buy", card=task.card, effect=task.effect, counts=numbers, names=allowed))


@runs("most_trade_fleets_gain")
def _fleet_race(flow: Flow, task: Task) -> None:
    fleets = [standing.trade_fleets(flow.state, seat) for seat in (0, 1)]
    number = int(EFFECTS[task.effect].count)
    counts = tuple(number if fleets[s] and fleets[s] >= fleets[other(s)] else 0 for s in (0, 1))
    flow.push(Task("gain", card=task.card, counts=counts))


@runs("lose_region")
def _lose_region(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    for seat in (0, 1):
        if seat in flow.state.exempt:
            continue
        before = flow.player(seat)
        for place in _losing(flow.state, seat, effect):
            flow.change_region(seat, place, -int(effect.count))
        _say_change(flow, seat, before, task.card)


def _losing(state: State, seat: Seat, effect: Effect) -> list[str]:
    if effect.scope == "regions_of_cities":
        return sorted(standing.plague_regions(state, seat))
    near = (places.neighbour_regions(c.place) for c in standing.active(state, seat) if _rules_id(c.card) == effect.card)
    return [place for pair in near for place in pair]


def _rules_id(card: str) -> str:
    return CARDS[card].rules_id


def _say_change(flow: Flow, seat: Seat, before: Player, why: str) -> None:
    old, new = holdings.stock(before), holdings.stock(flow.player(seat))
    if gained := holdings.as_amounts({r: new[r] - old[r] for r in RESOURCES if new[r] > old[r]}):
        flow.say(ResourcesGained(seat, gained, why))
    if lost := holdings.as_amounts({r: old[r] - new[r] for r in RESOURCES if new[r] < old[r]}):
        flow.say(ResourcesLost(seat, lost, why))
