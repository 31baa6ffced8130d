"""The founding phase (section 3.4)."""

from engine.core.prompt import Seat
from engine.games.starfarers.components import FOUNDING_ROUNDS, STARTING_CARDS, STARTING_HALF_MEDALS
from engine.games.starfarers.course import Course
from engine.games.starfarers.decisions import Launch, Settle, Upgrade
from engine.games.starfarers.events import ColonySettled, ShipPlaced, SiteClosed, SpaceportBuilt
from engine.games.starfarers.geography import CATAN_SITES
from engine.games.starfarers.state import Ship, occupied


def settle(course: Course, seat: Seat, decision: Settle) -> None:
    player = course.player(seat)
    course.alter(seat, colonies=(*player.colonies, decision.at))
    course.tell(ColonySettled(seat, decision.at))
    _next_choice(course)


def upgrade(course: Course, seat: Seat, decision: Upgrade) -> None:
    player = course.player(seat)
    rest = tuple(at for at in player.colonies if at != decision.at)
    course.alter(seat, colonies=rest, spaceports=(decision.at,))
    course.tell(SpaceportBuilt(seat, decision.at))
    course.change(founding="ship")


def launch(course: Course, seat: Seat, decision: Launch) -> None:
    course.alter(seat, ships=(Ship(decision.ship, decision.at),))
    course.tell(ShipPlaced(seat, decision.ship, decision.at))
    course.change(founding="module")


def take_module(course: Course, seat: Seat, module: str) -> None:
    pool = list(course.table.pool)
    pool.remove(module)
    course.change(pool=tuple(pool))
    course.attach(seat, module)
    _next_choice(course)


def _next_choice(course: Course) -> None:
    seats = len(course.table.order)
    number = course.table.active + 1
    course.change(active=number, turn=course.table.turn + 1)
    if number == FOUNDING_ROUNDS * seats:
        _close(course)
        begin(course)
        return
    course.change(founding="spaceport" if number >= (FOUNDING_ROUNDS - 1) * seats else "")
    course.ask(course.table.seat)


def _close(course: Course) -> None:
    """3.5: with three players the empty sites are closed; the module nobody chose returns to stock."""
    course.change(pool=(), founding="")
    taken = occupied(course.table)
    for site in CATAN_SITES:
        if site not in taken:
            course.change(neutral=(*course.table.neutral, site))
            course.tell(SiteClosed(site))


def begin(course: Course) -> None:
    """Everyone draws and takes a half-medal; then the first turn."""
    for seat in course.table.order:
        course.draw_supply(seat, STARTING_CARDS)
        course.half_medals(seat, STARTING_HALF_MEDALS)
    course.start_turn(0)
