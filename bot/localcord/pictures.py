"""Width and height of a picture from its first bytes; nothing is decoded, so nothing can explode."""

import struct

PNG = b"\x89PNG\r\n\x1a\n"
JPEG_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
BY_ENDING = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json",
    "zip": "application/zip",
}


def content_type(filename: str) -> str:
    """The type that a file's name promises."""
    return BY_ENDING.get(filename.rpartition(".")[2].lower(), "application/octet-stream")


def size(body: bytes) -> tuple[int, int] | None:
    """(width, height), or None for what is no picture."""
    try:
        if body.startswith(PNG):
            return _pair(">II", body, 16)
        if body[:6] in {b"GIF87a", b"GIF89a"}:
            return _pair("<HH", body, 6)
        if body.startswith(b"RIFF") and body[8:12] == b"WEBP":
            return _webp(body)
        if body.startswith(b"\xff\xd8"):
            return _jpeg(body)
    except (struct.error, IndexError):
        return None
    return None


def _pair(layout: str, body: bytes, offset: int) -> tuple[int, int]:
    first, second = struct.unpack_from(layout, body, offset)
    return int(first), int(second)


def _webp(body: bytes) -> tuple[int, int] | None:
    kind = body[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(body[24:27], "little"), 1 + int.from_bytes(body[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(body[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = _pair("<HH", body, 26)
    return width & 0x3FFF, height & 0x3FFF


def _jpeg(body: bytes) -> tuple[int, int] | None:
    place = 2
    while body[place] == 0xFF:
        if body[place + 1] in JPEG_SIZES:
            height, width = _pair(">HH", body, place + 5)
            return width, height
        place += 2 + int.from_bytes(body[place + 2 : place + 4], "big")
    return None
