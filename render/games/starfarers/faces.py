"""Friendship cards as faces: icons where they can say it, words from the card's data."""

from collections.abc import Callable

from engine.games.starfarers.components import CARDS, CardEffect
from render.contract import UnknownPart
from render.games.starfarers import names
from render.games.starfarers.look import GLYPHS, INDIGO, PEOPLE, RESOURCES
from render.kit.cards import CardFace, Pip, Row
from render.kit.tokens import STAR

_ANY = Pip("star-four-points", INDIGO)
_HALF_MEDAL = Pip("medal", STAR)


def _resource(name: str, count: int = 1) -> Pip:
    return Pip(GLYPHS[name], RESOURCES[name], count)


def _bonus(effect: CardEffect) -> Row:
    found: list[Pip | str] = []
    for glyph, amount in ((GLYPHS["booster"], effect.speed), (GLYPHS["cannon"], effect.combat)):
        if amount:
            found += [f"+{amount}", Pip(glyph, INDIGO)]
    return tuple(found)


_ROWS: dict[str, Callable[[CardEffect], Row]] = {
    "production_bonus": lambda e: (_resource(e.resource), "→", _resource(e.resource, 1 + e.amount)),
    "bank_rate": lambda e: (_resource(e.resource, e.rate), "→", _ANY),
    "ship_bonus": _bonus,
    "buy_half_medal": lambda e: (*(_resource(name, n) for name, n in e.cost.items()), "→", _HALF_MEDAL),
}
_ART = {
    "ship_bonus": "rocket-launch",
    "hand_limit": "cards",
    "buy_half_medal": "medal",
    "take_from_leaders": "hand-coin",
    "relief": "gift",
}


def face(card: str, lang: str) -> CardFace:
    """The face of a friendship card; raises UnknownPart if there is none."""
    kind = CARDS.get(card)
    if kind is None:
        raise UnknownPart("no-such-card", card=card)
    effect = kind.effect
    return CardFace(
        name=names.card_name(card, lang),
        kind=names.people(kind.people, lang),
        kind_icon=GLYPHS[kind.people],
        fill=PEOPLE[kind.people],
        art=GLYPHS[effect.resource] if effect.resource else _ART[effect.type],
        rows=(_ROWS[effect.type](effect),) if effect.type in _ROWS else (),
        text=names.card_gist(card, lang),
        copies=kind.count,
    )
