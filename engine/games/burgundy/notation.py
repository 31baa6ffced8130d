"""How decisions are written: `take ship from 4 with 1`, `place ship at D3 with 2`, `collect 2,5 from 4`.

Dice are named by their position, 1 or 2. `for` names the stored tile that is given up for the new one.
"""

from collections.abc import Sequence

from engine.core.notation import Form, Grammar, Number, Several, Slot, Words
from engine.games.burgundy.components import HEXES, TILES, Tile
from engine.games.burgundy.decisions import (
    BuyTile,
    ChooseCastle,
    ChooseEstate,
    CollectGoods,
    EndTurn,
    Pass,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)


def tile_word(tile: Tile) -> str:
    """The short name used on boards and in lines: `bank`, `cow_3`, and for knowledge `k7`."""
    return f"k{tile.number}" if tile.number else tile.id


# Czech names that change when something is done to the thing: "vezmi banku".
_CZECH_OBJECTS = {
    "bank": "banku",
    "carpenter": "tesařskou dílnu",
    "boarding_house": "noclehárnu",
    "city_hall": "radnici",
}


class _Called(Number):
    """A number with or without the word for what it counts: `with 1`, `with die 1`, `s kostkou 1`."""

    def __init__(self, *words: str, shift: int = 0) -> None:
        super().__init__(shift)
        self._words = words

    def read(self, tokens: Sequence[str], start: int) -> tuple[int, int] | None:
        called = start < len(tokens) and tokens[start] in self._words
        return super().read(tokens, start + called)


def _names(tile: Tile) -> tuple[str, ...]:
    names = (tile_word(tile), tile.name_en, tile.name_cs)
    if not tile.number:
        return (*names, _CZECH_OBJECTS.get(tile.id, tile.name_cs))
    spoken = (f"k{tile.number} {name}" for name in names[1:])  # as logs and labels say it
    return (*names, *spoken, f"knowledge {tile.number}", f"znalost {tile.number}")


_TILE = Words({tile.id: _names(tile) for tile in TILES.values()})
_HEX = Words({label: (label,) for label in HEXES})
_BLACK = ("black", "černá", "černé", "the black depot", "black depot", "černá oblast", "černé oblasti")
_SOURCE = Words({0: _BLACK, **{depot: (str(depot), f"depot {depot}", f"oblasti {depot}") for depot in range(1, 7)}})
_DEPOT = _Called("depot", "oblast", "oblasti")
_DIE = Slot("die", _Called("die", "kostka", "kostkou", shift=1), "with", how=True)

GRAMMAR = Grammar(
    Form(TakeTile, "take", (Slot("tile", _TILE), Slot("depot", _DEPOT, "from"), _DIE, Slot("discard", _TILE, "for")),
         ("vezmi", "vzít", "ber")),
    Form(PlaceTile, "place", (Slot("tile", _TILE), Slot("hex", _HEX, "at"), _DIE),
         ("polož", "položit", "umísti", "build", "postav")),
    Form(SellGoods, "sell", (Slot("goods", Number()), _DIE), ("prodej", "prodat")),
    Form(TakeWorkers, "workers", (_DIE,), ("worker", "dělníci", "dělníky")),
    Form(BuyTile, "buy", (Slot("tile", _TILE), Slot("source", _SOURCE, "from"), Slot("discard", _TILE, "for")),
         ("kup", "koupit")),
    Form(CollectGoods, "collect", (Slot("goods", Several(Number())), Slot("depots", Several(_DEPOT), "from")),
         ("seber", "sebrat", "nalož")),
    Form(Pass, "pass", (), ("skip", "vynech", "pas")),
    Form(EndTurn, "end", (), ("end turn", "konec", "konec tahu")),
    Form(ChooseEstate, "estate", (Slot("estate", Number()), Slot("hex", _HEX, "at")), ("panství",)),
    Form(ChooseCastle, "castle", (Slot("hex", _HEX, "at"),), ("hrad",)),
)  # fmt: skip
