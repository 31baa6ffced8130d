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


def since_my_move(live: Live, seat: Seat) -> tuple[News, ...]:
    """The newest turns after this seat's last decision."""
    line = live.running.line
    mine = max((i for i, played in enumerate(line) if played.seat == seat), default=-1)
    return _turns(live, seat, mine + 1)


def last_turn(live: Live, viewer: Seat | None) -> tuple[News, ...]:
    """The turn that was played last."""
    line = live.running.line
    start = len(line)
    while start and line[start - 1].seat == line[-1].seat:
        start -= 1
    return _turns(live, viewer, start)


def _turns(live: Live, viewer: Seat | None, start: int) -> tuple[News, ...]:
    found: list[News] = []
    for i in range(start, len(live.running.line)):
        news = one_move(live, viewer, i)
        if found and found[-1].seat == news.seat:
            last = found.pop()
            news = News(last.seat, last.events + news.events, tuple(dict.fromkeys(last.changed + news.changed)))
        found.append(news)
    return tuple(found[-MOST_LINES:])


def one_move(live: Live, viewer: Seat | None, i: int) -> News:
    """One decision of the live line."""
    game, before, played = live.game, live.running.at(i), live.running.line[i]
    events = seen(played.events, viewer)
    changed: tuple[str, ...] = ()
    if game.id in pictures.known():
        changed = pictures.changed(game.id, game.view(before, viewer), events, game.view(played.state, viewer))
    return News(played.seat, events, changed)
