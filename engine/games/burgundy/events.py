"""What happened. Everything is public in this game, so no event has a narrower form."""

from engine.core.event import Event
from engine.core.prompt import Seat


class EstateChosen(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    estate: int
    hex: str


class PhaseStarted(Event, frozen=True, gc=False, tag=True):
    phase: str
    removed: int
    goods: tuple[int, ...]


class RoundStarted(Event, frozen=True, gc=False, tag=True):
    phase: str
    round: int
    order: tuple[Seat, ...]
    dice: tuple[tuple[int, int], ...]  # by seat
    white_die: int
    goods: int | None  # the token that went to the depot of the white die


class DieUsed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    rolled: int
    value: int  # what it counted as
    workers: int  # paid


class TileTaken(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    tile: str
    depot: int


class TileBought(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    tile: str
    source: int  # 0 = the black depot
    price: int


class TileDiscarded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    tile: str


class TilePlaced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    tile: str
    hex: str


class RegionCompleted(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    color: str
    size: int
    area_points: int
    phase_points: int


class TokenWon(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    color: str
    large: bool
    points: int


class AnimalsScored(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    tile: str
    points: int


class PointsScored(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    tile: str
    points: int


class WorkersGained(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    workers: int


class SilverGained(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    silver: int


class GoodsSold(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    goods: int
    tokens: int
    points: int
    silver: int
    workers: int


class GoodsCollected(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    depots: tuple[int, ...]
    tokens: tuple[int, ...]  # each token taken, by type


class MarkerAdvanced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    position: int


class EffectLost(Event, frozen=True, gc=False, tag=True):
    """Nothing legal to do with it (rules, 6.1)."""

    seat: Seat
    tile: str
    effect: str


class EffectDeclined(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    effect: str


class TurnEnded(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class MinesPaid(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    mines: int
    silver: int
    workers: int


class FinalScored(Event, frozen=True, gc=False, tag=True):
    """Points won at the end, by source."""

    seat: Seat
    unsold: int  # goods
    silver: int
    workers: int
    knowledge: int
    total: int


class GameEnded(Event, frozen=True, gc=False, tag=True):
    ranking: tuple[Seat, ...]


EVENTS = (
    EstateChosen, PhaseStarted, RoundStarted, DieUsed, TileTaken, TileBought, TileDiscarded, TilePlaced,
    RegionCompleted, TokenWon, AnimalsScored, PointsScored, WorkersGained, SilverGained, GoodsSold, GoodsCollected,
    MarkerAdvanced, EffectLost, EffectDeclined, TurnEnded, MinesPaid, FinalScored, GameEnded,
)  # fmt: skip
