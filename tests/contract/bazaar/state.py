"""State, decisions, events and view of the toy game."""

from typing import Literal

import msgspec

from engine.core.event import Event
from engine.core.game import Options, View
from engine.core.prompt import Seat

KINDS = ("ore", "wool", "wine")
CARDS = ("tower", "mirror", "raid", "shield")
COPIES = 6
GRID = tuple(f"{row}{column}" for row in "ab" for column in "123")
MARKET = "b3"
SHELVES = (("cool", 1), ("dry", 2))
PRICE = 2
ROUNDS = 3
ACTIONS = 2
LOOK = 3
MOST_OFFERS = 2

Amounts = tuple[tuple[str, int], ...]


class BazaarOptions(Options, frozen=True):
    start: Literal["poor", "rich"] = "poor"


class Player(msgspec.Struct, frozen=True):
    goods: tuple[int, ...]  # secret; their number is public
    hand: tuple[str, ...]  # secret
    built: tuple[str, ...] = ()
    shelves: tuple[tuple[str, str], ...] = ()  # (good, shelf)
    points: int = 0
    at: str = GRID[0]


class Trade(msgspec.Struct, frozen=True):
    give: Amounts
    want: Amounts


class State(msgspec.Struct, frozen=True):
    options: BazaarOptions
    players: tuple[Player, ...]
    deck: tuple[str, ...]  # top first, secret
    discard: tuple[str, ...]
    stalls: tuple[Seat, ...]  # who controls stall 0, 1, ...
    stage: Literal["bid", "turn", "over"]
    order: tuple[Seat, ...]
    ids: tuple[int, ...]  # id of the question to each seat
    last_id: int
    bids: tuple[int | None, ...]
    round: int = 1
    active: int = 0
    actions: int = ACTIONS
    turn: int = 1
    pending: Literal["", "pick", "arrange", "window"] = ""
    victim: Seat | None = None
    offer: Trade | None = None
    answers: tuple[Trade | None, ...] = ()  # by seat: what that seat would trade with the active one
    offers_made: int = 0
    bandit: int = 0  # the solo opponent's loot

    @property
    def seat(self) -> Seat:
        return self.order[self.active]


class Bid(msgspec.Struct, frozen=True, tag=True):
    amount: int


class Gather(msgspec.Struct, frozen=True, tag=True):
    pass


class Build(msgspec.Struct, frozen=True, tag=True):
    card: str
    pay: Amounts
    victim: Seat | None = None
    copy: str | None = None


class Block(msgspec.Struct, frozen=True, tag=True):
    pass


class Let(msgspec.Struct, frozen=True, tag=True):
    pass


class Search(msgspec.Struct, frozen=True, tag=True):
    pass


class Pick(msgspec.Struct, frozen=True, tag=True):
    cards: tuple[str, ...]


class Look(msgspec.Struct, frozen=True, tag=True):
    pass


class Arrange(msgspec.Struct, frozen=True, tag=True):
    cards: tuple[int, ...]  # positions in the old order


class Walk(msgspec.Struct, frozen=True, tag=True):
    path: tuple[str, ...]


class Store(msgspec.Struct, frozen=True, tag=True):
    moves: tuple[tuple[str, str], ...]


class Seize(msgspec.Struct, frozen=True, tag=True):
    stall: int
    pay: Amounts


class Bury(msgspec.Struct, frozen=True, tag=True):
    card: str


class Offer(msgspec.Struct, frozen=True, tag=True):
    give: Amounts
    want: Amounts


class Accept(msgspec.Struct, frozen=True, tag=True):
    pass


class Counter(msgspec.Struct, frozen=True, tag=True):
    give: Amounts
    want: Amounts


class Decline(msgspec.Struct, frozen=True, tag=True):
    pass


class Close(msgspec.Struct, frozen=True, tag=True):
    seat: Seat


class Done(msgspec.Struct, frozen=True, tag=True):
    pass


DECISIONS = (
    Bid, Gather, Build, Block, Let, Search, Pick, Look, Arrange, Walk, Store, Seize, Bury, Offer, Accept, Counter,
    Decline, Close, Done,
)  # fmt: skip


class Did(Event, frozen=True, tag=True):
    """A seat did something that all may know of."""

    seat: Seat
    what: str


class BidsShown(Event, frozen=True, tag=True):
    bids: tuple[int, ...]


class GoodMoved(Event, frozen=True, tag=True):
    """A good changed hands; only the two concerned know which."""

    giver: Seat | None
    taker: Seat | None
    kind: str | None

    def seen_by(self, viewer: Seat | None) -> "GoodMoved":
        known = viewer is not None and viewer in {self.giver, self.taker}
        return self if known else GoodMoved(self.giver, self.taker, None)


class CardsSeen(Event, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> "CardsSeen":
        return self if viewer == self.seat else CardsSeen(self.seat, ())


class Deal(Event, frozen=True, tag=True):
    seat: Seat
    other: Seat
    done: bool


EVENTS = (Did, BidsShown, GoodMoved, CardsSeen, Deal)


class PublicPlayer(msgspec.Struct, frozen=True):
    goods: int
    hand: int
    built: tuple[str, ...]
    shelves: tuple[tuple[str, str], ...]
    points: int
    at: str


class BazaarView(View, frozen=True):
    options: BazaarOptions
    me: Player | None
    others: tuple[PublicPlayer, ...]
    bid: int | None
    bids_in: tuple[bool, ...]
    deck: int
    shown: tuple[str, ...]  # cards this viewer is looking at
    discard: tuple[str, ...]
    public: tuple[object, ...]  # the rest of the state, open to all
