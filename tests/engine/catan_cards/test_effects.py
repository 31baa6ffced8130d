"""What action cards, event cards and cards in use do, with the numbers typed out; no card may be without a test."""

from collections.abc import Callable

import pytest

from engine.games.catan_cards import stacks, standing
from engine.games.catan_cards.components import CARDS, EVENT_CARDS
from engine.games.catan_cards.events import CardsSeen, NothingHappened
from engine.games.catan_cards.holdings import spared_least
from tests.engine.catan_cards.table import A, P, Table
from tests.engine.catan_cards.test_cards import PLACED

TESTED: dict[str, Callable[[], None]] = {}


def about(*cards: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def register(test: Callable[[], None]) -> Callable[[], None]:
        TESTED.update(dict.fromkeys(cards, test))
        return test

    return register


def wizardry() -> Table:
    """A citadel in the east with two wizards and six magic."""
    return Table("wd").site(A, 1, "citadel").card(A, "e2u", "tali", magic=3).card(A, "e2l", "ira", magic=3)


# Action cards


@about("black_knight")
def black_knight() -> None:
    table = Table().card(P, "w1u1", "knight_vok").hand(A, "black_knight").play("play black knight", card_roll=[5])
    assert (table.me(P).hand, table.state.discard) == (("knight_vok",), ("black_knight",))


@about("arsonist")
def arsonist() -> None:
    table = Table().card(P, "w1u1", "smithy").hand(A, "arsonist").play("play arsonist", card_roll=[5])
    assert table.me(P).hand == ("smithy",)


@about("spy")
def spy() -> None:
    table = Table().hand(A, "spy").hand(P, "caravan", "smithy").play("play spy")
    assert table.lines() == ["pick 1 caravan", "pass"]
    table.play("pass")
    assert table.me(P).hand == ("caravan", "smithy")


@about("ambush")
def ambush() -> None:
    table = Table().card(A, "w1u1", "knight_vok").goods(A, ore=1).goods(P, ore=3, gold=1).hand(A, "ambush").checked()
    table.play("play ambush").play("target a.e2l")
    assert (table.stock(A), table.stock(P)) == ({"ore": 3}, {"ore": 1, "gold": 1})


@about("merchant")
def merchant() -> None:
    table = (
        Table().site(A, 1, "city").goods(P, ore=3, gold=1).goods(A, wool=1).hand(A, "merchant").play("play merchant")
    )
    table.play("take 1 ore,1 gold").play("give wool")
    assert (table.stock(A), table.stock(P)) == ({"ore": 1, "gold": 1}, {"ore": 2, "wool": 1})


@about("alchemist")
def alchemist() -> None:
    table = (
        Table(stage="before_roll").hand(A, "alchemist").play("play alchemist with 2").play("roll", event_die=["bandit"])
    )
    assert (table.state.production, table.stock(A)) == (2, {"lumber": 1})


@about("caravan")
def caravan() -> None:
    table = Table().goods(A, ore=2, wool=1).hand(A, "caravan").play("play caravan").play("pay 1 ore,1 wool")
    table.play("gain 2 grain")
    assert table.stock(A) == {"ore": 1, "grain": 2}


@about("scout")
def scout() -> None:
    table = Table().rich(A).player(A, roads=(0, 2)).hand(A, "scout").play("settlement east with scout")
    table.play("lay pasture 6 with forest 6")
    assert [region.card for region in table.me(A).regions[-2:]] == ["s_pasture_6", "s_forest_6"]
    assert (len(table.state.landscapes), table.state.discard) == (9, ("scout",))


@about("bishop")
def bishop() -> None:
    table = Table(stage="before_roll").card(A, "w1u1", "knight_vok").hand(A, "bishop").event_top("civil_war")
    table.roll(1, "question").play("play bishop")
    assert (table.cards(A), table.state.discard) == ({"knight_vok"}, ("bishop",))


@about("herb_woman", "plague")
def herb_woman() -> None:
    table = Table(stage="before_roll").cities(A).cities(P).rich(A).rich(P).hand(A, "herb_woman").event_top("plague")
    table.roll(1, "question").play("play herb woman")
    assert [sum(table.stock(seat).values()) for seat in (A, P)] == [18, 13]  # P lost six and produced one


@about("great_mayor")
def great_mayor() -> None:
    table = Table("tc").cities(A).hand(A, "great_mayor").play("play great mayor").play("gain 1 ore,1 gold")
    assert table.stock(A) == {"ore": 1, "gold": 1}


@about("trade_monopoly")
def trade_monopoly() -> None:
    table = Table("tc").site(A, 1, "city").card(A, "e1u1", "trading_house").card(A, "e1l1", "treasury")
    table.goods(P, ore=3, wool=1).goods(A, gold=1, ore=2).hand(A, "trade_monopoly")
    plain = table.fork().play("play trade monopoly").play("take 1 ore")
    assert plain.stock(P) == {"ore": 2, "wool": 1, "gold": 1}
    table.play("play trade monopoly").play("take 3 ore to e1l1")
    assert (table.stock(A), table.at(A, "e1l1").amount) == ({"ore": 3}, 2)
    assert table.stock(P) == {"wool": 1, "gold": 1}  # gold was all A could give


@about("pawnbroker")
def pawnbroker() -> None:
    table = Table("tc").card(A, "w1u1", "smithy").hand(A, "pawnbroker").play("play pawnbroker")
    assert (table.stock(A), table.at(A, "w1u1").pawned) == ({"brick": 1, "ore": 1}, True)


@about("printing")
def printing() -> None:
    table = Table("sp").site(A, 1, "city").card(A, "e1u1", "university").hand(A, "printing").play("play printing")
    assert table.play("gain 2 ore").stock(A) == {"ore": 2}


@about("two_field_system", "inventor")
def fill() -> None:
    for card, place in (("two_field_system", "e2u"), ("inventor", "e2l")):
        table = Table("sp").site(A, 1, "city").card(A, "e1u1", "university").goods(A, **{place: 1}).hand(A, card)
        assert table.play(f"play {card}").amount(A, place) == 3


@about("land_reform")
def land_reform() -> None:
    table = Table("sp").goods(A, w2u=2).hand(A, "land_reform").play("play land reform").play("swap a.w2u with a.e2l")
    lands = {region.place: (region.card, region.amount) for region in table.me(A).regions}
    assert (lands["w2u"], lands["e2l"]) == (("a_mountains_5", 0), ("a_forest_2", 2))


@about("better_world")
def better_world() -> None:
    table = wizardry().hand(A, "better_world").play("play better world").play("strike comet")
    assert (table.state.removed, table.state.events.size) == (("comet",), 12)


@about("wizard_duel")
def wizard_duel() -> None:
    table = (
        wizardry().site(P, 1, "citadel").card(P, "cl", "hor", magic=1).hand(A, "wizard_duel").play("play wizard duel")
    )
    table.play("swap a.e2u with b.cl", duel_0=[4], duel_1=[1]).play("stack W2")
    assert (table.cards(P), table.bottom("W2")) == (set(), "hor")


@about("witch")
def witch() -> None:
    table = wizardry().card(P, "w1u1", "smithy").card(P, "w1l1", "knight_vok").hand(A, "witch").play("play witch")
    assert (table.at(P, "w1u1").witch, table.strength(P), table.state.discard) == (True, 4, ())


@about("land_change")
def land_change() -> None:
    table = wizardry().land(A, "w2u", "s_pasture_5", 2).hand(A, "land_change").play("play land change")
    table.play("replace w2u with mountains 2")
    assert table.amount(A, "w2u") == 2
    assert table.stock(A) == {"ore": 2}
    assert "s_pasture_5" in table.state.landscapes


@about("materialisation")
def materialisation() -> None:
    table = wizardry().hand(A, "materialisation").play("play materialisation")
    assert dict(table.me(A).sites) == {-1: "city", 1: "citadel"}


@about("whirlwind")
def whirlwind() -> None:
    table = wizardry().goods(P, ore=3, wool=1).hand(A, "whirlwind").play("play whirlwind").play("target b.e2l")
    assert table.stock(P) == {"wool": 1}


@about("wisdom_of_ancestors")
def wisdom() -> None:
    table = wizardry().hand(A, "wisdom_of_ancestors").having(discard=("spy", "smithy", "caravan"))
    table.play("play wisdom of ancestors").play("pick 1 spy")
    assert (table.me(A).hand, table.state.discard) == (("spy",), ("smithy", "caravan", "wisdom_of_ancestors"))


@about("magic_hand")
def magic_hand() -> None:
    table = wizardry().site(P, 1, "citadel").card(P, "e1u1", "vision").hand(A, "magic_hand").play("play magic hand")
    table.play("move b.e1u1 to e1u1")
    assert (table.at(A, "e1u1").card, table.cards(P)) == ("vision", set())


# Events


def event(card: str, sets: str = "base") -> Table:
    return Table(sets, stage="before_roll").event_top(card)


@about("new_year")
def new_year() -> None:
    table = event("new_year").roll(1, "question", event_card=["master_builder"])
    assert (table.state.events.size, stacks.cards_below_year(table.state.events)) == (9, 3)


@about("civil_war")
def civil_war() -> None:
    table = event("civil_war").card(A, "w1u1", "fleet_ore").roll(1, "question").play("stack B1")
    assert table.cards(A) == set()


@about("conflict")
def conflict() -> None:
    table = event("conflict").card(A, "w1u1", "knight_vok").card(P, "w1u1", "smithy").checked().roll(1, "question")
    table.play("stack B1")
    assert table.cards(P) == set()
    assert event("conflict").card(P, "w1u1", "smithy").roll(1, "question").happened(NothingHappened)


@about("progress")
def progress() -> None:
    table = event("progress").card(A, "w1u1", "monastery").roll(1, "question").play("gain 1 ore")
    assert table.stock(A)["ore"] == 1


@about("full_stores")
def full_stores() -> None:
    table = (
        event("full_stores").card(A, "w1u1", "fortified_storehouse").card(A, "e1u1", "monastery").roll(3, "question")
    )
    assert [table.amount(A, place) for place in ("w2u", "cu", "e2u")] == [1, 2, 1]


@about("master_builder")
def master_builder() -> None:
    table = event("master_builder").roll(1, "question")
    assert (table.stock(A), table.stock(P)) == (
        {"brick": 1, "lumber": 1, "gold": 1},
        {"brick": 1, "lumber": 1, "wool": 1},
    )


@about("travelling_merchant")
def travelling_merchant() -> None:
    table = event("travelling_merchant").goods(A, gold=2).roll(3, "question").play("gain 2 ore")
    assert table.stock(A) == {"ore": 2, "brick": 1}
    kept = event("travelling_merchant").goods(A, gold=2).roll(3, "question").default()
    assert kept.stock(A)["gold"] == 2


@about("fleet_race")
def fleet_race() -> None:
    table = event("fleet_race").card(A, "w1u1", "fleet_ore").roll(3, "question")
    assert table.asked == [(A, "gain")]
    both = event("fleet_race").card(A, "w1u1", "fleet_ore").card(P, "w1u1", "fleet_wool").roll(3, "question")
    assert both.asked == [(A, "gain"), (P, "gain")]


@about("peasant_revolt")
def peasant_revolt() -> None:
    table = (
        event("peasant_revolt", "tc").card(A, "w1u1", "fortified_storehouse").goods(A, w2u=2, cu=1).roll(3, "question")
    )
    assert [table.amount(A, place) for place in ("w2u", "cu")] == [1, 0]


@about("grand_tournament")
def grand_tournament() -> None:
    table = event("grand_tournament", "tc").card(P, "w1u1", "knight_jitka").goods(P, gold=1).roll(2, "question")
    assert table.asked == [(P, "target")]
    assert table.play("target b.cu").amount(P, "cu") == 3


@about("calm_sea")
def calm_sea() -> None:
    table = event("calm_sea", "tc").card(P, "w1u1", "fleet_ore").roll(2, "question").play("gain 1 gold")
    assert table.stock(P)["gold"] == 1


@about("comet")
def comet() -> None:
    table = event("comet", "wd").cities(A).hand(A, "spy").stack("B1", "smithy", "mint", "inn").roll(1, "question")
    table.play("stack B1")
    assert (table.me(A).hand, table.bottom("B1")) == (("smithy", "mint", "inn"), "spy")


@about("unicorn_dance")
def unicorn_dance() -> None:
    table = event("unicorn_dance", "wd").site(P, 1, "citadel").card(P, "e2u", "tali", magic=1).roll(1, "question")
    assert (table.at(P, "e2u").magic, table.at(P, "e2u").locked) == (2, False)


# Cards in use


@about("citadel")
def citadel() -> None:
    table = Table("wd").rich(A).play("citadel at w1")
    assert table.stock(A) == {"brick": 2, "lumber": 3, "wool": 3, "grain": 3, "ore": 2, "gold": 2}
    assert len(table.state.row) == 4


@about("mint")
def mint() -> None:
    table = Table().site(A, 1, "city").card(A, "e1u1", "mint").goods(A, gold=2).play("use at e1u1").play("gain 1 ore")
    assert table.stock(A) == {"gold": 1, "ore": 1}
    assert table.refused("use at e1u1") == "used"


@about("inn")
def inn() -> None:
    table = Table("tc").card(A, "w1u1", "inn").goods(A, gold=3).play("use at w1u1", card_roll=[3])
    assert table.stock(A) == {"gold": 2}
    table.play("use at w1u1", card_roll=[4]).play("gain 1 ore")
    assert table.stock(A) == {"gold": 1, "ore": 1}


@about("stud_farm")
def stud_farm() -> None:
    table = Table("tc").card(A, "w1u1", "stud_farm").card(A, "w1l1", "knight_vok").goods(A, grain=1).play("use at w1u1")
    table.play("move a.w1l1 to e1u1")
    assert (table.at(A, "e1u1").card, table.stock(A)) == ("knight_vok", {})


@about("wizards_kitchen")
def wizards_kitchen() -> None:
    table = wizardry().card(A, "e1u1", "wizards_kitchen").play("use at e1u1", card_roll=[2])
    assert table.happened(NothingHappened)
    table.play("use at e1u1", card_roll=[3]).play("gain 1 ore").play("use at e1u1", card_roll=[1])
    assert (table.stock(A), table.state.discard) == ({"ore": 1}, ("wizards_kitchen",))
    assert sum(card.magic for card in table.me(A).cards) == 3


@about("cartwright")
def cartwright() -> None:
    table = Table("tc", stage="before_roll").card(A, "w1u1", "cartwright").land(A, "w2u", "s_pasture_5", 3)
    table.play("declare wool").roll(1, "bandit").play("shift from w2u to cl")
    assert (table.amount(A, "w2u"), table.amount(A, "cl")) == (2, 1)
    assert table.refused("shift from cu to cl") == "not-declared-land"


@about("privateer_fleet")
def privateer_fleet() -> None:
    table = Table("sp").rich(A).card(P, "w1u1", "fleet_ore").hand(A, "privateer_fleet")
    table.play("place privateer fleet at w1u1").play("stack B2")
    assert (table.cards(P), table.bottom("B2")) == (set(), "fleet_ore")


@about("marketplace")
def marketplace() -> None:
    table = Table(stage="before_roll").card(P, "w1u1", "marketplace").roll(6, "bandit")
    assert table.stock(P) == {"ore": 1}  # each has one 6
    table = Table(stage="before_roll").card(P, "w1u1", "marketplace").land(A, "w2u", "s_pasture_6").roll(6, "bandit")
    assert table.asked == [(P, "gain")]
    assert table.play("gain 1 grain").stock(P) == {"grain": 1, "ore": 1}


@about("harbour")
def harbour() -> None:
    table = (
        Table().site(A, 1, "city").card(A, "e1u1", "harbour").card(A, "w1u1", "fleet_ore").card(A, "w1l1", "fleet_wool")
    )
    before = table.points(A)
    assert table.card(A, "e1l1", "fleet_large").points(A) == before + 1


@about("tournament_ground", "great_arena")
def rewards() -> None:
    table = Table("tc").site(A, 1, "city").card(A, "e1u1", "tournament_ground")
    assert standing.die_reward(table.state, A, "tournament") == 2
    assert standing.die_reward(table.card(A, "e1l1", "great_arena").state, A, "tournament") == 3


@about("guardian_of_fate")
def guardian_of_fate() -> None:
    table = wizardry().card(A, "e1u1", "guardian_of_fate").event_top("comet", "plague", "progress")
    table.play("cast guardian of fate")
    assert table.happened(CardsSeen)[0].cards == ("comet", "plague", "progress")
    assert table.happened(CardsSeen)[0].seen_by(P).cards == ()
    table.play("events 3,1 to 2")
    assert table.state.events.top == ("progress", "comet")
    assert table.state.events.bottom == ("plague",)


@about("magic_eye")
def magic_eye() -> None:
    table = wizardry().card(A, "e1u1", "magic_eye").hand(A, "spy", "caravan").stack("B1", "smithy", "mint")
    table.play("cast magic eye").play("stack B1").play("pick 1 mint").play("bury spy to B1")
    assert (table.me(A).hand, table.bottom("B1")) == (("caravan", "mint"), "spy")


@about("change_places")
def change_places() -> None:
    table = wizardry().card(A, "e1u1", "change_places").card(A, "w1u1", "smithy", witch=True).card(A, "w1l1", "sawmill")
    table.play("cast change places")
    assert (table.at(A, "w1l1").card, table.at(A, "w1l1").witch, table.at(A, "w1u1").card) == (
        "smithy",
        True,
        "sawmill",
    )


@about("vision")
def vision() -> None:
    table = (
        wizardry().card(A, "e1u1", "vision").stack("B1", "smithy").stack("B2").stack("B3", "spy").stack("B4", "mint")
    )
    table.play("cast vision").play("stack B1")
    assert table.happened(CardsSeen)[0].cards == ("smithy", "", "spy", "mint")


@pytest.mark.parametrize("card", TESTED)
def test_what_a_card_does(card):
    TESTED[card]()


def test_no_card_is_without_a_test():
    cards = {card.rules_id for card in (*CARDS.values(), *EVENT_CARDS.values())}
    assert cards - set(PLACED) - set(TESTED) == set()


def test_rows_of_one_identity_are_the_same_card():
    for card in CARDS.values():
        twin = CARDS[card.rules_id]
        assert (card.cost, card.vp, card.kind, card.stance) == (twin.cost, twin.vp, twin.kind, twin.stance)
        assert [effect.op for effect in card.effects] == [effect.op for effect in twin.effects]


@pytest.mark.parametrize("stock,cost,paid", [
    ((("brick", 1), ("wool", 3), ("gold", 3)), 2, (("wool", 2),)),
    ((("brick", 1), ("ore", 1), ("gold", 3)), 2, (("brick", 1), ("ore", 1))),
    ((("grain", 1), ("gold", 2)), 2, (("grain", 1), ("gold", 1))),
])  # fmt: skip
def test_a_search_is_paid_with_what_there_is_most_of_and_gold_last(stock, cost, paid):
    assert spared_least(stock, cost) == paid
