"""Cards for who looks them up: kind, number, what they do, price and points, all said from their data."""

from collections import Counter
from collections.abc import Iterator

from engine.core.cards import Card as Told
from engine.core.words import words
from engine.games.catan_cards.cardtext import card_text
from engine.games.catan_cards.components import CARDS, EVENT_CARDS, NAMES, Card, rule_of
from engine.games.catan_cards.text import resource

_SECTIONS = {"base": "11.1", "tc": "11.2", "sp": "11.3", "wd": "11.4"}
_EVENT_SECTION = "11.5"
_ALL = (*CARDS.values(), *EVENT_CARDS.values())
KINDS: dict[str, Card] = {rule_of(card): card for card in _ALL if card.id == card.rules_id}  # by lookup entry
COPIES: Counter[str] = Counter(rule_of(card) for card in _ALL for _ in range(card.count))  # in all sets together


def held(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Entries of the cards of a hand."""
    return tuple(dict.fromkeys(rule_of(CARDS[card]) for card in hand))


def cards(lang: str) -> tuple[Told, ...]:
    """One card for every kind of card; copies of other sets count with it."""
    return tuple(_told(entry, kind, lang) for entry, kind in KINDS.items())


def _told(entry: str, kind: Card, lang: str) -> Told:
    section = _EVENT_SECTION if kind.kind == "event" else _SECTIONS[kind.set]
    return Told(
        id=entry,
        title=NAMES[kind.id][lang],
        kind=_type_line(entry, kind, lang),
        text=" ".join((card_text(kind.id, lang), *_facts(kind, lang))),
        source=words(lang).say("catan_cards-rules-section", section=section),
        face=kind.id,
    )


def _type_line(entry: str, kind: Card, lang: str) -> str:
    say = words(lang).say
    parts = [say("catan_cards-card-kind", kind=kind.subkind or kind.kind)]
    if kind.stance:
        parts.append(say("catan_cards-card-stance", stance=kind.stance))
    if kind.kind == "building":
        parts.append(say("catan_cards-card-frame", frame=kind.frame))
    parts += [NAMES[kind.set][lang], say("catan_cards-card-count", count=COPIES[entry])]
    return " · ".join(parts)


def _facts(kind: Card, lang: str) -> Iterator[str]:
    """Price and points: what the icons on the card say."""
    say = words(lang).say
    if kind.cost:
        price = ", ".join(f"{count}× {resource(what, lang)}" for what, count in kind.cost.items())
        yield say("catan_cards-card-price", list=price)
    if kind.magic:
        yield say("catan_cards-card-magic", count=kind.magic)
    points = {what: getattr(kind, what) for what in ("vp", "strength", "tournament", "commerce", "progress")}
    worth = [f"{say('catan_cards-card-points', what=what)} {count}" for what, count in points.items() if count]
    if worth:
        yield say("catan_cards-card-worth", list=", ".join(worth))
