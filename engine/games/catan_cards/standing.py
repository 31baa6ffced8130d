"""What follows from the cards in play: points, tokens, conditions, rates, protection (rules, 2.2, 2.3 and 8)."""

from collections.abc import Iterator, Sequence

from engine.core.prompt import Seat
from engine.games.catan_cards import places
from engine.games.catan_cards.components import CARDS, CENTRAL, LIMITS, RESOURCES, Card, Condition, Effect
from engine.games.catan_cards.holdings import stock
from engine.games.catan_cards.state import NOBODY, Placed, State
from engine.games.catan_cards.tally import tally, with_bonus


def other(seat: Seat) -> Seat:
    return 1 - seat


def owned(state: State, seat: Seat) -> Iterator[tuple[Seat, Placed]]:
    """All cards of a player in play with the seat they stand at, own principality first."""
    for host in (seat, other(seat)):
        for card in state.players[host].cards:
            if card.owner == seat:
                yield host, card


def active(state: State, seat: Seat) -> Iterator[Placed]:
    return (card for _, card in owned(state, seat) if card.active)


def standing(state: State, seat: Seat, op: str) -> Sequence[tuple[Placed, Effect]]:
    """Active effects of one kind in the own principality."""
    return tally(state, seat).effects.get(op, ())


def buildings(state: State, seat: Seat) -> Iterator[tuple[Seat, Placed]]:
    return ((host, card) for host, card in owned(state, seat) if CARDS[card.card].kind == "building")


def has(state: State, seat: Seat, rules_id: str) -> bool:
    return rules_id in tally(state, seat).identities


def copies(state: State, seat: Seat, rules_id: str) -> int:
    """Copies in play, inactive ones included."""
    return sum(CARDS[card.card].rules_id == rules_id for _, card in owned(state, seat))


def unit_strength(state: State, card: Placed) -> int:
    return with_bonus(card, tally(state, card.owner).effects) if CARDS[card.card].strength else 0


def strength(state: State, seat: Seat) -> int:
    return tally(state, seat).strength


def tournament(state: State, seat: Seat) -> int:
    return tally(state, seat).tournament + state.production * len(standing(state, seat, "dynamic_tournament"))


def commerce(state: State, seat: Seat) -> int:
    sums = tally(state, seat)
    return sums.commerce + (stock(state.players[seat])["gold"] if "gold_as_commerce" in sums.effects else 0)


def progress_cards(state: State, seat: Seat) -> int:
    return tally(state, seat).progress


def hand_limit(state: State, seat: Seat) -> int:
    return LIMITS["hand_limit_base"] + progress_cards(state, seat)


def trade_fleets(state: State, seat: Seat) -> int:
    return tally(state, seat).trade_fleets


def craft_points(state: State, seat: Seat) -> int:
    return tally(state, seat).craft


def sites(state: State, seat: Seat, kind: str) -> list[int]:
    return [x for x, own in state.players[seat].sites if own == kind]


def wizard_here(state: State, seat: Seat, x: int) -> bool:
    return not tally(state, seat).wizards.isdisjoint(places.host_regions(x))


def holds(state: State, seat: Seat, condition: Condition) -> bool:
    """One condition of `requires` or `if` for the owner of a card."""
    rival = other(seat)
    if condition.any:
        return any(holds(state, seat, part) for part in condition.any)
    if condition.opponent_strength_max is not None:
        return strength(state, rival) <= condition.opponent_strength_max
    if condition.has:
        return has(state, seat, condition.has)
    if condition.token:
        return {"knight": state.knight, "mill": state.mill}[condition.token] == seat
    if condition.more_tournament_than_opponent:
        return tournament(state, seat) > tournament(state, rival)
    if condition.host_strength_min:  # asked of foreign cards only: the host is the opponent
        return strength(state, rival) >= condition.host_strength_min
    return (
        (not condition.commerce_min or commerce(state, seat) >= condition.commerce_min)
        and len(sites(state, seat, "city")) >= condition.cities_min
        and len(sites(state, seat, "citadel")) >= condition.citadels_min
        and len(tally(state, seat).wizards) >= condition.wizards_min
        and len(tally(state, rival).wizards) >= condition.opponent_wizards_min
        and trade_fleets(state, seat) >= condition.trade_fleets_min
        and craft_points(state, seat) >= condition.craft_points_min
    )


