"""The text board and the names of things: enough to play from without a picture."""

from collections.abc import Iterator, Mapping

from engine.core.words import Namer, Speech
from engine.games.burgundy.components import (
    BOARDS,
    COLOR_CODES,
    COLOR_NAMES,
    COLORS,
    DEPOTS,
    DIE_NUMBERS,
    GOODS,
    GOODS_NAMES,
    HEXES,
    PHASES,
    REGION_NAMES,
    TILES,
)
from engine.games.burgundy.notation import tile_word
from engine.games.burgundy.state import EMPTY, Player, State
from engine.games.burgundy.view import BurgundyView

_CELL = 5
_EFFECT_NAMES = {
    "sell": {"en": "sell goods", "cs": "prodej zboží"},
    "take": {"en": "take a tile", "cs": "získání destičky"},
    "place": {"en": "place a tile", "cs": "umístění destičky"},
    "action": {"en": "castle action", "cs": "akce hradu"},
    "collect_goods": {"en": "collect goods", "cs": "naložení zboží"},
}
_BLACK = {"en": "the black depot", "cs": "černá oblast"}
_DEPOT = {"en": "depot", "cs": "oblast"}


def tile_name(tile: str, lang: str) -> str:
    """What people call it; knowledge tiles carry their number in front."""
    if tile not in TILES:
        return tile
    kind = TILES[tile]
    name = kind.name_cs if lang == "cs" else kind.name_en
    name = name[0].lower() + name[1:]
    return f"k{kind.number} {name}" if kind.number else name


def _typed_name(tile: str, lang: str) -> str:
    """What a person would type for it in this language."""
    return tile_word(TILES[tile]) if TILES[tile].number else tile_name(tile, lang)


def _color_name(color: str, lang: str) -> str:
    return COLOR_NAMES[color][lang].lower()


def _region_name(color: str, lang: str) -> str:
    return REGION_NAMES[color][lang]


def _goods_name(goods: int, lang: str) -> str:
    return f"{GOODS_NAMES[goods][lang].lower()} ({goods})"


def _source_name(depot: int, lang: str) -> str:
    """Where a tile comes from, black depot included."""
    return f"{_DEPOT[lang]} {depot}" if depot else _BLACK[lang]


def _effect_name(effect: str, lang: str) -> str:
    return _EFFECT_NAMES[effect][lang]


NAMERS: Mapping[str, Namer] = {
    "tile": tile_name,
    "stored": tile_name,
    "discard": tile_name,
    "color": _color_name,
    "colors": _color_name,
    "region": _region_name,
    "goods": _goods_name,
    "offered": _goods_name,
    "tokens": lambda goods, _: str(goods),
    "source": _source_name,
    "example": _typed_name,
    "effect": _effect_name,
    "die": lambda index, _: str(index + 1),
}


def tile_code(tile: str) -> str:
    """Three letters for the text board: BAN, CO3, K12."""
    kind = TILES[tile]
    if kind.number:
        return f"K{kind.number}"
    return f"{kind.species[:2]}{kind.animals}".upper() if kind.species else kind.id[:3].upper()


def board(view: BurgundyView, speech: Speech) -> str:
    return "\n".join((*_common(view.table, speech), *_players(view, speech), *_asked(view, speech)))


def _common(state: State, speech: Speech) -> Iterator[str]:
    yield speech.say("text-stage", phase=PHASES[state.phase], round=state.round + 1, white=state.white_die)
    yield speech.say("text-order", order=state.order, track=_track(state, speech))
    for depot, tiles, goods in zip(DEPOTS, state.depots, state.depot_goods, strict=True):
        yield f"  {depot}: {_words(tiles):<44}{_goods_list(goods, speech)}".rstrip()
    yield f"  {speech.say('text-black')}: {_words(state.black_depot)}"
    yield speech.say("text-next-goods", list=" ".join(map(str, state.round_goods)) or "–")
    left = zip(COLORS, state.tokens_left, strict=True)
    marks = {2: "●•", 1: "•", 0: "–"}
    yield speech.say("text-tokens", list="  ".join(f"{speech.say('text-color', color=c)} {marks[n]}" for c, n in left))


def _track(state: State, speech: Speech) -> str:
    stacks = ((i, stack) for i, stack in enumerate(state.track) if stack)
    return "  ".join(f"{i}: {' '.join(map(speech.seat, stack))}" for i, stack in stacks)


def _players(view: BurgundyView, speech: Speech) -> Iterator[str]:
    for seat, player in enumerate(view.table.players):
        yield ""
        yield speech.say(
            "text-player",
            seat=seat,
            score=player.score,
            silver=player.silver,
            workers=player.workers,
            dice=_dice(player),
        )
        sold = sum(player.sold)
        yield speech.say("text-stores", tiles=_words(player.storage) or "–", list=_counts(player.goods), sold=sold)
        yield from _estate(player)


def _dice(player: Player) -> str:
    """A used die stands in brackets."""
    if not any(player.dice):
        return "–"
    return " ".join(f"({v})" if used else str(v) for v, used in zip(player.dice, player.used, strict=True))


def _estate(player: Player) -> Iterator[str]:
    """Free hexes as color letter and die number, tiles as codes; the row letter and the column make the address."""
    if not player.board:
        return
    colors = BOARDS[player.board].colors
    for letter in "ABCDEFG":
        row = [i for i, label in enumerate(HEXES) if label[0] == letter]
        indent = " " * (_CELL * (7 - len(row)) // 2)
        cells = (_cell(player.estate[i], colors[i], DIE_NUMBERS[i]) for i in row)
        yield f"  {letter} {indent}{''.join(f'{cell:^{_CELL}}' for cell in cells)}".rstrip()


def _cell(tile: str, color: str, die: int) -> str:
    return tile_code(tile) if tile != EMPTY else f"{COLOR_CODES[color]}{die}"


def _asked(view: BurgundyView, speech: Speech) -> Iterator[str]:
    yield ""
    for prompt in view.head.awaited:
        yield speech.ask(prompt, view.viewer)
    if not view.head.awaited:
        yield speech.say("text-over")


def _words(tiles: tuple[str, ...]) -> str:
    return ", ".join(tile_word(TILES[tile]) for tile in tiles if tile != EMPTY)


def _goods_list(goods: tuple[int, ...], speech: Speech) -> str:
    return speech.say("text-goods", list=" ".join(map(str, sorted(goods)))) if goods else ""


def _counts(goods: tuple[int, ...]) -> str:
    return " ".join(f"{number}×{n}" for number, n in zip(GOODS, goods, strict=True) if n) or "–"
