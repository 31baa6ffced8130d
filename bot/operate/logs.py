"""Logs on stderr: one JSON object a line, or plain words on a terminal. Whatever could be a secret is struck out."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

STRUCK = "[struck out]"
LOUD_AT_DEBUG = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")  # they would log whole events, tokens included
_SECRETS = (
    re.compile(r"(?<=/webhooks/)\d+/[^/\s\"'?]+|(?<=/interactions/)\d+/[^/\s\"'?]+"),  # tokens of interactions
    re.compile(r"[A-Za-z0-9_-]{20,40}\.[A-Za-z0-9_-]{5,8}\.[A-Za-z0-9_-]{25,110}"),  # tokens of bots
    re.compile(r"\blocal\.[A-Za-z0-9_-]{30,}"),
    re.compile(r"\bb(?:'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\")"),  # bytes: seeds, salts, stored positions
    re.compile(r"\b[0-9a-f]{64}\b"),  # a seed written out
)


def set_up(level: str, form: str, stream: TextIO | None = None) -> None:
    """From here on everything that is logged goes to the stream in one form."""
    out = stream or sys.stderr
    plain = form == "plain" or (form == "auto" and out.isatty())
    handler = logging.StreamHandler(out)
    handler.setFormatter(_formatter(plain=plain, colours=out.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in LOUD_AT_DEBUG:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # its hints about voice concern nobody here


def _formatter(*, plain: bool, colours: bool) -> logging.Formatter:
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,  # without local variables: they hold states and seeds
        strike_out,
    ]
    last: Any = structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
    if plain:
        last = structlog.dev.ConsoleRenderer(colors=colours)
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )


def strike_out(_logger: object, _method: str, said: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces what looks like a token or a seed, wherever it stands."""
    for name, value in said.items():
        if not name.startswith("_") and not isinstance(value, int | float | None):
            said[name] = struck_out(str(value))
    return said


def struck_out(text: str) -> str:
    for secret in _SECRETS:
        text = secret.sub(STRUCK, text)
    return text
