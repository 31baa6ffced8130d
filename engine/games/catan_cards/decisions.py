"""What a player can decide. Cards are named by id, places as places.py names them, amounts as ((resource, n), ...)."""

import msgspec

Amounts = tuple[tuple[str, int], ...]


class ArrangeRegions(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The six starting landscapes in the order of their places: upper row, then lower row, from left to right."""

    regions: tuple[str, ...]


class ChooseStack(msgspec.Struct, frozen=True, gc=False, tag=True):
    stack: str


class ChooseStacks(msgspec.Struct, frozen=True, gc=False, tag=True):
    stacks: tuple[str, ...]


class TakeCards(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards out of a stack, a hand or the discard pile one is looking at."""

    cards: Amounts


class Roll(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Declare(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cartwright: the resource that may be moved this turn."""

    resource: str


class PlayCard(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An action card; `number` for an Alchemist."""

    card: str
    number: int | None = None


class Cast(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A spell; `face` for the Wheel of Time."""

    card: str
    face: str | None = None


class BuildRoad(msgspec.Struct, frozen=True, gc=False, tag=True):
    side: str  # west | east


class BuildSettlement(msgspec.Struct, frozen=True, gc=False, tag=True):
    side: str
    scout: str | None = None  # the Scout card played with it


class BuildCity(msgspec.Struct, frozen=True, gc=False, tag=True):
    site: str


class BuildCitadel(msgspec.Struct, frozen=True, gc=False, tag=True):
    site: str


class PlaceCard(msgspec.Struct, frozen=True, gc=False, tag=True):
    """From hand or face-up row into play; `save` is the resource a reduction saves."""

    card: str
    place: str
    save: str | None = None


class RemoveCard(msgspec.Struct, frozen=True, gc=False, tag=True):
    place: str


class Activate(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Use a card in play; `into` is the landscape a Trade Station fills."""

    place: str
    into: str | None = None


class Convert(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A wizard turns resources of its landscape into magic."""

    place: str
    number: int


class Craft(msgspec.Struct, frozen=True, gc=False, tag=True):
    place: str


class Claim(msgspec.Struct, frozen=True, gc=False, tag=True):
    place: str
    resource: str


class Load(msgspec.Struct, frozen=True, gc=False, tag=True):
    place: str
    resource: str


class Unload(msgspec.Struct, frozen=True, gc=False, tag=True):
    place: str


class Redeem(msgspec.Struct, frozen=True, gc=False, tag=True):
    place: str


class BankTrade(msgspec.Struct, frozen=True, gc=False, tag=True):
    """`region` where a Large Trade Fleet takes both resources from one landscape."""

    give: str
    get: str
    region: str | None = None


class OfferTrade(msgspec.Struct, frozen=True, gc=False, tag=True):
    give: Amounts
    want: Amounts


class Accept(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Decline(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Redistribute(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cartwright: one resource from one landscape to another of its type."""

    origin: str
    into: str


class UseStore(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The next payment of its resource comes from this store."""

    place: str


class Spare(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Landscapes and wizards that pay last and receive first from now on."""

    places: tuple[str, ...]


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


class Draw(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The top card of a stack."""

    stack: str


class Search(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pay and look through a stack."""

    stack: str
    pay: Amounts


class Bury(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A hand card under a stack."""

    card: str
    stack: str


class Pass(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Do without what may be done."""


class Gain(msgspec.Struct, frozen=True, gc=False, tag=True):
    resources: Amounts


class Take(msgspec.Struct, frozen=True, gc=False, tag=True):
    """From the opponent; two of a Trade Monopoly's loot may fill a `store`."""

    resources: Amounts
    store: str | None = None


class Give(msgspec.Struct, frozen=True, gc=False, tag=True):
    """To the opponent."""

    resource: str


class Pay(msgspec.Struct, frozen=True, gc=False, tag=True):
    resources: Amounts


class Exchange(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Great Market: one resource each way."""

    give: str
    get: str


class Target(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card, landscape or site in one of the principalities: `b.w1u1`."""

    at: str


class Name(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Conflict: the buildings among which the owner gives one up."""

    places: tuple[str, ...]


class Swap(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Two cards or landscapes change places, or two wizards meet."""

    one: str
    other: str


class Move(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card to a free place of one's own."""

    at: str
    place: str


class LayRegions(msgspec.Struct, frozen=True, gc=False, tag=True):
    """New landscapes at a settlement."""

    upper: str
    lower: str


class Replace(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A landscape of one's own by one of the stack."""

    place: str
    region: str


class ArrangeEvents(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The looked-at event cards by their old position: back on top in this order, the others to the bottom."""

    top: tuple[int, ...]
    bottom: tuple[int, ...]


class RemoveEvent(msgspec.Struct, frozen=True, gc=False, tag=True):
    card: str


class ArrangeHand(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Comet: the hand, by position, in the order it goes under the stack."""

    order: tuple[int, ...]


DECISIONS = (
    ArrangeRegions, ChooseStack, ChooseStacks, TakeCards, Roll, Declare, PlayCard, Cast, BuildRoad, BuildSettlement,
    BuildCity, BuildCitadel, PlaceCard, RemoveCard, Activate, Convert, Craft, Claim, Load, Unload, Redeem,
    BankTrade, OfferTrade, Accept, Decline, Redistribute, UseStore, Spare, EndTurn, Draw, Search, Bury, Pass, Gain,
    Take, Give, Pay, Exchange, Target, Name, Swap, Move, LayRegions, Replace, ArrangeEvents, RemoveEvent,
    ArrangeHand,
)  # fmt: skip
Decision = (
    ArrangeRegions
    | ChooseStack
    | ChooseStacks
    | TakeCards
    | Roll
    | Declare
    | PlayCard
    | Cast
    | BuildRoad
    | BuildSettlement
    | BuildCity
    | BuildCitadel
    | PlaceCard
    | RemoveCard
    | Activate
    | Convert
    | Craft
    | Claim
    | Load
    | Unload
    | Redeem
    | BankTrade
    | OfferTrade
    | Accept
    | Decline
    | Redistribute
    | UseStore
    | Spare
    | EndTurn
    | Draw
    | Search
    | Bury
    | Pass
    | Gain
    | Take
    | Give
    | Pay
    | Exchange
    | Target
    | Name
    | Swap
    | Move
    | LayRegions
    | Replace
    | ArrangeEvents
    | RemoveEvent
    | ArrangeHand
)
