"""Landscapes: new ones, swapped ones, filled ones."""

from msgspec.structs import replace

from engine.core.families import Order
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, standing
from engine.games.catan_cards.components import CAPACITY, CENTRAL, EFFECTS, LANDSCAPES, YIELD
from engine.games.catan_cards.decisions import ArrangeRegions, Decision, LayRegions, Replace, Swap
from engine.games.catan_cards.effects.targets import action, amount_at, choose
from engine.games.catan_cards.events import (
    CentralBuilt,
    RegionReplaced,
    RegionsArranged,
    RegionsLaid,
    RegionsSwapped,
    ResourcesGained,
    ResourceShifted,
)
from engine.games.catan_cards.flow import QUESTIONS, Answers, Flow, Question, runs
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import Player, Region, State, Task

START_PLACES: tuple[str, ...] = tuple(places.region(x, row) for row in places.ROWS for x in (-2, 0, 2))


def sorted_regions(regions: tuple[Region, ...]) -> tuple[Region, ...]:
    return tuple(sorted(regions, key=lambda region: places.order_of(region.place)))


# Setup: the six starting landscapes (rules, 4.2)


def start_regions(side: str) -> tuple[str, ...]:
    """The landscapes of a side in the order of the places, as the data lays them out."""
    by_place = {
        places.region(int(land.pos["x"]), str(land.pos["row"])): land.id
        for land in LANDSCAPES.values()
        if land.side == side
    }
    return tuple(by_place[place] for place in START_PLACES)


def _arrange_options(state: State, _: Task, seat: Seat) -> Legal[Decision]:
    family: Order[Decision] = Order(
        verb="arrange", make=ArrangeRegions, read=lambda d: d.regions if isinstance(d, ArrangeRegions) else None,
        items=start_regions(state.players[seat].side),
    )  # fmt: skip
    return Legal((), (family,))


def _arrange_settle(flow: Flow, _: Task, answers: Answers) -> None:
    for seat, answer in sorted(answers.items()):
        laid = tuple(Region(place, land, 1) for place, land in zip(START_PLACES, answer.regions, strict=True))
        flow.put(seat, replace(flow.player(seat), regions=sorted_regions(laid)))
        flow.say(RegionsArranged(seat, answer.regions))


QUESTIONS["arrange_regions"] = Question(
    kind="arrange-regions",
    rule="setup",
    options=_arrange_options,
    settle=_arrange_settle,
    default=lambda state, _, seat: ArrangeRegions(start_regions(state.players[seat].side)),
    who=lambda *_: (0, 1),
)


# A new settlement (rules, 6)


@runs("settle")
def _settle_new(flow: Flow, task: Task) -> None:
    """Two landscapes are turned up for the settlement at column `n`."""
    drawn, left = flow.rng.draw(flow.state.landscapes, 2, "landscapes")
    flow.barrier = True
    flow.set(landscapes=left)
    flow.push(Task("lay", task.seat, n=task.n, names=drawn))


@runs("scout")
def _scout(flow: Flow, task: Task) -> None:
    """Any two landscapes of the whole stack; the stack is shuffled afterwards."""
    flow.unplay(task.card)
    flow.set(discard=(*flow.state.discard, task.card))
    flow.push(Task("lay", task.seat, task.card, n=task.n))


def _lay_options(state: State, task: Task, _: Seat) -> Legal[Decision]:
    offered = task.names or state.landscapes
    return Legal(tuple(LayRegions(a, b) for a in offered for b in offered if a != b))


def _lay_settle(flow: Flow, task: Task, answers: Answers) -> None:
    lay = answers[task.seat]
    player = flow.player(task.seat)
    outer = task.n + (1 if task.n > 0 else -1)
    if not task.names:
        flow.set(landscapes=tuple(land for land in flow.state.landscapes if land not in {lay.upper, lay.lower}))
    new = (Region(places.region(outer, "u"), lay.upper), Region(places.region(outer, "l"), lay.lower))
    flow.put(task.seat, replace(player, regions=sorted_regions((*player.regions, *new))))
    flow.say(RegionsLaid(task.seat, lay.upper, lay.lower))


