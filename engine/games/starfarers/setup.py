"""Setting up (section 3): the board of the four variants, colours, the start player."""

from typing import Any

from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.starfarers import founding
from engine.games.starfarers.components import (
    BEGINNER_SEATS,
    CARDS_PER_RESOURCE,
    COLOURS,
    FOUNDING_MODULES,
    LOOSE,
    MODULE_INDEX,
    MODULES,
    OUTER_SYMBOLS,
    QUADRANTS,
    RESOURCES,
    SUPPLY_PER_RESOURCE,
    TOKENS,
    VARIANTS,
    Variant,
)
from engine.games.starfarers.course import Course
from engine.games.starfarers.geography import SLOTS
from engine.games.starfarers.state import NOTHING, Player, Ship, StarfarersOptions, State, Table

STARS = (1, 2)


def new(options: StarfarersOptions, seats: int, rng: Rng) -> State:
    variant = VARIANTS[options.setup]
    colours = COLOURS if options.colours == "seats" else rng.shuffled(COLOURS, "colours")
    players = tuple(_player(variant, colour) for colour in colours[:seats])
    board = _board(variant, rng)
    table = Table(
        options=options,
        players=players,
        order=start_order(seats, rng),
        ids=tuple(range(1, seats + 1)),
        last_id=seats,
        bank=(CARDS_PER_RESOURCE - SUPPLY_PER_RESOURCE,) * len(RESOURCES),
        hidden_tokens=tuple(_bag(symbol) for symbol in OUTER_SYMBOLS),
        reserve=_bag("reserve"),
        pool=FOUNDING_MODULES if variant.founding_phase else (),
        neutral=_neutral(variant, colours[seats:]),
        **board,
    )
    state = State(table, (NOTHING,) * seats, (SUPPLY_PER_RESOURCE,) * len(RESOURCES))
    if variant.founding_phase:
        return state
    course = Course(state, rng)
    founding.begin(course)
    return course.step().state


def _bag(symbol: str) -> tuple[str, ...]:
    return tuple(token.id for token in TOKENS.values() if token.symbol == symbol)


def start_order(seats: int, rng: Rng) -> tuple[Seat, ...]:
    """3.2: the highest roll starts, tied players roll again; then clockwise."""
    rolling = list(range(seats))
    while len(rolling) > 1:
        rolls = {seat: rng.die("start") + rng.die("start") for seat in rolling}
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
    first = rolling[0]
    return tuple((first + i) % seats for i in range(seats))


def _player(variant: Variant, colour: str) -> Player:
    if variant.founding_phase:
        return Player(colour)
    seat = BEGINNER_SEATS[colour]
    modules = tuple(int(i == MODULE_INDEX[seat.module]) for i in range(len(MODULES)))
    ship = Ship("colony_ship", seat.colony_ship)
    return Player(colour, colonies=seat.colonies, spaceports=(seat.spaceport,), ships=(ship,), modules=modules)


def _neutral(variant: Variant, unused: tuple[str, ...]) -> tuple[str, ...]:
    """3.5: in the beginner set-up the pieces of the unused colour stand as blockers."""
    if variant.founding_phase:
        return ()
    return tuple(at for colour in unused for at in (*BEGINNER_SEATS[colour].colonies, BEGINNER_SEATS[colour].spaceport))


def _board(variant: Variant, rng: Rng) -> dict[str, Any]:
    """Quadrants that lie face down are not dealt yet: only the number of stars on their backs is."""
    placed, bags, backs = _quadrants(variant, rng)
    face_up = variant.quadrants_face_up
    rotations = tuple(
        rng.below(3, "rotation") if face_up and slot.stars and variant.rotation == "random" else 0 for slot in SLOTS
    )
    return {
        "quadrants": placed,
        "rotations": rotations,
        "tokens": tuple(_catan_tokens(variant, slot.id, rng) if not slot.stars else ("", "", "") for slot in SLOTS),
        "backs": backs,
        "hidden_quadrants": bags,
    }


def _quadrants(variant: Variant, rng: Rng) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[int, ...]]:
    """By slot, the bags of what is not placed, and the stars of the backs."""
    catan = {slot.id: slot.id for slot in SLOTS if not slot.stars}
    if variant.layout:
        layout = catan | variant.layout
        return tuple(layout[slot.id] for slot in SLOTS), ((), ()), tuple(slot.stars for slot in SLOTS)
    if variant.pool == "all_16_shuffled_together":
        stars = dict(zip(variant.fill_order, rng.shuffled([QUADRANTS[q].stars for q in LOOSE], "backs"), strict=False))
        backs = tuple(stars.get(slot.id, 0) for slot in SLOTS)
        return _face_down(), tuple(_of_stars(LOOSE, n) for n in STARS), backs
    empties = [q for q in LOOSE if QUADRANTS[q].kind == "empty" and QUADRANTS[q].stars == 1]
    returned = rng.choice(empties, "returned")
    bags = tuple(_of_stars(tuple(q for q in LOOSE if q != returned), n) for n in STARS)
    backs = tuple(slot.stars for slot in SLOTS)
    if not variant.quadrants_face_up:
        return _face_down(), bags, backs
    dealt = {n: list(rng.shuffled(bags[n - 1], f"quadrants {n}")) for n in STARS}
    placed = tuple(slot.id if not slot.stars else dealt[slot.stars].pop() for slot in SLOTS)
    return placed, ((), ()), backs


def _face_down() -> tuple[str, ...]:
    return tuple("" if slot.stars else slot.id for slot in SLOTS)


def _of_stars(quadrants: tuple[str, ...], stars: int) -> tuple[str, ...]:
    return tuple(q for q in quadrants if QUADRANTS[q].stars == stars)


def _catan_tokens(variant: Variant, slot: str, rng: Rng) -> tuple[str, ...]:
    if not variant.catan_numbers:
        return rng.shuffled(_bag(slot), f"tokens {slot}")
    by_numbers = {TOKENS[token].numbers: token for token in _bag(slot)}
    return tuple(by_numbers[numbers] for numbers in variant.catan_numbers[slot])
