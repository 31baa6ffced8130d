"""Building, placing, removing and using up cards in one's principality: what is refused, and why (rules, 6 and 10)."""

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.catan_cards import holdings, places, sites, standing
from engine.games.catan_cards.components import CARDS, CENTRAL, MAGIC_MAX, Card, rule_of
from engine.games.catan_cards.decisions import (
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Claim,
    Convert,
    Craft,
    PlaceCard,
    Redeem,
    RemoveCard,
)
from engine.games.catan_cards.demands import action_card, conditions, magic, own_active, own_card, price
from engine.games.catan_cards.effects.resources import takeable
from engine.games.catan_cards.standing import other
from engine.games.catan_cards.state import State

SIDES = ("west", "east")
REMOVABLE = ("building", "unit", "spell_book")


def end_of(state: State, seat: Seat, side: str) -> tuple[int, bool]:
    """The outermost column on a side, and whether a road lies there."""
    player = state.players[seat]
    columns = [*player.roads, *(x for x, _ in player.sites)]
    x = max(columns) if side == "east" else min(columns)
    return x, x in player.roads


def _side(side: str) -> None:
    if side not in SIDES:
        raise Illegal("no-such-side", "road", side=side)


def build_road(state: State, seat: Seat, decision: BuildRoad) -> None:
    _side(decision.side)
    if end_of(state, seat, decision.side)[1]:
        raise Illegal("road-there", "road", side=decision.side)
    if not state.supply[0]:
        raise Illegal("none-left", "road", what="road")
    price(state, seat, CENTRAL["road"].cost)


def build_settlement(state: State, seat: Seat, decision: BuildSettlement) -> None:
    _side(decision.side)
    if not end_of(state, seat, decision.side)[1]:
        raise Illegal("road-first", "settlement", side=decision.side)
    if not state.supply[1]:
        raise Illegal("none-left", "settlement", what="settlement")
    if decision.scout is not None:
        kind = CARDS.get(decision.scout)
        if kind is None or kind.id not in state.players[seat].hand or not kind.effect("choose_new_regions"):
            raise Illegal("no-scout", "scout")
        action_card(state, seat, kind)
    price(state, seat, CENTRAL["settlement"].cost)


def _settlement_at(state: State, seat: Seat, site: str) -> int:
    x = places.COLUMNS.get(site)
    own = dict(state.players[seat].sites)
    if x is None or own.get(x) != "settlement":
        raise Illegal("no-settlement-there", "city", site=site)
    return x


def build_city(state: State, seat: Seat, decision: BuildCity) -> None:
    _settlement_at(state, seat, decision.site)
    if not state.supply[2]:
        raise Illegal("none-left", "city", what="city")
    price(state, seat, CENTRAL["city"].cost)


def build_citadel(state: State, seat: Seat, decision: BuildCitadel) -> None:
    if "wd" not in state.options.themes:
        raise Illegal("no-citadels", "citadel")
    x = _settlement_at(state, seat, decision.site)
    if any(abs(x - there) == 2 for there in standing.sites(state, seat, "citadel")):
        raise Illegal("citadel-beside", "citadel", site=decision.site)
    if "citadel" not in state.row:
        raise Illegal("none-left", "citadel", what="citadel")
    price(state, seat, CARDS["citadel"].cost)


# Cards from hand or face-up row


def source_of(state: State, seat: Seat, card: str) -> str:
    """`hand`, `row`, or nothing."""
    if card in state.players[seat].hand:
        return "hand"
    return "row" if card in state.row and CARDS[card].kind == "building" else ""


def placing_cost(state: State, seat: Seat, kind: Card, save: str | None) -> dict[str, int]:
    """The price with the saved resources taken off; `save` fits the reduction or the decision is refused."""
    saved = standing.reduction(state, seat, kind)
    if not saved:
        if save is not None:
            raise Illegal("nothing-saved", "paying", card=kind.id)
        return kind.cost
    if save not in kind.cost:
        raise Illegal("save-which", "paying", card=kind.id)
    return {r: max(0, n - saved) if r == save else n for r, n in kind.cost.items()}


