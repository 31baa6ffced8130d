"""Carrying out decisions. Legality is check.py's business; here everything is allowed."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.starfarers import encounters, founding, moves
from engine.games.starfarers.board import ball_sum, discards_due
from engine.games.starfarers.components import BASE_SPEED_ON_BLACK, CARDS, COSTS, MODULE_INDEX, MODULES
from engine.games.starfarers.course import Course
from engine.games.starfarers.decisions import (
    Accept,
    Attach,
    Bank,
    Build,
    Choose,
    Close,
    Continue,
    Counter,
    Decision,
    Decline,
    Discard,
    EndTrade,
    EndTurn,
    Fame,
    Fly,
    Found,
    Gift,
    Ground,
    Help,
    Jump,
    Launch,
    No,
    Offer,
    Pay,
    Place,
    Remove,
    Roll,
    Settle,
    Shake,
    Steal,
    Stop,
    Take,
    Upgrade,
    Withdraw,
    Yes,
)
from engine.games.starfarers.events import (
    Answered,
    BankTraded,
    Built,
    CardChosen,
    ChoiceSealed,
    DealClosed,
    DealFailed,
    Discarded,
    FameBought,
    Gained,
    Gifted,
    ModuleDeclined,
    OfferAccepted,
    OfferCountered,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    Paid,
    ReliefDeclined,
    ReliefTaken,
    Shaken,
    SpaceportBuilt,
    TradeEnded,
)
from engine.games.starfarers.state import (
    Ship,
    State,
    Trade,
    as_five,
    has_effect,
    holds,
    left_of,
    minus,
    plus,
)
from engine.games.starfarers.trading import deal_of


def play(state: State, seat: Seat, decision: Decision, rng: Rng) -> Step[State]:
    """One decision and everything automatic that follows it."""
    course = Course(state, rng)
    course.ask(seat)
    _PLAYS[type(decision)](course, seat, decision)
    return course.step()


def _roll(course: Course, _: Seat, __: Roll) -> None:
    course.roll()


def _take(course: Course, seat: Seat, decision: Take) -> None:
    """Relief, or the gain of an encounter."""
    cards = as_five(decision.cards)
    course.from_bank(seat, cards)
    if course.table.phase == "relief":
        course.tell(ReliefTaken(seat, decision.cards))
        course.finish_production()
        return
    course.tell(Gained(seat, decision.cards))
    assert course.table.meeting is not None
    course.change(meeting=replace(course.table.meeting, gained=cards))
    encounters.op_done(course)


def _decline(course: Course, seat: Seat, _: Decline) -> None:
    if course.table.phase == "relief":
        course.tell(ReliefDeclined(seat))
        course.finish_production()
    elif course.table.phase == "encounter":
        course.tell(ModuleDeclined(seat))
        encounters.op_done(course)
    else:
        table = course.table
        course.change(
            accepted=_set(table.accepted, seat, False),
            counters=_set(table.counters, seat, None),
            declined=_set(table.declined, seat, True),
        )
        course.tell(OfferDeclined(seat))


def _discard(course: Course, seat: Seat, decision: Discard) -> None:
    """Sealed until all are in."""
    course.sealed = _set(course.sealed, seat, decision.cards)
    course.tell(ChoiceSealed(seat))
    due = [s for s, hand in enumerate(course.hands) if discards_due(course.player(s), sum(hand))]
    if any(course.sealed[s] is None for s in due):
        return
    course.barrier = True
    for other in (course.table.seat, *left_of(course.table, course.table.seat)):
        if (cards := course.sealed[other]) is not None:
            course.to_bank(other, as_five(cards))
            course.tell(Discarded(other, cards))
    course.start_steal()


def _steal(course: Course, seat: Seat, decision: Steal) -> None:
    course.take_random(seat, decision.who)
    course.finish_seven()


# Trade and build


def _offer(course: Course, seat: Seat, decision: Offer) -> None:
    blank = (False,) * len(course.table.players)
    course.change(
        offer=Trade(decision.give, decision.want, decision.who),
        offers_made=course.table.offers_made + 1,
        accepted=blank,
        declined=blank,
    )
    course.ask(*left_of(course.table, seat))
    course.tell(OfferMade(seat, decision.give, decision.want, decision.who))


def _withdraw(course: Course, seat: Seat, _: Withdraw) -> None:
    _end_offer(course)
    course.tell(OfferWithdrawn(seat))


def _end_offer(course: Course) -> None:
    blank = (False,) * len(course.table.players)
    course.change(offer=None, accepted=blank, declined=blank)
    course.ask(*left_of(course.table, course.table.seat))


def _accept(course: Course, seat: Seat, _: Accept) -> None:
    table = course.table
    course.change(
        accepted=_set(table.accepted, seat, True),
        declined=_set(table.declined, seat, False),
    )
    course.tell(OfferAccepted(seat))


def _counter(course: Course, seat: Seat, decision: Counter) -> None:
    table = course.table
    course.change(
        counters=_set(table.counters, seat, Trade(decision.give, decision.want)),
        counters_made=_set(table.counters_made, seat, table.counters_made[seat] + 1),
    )
    course.tell(OfferCountered(seat, decision.give, decision.want))


def _close(course: Course, seat: Seat, decision: Close) -> None:
    """5.1: what the other holds is learnt only now; a failed closing is an outcome."""
    who = decision.who
    deal = deal_of(course.table, decision)
    assert deal is not None
    course.barrier = True
    counters = course.table.counters if decision.deal == "offer" else _set(course.table.counters, who, None)
    if not holds(course.hands[who], deal.want):
        accepted = course.table.accepted
        flags = _set(accepted, who, False) if decision.deal == "offer" else accepted
        course.change(accepted=flags, counters=counters)
        course.tell(DealFailed(seat, who))
        return
    give, want = as_five(deal.give), as_five(deal.want)
    course.hands[seat] = plus(minus(course.hands[seat], give), want)
    course.hands[who] = plus(minus(course.hands[who], want), give)
    course.change(counters=counters)
    _end_offer(course)
    course.tell(DealClosed(seat, who, deal.give, deal.want))


def _bank(course: Course, seat: Seat, decision: Bank) -> None:
    given = ((decision.give, decision.count),)
    for card in course.player(seat).cards:
        effect = CARDS[card].effect
        if effect.type == "bank_rate" and effect.resource == decision.give and effect.rate == decision.count:
            if effect.per_turn:
                course.change(used=(*course.table.used, card))
            break
    course.to_bank(seat, as_five(given))
    course.from_bank(seat, as_five(((decision.take, 1),)))
    course.tell(BankTraded(seat, given, decision.take))


def _build(course: Course, seat: Seat, decision: Build) -> None:
    course.to_bank(seat, COSTS[decision.what])
    player = course.player(seat)
    if decision.what in MODULES:
        kind = MODULE_INDEX[decision.what]
        modules = player.modules
        course.alter(seat, modules=(*modules[:kind], modules[kind] + 1, *modules[kind + 1 :]))
    elif decision.what == "spaceport":
        assert decision.at is not None
        rest = tuple(at for at in player.colonies if at != decision.at)
        course.alter(seat, colonies=rest, spaceports=(*player.spaceports, decision.at))
        course.tell(SpaceportBuilt(seat, decision.at))
        course.settle()
        return
    else:
        assert decision.at is not None
        course.alter(seat, ships=(*player.ships, Ship(decision.what, decision.at)))
    course.tell(Built(seat, decision.what, decision.at))
    course.settle()


def _fame(course: Course, seat: Seat, _: Fame) -> None:
    card = has_effect(course.player(seat), "buy_half_medal")
    course.to_bank(seat, as_five(tuple(CARDS[card].effect.cost.items())))
    course.change(used=(*course.table.used, card))
    course.tell(FameBought(seat))
    course.half_medals(seat, 1)
    course.settle()


def _help(course: Course, seat: Seat, decision: Help) -> None:
    card = has_effect(course.player(seat), "take_from_leaders")
    course.change(used=(*course.table.used, card))
    for who in decision.who:
        course.take_random(seat, who)


def _end_trade(course: Course, seat: Seat, _: EndTrade) -> None:
    blank = len(course.table.players)
    course.change(offer=None, accepted=(False,) * blank, declined=(False,) * blank, counters=(None,) * blank)
    course.tell(TradeEnded(seat))
    if course.player(seat).ships:
        course.change(phase="shake", clear_sites=())
    else:
        course.end_turn()


# Shaking and encounters


def _shake(course: Course, seat: Seat, _: Shake) -> None:
    balls = course.shake("shake")
    black = "black" in balls
    base = BASE_SPEED_ON_BLACK if black else ball_sum(balls)
    course.change(balls=balls, base=base)
    course.tell(Shaken(seat, balls, 0 if black else base))
    if black:
        encounters.draw(course)
    else:
        moves.start_flight_phase(course)


def _gift(course: Course, seat: Seat, decision: Gift) -> None:
    """7.3: handed over before the result is told."""
    cards = as_five(decision.cards)
    course.to_bank(seat, cards)
    course.tell(Gifted(seat, decision.cards))
    encounters.follow(course, str(sum(cards)), gift=cards)
    encounters.advance(course)


def _yes(course: Course, seat: Seat, _: Yes) -> None:
    course.tell(Answered(seat, yes=True))
    encounters.follow(course, "yes")
    encounters.advance(course)


def _no(course: Course, seat: Seat, _: No) -> None:
    course.tell(Answered(seat, yes=False))
    encounters.follow(course, "no")
    encounters.advance(course)


def _pay(course: Course, seat: Seat, decision: Pay) -> None:
    course.to_bank(seat, as_five(decision.cards))
    course.tell(Paid(seat, decision.cards))
    encounters.op_done(course)


def _attach(course: Course, seat: Seat, decision: Attach) -> None:
    if course.table.phase == "founding":
        founding.take_module(course, seat, decision.module)
        return
    course.attach(seat, decision.module)
    course.clear()
    encounters.op_done(course)


def _remove(course: Course, seat: Seat, decision: Remove) -> None:
    if encounters.question(course.table, course.card) == "module_lose":
        course.attach(seat, decision.module, -1)
        encounters.op_done(course)
        return
    course.sealed = _set(course.sealed, seat, ((decision.module, 1),))
    course.tell(ChoiceSealed(seat))
    over = encounters.over_limit(course.table, course.card)
    if any(course.sealed[other] is None for other in over):
        return
    course.barrier = True
    for other in over:
        chosen = course.sealed[other]
        assert chosen is not None
        course.attach(other, chosen[0][0], -1)
    course.sealed = ()
    encounters.op_done(course)


def _ground(course: Course, _: Seat, decision: Ground) -> None:
    encounters.ground(course, decision.ship)
    encounters.op_done(course)


# Flight


def _fly(course: Course, seat: Seat, decision: Fly) -> None:
    assert decision.ship is not None
    moves.fly(course, seat, decision.ship, decision.path)


def _continue(course: Course, seat: Seat, _: Continue) -> None:
    moves.go_on(course, seat)


def _stop(course: Course, seat: Seat, _: Stop) -> None:
    moves.stop(course, seat)


def _jump(course: Course, seat: Seat, decision: Jump) -> None:
    moves.jump(course, seat, decision.ship, decision.to)


def _found(course: Course, seat: Seat, decision: Found) -> None:
    moves.found(course, seat, decision.at)


def _choose(course: Course, seat: Seat, decision: Choose) -> None:
    """6.10: the card works at once."""
    course.alter(seat, cards=(*course.player(seat).cards, decision.card))
    course.change(picking=None)
    course.tell(CardChosen(seat, decision.card))
    course.settle()


def _place(course: Course, seat: Seat, decision: Place) -> None:
    course.place_free_ship(seat, decision.at)
    course.place_free_ships()
    if course.table.phase == "encounter" and not course.table.placing:
        encounters.op_done(course)


def _end_turn(course: Course, _: Seat, __: EndTurn) -> None:
    course.end_turn()


def _set(row: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


_PLAYS: dict[type[msgspec.Struct], Callable[[Course, Seat, Any], None]] = {
    Settle: founding.settle,
    Upgrade: founding.upgrade,
    Launch: founding.launch,
    Attach: _attach,
    Roll: _roll,
    Take: _take,
    Decline: _decline,
    Discard: _discard,
    Steal: _steal,
    Offer: _offer,
    Accept: _accept,
    Counter: _counter,
    Close: _close,
    Withdraw: _withdraw,
    Bank: _bank,
    Build: _build,
    Fame: _fame,
    Help: _help,
    Found: _found,
    EndTrade: _end_trade,
    Shake: _shake,
    Gift: _gift,
    Yes: _yes,
    No: _no,
    Pay: _pay,
    Remove: _remove,
    Ground: _ground,
    Fly: _fly,
    Continue: _continue,
    Stop: _stop,
    Jump: _jump,
    Choose: _choose,
    Place: _place,
    EndTurn: _end_turn,
}
