"""Colours, glyphs and palette of Burgundy."""

from itertools import product

from render.contract import Look
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.palette import Palette
from render.kit.tokens import (
    CREAM,
    DIE,
    GOLD,
    INK,
    LINEN,
    MUTED,
    PAPER,
    RING,
    SAND,
    SEATS,
    SILVER,
    STAR,
    TABLE,
    TABLE2,
    WORKER,
    ink_on,
    rim,
)

WINE = rgb("#6E2A3A")
NIGHT = rgb("#3A332E")  # the black depot
PLATE = mix(SAND, INK, 0.1)
BORDER = mix(SAND, INK, 0.42)

TILES: dict[str, Colour] = {
    "ship": rgb("#4A86C5"),
    "animal": rgb("#A9DBA4"),
    "building": rgb("#CB8B54"),
    "castle": rgb("#25593F"),
    "mine": rgb("#8A8C91"),
    "knowledge": rgb("#F4CF45"),
}
GOODS: dict[int, Colour] = {
    1: rgb("#2E9E97"),
    2: rgb("#5B3E99"),
    3: rgb("#F7C3D2"),
    4: rgb("#D6453B"),
    5: rgb("#5C3C22"),
    6: rgb("#F5A62E"),
}
GLYPHS: dict[str, str] = {
    "ship": "sail-boat",
    "animal": "cow",
    "building": "home",
    "castle": "castle",
    "mine": "pickaxe",
    "knowledge": "book-open-page-variant",
    "cow": "cow",
    "sheep": "sheep",
    "pig": "pig",
    "chicken": "c:chicken",
    "warehouse": "warehouse",
    "carpenter": "hand-saw",
    "church": "church",
    "market": "storefront",
    "boarding_house": "bed",
    "bank": "bank",
    "city_hall": "town-hall",
    "watchtower": "tower-fire",
}

LOOK = Look(
    bar=WINE,
    glyph="castle",
    scene=("sail-boat", "sheep", "pickaxe", "book-open-page-variant"),
    sources={
        "areas": "hexagon-multiple",
        "phases": "timer-sand",
        "tokens": "medal",
        "animals": "cow",
        "sales": "sail-boat",
        "towers": "tower-fire",
        "goods": "package-variant-closed",
        "silver": "c:silver",
        "workers": "c:meeple",
        "knowledge": "book-open-page-variant",
    },
)


def glyph_ink(fill: Colour) -> Colour:
    """Glyphs on tiles: white on the two dark colours, ink elsewhere."""
    return WHITE if fill in {TILES["ship"], TILES["castle"]} else ink_on(fill)


def free_large(color: str) -> Colour:
    """A free hex of the large estate; it has room for a glyph, so it may be pale."""
    return mix(TILES[color], PAPER, 0.42)


def free_small(color: str) -> Colour:
    """A free hex of a compact estate; without a glyph it must keep its colour."""
    return mix(TILES[color], PAPER, 0.22)


def taken_slot(color: str) -> Colour:
    """A depot place whose tile is gone."""
    return mix(TILES[color], LINEN, 0.72)


def _palette() -> Palette:
    grounds = (TABLE, TABLE2, PAPER, LINEN, SAND, PLATE, BORDER, WINE, NIGHT)
    tiles, goods, seats = tuple(TILES.values()), tuple(GOODS.values()), tuple(seat.fill for seat in SEATS)
    solids: list[Colour] = [*grounds, INK, CREAM, WHITE, MUTED, RING, GOLD, STAR, SILVER, WORKER, DIE, rim(DIE)]
    solids += [*tiles, *goods, *seats, *(seat.rim for seat in SEATS)]
    solids += [rim(fill) for fill in (*tiles, *goods)]
    solids += [shade(color) for shade, color in product((free_large, free_small, taken_slot), TILES)]
    blends: list[tuple[Colour, Colour, int]] = []
    blends += [(ground, INK, 4) for ground in (PAPER, LINEN)]
    blends += [(ground, INK, 2) for ground in (*tiles, *goods, *(free_small(c) for c in TILES))]
    blends += [(free_large(color), INK, 2) for color in TILES]
    blends += [(fill, WHITE, 2) for fill in (*tiles, *seats[:2])]
    blends += [(ground, CREAM, 3) for ground in (WINE, TABLE, TABLE2, NIGHT)]
    blends += [(RING, WHITE, 2), (INK, WHITE, 3), (PAPER, MUTED, 2), (LINEN, MUTED, 2), (GOLD, PAPER, 2)]
    blends += [(seat.fill, seat.text, 3) for seat in SEATS[:3]]
    return Palette(solids, blends)


PALETTE = _palette()
