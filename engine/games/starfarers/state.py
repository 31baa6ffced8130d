"""The state of a game: the open table, and beside it the little that is secret.

What nobody has seen has no order yet: quadrants, number tokens, encounter cards and the supply pile are bags, drawn
from when something is turned up. The deck of encounters is all cards that lie neither open nor on the table.
"""

from typing import Literal

import msgspec

from engine.core.game import Options
from engine.core.prompt import Seat
from engine.games.starfarers.components import (
    CARDS,
    MODULE_TOTALS,
    MODULES,
    PIECES,
    POINTS_TO_WIN,
    QUADRANTS,
    RESOURCES,
    VP,
    Five,
)
from engine.games.starfarers.decisions import Cards
from engine.games.starfarers.geography import ANCHORAGES_OF, Geography, by_id, geography

Phase = Literal["founding", "roll", "relief", "discard", "steal", "trade", "shake", "encounter", "flight", "over"]
NOTHING: Five = (0, 0, 0, 0, 0)


class StarfarersOptions(Options, frozen=True):
    """How the board is set up, which colour a seat gets, and whether encounters come more often."""

    setup: Literal["beginner", "strategic", "explorer", "wild_space"] = "beginner"
    colours: Literal["seats", "random"] = "seats"
    encounters: Literal["standard", "more"] = "standard"


