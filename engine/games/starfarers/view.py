"""What a viewer sees: the open table and the own secrets; and what a decision would set loose."""

from msgspec.structs import replace

from engine.core.game import Head, View
from engine.core.prompt import Gate, Seat
from engine.core.rng import Rng
from engine.games.starfarers.board import clearable, discards_due, ranking, unexplored
from engine.games.starfarers.components import (
    CARDS_PER_RESOURCE,
    ENCOUNTERS,
    MODULE_INDEX,
    MODULES,
    RESOURCES,
    Five,
)
from engine.games.starfarers.decisions import (
    Attach,
    Build,
    Cards,
    Choose,
    Close,
    Continue,
    Decision,
    Decline,
    Discard,
    EndTrade,
    EndTurn,
    Fly,
    Gift,
    Ground,
    Help,
    Jump,
    No,
    Offer,
    Pay,
    Place,
    Remove,
    Roll,
    Shake,
    Steal,
    Take,
    Yes,
)
from engine.games.starfarers.encounters import question, removable, transcript
from engine.games.starfarers.flight import first_pause, ship_named
from engine.games.starfarers.geography import RING_OF
from engine.games.starfarers.roles import TOOTH, prompts
from engine.games.starfarers.state import Player, Ship, State, Table, as_cards, minus, points


class StarfarersView(View, frozen=True):
    """The table, and beside it what only this viewer, or only its size, may be known of."""

    table: Table
    hand: Five | None  # the viewer's own
    hand_sizes: tuple[int, ...]
    supply: int  # cards in the supply pile
    question: str  # what the encounter asks, "" without one
    told: tuple[str, ...]  # all that has been seen of the encounter
    sealed: Cards | None  # the viewer's own sealed choice
    sealed_in: tuple[bool, ...]


def view(state: State, viewer: Seat | None) -> StarfarersView:
    table = state.table
    seats = range(len(table.players))
    scores = tuple(points(table, seat) for seat in seats)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    if table.phase == "over":
        best = ranking(table)
        places = tuple(best.index(seat) + 1 for seat in seats)
    head = Head(
        order=table.order,
        awaited=prompts(state),
        stage=(("turn", str(table.turn)), ("phase", table.phase)),
        scores=scores,
        places=places,
        end="over" if table.phase == "over" else "at-points",
    )
    own = viewer is not None and state.sealed
    return StarfarersView(
        head=head,
        viewer=viewer,
        table=table,
        hand=None if viewer is None else state.hands[viewer],
        hand_sizes=tuple(sum(hand) for hand in state.hands),
        supply=sum(state.supply),
        question=question(table, state.card) if table.phase == "encounter" and not table.placing else "",
        told=transcript(state.card, table.meeting.path) if table.meeting is not None else (),
        sealed=state.sealed[viewer] if own and viewer is not None else None,
        sealed_in=tuple(choice is not None for choice in state.sealed),
    )


def imagine(view: StarfarersView, rng: Rng) -> State:
    """Deals what is hidden anew: other hands, the supply pile, the card on the table, sealed choices."""
    table = view.table
    hidden = minus((CARDS_PER_RESOURCE,) * len(RESOURCES), table.bank)
    if view.hand is not None:
        hidden = minus(hidden, view.hand)
    pool = rng.shuffled((kind for kind, n in enumerate(hidden) for _ in range(n)), "imagined hands")
    hands: list[Five] = []
    for seat, size in enumerate(view.hand_sizes):
        if view.hand is not None and seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(_count(pool[:size]))
            pool = pool[size:]
    card = ""
    if table.meeting is not None:
        path = table.meeting.path
        deck = [card for card in ENCOUNTERS if card not in table.met]
        card = rng.choice([one for one in deck if _follows(one, path, view.told)], "imagined card")
    state = State(table, tuple(hands), _count(pool), card, (None,) * len(view.sealed_in))
    return replace(state, sealed=_imagined_choices(view, state, rng))


def _follows(card: str, path: tuple[str, ...], told: tuple[str, ...]) -> bool:
    """Could this be the card on the table?"""
    try:
        return transcript(card, path) == told
    except (KeyError, StopIteration):
        return False  # another kind of card: it has no such branch


def _count(kinds: tuple[int, ...]) -> Five:
    return tuple(kinds.count(kind) for kind in range(len(RESOURCES)))


def _imagined_choices(view: StarfarersView, state: State, rng: Rng) -> tuple[Cards | None, ...]:
    choices: list[Cards | None] = []
    for seat, given in enumerate(view.sealed_in):
        if not given or seat == view.viewer:
            choices.append(view.sealed if given else None)
        elif state.table.phase == "discard":
            choices.append(random_discard(state, seat, rng))
        else:
            choices.append(((rng.choice(removable(state.table.players[seat]), "imagined module"), 1),))
    return tuple(choices)


