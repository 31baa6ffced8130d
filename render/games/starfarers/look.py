"""Colours, glyphs and palette of Starfarers."""

from importlib.resources import files

from render.contract import Look
from render.kit.colour import Colour, mix, rgb
from render.kit.palette import Palette
from render.kit.tokens import INK

NIGHT = rgb("#14172A")  # behind the panels
SKY = rgb("#1C2033")
HEX = rgb("#262B42")
VEIL = rgb("#3C4364")  # what lies face down
INDIGO = rgb("#3A3F6B")
LIGHT = rgb("#EDEBF5")
DIM = rgb("#A7ABC4")
LINE = rgb("#5A6189")  # along a lettered line, so that the eye can follow it
UPRIGHT = rgb("#3F4566")
MODULE = rgb("#E9B93A")

RESOURCES: dict[str, Colour] = {
    "ore": rgb("#B4473A"),
    "fuel": rgb("#F2B53C"),
    "carbon": rgb("#4878B8"),
    "food": rgb("#8CCB6E"),
    "goods": rgb("#D3C9E8"),
}
PEOPLE: dict[str, Colour] = {
    "green_folk": rgb("#6FBF73"),
    "merchants": rgb("#E0A64B"),
    "scientists": rgb("#6FC3CF"),
    "diplomats": rgb("#9FA8DA"),
}
SPECIALS: dict[str, Colour] = {"pirate": rgb("#3B3F52"), "ice": rgb("#CFEAF2")}
BALLS: dict[str, Colour] = {
    "yellow": rgb("#E8B62C"),
    "red": rgb("#C8433A"),
    "blue": rgb("#2C6DB2"),
    "black": rgb("#0B0C14"),
}
GLYPHS: dict[str, str] = {
    "ore": "c:ore",
    "fuel": "fuel",
    "carbon": "molecule",
    "food": "food-apple",
    "goods": "package-variant-closed",
    "green_folk": "sprout",
    "merchants": "scale-balance",
    "scientists": "atom",
    "diplomats": "handshake",
    "pirate": "pirate",
    "ice": "snowflake",
    "booster": "lightning-bolt",
    "cannon": "c:cannon",
    "freight_pod": "package-variant-closed",
    "colony": "c:dome",
    "spaceport": "c:spaceport",
    "trade_station": "c:station",
    "colony_ship": "c:dome",  # what it carries
    "trade_ship": "c:station",
    "transporter": "rocket",
    "shipyard": "c:spaceport",
    "tri": "triangle-outline",
    "sq": "square-outline",
    "hex": "hexagon-outline",
}

LOOK = Look(
    bar=INDIGO,
    glyph="rocket-launch",
    scene=("c:planet", "c:spaceport", "alien", "orbit"),
    sources={
        "colonies": "c:dome",
        "spaceports": "c:spaceport",
        "figures": "handshake",
        "medals": "shield-star",
        "half-medals": "medal",
    },
)


def tinted(fill: Colour) -> Colour:
    """The hex under a planet."""
    return mix(fill, SKY, 0.7)


def outpost_ground(people: str) -> Colour:
    return mix(PEOPLE[people], SKY, 0.62)


def edge(fill: Colour) -> Colour:
    """The darker rim of a planet."""
    return mix(fill, INK, 0.28)


# Written by `make palette`; a test tells when a new flat colour is missing.
PALETTE = Palette.read(files("render.games.starfarers").joinpath("palette.json").read_bytes())
