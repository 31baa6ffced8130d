"""What a player can decide. Dice are named by index, tiles by id, hexes by label."""

import msgspec


class ChooseEstate(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Option `choose`: an estate and the hex of its starting castle."""

    estate: int
    hex: str


class ChooseCastle(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Options `random` and `same:N`: only the hex of the starting castle."""

    hex: str


class TakeTile(msgspec.Struct, frozen=True, gc=False, tag=True):
    """From a numbered depot into storage; without a die where an effect allows it."""

    tile: str
    depot: int
    die: int | None = None
    discard: str | None = None


class PlaceTile(msgspec.Struct, frozen=True, gc=False, tag=True):
    """From storage onto the estate."""

    tile: str
    hex: str
    die: int | None = None


class SellGoods(msgspec.Struct, frozen=True, gc=False, tag=True):
    """All stored tokens of one type."""

    goods: int
    die: int | None = None


class TakeWorkers(msgspec.Struct, frozen=True, gc=False, tag=True):
    die: int | None = None


class BuyTile(msgspec.Struct, frozen=True, gc=False, tag=True):
    """For silver; source 0 is the black depot."""

    tile: str
    source: int
    discard: str | None = None


class CollectGoods(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A ship's goods: the depots, and which types not stored yet are taken (None: the only possible set)."""

    depots: tuple[int, ...]
    goods: tuple[int, ...] | None = None


class Pass(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Do without an optional effect."""


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


Decision = (
    ChooseEstate
    | ChooseCastle
    | TakeTile
    | PlaceTile
    | SellGoods
    | TakeWorkers
    | BuyTile
    | CollectGoods
    | Pass
    | EndTurn
)
DECISIONS = (
    ChooseEstate, ChooseCastle, TakeTile, PlaceTile, SellGoods, TakeWorkers, BuyTile, CollectGoods, Pass, EndTurn,
)  # fmt: skip
