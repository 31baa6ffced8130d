"""Tiles and goods as emojis: the hex or token that lies on the table, as large as it goes."""

from typing import Any

from engine.games.burgundy.components import TILES as KINDS
from engine.games.burgundy.components import Tile
from engine.games.burgundy.notation import tile_word
from engine.games.burgundy.view import BurgundyView
from render.contract import Emblem
from render.games.burgundy.look import GOODS, TILES, glyph_ink
from render.games.burgundy.tiles import glyph_of

_DEPOTS = frozenset({"depot", "depots", "source"})  # each named by a die face


def _tile(kind: Tile) -> Emblem:
    fill = TILES[kind.color]
    if kind.number:
        return Emblem("", fill, "hex", str(kind.number), glyph_ink(fill))
    return Emblem(glyph_of(kind.id), fill, "hex", str(kind.animals or ""), glyph_ink(fill))


EMBLEMS = {
    **{tile_word(kind): _tile(kind) for kind in KINDS.values()},
    **{f"goods_{number}": Emblem("", fill, "box", str(number)) for number, fill in GOODS.items()},
}


def name(view: BurgundyView, field: str, value: Any) -> str:
    """Tiles by the word they are typed with, goods by number, depots by their die, dice by the face that is up."""
    if isinstance(value, str):
        return tile_word(KINDS[value]) if value in KINDS else ""
    if field == "goods":
        return f"goods_{value}"
    if field == "die" and view.viewer is not None:
        return f"die_{view.table.players[view.viewer].dice[value]}"
    return f"die_{value}" if field in _DEPOTS else ""
