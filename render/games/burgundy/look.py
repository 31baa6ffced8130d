"""Colours, glyphs and palette of Burgundy."""

from importlib.resources import files

from render.contract import Look
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.palette import Palette
from render.kit.tokens import INK, LINEN, PAPER, SAND, ink_on

WINE = rgb("#6E2A3A")
NIGHT = rgb("#3A332E")  # the black depot
PLATE = mix(SAND, INK, 0.1)
BORDER = mix(SAND, INK, 0.42)

TILES: dict[str, Colour] = {
    "ship": rgb("#3B78B8"),
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
    4: rgb("#D34238"),
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


# Written by `make palette`; a test tells when a new flat colour is missing.
PALETTE = Palette.read(files("render.games.burgundy").joinpath("palette.json").read_bytes())
