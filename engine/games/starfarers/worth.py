"""How good a position looks, in points: what the steady player goes by; and which decisions bring a game forward.

Counted are victory points, what colonies yield, how near ships are to the best place they could use, modules as long
as they open something, and how much of the next useful purchase the hand covers.
"""

from functools import lru_cache

from engine.core.prompt import Seat
from engine.games.starfarers.board import closed_sites, site_pips
from engine.games.starfarers.components import COSTS, PEOPLE, QUADRANTS, RESOURCES, SPECIALS, TOKENS, Five
from engine.games.starfarers.decisions import (
    Bank,
    Build,
    Counter,
    Decision,
    EndTrade,
    EndTurn,
    Fly,
    Found,
    Jump,
    Offer,
    Withdraw,
)
from engine.games.starfarers.geography import SITES, SLOTS, geography
from engine.games.starfarers.state import (
    Player,
    Table,
    as_five,
    bonus,
    minus,
    occupied,
    people_of,
    pieces_left,
    plus,
    stations_at,
)
from engine.games.starfarers.view import StarfarersView

PLAIN = 4
ARRIVING = 24
WEIGHTS: dict[type, int] = {Found: 100, Build: 24, Offer: 1, Counter: 1, Withdraw: 1, Bank: 1, EndTrade: 3, EndTurn: 1}

WON = 50.0
HALF_MEDAL = 0.4  # an odd one
CARD = 0.045  # in hand, up to the limit of a seven
CARD_OVER_LIMIT = 0.01
FRIENDSHIP = 0.35
PIP = 0.022  # of a colony's planets
MISSING_KIND = 0.1  # a resource no colony yields
MODULE_VALUES = (
    (0.26, 0.24, 0.18, 0.12, 0.07, 0.04),  # boosters
    (0.15, 0.14, 0.14, 0.16, 0.08, 0.05),  # cannons
    (0.4, 0.22, 0.16, 0.1, 0.05),  # freight pods
)
PLANS = {"colony_ship": 0.42, "trade_ship": 0.4, "spaceport": 0.75, "booster": 0.16, "cannon": 0.1, "freight_pod": 0.16}
STEP = 0.022  # what one step of distance costs a ship
SITE = 0.78
UNEXPLORED_SITE = 0.6
POSSIBLE_SITE = 0.42
STATION_CARD = 0.45
FAR = 40


def weigh(view: StarfarersView, decision: Decision) -> int:
    """Random walks take decisions in this proportion: building, arriving and founding bring the end nearer."""
    if isinstance(decision, Fly | Jump):
        places = view.table.geography
        goal = decision.path[-1] if isinstance(decision, Fly) else decision.to
        return ARRIVING if goal in places.sites or goal in places.centrals or goal in places.possible_sites else PLAIN
    return WEIGHTS.get(type(decision), PLAIN)


def worth(view: StarfarersView, seat: Seat) -> float:
    table = view.table
    player = table.players[seat]
    hand = view.hand if view.hand is not None else (0,) * len(RESOURCES)
    if table.phase == "over":
        return WON if table.seat == seat else -WON
    others = max(score for other, score in enumerate(view.head.scores) if other != seat)
    return (
        view.head.scores[seat]
        - 0.1 * others
        + HALF_MEDAL * (player.half_medals % 2)
        + FRIENDSHIP * len(player.cards)
        + _income(table, player)
        + _modules(player)
        + _fleet(table, seat)
        + _hand(table, seat, _promised(table, seat, hand))
        - 0.001 * (table.offer is not None and table.seat == seat)
    )


def _promised(table: Table, seat: Seat, hand: Five) -> Five:
    """The hand as it would be after a deal one has accepted."""
    if table.offer is None or not table.accepted or not table.accepted[seat]:
        return hand
    return plus(minus(hand, as_five(table.offer.want)), as_five(table.offer.give))


def _income(table: Table, player: Player) -> float:
    pips = 0
    kinds: set[str] = set()
    for at in (*player.colonies, *player.spaceports):
        pips += site_pips(table, at)
        kinds |= _yields(table, at)
    return PIP * pips - MISSING_KIND * (len(RESOURCES) - len(kinds))


def _yields(table: Table, at: str) -> frozenset[str]:
    site = SITES[at]
    return _resources(table.quadrants[site.slot], table.rotations[site.slot], site.positions)


@lru_cache(maxsize=512)
def _resources(quadrant: str, rotation: int, positions: tuple[int, int]) -> frozenset[str]:
    planets = QUADRANTS[quadrant].planets
    return frozenset(planets[(position + rotation) % len(planets)].resource for position in positions)


