"""The people's side of the server: page, fonts, attachments and socket, for this machine's browsers only."""

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

if TYPE_CHECKING:
    from bot.localcord.server import Localcord

PAGE = Path(__file__).parent / "page"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
ICON_FONT = "materialdesignicons-webfont.ttf"
SAFETY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def build(cord: "Localcord") -> web.Application:
    app = web.Application(middlewares=[_guard(cord)], client_max_size=65536)
    app.router.add_get("/people", cord.people.connect)
    app.router.add_get("/attachments/{channel}/{attachment}/{name}", cord.cdn.serve)
    app.router.add_get("/emojis/{name}", cord.cdn.emoji)
    app.router.add_get("/fonts/{name}", _font)
    app.router.add_get("/", _page)
    app.router.add_get("/{path:.+}", _page)
    return app


def _guard(cord: "Localcord") -> Middleware:
    """Only pages of this very server, opened under its own name, are let in."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = {f"127.0.0.1:{cord.port}", f"localhost:{cord.port}"}
        origin = request.headers.get("Origin")
        if request.host not in hosts or (origin is not None and origin not in {f"http://{host}" for host in hosts}):
            return web.Response(status=403, text="Only this machine's own page may ask.", headers=SAFETY)
        try:
            response = await handler(request)
        except web.HTTPException as refusal:
            refusal.headers.update(SAFETY)
            raise
        if not response.prepared:
            response.headers.update(SAFETY)
        return response

    return guard


async def _page(request: web.Request) -> web.StreamResponse:
    name = request.match_info.get("path", "index.html")
    path = (PAGE / name).resolve()
    if not path.is_relative_to(PAGE.resolve()) or path.suffix not in KINDS or not path.is_file():
        raise web.HTTPNotFound
    headers = {"Content-Type": KINDS[path.suffix], "Cache-Control": "no-cache"}
    return web.Response(body=path.read_bytes(), headers=headers)


async def _font(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    folder = files("fonticon_mdi7") / "fonts" if name == ICON_FONT else files("font_source_sans_pro") / "files"
    font = folder / name
    if not name.endswith(".ttf") or "/" in name or not font.is_file():
        raise web.HTTPNotFound
    headers = {"Content-Type": "font/ttf", "Cache-Control": "max-age=86400"}
    return web.Response(body=font.read_bytes(), headers=headers)
