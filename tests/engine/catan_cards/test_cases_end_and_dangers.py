"""Worked cases 65 to 88: end of the turn, victory, dangerous interactions."""

from engine.games.catan_cards import GAME, stacks, standing
from engine.games.catan_cards.events import CardsTaken
from engine.games.catan_cards.state import EventStack
from tests.engine.catan_cards.table import A, P, Table


def test_case_65_draw():
    table = Table("sp").card(A, "w1u1", "monastery").hand(A, "spy", "scout").goods(A, ore=2)
    table.stack("B1", "smithy", "church").stack("S1", "cannon", "printing", "bishop").play("end")
    table.play("draw from B1").play("search S1 for 2 ore").play("pick 1 printing")
    assert table.me(A).hand == ("spy", "scout", "smithy", "printing")
    assert stacks.stack(table.state, "S1").top == ("cannon", "bishop")
    assert table.stock(A) == {}
    assert table.state.active == P  # no exchange


def test_case_66_exchange():
    table = Table("tc").hand(A, "spy", "scout", "caravan").stack("T2", "inn", "shipyard").play("end")
    table.play("draw from T2")
    assert table.lines() == ["bury spy to T2", "bury scout to T2", "bury caravan to T2"]
    table.play("bury scout to T2")
    assert table.me(A).hand == ("spy", "caravan", "inn")
    assert table.bottom("T2") == "scout"


def test_case_67_peoples_hall():
    table = Table("sp").site(A, 1, "city").card(A, "e1u1", "peoples_hall").hand(A, "spy")
    table.stack("S2", "cannon", "printing", "bishop").stack("B4", "church").play("end")
    both = table.fork().play("search S2").play("pick 1 bishop").play("search S2").play("pick 1 cannon")
    assert both.me(A).hand == ("spy", "bishop", "cannon")
    table.play("search S2").play("pick 1 printing").play("search B4")
    assert table.me(A).hand == ("spy", "printing", "church")


def test_case_68_victory_on_the_opponents_turn():
    table = Table("tc").cities(P).cities(A).site(P, 3, "city").site(P, 5, "city")
    for place, card in (("e1u1", "bath_house"), ("e1l1", "church"), ("w1u1", "aqueduct"), ("w1l1", "library")):
        table.card(P, place, card)
    table.card(P, "e3u1", "toll_bridge").card(A, "e1u1", "trading_house").hand(A, "arsonist").checked()
    assert (table.points(P), table.state.mill) == (12, A)
    table.play("play arsonist", card_roll=[6])
    assert table.state.mill == P
    assert (table.state.stage, table.state.winner, table.points(P)) == ("over", P, 13)


def test_case_70_token_tie():
    table = (
        Table().card(A, "w1u1", "knight_vok").card(A, "w1l1", "knight_jitka").card(P, "w1u1", "knight_hynek").checked()
    )
    assert (table.state.knight, table.points(A)) == (A, 3)
    table.having(active=P).hand(P, "knight_oldrich").rich(P).play("place oldrich at w1l1")
    assert (table.state.knight, table.points(A)) == (-1, 2)


def test_case_71_new_year_voided():
    table = Table("wd", stage="before_roll").site(P, 1, "citadel").card(P, "e1u1", "time_jump")
    table.card(P, "e2u", "tali", magic=2)
    rest = [card for card in stacks.event_cards(table.state.events) if card != "new_year"]
    table.having(events=EventStack(tuple(rest[:3]), 3), event_discard=tuple(rest[3:]))
    table.roll(1, "question").play("pass").play("cast time jump", event_die_again=["bandit"])
    assert "new_year" in table.state.event_discard
    assert table.state.events.size == 3
    table.having(events=EventStack(()), event_discard=(*rest, "new_year"), stage="before_roll")
    table.roll(1, "question", event_card=["master_builder"])
    assert table.state.events.size == 12
    assert stacks.cards_below_year(table.state.events) == 3
    assert table.state.event_discard == ("master_builder",)


