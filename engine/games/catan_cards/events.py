"""What happened. Cards that only some may see are left out of the others' form."""

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.prompt import Seat
from engine.games.catan_cards.decisions import Amounts


class RegionsArranged(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    regions: tuple[str, ...]


class StackChosen(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    stack: str


class StackSearched(Event, frozen=True, gc=False, tag=True):
    """Somebody looks through a stack; the cards are the looker's alone."""

    seat: Seat
    stack: str
    pay: Amounts
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> "StackSearched":
        return self if viewer == self.seat else replace(self, cards=())


class CardsTaken(Event, frozen=True, gc=False, tag=True):
    """Out of a stack into the hand; shown to all where an Embassy stands."""

    seat: Seat
    stack: str
    number: int
    cards: tuple[str, ...]
    open: bool = False

    def seen_by(self, viewer: Seat | None) -> "CardsTaken":
        return self if self.open or viewer == self.seat else replace(self, cards=())


class CardBuried(Event, frozen=True, gc=False, tag=True):
    """A hand card under a stack."""

    seat: Seat
    card: str
    stack: str

    def seen_by(self, viewer: Seat | None) -> "CardBuried":
        return self if viewer == self.seat else replace(self, card="")


class HandBuried(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    stack: str
    number: int


class TurnStarted(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    turn: int
    round: int


class DiceRolled(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    production: int
    face: str


class DieSet(Event, frozen=True, gc=False, tag=True):
    """By Alchemist (number) or Wheel of Time (face)."""

    seat: Seat
    number: int = 0
    face: str = ""


class EventVoided(Event, frozen=True, gc=False, tag=True):
    """Time Jump: the event die was rolled again."""

    seat: Seat
    what: str
    face: str


class EventRevealed(Event, frozen=True, gc=False, tag=True):
    card: str


class EventsShuffled(Event, frozen=True, gc=False, tag=True):
    number: int


class NothingHappened(Event, frozen=True, gc=False, tag=True):
    """An event, a card or a roll without effect."""

    what: str


class ResourcesGained(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    resources: Amounts
    why: str


class ResourcesLost(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    resources: Amounts
    why: str


class ResourcesTaken(Event, frozen=True, gc=False, tag=True):
    """From the opponent."""

    seat: Seat
    who: Seat
    resources: Amounts
    why: str


class ResourcesPaid(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    resources: Amounts
    magic: int = 0


class CentralBuilt(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    site: str


class RegionsLaid(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    upper: str
    lower: str


class RegionReplaced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    upper: str  # the new landscape
    lower: str  # the old one
    place: str


class CardPlaced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    at: str


class CardPlayed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class CardVetoed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class SpellCast(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class CardUsed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class DieRolled(Event, frozen=True, gc=False, tag=True):
    """A roll for a card."""

    seat: Seat
    card: str
    number: int


class CardLeft(Event, frozen=True, gc=False, tag=True):
    """A card in play went somewhere: discard, hand, row or stack."""

    seat: Seat  # its owner
    card: str
    where: str


class CardPawned(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class CardRedeemed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class CardBewitched(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class WitchesLeft(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    number: int


class HandSeen(Event, frozen=True, gc=False, tag=True):
    """Spy: the hand is shown to the active player only."""

    seat: Seat
    who: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> "HandSeen":
        return self if viewer in {self.seat, self.who} else replace(self, cards=())


class CardStolen(Event, frozen=True, gc=False, tag=True):
    """From hand to hand; the two concerned know which."""

    seat: Seat
    who: Seat
    card: str

    def seen_by(self, viewer: Seat | None) -> "CardStolen":
        return self if viewer in {self.seat, self.who} else replace(self, card="")


class CardFetched(Event, frozen=True, gc=False, tag=True):
    """From the discard pile, shown to all."""

    seat: Seat
    card: str


class CardsSeen(Event, frozen=True, gc=False, tag=True):
    """A private look at tops of stacks or at event cards."""

    seat: Seat
    what: str
    number: int
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> "CardsSeen":
        return self if viewer == self.seat else replace(self, cards=())


class EventsArranged(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    number: int  # cards that went to the bottom


class EventRemoved(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class RegionsSwapped(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    one: str
    other: str


class CardsSwapped(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    one: str
    other: str


class CardMoved(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    at: str


class MagicGained(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    number: int


class WizardsDuelled(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    theirs: str
    one: int
    two: int


class StrengthDoubled(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class CraftMade(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    number: int


class CraftSpent(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    number: int


class StoreNamed(Event, frozen=True, gc=False, tag=True):
    """The next payment of its resource comes from there."""

    seat: Seat
    card: str


class Withheld(Event, frozen=True, gc=False, tag=True):
    """Landscapes and wizards that pay last and receive first."""

    seat: Seat
    places: tuple[str, ...]


class StoreLoaded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    resource: str


class StoreEmptied(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    resources: Amounts


class ResourceDeclared(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    resource: str


class BankTraded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    resources: Amounts
    resource: str


class TradeOffered(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    resources: Amounts
    want: Amounts


class TradeDone(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    who: Seat
    resources: Amounts
    want: Amounts


class TradeDeclined(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class ResourceShifted(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    origin: str
    into: str


class BuildingsNamed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: tuple[str, ...]


class TokenMoved(Event, frozen=True, gc=False, tag=True):
    token: str
    who: Seat | None


class GateOpened(Event, frozen=True, gc=False, tag=True):
    points: int


class Passed(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class TurnEnded(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class GameEnded(Event, frozen=True, gc=False, tag=True):
    ranking: tuple[Seat, ...]
    points: int


EVENTS = (
    RegionsArranged, StackChosen, StackSearched, CardsTaken, CardBuried, HandBuried, TurnStarted, DiceRolled,
    DieSet, EventVoided, EventRevealed, EventsShuffled, NothingHappened, ResourcesGained, ResourcesLost,
    ResourcesTaken, ResourcesPaid, CentralBuilt, RegionsLaid, RegionReplaced, CardPlaced, CardPlayed, CardVetoed,
    SpellCast, CardUsed, DieRolled, CardLeft, CardPawned, CardRedeemed, CardBewitched, WitchesLeft, HandSeen,
    CardStolen, CardFetched, CardsSeen, EventsArranged, EventRemoved, RegionsSwapped, CardsSwapped, CardMoved,
    MagicGained, WizardsDuelled, StrengthDoubled, CraftMade, CraftSpent, StoreNamed, Withheld, StoreLoaded,
    StoreEmptied, ResourceDeclared, BankTraded, TradeOffered, TradeDone, TradeDeclined, ResourceShifted,
    BuildingsNamed, TokenMoved, GateOpened, Passed, TurnEnded, GameEnded,
)  # fmt: skip