def card_points(state: State, card: Placed) -> int:
    """Victory points of one card in play."""
    if not card.active:
        return 0
    kind = CARDS[card.card]
    points = kind.vp
    for effect in kind.effects:
        if effect.op == "vp_if" and effect.when and holds(state, card.owner, effect.when):
            points += effect.vp
    return points


CITADEL = CARDS["citadel"]
SOURCES = ("settlements", "cities", "citadels", "buildings", "knight", "mill")


def points_by_source(state: State, seat: Seat) -> dict[str, int]:
    kinds = [kind for _, kind in state.players[seat].sites]
    citadels = sites(state, seat, "citadel") if "citadel" in kinds else ()
    full, bare, sums = CITADEL.effects[0].vp, CITADEL.vp, tally(state, seat)
    return {
        "settlements": CENTRAL["settlement"].vp * kinds.count("settlement"),
        "cities": CENTRAL["city"].vp * kinds.count("city"),
        "citadels": sum(full if wizard_here(state, seat, x) else bare for x in citadels),
        "buildings": sum(vp for condition, vp in sums.vp_if if holds(state, seat, condition)) + sums.vp,
        "knight": int(state.knight == seat),
        "mill": int(state.mill == seat),
    }


def points(state: State, seat: Seat) -> int:
    return sum(points_by_source(state, seat).values())


def token_holder(measures: tuple[int, int]) -> Seat:
    """Strictly more and at least one; a tie gives the token to nobody."""
    if measures[0] == measures[1]:
        return NOBODY
    return 0 if measures[0] > measures[1] else 1


def forbidden(state: State, what: str) -> bool:
    """Philosophers' Stone: active in either principality it stops both."""
    return any(what in effect.what for seat in (0, 1) for _, effect in standing(state, seat, "forbid"))


def protected_regions(state: State, seat: Seat, threat: str) -> set[str]:
    safe: set[str] = set()
    for card, effect in standing(state, seat, "protect"):
        if effect.origin != threat:
            continue
        x = places.site_of(card.place)
        if effect.scope == "neighbour_regions":
            safe.update(places.neighbour_regions(card.place))
        elif effect.scope == "host_regions" and x is not None:
            safe.update(places.host_regions(x))
        elif effect.scope == "all_regions":
            safe.update(region.place for region in state.players[seat].regions)
    return safe


def city_regions(state: State, seat: Seat) -> set[str]:
    return {place for x in sites(state, seat, "city") for place in places.host_regions(x)}


def plague_regions(state: State, seat: Seat) -> set[str]:
    """Landscapes that would lose something to Plague."""
    near = city_regions(state, seat) - protected_regions(state, seat, "plague")
    return {region.place for region in state.players[seat].regions if region.place in near and region.amount}


def civil_war_units(state: State, seat: Seat, filters: tuple[str, ...]) -> list[str]:
    """Places of own unprotected units of these kinds."""
    shields = [(card, e) for card, e in standing(state, seat, "protect") if e.origin == "civil_war"]
    everywhere = any(effect.scope == "all_units" for _, effect in shields)
    harbours = {places.site_of(card.place) for card, effect in shields if effect.scope == "host_site_fleets"}
    found = []
    for card in state.players[seat].cards:
        subkind = CARDS[card.card].subkind
        if card.owner != seat or subkind not in filters:
            continue
        fleet_safe = subkind == "trade_fleet" and places.site_of(card.place) in harbours
        if not fleet_safe and not (everywhere and subkind != "privateer"):
            found.append(card.place)
    return found


def fire_safe(state: State, host: Seat, card: Placed) -> bool:
    """Fire Station: its city's slots while active, itself always (rules, 9.2 and 11.3)."""
    if _has_fire_station(CARDS[card.card]):
        return True
    x = places.site_of(card.place)
    stations = (c.place for c, e in standing(state, host, "protect") if e.origin == "arsonist")
    return x is not None and any(places.site_of(place) == x for place in stations)


