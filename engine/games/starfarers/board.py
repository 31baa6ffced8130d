"""What can be read off the table: production, special tokens, what is due. Nothing here changes anything."""

from functools import lru_cache

from engine.core.prompt import Seat
from engine.games.starfarers.components import (
    BALL_VALUES,
    BALLS,
    CARDS,
    HAND_LIMIT,
    PIPS,
    QUADRANTS,
    RESOURCES,
    SPECIALS,
    SUPPLY_DRAWS,
    TOKENS,
    Five,
    Token,
)
from engine.games.starfarers.geography import SITES, SLOTS
from engine.games.starfarers.state import NOTHING, Player, Table, free_anchorages, guns, pieces_left, points


def balls_of(table: Table) -> tuple[str, ...]:
    """Option `more`: one yellow ball fewer."""
    return BALLS if table.options.encounters == "standard" else BALLS[1:]


def ball_sum(balls: tuple[str, ...]) -> int:
    return sum(BALL_VALUES[ball] for ball in balls)


def supply_draws(vp: int) -> int:
    return next(cards for most, cards in SUPPLY_DRAWS if vp <= most)


def hand_limit(player: Player) -> int:
    limits = [CARDS[card].effect.limit for card in player.cards if CARDS[card].effect.type == "hand_limit"]
    return max(limits, default=HAND_LIMIT)


def discards_due(player: Player, held: int) -> int:
    """4.2: half of a hand above the limit, rounded down."""
    return held // 2 if held > hand_limit(player) else 0


def planet_at(table: Table, slot: int, position: int) -> tuple[str, str]:
    """Resource and symbol of the planet at a position of a slot."""
    planets = QUADRANTS[table.quadrants[slot]].planets
    planet = planets[(position + table.rotations[slot]) % len(planets)]
    return planet.resource, planet.symbol


def production(table: Table, roll: int) -> list[Five]:
    """What every seat's colonies and spaceports would produce."""
    owners = {at: seat for seat, p in enumerate(table.players) for at in (*p.colonies, *p.spaceports)}
    found = [list(NOTHING) for _ in table.players]
    for slot in SLOTS:
        for position, token in enumerate(table.tokens[slot.number]):
            if token in TOKENS and roll in TOKENS[token].numbers:
                resource = RESOURCES.index(planet_at(table, slot.number, position)[0])
                for site in slot.sites:
                    if position in site.positions and site.at in owners:
                        found[owners[site.at]][resource] += 1
    return [tuple(one) for one in found]


def site_pips(table: Table, at: str) -> int:
    """Chances in 36 of the two planets of a site."""
    site = SITES[at]
    tokens = [table.tokens[site.slot][position] for position in site.positions]
    return sum(PIPS[number] for token in tokens if token in TOKENS for number in TOKENS[token].numbers)


def unexplored(table: Table, slot: int) -> bool:
    quadrant = table.quadrants[slot]
    return not quadrant or (QUADRANTS[quadrant].kind == "planets" and not table.tokens[slot][0])


def special_of(token: Token) -> str:
    """The special token that replaces a pirate or ice token."""
    return f"{token.kind}_{token.strength}" if token.strength else ""


def strength(player: Player, special: str) -> int:
    """6.6: the Scientists' combat bonus counts like cannons."""
    return guns(player) if SPECIALS[special].needs == "cannon" else player.pods


@lru_cache(maxsize=1024)
def special_planets(tokens: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, int], ...]:
    """(slot, position) of the special tokens on the board, by slot name."""
    found = [
        (slot, position)
        for slot, on_planets in enumerate(tokens)
        for position, token in enumerate(on_planets)
        if token in SPECIALS
    ]
    return tuple(sorted(found, key=lambda one: SLOTS[one[0]].id))


def clearable(table: Table) -> tuple[tuple[int, int], ...]:
    """Special tokens the active player takes now."""
    if not (specials := special_planets(table.tokens)):
        return ()
    player = table.players[table.seat]
    places = {ship.at for ship in player.ships}
    if table.flight is not None:
        places.add(table.flight.at)
    return tuple(
        (slot, position)
        for slot, position in specials
        if places & SLOTS[slot].around[position]
        and strength(player, token := table.tokens[slot][position]) >= SPECIALS[token].strength
    )


def closed_sites(table: Table) -> tuple[str, ...]:
    """With three players: sites of outer systems whose two others are built on."""
    built = {at for player in table.players for at in player.colonies + player.spaceports}
    found = []
    for slot in SLOTS:
        quadrant = table.quadrants[slot.number]
        if slot.stars and quadrant and QUADRANTS[quadrant].kind == "planets":
            free = [site.at for site in slot.sites if site.at not in built]
            if len(free) == 1:
                found += free
    return tuple(found)


def free_ship_possible(table: Table, seat: Seat) -> bool:
    return bool(
        table.players[seat].free_ships
        and pieces_left(table, seat, "transporter")
        and pieces_left(table, seat, "trade_station")
        and free_anchorages(table, seat)
    )


def ranking(table: Table) -> tuple[Seat, ...]:
    """The winner, then by points, equal ones in the order of seats."""
    seats = range(len(table.players))
    return tuple(sorted(seats, key=lambda seat: (seat != table.seat, -points(table, seat), seat)))
