"""What can go wrong with a store, each as a message key with arguments."""


class StorageError(Exception):
    """Base of all; nothing was changed."""

    key = "storage-trouble"

    def __init__(self, **details: object) -> None:
        super().__init__(self.key)
        self.details = details

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key} ({said})" if said else self.key


class Busy(StorageError):
    """Another program holds the database."""

    key = "storage-busy"


class InUse(StorageError):
    """Another Meeplepost has opened this database."""

    key = "storage-in-use"


class DiskFull(StorageError):
    key = "storage-full"


class ReadOnly(StorageError):
    key = "storage-read-only"


class Newer(StorageError):
    """Written by a newer version."""

    key = "storage-newer"


class Damaged(StorageError):
    """Not a database of ours, or one that fails its check."""

    key = "storage-damaged"


class Missing(StorageError):
    """A file or folder is not there or cannot be opened."""

    key = "storage-missing"


class Exists(StorageError):
    """A file would be overwritten."""

    key = "storage-exists"


class Closed(StorageError):
    """Asked after closing."""

    key = "storage-closed"


class Conflict(StorageError):
    """The table was changed by somebody else meanwhile, or a thing that may exist once exists."""

    key = "storage-conflict"
