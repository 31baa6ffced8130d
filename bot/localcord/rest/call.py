"""One request of the bot: its parts, read and checked for size and form."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import BodyPartReader, content_disposition_filename, hdrs, parse_content_disposition, web
from msgspec import Struct

from bot.localcord.composer import Upload
from bot.localcord.errors import ApiError, invalid
from bot.localcord.rules.messages import FILE_BYTES
from bot.localcord.snowflake import parsed

JSON_BYTES = 1024 * 1024
BODY_BYTES = 100 * 1024 * 1024


class Call:
    """What a handler gets to know."""

    def __init__(self, request: web.Request, body: Any, uploads: list[Upload]) -> None:
        self.body = body
        self.uploads = uploads
        self.query = request.query
        self._match = request.match_info

    def id(self, name: str) -> int:
        """An id of the path."""
        return _snowflake(f"{name}_id", self._match[name])

    def text(self, name: str) -> str:
        return self._match[name]

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A number of the query."""
        value = self.query.get(name, str(default))
        if not (value.isascii() and value.isdigit()):
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        if not low <= int(value) <= high:
            raise invalid((name,), "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
        return int(value)

    def ids(self, *names: str) -> dict[str, int]:
        """Ids of the query, where they are given."""
        return {name: _snowflake(name, self.query[name]) for name in names if name in self.query}

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in {"1", "true"}


def _snowflake(name: str, value: str) -> int:
    if (found := parsed(value)) is None:
        raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return found


class Created(Struct):
    """An answer with status 201."""

    body: Any


Handler = Callable[[Call], Awaitable[Any]]


class Route(Struct, frozen=True):
    """A handler at a path; `token` routes carry their proof in the path."""

    method: str
    path: str
    handler: Handler
    token: bool = False

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


async def read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body and the files of a request."""
    if not request.can_read_body:
        return {}, []
    if request.headers.get(hdrs.CONTENT_TYPE, "").lower().startswith("multipart/"):
        return await _read_parts(request)
    body = await request.content.read(JSON_BYTES + 1)
    while len(body) <= JSON_BYTES and not request.content.at_eof():
        body += await request.content.read(JSON_BYTES + 1 - len(body))
    if len(body) > JSON_BYTES:
        raise ApiError(40005)
    return _decoded(body), []


def _decoded(body: bytes | bytearray) -> Any:
    if not body:
        return {}
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ApiError(50109) from None


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    total = 0
    try:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                raise ApiError(50109)
            data = await _read_part(part)
            total += len(data)
            if total > BODY_BYTES:
                raise ApiError(40005)
            # Read once: the part's own `name` and `filename` would do it anew each time, at the cost of the whole rest.
            _, named = parse_content_disposition(part.headers.get(hdrs.CONTENT_DISPOSITION))
            name, filename = content_disposition_filename(named, "name"), content_disposition_filename(named)
            if name == "payload_json":
                body = _decoded(data)
            elif filename is not None:
                uploads.append(Upload(_index(name, len(uploads)), filename, bytes(data)))
    except ValueError:
        raise ApiError(50109) from None
    return body, sorted(uploads, key=lambda each: each.index)


def _index(name: str | None, default: int) -> int:
    digits = (name or "").removeprefix("files[").removesuffix("]")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else default


async def _read_part(part: BodyPartReader) -> bytearray:
    """A part of bounded size."""
    data = bytearray()
    while chunk := await part.read_chunk(65536):
        data += chunk
        if len(data) > FILE_BYTES:
            raise ApiError(40005)
    return data