def test_case_72_conflict_against_the_active_player():
    table = Table("tc", stage="before_roll").site(A, 1, "city").card(A, "e1u1", "trading_house")
    table.card(A, "e1l1", "library").card(A, "w1u1", "toll_bridge").card(P, "w1u1", "knight_vok").checked()
    table.row("trading_house").event_top("conflict")
    bishop = table.fork().hand(A, "bishop").roll(1, "question").play("play bishop")
    assert bishop.cards(A) == {"trading_house", "library", "toll_bridge"}
    assert bishop.state.discard == ("bishop",)
    table.roll(1, "question")
    assert table.asked == [(A, "target")]  # only these three could be named
    table.play("target a.e1u1")
    assert table.state.row == ("trading_house", "trading_house")
    assert table.state.stage == "main"
    table.rich(A).play("place trading house at e1u1")
    many = Table(stage="before_roll").cities(A).card(A, "w1u1", "smithy").card(A, "w1l1", "sawmill")
    many.card(A, "e1u1", "church").card(A, "e1l1", "mint").card(P, "w1u1", "knight_vok").checked()
    many.event_top("conflict").roll(1, "question")
    assert many.asked == [(P, "name")]
    assert many.refused("name a.w1u1") == "not-offered"


def test_case_73_limit_falls():
    table = Table("wd").site(A, 1, "citadel").card(A, "e2u", "tali", magic=2).card(A, "e2l", "ira", magic=2)
    table.card(P, "w1u1", "monastery").hand(P, "spy", "scout", "caravan", "smithy").hand(A, "witch").play("play witch")
    assert table.asked == [(P, "overflow")]
    table.play("bury spy to B2")
    assert table.me(P).hand == ("scout", "caravan", "smithy")
    assert table.asked == [(A, "turn")]


def test_case_74_passive_mill_holder():
    table = (
        Table(stage="before_roll").site(P, 1, "city").card(P, "e1u1", "merchants_guild").card(P, "e1l1", "moneylender")
    )
    table.goods(P, gold=3).goods(A, ore=2, gold=2, grain=1).checked().roll(1, "trade")
    assert table.asked == [(P, "take")]
    assert table.refused("take 1 ore,1 gold") == "not-offered"
    late = table.fork().default()
    assert late.stock(P)["grain"] == 1  # what P has least of, in the order of the resources
    table.play("take 2 ore")
    assert table.stock(A) == {"grain": 1, "gold": 3}
    assert table.stock(P)["ore"] == 2


def test_case_75_lighthouse_and_large_trade_fleet():
    table = Table("tc").site(A, 1, "city").card(A, "e1l1", "lighthouse").card(A, "e1u2", "fleet_large")
    table.card(A, "w1u1", "fleet_grain").goods(A, cu=1, e2u=2)
    assert table.refused("trade gold for ore") == "rate"
    table.fork().play("trade gold for ore from cu")
    table.play("trade grain for ore from e2u")
    assert table.stock(A) == {"gold": 1, "grain": 1, "ore": 1}
    assert standing.rates(table.state, A)["grain"] == 2


def test_case_76_elixir_against_the_castle():
    table = Table("tc-wd").site(A, 1, "citadel").card(A, "e1u1", "elixir").card(A, "e2u", "tali", magic=1)
    table.card(A, "w1u1", "knight_oldrich").card(A, "w1l1", "robber_castle", owner=P).checked()
    table.play("cast elixir")
    assert table.at(A, "w1l1") is None
    assert table.state.discard == ("robber_castle",)


def test_case_77_pawned_university():
    table = Table("sp").cities(A).card(A, "e1u1", "university").card(A, "e1l1", "building_crane")
    table.card(A, "w1u1", "cannon").card(A, "w1l1", "monastery").hand(A, "printing", "spy").having(stage="main")
    table.card(A, "e1u1", "university", pawned=True).goods(A, lumber=2, brick=1, grain=2)
    assert standing.hand_limit(table.state, A) == 4
    assert table.points(A) == 4
    assert table.refused("play printing") == "condition"
    assert table.refused("place university at w1u2 saving grain") == "one-only"
    assert standing.burnable(table.state, A) == [
        (A, card) for card in table.me(A).cards if card.place in {"e1l1", "w1l1"}
    ]
    assert "cannon" in table.cards(A)
    table.play("redeem at e1u1")
    assert table.stock(A) == {}


