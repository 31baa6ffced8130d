"""Cards, landscapes, stacks and numbers of the game, read from config/games/catan_cards once, at import."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

import msgspec

RESOURCES: tuple[str, ...] = ("brick", "lumber", "wool", "grain", "ore", "gold")
THEMES: tuple[str, ...] = ("tc", "sp", "wd")


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of `requires` or `if` (rules, 2.2); exactly one field is set."""

    has: str = ""
    any: tuple["Condition", ...] = ()
    token: str = ""
    commerce_min: int = 0
    cities_min: int = 0
    citadels_min: int = 0
    wizards_min: int = 0
    opponent_wizards_min: int = 0
    trade_fleets_min: int = 0
    craft_points_min: int = 0
    opponent_strength_max: int | None = None
    host_strength_min: int = 0
    more_tournament_than_opponent: bool = False
    wizard_here: bool = False


class Effect(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"origin": "from", "without": "except", "when": "if"},
):
    """One entry of the effect vocabulary (rules, 2.3 to 2.5); unused parameters stay at their defaults."""

    op: str
    key: str = ""  # where the effect stands: card id and positions, so that a task can name it
    give: int = 0
    resource: str = ""
    origin: str = ""
    scope: str = ""
    terrain: str = ""
    filter: tuple[str, ...] = ()
    amount: int = 0
    face: str = ""
    gain: dict[str, int] = {}
    mode: str = ""
    count: int | str = 0
    value: int | str = 0
    min_cost: int = 0
    when: Condition | None = None
    vp: int = 0
    who: str = ""
    what: tuple[str, ...] = ()
    threat: tuple[str, ...] = ()
    capacity: int = 0
    same_kind: bool = False
    convert: int = 0
    max: int | str = 0
    start: int = 0
    choice: str = ""
    enables: str = ""
    to: str | tuple[str, ...] = ()
    roll_ok: tuple[int, ...] = ()
    do: str | tuple["Effect", ...] = ()
    limit: str = ""
    earliest: str = ""
    cost: dict[str, int] = {}
    magic: int = 0
    window: tuple[str, ...] = ()
    price: dict[str, int] = {}
    per: str = ""
    without: tuple[str, ...] = ()
    ok: tuple[int, ...] = ()
    backfire: tuple[int, ...] = ()
    target: str = ""
    card: str = ""
    stacks: int = 0
    each: int = 0
    take: int = 0
    same_stack: bool = False
    other_type: bool = False
    need_double: bool = False
    die: str = ""
    factor: int = 1
    until: str = ""
    token: str = ""
    pick: int = 0
    victim_removes: int = 0
    protect: str = ""
    table: dict[int, tuple["Effect", ...]] = {}
    per_neighbour: tuple[str, ...] = ()
    if_vp_min: int = 0
    lock: bool = True

    @property
    def steps(self) -> tuple["Effect", ...]:
        """The effects inside a wrapper."""
        return self.do if isinstance(self.do, tuple) else ()


class Card(msgspec.Struct, frozen=True):
    """One kind of card; copies are interchangeable."""

    id: str
    rules_id: str
    name: str
    name_cs: str
    set: str
    count: int
    kind: str
    frame: str
    text: str
    subkind: str = ""
    stance: str = ""
    site: str = ""
    foreign: bool = False
    unique: bool = False
    limit_per_player: int = 0
    face_up_supply: bool = False
    cost: dict[str, int] = {}
    magic: int = 0
    spend_craft_points: int = 0
    requires: tuple[Condition, ...] = ()
    vp: int = 0
    strength: int = 0
    tournament: int = 0
    commerce: int = 0
    progress: int = 0
    effects: tuple[Effect, ...] = ()
    by_op: dict[str, Effect] = {}  # the first effect of each kind

    @property
    def price(self) -> int:
        """What cards are compared by: printed resources and magic."""
        return sum(self.cost.values()) + self.magic

    def effect(self, op: str) -> Effect | None:
        return self.by_op.get(op)


class Landscape(msgspec.Struct, frozen=True):
    """A landscape card: what it yields and on which number."""

    id: str
    terrain: str
    number: int
    side: str
    pos: dict[str, int | str] = {}


class Central(msgspec.Struct, frozen=True):
    """Road, settlement or city."""

    id: str
    name: str
    name_cs: str
    supply: int
    cost: dict[str, int]
    vp: int
    slots_per_side: int = 0


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("config") / "games" / "catan_cards" / name).read_text(encoding="utf-8"))


def _keyed(effect: Effect, key: str) -> Effect:
    """The effect with its own key and those of everything inside it."""
    steps = tuple(_keyed(step, f"{key}.{i}") for i, step in enumerate(effect.steps))
    rows = {
        row: tuple(_keyed(step, f"{key}.{row}.{i}") for i, step in enumerate(inside))
        for row, inside in effect.table.items()
    }
    return msgspec.structs.replace(effect, key=key, table=rows, do=steps or effect.do)


