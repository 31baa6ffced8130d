"""The course of a turn and the state checks (rules, 5 and 8.4), as tasks."""

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.games.catan_cards import stacks, standing
from engine.games.catan_cards.components import CARDS, FACES, LIMITS
from engine.games.catan_cards.events import (
    DiceRolled,
    GameEnded,
    GateOpened,
    TokenMoved,
    TurnEnded,
    TurnStarted,
)
from engine.games.catan_cards.flow import Flow, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import NOBODY, State, Task
from engine.games.catan_cards.tally import tallies

CHECKS = Task("checks")


@runs("begin_turn")
def _begin_turn(flow: Flow, task: Task) -> None:
    """Marks of both players are cleared, those of spell books too."""
    for seat in (0, 1):
        player = flow.player(seat)
        if player.tapped or any(card.used for card in player.cards):
            cards = tuple(replace(card, used=False) if card.used else card for card in player.cards)
            flow.put(seat, replace(player, cards=cards, tapped=""))
    flow.set(
        active=task.seat, turn=flow.state.turn + 1, stage="before_roll", set_production=0, set_face="", face="",
        declared="", offer=None,
    )  # fmt: skip
    flow.say(TurnStarted(task.seat, flow.state.turn, flow.state.round))


@runs("roll")
def _roll(flow: Flow, _: Task) -> None:
    """Each die that was not set is rolled; then the event die is carried out, then production."""
    state = flow.state
    production = state.set_production or flow.roll("production die")
    face = state.set_face
    if not face:
        flow.barrier = True
        face = flow.rng.choice(FACES, "event die")
    flow.set(production=production, face=face, stage="event")
    flow.say(DiceRolled(state.active, production, face))
    flow.push(Task("w_face"), Task("event"), Task("event_done"), Task("produce"), CHECKS, Task("main"))


@runs("event_done")
def _event_done(flow: Flow, _: Task) -> None:
    """A mark: everything before it belongs to the event and falls away when Time Jump voids it."""
    flow.set(exempt=())


@runs("main")
def _main(flow: Flow, _: Task) -> None:
    flow.set(stage="main")


# A played action card


@runs("resolve")
def _resolve(flow: Flow, task: Task) -> None:
    """The card was not vetoed: its effects one after the other, then the discard pile."""
    effects = Task("effects", task.seat, task.card, n=task.n)
    wall = (Task("spy_wall", task.seat, task.card),) if CARDS[task.card].effect("look_hand") else ()
    flow.push(*wall, effects, Task("spent", task.seat, task.card))


@runs("effects")
def _effects(flow: Flow, task: Task) -> None:
    effects = CARDS[task.card].effects
    flow.push(*(Task(e.op, task.seat, task.card, e.key, task.place, task.n) for e in effects))


@runs("spent")
def _spent(flow: Flow, task: Task) -> None:
    """To the discard pile, unless it lies on its target."""
    if task.card in flow.state.played:
        flow.unplay(task.card)
        flow.set(discard=(*flow.state.discard, task.card))


# End of the turn


@runs("end")
def _end(flow: Flow, _: Task) -> None:
    """T8: too many cards are buried, too few drawn up to the limit, or one may be exchanged."""
    seat = flow.state.active
    limit, number = standing.hand_limit(flow.state, seat), len(flow.player(seat).hand)
    flow.set(stage="end", offer=None)
    flow.push(Task("turn_over", seat))
    if number > limit:
        flow.push(*(Task("bury", seat), CHECKS) * (number - limit))
    elif number < limit:
        flow.push(Task("refill", seat, n=limit))
    else:
        flow.push(Task("exchange", seat), CHECKS)


@runs("refill")
def _refill(flow: Flow, task: Task) -> None:
    if len(flow.player(task.seat).hand) < task.n and stacks.filled(flow.state):
        flow.push(Task("draw", task.seat), CHECKS, task)


@runs("turn_over")
def _turn_over(flow: Flow, task: Task) -> None:
    """Locks of the active player and the opponent's Elixir end."""
    for seat in (0, 1):
        for card in flow.player(seat).cards:
            if card.locked or card.elixir:
                locked = card.locked and seat != task.seat
                flow.update(
                    seat, replace(card, locked=locked, elixir=0 if card.elixir == flow.state.turn else card.elixir)
                )
    flow.say(TurnEnded(task.seat))
    flow.push(CHECKS, Task("begin_turn", other(task.seat)))


# State checks (rules, 8.4)


@runs("checks")
def _checks(flow: Flow, _: Task) -> None:
    while _fell(flow) or _moved_token(flow):
        pass
    totals = standing.points(flow.state, 0), standing.points(flow.state, 1)
    if not flow.state.gate_open and sum(totals) >= LIMITS["action_gate_vp_sum"]:
        flow.set(gate_open=True)
        flow.say(GateOpened(sum(totals)))
    if _won(flow, totals):
        return
    passive = other(flow.state.active)
    if len(flow.player(passive).hand) > standing.hand_limit(flow.state, passive):
        flow.push(Task("overflow", passive), CHECKS)


def _fell(flow: Flow) -> bool:
    """A foreign card whose end has come is discarded."""
    for host, sums in enumerate(tallies(flow.state)):
        for place, condition in sums.watched:
            if standing.holds(flow.state, other(host), condition):
                flow.leave(host, place, "discard")
                return True
    return False


def _moved_token(flow: Flow) -> bool:
    state = flow.state
    knight = standing.token_holder((standing.strength(state, 0), standing.strength(state, 1)))
    mill = standing.token_holder((standing.commerce(state, 0), standing.commerce(state, 1)))
    if (knight, mill) == (state.knight, state.mill):
        return False
    token, holder = ("knight", knight) if knight != state.knight else ("mill", mill)
    flow.set(**{token: holder})
    flow.say(TokenMoved(token, None if holder == NOBODY else holder))
    return True


def needed_points(state: State) -> int:
    return LIMITS["win_vp_extended"] if state.options.themes else LIMITS["win_vp_base"]


def _won(flow: Flow, totals: tuple[int, int]) -> bool:
    """13 points (12 in the base game) win at once; more points first, then the active player (rules, 8.5)."""
    state = flow.state
    if max(totals) < needed_points(state):
        return False
    winner: Seat = max((state.active, other(state.active)), key=lambda seat: totals[seat])
    flow.set(stage="over", winner=winner, why_over="points", tasks=(), offer=None)
    flow.say(GameEnded((winner, other(winner)), totals[winner]))
    return True