def test_case_78_vetoed_alchemist():
    table = Table("wd", stage="before_roll").site(P, 1, "citadel").card(P, "e1u1", "magic_veto")
    table.card(P, "e2u", "tali", magic=3).card(P, "e2l", "ira", magic=3).hand(A, "alchemist", "alchemist", "alchemist")
    table.play("play alchemist with 3").play("cast magic veto").play("stack B2")
    assert table.bottom("B2") == "alchemist"
    assert table.state.set_production == 0
    table.play("play alchemist with 5")
    assert (table.state.set_production, table.asked) == (5, [(A, "before-roll")])
    assert table.refused("play alchemist with 2") == "production-set"


def test_case_79_richard_backfires():
    table = (
        Table("tc").card(A, "w1u1", "richard", since=1).card(A, "w1l1", "knight_vok").card(P, "w1u1", "knight_jitka")
    )
    table.goods(A, gold=1).hand(A, "spy", "scout", "caravan").checked().play("use at w1u1", card_roll=[6])
    assert table.me(A).hand == ("spy", "scout", "caravan", "knight_vok")
    assert table.state.discard == ("richard",)
    assert table.state.knight == P
    assert table.asked == [(A, "turn")]


def test_case_80_shared_landscape():
    table = Table("tc-wd", stage="before_roll").site(A, -1, "citadel").site(A, 1, "city").goods(A, cl=2)
    table.land(A, "cl", "a_mountains_5", 2).land(A, "e2l", "a_pasture_4").card(A, "cl", "ira", magic=1)
    bath = table.fork().card(A, "e1u1", "bath_house").event_top("plague").roll(6, "question")
    assert bath.amount(A, "cl") == 2
    smithy = table.fork().having(stage="main").hand(A, "art_smithy").card(A, "e1u1", "trading_house")
    assert smithy.refused("place art smithy at cl") == "place-taken"
    table.event_top("plague").roll(6, "question")
    assert table.amount(A, "cl") == 1


def test_case_81_silent_window():
    table = Table("wd", stage="before_roll").card(P, "w1u1", "knight_vok").hand(P, "library").event_top("civil_war")
    asked = table.fork().roll(1, "question")
    assert asked.asked == [(P, "defence")]
    assert asked.lines() == ["pass"]
    prompt = GAME.prompts(asked.state)[0]
    assert (prompt.hidden, prompt.asks_even_if_single, prompt.presettable, prompt.clock) == (True, True, True, "short")
    empty = table.fork().hand(P).roll(1, "question")
    assert empty.asked == [(P, "under")]
    dragon = Table("wd", stage="before_roll").site(P, 1, "citadel").card(P, "e1u1", "ismai").hand(P, "library")
    assert dragon.event_top("civil_war").roll(1, "question").asked == [(A, "turn")]


def test_case_82_wheel_voided():
    table = Table("wd", stage="before_roll").site(A, 1, "citadel").card(A, "e1u1", "wheel_of_time")
    table.card(A, "e2u", "tali", magic=2).hand(A, "alchemist").site(P, 1, "citadel").card(P, "e1u1", "time_jump")
    table.card(P, "e2u", "hafli", magic=2).play("cast wheel of time with good year").play("play alchemist with 4").play(
        "roll"
    )
    table.play("cast time jump", event_die_again=["bandit"])
    assert (table.state.production, table.state.face, table.state.stage) == (4, "bandit", "main")
    assert table.at(A, "e1u1").used
    assert table.at(A, "e2u").magic == 0


def test_case_83_duel_lost_by_the_attacker():
    table = Table("wd").site(A, 1, "citadel").card(A, "e2u", "tali", magic=2).card(A, "cl", "hor", magic=1)
    table.site(P, 1, "citadel").card(P, "e2l", "ira", magic=1).card(P, "e1u1", "magic_veto")
    table.hand(A, "wizard_duel", "whirlwind").goods(P, ore=1).player(A, spared=("e2u",))
    table.play("play wizard duel").play("swap a.e2u with b.e2l", duel_0=[1], duel_1=[6]).play("stack B1")
    assert table.bottom("B1") == "tali"
    assert (table.at(P, "e2l").magic, table.at(P, "e2l").locked) == (3, False)
    table.card(A, "cl", "hor", magic=1).play("play whirlwind")
    assert table.asked == [(P, "veto")]


