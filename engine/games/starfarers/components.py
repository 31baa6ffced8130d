"""Resources, pieces, cards, tokens and quadrants of the game, read from config/games/starfarers once, at import."""

import json
import tomllib
from importlib import resources
from typing import Any

import msgspec

Name = dict[str, str]  # by language
Five = tuple[int, ...]  # cards by resource, in the order of RESOURCES


class Token(msgspec.Struct, frozen=True, gc=False):
    """A number token; pirate and ice tokens have a strength instead of numbers."""

    id: str
    symbol: str
    kind: str
    numbers: tuple[int, ...] = ()
    strength: int = 0


class Special(msgspec.Struct, frozen=True, gc=False):
    """A pirate base or an ice planet: blocks its planet until somebody is strong enough."""

    id: str
    kind: str
    name_en: str
    name_cs: str
    needs: str
    strength: int


class Planet(msgspec.Struct, frozen=True, gc=False):
    resource: str
    symbol: str


class Quadrant(msgspec.Struct, frozen=True, gc=False):
    """What fills a slot of the board."""

    id: str
    name_en: str
    name_cs: str
    kind: str  # planets, outpost or empty
    stars: int
    people: str = ""
    docks: int = 0
    planets: tuple[Planet, ...] = ()


class CardEffect(msgspec.Struct, frozen=True, gc=False):
    """One entry of the friendship cards' vocabulary (rules, section 1.2)."""

    type: str
    resource: str = ""
    amount: int = 0
    rate: int = 0
    per_turn: int = 0
    speed: int = 0
    combat: int = 0
    limit: int = 0
    cost: dict[str, int] = {}
    stacks: bool = True
    players: int = 0
    cards: int = 0


class Card(msgspec.Struct, frozen=True, gc=False):
    """A kind of friendship card; `count` equal copies exist."""

    id: str
    people: str
    name_en: str
    name_cs: str
    count: int
    effect: CardEffect
    text: str
    text_cs: str


class Encounter(msgspec.Struct, frozen=True):
    """An encounter card: a decision tree, interpreted by encounters.py."""

    id: str
    number: int
    family: str
    name_en: str
    name_cs: str
    prompt: str
    prompt_cs: str
    root: dict[str, Any]


class Seat(msgspec.Struct, frozen=True):
    """Where a colour's pieces stand in the beginner set-up."""

    colour: str
    name_en: str
    name_cs: str
    colonies: tuple[str, ...]
    spaceport: str
    colony_ship: str
    module: str


class Variant(msgspec.Struct, frozen=True):
    """One of the four set-ups (rules, section 3.3)."""

    id: str
    name_en: str
    name_cs: str
    quadrants_face_up: bool
    outer_tokens: str
    catan_tokens: str
    founding_phase: bool
    returned: str
    rotation: int | str
    pool: str = ""
    layout: dict[str, str] = {}
    fill_order: tuple[str, ...] = ()
    catan_numbers: dict[str, tuple[tuple[int, ...], ...]] = {}
    seat: tuple[Seat, ...] = ()


def _text(name: str) -> str:
    return (resources.files("config") / "games" / "starfarers" / name).read_text(encoding="utf-8")


def _names(entries: list[dict[str, Any]]) -> dict[str, Name]:
    return {entry["id"]: {"en": entry["name_en"], "cs": entry["name_cs"]} for entry in entries}


def _five(cost: dict[str, int]) -> Five:
    return tuple(cost.get(resource, 0) for resource in RESOURCES)


_main = tomllib.loads(_text("components.toml"))
_token_file = tomllib.loads(_text("number_tokens.toml"))
_quadrant_file = tomllib.loads(_text("quadrants.toml"))

RESOURCES: tuple[str, ...] = tuple(resource["id"] for resource in _main["resource"])
RESOURCE_NAMES = _names(_main["resource"])
RESOURCE_INDEX = {resource: i for i, resource in enumerate(RESOURCES)}
CARDS_PER_RESOURCE: int = _main["resource"][0]["cards"]
SUPPLY_PER_RESOURCE: int = _main["supply_pile"]["per_resource"]
REBUILD_PER_RESOURCE: int = _main["supply_pile"]["rebuild_per_resource"]
SUPPLY_DRAWS: tuple[tuple[int, int], ...] = tuple((row["vp_max"], row["cards"]) for row in _main["supply_pile"]["draw"])
STARTING_CARDS: int = _main["founding"]["starting_cards"]
STARTING_HALF_MEDALS: int = _main["founding"]["starting_half_medals"]
FOUNDING_MODULES: tuple[str, ...] = tuple(
    module for module, count in _main["founding"]["free_modules"].items() for _ in range(count)
)
FOUNDING_ROUNDS: int = _main["founding"]["rounds"]
HAND_LIMIT: int = _main["seven"]["hand_limit"]
SEVEN_OTHERS_DRAW: int = _main["seven"]["others_draw"]
POINTS_TO_WIN: int = _main["game"]["victory_points_to_win"]
VP: dict[str, int] = {entry["id"]: entry["points"] for entry in _main["victory_points"]}

