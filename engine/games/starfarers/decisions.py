"""What a player can decide. Places are intersection ids; a ship is named by the intersection it stands on."""

from typing import Literal

import msgspec

from engine.core.prompt import Seat

Cards = tuple[tuple[str, int], ...]  # (resource, how many), in the order of the resources


class Settle(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Founding phase: a colony in the Catan sector."""

    at: str


class Upgrade(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Founding phase: an own colony becomes a spaceport."""

    at: str


class Launch(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Founding phase: the free ship."""

    ship: str
    at: str


class Attach(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A free module: in the founding phase or from an encounter."""

    module: str


class Roll(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Take(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards of one's choice from the bank: relief, or the gain of an encounter."""

    cards: Cards


class Decline(msgspec.Struct, frozen=True, gc=False, tag=True):
    """No to an offer (takes back one's own answers), to relief, or to a free module."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag=True):
    cards: Cards


class Steal(msgspec.Struct, frozen=True, gc=False, tag=True):
    who: Seat


class Offer(msgspec.Struct, frozen=True, gc=False, tag=True):
    """To everybody, or to one player only."""

    give: Cards
    want: Cards
    who: Seat | None = None


class Accept(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Counter(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A counter-offer to the active player, also unasked."""

    give: Cards
    want: Cards


class Close(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The active player closes with somebody who accepted, or on that player's counter-offer."""

    who: Seat
    deal: Literal["offer", "counter"] = "offer"


class Withdraw(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Bank(msgspec.Struct, frozen=True, gc=False, tag=True):
    """`count` equal cards for one other."""

    give: str
    count: int
    take: str


class Build(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A ship on an anchorage, a spaceport on an own colony, or a module."""

    what: str
    at: str | None = None


class Fame(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Diplomats: a half-medal for goods."""


class Help(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Diplomats: a random card from each of one or two players with more points."""

    who: tuple[Seat, ...]


class Found(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The colony ship standing here becomes a colony."""

    at: str


class EndTrade(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Shake(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Gift(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Encounter: what is handed over, perhaps nothing."""

    cards: Cards


class Yes(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class No(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Pay(msgspec.Struct, frozen=True, gc=False, tag=True):
    cards: Cards


class Remove(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Encounter: the module that is lost."""

    module: str


class Ground(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Encounter: the ship that stays this turn."""

    ship: str


class Fly(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Along a path, or by the first shortest way to a goal; a paused flight goes on from where it is."""

    path: tuple[str, ...]
    ship: str | None = None


class Continue(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The rest of the path that was given."""


class Stop(msgspec.Struct, frozen=True, gc=False, tag=True):
    """End a paused flight here."""


class Jump(msgspec.Struct, frozen=True, gc=False, tag=True):
    ship: str
    to: str


class Choose(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The friendship card for a trade station."""

    card: str


class Place(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The free trade ship's anchorage."""

    at: str


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


Decision = (
    Settle | Upgrade | Launch | Attach | Roll | Take | Decline | Discard | Steal | Offer | Accept | Counter | Close
    | Withdraw | Bank | Build | Fame | Help | Found | EndTrade | Shake | Gift | Yes | No | Pay | Remove | Ground | Fly
    | Continue | Stop | Jump | Choose | Place | EndTurn
)  # fmt: skip
DECISIONS = (
    Settle, Upgrade, Launch, Attach, Roll, Take, Decline, Discard, Steal, Offer, Accept, Counter, Close, Withdraw,
    Bank, Build, Fame, Help, Found, EndTrade, Shake, Gift, Yes, No, Pay, Remove, Ground, Fly, Continue, Stop, Jump,
    Choose, Place, EndTurn,
)  # fmt: skip
