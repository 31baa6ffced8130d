"""Binds the toy game to the contract."""

from collections import Counter as Tally
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from engine.core.errors import Illegal
from engine.core.game import Game, Head, Result, Step
from engine.core.legal import Legal
from engine.core.notation import Amounts, Form, Grammar, Number, Several, Slot, Words
from engine.core.prompt import Gate, Prompt, Seat
from engine.core.rng import Rng
from engine.core.words import Speech
from tests.contract.bazaar import apply
from tests.contract.bazaar import legal as rules
from tests.contract.bazaar.state import (
    CARDS,
    COPIES,
    DECISIONS,
    EVENTS,
    GRID,
    KINDS,
    LOOK,
    SHELVES,
    Accept,
    Arrange,
    BazaarOptions,
    BazaarView,
    Bid,
    Block,
    Build,
    Bury,
    Close,
    Counter,
    Decline,
    Did,
    Done,
    Gather,
    Let,
    Look,
    Offer,
    Pick,
    Player,
    PublicPlayer,
    Search,
    Seize,
    State,
    Store,
    Walk,
)

_CARD = Words({card: (card,) for card in CARDS})
_GOODS = Amounts(Words({kind: (kind,) for kind in KINDS}))
_PLACE = Words({place: (place,) for place in GRID})
_MOVE = Words({(k, s): (f"{k} in {s}",) for k in KINDS for s, _ in SHELVES})
_SEAT = Number(shift=1)

OFFER = 11  # where the offer stands in the public part of a view

GRAMMAR = Grammar(
    Form(Bid, "bid", (Slot("amount", Number()),)),
    Form(Gather, "gather"),
    Form(
        Build,
        "build",
        (Slot("card", _CARD), Slot("victim", _SEAT, "at"), Slot("copy", _CARD, "with"), Slot("pay", _GOODS, "for")),
    ),
    Form(Block, "block"),
    Form(Let, "let"),
    Form(Search, "search"),
    Form(Pick, "pick", (Slot("cards", Several(_CARD)),)),
    Form(Look, "look"),
    Form(Arrange, "arrange", (Slot("cards", Several(Number(shift=1))),)),
    Form(Walk, "walk", (Slot("path", Several(_PLACE), "to"),)),
    Form(Store, "store", (Slot("moves", Several(_MOVE)),)),
    Form(Seize, "seize", (Slot("stall", Number(shift=1)), Slot("pay", _GOODS, "for"))),
    Form(Bury, "bury", (Slot("card", _CARD),)),
    Form(Offer, "offer", (Slot("give", _GOODS), Slot("want", _GOODS, "for"))),
    Form(Accept, "accept"),
    Form(Counter, "counter", (Slot("give", _GOODS), Slot("want", _GOODS, "for"))),
    Form(Decline, "decline"),
    Form(Close, "close", (Slot("seat", _SEAT, "with"),)),
    Form(Done, "done"),
)


