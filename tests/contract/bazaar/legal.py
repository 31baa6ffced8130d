"""Legal decisions of the toy game: one family of every kind."""

from collections.abc import Iterator
from typing import Any

from engine.core.families import Bag, BagPair, Family, Order, Path, Split, Subset
from engine.core.legal import Legal
from engine.core.prompt import Seat
from tests.contract.bazaar.state import (
    GRID,
    KINDS,
    LOOK,
    MOST_OFFERS,
    PRICE,
    SHELVES,
    Accept,
    Arrange,
    Bid,
    Block,
    Build,
    Bury,
    Close,
    Counter,
    Decline,
    Done,
    Gather,
    Let,
    Look,
    Offer,
    Pick,
    Player,
    Search,
    Seize,
    State,
    Store,
    Trade,
    Walk,
)

WANTABLE = tuple((kind, 2) for kind in KINDS)


def legal(state: State, seat: Seat) -> Legal[Any]:
    if state.stage == "over":
        return Legal()
    if state.stage == "bid":
        return Legal(tuple(Bid(n) for n in range(sum(state.players[seat].goods) + 1)))
    if state.pending == "window" or (state.pending and seat == state.seat):
        return _pending(state, seat)
    if seat == state.seat:
        return Legal(tuple(_listed(state, seat)), tuple(_families(state, seat)))
    return _answers(state, seat)


def _pending(state: State, seat: Seat) -> Legal[Any]:
    asked = state.victim if state.pending == "window" else state.seat
    if seat != asked:
        return Legal()
    if state.pending == "window":
        blocks = (Block(),) if "shield" in state.players[seat].hand else ()
        return Legal((*blocks, Let()))
    if state.pending == "pick":
        cards = tuple(dict.fromkeys(sorted(state.deck)))
        return Legal((), (Subset(verb="pick", make=Pick, read=_reader(Pick, "cards"), items=cards, least=1, most=1),))
    top = tuple(range(min(LOOK, len(state.deck))))
    return Legal((), (Order(verb="arrange", make=Arrange, read=_reader(Arrange, "cards"), items=top),))


def _listed(state: State, seat: Seat) -> Iterator[Any]:
    player = state.players[seat]
    if state.actions:
        yield Gather()
        if state.deck:
            yield Search()
            yield Look()
        yield from (Bury(card) for card in dict.fromkeys(sorted(player.hand)))
    yield from (Close(other) for other, answer in enumerate(state.answers) if answer and _holds(player, answer.want))
    yield Done()


def _families(state: State, seat: Seat) -> Iterator[Family[Any]]:
    player = state.players[seat]
    stock = goods_of(player)
    if state.actions:
        if sum(player.goods) >= PRICE:
            for card, victim, copy in _buildable(state, seat):
                yield _payment(card, victim, copy, stock)
        yield Path(
            verb="walk", make=Walk, read=_reader(Walk, "path"), start=player.at, steps=2,
            neighbours=neighbours, stops=lambda place: place not in _occupied(state, seat),
        )  # fmt: skip
        if stock:
            for stall, owner in enumerate(state.stalls):
                if owner != seat:
                    yield _seizing(stall, stock)
            yield _storing(player)
    others = len(state.players) > 1
    if others and stock and state.offers_made < MOST_OFFERS:
        yield _trading(Offer, "offer", stock)


def _buildable(state: State, seat: Seat) -> Iterator[tuple[str, Seat | None, str | None]]:
    victims = [other for other in range(len(state.players)) if other != seat]
    in_play = sorted({card for player in state.players for card in player.built} - {"mirror"})
    for card in dict.fromkeys(sorted(state.players[seat].hand)):
        if card == "raid":
            yield from ((card, victim, None) for victim in victims)
        elif card == "mirror":
            for copy in in_play:
                yield from ((card, victim, copy) for victim in (victims if copy == "raid" else [None]))
        elif card == "tower":
            yield card, None, None


def _payment(card: str, victim: Seat | None, copy: str | None, stock: Any) -> Bag[Any]:
    def read(decision: Any) -> Any:
        alike = isinstance(decision, Build) and (decision.card, decision.victim, decision.copy) == (card, victim, copy)
        return decision.pay if alike else None

    return Bag(
        verb=f"build {card}", make=lambda pay: Build(card, pay, victim, copy), read=read,
        stock=stock, least=PRICE, most=PRICE,
    )  # fmt: skip


def _seizing(stall: int, stock: Any) -> Bag[Any]:
    def read(decision: Any) -> Any:
        return decision.pay if isinstance(decision, Seize) and decision.stall == stall else None

    return Bag(verb="seize", make=lambda pay: Seize(stall, pay), read=read, stock=stock, least=1, most=1)


def _storing(player: Player) -> Split[Any]:
    full = [shelf for _, shelf in player.shelves]
    places = tuple((shelf, room - full.count(shelf)) for shelf, room in SHELVES)
    things = tuple(kind for kind, _ in goods_of(player))
    return Split(
        verb="store", make=Store, read=_reader(Store, "moves"), things=things, places=places,
        takes=lambda good, shelf: (good == "wine") == (shelf == "cool"),
    )  # fmt: skip


def _trading(kind: Any, verb: str, stock: Any) -> BagPair[Any]:
    def read(decision: Any) -> Any:
        return (decision.give, decision.want) if isinstance(decision, kind) else None

    return BagPair(verb=verb, make=lambda pair: kind(*pair), read=read, give=stock, want=WANTABLE, most=2)


def _answers(state: State, seat: Seat) -> Legal[Any]:
    """Open answers to an offer: checked against one's own goods only."""
    if state.offer is None:
        return Legal()
    player = state.players[seat]
    accept = (Accept(),) if _holds(player, state.offer.want) else ()
    stock = goods_of(player)
    return Legal((*accept, Decline()), (_trading(Counter, "counter", stock),) if stock else ())


def goods_of(player: Player) -> tuple[tuple[str, int], ...]:
    return tuple((kind, n) for kind, n in zip(KINDS, player.goods, strict=True) if n)


def _holds(player: Player, amounts: Any) -> bool:
    have = dict(goods_of(player))
    return all(have.get(kind, 0) >= n for kind, n in amounts)


def holds(player: Player, trade: Trade) -> bool:
    return _holds(player, trade.give)


def neighbours(place: Any) -> list[str]:
    row, column = place[0], int(place[1])
    near = (f"{row}{column - 1}", f"{row}{column + 1}", f"{'b' if row == 'a' else 'a'}{column}")
    return sorted(other for other in near if other in GRID)


def _occupied(state: State, seat: Seat) -> set[str]:
    return {player.at for other, player in enumerate(state.players) if other != seat}


def _reader(kind: Any, field: str) -> Any:
    return lambda decision: getattr(decision, field) if isinstance(decision, kind) else None
