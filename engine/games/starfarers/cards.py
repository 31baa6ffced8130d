"""Friendship cards for who looks them up: what each kind does, as its data says it."""

from engine.core.cards import Card
from engine.core.words import words
from engine.games.starfarers.components import CARDS, PEOPLE_NAMES

# The entry of each card kind; entries are older than this list and other texts name them.
ENTRIES = {
    "green_ore": "ore-surplus", "green_fuel": "fuel-surplus", "green_carbon": "carbon-surplus",
    "green_food": "food-surplus", "green_goods": "goods-surplus", "merchant_ore": "ore-rate",
    "merchant_fuel": "fuel-rate", "merchant_carbon": "carbon-rate", "merchant_food": "food-rate",
    "merchant_goods": "goods-rate", "scientist_combo": "guns-and-drive", "scientist_cannon": "better-guns",
    "scientist_drive": "better-drive", "diplomat_tax": "lower-tax", "diplomat_fame": "fame",
    "diplomat_help": "rich-help", "diplomat_relief": "relief",
}  # fmt: skip


def entry_of(card: str) -> str:
    """The lookup entry that speaks of a friendship card."""
    return ENTRIES[card]


def cards(lang: str) -> tuple[Card, ...]:
    """One card for every kind of friendship card."""
    say = words(lang).say
    return tuple(
        Card(
            id=ENTRIES[kind.id],
            title=kind.name_cs if lang == "cs" else kind.name_en,
            kind=f"{PEOPLE_NAMES[kind.people][lang]} · {say('starfarers-card-count', count=kind.count)}",
            text=kind.text_cs if lang == "cs" else kind.text,
            see=("friendship",),
            source=say("starfarers-rules-section", section="8"),
            face=kind.id,
        )
        for kind in CARDS.values()
    )
