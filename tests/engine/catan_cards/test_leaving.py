"""How cards leave play, and the order of Time Jump, New Year and the Witch (rules, 5 T5, 7 and 9.3)."""

from collections.abc import Callable

import pytest

from tests.engine.catan_cards.table import A, P, Table

ROW_CARDS = ("trading_house", "university")


def owning(card: str, **fields: object) -> Table:
    """A owns the card in a city in the east; nothing of its kind lies in the row."""
    return Table("tc-sp-wd").cities(A).row().card(A, "e1u1", card, **fields)


def removed(card: str) -> Table:
    return owning(card).play("remove e1u1")


def bewitched_and_removed(card: str) -> Table:
    table = owning(card, witch=True).play("remove e1u1")
    assert table.state.discard == ("witch",)
    return table


def burned_by_its_owner(card: str) -> Table:
    return owning(card).card(P, "w1u1", "smithy").hand(A, "arsonist").play("play arsonist", card_roll=[6])


def burned_by_the_opponent(card: str) -> Table:
    return owning(card).hand(P, "arsonist").having(active=P).play("play arsonist", card_roll=[1])


def given_up_in_conflict(card: str) -> Table:
    table = owning(card).card(P, "w1u1", "knight_vok").event_top("conflict").checked()
    return table.having(stage="before_roll").roll(1, "question")


EXITS: tuple[Callable[[str], Table], ...] = (
    removed,
    bewitched_and_removed,
    burned_by_its_owner,
    burned_by_the_opponent,
    given_up_in_conflict,
)


@pytest.mark.parametrize("card", ROW_CARDS)
@pytest.mark.parametrize("leave", EXITS, ids=lambda leave: leave.__name__)
def test_trading_house_and_university_go_to_the_row_on_every_exit(leave, card):
    table = leave(card)
    assert (table.cards(A), table.me(A).hand, table.state.row) == (set(), (), (card,))
    assert not [name for stack in table.state.stacks for name in stack.bottom]
    assert card not in table.state.discard


def test_without_trade_and_change_the_trading_house_is_a_card_like_others():
    table = Table("sp").cities(A).card(A, "e1u1", "trading_house").hand(P, "arsonist").having(active=P)
    assert table.play("play arsonist", card_roll=[1]).me(A).hand == ("trading_house",)


# Foreign cards


def test_a_foreign_card_goes_to_its_owner_wherever_it_stands():
    """A's Castle in P's principality, burned by P, comes back to A; the Witch on it is discarded."""
    table = Table("tc-wd").card(P, "e1u1", "robber_castle", owner=A, witch=True).hand(P, "arsonist").having(active=P)
    table.play("play arsonist", card_roll=[1])
    assert (table.me(A).hand, table.cards(P)) == (("robber_castle",), set())
    assert table.state.discard == ("witch", "arsonist")


def test_the_host_fire_station_saves_a_foreign_embassy():
    table = Table("sp").cities(P).card(P, "e1u1", "embassy", owner=A).card(P, "e1l1", "fire_station")
    assert table.hand(P, "arsonist").having(active=P).refused("play arsonist", P) == "no-use"


def test_conflict_takes_a_foreign_building_and_its_owner_chooses_the_stack():
    table = Table("tc", stage="before_roll").card(P, "e1u1", "robber_castle", owner=A).card(P, "w1u1", "knight_hynek")
    table.checked().event_top("conflict").roll(1, "question")
    assert table.asked == [(A, "under")]
    assert table.play("stack B2").bottom("B2") == "robber_castle"


# Time Jump, New Year and the Witch


def jumping() -> Table:
    """P has Time Jump and two magic; a Smithy of A is bewitched."""
    table = Table("wd", stage="before_roll").site(P, 1, "citadel").card(P, "e1u1", "time_jump")
    return table.card(P, "e2u", "tali", magic=2).card(A, "w1u1", "smithy", witch=True)


def test_the_witch_leaves_after_the_last_card_of_a_chain_through_new_year():
    table = jumping().event_top("new_year").roll(1, "question", event_card=["progress"])
    assert table.asked == [(P, "time-jump-face")]
    table.play("pass")
    assert table.asked == [(P, "time-jump-card")]
    table.play("pass", event_card=["progress"])
    assert (table.asked, table.at(A, "w1u1").witch) == ([(P, "time-jump-card")], True)
    table.play("pass")
    assert (table.at(A, "w1u1").witch, table.state.discard) == (False, ("witch",))


def test_a_card_voided_in_a_chain_leaves_the_witch_where_it_is():
    table = jumping().event_top("new_year").roll(1, "question").play("pass").play("pass", event_card=["progress"])
    table.play("cast time jump", event_die_again=["bandit"])
    assert (table.at(A, "w1u1").witch, table.state.event_discard) == (True, ("progress",))
    assert table.state.stage == "main"


def test_a_question_rolled_again_after_a_jump_frees_the_bewitched():
    table = jumping().event_top("plague", "progress").roll(1, "question").play("pass")
    table.play("cast time jump", event_die_again=["question"])
    assert table.state.event_discard == ("plague", "progress")
    assert (table.at(A, "w1u1").witch, table.asked) == (False, [(A, "turn")])  # the book is used: no second window


def test_time_jump_comes_before_the_defence_and_the_defence_before_the_veto():
    table = jumping().cities(A).goods(A, ore=1).hand(A, "herb_woman").card(P, "e1l1", "magic_veto").event_top("plague")
    table.card(P, "e2l", "ira", magic=3).roll(1, "question")
    seen = [table.asked, table.play("pass").asked, table.play("pass").asked, table.play("play herb woman").asked]
    assert seen == [[(P, "time-jump-face")], [(P, "time-jump-card")], [(A, "defence")], [(P, "veto")]]
    assert table.play("cast magic veto").asked == [(A, "under")]
    assert table.play("stack B1").amount(A, "e2l") == 0
