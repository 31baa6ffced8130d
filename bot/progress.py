"""Progress of long work: a bar on a terminal, plain lines elsewhere."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

_WIDTH = 40
_BAR_EVERY_SECONDS = 0.2
_LINE_EVERY_SECONDS = 10.0


def progress(things: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Passes the things on and shows on stderr how far it is."""
    terminal = sys.stderr.isatty()
    every = _BAR_EVERY_SECONDS if terminal else _LINE_EVERY_SECONDS
    shown = time.monotonic()
    for done, thing in enumerate(things, start=1):
        yield thing
        now = time.monotonic()
        if now - shown >= every:
            shown = now
            _show(done, total, label, terminal=terminal)
    if terminal:
        sys.stderr.write("\r\x1b[K")


def _show(done: int, total: int, label: str, *, terminal: bool) -> None:
    if terminal:
        filled = _WIDTH * done // max(1, total)
        sys.stderr.write(f"\r{label} [{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{total}")
        sys.stderr.flush()
    else:
        print(f"{label}: {done} of {total}", file=sys.stderr)
