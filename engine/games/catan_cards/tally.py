"""What the cards in play of each player add up to. It changes only when cards do, so it is worked out once for them."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.prompt import Seat
from engine.games.catan_cards import places
from engine.games.catan_cards.components import CARDS, Condition, Effect
from engine.games.catan_cards.kept import Kept
from engine.games.catan_cards.state import Placed, State

Cards = tuple[Placed, ...]


class Tally(NamedTuple):
    """Sums over the active cards of one player, wherever they stand."""

    vp: int  # printed
    vp_if: tuple[tuple[Condition, int], ...]
    strength: int
    tournament: int  # printed
    commerce: int  # printed, unless suppressed, and craft points
    craft: int
    progress: int
    trade_fleets: int
    effects: dict[str, list[tuple[Placed, Effect]]]  # in the own principality, by kind
    identities: frozenset[str]  # rules ids of those in the own principality
    wizards: frozenset[str]  # their places
    watched: tuple[tuple[str, Condition], ...]  # places of foreign cards here, and when they are discarded


def tallies(state: State) -> tuple[Tally, Tally]:
    return _tallies(state.players[0].cards, state.players[1].cards)


def tally(state: State, seat: Seat) -> Tally:
    return _tallies(state.players[0].cards, state.players[1].cards)[seat]


def _tally(own: Cards, theirs: Cards, seat: Seat) -> Tally:
    """From the cards in the own and in the opponent's principality."""
    here = [card for card in own if card.owner == seat and card.active]
    active = [*here, *(card for card in theirs if card.owner == seat and card.active)]
    kinds = [CARDS[card.card] for card in active]
    effects: dict[str, list[tuple[Placed, Effect]]] = {}
    for card in here:
        for effect in CARDS[card.card].effects:
            effects.setdefault(effect.op, []).append((card, effect))
    craft = sum(card.craft for card in active)
    return Tally(
        vp=sum(kind.vp for kind in kinds),
        vp_if=tuple((e.when, e.vp) for kind in kinds for e in kind.effects if e.op == "vp_if" and e.when),
        strength=sum(with_bonus(card, effects) for card, kind in zip(active, kinds, strict=True) if kind.strength),
        tournament=sum(kind.tournament for kind in kinds),
        commerce=sum(kind.commerce for kind in kinds) - _suppressed(own, seat) + craft,
        craft=craft,
        progress=sum(kind.progress for kind in kinds),
        trade_fleets=sum(kind.subkind == "trade_fleet" for kind in kinds),
        effects=effects,
        identities=frozenset(CARDS[card.card].rules_id for card in here),
        wizards=frozenset(card.place for card in own if CARDS[card.card].kind == "wizard"),
        watched=tuple(_watched(own, seat)),
    )


def _watched(cards: Cards, seat: Seat) -> Iterator[tuple[str, Condition]]:
    """Also bewitched cards fall, but no pawned ones (rules, 8.4)."""
    for card in cards:
        effect = CARDS[card.card].effect("remove_if")
        if effect and effect.when and card.owner != seat and not card.pawned:
            yield card.place, effect.when


def with_bonus(card: Placed, effects: dict[str, list[tuple[Placed, Effect]]]) -> int:
    """The strength of a unit, with Smithy, under Elixir (rules, 8.2)."""
    kind = CARDS[card.card]
    bonus = sum(effect.amount for _, effect in effects.get("strength_bonus", ()) if kind.subkind in effect.filter)
    return (kind.strength + bonus) * (2 if card.elixir else 1)


def _suppressed(cards: Cards, seat: Seat) -> int:
    """Printed commerce points on sites where a Robber Baron's Castle of the opponent stands."""
    castles = (c for c in cards if c.owner != seat and c.active and CARDS[c.card].effect("suppress_commerce"))
    muted = {places.site_of(castle.place) for castle in castles} - {None}
    own = (card for card in cards if muted and card.owner == seat and card.active)
    return sum(CARDS[card.card].commerce for card in own if places.site_of(card.place) in muted)


def _both(first: Cards, second: Cards) -> tuple[Tally, Tally]:
    return _tally(first, second, 0), _tally(second, first, 1)


_tallies = Kept(_both, most=1_024)
