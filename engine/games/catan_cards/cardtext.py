"""What a card says, from its data: one pattern for each effect, condition and printed number, in every language."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from engine.core.words import words
from engine.games.catan_cards.components import CARDS, EVENT_CARDS, NAMES, Card, Condition, Effect

_WRAPPERS = {"activate", "on_build"}  # what they do is said together with when and for what price


@cache
def card_text(card_id: str, lang: str) -> str:
    """What a card does, as far as its icons do not say it; a copy in another set says the same."""
    first = CARDS.get(card_id) or EVENT_CARDS[card_id]
    kind = CARDS.get(first.rules_id) or EVENT_CARDS[first.rules_id]
    return " ".join(_sentences(kind, lang))


def _sentences(card: Card, lang: str) -> Iterator[str]:
    say = words(lang).say
    if card.foreign:
        yield say("catan_cards-is-foreign", frame=card.frame)
    for effect in card.effects:
        yield _does(card, effect, lang)
    if not card.effects:
        yield from _printed(card, lang)
    if card.progress:
        yield say("catan_cards-is-progress")
    if card.spend_craft_points:
        yield say("catan_cards-is-craft", count=card.spend_craft_points)
    if card.limit_per_player:
        yield say("catan_cards-is-limited")
    if card.face_up_supply and card.kind == "building":
        yield say("catan_cards-is-face-up")
    if card.requires:
        yield say("catan_cards-needs", list=_joined([_needs(one, lang) for one in card.requires], "and", lang))


def _printed(card: Card, lang: str) -> Iterator[str]:
    """A card that only counts."""
    say = words(lang).say
    if card.subkind in {"knight", "cannon"}:
        yield say(f"catan_cards-is-{card.subkind}", strength=card.strength, tournament=card.tournament)
    elif card.limit_per_player and not card.progress:
        yield say("catan_cards-is-points")
    elif card.vp and not (card.progress or card.spend_craft_points):
        yield say("catan_cards-is-vp", vp=card.vp)
    elif card.commerce and not (card.progress or card.spend_craft_points):
        yield say("catan_cards-is-commerce", commerce=card.commerce)


def _does(card: Card, effect: Effect, lang: str) -> str:
    """One effect. Patterns get its parameters: numbers and keys as they are, cards, faces and prices by their names."""
    key = effect.op
    given = dict(_parameters(effect, lang))
    if effect.op in _WRAPPERS:
        inner = effect.steps[0]
        key = f"{effect.op}-{inner.op}"
        given |= {"cards": _names((inner.card,), lang), **_table(inner)}
    given["card_strength"] = card.strength
    return words(lang).say(f"catan_cards-does-{key.replace('_', '-')}", **given)


def _parameters(effect: Effect, lang: str) -> Iterator[tuple[str, Any]]:
    for name, value in msgspec.structs.asdict(effect).items():
        if isinstance(value, bool):
            yield name, "yes" if value else "no"
        elif isinstance(value, int | str) and name != "key":
            yield name, value
    yield "filter", "-".join(effect.filter)
    for name in ("gain", "cost", "price"):
        yield name, _amounts(getattr(effect, name), lang)
    for name in ("ok", "backfire", "roll_ok"):
        yield name, _range(getattr(effect, name))
    concerned = effect.to if isinstance(effect.to, tuple) else ()
    yield "cards", _names((*concerned, *effect.threat, *effect.per_neighbour, effect.card), lang)
    yield "except", _names(effect.without, lang)
    yield "face", _names((effect.face,), lang)
    yield "face_id", effect.face
    yield "from", _names((effect.origin,), lang)
    yield "from_id", effect.origin
    condition = effect.when or Condition()
    yield "fleets", condition.trade_fleets_min
    yield "strength", condition.host_strength_min


def _table(effect: Effect) -> dict[str, str]:
    """For which rolls a table gives something, and for which the card is lost."""
    gains = [number for number, steps in effect.table.items() if any(step.op == "gain_any" for step in steps)]
    blows = [number for number, steps in effect.table.items() if any(step.op == "discard_self" for step in steps)]
    return {"gains": _range(gains), "blows": _range(blows) or "none"}


def _needs(condition: Condition, lang: str) -> str:
    if condition.any:
        return _joined([_needs(one, lang) for one in condition.any], "or", lang)
    if condition.has:
        return _names((condition.has,), lang)
    unset = msgspec.structs.asdict(Condition())
    [(name, value)] = [pair for pair in msgspec.structs.asdict(condition).items() if pair[1] != unset[pair[0]]]
    return words(lang).say(f"catan_cards-needs-{name.replace('_', '-')}", token=str(value), count=value)


def _amounts(things: Mapping[str, int], lang: str) -> str:
    said = [words(lang).say("catan_cards-cards-amount", resource=one, count=count) for one, count in things.items()]
    return _joined(said, "and", lang) if said else ""


def _names(things: Sequence[str], lang: str) -> str:
    said = [NAMES[one][lang].split(" (")[0] for one in things if one in NAMES]
    return _joined([one[:1].upper() + one[1:] for one in said], "or", lang) if said else ""


def _joined(parts: Sequence[str], how: str, lang: str) -> str:
    *others, last = parts
    return words(lang).say(f"catan_cards-cards-{how}", first=", ".join(others), last=last) if others else last


def _range(numbers: Sequence[int]) -> str:
    """1–5, or 2, 4."""
    if len(numbers) > 2 and all(after == before + 1 for before, after in pairwise(numbers)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
