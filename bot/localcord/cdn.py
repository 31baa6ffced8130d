"""Attachments and emojis: to the bot from the CDN's host, to people from their own page's."""

import hmac

from aiohttp import web

from bot.localcord.pictures import content_type
from bot.localcord.snowflake import parsed
from bot.localcord.state import State
from bot.localcord.wire import Wire

SHOWN = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
GONE = "This content is no longer available."


class Cdn:
    """Serves a file to whoever holds its link."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._wire = Wire(state)

    async def serve(self, request: web.Request) -> web.Response:
        name, number = request.match_info["name"], request.match_info["attachment"]
        signed = self._wire.signature(f"/attachments/{request.match_info['channel']}/{number}/{name}")
        if not hmac.compare_digest(request.query.get("hm", "").encode(), signed.encode()):
            return web.Response(status=404, text=GONE)
        body = self._state.store.file(int(number))
        if body is None:
            return web.Response(status=404, text=GONE)
        return web.Response(body=body, headers=_headers(content_type(name)))

    async def emoji(self, request: web.Request) -> web.Response:
        """An emoji of the application, whatever ending it is asked with; it is no secret."""
        emoji = self._state.emojis.get(parsed(request.match_info["name"].partition(".")[0]) or 0)
        body = None if emoji is None else self._state.store.file(emoji.id)
        if emoji is None or body is None:
            return web.Response(status=404, text=GONE)
        return web.Response(body=body, headers=_headers(emoji.content_type))


def _headers(kind: str) -> dict[str, str]:
    """Pictures are shown; everything else is saved, never run."""
    return {
        "Content-Type": kind,
        "Content-Disposition": "inline" if kind in SHOWN else "attachment",
        "Cache-Control": "private, max-age=31536000, immutable",
    }
