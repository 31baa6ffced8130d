"""Cards and events aimed at somebody's cards."""

from msgspec.structs import replace

from engine.core.families import Subset
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, stacks, standing
from engine.games.catan_cards.components import CAPACITY, CARDS, EFFECTS, MAGIC_MAX, YIELD
from engine.games.catan_cards.decisions import ChooseStack, Decision, Move, Name, Pass, Swap, TakeCards
from engine.games.catan_cards.effects.targets import action, card_refs, choose, dearest_first, price_order
from engine.games.catan_cards.events import (
    BuildingsNamed,
    CardBewitched,
    CardMoved,
    CardPawned,
    CardStolen,
    DieRolled,
    HandSeen,
    MagicGained,
    NothingHappened,
    Passed,
    ResourcesLost,
    ResourcesTaken,
    StackChosen,
    WizardsDuelled,
)
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import NOBODY, Placed, State, Task

# Black Knight, Arsonist and Richard


@runs("duel_roll")
def _duel_roll(flow: Flow, task: Task) -> None:
    effect = EFFECTS[task.effect]
    number = flow.roll("card roll")
    flow.say(DieRolled(task.seat, task.card, number))
    victim = task.seat if number in effect.backfire else other(task.seat)
    refs = [ref for ref in card_refs(duel_targets(flow.state, victim, effect.target)) if ref != task.place]
    choose(flow, task, "to_hand", refs)


def duel_targets(state: State, victim: Seat, target: str) -> list[tuple[Seat, Placed]]:
    return standing.burnable(state, victim) if target == "building" else standing.strength_units(state, victim)


@action("to_hand")
def _to_hand(flow: Flow, _: Task, ref: str) -> None:
    flow.leave(*places.deref(ref), "hand")


@action("under")
def _to_stack(flow: Flow, _: Task, ref: str) -> None:
    flow.leave(*places.deref(ref), "under")


@runs("as_action")
def _as_action(flow: Flow, task: Task) -> None:
    flow.push_effects(CARDS[EFFECTS[task.effect].card].effects, task.seat, task.card, task.place)


@runs("discard_self")
def _discard_self(flow: Flow, task: Task) -> None:
    host, place = places.deref(task.place)
    card = holdings.card_at(flow.player(host), place)
    if card and card.card == task.card:
        flow.leave(host, place, "discard")


# A card that goes under a stack of its owner's choice


def _stack_options(state: State, _: Task, __: Seat) -> Legal[Decision]:
    return Legal(tuple(ChooseStack(name) for name in stacks.names(state)))


def _under_settle(flow: Flow, task: Task, answers: Answers) -> None:
    stack = answers[task.seat].stack
    flow.unplay(task.card)
    flow.state = stacks.put_under(flow.state, stack, task.card)
    flow.say(StackChosen(task.seat, stack))


QUESTIONS["under"] = Question(
    kind="under", rule="leaving", options=_stack_options, settle=_under_settle, presettable=True
)


# Spy


@runs("look_hand")
def _look_hand(flow: Flow, task: Task) -> None:
    flow.barrier = True
    flow.say(HandSeen(task.seat, other(task.seat), flow.player(other(task.seat)).hand))


@runs("take_hand_card")
def _take_hand_card(flow: Flow, task: Task) -> None:
    flow.push(Task("take_hand", task.seat, task.card, task.effect))


def _hand_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    kinds = EFFECTS[task.effect].filter
    hand = dict.fromkeys(
        card for card in state.players[other(seat)].hand if card in CARDS and CARDS[card].kind in kinds
    )
    takes: tuple[Decision, ...] = tuple(TakeCards(((card, 1),)) for card in hand)
    return Legal((*takes, Pass()))


def _hand_settle(flow: Flow, task: Task, answers: Answers) -> None:
    answer = answers[task.seat]
    if isinstance(answer, Pass):
        flow.say(Passed(task.seat))
        return
    card = answer.cards[0][0]
    flow.from_hand(other(task.seat), card)
    flow.to_hand(task.seat, card)
    flow.say(CardStolen(task.seat, other(task.seat), card))


QUESTIONS["take_hand"] = Question(
    kind="take-hand", rule="spy", options=_hand_options, settle=_hand_settle, default=lambda *_: Pass(),
    asked_if_single=lambda *_: True, hidden=True,
)  # fmt: skip


# Events that cost cards


@runs("each_player_removes_unit")
def _civil_war(flow: Flow, task: Task) -> None:
    kinds = EFFECTS[task.effect].filter
    seats = (flow.state.active, other(flow.state.active))
    for seat in reversed([seat for seat in seats if seat not in flow.state.exempt]):
        refs = [places.ref(seat, place) for place in standing.civil_war_units(flow.state, seat, kinds)]
        if refs:
            choose(flow, Task(task.op, seat, task.card, task.effect), "under", refs)


