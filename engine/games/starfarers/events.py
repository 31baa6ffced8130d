"""What happened. Secret are only the kinds of cards that change hands unseen, and sealed choices."""

from engine.core.event import Event
from engine.core.prompt import Seat
from engine.games.starfarers.decisions import Cards


class ColonySettled(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    at: str


class SpaceportBuilt(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    at: str


class ShipPlaced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    ship: str
    at: str


class ModuleAttached(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    module: str


class ModuleRemoved(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    module: str


class CardsDrawn(Event, frozen=True, gc=False, tag=True):
    """From the supply pile; only the drawer sees what."""

    seat: Seat
    amount: int
    cards: Cards  # empty for those who may not know

    def seen_by(self, viewer: Seat | None) -> "CardsDrawn":
        return self if viewer == self.seat else CardsDrawn(self.seat, self.amount, ())


class SupplyRebuilt(Event, frozen=True, gc=False, tag=True):
    amount: int


class HalfMedalsChanged(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    change: int
    now: int


class DiceRolled(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    dice: tuple[int, ...]
    total: int


class Produced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class Short(Event, frozen=True, gc=False, tag=True):
    """Nobody gets a resource of which the bank has too little."""

    resource: str
    demand: int
    stock: int


class BonusProduced(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class ReliefTaken(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class ReliefDeclined(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class ChoiceSealed(Event, frozen=True, gc=False, tag=True):
    """A simultaneous choice is in; what it is shows when all are."""

    seat: Seat


class Discarded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class Stolen(Event, frozen=True, gc=False, tag=True):
    """A random card changes hands; the two concerned see which."""

    seat: Seat
    who: Seat
    resource: str | None  # None for those who may not know

    def seen_by(self, viewer: Seat | None) -> "Stolen":
        return self if viewer in {self.seat, self.who} else Stolen(self.seat, self.who, None)


class OfferMade(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    give: Cards
    want: Cards
    who: Seat | None


class OfferWithdrawn(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class OfferAccepted(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class OfferDeclined(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class OfferCountered(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    give: Cards
    want: Cards


class DealClosed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    who: Seat
    give: Cards
    want: Cards


class DealFailed(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    who: Seat


class BankTraded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    give: Cards
    take: str


class Built(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    what: str
    at: str | None


class FameBought(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class TradeEnded(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class Shaken(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    balls: tuple[str, ...]
    speed: int  # 0 = the black ball


class EncounterMet(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    encounter: str  # its name, the same for all cards that must not be told apart
    story: int


class EncounterTold(Event, frozen=True, gc=False, tag=True):
    story: int


class Gifted(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class Answered(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    yes: bool


class Contested(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    who: Seat
    stat: str
    balls: tuple[str, ...]
    mine: int
    rival_balls: tuple[str, ...]
    theirs: int
    won: bool


class DrivesCompared(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    who: Seat
    mine: int
    theirs: int
    won: bool


class LuckTried(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    balls: tuple[str, ...]
    total: int


class Gained(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class Paid(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Cards


class ModuleDeclined(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class ShipGrounded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    at: str


class JumpGranted(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class FreeShipOwed(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class EncounterFinished(Event, frozen=True, gc=False, tag=True):
    card: str  # shown when it is done with


class EncountersShuffled(Event, frozen=True, gc=False, tag=True):
    amount: int


class ShipFlown(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    ship: str
    origin: str
    path: tuple[str, ...]


class ShipJumped(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    ship: str
    origin: str
    at: str


class Discovered(Event, frozen=True, gc=False, tag=True):
    slot: int
    quadrant: str


class Explored(Event, frozen=True, gc=False, tag=True):
    slot: int
    tokens: tuple[str, ...]


class SpecialTaken(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    special: str
    slot: int
    token: str  # the reserve token now there


class FlightPaused(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    at: str
    speed: int


class ColonyFounded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    at: str


class StationFounded(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    people: str
    at: str


class FigureTaken(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    people: str
    who: Seat | None  # from whom


class CardChosen(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    friendship: str


class SiteClosed(Event, frozen=True, gc=False, tag=True):
    at: str


class TurnEnded(Event, frozen=True, gc=False, tag=True):
    seat: Seat


class GameEnded(Event, frozen=True, gc=False, tag=True):
    ranking: tuple[Seat, ...]
    points: int


EVENTS = (
    ColonySettled,
    SpaceportBuilt,
    ShipPlaced,
    ModuleAttached,
    ModuleRemoved,
    CardsDrawn,
    SupplyRebuilt,
    HalfMedalsChanged,
    DiceRolled,
    Produced,
    Short,
    BonusProduced,
    ReliefTaken,
    ReliefDeclined,
    ChoiceSealed,
    Discarded,
    Stolen,
    OfferMade,
    OfferWithdrawn,
    OfferAccepted,
    OfferDeclined,
    OfferCountered,
    DealClosed,
    DealFailed,
    BankTraded,
    Built,
    FameBought,
    TradeEnded,
    Shaken,
    EncounterMet,
    EncounterTold,
    Gifted,
    Answered,
    Contested,
    DrivesCompared,
    LuckTried,
    Gained,
    Paid,
    ModuleDeclined,
    ShipGrounded,
    JumpGranted,
    FreeShipOwed,
    EncounterFinished,
    EncountersShuffled,
    ShipFlown,
    ShipJumped,
    Discovered,
    Explored,
    SpecialTaken,
    FlightPaused,
    ColonyFounded,
    StationFounded,
    FigureTaken,
    CardChosen,
    SiteClosed,
    TurnEnded,
    GameEnded,
)
