"""Ctrl-C and the supervisor's stop end a run; a second one does not hurry it."""

import asyncio
import contextlib
import signal


def stopped_by_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # some systems have no such handlers; Ctrl-C still ends it
            loop.add_signal_handler(number, stop.set)
    return stop