@runs("token_holder_targets")
def _conflict(flow: Flow, task: Task) -> None:
    holder = flow.state.knight
    if holder == NOBODY or other(holder) in flow.state.exempt or not nameable(flow.state, other(holder)):
        flow.say(NothingHappened(task.card))
        return
    flow.push(Task("name", holder, task.card, task.effect))


def nameable(state: State, victim: Seat) -> list[str]:
    return card_refs([(host, card) for host, card in standing.buildings(state, victim) if not card.pawned])


def _name_options(state: State, task: Task, seat: Seat) -> Legal[Decision]:
    refs = tuple(nameable(state, other(seat)))
    number = min(EFFECTS[task.effect].pick, len(refs))
    family: Subset[Decision] = Subset(
        verb="name", make=Name, read=lambda d: d.places if isinstance(d, Name) else None,
        items=refs, least=number, most=number,
    )  # fmt: skip
    return Legal((), (family,))


def _name_settle(flow: Flow, task: Task, answers: Answers) -> None:
    refs = answers[task.seat].places
    cards = tuple(flow.at(*places.deref(ref)).card for ref in refs)
    flow.say(BuildingsNamed(task.seat, cards))
    choose(flow, Task(task.op, other(task.seat), task.card, task.effect), "under", list(refs))


def _name_default(state: State, task: Task, seat: Seat) -> Decision:
    refs = nameable(state, other(seat))
    chosen = sorted(refs, key=lambda ref: dearest_first(state, ref))[: EFFECTS[task.effect].pick]
    return Name(tuple(ref for ref in refs if ref in chosen))


QUESTIONS["name"] = Question(
    kind="name", rule="conflict", options=_name_options, settle=_name_settle, default=_name_default
)


@runs("remove_enemy_unit")
def _remove_enemy_unit(flow: Flow, task: Task) -> None:
    kinds = EFFECTS[task.effect].filter
    rival = other(task.seat)
    fleets = [(h, c) for h, c in standing.owned(flow.state, rival) if CARDS[c.card].subkind in kinds]
    choose(flow, task, "under", card_refs(fleets))


# Ambush and Whirlwind


def _ambush_refs(state: State, seat: Seat) -> list[str]:
    theirs = holdings.stock(state.players[other(seat)])
    mine = state.players[seat].regions
    return [places.ref(seat, r.place) for r in mine if r.amount < CAPACITY and theirs[YIELD[r.card]]]


@runs("ambush")
def _ambush(flow: Flow, task: Task) -> None:
    choose(flow, task, "ambush", _ambush_refs(flow.state, task.seat))


@action("ambush")
def _rob(flow: Flow, task: Task, ref: str) -> None:
    _, place = places.deref(ref)
    region = holdings.region_at(flow.player(task.seat), place)
    assert region is not None
    rival, resource = other(task.seat), YIELD[region.card]
    number = min(CAPACITY - region.amount, holdings.stock(flow.player(rival))[resource])
    flow.put(rival, holdings.drain(flow.player(rival), {resource: number}))
    flow.change_region(task.seat, place, number)
    flow.say(ResourcesTaken(task.seat, rival, ((resource, number),), task.card))


@runs("empty_region")
def _empty_region(flow: Flow, task: Task) -> None:
    rival = other(task.seat)
    choose(flow, task, "empty", [places.ref(rival, r.place) for r in flow.player(rival).regions if r.amount])


@action("empty")
def _empty(flow: Flow, task: Task, ref: str) -> None:
    host, place = places.deref(ref)
    region = holdings.region_at(flow.player(host), place)
    assert region is not None
    flow.change_region(host, place, -region.amount)
    flow.say(ResourcesLost(host, ((YIELD[region.card], region.amount),), task.card))


# Pawnbroker and Witch


def pawnable(state: State, seat: Seat) -> list[str]:
    """Own buildings with a resource price, all of which must find room (rules, 11.2)."""
    room = holdings.room(state.players[seat])
    return [
        places.ref(host, card.place)
        for host, card in standing.buildings(state, seat)
        if card.active and CARDS[card.card].cost and all(room[r] >= n for r, n in CARDS[card.card].cost.items())
    ]


@runs("pawn_building")
def _pawn_building(flow: Flow, task: Task) -> None:
    choose(flow, task, "pawn", pawnable(flow.state, task.seat))


@action("pawn")
def _pawn(flow: Flow, task: Task, ref: str) -> None:
    host, place = places.deref(ref)
    card = flow.at(host, place)
    flow.update(host, replace(card, pawned=True))
    flow.say(CardPawned(task.seat, card.card))
    flow.gain(task.seat, CARDS[card.card].cost, task.card)


