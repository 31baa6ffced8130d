"""What the host refuses, each a message key with arguments; sentences are in config/locale/*/host.ftl."""

from typing import TYPE_CHECKING

from engine.core.errors import MeeplepostError
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.host.look import Situation


class HostError(MeeplepostError):
    """Base of all; nothing was changed."""


class NoSuchTable(HostError):
    """No table has this number."""


class NotSeated(HostError):
    """Only who sits at the table may do this."""


class NotAllowed(HostError):
    """Somebody may do this, but not this person."""


class SeatTaken(HostError):
    """No seat is free, or not for this person."""


class NotInLobby(HostError):
    """The game has begun or is over."""


class NotRunning(HostError):
    """The game has not begun, or is over."""


class SetAside(HostError):
    """The table could not be loaded and waits for help."""


class TooMany(HostError):
    """A limit of this server or person."""


class NothingToUndo(HostError):
    """There is no move to take back, or not that far."""


class VoteOver(HostError):
    """The vote was decided already, or is another one."""


class BadDraft(HostError):
    """The draft does not take this step."""


class NotExportable(HostError):
    """There is no saved game of that kind of this table now."""


class NeedsConsent(HostError):
    """A decision that cannot be taken back stands among others: the interface asks first."""

    def __init__(self, line: str, kind: str, what: str) -> None:
        super().__init__("needs-consent", line=line)
        self.line = line
        self.kind = kind
        self.what = what


class Stale(HostError):
    """A click on something outdated; carries how the table stands now for the person who clicked."""

    def __init__(self, key: str, situation: "Situation") -> None:
        super().__init__(key, table=situation.table)
        self.situation = situation


class StorageTrouble(HostError):
    """The database could not do it."""

    def __init__(self, error: StorageError) -> None:
        super().__init__(error.key, **error.details)