class Bazaar(Game[State, Any, BazaarView]):
    id = "bazaar"
    rules = 1
    seats = range(1, 4)
    options = BazaarOptions
    state_type = State
    decision_types = DECISIONS
    event_types = EVENTS
    grammar: ClassVar[Grammar] = GRAMMAR
    namers: ClassVar[dict[str, Any]] = {}

    def new(self, options: BazaarOptions, seats: int, rng: Rng) -> State:
        deck = rng.shuffled((card for card in CARDS for _ in range(COPIES)), "deck")
        goods = (2, 2, 2) if options.start == "rich" else (1, 1, 1)
        hands = tuple(deck[4 * seat : 4 * seat + 4] for seat in range(seats))
        return State(
            options=options,
            players=tuple(Player(goods, hand, at=GRID[seat]) for seat, hand in enumerate(hands)),
            deck=deck[4 * seats :],
            discard=(),
            stalls=tuple(seat % seats for seat in range(2)),
            stage="bid",
            order=tuple(range(seats)),
            ids=tuple(range(1, seats + 1)),
            last_id=seats,
            bids=(None,) * seats,
        )

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        def prompt(seat: Seat, kind: str, **how: Any) -> Prompt:
            return Prompt(id=state.ids[seat], seat=seat, kind=kind, turn=state.turn, **how)

        if state.stage == "over":
            return ()
        if state.stage == "bid":
            waiting = [seat for seat, bid in enumerate(state.bids) if bid is None]
            return tuple(prompt(seat, "bid", sealed=True) for seat in waiting)
        if state.pending == "window":
            assert state.victim is not None
            return (
                prompt(
                    state.victim,
                    "window",
                    clock="short",
                    hidden=True,
                    asks_even_if_single=True,
                    presettable=True,
                    about="raid",
                ),
            )
        main = prompt(state.seat, state.pending or "turn")
        others = [seat for seat in range(len(state.players)) if seat != state.seat] if state.offer else []
        return (main, *(prompt(seat, "offer", clock="open") for seat in others))

    def legal(self, state: State, seat: Seat) -> Legal[Any]:
        return rules.legal(state, seat)

    def check(self, state: State, seat: Seat, decision: Any) -> Any:
        if state.stage == "over":
            raise Illegal("game-over", "end")
        legal = self.legal(state, seat)
        if not legal:
            raise Illegal("not-your-turn", "turn", seat=state.seat)
        canonical = legal.accepts(decision)
        if canonical is None:
            raise Illegal("not-possible", "turn", verb=type(decision).__name__)
        return canonical

    def play(self, state: State, seat: Seat, decision: Any, rng: Rng) -> Step[State]:
        return apply.play(state, seat, decision, rng)

    def default(self, state: State, seat: Seat, rng: Rng) -> Any:
        if state.stage == "bid":
            return Bid(0)
        if state.pending == "window":
            return Let()
        if state.pending:
            return next(self.legal(state, seat).members())
        return Done() if seat == state.seat else Decline()

    def view(self, state: State, viewer: Seat | None) -> BazaarView:
        me = None if viewer is None else state.players[viewer]
        looking = viewer is not None and viewer == state.seat and state.stage == "turn"
        shown = (
            {"pick": tuple(sorted(state.deck)), "arrange": state.deck[:LOOK]}.get(state.pending, ()) if looking else ()
        )
        points = tuple(self._points(state))
        return BazaarView(
            head=Head(
                order=state.order,
                awaited=self.prompts(state),
                stage=(("round", str(state.round)),),
                scores=points,
                places=tuple(1 + sum(other > own for other in points) for own in points),
                end="rounds",
            ),
            viewer=viewer,
            options=state.options,
            me=me and replace(me, hand=tuple(sorted(me.hand))),
            others=tuple(
                PublicPlayer(sum(p.goods), len(p.hand), p.built, p.shelves, p.points, p.at) for p in state.players
            ),
            bid=None if viewer is None or state.stage != "bid" else state.bids[viewer],
            bids_in=tuple(bid is not None for bid in state.bids),
            deck=len(state.deck),
            shown=shown,
            discard=state.discard,
            public=(
                state.stalls, state.stage, state.order, state.ids, state.last_id, state.round, state.active, state.actions,
                state.turn, state.pending, state.victim, state.offer, state.answers, state.offers_made, state.bandit,
                state.bids if state.stage != "bid" else (),
            ),
        )  # fmt: skip

    def imagine(self, view: BazaarView, rng: Rng) -> State:
        """Everything the viewer cannot see is dealt anew from what is left."""
        (stalls, stage, order, ids, last_id, number, active, actions, turn, pending, victim, offer, answers, offers, bandit,
         bids) = view.public  # fmt: skip
        unseen = Tally(dict.fromkeys(CARDS, COPIES))
        unseen.subtract(card for other in view.others for card in other.built)
        unseen.subtract(view.discard)
        unseen.subtract(view.me.hand if view.me else ())
        top: tuple[str, ...] = view.shown
        unseen.subtract(top)
        cards = rng.shuffled(sorted(unseen.elements()), "imagined cards")
        players: list[Player] = []
        for seat, other in enumerate(view.others):
            if seat == view.viewer and view.me:
                players.append(view.me)
                continue
            hand, cards = cards[: other.hand], cards[other.hand :]
            drawn = [rng.choice(KINDS, "imagined goods") for _ in range(other.goods)]
            goods = tuple(drawn.count(kind) for kind in KINDS)
            players.append(Player(goods, hand, other.built, other.shelves, other.points, other.at))
        deck = rng.shuffled(top, "imagined deck") if pending == "pick" and top else top + cards
        sealed = tuple(
            (view.bid if seat == view.viewer else rng.below(other.goods + 1, "imagined bid")) if given else None
            for seat, (given, other) in enumerate(zip(view.bids_in, view.others, strict=True))
        )
        return State(
            options=view.options, players=tuple(players), deck=deck, discard=view.discard, stalls=stalls, stage=stage,
            order=order, ids=ids, last_id=last_id, bids=sealed if stage == "bid" else bids, round=number, active=active,
            actions=actions, turn=turn, pending=pending, victim=victim, offer=offer, answers=answers, offers_made=offers,
            bandit=bandit,
        )  # fmt: skip

    def gate(self, view: BazaarView, decision: Any) -> Gate | None:
        if isinstance(decision, Gather):
            return Gate("roll", "gather")
        if isinstance(decision, Search | Look):
            return Gate("reveal", "deck")
        if isinstance(decision, Close):
            return Gate("reveal", "deal")
        if isinstance(decision, Bid):
            return Gate("reveal", "bids") if sum(view.bids_in) >= len(view.bids_in) - 1 else None
        if isinstance(decision, Build) and "raid" in {decision.card, decision.copy}:
            return Gate("ask", "raid")
        if isinstance(decision, Offer):
            return Gate("ask", "offer")
        if isinstance(decision, Let) or (isinstance(decision, Done) and len(view.others) == 1):
            return Gate("reveal", "loot")
        return None

    def result(self, state: State) -> Result | None:
        if state.stage != "over":
            return None
        points = tuple(self._points(state))
        return Result(
            places=tuple(1 + sum(other > own for other in points) for own in points),
            points=points,
            breakdown=tuple((("points", own),) for own in points),
            reason="rounds",
            decided_by="points",
        )

    def _points(self, state: State) -> list[int]:
        return [
            p.points + state.stalls.count(seat) - (state.bandit if seat == 0 else 0)
            for seat, p in enumerate(state.players)
        ]

    def closed(self, state: State, seat: Seat) -> Mapping[str, Illegal]:
        possible = {type(decision) for decision in self.legal(state, seat).members(1)}
        shut = [form.verb for form in GRAMMAR.forms if form.decision not in possible]
        return {verb: Illegal("not-possible", "turn", verb=verb) for verb in shut}

    def pieces(self, state: State) -> Mapping[str, int]:
        hands = [card for player in state.players for card in (*player.hand, *player.built)]
        return Tally([*state.deck, *state.discard, *hands])

    def shown(self, state: State, seat: Seat, decision: Any, viewer: Seat | None) -> str:
        """Others learn that one bid, buried or picked, and what was paid, never the secret part."""
        hidden = isinstance(decision, Bid | Bury | Pick | Arrange) and viewer != seat
        return f"{type(decision).__name__.lower()} …" if hidden else self.grammar.write(decision)

    def talk(self, view: BazaarView) -> tuple[Did, ...]:
        offer: Any = view.public[OFFER]
        answers: Any = view.public[OFFER + 1]
        active = next((prompt.seat for prompt in view.head.awaited if prompt.clock == "main"), 0)
        if offer is None:
            return ()
        return (Did(active, "offered"), *(Did(seat, "answered") for seat, answer in enumerate(answers) if answer))

    def worth(self, view: BazaarView, seat: Seat) -> float:
        return float(view.head.scores[seat])

    def text_board(self, view: BazaarView, speech: Speech) -> str:
        lines = [f"{speech.seat(seat)} {msgspec.json.encode(other).decode()}" for seat, other in enumerate(view.others)]
        mine = msgspec.json.encode((view.me, view.bid, view.shown)).decode()
        return "\n".join((*lines, mine))