def random_discard(state: State, seat: Seat, rng: Rng) -> Cards:
    hand = state.hands[seat]
    cards = [kind for kind, n in enumerate(hand) for _ in range(n)]
    drawn, _ = rng.draw(cards, discards_due(state.table.players[seat], len(cards)), "discard")
    return as_cards(_count(drawn))


# Gates

_ALWAYS: dict[type, Gate] = {
    Roll: Gate("roll", "dice"),
    Shake: Gate("roll", "balls"),
    Steal: Gate("reveal", "steal"),
    Help: Gate("reveal", "steal"),
    Close: Gate("reveal", "deal"),
    Offer: Gate("ask", "offer"),
    Gift: Gate("reveal", "encounter"),
    Yes: Gate("reveal", "encounter"),
    No: Gate("reveal", "encounter"),
    Pay: Gate("reveal", "encounter"),
    Ground: Gate("reveal", "encounter"),
}


def gate(view: StarfarersView, decision: Decision) -> Gate | None:
    """Will it roll, reveal, or ask somebody else?"""
    kind, table = type(decision), view.table
    if kind in _ALWAYS:
        return _ALWAYS[kind]
    if table.phase == "encounter":
        return _encounter_gate(view, decision)
    if table.phase == "relief" and isinstance(decision, Take | Decline):
        return Gate("reveal", "supply")
    if isinstance(decision, Discard):
        return Gate("reveal", "sealed") if _last_sealed(view) else None
    if isinstance(decision, Attach):
        last = table.active + 1 == 4 * len(table.order)
        return Gate("reveal", "first-cards") if last else None
    if isinstance(decision, EndTurn | EndTrade):
        return _next_turn_gate(table, decision)
    return Gate("reveal", "space") if _turns_up(table, decision) else None


def _encounter_gate(view: StarfarersView, decision: Decision) -> Gate | None:
    if isinstance(decision, Remove) and view.question == TOOTH and not _last_sealed(view):
        return None
    if isinstance(decision, Take | Decline | Attach | Remove | Place):
        return Gate("reveal", "encounter")
    return None


def _last_sealed(view: StarfarersView) -> bool:
    """Is every other simultaneous choice in?"""
    missing = {prompt.seat for prompt in view.head.awaited if prompt.sealed}
    return not missing - {view.viewer}


def _next_turn_gate(table: Table, decision: Decision) -> Gate | None:
    """The next player may clear a special token at the start of the turn."""
    if isinstance(decision, EndTrade) and table.players[table.seat].ships:
        return None
    if table.phase == "founding":
        return None
    following = replace(table, active=(table.active + 1) % len(table.order), flight=None)
    return Gate("reveal", "space") if clearable(following) else None


def _turns_up(table: Table, decision: Decision) -> bool:
    """Does it reveal a quadrant or tokens, or clear a special token?"""
    if table.phase == "founding":
        return False
    seat = table.seat
    if isinstance(decision, Fly | Continue):
        mover = table.flight or ship_named(table, seat, getattr(decision, "ship", None) or "")
        path = decision.path if isinstance(decision, Fly) else (table.flight.path if table.flight else ())
        return mover is not None and bool(first_pause(table, seat, path, mover))
    if isinstance(decision, Jump):
        slot = RING_OF.get(decision.to)
        ship = ship_named(table, seat, decision.ship)
        explores = slot is not None and unexplored(table, slot)
        return explores or (ship is not None and bool(first_pause(table, seat, (decision.to,), ship)))
    return bool(clearable(_after(table, seat, decision)))


def _after(table: Table, seat: Seat, decision: Decision) -> Table:
    """The table with what a purchase or a card adds, as far as clearing is concerned."""
    player = table.players[seat]
    if isinstance(decision, Build) and decision.what in MODULES:
        player = _with_module(player, decision.what)
    elif isinstance(decision, Build) and decision.at is not None and decision.what != "spaceport":
        player = replace(player, ships=(*player.ships, Ship(decision.what, decision.at)))
    elif isinstance(decision, Choose):
        player = replace(player, cards=(*player.cards, decision.card))
    return replace(table, players=(*table.players[:seat], player, *table.players[seat + 1 :]))


def _with_module(player: Player, module: str) -> Player:
    kind = MODULE_INDEX[module]
    modules = player.modules
    return replace(player, modules=(*modules[:kind], modules[kind] + 1, *modules[kind + 1 :]))
