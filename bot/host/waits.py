"""Whom a table waits for. A wait covers all questions of one seat and turn while that seat stays awaited."""

from collections.abc import Callable
from typing import NamedTuple

from bot.host.live import Live
from engine.core.prompt import Prompt, Seat
from storage.contract import Change, CloseWait, DropNotice
from storage.rows import NoticeRow, WaitRow

Remind = Callable[[str, int], int | None]  # (clock, opened) -> when a reminder is due


class Waits(NamedTuple):
    open: tuple[WaitRow, ...]
    changes: list[Change]


def never(_: str, __: int) -> int | None:
    """No reminder."""
    return None


def ping_key(wait: WaitRow) -> str:
    return f"ping:{wait.id}"


def reminder_key(wait: WaitRow) -> str:
    return f"rem:{wait.id}"


def renewed(
    live: Live,
    prompts: tuple[Prompt, ...],
    *,
    now_ms: int,
    actor: Seat | None,
    anew: bool,
    new_id: Callable[[], int],
    ping_after_ms: int,
    remind: Remind = never,
) -> Waits:
    """The waits after a change. `anew`: the position changed by undo or the like, so every question is a new one."""
    asked = {(prompt.seat, prompt.turn): prompt for prompt in reversed(prompts)}
    kept = [] if anew else [wait for wait in live.waits if (wait.seat, wait.turn) in asked and _same_person(live, wait)]
    changes: list[Change] = []
    for wait in live.waits:
        if wait not in kept:
            changes += (CloseWait(wait.id, now_ms, "undo" if anew else "move"), DropNotice(reminder_key(wait)))
        if wait not in kept or wait.seat == actor:  # who has just acted needs no ping
            changes.append(DropNotice(ping_key(wait)))
    known = {(wait.seat, wait.turn) for wait in kept}
    for (seat, turn), prompt in asked.items():
        if (seat, turn) not in known:
            person = person_at(live, seat)
            wait = WaitRow(
                new_id(), live.id, seat, person, prompt.clock, prompt.kind, turn, live.table.last_row, now_ms
            )
            kept.append(wait)
            changes.append(wait)
            if person is not None:
                changes.append(_notice(ping_key(wait), "ping", wait, person, now_ms + ping_after_ms))
                due_ms = remind(prompt.clock, now_ms)
                changes += [] if due_ms is None else [_notice(reminder_key(wait), "remind", wait, person, due_ms)]
    return Waits(tuple(kept), changes)


def person_at(live: Live, seat: Seat) -> int | None:
    """Who answers for a seat; None = an automatic player."""
    row = live.seats[seat]
    return None if row.player is not None else row.person


def _same_person(live: Live, wait: WaitRow) -> bool:
    return wait.person == person_at(live, wait.seat)


def _notice(key: str, kind: str, wait: WaitRow, person: int, due_ms: int) -> NoticeRow:
    return NoticeRow(key, kind, wait.table_id, person, 0, "{}", wait.opened_ms, due_ms)
