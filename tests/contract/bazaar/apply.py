"""Carrying out decisions of the toy game."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.game import Step
from engine.core.prompt import Seat
from engine.core.rng import Rng
from tests.contract.bazaar.legal import holds
from tests.contract.bazaar.state import (
    ACTIONS,
    KINDS,
    LOOK,
    MARKET,
    ROUNDS,
    Accept,
    Arrange,
    Bid,
    BidsShown,
    Block,
    Build,
    Bury,
    CardsSeen,
    Close,
    Counter,
    Deal,
    Decline,
    Did,
    Done,
    Gather,
    GoodMoved,
    Let,
    Look,
    Offer,
    Pick,
    Player,
    Search,
    Seize,
    State,
    Store,
    Trade,
    Walk,
)

Outcome = tuple[State, bool]
Events = list[Event]


def play(state: State, seat: Seat, decision: Any, rng: Rng) -> Step[State]:
    events: Events = []
    after, barrier = _PLAYS[type(decision)](state, seat, decision, events, rng)
    return Step(after, tuple(events), barrier)


def ask(state: State, *seats: Seat) -> State:
    """A new question to these seats: new ids, everybody else's stay."""
    ids = list(state.ids)
    for number, seat in enumerate(seats, start=state.last_id + 1):
        ids[seat] = number
    return replace(state, ids=tuple(ids), last_id=state.last_id + len(seats))