class Ship(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A colony ship or trade ship on the board; the flags hold for the current turn of its owner."""

    kind: str
    at: str
    flown: bool = False
    grounded: bool = False
    duty: Literal["", "site", "anchorage"] = ""  # 6.5


class Flight(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A flight that has paused because something was revealed or cleared."""

    kind: str
    origin: str
    at: str
    path: tuple[str, ...]  # what is left of the path that was given
    speed: int  # steps left
    duty: Literal["", "site", "anchorage"] = ""


class Trade(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An offer of the active player (perhaps to one seat only), or a counter-offer to that player."""

    give: Cards
    want: Cards
    who: Seat | None = None


class Meeting(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How far the encounter has come; the labels of the path are what everybody has seen."""

    path: tuple[str, ...] = ()
    op: int = 0  # ops of the current list that are done
    gift: Five = NOTHING
    gained: Five = NOTHING
    tooth: tuple[str, ...] = ()  # Tooth-of-time cards resolved in this encounter


class Player(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Everything of one seat that lies open."""

    colour: str
    colonies: tuple[str, ...] = ()
    spaceports: tuple[str, ...] = ()
    ships: tuple[Ship, ...] = ()
    stations: tuple[int, ...] = ()  # slots of the outposts, one entry per station
    modules: tuple[int, ...] = (0, 0, 0)
    half_medals: int = 0
    medals: tuple[str, ...] = ()  # special tokens
    cards: tuple[str, ...] = ()
    free_ships: int = 0  # trade ships owed

    @property
    def boosters(self) -> int:
        return self.modules[0]

    @property
    def cannons(self) -> int:
        return self.modules[1]

    @property
    def pods(self) -> int:
        return self.modules[2]


class Table(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """All that everybody may know."""

    options: StarfarersOptions
    players: tuple[Player, ...]
    order: tuple[Seat, ...]
    ids: tuple[int, ...]  # id of the question to each seat
    last_id: int
    quadrants: tuple[str, ...]  # by slot, "" = face down
    rotations: tuple[int, ...]
    tokens: tuple[tuple[str, ...], ...]  # by slot and position: token or special token, "" = face down or none
    backs: tuple[int, ...]  # stars by slot
    hidden_quadrants: tuple[tuple[str, ...], ...]  # bags with one and with two stars
    hidden_tokens: tuple[tuple[str, ...], ...]  # bags by OUTER_SYMBOLS
    reserve: tuple[str, ...]  # bag
    bank: Five
    phase: Phase = "founding"
    active: int = 0  # index into order; in the founding phase the number of the choice
    turn: int = 1
    neutral: tuple[str, ...] = ()  # sites closed by pieces nobody owns
    figures: tuple[Seat | None, ...] = (None,) * 4  # by PEOPLE
    founding: Literal["", "spaceport", "ship", "module"] = ""  # the choice of round 4
    pool: tuple[str, ...] = ()  # free modules of the founding phase
    dice: tuple[int, ...] = ()
    balls: tuple[str, ...] = ()
    base: int = 0  # speed shown by the balls
    used: tuple[str, ...] = ()  # friendship cards used this turn
    clear_sites: tuple[str, ...] = ()  # sites of planets cleared before the flight phase
    offer: Trade | None = None
    accepted: tuple[bool, ...] = ()
    declined: tuple[bool, ...] = ()
    counters: tuple[Trade | None, ...] = ()
    offers_made: int = 0
    counters_made: tuple[int, ...] = ()
    meeting: Meeting | None = None
    met: tuple[str, ...] = ()  # discard pile of the encounters
    flight: Flight | None = None
    jump: bool = False
    picking: int | None = None  # slot of the outpost whose card is chosen
    placing: bool = False  # a free trade ship waits for its anchorage

    @property
    def seat(self) -> Seat:
        """Whose turn it is; in the founding phase, who chooses."""
        if self.phase != "founding":
            return self.order[self.active]
        seats = len(self.order)
        round_, place = divmod(self.active, seats)
        return self.order[place if round_ % 2 == 0 else seats - 1 - place]

    @property
    def geography(self) -> Geography:
        return geography(self.quadrants)

    @property
    def ready(self) -> bool:
        """Nothing interrupts the phase."""
        return self.picking is None and not self.placing


class State(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The table and the secrets."""

    table: Table
    hands: tuple[Five, ...]
    supply: Five  # a bag
    card: str = ""  # the encounter on the table
    sealed: tuple[Cards | None, ...] = ()  # discards, or the module removed, until all are in


def points(table: Table, seat: Seat) -> int:
    """4.3"""
    return sum(amount for _, amount in point_sources(table, seat))


def point_sources(table: Table, seat: Seat) -> tuple[tuple[str, int], ...]:
    player = table.players[seat]
    return (
        ("colonies", len(player.colonies) * VP["colony"]),
        ("spaceports", len(player.spaceports) * VP["spaceport"]),
        ("figures", table.figures.count(seat) * VP["friendship_figure"]),
        ("medals", len(player.medals) * VP["special_token_medal"]),
        ("half-medals", player.half_medals // 2 * VP["half_medal_pair"]),
    )


def has_won(table: Table) -> bool:
    return points(table, table.seat) >= POINTS_TO_WIN


def pieces_left(table: Table, seat: Seat, piece: str) -> int:
    """What the seat still has in its own supply."""
    player = table.players[seat]
    flying = table.flight.kind if table.flight is not None and seat == table.seat else ""
    kinds = [ship.kind for ship in player.ships] + ([flying] if flying else [])
    used = {
        "transporter": len(kinds),
        "colony": len(player.colonies) + len(player.spaceports) + kinds.count("colony_ship"),
        "trade_station": len(player.stations) + kinds.count("trade_ship"),
        "shipyard": len(player.spaceports),
    }
    return PIECES[piece] - used[piece]


def module_stock(table: Table, kind: int) -> int:
    """Modules of the common stock; those of the founding phase are set aside."""
    return MODULE_TOTALS[kind] - sum(p.modules[kind] for p in table.players) - table.pool.count(MODULES[kind])


def bonus(player: Player, stat: Literal["speed", "combat"]) -> int:
    """The Scientists' cards."""
    return sum(getattr(CARDS[card].effect, stat) for card in player.cards)


def drives(player: Player) -> int:
    return player.boosters + bonus(player, "speed")


def guns(player: Player) -> int:
    return player.cannons + bonus(player, "combat")


def has_effect(player: Player, effect: str) -> str:
    """The card that gives an effect, or nothing."""
    return next((card for card in player.cards if CARDS[card].effect.type == effect), "")


def ships_at(table: Table) -> dict[str, Seat]:
    """Ships standing on the board; one that pauses in flight stands nowhere."""
    return {ship.at: seat for seat, player in enumerate(table.players) for ship in player.ships}


def occupied(table: Table) -> set[str]:
    """Where a ship, colony, spaceport or neutral piece stands."""
    places = set(table.neutral)
    for player in table.players:
        places.update(player.colonies, player.spaceports)
        places.update([ship.at for ship in player.ships])
    return places


def foreign_anchorages(table: Table, seat: Seat) -> set[str]:
    return {
        place
        for other, player in enumerate(table.players)
        if other != seat
        for port in player.spaceports
        for place in ANCHORAGES_OF[port]
    }


def free_anchorages(table: Table, seat: Seat) -> tuple[str, ...]:
    """Own anchorages without a ship, in the order of ids."""
    ships = ships_at(table)
    places = (place for port in table.players[seat].spaceports for place in ANCHORAGES_OF[port])
    return by_id(place for place in places if place not in ships)


def stations_at(table: Table, slot: int) -> int:
    return sum(player.stations.count(slot) for player in table.players)


def cards_left(table: Table, people: str) -> tuple[str, ...]:
    """Friendship cards of a people that nobody has yet, each kind once."""
    taken = [card for player in table.players for card in player.cards]
    return tuple(c.id for c in CARDS.values() if c.people == people and taken.count(c.id) < c.count)


def people_of(table: Table, slot: int) -> str:
    return QUADRANTS[table.quadrants[slot]].people


def left_of(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The other seats clockwise, beginning with the left neighbour."""
    at = table.order.index(seat)
    return table.order[at + 1 :] + table.order[:at]


def as_cards(five: Five) -> Cards:
    return tuple((resource, n) for resource, n in zip(RESOURCES, five, strict=True) if n)


def as_five(cards: Cards) -> Five:
    amounts = dict(cards)
    return tuple(amounts.get(resource, 0) for resource in RESOURCES)


def holds(hand: Five, cards: Cards) -> bool:
    return covers(hand, as_five(cards))


def covers(hand: Five, cost: Five) -> bool:
    for have, need in zip(hand, cost, strict=True):  # noqa: SIM110 - asked so often that a generator would show
        if have < need:
            return False
    return True


def plus(one: Five, other: Five) -> Five:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Five, other: Five) -> Five:
    return tuple(a - b for a, b in zip(one, other, strict=True))
