"""What happened since somebody's last move: one line per turn of another seat, and the places it changed."""

from typing import NamedTuple

from bot.host.live import Live
from engine.core.event import Event, seen
from engine.core.prompt import Seat
from render import pictures

MOST_LINES = 6


class News(NamedTuple):
    """One turn as a viewer may see it."""

    seat: Seat
    events: tuple[Event, ...]
    changed: tuple[str, ...]  # addresses for the rings


class Missed(NamedTuple):
    """Turns since somebody's last move that are too many to be told in lines."""

    turns: int
    first: int  # position of the first move that was missed


def since_my_move(live: Live, seat: Seat) -> tuple[News, ...]:
    """The newest turns after this seat's last decision."""
    return _turns(live, seat, _after_mine(live, seat))


def missed(live: Live, seat: Seat) -> Missed:
    """What `since_my_move` leaves out; told by who moved alone, so that a long absence costs nothing."""
    start = _after_mine(live, seat)
    movers = [played.seat for played in live.running.line[start:]]
    turns = sum(mover != before for mover, before in zip(movers, [None, *movers], strict=False))
    return Missed(max(0, turns - MOST_LINES), start + 1)


def _after_mine(live: Live, seat: Seat) -> int:
    line = live.running.line
    return next((i + 1 for i in range(len(line) - 1, -1, -1) if line[i].seat == seat), 0)


def last_turn(live: Live, viewer: Seat | None) -> tuple[News, ...]:
    """The turn that was played last."""
    line = live.running.line
    start = len(line)
    while start and line[start - 1].seat == line[-1].seat:
        start -= 1
    return _turns(live, viewer, start)


def _turns(live: Live, viewer: Seat | None, start: int) -> tuple[News, ...]:
    """The newest turns from a position on, at most so many lines."""
    found: list[News] = []
    for i in range(len(live.running.line) - 1, start - 1, -1):
        if found and found[-1].seat == live.running.line[i].seat:
            news, later = one_move(live, viewer, i), found.pop()
            changed = tuple(dict.fromkeys(news.changed + later.changed))
            found.append(News(news.seat, news.events + later.events, changed))
        elif len(found) < MOST_LINES:
            found.append(one_move(live, viewer, i))
        else:
            break
    return tuple(reversed(found))


def one_move(live: Live, viewer: Seat | None, i: int) -> News:
    """One decision of the live line."""
    game, before, played = live.game, live.running.at(i), live.running.line[i]
    events = seen(played.events, viewer)
    changed: tuple[str, ...] = ()
    if game.id in pictures.known():
        changed = pictures.changed(game.id, game.view(before, viewer), events, game.view(played.state, viewer))
    return News(played.seat, events, changed)