def put(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def pay(player: Player, amounts: Any, sign: int = -1) -> Player:
    change = dict(amounts)
    goods = tuple(n + sign * change.get(kind, 0) for kind, n in zip(KINDS, player.goods, strict=True))
    return replace(player, goods=goods)


def _act(state: State, seat: Seat) -> State:
    return ask(replace(state, actions=state.actions - 1), seat)


def _bid(state: State, seat: Seat, decision: Bid, events: Events, _: Rng) -> Outcome:
    bids = (*state.bids[:seat], decision.amount, *state.bids[seat + 1 :])
    state = replace(state, bids=bids)
    events.append(Did(seat, "bid"))
    shown = [bid for bid in bids if bid is not None]
    if len(shown) < len(bids):
        return state, False
    events.append(BidsShown(tuple(shown)))
    order = tuple(sorted(range(len(bids)), key=lambda other: (-shown[other], other)))
    return _start_turn(replace(state, stage="turn", order=order, active=0)), len(bids) > 1


def _start_turn(state: State) -> State:
    blank = (None,) * len(state.players)
    state = replace(state, actions=ACTIONS, turn=state.turn + 1, offer=None, answers=blank, offers_made=0)
    return ask(state, state.seat)


def _gather(state: State, seat: Seat, _: Gather, events: Events, rng: Rng) -> Outcome:
    kind = rng.choice(KINDS, "gather")
    events.append(GoodMoved(None, seat, kind))
    return _act(put(state, seat, pay(state.players[seat], ((kind, 1),), 1)), seat), True


def _build(state: State, seat: Seat, decision: Build, events: Events, rng: Rng) -> Outcome:
    player = pay(state.players[seat], decision.pay)
    hand = list(player.hand)
    hand.remove(decision.card)
    state = put(state, seat, replace(player, hand=tuple(hand), built=(*player.built, decision.card)))
    events.append(Did(seat, f"build {decision.card}"))
    effect = decision.copy or decision.card
    if effect == "tower":
        player = state.players[seat]
        state = put(state, seat, replace(player, points=player.points + 2))
    if effect != "raid":
        return _act(state, seat), False
    state = _act(replace(state, victim=decision.victim), seat)
    if decision.victim is not None and state.players[decision.victim].hand:
        return ask(replace(state, pending="window"), decision.victim), False
    return _rob(state, events, rng)


def _rob(state: State, events: Events, _: Rng) -> Outcome:
    """The raider takes the victim's most plentiful good."""
    assert state.victim is not None
    victim = state.players[state.victim]
    state = replace(state, pending="")
    if not sum(victim.goods):
        return ask(replace(state, victim=None), state.seat), False
    kind = KINDS[victim.goods.index(max(victim.goods))]
    events.append(GoodMoved(state.victim, state.seat, kind))
    state = put(state, state.victim, pay(victim, ((kind, 1),)))
    state = put(state, state.seat, pay(state.players[state.seat], ((kind, 1),), 1))
    return ask(replace(state, victim=None), state.seat), True


def _block(state: State, seat: Seat, _: Block, events: Events, __: Rng) -> Outcome:
    player = state.players[seat]
    hand = list(player.hand)
    hand.remove("shield")
    events.append(Did(seat, "block"))
    state = put(state, seat, replace(player, hand=tuple(hand)))
    state = replace(state, discard=(*state.discard, "shield"), pending="", victim=None)
    return ask(state, state.seat), False


def _let(state: State, seat: Seat, _: Let, events: Events, rng: Rng) -> Outcome:
    events.append(Did(seat, "let"))
    return _rob(state, events, rng)


def _search(state: State, seat: Seat, _: Search, events: Events, __: Rng) -> Outcome:
    events.append(CardsSeen(seat, tuple(sorted(state.deck))))
    return _act(replace(state, pending="pick"), seat), True


def _pick(state: State, seat: Seat, decision: Pick, events: Events, _: Rng) -> Outcome:
    deck = list(state.deck)
    deck.remove(decision.cards[0])
    player = state.players[seat]
    events.append(Did(seat, "pick"))
    state = put(state, seat, replace(player, hand=(*player.hand, *decision.cards)))
    return ask(replace(state, deck=tuple(deck), pending=""), seat), False


def _look(state: State, seat: Seat, _: Look, events: Events, __: Rng) -> Outcome:
    events.append(CardsSeen(seat, state.deck[:LOOK]))
    return _act(replace(state, pending="arrange"), seat), True


def _arrange(state: State, seat: Seat, decision: Arrange, events: Events, _: Rng) -> Outcome:
    events.append(Did(seat, "arrange"))
    top = tuple(state.deck[i] for i in decision.cards)
    return ask(replace(state, deck=top + state.deck[len(top) :], pending=""), seat), False


def _walk(state: State, seat: Seat, decision: Walk, events: Events, _: Rng) -> Outcome:
    player = replace(state.players[seat], at=decision.path[-1])
    events.append(Did(seat, f"walk {decision.path[-1]}"))
    player = replace(player, points=player.points + (player.at == MARKET))
    return _act(put(state, seat, player), seat), False


def _store(state: State, seat: Seat, decision: Store, events: Events, _: Rng) -> Outcome:
    player = pay(state.players[seat], tuple((good, 1) for good, _ in decision.moves))
    events.append(Did(seat, "store"))
    return _act(put(state, seat, replace(player, shelves=player.shelves + decision.moves)), seat), False


def _seize(state: State, seat: Seat, decision: Seize, events: Events, _: Rng) -> Outcome:
    events.append(Did(seat, f"seize {decision.stall}"))
    stalls = (*state.stalls[: decision.stall], seat, *state.stalls[decision.stall + 1 :])
    return _act(put(replace(state, stalls=stalls), seat, pay(state.players[seat], decision.pay)), seat), False


def _bury(state: State, seat: Seat, decision: Bury, events: Events, _: Rng) -> Outcome:
    player = state.players[seat]
    hand = list(player.hand)
    hand.remove(decision.card)
    events.append(Did(seat, "bury"))
    state = put(replace(state, deck=(*state.deck, decision.card)), seat, replace(player, hand=tuple(hand)))
    return _act(state, seat), False


def _offer(state: State, seat: Seat, decision: Offer, events: Events, _: Rng) -> Outcome:
    events.append(Did(seat, "offer"))
    others = [other for other in range(len(state.players)) if other != seat]
    state = replace(
        state,
        offer=Trade(decision.give, decision.want),
        offers_made=state.offers_made + 1,
        answers=(None,) * len(state.players),
    )
    return ask(state, seat, *others), False


def _answer(state: State, seat: Seat, answer: Trade | None) -> State:
    return replace(state, answers=(*state.answers[:seat], answer, *state.answers[seat + 1 :]))


def _accept(state: State, seat: Seat, _: Accept, events: Events, __: Rng) -> Outcome:
    events.append(Did(seat, "accept"))
    assert state.offer is not None
    return ask(_answer(state, seat, Trade(state.offer.want, state.offer.give)), seat), False


def _counter(state: State, seat: Seat, decision: Counter, events: Events, _: Rng) -> Outcome:
    events.append(Did(seat, "counter"))
    return ask(_answer(state, seat, Trade(decision.give, decision.want)), seat), False


def _decline(state: State, seat: Seat, _: Decline, events: Events, __: Rng) -> Outcome:
    events.append(Did(seat, "decline"))
    return ask(_answer(state, seat, None), seat), False


def _close(state: State, seat: Seat, decision: Close, events: Events, _: Rng) -> Outcome:
    """What the other holds is learnt only now: a failed deal is an outcome, not a refusal."""
    trade, other = state.answers[decision.seat], state.players[decision.seat]
    assert trade is not None
    done = holds(other, trade)
    events.append(Deal(seat, decision.seat, done))
    if done:
        state = put(state, seat, pay(pay(state.players[seat], trade.want), trade.give, 1))
        state = put(state, decision.seat, pay(pay(other, trade.give), trade.want, 1))
        state = replace(state, offer=None, answers=(None,) * len(state.players))
    else:
        state = _answer(state, decision.seat, None)
    return ask(state, seat), True


def _done(state: State, seat: Seat, _: Done, events: Events, rng: Rng) -> Outcome:
    events.append(Did(seat, "done"))
    if state.active + 1 < len(state.order):
        return _start_turn(replace(state, active=state.active + 1)), False
    state, robbed = _bandit(state, events, rng)
    if state.round == ROUNDS:
        return replace(state, stage="over"), robbed
    blank = (None,) * len(state.players)
    state = replace(state, stage="bid", round=state.round + 1, bids=blank, turn=state.turn + 1)
    return ask(state, *range(len(state.players))), robbed


def _bandit(state: State, events: Events, rng: Rng) -> Outcome:
    """The solo opponent takes a random good at the end of each round."""
    player = state.players[0]
    tokens = [kind for kind, n in zip(KINDS, player.goods, strict=True) for _ in range(n)]
    if len(state.players) > 1 or not tokens:
        return state, False
    kind = rng.choice(tokens, "bandit")
    events.append(GoodMoved(0, None, kind))
    return put(replace(state, bandit=state.bandit + 1), 0, pay(player, ((kind, 1),))), len(set(tokens)) > 1


_PLAYS: dict[type, Callable[..., Outcome]] = {
    Bid: _bid,
    Gather: _gather,
    Build: _build,
    Block: _block,
    Let: _let,
    Search: _search,
    Pick: _pick,
    Look: _look,
    Arrange: _arrange,
    Walk: _walk,
    Store: _store,
    Seize: _seize,
    Bury: _bury,
    Offer: _offer,
    Accept: _accept,
    Counter: _counter,
    Decline: _decline,
    Close: _close,
    Done: _done,
}