def _has_fire_station(kind: Card) -> bool:
    return any(effect.op == "protect" and effect.origin == "arsonist" for effect in kind.effects)


def burnable(state: State, seat: Seat) -> list[tuple[Seat, Placed]]:
    """Buildings of this player an Arsonist may hit."""
    return [(h, c) for h, c in buildings(state, seat) if not c.pawned and not fire_safe(state, h, c)]


def strength_units(state: State, seat: Seat) -> list[tuple[Seat, Placed]]:
    return [(host, card) for host, card in owned(state, seat) if CARDS[card.card].strength]


def rates(state: State, seat: Seat) -> dict[str, int]:
    """Resources of one type the bank takes for one other (rules, 6 and 11.2)."""
    best = dict.fromkeys(RESOURCES, LIMITS["bank_rate"])
    for card, effect in standing(state, seat, "trade_rate"):
        if effect.resource in best:
            best[effect.resource] = min(best[effect.resource], boosted(state, card, effect))
        elif effect.resource == "opponent_fleets":
            for _, theirs in standing(state, other(seat), "trade_rate"):
                if theirs.resource in best:
                    best[theirs.resource] = min(best[theirs.resource], effect.give)
    return best


def boosted(state: State, card: Placed, effect: Effect) -> int:
    """The rate of a fleet, better beside a Lighthouse."""
    x = places.site_of(card.place)
    lights = [e.give for c, e in standing(state, card.owner, "trade_rate_boost") if places.site_of(c.place) == x]
    return min([effect.give, *lights]) if CARDS[card.card].subkind == "trade_fleet" else effect.give


def region_rates(state: State, seat: Seat) -> dict[str, int]:
    """Large Trade Fleet: landscapes that trade by themselves, with their rates."""
    found: dict[str, int] = {}
    for card, effect in standing(state, seat, "trade_rate"):
        if effect.resource == "neighbour_regions":
            give = boosted(state, card, effect)
            for place in places.neighbour_regions(card.place):
                found[place] = min(give, found.get(place, give))
    return found


def search_cost(state: State, seat: Seat) -> int:
    values = [e.value for _, e in standing(state, seat, "search_cost") if isinstance(e.value, int)]
    return min([LIMITS["search_cost"], *values])


def reduction(state: State, seat: Seat, kind: Card) -> int:
    """How many resources a card costs less when placed; the two reductions never meet on one card."""
    total = sum(kind.cost.values())
    return sum(
        effect.amount
        for _, effect in standing(state, seat, "cost_reduction")
        if (kind.subkind in effect.filter or kind.frame in effect.filter) and total >= effect.min_cost and total
    )


def die_reward(state: State, seat: Seat, face: str) -> int:
    """Resources of the Trade or Tournament reward: `set` first, then `add`."""
    found = [effect for _, effect in standing(state, seat, "die_reward") if effect.face == face]
    base = max([1, *(int(effect.count) for effect in found if effect.mode == "set")])
    return base + sum(int(effect.count) for effect in found if effect.mode == "add")


def die_bonus(state: State, seat: Seat, face: str) -> dict[str, int]:
    total: dict[str, int] = {}
    for _, effect in standing(state, seat, "die_bonus"):
        if effect.face == face:
            for resource, amount in effect.gain.items():
                total[resource] = total.get(resource, 0) + amount
    return total


def shows_draws(state: State, seat: Seat) -> bool:
    """Embassy: an active foreign card in this principality that lays draws open."""
    cards = state.players[seat].cards
    return any(c.owner != seat and c.active and CARDS[c.card].effect("reveal_draws") for c in cards)


def back_to_row(state: State, kind: Card) -> bool:
    """University, and Trading House with its theme set, leave play to the face-up row only (rules, 9.3)."""
    return kind.rules_id == "university" or (kind.rules_id == "trading_house" and "tc" in state.options.themes)
