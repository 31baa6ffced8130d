"""Cards as faces: price and points as icons, what they do in the words of their rule entry."""

from engine.games.catan_cards.cardtext import card_text
from engine.games.catan_cards.components import CARDS, EVENT_CARDS
from render.contract import UnknownPart
from render.games.catan_cards import names
from render.games.catan_cards.look import FRAMES, KINDS, art, card, pip
from render.kit.cards import CardFace

_WORTH = ("vp", "strength", "tournament", "commerce", "progress")


def face(card_id: str, lang: str) -> CardFace:
    """The face of a card; raises UnknownPart if there is none."""
    if card_id not in CARDS and card_id not in EVENT_CARDS:
        raise UnknownPart("no-such-card", card=card_id)
    one = card(card_id)
    cost = [pip(resource, count) for resource, count in one.cost.items()]
    return CardFace(
        name=names.name(one.rules_id, lang),
        kind=names.kind(card_id, lang),
        kind_icon=KINDS[one.kind],
        fill=FRAMES[one.frame],
        art=art(card_id),
        cost=(*cost, *([pip("magic", one.magic)] if one.magic else [])),
        worth=tuple(pip(thing, getattr(one, thing)) for thing in _WORTH if getattr(one, thing)),
        text=card_text(card_id, lang),
        copies=one.count,
    )
