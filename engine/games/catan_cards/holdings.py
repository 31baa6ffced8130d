"""Resources on landscapes and magic on wizards: what there is, what has room, who pays and who receives (rules, 6)."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.games.catan_cards.components import CAPACITY, CARDS, RESOURCES, YIELD
from engine.games.catan_cards.decisions import Amounts
from engine.games.catan_cards.state import Placed, Player, Region

_EMPTY = dict.fromkeys(RESOURCES, 0)


def stock(player: Player) -> dict[str, int]:
    """Resources on all landscapes."""
    held = _EMPTY.copy()
    for region in player.regions:
        if region.amount:
            held[YIELD[region.card]] += region.amount
    return held


def room(player: Player) -> dict[str, int]:
    free = _EMPTY.copy()
    for region in player.regions:
        free[YIELD[region.card]] += CAPACITY - region.amount
    return free


def tapped_store(player: Player) -> Placed | None:
    """The store that was named for the next payment."""
    card = card_at(player, player.tapped) if player.tapped else None
    return card if card and card.active and card.amount else None


def payable(player: Player) -> dict[str, int]:
    """Resources on landscapes and in the store named for paying."""
    held = stock(player)
    if store := tapped_store(player):
        held[store.stored] += store.amount
    return held


def spared_least(stock: tuple[tuple[str, int], ...], cost: int) -> tuple[tuple[str, int], ...]:
    """A payment in any resources out of what there is most of, gold last: it buys whatever is missing."""
    left = dict(stock)
    paid = dict.fromkeys(left, 0)
    for _ in range(cost):
        kind = max(left, key=lambda one: (left[one] > 0, one != "gold", left[one]))
        left[kind] -= 1
        paid[kind] += 1
    return tuple((kind, amount) for kind, amount in paid.items() if amount)


def can_pay(player: Player, price: Mapping[str, int]) -> bool:
    return covers(payable(player), price)


def covers(held: Mapping[str, int], price: Mapping[str, int]) -> bool:
    for resource, amount in price.items():  # noqa: SIM110 - asked for every card of every hand: twice as fast as all()
        if held[resource] < amount:
            return False
    return True


def region_at(player: Player, place: str) -> Region | None:
    return next((region for region in player.regions if region.place == place), None)


def change_region(player: Player, place: str, by: int) -> Player:
    """That landscape with more or fewer resources, within 0 and its capacity."""
    return replace(
        player,
        regions=tuple(
            replace(region, amount=min(CAPACITY, max(0, region.amount + by))) if region.place == place else region
            for region in player.regions
        ),
    )


def pay(player: Player, price: Mapping[str, int]) -> Player:
    """A store that was named pays first and is empty then; what it held beyond goes to landscapes (rules, 11.2)."""
    store = tapped_store(player)
    if store is None or not price.get(store.stored):
        return drain(player, price)
    used = min(store.amount, price[store.stored])
    player = replace(put_card(player, replace(store, stored="", amount=0)), tapped="")
    player = drain(player, {**price, store.stored: price[store.stored] - used})
    return receive(player, {store.stored: store.amount - used})


def drain(player: Player, price: Mapping[str, int]) -> Player:
    """The fullest landscape pays, spared ones last; ties from left to right, upper first (rules, 3)."""
    for resource, amount in price.items():
        for _ in range(amount):
            payers = [r for r in player.regions if r.amount and YIELD[r.card] == resource]
            payer = min(payers, key=lambda r: (r.place in player.spared, -r.amount))
            player = change_region(player, payer.place, -1)
    return player


def receive(player: Player, gains: Mapping[str, int]) -> Player:
    """The emptiest landscape receives, spared ones first; what has no room is lost."""
    for resource, amount in gains.items():
        for _ in range(amount):
            takers = [r for r in player.regions if r.amount < CAPACITY and YIELD[r.card] == resource]
            if takers:
                taker = min(takers, key=lambda r: (r.place not in player.spared, r.amount))
                player = change_region(player, taker.place, 1)
    return player


def as_amounts(counts: Mapping[str, int]) -> Amounts:
    return tuple((resource, counts[resource]) for resource in RESOURCES if counts.get(resource, 0))


def wizards(player: Player) -> list[Placed]:
    return [card for card in player.cards if CARDS[card.card].kind == "wizard"]


def free_magic(player: Player) -> int:
    """Magic on unlocked wizards."""
    return sum(wizard.magic for wizard in wizards(player) if not wizard.locked)


def spend_magic(player: Player, amount: int) -> Player:
    """The wizard with most magic pays, spared ones last; ties by lowest id (rules, 6.1)."""
    for _ in range(amount):
        payers = [wizard for wizard in wizards(player) if wizard.magic and not wizard.locked]
        payer = min(payers, key=lambda w: (w.place in player.spared, -w.magic, w.card))
        player = put_card(player, replace(payer, magic=payer.magic - 1))
    return player


def card_at(player: Player, place: str) -> Placed | None:
    return next((card for card in player.cards if card.place == place), None)


def put_card(player: Player, card: Placed) -> Player:
    """The card on its place, instead of what lay there."""
    others = tuple(other for other in player.cards if other.place != card.place)
    return replace(player, cards=tuple(sorted((*others, card), key=_place)))


def take_card(player: Player, place: str) -> Player:
    tapped = "" if player.tapped == place else player.tapped
    return replace(player, cards=tuple(card for card in player.cards if card.place != place), tapped=tapped)


def _place(card: Placed) -> str:
    return card.place
