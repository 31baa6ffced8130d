"""What search forgives, what it prefers, and that nothing typed can upset it."""

import pytest

from bot.host.lookup import search
from bot.host.lookup.entries import Book, Entry
from bot.host.lookup.forms import czech, english
from bot.host.lookup.search import Asked, Library, library
from bot.host.lookup.typos import Neighbours, slips

HOSTILE = [
    "",
    " ",
    "?",
    "…",
    "x" * 400,
    "worker " * 57,
    "*** `code` ||spoiler|| [a](http://b) # head",
    "<@123456789012345678> @everyone @here <#1> <@&2>",
    "🎲🎲🎲",
    "👩‍👩‍👧‍👦 worker",
    "'; DROP TABLE pages; --",
    '"worker" AND OR NOT NEAR(worker, 2) title:worker ^worker worker*',
    'worker" OR "1"="1',
    "(((((",
    "col:value -minus +plus",
    "\x00\x01 worker \u202e",
    "ＷＯＲＫＥＲ",
    "ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY",
    "burgundy/../../etc/passwd",
    "burgundy/",
    "%s %d {0} {$x}",
    "the of a",
]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("cards", [False, True])
def test_anything_typed_gets_an_answer(text, cards):
    asked = Asked("cs", "burgundy", cards)
    found = library().find(text, asked)
    assert len(found.pages) <= search.MOST_HITS
    assert len(library().nearest(text, asked)) <= 3
    assert len(library().complete(text, asked, 25)) <= 25
    if "orker" in text or text == "ＷＯＲＫＥＲ":
        assert found.pages


def first(text: str, asked: Asked | None = None) -> str:
    found = library().find(text, asked or Asked()).pages
    return found[0].id if found else ""


@pytest.mark.parametrize(
    "text",
    ["kostel", "KOSTEL", "kostely", "kostelů", "kostelu", "Kostele", "church", "churches", "chruch", "kostle", "chuch"],
)
def test_forms_accents_slips_and_both_languages_find_the_same(text):
    assert first(text) == "church"


@pytest.mark.parametrize(
    "text", ["k7", "K 7", "knowledge 7", "znalost 7", "znalost č. 7", "tile 7", "Breeders", "chovatele"]
)
def test_numbered_tiles_are_found_by_number_and_name(text):
    assert first(text, Asked("cs", "burgundy", cards=True)) == "k7"


def test_a_chosen_title_is_exactly_that_entry():
    for page in library().index.pages:
        assert library().find(page.key, Asked()).pages == (page,)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_title_finds_its_entry(lang):
    for page in library().index.pages:
        found = library().find(page.by_lang[lang].title, Asked(lang, page.game)).pages
        assert page in found[:1], (page.key, [one.key for one in found[:3]])


def test_nonsense_is_not_answered_with_certainty():
    assert not library().find("qwrtzpsdfg", Asked()).pages
    assert not library().find("how do I bake a chocolate cake with cherries", Asked()).sure
    assert library().find("boarding house", Asked()).sure


def toy(game_id: str, lang: str) -> Book:
    entries = {
        "trade": Entry(game_id, "trade", "Trading", f"Swap cards in {game_id}."),
        "robber": Entry(game_id, "robber", "Robber", "Moves on a seven." if game_id == "one" else "Steals two cards."),
    }
    return Book(f"The {game_id}", (game_id,), {}, entries)


@pytest.fixture
def two_games(monkeypatch):
    monkeypatch.setattr(search, "book", toy)
    made = Library(("one", "two"))
    yield made
    made.close()


def test_the_game_of_the_table_is_preferred(two_games):
    assert two_games.find("trade", Asked(game="one")).pages[0].game == "one"
    assert two_games.find("trade", Asked(game="two")).pages[0].game == "two"


def test_a_question_that_names_a_game_is_about_that_game(two_games):
    assert {page.game for page in two_games.find("trade in two", Asked(game="one")).pages} == {"two"}
    assert two_games.find("robber moves on a seven", Asked(game="two")).pages[0].game == "one", (
        "what fits better still comes first"
    )


@pytest.mark.parametrize("text", ["remíza v burgundsku", "tie in burgundy", "Hrady Burgundska shoda"])
def test_the_name_of_a_game_may_be_bent(text):
    assert library().find(text, Asked(game="starfarers")).pages[0].key == "burgundy/tie"


def test_titles_come_first_while_typing():
    asked = Asked("cs", "burgundy")
    assert library().complete("tesa", asked, 25)[0].id == "carpenter"
    assert library().complete("strážní v", asked, 25)[0].id == "watchtower"
    assert library().complete("", asked, 25)[0].id == "aim"
    assert all(page.by_lang["cs"].card for page in library().complete("", asked._replace(cards=True), 25))


@pytest.mark.parametrize(
    "words",
    [
        "kostka kostky kostce kostku kostek kostkou kostkami",
        "delnik delnika delnici delniku delnikem delniky",
        "desticka desticky desticku desticek destickou",
        "hrad hradu hrady hradem hradech",
        "budova budovy budov budovu budovami",
    ],
)
def test_czech_forms_have_one_stem(words):
    assert len({czech(word) for word in words.split()}) == 1


@pytest.mark.parametrize(
    "words",
    ["place places placed placing", "sell sells selling seller", "church churches", "worker workers", "city cities"],
)
def test_english_forms_have_one_stem(words):
    assert len({english(word) for word in words.split()}) == 1


def test_slips_are_counted():
    assert slips("church", "chruch", 2) == 1
    assert slips("church", "church", 2) == 0
    assert slips("church", "chrch", 2) == 1
    assert slips("church", "castle", 2) > 2
    near = Neighbours(["church", "market", "watchtower"])
    assert near.of("chruch") == {"church": 1}
    assert near.of("wathctowr") == {"watchtower": 2}
    assert near.of("zzz") == near.of("abc1") == {}
