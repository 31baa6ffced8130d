"""Files that people hand in or ask for."""

from pathlib import Path

from engine.core.errors import BadSave
from engine.core.save import LARGEST_SAVE_BYTES, Save, read_save


def read_text(path: Path) -> str:
    """A text file of sensible size; everything else is a BadSave with the file's name."""
    try:
        if path.stat().st_size > LARGEST_SAVE_BYTES:
            raise BadSave("file-too-large", file=path.name)
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadSave("file-missing", file=path.name) from None
    except OSError:
        raise BadSave("file-unreadable", file=path.name) from None
    except UnicodeDecodeError:
        raise BadSave("file-not-text", file=path.name) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError:
        raise BadSave("file-unwritable", file=path.name) from None


def load(path: Path) -> Save:
    return read_save(read_text(path))
