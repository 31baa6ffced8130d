"""A decision being carried out: the course of turns, production, draws, and what settles after every step.

`Course` is the only thing that changes; it begins with a frozen state and ends in another one.
"""

from typing import Any

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.game import Step
from engine.core.prompt import Seat
from engine.core.rng import Rng
from engine.games.starfarers.board import (
    balls_of,
    clearable,
    closed_sites,
    discards_due,
    free_ship_possible,
    planet_at,
    production,
    ranking,
    special_of,
    supply_draws,
    unexplored,
)
from engine.games.starfarers.components import (
    CARDS,
    MODULE_INDEX,
    OUTER_SYMBOLS,
    PEOPLE,
    QUADRANTS,
    REBUILD_PER_RESOURCE,
    RESOURCES,
    SEVEN_OTHERS_DRAW,
    TOKENS,
    Five,
)
from engine.games.starfarers.events import (
    BonusProduced,
    CardsDrawn,
    DiceRolled,
    Discovered,
    EncounterFinished,
    Explored,
    FigureTaken,
    GameEnded,
    HalfMedalsChanged,
    ModuleAttached,
    ModuleRemoved,
    Produced,
    ShipPlaced,
    Short,
    SiteClosed,
    SpecialTaken,
    Stolen,
    SupplyRebuilt,
    TurnEnded,
)
from engine.games.starfarers.geography import RING_OF, SLOTS
from engine.games.starfarers.state import (
    NOTHING,
    Player,
    Ship,
    State,
    as_cards,
    free_anchorages,
    has_effect,
    has_won,
    left_of,
    minus,
    people_of,
    plus,
    points,
    ships_at,
)

SEVEN = 7


