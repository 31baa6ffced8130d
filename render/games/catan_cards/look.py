"""Colours, glyphs and palette of the Catan Card Game."""

from importlib.resources import files

from engine.games.catan_cards.components import CARDS, EVENT_CARDS, Card
from render.contract import Look
from render.kit.cards import Pip
from render.kit.colour import Colour, mix, rgb
from render.kit.palette import Palette
from render.kit.tokens import STAR, TABLE

RUST = rgb("#8C4A2A")
GROUND = mix(TABLE, rgb("#6B5A3A"), 0.35)  # under a principality
BACK = rgb("#7A6248")  # of a face-down card

TERRAINS: dict[str, Colour] = {
    "forest": rgb("#2C5A3C"),
    "hills": rgb("#C4583C"),
    "pasture": rgb("#B5DB9B"),
    "field": rgb("#F0C23A"),
    "mountains": rgb("#7F8794"),
    "gold_river": rgb("#FFF0B8"),
}
TERRAIN_GLYPHS: dict[str, str] = {
    "forest": "forest",
    "hills": "c:brick",
    "pasture": "c:wool",
    "field": "barley",
    "mountains": "image-filter-hdr",
    "gold_river": "gold",
}
FRAMES: dict[str, Colour] = {
    "yellow": rgb("#E0B23C"),
    "green": rgb("#4F8A5B"),
    "red": rgb("#B5473A"),
    "brown": rgb("#8A5F3C"),
    "purple": rgb("#6A3F95"),
    "central": rgb("#8A7A66"),
    "road": rgb("#8A7A66"),
    "event": RUST,
}
# What is counted: glyph and colour of its pip.
PIPS: dict[str, tuple[str, Colour]] = {
    "brick": ("c:brick", rgb("#B4502F")),
    "lumber": ("c:log", rgb("#8A5A32")),
    "wool": ("c:wool", rgb("#6E9A4F")),
    "grain": ("barley", rgb("#C79A1E")),
    "ore": ("c:ore", rgb("#5F6A7A")),
    "gold": ("gold", rgb("#C48F1D")),
    "vp": ("c:vp", STAR),
    "strength": ("sword-cross", rgb("#8E2F2F")),
    "tournament": ("horse-variant", rgb("#6B4A2A")),
    "commerce": ("c:mill", rgb("#B07A1C")),
    "progress": ("book-open-page-variant", rgb("#2F6B8E")),
    "magic": ("creation", rgb("#6A3FA0")),
}
SITES: dict[str, str] = {"settlement": "home", "city": "home-city", "citadel": "chess-rook"}
FACES: dict[str, str] = {
    "tournament": "horse-variant",
    "trade": "c:mill",
    "bandit": "domino-mask",
    "good_year": "corn",
    "question": "help",
}
KINDS: dict[str, str] = {
    "action": "lightning-bolt",
    "building": "home",
    "unit": "shield-sword",
    "wizard": "wizard-hat",
    "spell_book": "c:spellbook",
    "event": "script-text",
    "central": "chess-rook",
}
_SUBKINDS = {
    "knight": "horse-variant",
    "trade_fleet": "sail-boat",
    "privateer": "pirate",
    "cannon": "c:cannon",
    "dragon": "c:dragon",
}
_ART = {
    "arsonist": "fire", "spy": "eye", "ambush": "domino-mask", "merchant": "scale-balance", "alchemist": "flask",
    "caravan": "swap-horizontal-bold", "scout": "compass-rose", "bishop": "church", "herb_woman": "sprout",
    "black_knight": "chess-knight", "fortified_storehouse": "warehouse", "smithy": "anvil", "toll_bridge": "bridge",
    "marketplace": "storefront", "monastery": "church", "grain_mill": "barley", "sawmill": "hand-saw",
    "brickworks": "c:brick", "weaving_mill": "c:wool", "iron_foundry": "c:ore", "bath_house": "hot-tub",
    "aqueduct": "water", "church": "church", "town_hall": "town-hall", "library": "bookshelf", "mint": "gold",
    "trading_house": "handshake", "harbour": "anchor", "merchants_guild": "account-group", "moneylender": "hand-coin",
    "tournament_ground": "flag", "great_wall": "wall", "building_crane": "crane", "fire_station": "fire-hydrant",
    "embassy": "bank", "peoples_hall": "account-group", "trade_academy": "scale-balance", "cathedral": "church",
    "university": "school", "printing": "script-text", "two_field_system": "barley", "inventor": "cog",
    "land_reform": "forest", "trade_station": "c:road", "stud_farm": "horse-variant", "goldsmith": "gold",
    "robber_castle": "castle", "cartwright": "wheel-barrow", "inn": "glass-mug-variant", "shipyard": "anchor",
    "dye_works": "c:wool", "art_smithy": "anvil", "distillery": "barrel", "natural_store": "warehouse",
    "treasury": "treasure-chest", "great_market": "storefront", "great_arena": "trophy", "trade_fair": "tent",
    "hanseatic_league": "handshake", "lighthouse": "lighthouse", "great_mayor": "crown", "trade_monopoly": "crown",
    "pawnbroker": "hand-coin", "plague": "rodent", "civil_war": "sword-cross", "conflict": "sword-cross",
    "progress": "book-open-page-variant", "full_stores": "warehouse", "master_builder": "hammer",
    "travelling_merchant": "scale-balance", "fleet_race": "sail-boat", "new_year": "refresh",
    "peasant_revolt": "pitchfork", "grand_tournament": "trophy", "calm_sea": "waves", "comet": "star",
    "unicorn_dance": "unicorn", "philosophers_stone": "star-four-points", "wizards_kitchen": "pot-steam",
    "magic_mill": "c:mill", "witch": "broom", "whirlwind": "weather-tornado", "elixir": "flask",
    "wheel_of_time": "clock-outline", "vision": "eye", "magic_eye": "eye", "magic_hand": "hand-coin",
}  # fmt: skip

LOOK = Look(
    bar=RUST,
    glyph="shield-crown",
    scene=("home-city", "sail-boat", "chess-knight", "c:mill"),
    sources={
        "settlements": "home",
        "cities": "home-city",
        "citadels": "chess-rook",
        "buildings": "church",
        "knight": "chess-knight",
        "mill": "c:mill",
    },
)


def card(name: str) -> Card:
    """A card or event card; raises KeyError."""
    return CARDS[name] if name in CARDS else EVENT_CARDS[name]


def art(name: str) -> str:
    """The glyph of a card."""
    kind = card(name)
    return _ART.get(kind.rules_id) or _SUBKINDS.get(kind.subkind) or KINDS[kind.kind]


def pip(thing: str, count: int = 1) -> Pip:
    icon, fill = PIPS[thing]
    return Pip(icon, fill, count)


# Written by `make palette`; a test tells when a new flat colour is missing.
PALETTE = Palette.read(files("render.games.catan_cards").joinpath("palette.json").read_bytes())