QUESTIONS["lay"] = Question(kind="lay", rule="settlement", options=_lay_options, settle=_lay_settle)


# Swapping landscapes


def bare_regions(player: Player) -> list[Region]:
    """Without a landscape expansion."""
    taken = {card.place for card in player.cards}
    return [region for region in player.regions if region.place not in taken]


def doubles(player: Player) -> set[str]:
    """Terrains held at least twice, landscapes with an expansion counted."""
    terrains = [LANDSCAPES[region.card].terrain for region in player.regions]
    return {terrain for terrain in terrains if terrains.count(terrain) > 1}


def swappable(player: Player) -> list[Region]:
    twice = doubles(player)
    return [region for region in bare_regions(player) if LANDSCAPES[region.card].terrain in twice]


@runs("swap_own_regions")
def _swap_own(flow: Flow, task: Task) -> None:
    flow.push(Task("swap_regions", task.seat, task.card, task.effect))


@runs("swap_region_with_opponent")
def _swap_with_opponent(flow: Flow, task: Task) -> None:
    flow.push(Task("earth_spell", task.seat, task.card, task.effect))


def _own_pairs(state: State, seat: Seat) -> tuple[Swap, ...]:
    regions = bare_regions(state.players[seat])
    pairs = [(a, b) for i, a in enumerate(regions) for b in regions[i + 1 :]]
    return tuple(Swap(places.ref(seat, a.place), places.ref(seat, b.place)) for a, b in pairs)


def _own_default(state: State, _: Task, seat: Seat) -> Decision:
    """7.13: the own landscapes with the fewest resources."""
    return min(_own_pairs(state, seat), key=lambda d: amount_at(state, d.one) + amount_at(state, d.other))


def earth_pairs(state: State, seat: Seat) -> list[Swap]:
    rival = other(seat)
    return [
        Swap(places.ref(seat, a.place), places.ref(rival, b.place))
        for a in swappable(state.players[seat])
        for b in swappable(state.players[rival])
        if LANDSCAPES[a.card].terrain != LANDSCAPES[b.card].terrain
    ]


def _earth_default(state: State, _: Task, seat: Seat) -> Decision:
    """7.13: of one's own the emptiest, of the opponent's the fullest."""
    return min(earth_pairs(state, seat), key=lambda d: (amount_at(state, d.one), -amount_at(state, d.other)))


def _swap_settle(flow: Flow, task: Task, answers: Answers) -> None:
    """The cards change places; number and resources go with them."""
    swap = answers[task.seat]
    ends = [places.deref(swap.one), places.deref(swap.other)]
    found = [holdings.region_at(flow.player(host), place) for host, place in ends]
    for (host, place), new in zip(ends, reversed(found), strict=True):
        assert new is not None
        _put_region(flow, host, Region(place, new.card, new.amount))
    flow.say(RegionsSwapped(task.seat, swap.one, swap.other))


def _put_region(flow: Flow, host: Seat, new: Region) -> None:
    player = flow.player(host)
    flow.put(host, replace(player, regions=tuple(new if r.place == new.place else r for r in player.regions)))


QUESTIONS["swap_regions"] = Question(
    kind="swap-regions",
    rule="land-reform",
    options=lambda state, _, seat: Legal(_own_pairs(state, seat)),
    settle=_swap_settle,
    default=_own_default,
)
QUESTIONS["earth_spell"] = Question(
    kind="earth-spell",
    rule="earth-spell",
    options=lambda state, _, seat: Legal(tuple(earth_pairs(state, seat))),
    settle=_swap_settle,
    default=_earth_default,
)


@runs("swap_region_with_stack")
def _swap_with_stack(flow: Flow, task: Task) -> None:
    flow.push(Task("replace_region", task.seat, task.card, task.effect))


