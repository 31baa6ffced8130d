"""Where pictures are drawn: here, or in a process of its own that leaves the interpreter to the event loop."""

import os
import subprocess
import sys
from multiprocessing.connection import Connection, Pipe
from typing import Any, Protocol

from render import emoji, hand, lobby, pictures, portrait, sheet
from render.contract import Picture

NICE = 3  # answers in words come first where there is one core for both
STOPS_S = 5.0
_KINDS = {"picture": pictures, "lobby": lobby, "sheet": sheet, "hand": hand, "portrait": portrait, "emoji": emoji}


class Easel(Protocol):
    """Where the pictures are drawn."""

    def draw(self, what: str, asked: tuple[Any, ...]) -> Picture: ...
    def close(self) -> None: ...


class Here:
    """In this process; the caller's thread is busy meanwhile."""

    def draw(self, what: str, asked: tuple[Any, ...]) -> Picture:
        picture: Picture = _KINDS[what].draw(*asked)
        return picture

    def close(self) -> None:
        """Nothing was opened."""


class Apart:
    """In a process that is started at once, so that the first picture need not wait for it; and again if it dies."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._start()

    def draw(self, what: str, asked: tuple[Any, ...]) -> Picture:
        """Blocks until the picture is there; what goes wrong over there is raised here."""
        try:
            answer = self._asked(what, asked)
        except (EOFError, OSError):  # it has died: once more with a new one
            self.close()
            answer = self._asked(what, asked)
        if isinstance(answer, Picture):
            return answer
        raise answer

    def _asked(self, what: str, asked: tuple[Any, ...]) -> Picture | Exception:
        line = self._line or self._start()
        line.send((what, asked))
        answer: Picture | Exception = line.recv()
        return answer

    def _start(self) -> Connection:
        ours, theirs = Pipe()
        command = [sys.executable, "-m", "render.easel", str(theirs.fileno())]
        self.process = subprocess.Popen(  # noqa: S603 - our own module, nothing in it comes from outside
            command, pass_fds=(theirs.fileno(),), stdin=subprocess.DEVNULL, process_group=0
        )
        theirs.close()
        self._line = ours
        return ours

    def close(self) -> None:
        """The process ends when its line is closed, as it does when ours dies."""
        line, process = self._line, self.process
        self._line = self.process = None
        if line is not None:
            line.close()
        if process is not None:
            try:
                process.wait(STOPS_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def serve(line: Connection) -> None:
    """Draws what is asked for until nobody is at the other end."""
    here = Here()
    while True:
        try:
            what, asked = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Picture | Exception = here.draw(what, asked)
        except Exception as error:  # noqa: BLE001 - raised again by who asked
            answer = error
        line.send(answer)


if __name__ == "__main__":
    os.nice(NICE)
    serve(Connection(int(sys.argv[1])))
