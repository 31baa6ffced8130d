"""What is shown of a principality, and nothing else, so that it is drawn anew only if that changes."""

from collections.abc import Iterator

from msgspec import Struct

from engine.games.catan_cards import places, standing
from engine.games.catan_cards.components import CARDS, CENTRAL
from engine.games.catan_cards.state import Placed, Region, State
from engine.games.catan_cards.view import CatanView, Facts
from render.contract import Marks, Table
from render.games.catan_cards.marks import Marked, of_seat

_NOTES = {"pawned": "hand-coin", "witch": "broom", "used": "check-bold", "locked": "lock", "elixir": "flask"}


class Shown(Struct, frozen=True):
    """A card in play: what it is worth now and what lies on it."""

    place: str
    card: str
    active: bool
    worth: tuple[tuple[str, int], ...]
    notes: tuple[str, ...]  # glyphs of its states
    held: tuple[tuple[str, int], ...]  # resources, magic, craft points on it
    guest: int = -1  # its owner, if that is not the host


class Realm(Struct, frozen=True):
    """One player's principality with its head."""

    seat: int
    name: str
    to_move: bool
    facts: Facts
    sites: tuple[tuple[int, str, int], ...]  # column, kind, points
    roads: tuple[int, ...]
    regions: tuple[Region, ...]
    cards: tuple[Shown, ...]
    marks: Marked
    lang: str

    @property
    def first(self) -> int:
        return min((*self.roads, *(places.REGIONS[region.place][0] for region in self.regions), -2))

    @property
    def last(self) -> int:
        return max((*self.roads, *(places.REGIONS[region.place][0] for region in self.regions), 2))


def of(view: CatanView, seat: int, table: Table, marks: Marks) -> Realm:
    state = view.table
    player = state.players[seat]
    return Realm(
        seat=seat,
        name=table.names[seat],
        to_move=any(prompt.seat == seat and prompt.clock != "open" for prompt in view.head.awaited),
        facts=view.facts[seat],
        sites=tuple((x, kind, _site_points(state, seat, x, kind)) for x, kind in player.sites),
        roads=player.roads,
        regions=player.regions,
        cards=tuple(_shown(state, seat, card) for card in player.cards),
        marks=of_seat(marks, seat),
        lang=table.lang,
    )


def _site_points(state: State, seat: int, x: int, kind: str) -> int:
    if kind != "citadel":
        return CENTRAL[kind].vp
    return CARDS["citadel"].effects[0].vp if standing.wizard_here(state, seat, x) else CARDS["citadel"].vp


def _shown(state: State, host: int, card: Placed) -> Shown:
    kind = CARDS[card.card]
    worth = {
        "vp": standing.card_points(state, card),
        "strength": standing.unit_strength(state, card),
        "tournament": kind.tournament,
        "commerce": kind.commerce,
        "progress": kind.progress,
    }
    return Shown(
        place=card.place,
        card=card.card,
        active=card.active,
        worth=tuple((thing, count) for thing, count in worth.items() if count and card.active),
        notes=tuple(glyph for mark, glyph in _NOTES.items() if getattr(card, mark)),
        held=tuple(_held(card)),
        guest=card.owner if card.owner != host else -1,
    )


def _held(card: Placed) -> Iterator[tuple[str, int]]:
    if CARDS[card.card].kind == "wizard":
        yield "magic", card.magic
    if card.craft:
        yield "commerce", card.craft
    if card.amount:
        yield card.stored, card.amount
