"""How good a position looks: what stands, what comes in, and how near the next goal is; ten make a victory point."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, placing, sites, standing
from engine.games.catan_cards.components import CARDS, CENTRAL, Card
from engine.games.catan_cards.decisions import Gain
from engine.games.catan_cards.effects.happenings import yields
from engine.games.catan_cards.state import NOBODY, State
from engine.games.catan_cards.view import CatanView

POINT = 10.0
WON = 1_000.0
RIVAL = 0.7  # what the opponent's position counts
RESOURCE = 0.4
CARD = 3.5
MEASURE = 1.5  # a point of strength or commerce
YIELD_WORTH = 3.0  # of a landscape that yields one
HAND_SHARE = 0.2  # of what a card would be worth in play
ACTION_CARD = 1.0
MAGIC = 1.0
STEP = 0.05  # a turn that is over: nothing is done for nothing
NEARNESS = (0.42, 0.28, 0.19, 0.12, 0.07, 0.03)  # share of a goal's worth by resources missing
SECOND_GOAL = 0.35
GOAL_WORTH = {"city": 13.0, "settlement": 16.0, "road": 8.0, "citadel": 5.0}


def worth(view: CatanView, seat: Seat) -> float:
    state = _with_answer(view.table, seat)
    if state.stage == "over":
        return WON if state.winner == seat else -WON
    rival = standing.other(seat)
    mine = (
        _position(view, state, seat) + _hand(state, seat) + _goals(state, seat) - RIVAL * _position(view, state, rival)
    )
    return mine + (0.0 if state.stage == "main" and state.active == seat else STEP) - STEP * (state.offer is not None)


def _with_answer(state: State, seat: Seat) -> State:
    """A sealed answer of one's own as if it had been carried out."""
    answer = state.answers[seat]
    if not isinstance(answer, Gain):
        return state
    players = list(state.players)
    players[seat] = holdings.receive(players[seat], dict(answer.resources))
    return replace(state, players=tuple(players))


def _position(view: CatanView, state: State, seat: Seat) -> float:
    sums = view.facts[seat]
    player = state.players[seat]
    total = POINT * sums.points + MEASURE * (sums.strength + sums.commerce) + 0.5 * sums.tournament
    total += 2.0 * sums.hand_limit
    total += RESOURCE * sum(region.amount for region in player.regions)
    total += YIELD_WORTH * sum(yields(state, seat).values())
    total += 4.0 * len(player.roads)
    for _, card in standing.owned(state, seat):
        total += CARD + MAGIC * card.magic + 0.5 * card.craft + 0.3 * card.amount if card.active else 0.0
    return total


def _hand(state: State, seat: Seat) -> float:
    """Cards one holds, as far as they could ever be used; beyond the limit they count nothing."""
    values = sorted((_held(state, seat, card) for card in state.players[seat].hand), reverse=True)
    return sum(values[: standing.hand_limit(state, seat)])


def _held(state: State, seat: Seat, card: str) -> float:
    kind = CARDS.get(card)
    if kind is None or kind.kind == "action":
        return ACTION_CARD
    return HAND_SHARE * card_worth(state, seat, kind)


# The goals one saves for


def _goals(state: State, seat: Seat) -> float:
    """The best goal counts as far as its price is there, the next best a little."""
    held = holdings.payable(state.players[seat])
    best = sorted((value * _nearness(held, price) for value, price in _wanted(state, seat)), reverse=True)
    return best[0] + SECOND_GOAL * sum(best[1:3]) if best else 0.0


def _nearness(held: Mapping[str, int], price: Mapping[str, int]) -> float:
    missing = sum(max(0, amount - held[resource]) for resource, amount in price.items())
    return NEARNESS[missing] if missing < len(NEARNESS) else 0.0


def _wanted(state: State, seat: Seat) -> Iterator[tuple[float, Mapping[str, int]]]:
    player = state.players[seat]
    open_road = any(placing.end_of(state, seat, side)[1] for side in placing.SIDES)
    roads, settlements, cities = state.supply
    if open_road and settlements:
        yield GOAL_WORTH["settlement"], CENTRAL["settlement"].cost
    if not open_road and roads and settlements:
        yield GOAL_WORTH["road"], CENTRAL["road"].cost
    if cities and standing.sites(state, seat, "settlement"):
        yield GOAL_WORTH["city"], CENTRAL["city"].cost
    for card in {*player.hand, *state.row}:
        kind = CARDS.get(card)
        if kind and kind.kind not in {"action", "central"} and _fits(state, seat, kind):
            yield card_worth(state, seat, kind), kind.cost


def _fits(state: State, seat: Seat, kind: Card) -> bool:
    """Its condition holds, its magic is there, and it has a place."""
    return (
        all(standing.holds(state, seat, condition) for condition in kind.requires)
        and holdings.free_magic(state.players[seat]) >= placing.placing_magic(kind)
        and not (kind.limit_per_player and standing.copies(state, seat, kind.rules_id))
        and bool(sites.free_places(state, seat, kind))
    )


def card_worth(state: State, seat: Seat, kind: Card) -> float:
    """What having it in play would be worth; points of strength and commerce more where a token is near."""
    value = CARD + POINT * kind.vp + 2.0 * kind.progress + 0.5 * kind.tournament
    for points, holder in ((kind.strength, state.knight), (kind.commerce, state.mill)):
        value += points * (MEASURE if holder == seat else 2.5 if holder == NOBODY else 2.0)
    return value