class Course:
    """One decision on its way: the table as it changes, the events, and whether somebody learnt something."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.table = state.table
        self.hands = list(state.hands)
        self.supply = state.supply
        self.card = state.card
        self.sealed = state.sealed
        self.rng = rng
        self.events: list[Event] = []
        self.barrier = False

    def step(self) -> Step[State]:
        state = State(self.table, tuple(self.hands), self.supply, self.card, self.sealed)
        return Step(state, tuple(self.events), self.barrier)

    # Small changes

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        self.table = replace(self.table, **fields)

    def player(self, seat: Seat) -> Player:
        return self.table.players[seat]

    def alter(self, seat: Seat, **fields: Any) -> None:
        players = self.table.players
        self.change(players=(*players[:seat], replace(players[seat], **fields), *players[seat + 1 :]))

    def ask(self, *seats: Seat) -> None:
        """A new question to these seats: new ids, everybody else's stay."""
        ids = list(self.table.ids)
        for number, seat in enumerate(seats, start=self.table.last_id + 1):
            ids[seat] = number
        self.change(ids=tuple(ids), last_id=self.table.last_id + len(seats))

    def to_bank(self, seat: Seat, cards: Five) -> None:
        self.hands[seat] = minus(self.hands[seat], cards)
        self.change(bank=plus(self.table.bank, cards))

    def from_bank(self, seat: Seat, cards: Five) -> None:
        self.hands[seat] = plus(self.hands[seat], cards)
        self.change(bank=minus(self.table.bank, cards))

    def half_medals(self, seat: Seat, change: int) -> None:
        now = max(0, self.player(seat).half_medals + change)
        change = now - self.player(seat).half_medals
        self.alter(seat, half_medals=now)
        if change:
            self.tell(HalfMedalsChanged(seat, change, now))

    def attach(self, seat: Seat, module: str, count: int = 1) -> None:
        kind = MODULE_INDEX[module]
        modules = self.player(seat).modules
        self.alter(seat, modules=(*modules[:kind], modules[kind] + count, *modules[kind + 1 :]))
        self.tell(ModuleAttached(seat, module) if count > 0 else ModuleRemoved(seat, module))

    def take_random(self, seat: Seat, who: Seat) -> None:
        """One random card of `who` goes to `seat`."""
        card = self._random_card(self.hands[who], "steal")
        self.hands[who] = minus(self.hands[who], card)
        self.hands[seat] = plus(self.hands[seat], card)
        self.barrier = True
        self.tell(Stolen(seat, who, as_cards(card)[0][0]))

    def _random_card(self, bag: Five, purpose: str) -> Five:
        pick = self.rng.below(sum(bag), purpose)
        for resource, n in enumerate(bag):
            if pick < n:
                return tuple(int(i == resource) for i in range(len(RESOURCES)))
            pick -= n
        raise AssertionError("an empty bag")

    def draw_supply(self, seat: Seat, count: int) -> None:
        """4.2: an empty pile is built anew from the bank; if that is empty too, the draw is lost."""
        drawn = NOTHING
        for _ in range(count):
            if not sum(self.supply):
                self._rebuild_supply()
            if sum(self.supply):
                card = self._random_card(self.supply, "supply")
                self.supply = minus(self.supply, card)
                drawn = plus(drawn, card)
        if sum(drawn):
            self.hands[seat] = plus(self.hands[seat], drawn)
            self.barrier = True
            self.tell(CardsDrawn(seat, sum(drawn), as_cards(drawn)))

    def _rebuild_supply(self) -> None:
        pile = tuple(min(REBUILD_PER_RESOURCE, n) for n in self.table.bank)
        self.supply = pile
        self.change(bank=minus(self.table.bank, pile))
        if sum(pile):
            self.tell(SupplyRebuilt(sum(pile)))

    def shake(self, purpose: str) -> tuple[str, ...]:
        """Two different balls, in the order of the data."""
        balls = balls_of(self.table)
        self.barrier = True
        first = self.rng.below(len(balls), purpose)
        second = self.rng.below(len(balls) - 1, purpose)
        picked = sorted((first, second + (second >= first)))
        return tuple(balls[i] for i in picked)

    # Turns

    def start_turn(self, active: int) -> None:
        """TURN_START (section 4)."""
        seats = len(self.table.players)
        order = self.table.order
        ships = tuple(replace(s, flown=False, grounded=False, duty="") for s in self.player(order[active]).ships)
        self.change(
            phase="roll", active=active, turn=self.table.turn + 1, dice=(), balls=(), base=0, used=(), clear_sites=(),
            offer=None, accepted=(False,) * seats, declined=(False,) * seats, counters=(None,) * seats, offers_made=0,
            counters_made=(0,) * seats, meeting=None, flight=None, jump=False, picking=None, placing=False,
        )  # fmt: skip
        self.alter(order[active], ships=ships)
        self.ask(self.table.seat)
        if not self.won():
            self.settle()

    def end_turn(self) -> None:
        self.tell(TurnEnded(self.table.seat))
        self.start_turn((self.table.active + 1) % len(self.table.order))

    def won(self) -> bool:
        """4.3, the active player only."""
        if self.table.phase == "over":
            return True
        if not has_won(self.table):
            return False
        if self.card:
            self.finish_card()
        self.change(phase="over", picking=None, placing=False, offer=None)
        self.tell(GameEnded(ranking(self.table), points(self.table, self.table.seat)))
        return True

    def finish_card(self) -> None:
        """The encounter is done with; now everybody may see which card it was."""
        self.tell(EncounterFinished(self.card))
        self.change(met=(*self.table.met, self.card), meeting=None)
        self.card = ""
        self.barrier = True

    def settle(self) -> None:
        """Steps 3 to 6 of "Settling": clearing, the end, the friendship card, the free trade ship."""
        self.clear()
        self.close_sites()
        if self.won() or self.table.picking is not None:
            return
        self.place_free_ships()

    # Production

    def roll(self) -> None:
        """4.1 and 4.2"""
        seat = self.table.seat
        dice = (self.rng.die("dice"), self.rng.die("dice"))
        self.produce_or_seven(seat, dice)

    def produce_or_seven(self, seat: Seat, dice: tuple[int, int]) -> None:
        self.barrier = True
        self.change(dice=dice)
        self.tell(DiceRolled(seat, dice, sum(dice)))
        if sum(dice) == SEVEN:
            self._seven()
            return
        received = self._produce(sum(dice))
        needy = [s for s, p in enumerate(self.table.players) if has_effect(p, "relief") and not received[s]]
        if needy and sum(self.table.bank):
            self.change(phase="relief")
            self.ask(*needy)
            return
        self.finish_production()

    def _produce(self, roll: int) -> list[int]:
        """What the roll gives; returns how many cards each seat got."""
        demand = production(self.table, roll)
        for resource, name in enumerate(RESOURCES):
            wanted = sum(one[resource] for one in demand)
            if wanted > self.table.bank[resource]:
                self.tell(Short(name, wanted, self.table.bank[resource]))
                demand = [(*one[:resource], 0, *one[resource + 1 :]) for one in demand]
        for seat in (self.table.seat, *left_of(self.table, self.table.seat)):
            if sum(demand[seat]):
                self.from_bank(seat, demand[seat])
                self.tell(Produced(seat, as_cards(demand[seat])))
        for seat, got in enumerate(demand):
            self._production_bonus(seat, got)
        return [sum(got) for got in demand]

    def _production_bonus(self, seat: Seat, got: Five) -> None:
        for card in self.player(seat).cards:
            effect = CARDS[card].effect
            if effect.type == "production_bonus":
                bonus = tuple(
                    min(effect.amount, stock) if name == effect.resource and n else 0
                    for name, n, stock in zip(RESOURCES, got, self.table.bank, strict=True)
                )
                if sum(bonus):
                    self.from_bank(seat, bonus)
                    self.tell(BonusProduced(seat, as_cards(bonus)))

    def finish_production(self) -> None:
        """The active player's supply draw; then trade and build."""
        seat = self.table.seat
        self.draw_supply(seat, supply_draws(points(self.table, seat)))
        self.start_trade()

    def start_trade(self) -> None:
        self.change(phase="trade")
        self.ask(*range(len(self.table.players)))

    def _seven(self) -> None:
        self.change(phase="discard")
        must = [seat for seat in range(len(self.hands)) if discards_due(self.player(seat), sum(self.hands[seat]))]
        self.sealed = (None,) * len(self.hands)
        if must:
            self.ask(*must)
        else:
            self.start_steal()

    def start_steal(self) -> None:
        seat = self.table.seat
        self.sealed = ()
        if any(sum(hand) for other, hand in enumerate(self.hands) if other != seat):
            self.change(phase="steal")
            self.ask(seat)
        else:
            self.finish_seven()

    def finish_seven(self) -> None:
        """4.2, steps 3 and 4."""
        for other in left_of(self.table, self.table.seat):
            self.draw_supply(other, SEVEN_OTHERS_DRAW)
        self.finish_production()

    # Exploring and clearing

    def reveal(self, place: str) -> bool:
        """6.4: what a ship reaching this intersection turns up."""
        slot = RING_OF.get(place)
        if slot is None or not unexplored(self.table, slot):
            return False
        self.barrier = True
        if not self.table.quadrants[slot]:
            self._discover(slot)
        quadrant = QUADRANTS[self.table.quadrants[slot]]
        if quadrant.kind == "planets":
            self._explore(slot)
        return True

    def _discover(self, slot: int) -> None:
        stars = self.table.backs[slot] - 1
        bags = self.table.hidden_quadrants
        (quadrant,), left = self.rng.draw(bags[stars], 1, "quadrant")
        rotation = self.rng.below(3, "rotation")
        self.change(
            quadrants=_at(self.table.quadrants, slot, quadrant),
            rotations=_at(self.table.rotations, slot, rotation),
            hidden_quadrants=_at(bags, stars, left),
        )
        self.tell(Discovered(slot, quadrant))

    def _explore(self, slot: int) -> None:
        turned = []
        for position in range(3):
            symbol = OUTER_SYMBOLS.index(planet_at(self.table, slot, position)[1])
            (token,), left = self.rng.draw(self.table.hidden_tokens[symbol], 1, "token")
            self.change(hidden_tokens=_at(self.table.hidden_tokens, symbol, left))
            turned.append(special_of(TOKENS[token]) or token)
        self.change(tokens=_at(self.table.tokens, slot, tuple(turned)))
        self.tell(Explored(slot, tuple(turned)))

    def clear(self) -> bool:
        """6.6: the active player takes every special token a ship stands beside and is strong enough for."""
        found = clearable(self.table)
        for slot, position in found:
            self._clear_planet(slot, position)
        return bool(found)

    def _clear_planet(self, slot: int, position: int) -> None:
        seat = self.table.seat
        special = self.table.tokens[slot][position]
        (token,), left = self.rng.draw(self.table.reserve, 1, "reserve")
        self.barrier = True
        self.change(reserve=left, tokens=_at(self.table.tokens, slot, _at(self.table.tokens[slot], position, token)))
        self.alter(seat, medals=(*self.player(seat).medals, special))
        self.tell(SpecialTaken(seat, special, slot, token))
        if self.table.phase in {"roll", "trade"}:
            sites = tuple(site.at for site in SLOTS[slot].sites if position in site.positions)
            self.change(clear_sites=self.table.clear_sites + sites)

    def close_sites(self) -> None:
        """3.5: with three players the third site of an outer system closes when two are built on."""
        if len(self.table.players) != 3:
            return
        for site in closed_sites(self.table):
            if site not in self.table.neutral and site not in ships_at(self.table):
                self.change(neutral=(*self.table.neutral, site))
                self.tell(SiteClosed(site))

    # Ships and stations

    def place_free_ships(self) -> None:
        """5.6: at once where it is possible; with a choice of anchorages the player is asked."""
        seat = self.table.seat
        while self.table.flight is None and free_ship_possible(self.table, seat):
            places = free_anchorages(self.table, seat)
            if len(places) > 1:
                self.change(placing=True)
                return
            self.place_free_ship(seat, places[0])

    def place_free_ship(self, seat: Seat, place: str) -> None:
        player = self.player(seat)
        self.change(placing=False)
        self.alter(seat, ships=(*player.ships, Ship("trade_ship", place)), free_ships=player.free_ships - 1)
        self.tell(ShipPlaced(seat, "trade_ship", place))

    def award_figure(self, seat: Seat, slot: int) -> None:
        """6.10: the first founder has it, then whoever has strictly more stations than its holder."""
        people = PEOPLE.index(people_of(self.table, slot))
        holder = self.table.figures[people]
        mine = self.player(seat).stations.count(slot)
        if holder == seat or (holder is not None and mine <= self.player(holder).stations.count(slot)):
            return
        self.change(figures=_at(self.table.figures, people, seat))
        self.tell(FigureTaken(seat, PEOPLE[people], holder))


def _at(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