def test_case_84_a_better_world():
    table = Table("wd").site(A, 1, "citadel").card(A, "e2u", "tali", magic=2).hand(A, "better_world")
    others = ("civil_war", "comet", "conflict", "fleet_race", "plague", "plague", "progress")
    guarded = table.fork().having(events=EventStack(("plague", "progress"), bottom=("comet", "new_year")))
    top = table.fork().having(events=EventStack(("comet", "plague", "progress"), 3))
    table.having(events=EventStack(others, 3)).play("play better world").play("strike plague")
    assert (table.state.events.size, stacks.cards_below_year(table.state.events)) == (7, 3)
    assert table.state.removed == ("plague",)
    guarded.play("play better world").play("strike plague")
    assert stacks.cards_below_year(guarded.state.events) == 0
    top.play("play better world").play("strike plague")
    assert (top.state.events.size, stacks.cards_below_year(top.state.events)) == (3, 2)


def test_case_85_pawned_trade_fair():
    table = Table("tc-wd").site(A, 1, "city").card(A, "e1u1", "trade_fair").hand(A, "pawnbroker").checked()
    assert (table.points(A), table.commerce(A)) == (6, 1)  # mill included
    table.play("play pawnbroker")
    assert table.stock(A) == {"brick": 1, "lumber": 1}
    assert (table.points(A), table.commerce(A)) == (3, 0)
    table.play("redeem at e1u1")
    assert table.stock(A) == {}
    free = (
        Table("tc-wd").site(A, -1, "citadel").site(A, 1, "city").card(A, "cl", "dye_works").card(A, "e1u1", "treasury")
    )
    assert free.card(A, "w1u1", "magic_mill").hand(A, "pawnbroker").refused("play pawnbroker") == "no-use"


def test_case_86_gold_spent_in_t8():
    table = (
        Table("sp").site(A, 1, "city").card(A, "e1u1", "trade_academy").card(A, "w1u1", "toll_bridge").goods(A, gold=3)
    )
    for x in (-1, 1, 3, 5):
        table.site(P, x, "city")
    for place, card in (("e1u1", "bath_house"), ("e1l1", "church"), ("w1u1", "aqueduct"), ("w1l1", "library")):
        table.card(P, place, card)
    table.card(P, "e3u1", "merchants_guild").hand(A, "spy", "scout").stack("B1", "smithy", "mint").checked()
    assert (table.state.mill, table.points(P)) == (A, 12)
    table.play("end").play("search B1 for 2 gold")
    assert table.state.mill == A  # not yet
    table.play("pick 1 mint")
    assert (table.state.stage, table.state.winner, table.state.mill) == ("over", P, P)


def test_case_87_time_runs_out_in_mid_decision():
    table = Table("wd").site(P, 1, "citadel").card(P, "e1u1", "ismai").card(P, "w1u1", "knight_jitka")
    table.card(P, "w1l1", "knight_vok").hand(A, "black_knight", "spy", "scout", "caravan").hand(P, "spy", "mint", "inn")
    table.play("play black knight", card_roll=[3]).default()
    assert table.me(P).hand == ("spy", "mint", "inn", "knight_vok")
    assert table.asked == [(P, "overflow")]
    table.default().default()
    assert table.asked == [(A, "exchange")]
    assert table.bottom("B1") == "knight_vok"


def test_case_88_backfire_and_the_trading_house():
    for sets, hand, row in (("tc", (), ("trading_house", "trading_house")), ("base", ("trading_house",), ())):
        table = Table(sets).site(A, 1, "city").card(A, "e1u1", "trading_house").card(P, "w1u1", "smithy")
        table.row(*row[1:]).hand(A, "arsonist").play("play arsonist", card_roll=[6])
        assert (table.me(A).hand, table.state.row) == (hand, row)


def test_case_66_with_an_embassy_draws_are_shown():
    table = Table("sp").site(A, 1, "city").card(A, "e1u1", "embassy", owner=P).stack("B1", "smithy").play("end")
    table.play("draw from B1")
    assert table.happened(CardsTaken)[0].seen_by(None).cards == ("smithy",)
