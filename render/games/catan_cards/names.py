"""Names and texts of the pictures, in the reader's language."""

import re
from functools import cache
from importlib.resources import files

from engine.core.words import words
from engine.games.catan_cards.components import NAMES, rule_of
from engine.games.catan_cards.view import CatanView
from render.games.catan_cards.look import card

_ENTRY = re.compile(r"^## .+? \{#([a-z-]+)\}\n\n(.*?)\n\n", re.MULTILINE | re.DOTALL)

# Icons on the face say these.
_ON_ICONS = re.compile(r" (?:Price|Worth|Magic|Cena|Body|Kouzelná síla): [^.]*\.")


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


@cache
def _entries(lang: str) -> dict[str, str]:
    """The rule entries of the game by id."""
    text = (files("config") / "rules" / lang / "catan_cards.md").read_text(encoding="utf-8")
    return dict(_ENTRY.findall(text))


def card_text(card_id: str, lang: str) -> str:
    """What a card does, as far as its icons do not say it."""
    return _ON_ICONS.sub("", _entries(lang)[rule_of(card(card_id))])


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
