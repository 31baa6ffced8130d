"""Embeds: lengths, counts and their sum."""

from typing import Any

from bot.localcord.errors import Problems
from bot.localcord.models import Json
from bot.localcord.rules.form import anything, flag, form, items, link, text, whole

TOTAL_CHARACTERS = 6000
PICTURE = link(2048, "http", "https", "attachment")
CONTENTS = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video")

FIELD = form({"name": text(1, 256), "value": text(1, 1024)}, {"inline": flag})
EMBED = form(
    {},
    {
        "title": text(0, 256),
        "description": text(0, 4096),
        "url": link(2048, "http", "https"),
        "color": whole(0, 0xFFFFFF),
        "timestamp": anything,
        "fields": items(0, 25, FIELD),
        "image": form({"url": PICTURE}),
        "thumbnail": form({"url": PICTURE}),
        "author": form({"name": text(1, 256)}, {"icon_url": PICTURE, "url": link(2048, "http", "https")}),
        "footer": form({"text": text(1, 2048)}, {"icon_url": PICTURE}),
    },
)
EMBEDS = items(0, 10, EMBED)


def check_embeds(embeds: Any, problems: Problems) -> None:
    """Each embed, and all of them together."""
    ours = Problems()
    EMBEDS(embeds, ("embeds",), ours)
    problems.take(ours)
    if ours:
        return
    for index, embed in enumerate(embeds):
        if not any(embed.get(name) for name in CONTENTS):
            problems.add(("embeds", index, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if sum(size(embed) for embed in embeds) > TOTAL_CHARACTERS:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {TOTAL_CHARACTERS}")


def size(embed: Json) -> int:
    """Characters that count towards the sum."""
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part) for part in parts if isinstance(part, str))


def stored(embed: Json) -> Json:
    """What is kept of an embed: known fields that hold something."""
    kept = ("title", "description", "url", "color", "timestamp", "fields", "image", "thumbnail", "author", "footer")
    shape: Json = {"type": "rich"}
    for name in kept:
        value = embed.get(name)
        if value is not None and value not in ("", []):
            shape[name] = value
    if "fields" in shape:
        shape["fields"] = [{**field, "inline": bool(field.get("inline"))} for field in shape["fields"]]
    return shape
