"""The bot's token: from the environment or a file of its owner alone, never from settings or the command line."""

import base64
import binascii
import os
import re
import stat
from collections.abc import MutableMapping
from pathlib import Path

from engine.core.errors import MeeplepostError

VARIABLE = "MEEPLEPOST_TOKEN"
LOCAL = "local."  # how tokens of the local Discord begin; a real one never does
LARGEST_BYTES = 4096
_FORM = re.compile(r"([A-Za-z0-9_-]{20,40})\.[A-Za-z0-9_-]{5,8}\.[A-Za-z0-9_-]{25,110}")


class BadToken(MeeplepostError):
    """No token, or one that must not be used here. Its text is in no message."""


def read_token(file: Path | None, environ: MutableMapping[str, str] | None = None) -> str:
    """The real token, checked for its form; the variable is taken out of the environment at once."""
    environ = os.environ if environ is None else environ
    given = environ.pop(VARIABLE, "").strip()
    token = given if file is None else _from_file(file)
    if not token:
        raise BadToken("token-missing", variable=VARIABLE)
    if token.startswith(LOCAL):
        raise BadToken("token-local")
    if not looks_real(token):
        raise BadToken("token-form")
    return token


def looks_real(token: str) -> bool:
    """Three parts, the first of which spells the number of the application."""
    parts = _FORM.fullmatch(token)
    if parts is None:
        return False
    first = parts[1]
    try:
        spelled = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4))
    except (ValueError, binascii.Error):
        return False
    return spelled.isdigit()


def only_local(token: str) -> str:
    """For `play`: passes the token of a local Discord on and nothing else."""
    if not token.startswith(LOCAL) or looks_real(token):
        raise BadToken("token-not-local")
    return token


def _from_file(file: Path) -> str:
    try:
        handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        raise BadToken("token-file-missing", file=str(file)) from None
    except OSError:
        raise BadToken("token-file-unreadable", file=str(file)) from None
    try:
        about = os.fstat(handle)  # of the very file that is read
        if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST_BYTES:
            raise BadToken("token-file-unreadable", file=str(file))
        if about.st_mode & (stat.S_IRWXG | stat.S_IRWXO) or about.st_uid not in {0, os.geteuid()}:
            raise BadToken("token-file-open", file=str(file))
        return os.read(handle, LARGEST_BYTES).decode("ascii", errors="replace").strip()
    finally:
        os.close(handle)
