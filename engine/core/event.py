"""What happened, in the past tense; each event says what every viewer may see of it."""

from typing import Self

import msgspec

from engine.core.prompt import Seat


class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of all events. A public one needs nothing more."""

    def seen_by(self, viewer: Seat | None) -> Self | None:  # noqa: ARG002 - secrets differ by viewer in subclasses
        """The form this viewer may see, or nothing. `None` is the public."""
        return self


def seen(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """The events as this viewer may see them."""
    forms = (event.seen_by(viewer) for event in events)
    return tuple(form for form in forms if form is not None)
