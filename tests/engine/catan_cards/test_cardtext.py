"""What cards say: made from the same data that decides what they do."""

import re

import msgspec
import pytest

from engine.games.catan_cards import cardtext
from engine.games.catan_cards.cardtext import card_text
from engine.games.catan_cards.components import CARDS, EVENT_CARDS

EVERY = {**CARDS, **EVENT_CARDS}

SAID = {
    "en": {
        "black_knight": "Roll: on 1–5 one enemy unit with printed strength of your choice goes back to its owner's hand; "
        "on 6 one of your own such units of your choice comes back to your hand, if you have one.",
        "merchant": "Take up to 2 resources of your choice from the opponent. Then give the opponent one resource of your "
        "choice. Condition: 3 commerce points or a city.",
        "knight_bohdan": "Knight with 2 strength and 1 tournament point.",
        "robber_castle": "Put it on a free slot of an enemy settlement or city. Commerce points of the cards there do not "
        "count. Gone as soon as the host has 4 strength. Condition: the opponent has at most 3 strength.",
        "embassy": "Put it on a free slot of an enemy city. The host must show every card taken from a development stack.",
        "university": "Your hand limit is one higher. One per player. Lies in the face-up row. Condition: Monastery or Library.",
        "wizards_kitchen": "In your turn pay one magic and roll: 3–6 gives any one resource; on 1 it blows up. Repeatable.",
        "toll_bridge": "When the event die shows Good Year, you also receive two gold (as far as there is room).",
        "master_builder": "Each player receives one brick and one lumber.",
        "plague_sp": "Each landscape next to a city loses one resource.",
    },
    "cs": {
        "arsonist": "Hoď kostkou: při 1–5 se jedna soupeřova stavba podle tvého výběru vrací vlastníkovi do ruky; při 6 se "
        "vrací do ruky jedna tvoje nechráněná stavba, pokud nějakou máš.",
        "trade_monopoly": "Vezmi soupeři až tři suroviny jednoho druhu. Pak mu dej jednu surovinu jiného druhu. "
        "Podmínka: Obchodní kancelář.",
        "fleet_brick": "Smíš měnit dvoje cihly za libovolnou jinou surovinu, kolikrát chceš.",
        "bath_house": "Čtyři krajiny kolem tohoto města jsou v bezpečí před Morem.",
        "lighthouse": "Tvoje obchodní flotily u tohoto města mění jedna za jednu. Jsou v bezpečí před Občanskou válkou.",
        "samsor": "Drak s 5 body síly, bojí se jen Černého rytíře.",
        "ira": "Stojí u hor citadely a mění jejich suroviny 1:1 v kouzelnou sílu.",
        "toll_bridge": "Ukáže-li kostka událostí Rok hojnosti, dostaneš navíc dvě zlata (pokud je na to místo).",
        "witch": "Polož na soupeřovu stavbu; ta ztrácí všechny účinky a body, dokud jejímu vlastníkovi v jeho tahu nepadne "
        "otazník. Podmínka: 2 tvoji kouzelníci.",
        "full_stores": "Každá krajina dostane jednu surovinu za každý sousední Opevněný sklad nebo Klášter.",
    },
}


@pytest.mark.parametrize("lang, card", [(lang, card) for lang, said in SAID.items() for card in said])
def test_a_card_says_what_its_data_says(lang, card):
    assert card_text(card, lang) == SAID[lang][card]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_card_says_something_whole(lang):
    for card in EVERY:
        said = card_text(card, lang)
        assert re.fullmatch(r"(?:[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ0-9][^.]*\.(?: |$))+", said), (card, said)
        assert not re.search(r"[{}$_]|  |catan_cards", said), (card, said)


def test_another_number_in_the_data_is_another_sentence():
    merchant = CARDS["merchant"]
    steal, give = merchant.effects
    greedy = msgspec.structs.replace(merchant, effects=(msgspec.structs.replace(steal, max=5), give), requires=())
    assert " ".join(cardtext._sentences(greedy, "cs")) == (
        "Vezmi soupeři až 5 surovin podle výběru. Pak mu dej jednu surovinu podle výběru."
    )