def _card(row: dict[str, Any]) -> Card:
    card = msgspec.convert(row, Card, strict=False)
    effects = tuple(_keyed(effect, f"{card.id}.{i}") for i, effect in enumerate(card.effects))
    return msgspec.structs.replace(card, effects=effects, by_op={effect.op: effect for effect in reversed(effects)})


def _inside(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _inside(effect.steps)
        for row in effect.table.values():
            yield from _inside(row)


_central = _toml("central.toml")
_files = ("cards_base", "cards_trade_change", "cards_science_progress", "cards_wizards_dragons")

CARDS: dict[str, Card] = {row["id"]: _card(row) for name in _files for row in _toml(f"{name}.toml")["card"]}
EVENT_CARDS: dict[str, Card] = {row["id"]: _card(row) for row in _toml("events.toml")["card"]}
EFFECTS: dict[str, Effect] = {
    effect.key: effect for card in (*CARDS.values(), *EVENT_CARDS.values()) for effect in _inside(card.effects)
}
WINDOWS: dict[str, dict[str, Any]] = {row["id"]: row for row in _toml("reactions.toml")["window"]}

LANDSCAPES: dict[str, Landscape] = {
    row["id"]: msgspec.convert(row, Landscape, strict=False) for row in _central["region"]
}
RESOURCE_OF: dict[str, str] = {row["id"]: row["resource"] for row in _central["terrain"]}
TERRAIN_OF: dict[str, str] = {resource: terrain for terrain, resource in RESOURCE_OF.items()}
YIELD: dict[str, str] = {land.id: RESOURCE_OF[land.terrain] for land in LANDSCAPES.values()}
CENTRAL: dict[str, Central] = {row["id"]: msgspec.convert(row, Central, strict=False) for row in _central["central"]}
FACES: tuple[str, ...] = tuple(next(die["faces"] for die in _central["die"] if die["id"] == "event"))
LIMITS: dict[str, int] = {name: n for name, n in _central["limits"].items() if isinstance(n, int)}
CAPACITY: int = LIMITS["region_capacity"]
MAGIC_MAX: int = LIMITS["wizard_magic_max"]
YEAR_BELOW = 3  # cards under New Year (rules, 4)
MODES: dict[str, dict[str, Any]] = {row["id"]: row for row in _central["mode"]}
START_HAND = 3

NAMES: dict[str, dict[str, str]] = {
    row["id"]: {"en": row["name"], "cs": row["name_cs"]}
    for kind in ("resource", "terrain", "central", "die", "face", "token", "theme", "mode")
    for row in _central[kind]
} | {card.id: {"en": card.name, "cs": card.name_cs} for card in (*CARDS.values(), *EVENT_CARDS.values())}

STACK_PREFIX = {"base": "B", "tc": "T", "sp": "S", "wd": "W"}
ALL_STACKS: tuple[str, ...] = ("B1", "B2", "B3", "B4", "B5", "T1", "T2", "S1", "S2", "W1", "W2")


def rule_of(card: Card) -> str:
    """The lookup entry of a card."""
    return card.rules_id.replace("_", "-")


def face_up(themes: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of the face-up row at the start."""
    rows = [theme for theme in _central["theme"] if theme["id"] in themes]
    return tuple(CARDS[card].rules_id for row in rows for card in row["face_up"] for _ in range(CARDS[card].count))


def pool(group: str, themes: tuple[str, ...]) -> tuple[str, ...]:
    """The cards dealt to the stacks of one set, sorted. Rows of one identity are copies of the same card."""
    cards = Counter(card.rules_id for card in CARDS.values() if card.set == group for _ in range(card.count))
    return tuple(sorted((cards - Counter(face_up(themes))).elements()))


def events(themes: tuple[str, ...]) -> tuple[str, ...]:
    sets = ("base", *themes)
    return tuple(card.rules_id for card in EVENT_CARDS.values() if card.set in sets for _ in range(card.count))


def stack_sizes(themes: tuple[str, ...]) -> dict[str, int]:
    """Development stacks in table order with their sizes: each set is dealt out in turn."""
    sizes: dict[str, int] = {}
    for group in ("base", *themes):
        mode = MODES["base"] if not themes else MODES["extended"]
        number = mode["base_stacks"] if group == "base" else mode["theme_stacks_per_theme"]
        total = len(pool(group, themes))
        for i in range(number):
            sizes[f"{STACK_PREFIX[group]}{i + 1}"] = total // number + (i < total % number)
    return sizes
