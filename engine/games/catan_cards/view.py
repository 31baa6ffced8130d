"""What a viewer sees. What one has looked at is shown while one looks; afterwards the log remembers it."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from engine.core.game import Head, View
from engine.core.prompt import Prompt, Seat
from engine.games.catan_cards import course, flow, stacks, standing
from engine.games.catan_cards.state import HIDDEN, EventStack, Player, Stack, State, Task


class Facts(msgspec.Struct, frozen=True, gc=False):
    """What the cards in play of one player add up to."""

    points: int
    strength: int
    tournament: int
    commerce: int
    hand: int
    hand_limit: int


class CatanView(View, frozen=True):
    """The common head, the table without what is hidden from the viewer, and sums by seat."""

    table: State
    facts: tuple[Facts, ...]
    needed: int  # points that win
    looking: tuple[str, ...]  # cards the viewer is shown privately now


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.stage == "over":
        return ()
    if state.tasks:
        return tuple(_questions(state))
    kind = "before-roll" if state.stage == "before_roll" else "turn"
    mine = Prompt(state.ids[state.active], state.active, kind, turn_number(state))
    if state.offer is None or state.stage != "main":
        return (mine,)
    rival = standing.other(state.active)
    return mine, Prompt(state.ids[rival], rival, "offer", turn_number(state), clock="open")


def _questions(state: State) -> Iterator[Prompt]:
    task = state.tasks[0]
    question = flow.QUESTIONS[task.op]
    asked = flow.asked(state)
    for seat in asked:
        if not state.answered[seat]:
            yield Prompt(
                id=state.ids[seat],
                seat=seat,
                kind=question.kind,
                turn=turn_number(state),
                clock="main" if seat == state.active or state.stage == "setup" else "short",
                sealed=len(asked) > 1,
                hidden=question.hidden,
                presettable=question.presettable and (seat != state.active),
                asks_even_if_single=question.asked_if_single(state, task, seat),
                about=question.about(state, task),
            )


def turn_number(state: State) -> int:
    """Set-up counts as three turns: both lay out landscapes, then each takes a hand."""
    if state.turn:
        return state.turn + 2
    task = state.tasks[0]
    return 0 if task.op == "arrange_regions" else 1 + (task.seat != state.first)


def facts(state: State, seat: Seat) -> Facts:
    return Facts(
        points=standing.points(state, seat),
        strength=standing.strength(state, seat),
        tournament=standing.tournament(state, seat),
        commerce=standing.commerce(state, seat),
        hand=len(state.players[seat].hand),
        hand_limit=standing.hand_limit(state, seat),
    )


def view(state: State, viewer: Seat | None) -> CatanView:
    sums = (facts(state, 0), facts(state, 1))
    scores = tuple(sum_.points for sum_ in sums)
    head = Head(
        order=(state.first, standing.other(state.first)),
        awaited=prompts(state),
        stage=(*((("round", str(state.round)),) if state.turn else ()), ("phase", state.stage)),
        scores=scores,
        places=_places(state, scores),
        end="over" if state.stage == "over" else "points",
    )
    looked = looking(state, viewer)
    return CatanView(
        head=head,
        viewer=viewer,
        table=_without_secrets(state, viewer),
        facts=sums,
        needed=course.needed_points(state),
        looking=looked,
    )


def _places(state: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    if state.stage == "over":
        return tuple(1 if seat == state.winner else 2 for seat in (0, 1))
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def _without_secrets(state: State, viewer: Seat | None) -> State:
    spied = looks_at(state, viewer)
    return replace(
        state,
        players=tuple(
            player if seat == viewer or spied == "hand" else _hand_hidden(player)
            for seat, player in enumerate(state.players)
        ),
        stacks=tuple(stack if spied == stack.name else Stack(stack.name, stack.size) for stack in state.stacks),
        pools=tuple((group, ()) for group, _ in state.pools),
        events=_events_hidden(state, shown=state.tasks[0].n if spied == "events" else 0),
        answers=tuple(answer if seat == viewer else None for seat, answer in enumerate(state.answers)),
    )


def _hand_hidden(player: Player) -> Player:
    return replace(player, hand=(HIDDEN,) * len(player.hand))


def _events_hidden(state: State, shown: int) -> EventStack:
    """Which cards the stack holds is known to all; their order only while one looks at it."""
    top, cards = state.events.top[:shown], list(stacks.event_cards(state.events))
    for card in top:
        cards.remove(card)
    return EventStack(tuple(cards), top=top)


def looks_at(state: State, viewer: Seat | None) -> str:
    """What the viewer is being shown: a stack's name, `hand`, `events`, or nothing."""
    if viewer is None or not state.tasks or state.tasks[0].seat != viewer:
        return ""
    task: Task = state.tasks[0]
    return {"take_cards": task.place, "take_hand": "hand", "guardian": "events"}.get(task.op, "")


def looking(state: State, viewer: Seat | None) -> tuple[str, ...]:
    what = looks_at(state, viewer)
    if what == "hand" and viewer is not None:
        return state.players[standing.other(viewer)].hand
    if what == "events":
        return state.events.top[: state.tasks[0].n]
    return stacks.stack(state, what).top if what else ()