PIECES: dict[str, int] = {piece["id"]: piece["per_player"] for piece in _main["piece"]}
MODULES: tuple[str, ...] = tuple(module["id"] for module in _main["module"])
MODULE_INDEX = {module: i for i, module in enumerate(MODULES)}
MODULE_NAMES = _names(_main["module"])
MODULE_CAPS: Five = tuple(module["max_per_mothership"] for module in _main["module"])
MODULE_TOTALS: Five = tuple(module["total"] for module in _main["module"])
BUILDABLE: tuple[str, ...] = (*(build["id"] for build in _main["build"]), *MODULES)
SHIPS = ("colony_ship", "trade_ship")
BUILD_NAMES = _names(_main["build"]) | MODULE_NAMES
COSTS: dict[str, Five] = {entry["id"]: _five(entry["cost"]) for entry in (*_main["build"], *_main["module"])}
DEFAULT_RATE: int = _main["bank_trade"]["default_rate"]
GOODS_RATE: int = _main["bank_trade"]["goods_rate"]

BALL_VALUES: dict[str, int] = {ball["id"]: ball["value"] for ball in _main["ball"]}
BALL_NAMES = _names(_main["ball"])
BALLS: tuple[str, ...] = tuple(ball["id"] for ball in _main["ball"] for _ in range(ball["count"]))
BASE_SPEED_ON_BLACK: int = _main["shake"]["base_speed_on_black"]
PIPS: dict[int, int] = {int(number[1:]): chance for number, chance in _main["dice"]["frequency_of_36"].items()}

PEOPLE: tuple[str, ...] = tuple(people["id"] for people in _main["people"] if people["outpost"])
PEOPLE_NAMES = _names(_main["people"])

TOKENS: dict[str, Token] = {
    token.id: token for token in msgspec.convert(_token_file["token"], tuple[Token, ...], strict=False)
}
SPECIALS: dict[str, Special] = {
    special.id: special for special in msgspec.convert(_token_file["special_token"], tuple[Special, ...], strict=False)
}
SYMBOL_NAMES: dict[str, Name] = {
    symbol: {"en": name, "cs": _token_file["symbols_cs"][symbol]} for symbol, name in _token_file["symbols"].items()
}
OUTER_SYMBOLS = ("tri1", "sq1", "hex1", "tri2", "sq2", "hex2")

QUADRANTS: dict[str, Quadrant] = {
    quadrant.id: quadrant
    for quadrant in msgspec.convert((*_quadrant_file["system"], *_quadrant_file["quadrant"]), tuple[Quadrant, ...])
}
LOOSE: tuple[str, ...] = tuple(entry["id"] for entry in _quadrant_file["quadrant"])

CARDS: dict[str, Card] = {
    card.id: card for card in msgspec.convert(tomllib.loads(_text("friendship_cards.toml"))["card"], tuple[Card, ...])
}
ENCOUNTERS: dict[str, Encounter] = {
    card.id: card for card in msgspec.convert(json.loads(_text("encounters.json"))["cards"], tuple[Encounter, ...])
}
VARIANTS: dict[str, Variant] = {
    variant.id: variant
    for variant in msgspec.convert(tomllib.loads(_text("setups.toml"))["variant"], tuple[Variant, ...])
}
BEGINNER_SEATS: dict[str, Seat] = {seat.colour: seat for seat in VARIANTS["beginner"].seat}
COLOURS: tuple[str, ...] = tuple(BEGINNER_SEATS)


def _stories() -> dict[str, Name]:
    """Every sentence of the encounters by its English text: equal sentences are one, so none tells its card."""
    found: dict[str, Name] = {}

    def collect(node: object) -> None:
        if isinstance(node, dict):
            for key in ("question", "text"):
                if key in node:
                    found[node[key]] = {"en": node[key], "cs": node[f"{key}_cs"]}
            for child in node.values():
                collect(child)
        elif isinstance(node, list):
            for child in node:
                collect(child)

    for card in ENCOUNTERS.values():
        found[card.prompt] = {"en": card.prompt, "cs": card.prompt_cs}
        collect(card.root)
    return found


STORIES = _stories()
STORY_IDS: tuple[str, ...] = tuple(sorted(STORIES))
STORY_INDEX = {story: i for i, story in enumerate(STORY_IDS)}
