"""Reaction windows (rules, 7): who is asked, and what an answer does."""

from msgspec.structs import replace

from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, standing
from engine.games.catan_cards.components import CARDS, EVENT_CARDS, FACES, Effect
from engine.games.catan_cards.decisions import Cast, Decision, Pass, PlayCard
from engine.games.catan_cards.effects.attacks import nameable
from engine.games.catan_cards.events import CardPlayed, CardVetoed, EventVoided, Passed, SpellCast
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Placed, State, Task


def ready_book(state: State, seat: Seat, window: str) -> Placed | None:
    """A book of this player that may be used in that window now: unused, paid for, not forbidden."""
    for card, react in standing.standing(state, seat, "react"):
        kind = CARDS[card.card]
        if window not in react.window or card.used:
            continue
        stopped = kind.stance == "attack" and standing.forbidden(state, "attack_spell")
        if not stopped and holdings.free_magic(state.players[seat]) >= kind.magic:
            return card
    return None


def _cast_or_pass(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    book = ready_book(state, seat, task.op)
    return Legal((Cast(book.card), Pass())) if book else Legal()


def use_book(flow: Flow, seat: Seat, card: str) -> None:
    """Mark the book and pay its magic."""
    book = next(c for c in flow.player(seat).cards if c.card == card and not c.used)
    flow.update(seat, replace(book, used=True))
    flow.say(SpellCast(seat, card))
    flow.pay(seat, {}, CARDS[card].magic)


# Time Jump


def _jumpers(state: State, task: Task) -> tuple[Seat, ...]:
    return tuple(seat for seat in (0, 1) if ready_book(state, seat, task.op))


def _answered(state: State, task: Task) -> str:
    """What a window lets answer: the card played or revealed, or the face of the event die."""
    return EVENT_CARDS[task.card].rules_id if task.card in EVENT_CARDS else task.card or state.face


def _jump_settle(flow: Flow, task: Task, answers: Answers) -> None:
    seat = next((s for s, answer in answers.items() if isinstance(answer, Cast)), None)
    if seat is None:
        for passer in answers:
            flow.say(Passed(passer))
        return
    use_book(flow, seat, answers[seat].card)
    voided = flow.state.face
    if task.op == "w_card_jump":  # the card goes unexecuted to the discards; its question counts as void
        voided = task.card
        flow.unplay(task.card)
        flow.set(event_discard=(*flow.state.event_discard, task.card))
        tasks = list(flow.state.tasks)
        while tasks[0].op != "event_done":
            tasks.pop(0)
        flow.set(tasks=(Task("event"), *tasks), exempt=())
    flow.barrier = True
    flow.set(face=flow.rng.choice(FACES, "event die again"))
    flow.say(EventVoided(seat, voided, flow.state.face))


for _window, _kind in (("w_face", "time-jump-face"), ("w_card_jump", "time-jump-card")):
    QUESTIONS[_window] = Question(
        kind=_kind,
        rule="time-jump",
        options=_cast_or_pass,
        settle=_jump_settle,
        default=lambda *_: Pass(),
        who=_jumpers,
        presettable=True,
        about=_answered,
    )


# Defence cards


def would_lose(state: State, seat: Seat, event: str) -> bool:
    """Public knowledge: would this player lose something to the event (rules, 7.2)?"""
    card = EVENT_CARDS[event]
    if card.rules_id == "plague":
        return bool(standing.plague_regions(state, seat))
    if card.rules_id == "civil_war":
        return bool(standing.civil_war_units(state, seat, EVENT_CARDS["civil_war"].effects[0].filter))
    return state.knight == other(seat) and bool(nameable(state, seat))


def _defenders(state: State, task: Task) -> tuple[Seat, ...]:
    order = (state.active, other(state.active))
    return tuple(seat for seat in order if state.players[seat].hand and would_lose(state, seat, task.card))


def _defence_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    event = EVENT_CARDS[task.card].rules_id
    held = dict.fromkeys(card for card in state.players[seat].hand if card in CARDS)
    fit = [card for card in held if (react := CARDS[card].effect("react")) and _answers(react, event)]
    plays: tuple[Decision, ...] = tuple(PlayCard(card) for card in fit)
    return Legal((*plays, Pass()))


def _answers(react: Effect, event: str) -> bool:
    return "w_card_defence" in react.window and event in react.to


def _defence_settle(flow: Flow, _: Task, answers: Answers) -> None:
    """All defence cards lie open; each may be vetoed, the active player's first."""
    tasks: list[Task] = []
    order = (flow.state.active, other(flow.state.active))
    for seat in (seat for seat in order if seat in answers):
        answer = answers[seat]
        if isinstance(answer, Pass):
            flow.say(Passed(seat))
            continue
        play_from_hand(flow, seat, answer.card)
        tasks += [Task("w_action", other(seat), answer.card), Task("exempt", seat, answer.card)]
    flow.push(*tasks)


QUESTIONS["w_card_defence"] = Question(
    kind="defence",
    rule="defence",
    options=_defence_options,
    settle=_defence_settle,
    default=lambda *_: Pass(),
    who=_defenders,
    asked_if_single=lambda *_: True,
    hidden=True,
    presettable=True,
    about=_answered,
)


@runs("exempt")
def _exempt(flow: Flow, task: Task) -> None:
    flow.set(exempt=(*flow.state.exempt, task.seat))
    flow.unplay(task.card)
    flow.set(discard=(*flow.state.discard, task.card))


def play_from_hand(flow: Flow, seat: Seat, card: str) -> None:
    """An action card is announced: it lies open and its magic price is paid."""
    flow.from_hand(seat, card)
    flow.set(played=(*flow.state.played, card))
    flow.say(CardPlayed(seat, card))
    flow.pay(seat, {}, CARDS[card].magic)


# Magic Veto


def _veto_settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    if isinstance(answer, Pass):
        flow.say(Passed(task.seat))
        return
    use_book(flow, task.seat, answer.card)
    flow.say(CardVetoed(other(task.seat), task.card))
    # What the card would have done is the next task; instead it goes under a stack of its player's choice.
    effect, *rest = flow.state.tasks
    after = (Task("settle", effect.seat, n=effect.n),) if effect.op == "scout" else ()  # the two top landscapes
    flow.set(tasks=(Task("under", other(task.seat), task.card), *after, *rest))


QUESTIONS["w_action"] = Question(
    kind="veto",
    rule="magic-veto",
    options=_cast_or_pass,
    settle=_veto_settle,
    default=lambda *_: Pass(),
    presettable=True,
    about=_answered,
)
