"""The state of a game. It holds no secret: unseen tiles and goods are bags without an order.

What nobody has seen is drawn at the moment it is turned up, so a consented undo past a reveal really deals anew.
"""

from typing import Literal

import msgspec

from engine.core.game import Options
from engine.core.prompt import Seat
from engine.games.burgundy.components import Effect

Estates = Literal["basic", "choose", "random", "same:1", "same:2", "same:3", "same:4", "same:5", "same:6", "same:7",
                  "same:8", "same:9"]  # fmt: skip
Stage = Literal["estates", "turn", "over"]

# Sources of points, in the order of the score sheet; the last four come in final scoring only.
SOURCES = ("areas", "phases", "tokens", "animals", "sales", "towers", "goods", "silver", "workers", "knowledge")
NO_POINTS = (0,) * len(SOURCES)
EMPTY = ""  # a hex or slot without a tile


class BurgundyOptions(Options, frozen=True):
    """Which estates are played (rules, section 3.1)."""

    estates: Estates = "basic"


class Player(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One seat's estate and everything beside it."""

    board: int  # number of the estate; 0 = not chosen yet
    estate: tuple[str, ...]  # tile by hex, EMPTY where none lies
    storage: tuple[str, ...] = ()
    goods: tuple[int, ...] = (0,) * 6  # stored tokens by type 1..6
    sold: tuple[int, ...] = (0,) * 6
    silver: int = 0
    workers: int = 0
    points: tuple[int, ...] = NO_POINTS  # by source
    dice: tuple[int, int] = (0, 0)
    used: tuple[bool, bool] = (True, True)
    bought: bool = False
    tokens: tuple[tuple[str, int], ...] = ()  # bonus tokens: (color, 0 large | 1 small)

    @property
    def score(self) -> int:
        return sum(self.points)


class State(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The whole table."""

    options: BurgundyOptions
    players: tuple[Player, ...]
    stage: Stage
    order: tuple[Seat, ...]  # of this round (in stage "estates": of choosing)
    active: int  # index into order
    track: tuple[tuple[Seat, ...], ...]  # turn-order track, position 0..6, top of each stack first
    tiles: tuple[tuple[str, ...], ...]  # the seven piles (PILES) as sorted bags
    goods: tuple[int, ...]  # goods nobody has seen, a sorted bag
    phase: int = 0
    round: int = 0
    white_die: int = 0
    depots: tuple[tuple[str, ...], ...] = ((EMPTY,) * 4,) * 6  # slots of depots 1..6
    black_depot: tuple[str, ...] = ()
    depot_goods: tuple[tuple[int, ...], ...] = ((),) * 6
    round_goods: tuple[int, ...] = ()  # still on the round spaces, topmost first
    removed: tuple[str, ...] = ()  # tiles that left the game
    tokens_left: tuple[int, ...] = (2,) * 6  # bonus tokens by color: 2 = both, 1 = small only
    pending: tuple[Effect, ...] = ()  # effects that wait for a decision, first one first
    turn: int = 1  # rises with every turn
    asked: int = 1  # rises with every decision: the id of the question

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self.order[self.active]
