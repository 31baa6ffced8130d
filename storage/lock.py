"""One process per database: a second one is told so instead of mixing in."""

import fcntl
import os
from pathlib import Path

from storage.errors import InUse, Missing, ReadOnly


class Lock:
    """Held from creation to `release`; the system lets go of it when the process dies."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except FileNotFoundError:
            raise Missing(file=str(database), what="no such folder") from None
        except OSError as error:
            raise ReadOnly(file=database.name, what=error.strerror) from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise InUse(file=database.name) from None

    def release(self) -> None:
        os.close(self._file)
