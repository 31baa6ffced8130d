"""Hands, stacks and the discard pile: drawing, searching, burying, moving cards in play."""

from collections import Counter

from msgspec.structs import replace

from engine.core.families import Bag, Family, Order, Subset
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, stacks, standing
from engine.games.catan_cards.components import CARDS, EFFECTS, START_HAND
from engine.games.catan_cards.decisions import (
    ArrangeHand,
    Bury,
    ChooseStack,
    ChooseStacks,
    Decision,
    Draw,
    Move,
    Pass,
    Search,
    Swap,
    TakeCards,
)
from engine.games.catan_cards.effects.targets import price_order
from engine.games.catan_cards.events import (
    CardBuried,
    CardFetched,
    CardMoved,
    CardsSeen,
    CardsSwapped,
    HandBuried,
    StackChosen,
    StackSearched,
)
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question, runs
from engine.games.catan_cards.sites import fits, free_slots
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Placed, State, Task

# Looking through a stack and taking cards


def look(flow: Flow, seat: Seat, stack: str, pay: tuple[tuple[str, int], ...], take: int) -> None:
    flow.put(seat, holdings.pay(flow.player(seat), dict(pay)))
    flow.state = stacks.look_through(flow.state, stack, flow.rng)
    flow.barrier = True
    flow.say(StackSearched(seat, stack, pay, stacks.stack(flow.state, stack).top))
    flow.push(Task("take_cards", seat, place=stack, n=take))


def _take_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    pile = stacks.stack(state, task.place)
    counts = Counter((*pile.top, *pile.bottom))
    number = min(task.n, pile.size)
    family: Bag[Decision] = Bag(
        verb="take", make=TakeCards, read=lambda d: d.cards if isinstance(d, TakeCards) else None,
        stock=tuple(counts.items()), least=number, most=number,
    )  # fmt: skip
    return Legal((), (family,)) if counts else Legal()


def _take_settle(flow: Flow, task: Task, answers: Answers) -> None:
    cards = tuple(card for card, number in answers[task.seat].cards for _ in range(number))
    for card in cards:
        flow.state = stacks.pick(flow.state, task.place, card)
    flow.take_from_stack(task.seat, task.place, *cards)


def _take_default(state: State, task: Task, _: Seat) -> Decision:
    """The top cards, in the order the family has them."""
    pile = stacks.stack(state, task.place)
    cards = (*pile.top, *pile.bottom)
    wanted = Counter(cards[: task.n])
    return TakeCards(tuple((card, wanted[card]) for card in dict.fromkeys(cards) if wanted[card]))


QUESTIONS["take_cards"] = Question(
    kind="take-cards", rule="search", options=_take_options, settle=_take_settle, default=_take_default,
    asked_if_single=lambda state, task, _: stacks.stack(state, task.place).size > task.n, hidden=True,
)  # fmt: skip


# Start of the game (rules, 4.8)


def _start_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    return Legal(tuple(ChooseStack(name) for name in stacks.names(state) if name not in task.names))


def _start_settle(flow: Flow, task: Task, answers: Answers) -> None:
    stack = answers[task.seat].stack
    flow.say(StackChosen(task.seat, stack))
    if task.seat == flow.state.first:  # the second player takes another stack: this one is known in part
        second, *rest = flow.state.tasks
        flow.set(tasks=(replace(second, names=(stack,)), *rest))
    look(flow, task.seat, stack, (), START_HAND)


QUESTIONS["start_stack"] = Question(kind="start-stack", rule="setup", options=_start_options, settle=_start_settle)


# End of the turn (rules, 5 T8)


def searches(state: State, seat: Seat) -> list[Family[Decision]]:
    """One family per stack: the price in any resources."""
    cost = standing.search_cost(state, seat)
    stock = holdings.as_amounts(holdings.payable(state.players[seat]))
    if sum(amount for _, amount in stock) < cost or not cost:
        return []
    return [_search_family(name, stock, cost) for name in stacks.filled(state)]


def _search_family(name: str, stock: tuple[tuple[str, int], ...], cost: int) -> Bag[Decision]:
    return Bag(
        verb=f"search {name}",
        make=lambda pay: Search(name, pay),
        read=lambda d: d.pay if isinstance(d, Search) and d.stack == name else None,
        stock=stock,
        least=cost,
        most=cost,
        first=holdings.spared_least(stock, cost),
    )