def _modules(player: Player) -> float:
    worth = sum(sum(values[:n]) for values, n in zip(MODULE_VALUES, player.modules, strict=True))
    return worth + 0.1 * (bonus(player, "speed") + bonus(player, "combat"))


def _hand(table: Table, seat: Seat, hand: Five) -> float:
    """Cards, and the two purchases they come nearest to."""
    held = sum(hand)
    cards = CARD * min(held, 7) + CARD_OVER_LIMIT * max(0, held - 7)
    progress = sorted((_progress(hand, COSTS[what], value) for what, value in _plans(table, seat)), reverse=True)
    return cards + (progress[0] if progress else 0.0) + 0.3 * sum(progress[1:2])


def _plans(table: Table, seat: Seat) -> list[tuple[str, float]]:
    """What is worth saving for, as far as there are pieces for it."""
    player = table.players[seat]
    plans = [("booster", PLANS["booster"]), ("cannon", PLANS["cannon"]), ("freight_pod", PLANS["freight_pod"])]
    if pieces_left(table, seat, "shipyard") and player.colonies:
        plans.append(("spaceport", PLANS["spaceport"]))
    if pieces_left(table, seat, "transporter"):
        if pieces_left(table, seat, "colony"):
            plans.append(("colony_ship", PLANS["colony_ship"]))
        if pieces_left(table, seat, "trade_station"):
            plans.append(("trade_ship", PLANS["trade_ship"] if player.pods else 0.2))
    return plans


def _progress(hand: Five, cost: Five, value: float) -> float:
    covered = sum(min(have, need) for have, need in zip(hand, cost, strict=True))
    return float(value * (covered / sum(cost)) ** 1.5)


def _fleet(table: Table, seat: Seat) -> float:
    """Every ship by the best place it could still use."""
    ships = [(ship.kind, ship.at) for ship in table.players[seat].ships]
    if table.flight is not None and table.seat == seat:
        ships.append((table.flight.kind, table.flight.at))
    if not ships:
        return 0.0
    goals = {
        "colony_ship": _sites(table, seat) if any(kind == "colony_ship" for kind, _ in ships) else {},
        "trade_ship": _outposts(table, seat) if any(kind == "trade_ship" for kind, _ in ships) else {},
    }
    return sum(_ship(table, at, goals[kind]) for kind, at in ships) + 0.15 * table.jump * (table.seat == seat)


def _ship(table: Table, at: str, goals: dict[str, float]) -> float:
    far = distances(table.quadrants, at)
    best = max((value - STEP * far.get(goal, FAR) for goal, value in goals.items()), default=0.0)
    return 0.1 + max(0.0, best)


@lru_cache(maxsize=512)
def distances(quadrants: tuple[str, ...], start: str) -> dict[str, int]:
    """Steps to every intersection."""
    neighbours = geography(quadrants).neighbours
    far = {start: 0}
    edge = [start]
    while edge:
        new = []
        for place in edge:
            for near in neighbours[place]:
                if near not in far:
                    far[near] = far[place] + 1
                    new.append(near)
        edge = new
    return far


def _sites(table: Table, seat: Seat) -> dict[str, float]:
    """Free sites and what a colony there would add."""
    mine = {ship.at for ship in table.players[seat].ships}
    taken = occupied(table) - mine
    if len(table.players) == 3:
        taken |= set(closed_sites(table))
    places = table.geography
    found = {at: POSSIBLE_SITE for at in places.possible_sites if at not in taken}
    for at, site in places.sites.items():
        if at in taken or not SLOTS[site.slot].stars:
            continue
        tokens = [table.tokens[site.slot][position] for position in site.positions]
        if any(token in SPECIALS for token in tokens):
            continue
        known = all(token in TOKENS for token in tokens)
        found[at] = SITE + PIP * site_pips(table, at) if known else UNEXPLORED_SITE
    return found


def _outposts(table: Table, seat: Seat) -> dict[str, float]:
    """Outposts and what a station there would add; without enough pods much less."""
    player = table.players[seat]
    found = {SLOTS[s].ring[0]: 0.3 for s, quadrant in enumerate(table.quadrants) if not quadrant}
    for central, slot in table.geography.centrals.items():
        stations = stations_at(table, slot)
        holder = table.figures[PEOPLE.index(people_of(table, slot))]
        mine = player.stations.count(slot) + 1
        figure = holder is None or (holder != seat and mine > table.players[holder].stations.count(slot))
        value = 0.5 * (STATION_CARD + 2.0 * figure)
        if stations < 5:
            found[central] = value if player.pods > stations else 0.3 * value
    return found
