"""The state of a game. What nobody has seen has no order: pools are bags, drawn from when a card is turned up."""

from typing import Literal

import msgspec

from engine.core.game import Options
from engine.core.prompt import Seat
from engine.games.catan_cards.decisions import Decision

Sets = Literal["base", "tc", "sp", "wd", "tc-sp", "tc-wd", "sp-wd", "tc-sp-wd"]
Stage = Literal["setup", "before_roll", "event", "main", "end", "over"]
NOBODY = -1
HIDDEN = "?"  # a card a viewer does not see


class CatanOptions(Options, frozen=True):
    """Which theme sets are played (rules, 4)."""

    sets: Sets = "base"

    @property
    def themes(self) -> tuple[str, ...]:
        return () if self.sets == "base" else tuple(self.sets.split("-"))


class Region(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A landscape in play."""

    place: str
    card: str
    amount: int = 0


class Placed(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A card in play and what lies on it."""

    place: str
    card: str
    owner: Seat
    since: int = 0  # turn it was placed in
    used: bool = False
    pawned: bool = False
    witch: bool = False
    craft: int = 0
    stored: str = ""  # resource in a store
    amount: int = 0  # how many of it
    magic: int = 0
    locked: bool = False
    elixir: int = 0  # the turn at whose end it wears off

    @property
    def active(self) -> bool:
        return not (self.pawned or self.witch)


class Player(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One principality and its owner's hand."""

    side: str
    sites: tuple[tuple[int, str], ...]  # (column, settlement | city | citadel), from left to right
    roads: tuple[int, ...]
    regions: tuple[Region, ...]  # from left to right, upper first
    cards: tuple[Placed, ...] = ()  # on the places of this principality, foreign ones included
    hand: tuple[str, ...] = ()  # in the order they came; HIDDEN in a view of somebody else's
    spared: tuple[str, ...] = ()  # landscapes and wizards that pay last and receive first
    tapped: str = ""  # the store that the next payment of its resource comes from


class Stack(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A development stack: cards somebody saw on top, `unseen` ones of the set's pool, cards put under it."""

    name: str
    unseen: int
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return self.unseen + len(self.top) + len(self.bottom)


class EventStack(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Known cards on top, unordered ones, known ones at the bottom; New Year has a place among the unordered."""

    bag: tuple[str, ...]  # sorted, without New Year
    year_below: int = NOBODY  # cards of the bag that lie under New Year; -1: it is not among them
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.bag) + (self.year_below >= 0) + len(self.top) + len(self.bottom)


class Task(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something still to be done or asked; the first of the state's tasks comes first."""

    op: str
    seat: Seat = NOBODY
    card: str = ""
    effect: str = ""  # key of the effect it belongs to
    place: str = ""
    n: int = 0
    counts: tuple[int, ...] = ()  # by seat
    names: tuple[str, ...] = ()


class Offer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    give: tuple[tuple[str, int], ...]
    want: tuple[tuple[str, int], ...]


class State(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The whole table."""

    options: CatanOptions
    players: tuple[Player, ...]
    first: Seat
    active: Seat
    stage: Stage
    stacks: tuple[Stack, ...]
    pools: tuple[tuple[str, tuple[str, ...]], ...]  # (set, sorted bag of cards nobody has seen)
    row: tuple[str, ...]  # face-up supply
    supply: tuple[int, int, int]  # roads, settlements, cities
    landscapes: tuple[str, ...]  # the landscape stack, a sorted bag
    events: EventStack
    event_discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()  # event cards out of the game
    discard: tuple[str, ...] = ()
    played: tuple[str, ...] = ()  # action cards and an event card lying open while they are carried out
    tasks: tuple[Task, ...] = ()
    answered: tuple[bool, bool] = (False, False)
    answers: tuple[Decision | None, ...] = (None, None)  # sealed
    ids: tuple[int, int] = (1, 2)
    last_id: int = 2
    turn: int = 0
    set_production: int = 0
    set_face: str = ""
    production: int = 0
    face: str = ""
    gate_open: bool = False
    knight: Seat = NOBODY
    mill: Seat = NOBODY
    declared: str = ""  # Cartwright's resource
    exempt: tuple[Seat, ...] = ()
    offer: Offer | None = None
    winner: Seat = NOBODY
    why_over: str = ""

    @property
    def round(self) -> int:
        return (self.turn + 1) // 2
