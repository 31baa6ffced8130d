"""Tiles as card faces, for looking them up: icons where they can say it, words from the same data."""

from collections.abc import Callable

from engine.core.words import words
from engine.games.burgundy.cards import tile_name, tile_text
from engine.games.burgundy.components import COLOR_NAMES, TILES, Effect
from render.contract import UnknownPart
from render.games.burgundy.look import GLYPHS
from render.games.burgundy.look import TILES as FILLS
from render.games.burgundy.tiles import glyph_of
from render.kit.cards import CardFace, Pip, Row
from render.kit.tokens import SILVER, STAR, WORKER


def _silver(n: int) -> Pip:
    return Pip("c:silver", SILVER, n)


def _workers(n: int) -> Pip:
    return Pip("c:meeple", WORKER, n)


def _points(n: int) -> Pip:
    return Pip("c:vp", STAR, n)


def _thing(name: str) -> Pip:
    kind = TILES.get(name)
    return Pip(GLYPHS[name], FILLS[kind.color if kind else name])


_ROWS: dict[str, Callable[[Effect], Row]] = {
    "vp": lambda e: ("built", _points(e.n)),
    "workers": lambda e: ("built", _workers(e.n)),
    "silver": lambda e: ("built", _silver(e.n)),
    "take": lambda e: ("built", *(_thing(color) for color in e.colors)),
    "vp_per_building": lambda e: (_thing(e.building), "→", _points(e.n)),
    "vp_per_animal_type": lambda e: (_thing("animal"), "→", _points(e.n)),
    "workers_action_silver": lambda e: (_workers(1), "→", _silver(e.add)),
    "workers_action_amount": lambda e: (_workers(1), "→", _workers(e.set)),
    "phase_end_workers_per_mine": lambda e: (_thing("mine"), "→", _workers(e.n)),
}


def face(tile: str, lang: str) -> CardFace:
    """The face of a tile kind; raises UnknownPart if there is none."""
    kind = TILES.get(tile)
    if kind is None:
        raise UnknownPart("no-such-card", card=tile)
    effects = (*kind.on_place, *kind.effects)
    named = next((effect.building for effect in effects if effect.op == "vp_per_building"), "")
    kind_name = COLOR_NAMES[kind.color][lang]
    return CardFace(
        name=tile_name(tile, lang, numbered=False),
        kind=f"{kind_name} {kind.number}" if kind.number else kind_name,
        kind_icon=GLYPHS[kind.color],
        fill=FILLS[kind.color],
        art=GLYPHS[named] if named else glyph_of(tile),
        worth=(Pip(glyph_of(tile), FILLS["castle"], kind.animals),) if kind.animals else (),
        rows=tuple(_ROWS[effect.op](effect) for effect in effects if effect.op in _ROWS),
        text=tile_text(tile, lang),
        code=words(lang).say("burgundy-picture-tiles", count=kind.count),
    )
