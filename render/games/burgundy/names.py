"""Names of tiles and what they do, in the reader's language."""

from engine.core.words import words
from engine.games.burgundy.components import COLOR_NAMES, TILES, Effect


def tile_name(tile: str, lang: str, *, numbered: bool = True) -> str:
    """What a tile is called; a knowledge tile by its number too, since moves name it so."""
    kind = TILES[tile]
    name = kind.name_cs if lang == "cs" else kind.name_en
    return f"{kind.number} {name}" if kind.number and numbered else name


def tile_text(tile: str, lang: str) -> str:
    """What a tile does, made from its data."""
    kind = TILES[tile]
    sentences = [effect_text(effect, lang) for effect in (*kind.on_place, *kind.effects)]
    sentences += [words(lang).say(f"burgundy-effect-phase-{effect.op}", n=effect.n) for effect in kind.phase_end]
    return " ".join(sentences)


def effect_text(effect: Effect, lang: str) -> str:
    """One effect as a sentence."""
    return words(lang).say(
        f"burgundy-effect-{effect.op}".replace("_", "-"),
        n=effect.n,
        set=effect.set,
        add=effect.add,
        when=effect.when,
        colors=", ".join(COLOR_NAMES[color][lang].lower() for color in effect.colors),
        building=tile_name(effect.building, lang).lower() if effect.building else "",
    )
