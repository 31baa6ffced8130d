"""Tiles for who looks them up: what each kind does, said from its data."""

from collections.abc import Iterator

from engine.core.cards import Card
from engine.core.words import words
from engine.games.burgundy.components import COLOR_NAMES, TILES, Effect, Tile
from engine.games.burgundy.notation import tile_word
from engine.games.burgundy.state import EMPTY, Player

_SPECIES = ("cow", "sheep", "pig", "chicken")
_SECTIONS = {"ship": "6.3", "animal": "6.4", "castle": "6.5", "mine": "6.6", "building": "6.7", "knowledge": "6.8"}


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


def entry_of(tile: str) -> str:
    """The lookup entry that speaks of a tile; animals of one species share one."""
    kind = TILES[tile]
    return kind.species or tile_word(kind).replace("_", "-")


def held(player: Player) -> tuple[str, ...]:
    """Entries of what lies in storage, then of the knowledge and buildings on the estate."""
    placed = [tile for tile in player.estate if tile != EMPTY and (TILES[tile].number or TILES[tile].building)]
    return tuple(dict.fromkeys(entry_of(tile) for tile in (*player.storage, *placed) if tile != EMPTY))


def cards(lang: str) -> tuple[Card, ...]:
    """One card for every building and knowledge tile, for ship, castle and mine, and for each animal species."""
    return (*_plain(lang), *(_species(species, lang) for species in _SPECIES))


def _plain(lang: str) -> Iterator[Card]:
    for kind in TILES.values():
        if not kind.species:
            yield Card(
                id=entry_of(kind.id),
                title=_title(kind, lang),
                kind=_kind(kind, kind.count, lang),
                text=tile_text(kind.id, lang),
                words=_other_names(kind, lang),
                see=(kind.color if kind.number else "place",),
                source=_source(kind, lang),
                face=kind.id,
            )


def _species(species: str, lang: str) -> Card:
    kinds = [kind for kind in TILES.values() if kind.species == species]
    counts = ", ".join(f"{kind.count} × {tile_name(kind.id, lang)}" for kind in kinds)
    return Card(
        id=species,
        title=words(lang).say(f"burgundy-species-{species}"),
        kind=_kind(kinds[0], sum(kind.count for kind in kinds), lang),
        text=f"{tile_text(kinds[0].id, lang)} {counts}.",
        words=tuple(name for kind in kinds for name in (tile_word(kind), tile_name(kind.id, lang))),
        see=("animals",),
        source=_source(kinds[0], lang),
        face=kinds[-1].id,
    )


def _title(kind: Tile, lang: str) -> str:
    name = tile_name(kind.id, lang, numbered=False)
    return words(lang).say("burgundy-knowledge-title", number=str(kind.number), name=name) if kind.number else name


def _kind(kind: Tile, count: int, lang: str) -> str:
    color = COLOR_NAMES[kind.color][lang].lower()
    return f"{color} · {words(lang).say('burgundy-tile-count', count=count)}"


def _other_names(kind: Tile, lang: str) -> tuple[str, ...]:
    if not kind.number:
        return (tile_word(kind),)
    called = ("znalost", "destička") if lang == "cs" else ("knowledge", "tile")
    return (tile_word(kind), tile_name(kind.id, lang, numbered=False), *(f"{word} {kind.number}" for word in called))


def _source(kind: Tile, lang: str) -> str:
    return words(lang).say("burgundy-rules-section", section=_SECTIONS[kind.color])
