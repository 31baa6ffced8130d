"""Turning a request's body and files into a message: everything is checked before anything changes."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.localcord import mentions, pictures
from bot.localcord.errors import ApiError, invalid
from bot.localcord.models import COMPONENTS_V2, Attachment, Json, Message
from bot.localcord.rules import components, embeds
from bot.localcord.rules.messages import (
    EDIT_FLAGS,
    FILE_BYTES,
    FILES,
    check_edit_keeps_layout,
    check_message,
    check_not_empty,
)
from bot.localcord.state import State
from bot.localcord.wire import CDN

ATTACHMENT = "attachment://"
SPOILER_FLAG = 8


class Upload(Struct):
    """A file of a request, numbered as in `files[n]`."""

    index: int
    filename: str
    body: bytes


class Composer:
    """Fills new and old messages."""

    def __init__(self, state: State) -> None:
        self._state = state

    def compose(self, message: Message, body: Any, uploads: list[Upload], flags: int) -> Message:
        """A new message from a body; `flags` says which ones the sender may set."""
        wanted = body.get("flags") if isinstance(body, dict) else 0
        after = message.flags | (wanted if isinstance(wanted, int) else 0) & flags
        layout = bool(after & COMPONENTS_V2)
        check_message(body, layout=layout)
        self._check_files(uploads)
        content = (body.get("content") or "").strip()
        check_not_empty(content, body.get("embeds") or [], body.get("components") or [], len(uploads), layout=layout)
        files = self._attached(message, body, uploads)
        parts = self._parts(message, body, files)
        message.content, message.flags = content, after
        message.tts = bool(body.get("tts"))
        self._put(message, parts, files, uploads)
        self._find_mentions(message, body)
        return message

    def edit(self, message: Message, body: Any, uploads: list[Upload]) -> Message:
        """Change a message; what the body does not name stays."""
        if not isinstance(body, dict):
            check_message(body, layout=False)
        content, embedded, layout = self._after_edit(message, body)
        check_message(body, layout=layout)
        check_edit_keeps_layout(message.flags, content, embedded, body.get("flags"))
        self._check_files(uploads)
        files = self._attached(message, body, uploads)
        shown = body.get("components", message.components)
        check_not_empty(content, embedded, shown or [], len(files), layout=layout)
        parts = self._parts(message, body, files)
        message.content = content
        message.flags |= (body.get("flags") or 0) & EDIT_FLAGS
        message.edited_at = self._state.clock.now()
        stay = {each.id for each in files}
        gone = [each for each in message.attachments if each.id not in stay]
        self._put(message, parts, files, uploads)
        self._state.drop_files(gone)
        self._find_mentions(message, body)
        return message

    @staticmethod
    def _after_edit(message: Message, body: Json) -> tuple[str, list[Json], bool]:
        content = message.content
        if "content" in body:
            content = (body["content"] or "").strip() if isinstance(body["content"], str | None) else ""
        embedded = message.embeds if "embeds" not in body else body["embeds"] or []
        flags = body.get("flags")
        layout = message.layout or bool(isinstance(flags, int) and flags & COMPONENTS_V2)
        return content, embedded if isinstance(embedded, list) else [], layout

    @staticmethod
    def _check_files(uploads: list[Upload]) -> None:
        if len(uploads) > FILES:
            raise ApiError(
                50035,
                errors={
                    "files": {
                        "_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 10 or fewer in length."}]
                    }
                },
            )
        if any(len(each.body) > FILE_BYTES for each in uploads):
            raise ApiError(40005)

    # -- files -------------------------------------------------------------------------------------------------------

    def _attached(self, message: Message, body: Json, uploads: list[Upload]) -> list[Attachment]:
        """The attachments afterwards: kept old ones, then the new ones."""
        named = {str(each["id"]): each for each in body.get("attachments") or []}
        kept = list(message.attachments)
        if body.get("attachments") is not None:
            kept = [each for each in kept if str(each.id) in named]
        kept = [
            replace(each, description=named.get(str(each.id), {}).get("description", each.description)) for each in kept
        ]
        fresh = [self._attachment(each, named.get(str(each.index), {})) for each in uploads]
        known = {str(each.id) for each in kept} | {str(each.index) for each in uploads}
        if unknown := sorted(set(named) - known):
            raise invalid(("attachments",), "ATTACHMENT_NOT_FOUND", f"Attachment {unknown[0]} does not exist")
        if len(kept) + len(fresh) > FILES:
            raise invalid(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
        return kept + fresh

    def _attachment(self, upload: Upload, note: Json) -> Attachment:
        filename = safe_name(note.get("filename") or upload.filename)
        measured = pictures.size(upload.body)
        return Attachment(
            id=self._state.ids.next(),
            filename=filename,
            size=len(upload.body),
            content_type=pictures.content_type(filename),
            width=None if measured is None else measured[0],
            height=None if measured is None else measured[1],
            description=note.get("description") or None,
            title=note.get("title") or None,
            flags=SPOILER_FLAG if note.get("is_spoiler") else 0,
        )

    def _resolver(self, message: Message, files: list[Attachment]) -> components.Resolve:
        by_name = {each.filename: each for each in files}
        by_path = {f"/attachments/{message.channel_id}/{each.id}/": each for each in files}

        def resolve(url: str) -> Json:
            if url.startswith(ATTACHMENT):
                file = by_name.get(safe_name(url.removeprefix(ATTACHMENT)))
                if file is None:
                    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                    raise invalid(("components",), code, f"The referenced attachment {url} does not exist")
                return {"attachment_id": file.id}
            for path, file in by_path.items():
                if url.startswith(CDN + path):
                    return {"attachment_id": file.id}
            return {"url": url}

        return resolve

    # -- parts -------------------------------------------------------------------------------------------------------

    def _parts(self, message: Message, body: Json, files: list[Attachment]) -> Json:
        """Embeds and components as they will be kept, where the body names them."""
        components.check_emojis(body.get("components") or [], self._state.emojis)
        resolve = self._resolver(message, files)
        parts: Json = {}
        if "embeds" in body:
            parts["embeds"] = [_embed(embeds.stored(each), resolve) for each in body["embeds"] or []]
        if "components" in body:
            parts["components"] = components.stored(body["components"] or [], resolve)
        return parts

    def _put(self, message: Message, parts: Json, files: list[Attachment], uploads: list[Upload]) -> None:
        message.embeds = parts.get("embeds", message.embeds)
        message.components = parts.get("components", message.components)
        message.attachments = files
        for attachment, upload in zip(files[len(files) - len(uploads) :], uploads, strict=True):
            self._state.store.save_file(attachment.id, upload.body)

    def _find_mentions(self, message: Message, body: Json) -> None:
        mentions.find(self._state, message, self._state.channels[message.channel_id], body.get("allowed_mentions"))


def _embed(embed: Json, resolve: components.Resolve) -> Json:
    for slot in ("image", "thumbnail"):
        if slot in embed:
            embed[slot] = resolve(embed[slot]["url"])
    for slot in ("author", "footer"):
        icon = embed.get(slot, {}).get("icon_url")
        if isinstance(icon, str) and icon.startswith((ATTACHMENT, CDN)):
            embed[slot] = embed[slot] | {"icon_url": resolve(icon)}
    return embed


def safe_name(name: str) -> str:
    """A file's name as Discord keeps it: no folders, no signs that a URL would have to hide."""
    base = name.replace("\\", "/").rpartition("/")[2]
    kept = "".join(sign if sign.isalnum() or sign in "._-" else "_" for sign in base)
    return kept[:200] or "file"