def placing_magic(kind: Card) -> int:
    """Spell books are placed free of charge."""
    return 0 if kind.kind == "spell_book" else kind.magic


def place_card(state: State, seat: Seat, decision: PlaceCard) -> None:
    kind = CARDS.get(decision.card)
    if kind is None or not source_of(state, seat, kind.id):
        raise Illegal("not-in-hand", "hand", card=decision.card)
    placeable(state, seat, kind)
    if not sites.fits(state, seat, kind, decision.place):
        raise Illegal("wrong-place", "places", card=kind.id, place=decision.place)
    if holdings.card_at(state.players[sites.host_of(seat, kind)], decision.place):
        raise Illegal("place-taken", "places", place=decision.place)
    price(state, seat, placing_cost(state, seat, kind, decision.save))


def placeable(state: State, seat: Seat, kind: Card) -> None:
    """Everything about a card that does not depend on its place or the way of paying."""
    if kind.kind == "action":
        raise Illegal("not-for-placing", "action-cards", card=kind.id)
    if kind.limit_per_player and standing.copies(state, seat, kind.rules_id) >= kind.limit_per_player:
        raise Illegal("one-only", rule_of(kind), card=kind.id)
    conditions(state, seat, kind)
    magic(state, seat, placing_magic(kind))


def remove_card(state: State, seat: Seat, decision: RemoveCard) -> None:
    card = own_card(state, seat, decision.place)
    if CARDS[card.card].kind not in REMOVABLE:
        raise Illegal("not-removable", "removing", card=card.card)
    if card.pawned:
        raise Illegal("pawned", "inactive", card=card.card)


def redeem(state: State, seat: Seat, decision: Redeem) -> None:
    """Also a foreign card of one's own: it is named by its place with the seat in front."""
    host, place = locate(seat, decision.place)
    card = holdings.card_at(state.players[host], place)
    if card is None or card.owner != seat:
        raise Illegal("nothing-there", "places", place=decision.place)
    if not card.pawned:
        raise Illegal("not-pawned", "pawnbroker", card=card.card)
    price(state, seat, CARDS[card.card].cost)


def locate(seat: Seat, name: str) -> tuple[Seat, str]:
    """`w1u1` is in one's own principality, `b.w1u1` in that of player b."""
    return places.deref(name) if "." in name else (seat, name)


# Wizards and craft buildings


def convert(state: State, seat: Seat, decision: Convert) -> None:
    card = own_card(state, seat, decision.place)
    if CARDS[card.card].kind != "wizard":
        raise Illegal("no-wizard", "magic", card=card.card)
    region = holdings.region_at(state.players[seat], decision.place)
    assert region is not None, "a wizard stands at a landscape"
    if not 1 <= decision.number <= region.amount:
        raise Illegal("not-that-many", "magic", have=region.amount)
    if decision.number > MAGIC_MAX - card.magic:
        raise Illegal("magic-full", "magic", room=MAGIC_MAX - card.magic)


def craft(state: State, seat: Seat, decision: Craft) -> None:
    card = own_active(state, seat, decision.place)
    effect = CARDS[card.card].effect("craft")
    if effect is None:
        raise Illegal("no-craft", "craft", card=card.card)
    region = holdings.region_at(state.players[seat], decision.place)
    assert region is not None, "a craft building stands at a landscape"
    if region.amount < effect.convert:
        raise Illegal("craft-too-few", "craft", need=effect.convert, have=region.amount)
    if card.craft >= int(effect.max):
        raise Illegal("craft-full", "craft", card=card.card)


def claim(state: State, seat: Seat, decision: Claim) -> None:
    card = own_active(state, seat, decision.place)
    if CARDS[card.card].effect("craft") is None:
        raise Illegal("no-craft", "craft", card=card.card)
    if not card.craft:
        raise Illegal("no-craft-points", "craft", card=card.card)
    if decision.resource not in takeable(state, seat):
        raise Illegal("not-takeable", "taking", resource=decision.resource, seat=other(seat))