def bewitchable(state: State, victim: Seat) -> list[str]:
    return card_refs([(host, card) for host, card in standing.buildings(state, victim) if card.active])


@runs("bewitch_building")
def _bewitch_building(flow: Flow, task: Task) -> None:
    choose(flow, task, "bewitch", bewitchable(flow.state, other(task.seat)))


@action("bewitch")
def _bewitch(flow: Flow, task: Task, ref: str) -> None:
    host, place = places.deref(ref)
    card = flow.at(host, place)
    flow.unplay(task.card)  # the Witch lies on the building
    flow.update(host, replace(card, witch=True))
    flow.say(CardBewitched(task.seat, card.card))


# Magic Hand and Wizards' Duel


def free_citadel_slots(state: State, seat: Seat) -> list[str]:
    taken = {card.place for card in state.players[seat].cards}
    citadels = standing.sites(state, seat, "citadel")
    return [slot for x in citadels for slot in places.slots_of(x, "citadel") if slot not in taken]


def books(state: State, seat: Seat) -> list[Placed]:
    return [card for card in state.players[seat].cards if CARDS[card.card].kind == "spell_book"]


@runs("steal_spell_book")
def _steal_spell_book(flow: Flow, task: Task) -> None:
    flow.push(Task("steal_book", task.seat, task.card, task.effect))


def _book_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    rival = other(seat)
    refs = [places.ref(rival, book.place) for book in books(state, rival)]
    return tuple(Move(ref, slot) for ref in refs for slot in free_citadel_slots(state, seat))


def _book_settle(flow: Flow, task: Task, answers: Answers) -> None:
    move = answers[task.seat]
    host, place = places.deref(move.at)
    book = flow.at(host, place)
    flow.put(host, holdings.take_card(flow.player(host), place))
    flow.update(task.seat, Placed(move.place, book.card, task.seat, flow.state.turn))
    flow.say(CardMoved(task.seat, book.card, places.ref(task.seat, move.place)))


QUESTIONS["steal_book"] = Question(
    kind="steal-book",
    rule="magic-hand",
    options=lambda state, _task, seat: Legal(_book_moves(state, seat)),
    settle=_book_settle,
    default=lambda state, _task, seat: min(_book_moves(state, seat), key=lambda move: dearest_first(state, move.at)),
)


@runs("wizard_duel")
def _wizard_duel(flow: Flow, task: Task) -> None:
    flow.push(Task("duel", task.seat, task.card, task.effect))


def _duels(state: State, seat: Seat) -> tuple[Swap, ...]:
    mine, theirs = (
        [places.ref(owner, wizard.place) for wizard in holdings.wizards(state.players[owner])]
        for owner in (seat, other(seat))
    )
    return tuple(Swap(one, two) for one in mine for two in theirs)


def _duel_settle(flow: Flow, task: Task, answers: Answers) -> None:
    """Die plus magic; ties are rolled again. The winner gains the loser's magic and is locked in the own turn."""
    names = (answers[task.seat].one, answers[task.seat].other)
    fighters = [flow.at(*places.deref(name)) for name in names]
    while True:
        totals = [flow.roll(f"duel {i}") + wizard.magic for i, wizard in enumerate(fighters)]
        flow.say(WizardsDuelled(task.seat, fighters[0].card, fighters[1].card, totals[0], totals[1]))
        if totals[0] != totals[1]:
            break
    winner, loser = (0, 1) if totals[0] > totals[1] else (1, 0)
    charge(flow, names[winner], fighters[loser].magic, lock=fighters[winner].owner == flow.state.active)
    flow.leave(*places.deref(names[loser]), "under")


def _duel_default(state: State, _: Task, seat: Seat) -> Decision:
    """7.13: the own wizard of the lowest price against the opponent's dearest."""
    return min(_duels(state, seat), key=lambda d: (price_order(state, d.one), dearest_first(state, d.other)))


QUESTIONS["duel"] = Question(
    kind="duel",
    rule="wizard-duel",
    options=lambda state, _task, seat: Legal(_duels(state, seat)),
    settle=_duel_settle,
    default=_duel_default,
)


def charge(flow: Flow, name: str, number: int, *, lock: bool) -> None:
    """A wizard receives magic as far as there is room; in the owner's turn it is locked (rules, 10.7)."""
    host, place = places.deref(name)
    wizard = flow.at(host, place)
    magic = min(MAGIC_MAX, wizard.magic + number)
    flow.update(host, replace(wizard, magic=magic, locked=wizard.locked or (lock and magic > wizard.magic)))
    if magic > wizard.magic:
        flow.say(MagicGained(wizard.owner, wizard.card, magic - wizard.magic))