def draws(state: State, seat: Seat) -> tuple[list[Decision], list[Family[Decision]]]:
    found: list[Decision] = [Draw(name) for name in stacks.filled(state)]
    if standing.search_cost(state, seat) == 0:
        found += [Search(name, ()) for name in stacks.filled(state)]
    return found, searches(state, seat)


def _draw_options(state: State, _: Task, seat: Seat) -> Legal[Decision]:
    found, families = draws(state, seat)
    return Legal(tuple(found), tuple(families))


def _draw_settle(flow: Flow, task: Task, answers: Answers) -> None:
    _draw_or_search(flow, task.seat, answers[task.seat])


def _draw_or_search(flow: Flow, seat: Seat, answer: Draw | Search) -> None:
    if isinstance(answer, Search):
        look(flow, seat, answer.stack, answer.pay, 1)
    else:
        flow.draw(seat, answer.stack)


QUESTIONS["draw"] = Question(kind="draw", rule="end-of-turn", options=_draw_options, settle=_draw_settle)


def _exchange_options(state: State, _: Task, seat: Seat) -> Legal[Decision]:
    found, families = draws(state, seat)
    return Legal((*found, Pass()), tuple(families))


def _exchange_settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    if isinstance(answer, Pass):
        return
    flow.push(Task("bury_other", task.seat, place=answer.stack))
    _draw_or_search(flow, task.seat, answer)


QUESTIONS["exchange"] = Question(
    kind="exchange", rule="end-of-turn", options=_exchange_options, settle=_exchange_settle, default=lambda *_: Pass()
)


# Burying hand cards


def _bury_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    """Any hand card; under one stack only, and not the card just taken, where the task names a stack."""
    hand = state.players[seat].hand
    if task.place:
        return Legal(tuple(Bury(card, task.place) for card in dict.fromkeys(hand[:-1])))
    return Legal(tuple(Bury(card, stack) for card in dict.fromkeys(hand) for stack in stacks.names(state)))


def _bury_settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    player = flow.player(task.seat)
    hand = list(player.hand)
    hand.remove(answer.card)
    flow.put(task.seat, replace(player, hand=tuple(hand)))
    flow.state = stacks.put_under(flow.state, answer.stack, answer.card)
    flow.say(CardBuried(task.seat, answer.card, answer.stack))


def _bury_default(state: State, task: Task, seat: Seat) -> Decision:
    hand = state.players[seat].hand
    if task.place:
        return Bury(hand[-2], task.place)
    return Bury(hand[-1], stacks.names(state)[0])


for _op, _kind in (("bury", "bury"), ("bury_other", "bury-other"), ("overflow", "overflow")):
    QUESTIONS[_op] = Question(
        kind=_kind, rule="hand-limit", options=_bury_options, settle=_bury_settle, default=_bury_default,
        asked_if_single=lambda state, task, seat: len(state.players[seat].hand) > (2 if task.place else 1), hidden=True,
    )  # fmt: skip


@runs("search_stack")
def _search_stack(flow: Flow, task: Task) -> None:
    flow.push(Task("eye_stack", task.seat, task.card, task.effect))


def _eye_settle(flow: Flow, task: Task, answers: Answers) -> None:
    stack = answers[task.seat].stack
    flow.say(StackChosen(task.seat, stack))
    # The bury that follows in the card's effects learns the stack here.
    head, *rest = flow.state.tasks
    flow.set(tasks=(replace(head, place=stack), *rest))
    look(flow, task.seat, stack, (), EFFECTS[task.effect].take)


QUESTIONS["eye_stack"] = Question(
    kind="eye-stack",
    rule="magic-eye",
    options=lambda state, _task, _seat: Legal(tuple(ChooseStack(name) for name in stacks.filled(state))),
    settle=_eye_settle,
)


@runs("bury_hand_card")
def _bury_hand_card(flow: Flow, task: Task) -> None:
    flow.push(Task("bury_other", task.seat, task.card, task.effect, task.place))


# Inspiration, Vision, Wisdom of the Ancestors


@runs("draw_top")
def _draw_top(flow: Flow, task: Task) -> None:
    flow.push(Task("draw_stacks", task.seat, task.card, task.effect))


