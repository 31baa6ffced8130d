"""Bytes of states, decisions and events; hashes of states and of a game's data."""

from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any, Union

import msgspec

from engine.core.event import Event
from engine.core.game import AnyGame

# Files beside the components that no stored game depends on.
NO_COMPONENTS = frozenset({"panel.toml", "presets.toml", "prompts.toml"})


class Codec:
    """Encoders and decoders of one game. Unknown or malformed bytes raise msgspec.ValidationError or DecodeError."""

    def __init__(self, game: AnyGame) -> None:
        self._pack = msgspec.msgpack.Encoder().encode
        self._pack_for_hash = msgspec.msgpack.Encoder(order="deterministic").encode
        self._state = msgspec.msgpack.Decoder(game.state_type).decode
        self._decision = msgspec.msgpack.Decoder(Union[game.decision_types]).decode  # noqa: UP007 - built at run time
        self._event = msgspec.msgpack.Decoder(Union[game.event_types]).decode  # noqa: UP007 - built at run time

    def pack(self, thing: msgspec.Struct) -> bytes:
        """A state, decision or event as msgpack."""
        return self._pack(thing)

    def state(self, data: bytes) -> Any:
        return self._state(data)

    def decision(self, data: bytes) -> Any:
        return self._decision(data)

    def event(self, data: bytes) -> Event:
        event: Event = self._event(data)
        return event

    def hash(self, thing: msgspec.Struct) -> str:
        return sha256(self._pack_for_hash(thing)).hexdigest()


@cache
def codec(game: AnyGame) -> Codec:
    return Codec(game)


@cache
def data_hash(game_id: str) -> str:
    """Hash of all component files of a game: saved games name it."""
    folder = resources.files("config") / "games" / game_id
    digest = sha256()
    files = folder.iterdir() if folder.is_dir() else iter(())  # a game may do without components
    for file in sorted(files, key=lambda entry: entry.name):
        if file.is_file() and file.name.endswith((".toml", ".json")) and file.name not in NO_COMPONENTS:
            content = file.read_bytes()
            digest.update(f"{file.name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()
