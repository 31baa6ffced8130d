"""What is chosen for whoever ran out of time in the middle of a decision (rules, 7.13), and stores that move."""

from engine.games.catan_cards import holdings
from engine.games.catan_cards.events import WizardsDuelled
from tests.engine.catan_cards.table import A, P, Table
from tests.engine.catan_cards.test_effects import wizardry


def test_the_fullest_landscape_is_emptied_whatever_stands_at_it():
    table = wizardry().site(P, 1, "citadel").card(P, "e2u", "tali", magic=1).hand(A, "whirlwind")
    table.goods(P, grain=1, wool=3, brick=2).play("play whirlwind").default()
    assert table.stock(P) == {"grain": 1, "brick": 2}


def test_the_emptiest_own_landscape_is_filled():
    table = Table("sp").cities(A).card(A, "e1u1", "university").land(A, "cu", "s_field_1", 0).goods(A, e2u=2)
    table.hand(A, "two_field_system").play("play two field system").default()
    assert (table.amount(A, "cu"), table.amount(A, "e2u")) == (3, 2)


def test_the_dearest_book_is_taken():
    table = wizardry().site(P, 1, "citadel").card(P, "e1u1", "vision").card(P, "e1l1", "inspiration")
    table.hand(A, "magic_hand").play("play magic hand").default()
    assert (table.cards(A), table.cards(P)) == ({"tali", "ira", "inspiration"}, {"vision"})


def test_the_cheapest_wizard_fights_the_dearest():
    table = Table("wd").site(A, 1, "citadel").card(A, "cu", "ari", magic=3).card(A, "e2u", "tali", magic=3)
    table.site(P, 1, "citadel").card(P, "e2u", "hor", magic=0).card(P, "cu", "ari", magic=0)
    table.hand(A, "wizard_duel").play("play wizard duel").default()
    duel = table.happened(WizardsDuelled)[0]
    assert (duel.card, duel.theirs) == ("tali", "ari")


def test_the_emptiest_own_landscape_goes_for_the_fullest_of_the_opponent():
    table = wizardry().card(A, "e1u1", "earth_spell").land(A, "w2l", "s_forest_4", 2).goods(A, w2u=1)
    table.land(P, "w2l", "s_pasture_5", 1).goods(P, cl=3, w2l=1).play("cast earth spell").default()
    assert (table.amount(A, "w2u"), table.amount(P, "cl")) == (3, 1)


def test_the_emptiest_landscape_is_replaced():
    table = wizardry().land(A, "w2l", "s_forest_4", 2).goods(A, w2u=1).hand(A, "land_change")
    table.play("play land, i change you!").default()
    assert {region.place: region.card for region in table.me(A).regions}["w2u"] == "s_field_1"


def test_the_emptiest_landscapes_change_places():
    table = Table("sp").rich(A).goods(A, cl=0, e2l=1).hand(A, "land_reform").play("play land reform").default()
    assert (table.amount(A, "e2l"), table.amount(A, "cl")) == (0, 1)


def test_the_cheapest_unit_moves():
    table = Table("tc").card(A, "w1u1", "stud_farm").card(A, "w1l1", "knight_vok").card(A, "e1u1", "knight_bohdan")
    table.goods(A, grain=1).play("use w1u1").default()
    assert (table.at(A, "e1l1").card, table.at(A, "w1l1").card) == ("knight_bohdan", "knight_vok")


def test_the_cheapest_cards_change_places():
    table = wizardry().site(A, -1, "city").card(A, "e1u1", "change_places")
    table.card(A, "w1u1", "aqueduct").card(A, "w1l1", "church").card(A, "w1u2", "mint")
    table.play("cast change places!").default()
    assert (table.at(A, "w1u2").card, table.at(A, "w1l1").card) == ("church", "mint")


def stores() -> Table:
    """Two full stores; the treasury is named for the next payment."""
    table = wizardry().site(A, -1, "city").card(A, "e1u1", "change_places").player(A, tapped="w1l1")
    return table.card(A, "w1l1", "treasury", stored="ore", amount=2).card(
        A, "w1u1", "natural_store", stored="wool", amount=2
    )


def test_a_store_named_for_paying_stays_named_when_it_moves():
    table = stores().play("cast change places!").default()
    assert table.at(A, "w1u1").card == "treasury"
    assert holdings.tapped_store(table.me(A)) == table.at(A, "w1u1")


def test_a_store_on_the_place_of_another_is_not_named_with_it():
    assert stores().play("remove w1l1").me(A).tapped == ""