def _stacks_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    names = stacks.filled(state)
    number = min(EFFECTS[task.effect].stacks, len(names))
    family: Subset[Decision] = Subset(
        verb="stacks", make=ChooseStacks, read=lambda d: d.stacks if isinstance(d, ChooseStacks) else None,
        items=names, least=number, most=number,
    )  # fmt: skip
    return Legal((), (family,))


def _stacks_settle(flow: Flow, task: Task, answers: Answers) -> None:
    for stack in answers[task.seat].stacks:
        flow.draw(task.seat, stack)


QUESTIONS["draw_stacks"] = Question(
    kind="draw-stacks", rule="inspiration", options=_stacks_options, settle=_stacks_settle
)


@runs("peek_top")
def _peek_top(flow: Flow, task: Task) -> None:
    flow.push(Task("vision", task.seat, task.card, task.effect))


def _vision_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    """The first of four stacks next to each other."""
    names = stacks.names(state)
    last = max(0, len(names) - EFFECTS[task.effect].stacks)
    return Legal(tuple(ChooseStack(name) for name in names[: last + 1]))


def _vision_settle(flow: Flow, task: Task, answers: Answers) -> None:
    names = stacks.names(flow.state)
    first = names.index(answers[task.seat].stack)
    seen: list[str] = []
    for name in names[first : first + EFFECTS[task.effect].stacks]:
        flow.state, card = stacks.peek(flow.state, name, flow.rng)
        seen.append(card)
    flow.barrier = True
    flow.say(CardsSeen(task.seat, task.card, len(seen), tuple(seen)))


QUESTIONS["vision"] = Question(kind="vision", rule="vision", options=_vision_options, settle=_vision_settle)


@runs("take_discard")
def _take_discard(flow: Flow, task: Task) -> None:
    flow.push(Task("fetch", task.seat, task.card, task.effect))


def _fetch_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    kinds = EFFECTS[task.effect].filter
    cards = dict.fromkeys(card for card in state.discard if CARDS[card].kind in kinds)
    return Legal(tuple(TakeCards(((card, 1),)) for card in cards))


def _fetch_settle(flow: Flow, task: Task, answers: Answers) -> None:
    card = answers[task.seat].cards[0][0]
    pile = list(flow.state.discard)
    pile.remove(card)
    flow.set(discard=tuple(pile))
    flow.to_hand(task.seat, card)
    flow.say(CardFetched(task.seat, card))


QUESTIONS["fetch"] = Question(kind="fetch", rule="wisdom-of-ancestors", options=_fetch_options, settle=_fetch_settle)


# Comet


@runs("hand_exchange")
def _comet(flow: Flow, task: Task) -> None:
    least = EFFECTS[task.effect].if_vp_min
    order = (flow.state.active, other(flow.state.active))
    hit = [seat for seat in order if standing.points(flow.state, seat) >= least]
    if hit:
        flow.push(Task("comet_stack", hit[0], task.card, task.effect, names=tuple(str(seat) for seat in hit[1:])))


def _comet_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    return Legal(tuple(ChooseStack(name) for name in stacks.names(state) if name != task.place))


def _comet_settle(flow: Flow, task: Task, answers: Answers) -> None:
    """The active player names a stack, the other a different one; then both exchange, the active player first."""
    stack = answers[task.seat].stack
    flow.say(StackChosen(task.seat, stack))
    mine = [Task("comet_hand", task.seat, task.card, place=stack), Task("comet_draw", task.seat, place=stack)]
    if task.names:
        flow.push(Task("comet_stack", int(task.names[0]), task.card, task.effect, stack), *mine)
        return
    earlier = flow.state.tasks[:2] if task.place else ()
    flow.set(tasks=flow.state.tasks[len(earlier) :])
    flow.push(*earlier, *mine)


QUESTIONS["comet_stack"] = Question(kind="comet-stack", rule="comet", options=_comet_options, settle=_comet_settle)


def _comet_hand_options(state: State, _: Task, seat: Seat) -> Legal[Decision]:
    number = len(state.players[seat].hand)
    if number < 2:
        return Legal((ArrangeHand(tuple(range(number))),))
    family: Order[Decision] = Order(
        verb="arrange hand", make=ArrangeHand, read=lambda d: d.order if isinstance(d, ArrangeHand) else None,
        items=tuple(range(number)),
    )  # fmt: skip
    return Legal((), (family,))


