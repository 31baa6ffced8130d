"""What happened, as short phrases: for the lines of a panel, of the board and of the log."""

from collections.abc import Iterable
from typing import Any

from bot.host.news import News
from bot.ui.panels.look import PanelLook
from engine.core.words import Speech


def turn_line(speech: Speech, news: News, look: PanelLook) -> str:
    """A turn in one line: who, then what, without the name again; what concerns nobody in particular stays out."""
    told = [event for event in news.events if getattr(event, "seat", None) is not None]
    return f"**{speech.seat(news.seat)}** " + (phrases(speech, told, look) or "–")


def phrases(speech: Speech, events: Iterable[Any], look: PanelLook) -> str:
    """Events as short phrases, without those that go without saying."""
    return ", ".join(bare(speech, event) for event in events if type(event).__name__ not in look.quiet)


def bare(speech: Speech, event: Any) -> str:
    """An event's line without the name in front."""
    line = speech.event(event)
    seat = getattr(event, "seat", None)
    name = "" if seat is None else speech.seat(seat)
    for front in (f"{name}: ", f"{name} "):
        if name and line.startswith(front):
            return line.removeprefix(front)
    return line
