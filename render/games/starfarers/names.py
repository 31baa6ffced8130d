"""Names of things and short sentences of the pictures, in the reader's language."""

from engine.core.words import words
from engine.games.starfarers.components import CARDS, PEOPLE_NAMES, RESOURCE_NAMES
from engine.games.starfarers.text import thing_name
from engine.games.starfarers.view import StarfarersView


def resource(name: str, lang: str) -> str:
    return RESOURCE_NAMES[name][lang].lower()


def thing(name: str, lang: str) -> str:
    """A build or module with a capital letter."""
    said = thing_name(name, lang)
    return said[:1].upper() + said[1:]


def people(name: str, lang: str) -> str:
    return PEOPLE_NAMES[name][lang]


def card_name(card: str, lang: str) -> str:
    return CARDS[card].name_cs if lang == "cs" else CARDS[card].name_en


def card_text(card: str, lang: str) -> str:
    """The whole text; a count keeps its sign when the line breaks."""
    text = CARDS[card].text_cs if lang == "cs" else CARDS[card].text
    return text.replace(" × ", "× ")


def card_gist(card: str, lang: str) -> str:
    """What icons do not say, short enough for a card's face."""
    effect = CARDS[card].effect
    key = f"starfarers-effect-{effect.type}".replace("_", "-")
    return words(lang).say(key, limit=effect.limit, players=effect.players, cards=effect.cards, turn=effect.per_turn)


def stage(view: StarfarersView, lang: str) -> str:
    """Turn and phase, or that the game is over."""
    say = words(lang).say
    if not view.head.awaited:
        return say("starfarers-picture-over")
    phase = say("starfarers-stage-phase", value=view.table.phase)
    if view.table.phase == "founding":
        return phase[:1].upper() + phase[1:]
    return say("starfarers-picture-turn", turn=view.table.turn, phase=phase)