def _comet_hand_settle(flow: Flow, task: Task, answers: Answers) -> None:
    player = flow.player(task.seat)
    cards = tuple(player.hand[i] for i in answers[task.seat].order)
    flow.put(task.seat, replace(player, hand=()))
    flow.state = stacks.put_under(flow.state, task.place, *cards)
    flow.say(HandBuried(task.seat, task.place, len(cards)))


QUESTIONS["comet_hand"] = Question(
    kind="comet-hand", rule="comet", options=_comet_hand_options, settle=_comet_hand_settle, hidden=True
)


@runs("comet_draw")
def _comet_draw(flow: Flow, task: Task) -> None:
    for _ in range(standing.hand_limit(flow.state, task.seat)):
        if stacks.stack(flow.state, task.place).size:
            flow.draw(task.seat, task.place)


# Stud Farm and Change Places!


@runs("move_unit")
def _move_unit(flow: Flow, task: Task) -> None:
    flow.push(Task("move", task.seat, task.card, task.effect))


def unit_moves(state: State, seat: Seat, kinds: tuple[str, ...]) -> list[Move]:
    units = [card for card in state.players[seat].cards if card.owner == seat and CARDS[card.card].subkind in kinds]
    slots = free_slots(state, seat, ("settlement", "city", "citadel"))
    return [Move(places.ref(seat, unit.place), slot) for unit in units for slot in slots]


def _move_settle(flow: Flow, task: Task, answers: Answers) -> None:
    move = answers[task.seat]
    host, place = places.deref(move.at)
    unit = flow.at(host, place)
    flow.put(host, holdings.take_card(flow.player(host), place))
    flow.update(host, replace(unit, place=move.place))
    flow.say(CardMoved(task.seat, unit.card, places.ref(host, move.place)))


def _move_default(state: State, task: Task, seat: Seat) -> Decision:
    """7.13: the own unit of the lowest price."""
    return min(unit_moves(state, seat, EFFECTS[task.effect].filter), key=lambda move: price_order(state, move.at))


QUESTIONS["move"] = Question(
    kind="move",
    rule="stud-farm",
    options=lambda state, task, seat: Legal(tuple(unit_moves(state, seat, EFFECTS[task.effect].filter))),
    settle=_move_settle,
    default=_move_default,
)


@runs("swap_own_cards")
def _swap_own_cards(flow: Flow, task: Task) -> None:
    flow.push(Task("swap_cards", task.seat, task.card, task.effect))


def card_swaps(state: State, seat: Seat) -> list[Swap]:
    """Two own buildings or two own units, each legal in the other's place (rules, 11.4)."""
    mine = [card for card in state.players[seat].cards if card.owner == seat]
    found: list[Swap] = []
    for i, one in enumerate(mine):
        for two in mine[i + 1 :]:
            kinds = {CARDS[one.card].kind, CARDS[two.card].kind}
            if len(kinds) == 1 and kinds <= {"building", "unit"} and _may_swap(state, seat, one, two):
                found.append(Swap(places.ref(seat, one.place), places.ref(seat, two.place)))
    return found


def _may_swap(state: State, seat: Seat, one: Placed, two: Placed) -> bool:
    return fits(state, seat, CARDS[one.card], two.place) and fits(state, seat, CARDS[two.card], one.place)


def _swap_settle(flow: Flow, task: Task, answers: Answers) -> None:
    """Everything that lies on the cards moves along."""
    swap = answers[task.seat]
    (host, a), (_, b) = places.deref(swap.one), places.deref(swap.other)
    one, two = flow.at(host, a), flow.at(host, b)
    flow.update(host, replace(one, place=b))
    flow.update(host, replace(two, place=a))
    tapped = flow.player(host).tapped
    flow.put(host, replace(flow.player(host), tapped={a: b, b: a}.get(tapped, tapped)))
    flow.say(CardsSwapped(task.seat, one.card, two.card))


def _swap_default(state: State, _: Task, seat: Seat) -> Decision:
    """7.13: the own cards of the lowest prices."""
    swaps = card_swaps(state, seat)
    return min(swaps, key=lambda swap: sorted(price_order(state, name) for name in (swap.one, swap.other)))


QUESTIONS["swap_cards"] = Question(
    kind="swap-cards",
    rule="change-places",
    options=lambda state, _, seat: Legal(tuple(card_swaps(state, seat))),
    settle=_swap_settle,
    default=_swap_default,
)
