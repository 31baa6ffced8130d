"""Names and texts of the pictures, in the reader's language."""

import re

from engine.core.words import words
from engine.games.catan_cards.components import NAMES
from engine.games.catan_cards.view import CatanView
from render.games.catan_cards.look import card


def name(thing: str, lang: str) -> str:
    """A card, resource, die face or site with a capital letter."""
    said = NAMES[thing][lang].split(" (")[0]
    return said[:1].upper() + said[1:]


def short(card_id: str, lang: str) -> str:
    """The name as it stands on a small face: of a Czech fleet's name the last words tell it from the others."""
    said = re.sub("obchodní flotila", "flotila", name(card_id, lang), flags=re.IGNORECASE)
    return said[:1].upper() + said[1:]


def kind(card_id: str, lang: str) -> str:
    """The type line: what it is, and the colour of its frame in words."""
    one, say = card(card_id), words(lang).say
    sort = say("catan_cards-picture-kind", kind=one.subkind or one.kind)
    if one.frame == "event":
        return sort
    return f"{sort} · {say('catan_cards-picture-frame', frame=one.frame)}"


def face_text(face: str, lang: str) -> str:
    """What a face of the event die brings, in one sentence."""
    return words(lang).say("catan_cards-picture-face", face=face)


def stage(view: CatanView, lang: str) -> str:
    """Which turn it is and how many points win, or that the game is over."""
    say = words(lang).say
    if not view.head.awaited:
        return say("catan_cards-picture-over")
    if not view.table.turn:
        return say("catan_cards-picture-setup", points=view.needed)
    return say("catan_cards-picture-turn", turn=view.table.turn, points=view.needed)