def _replace_options(state: State, _: Task, seat: Seat) -> Legal[Decision]:
    mine = swappable(state.players[seat])
    return Legal(tuple(Replace(r.place, land) for r in mine for land in state.landscapes))


def _replace_default(state: State, _: Task, seat: Seat) -> Decision:
    """7.13: the own landscape with the fewest resources."""
    return Replace(min(swappable(state.players[seat]), key=lambda r: r.amount).place, state.landscapes[0])


def _replace_settle(flow: Flow, task: Task, answers: Answers) -> None:
    """The count carries over; the old landscape goes into the stack, which has no order anyway."""
    answer = answers[task.seat]
    old = holdings.region_at(flow.player(task.seat), answer.place)
    assert old is not None
    lands = [land for land in flow.state.landscapes if land != answer.region]
    flow.set(landscapes=tuple(sorted((*lands, old.card))))
    _put_region(flow, task.seat, Region(answer.place, answer.region, old.amount))
    flow.say(RegionReplaced(task.seat, answer.region, old.card, answer.place))


QUESTIONS["replace_region"] = Question(
    kind="replace-region", rule="land-change", options=_replace_options, settle=_replace_settle,
    default=_replace_default,
)  # fmt: skip


# Filling one landscape


def fillable(state: State, seat: Seat, terrain: str) -> list[str]:
    regions = state.players[seat].regions
    fit = [r for r in regions if LANDSCAPES[r.card].terrain == terrain and r.amount < CAPACITY]
    return [places.ref(seat, region.place) for region in fit]


@runs("fill_region")
def _fill_region(flow: Flow, task: Task) -> None:
    choose(flow, task, "fill", fillable(flow.state, task.seat, EFFECTS[task.effect].terrain))


@runs("most_tournament_fill")
def _grand_tournament(flow: Flow, task: Task) -> None:
    best = standing.token_holder((standing.tournament(flow.state, 0), standing.tournament(flow.state, 1)))
    refs = fillable(flow.state, best, EFFECTS[task.effect].terrain) if best >= 0 else []
    choose(flow, Task(task.op, best, task.card, task.effect), "fill", refs, optional=True)


@action("fill")
def _fill(flow: Flow, task: Task, ref: str) -> None:
    host, place = places.deref(ref)
    region = holdings.region_at(flow.player(host), place)
    assert region is not None
    number = min(EFFECTS[task.effect].amount, CAPACITY - region.amount)
    flow.change_region(host, place, number)
    flow.say(ResourcesGained(host, ((YIELD[region.card], number),), task.card))


# Trade Station


@runs("shift_between_road_regions")
def _shift(flow: Flow, task: Task) -> None:
    """`names`: from which landscape into which."""
    host, _ = places.deref(task.place)
    origin, into = task.names
    flow.change_region(host, origin, -1)
    flow.change_region(host, into, 1)
    flow.say(ResourceShifted(host, origin, into))


# Materialisation


@runs("free_city")
def _free_city(flow: Flow, task: Task) -> None:
    settlements = standing.sites(flow.state, task.seat, "settlement")
    choose(flow, task, "city", [places.ref(task.seat, places.column(x)) for x in settlements])


@action("city")
def _city(flow: Flow, task: Task, ref: str) -> None:
    _, place = places.deref(ref)
    raise_site(flow, task.seat, places.COLUMNS[place], "city")


def raise_site(flow: Flow, seat: Seat, x: int, kind: str) -> None:
    """A settlement becomes a city or citadel; the cards on its slots stay."""
    player = flow.player(seat)
    sites = tuple((column, kind if column == x else own) for column, own in player.sites)
    flow.put(seat, replace(player, sites=sites))
    if kind in CENTRAL:
        roads, settlements, cities = flow.state.supply
        flow.set(supply=(roads, settlements, cities - 1))
    else:
        row = list(flow.state.row)
        row.remove(kind)
        flow.set(row=tuple(row))
    flow.say(CentralBuilt(seat, kind, places.column(x)))
