"""The bot's side of the server: every request is counted, proven, read, answered and shown to whoever records."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import Struct

from bot.localcord.errors import ApiError, not_found, unauthorized
from bot.localcord.faults import Fault
from bot.localcord.rates import TooMany
from bot.localcord.rest import channels, commands, emojis, guilds, messages, users, webhooks
from bot.localcord.rest.call import BODY_BYTES, Call, Created, Route, read

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

API = "/api/v10"
HOSTS = frozenset({"discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net"})
LOG = logging.getLogger(__name__)
VIA = {"Via": "1.1 local"}


class Exchange(Struct):
    """A request and its answer, for those who check them."""

    method: str
    path: str
    body: Any
    status: int
    answer: Any


Recorder = Callable[[Exchange], None]


def json_response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with exactly the content type that discord.py looks for."""
    encoded = b"" if body is None else msgspec.json.encode(body)
    named = {} if body is None else {"Content-Type": "application/json"}
    return web.Response(status=status, body=encoded, headers={**named, **(headers or {})})


def routes(cord: "Localcord") -> list[Route]:
    areas = (users, channels, messages, webhooks, commands, emojis, guilds)
    return [route for area in areas for route in area.routes(cord)]


def build(cord: "Localcord") -> web.Application:
    """The application behind the TLS listener."""
    app = web.Application(middlewares=[_only_known_hosts], client_max_size=BODY_BYTES)
    for route in routes(cord):
        app.router.add_route(route.method, API + route.path, _Endpoint(cord, route).serve)
    app.router.add_get("/", cord.gateway.connect)
    app.router.add_get("/attachments/{channel}/{attachment}/{name}", cord.cdn.serve)
    app.router.add_get("/emojis/{name}", cord.cdn.emoji)
    app.router.add_route("*", API + "/{rest:.*}", _Endpoint(cord, Route("*", "/{rest}", _unknown)).serve)
    return app


async def _unknown(_call: Call) -> None:
    raise not_found()


@web.middleware
async def _only_known_hosts(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.host.partition(":")[0] not in HOSTS or request.headers.get("Origin") is not None:
        return web.Response(status=403, text="This is the door for bots.")
    return await handler(request)


class _Endpoint:
    """One route as aiohttp calls it."""

    def __init__(self, cord: "Localcord", route: Route) -> None:
        self._cord = cord
        self._route = route

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        fault = self._cord.take_fault(f"{request.method} {path}")
        if fault is not None and fault.kind == "delay":
            await asyncio.sleep(fault.seconds)
        elif fault is not None and fault.kind != "lose":
            return self._faulty(request, fault)
        place = request.match_info.get("channel") or request.match_info.get("token") or ""
        if self._cord.rates.banned:
            return web.Response(status=429, text="You are being blocked.", headers={"Retry-After": "600"})
        too_many = self._cord.rates.take(self._route.name, place, counted=not self._route.token)
        if too_many is not None:
            return self._rate_limited(too_many, place)
        try:
            status, body, answer = await self._answer(request)
        except ConnectionError:
            return _cut(request)
        self._cord.state.store.flush()
        self._cord.rates.note(status)
        self._cord.record(Exchange(request.method, path, body, status, answer))
        if fault is not None and fault.kind == "lose":
            return _cut(request)
        return json_response(status, answer, VIA | self._cord.rates.headers(self._route.name, place))

    async def _answer(self, request: web.Request) -> tuple[int, Any, Any]:
        body: Any = None
        try:
            self._prove(request)
            body, uploads = await read(request)
            answer = await self._route.handler(Call(request, body, uploads))
        except ApiError as refusal:
            return refusal.status, body, refusal.body()
        except ConnectionError:
            raise
        except Exception:
            LOG.exception("a request could not be served: %s", self._route.name)
            return 500, body, {"message": "500: Internal Server Error", "code": 0}
        if isinstance(answer, Created):
            return 201, body, answer.body
        return (204 if answer is None else 200), body, answer

    def _prove(self, request: web.Request) -> None:
        if self._route.token:
            return
        given = request.headers.get("Authorization", "")
        if not secrets.compare_digest(given.encode(), f"Bot {self._cord.token}".encode()):
            raise unauthorized()

    def _rate_limited(self, too_many: TooMany, place: str) -> web.Response:
        self._cord.rates.note(429)
        seconds = round(too_many.retry_after, 3)
        body = {
            "message": "You are being rate limited.",
            "retry_after": seconds,
            "global": too_many.everywhere,
            "code": 0,
        }
        scope = (
            {"X-RateLimit-Global": "true"} if too_many.everywhere else self._cord.rates.headers(self._route.name, place)
        )
        return json_response(429, body, VIA | scope | {"Retry-After": str(seconds)})

    def _faulty(self, request: web.Request, fault: Fault) -> web.Response:
        if fault.kind == "rate_limit":
            return self._rate_limited(TooMany(fault.seconds, everywhere=False), "")
        if fault.kind == "reset":
            return _cut(request)
        return web.Response(status=fault.status, text="error", headers=VIA)


def _cut(request: web.Request) -> web.Response:
    """End the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
