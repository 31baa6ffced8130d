"""What the table says of an entry: only what lies open, the same for every viewer."""

import pytest

from bot.host.lookup.entries import book
from engine.core.rng import Rng
from engine.core.words import LANGUAGES
from engine.games.starfarers import GAME

NAMES = ("Anna", "Petr", "Jana", "Karel")


def start(seed: int = 1):
    return GAME.new(GAME.read_options({}), 4, Rng(bytes([seed]) * 32, b"now"))


def said(state, entry: str, lang: str = "en") -> str:
    return GAME.now(GAME.view(state, None), entry, GAME.speech(lang, NAMES))


def test_numbers_of_the_moment():
    state = start()
    assert said(state, "points") == "Anna 4 · Petr 4 · Jana 4 · Karel 4"
    assert said(state, "half-medals") == "Anna 1 · Petr 1 · Jana 1 · Karel 1"
    assert said(state, "seven") == "Cards in hand: Anna 3 · Petr 3 · Jana 3 · Karel 3"
    assert said(state, "bank") == "In the bank: ore 12, fuel 12, carbon 12, food 12, goods 12"
    assert said(state, "better-drive") == "1 of 1 still at the outpost"
    assert said(state, "guns-and-drive") == "3 of 3 still at the outpost"
    assert said(state, "figures").startswith("Green Folk: –")
    assert said(state, "glossary") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_asked_about_and_tells_no_secret(lang):
    state = start()
    hidden = GAME.imagine(GAME.view(state, None), Rng(bytes(32), b"other"))
    told = [said(state, entry, lang) for entry in book("starfarers", lang).entries]
    assert told == [said(hidden, entry, lang) for entry in book("starfarers", lang).entries]
    assert sum(map(bool, told)) > 25
    assert not [line for line in told if "starfarers-" in line or "{" in line]
