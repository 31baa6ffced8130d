"""Worked cases 43 to 64: attacks and magic."""

from engine.games.catan_cards import standing
from engine.games.catan_cards.events import DieRolled, HandSeen, WizardsDuelled
from tests.engine.catan_cards.table import A, P, Table


def test_case_43_action_gate():
    table = Table().site(A, 3, "settlement").site(P, 3, "settlement").having(gate_open=False).checked()
    table.hand(A, "caravan", "black_knight", "bishop").rich(A).card(P, "w1u1", "knight_vok")
    assert table.refused("play caravan") == "gate-closed"
    assert table.refused("play black knight") == "gate-closed"
    assert table.refused("play bishop") == "defence-only"  # legal at any time, but only as an answer
    table.site(A, 3, "city").checked()
    assert table.state.gate_open
    table.player(P, sites=((-1, "settlement"), (1, "settlement"))).checked()
    assert table.state.gate_open
    table.play("play caravan")


def test_case_45_richard():
    table = Table("tc").card(A, "w1u1", "richard", since=7).card(P, "w1u1", "knight_vok").goods(A, gold=1)
    assert table.refused("use at w1u1") == "too-early"
    table.card(A, "w1u1", "richard", since=5).play("use at w1u1", card_roll=[6])
    assert table.cards(A) == set()
    assert table.state.discard == ("richard",)
    assert table.cards(P) == {"knight_vok"}
    assert table.stock(A) == {}


def test_case_46_arsonist_and_fire_station():
    table = Table("tc-sp").cities(P).card(P, "e1u1", "fire_station").card(P, "e1l1", "library").hand(A, "arsonist")
    assert table.refused("play arsonist") == "no-use"
    table.card(P, "cl", "dye_works").card(P, "w1u1", "smithy").play("play arsonist", card_roll=[2])
    assert table.lines() == ["target b.cl", "target b.w1u1"]
    own = Table("sp").site(A, 1, "city").card(A, "e1u1", "fire_station").card(A, "e1l1", "library").hand(A, "arsonist")
    own.card(P, "w1u1", "smithy").play("play arsonist", card_roll=[6])
    assert own.cards(A) == {"fire_station", "library"}
    assert own.cards(P) == {"smithy"}


def test_case_47_arsonist_on_a_foreign_card():
    table = Table("sp").site(P, 1, "city").card(P, "e1u1", "embassy", owner=A).hand(P, "arsonist")
    table.having(active=P)
    safe = table.fork().card(P, "e1l1", "fire_station")
    assert safe.refused("play arsonist") == "no-use"
    table.play("play arsonist", card_roll=[1])
    assert table.me(A).hand == ("embassy",)


def test_case_48_spy_and_great_wall():
    table = Table("sp").card(P, "w1u1", "great_wall").hand(P, "library", "knight_vok", "scout", "tali").hand(A, "spy")
    stopped = table.fork().play("play spy", wall=[3])
    assert stopped.happened(DieRolled)[0].number == 3
    assert not stopped.happened(HandSeen)
    assert stopped.state.discard == ("spy",)
    table.play("play spy", wall=[2])
    seen = table.happened(HandSeen)[0]
    assert seen.cards == ("library", "knight_vok", "scout", "tali")
    assert seen.seen_by(None).cards == ()
    assert table.lines() == ["pick 1 vok", "pick 1 scout", "pass"]
    table.play("pick 1 vok")
    assert table.me(A).hand == ("knight_vok",)


def test_case_49_veto_on_a_magic_action():
    table = Table("wd").site(A, 1, "citadel").card(A, "e2u", "tali", magic=2).hand(A, "whirlwind").goods(P, ore=2)
    table.site(P, 1, "citadel").card(P, "e1u1", "magic_veto").card(P, "e2l", "ira", magic=2)
    table.play("play whirlwind")
    assert table.asked == [(P, "veto")]
    table.play("cast magic veto")
    assert table.at(A, "e2u").magic == 1
    assert table.at(P, "e2l").magic == 0
    assert table.asked == [(A, "under")]
    table.play("stack W1")
    assert table.bottom("W1") == "whirlwind"
    assert table.stock(P) == {"ore": 2}


def test_case_50_stone():
    table = Table("wd").site(P, 1, "citadel").card(P, "e1u1", "philosophers_stone").card(P, "e1l1", "magic_veto")
    table.card(P, "e1l2", "time_jump").card(P, "e2u", "tali", magic=3).hand(P, "spy").hand(A, "spy", "caravan").rich(A)
    assert table.refused("play spy") == "stone"
    table.play("play caravan")
    assert table.asked == [(A, "pay")]  # no veto
    rolled = table.fork().having(stage="before_roll", tasks=(), played=()).roll(1, "bandit")
    assert rolled.asked == [(P, "time-jump-face")]


def test_case_52_charging():
    table = (
        Table("wd").site(A, -1, "citadel").card(A, "w2l", "arsa", magic=0).goods(A, hills=2).play("convert 2 at w2l")
    )
    assert table.amount(A, "w2l") == 0
    assert (table.at(A, "w2l").magic, table.at(A, "w2l").locked) == (2, True)
    full = Table("wd").site(A, -1, "citadel").card(A, "w2l", "arsa", magic=2).goods(A, hills=2)
    assert full.refused("convert 2 at w2l") == "magic-full"
    full.play("convert 1 at w2l")


def test_case_53_lock():
    table = Table("wd").site(A, 1, "citadel").card(A, "e2l", "ira", magic=1).card(A, "e1u1", "magic_mill")
    table.card(A, "e1l1", "magic_veto").card(A, "e1l2", "elixir").card(A, "w1u1", "knight_vok").goods(A, gold=1)
    table.hand(P, "caravan").rich(P).play("use at e1u1")
    assert table.at(A, "e2l").magic == 2
    assert table.refused("cast elixir") == "not-enough-magic"
    table.play("end")
    while table.state.active == A:
        table.default()
    table.roll(6, "bandit").play("play caravan")
    assert table.asked == [(A, "veto")]


def test_case_54_unicorns():
    table = Table("wd", stage="before_roll").site(A, 1, "citadel").card(A, "e2l", "ira", magic=2)
    table.card(A, "e2u", "tali", magic=3).event_top("unicorn_dance").roll(1, "question")
    assert [(table.at(A, place).magic, table.at(A, place).locked) for place in ("e2l", "e2u")] == [(3, False)] * 2


def test_case_55_citadel():
    table = Table("wd").rich(A).play("citadel at w1")
    assert table.points(A) == 2
    table.card(A, "cl", "hor", magic=2)
    assert table.points(A) == 3
    assert table.rich(A).refused("citadel at e1") == "citadel-beside"
    table.site(A, 3, "settlement").play("citadel at e3")
    hunted = Table("wd").site(P, -1, "citadel").card(P, "cl", "hor", magic=0).site(A, 1, "citadel")
    hunted.card(A, "e2u", "tali", magic=3).hand(A, "wizard_duel")
    assert hunted.points(P) == 3
    hunted.play("play wizard duel", duel_0=[6], duel_1=[1])
    hunted.play("stack B1")
    assert hunted.points(P) == 2


def test_case_56_wizard_place():
    table = Table("tc-wd").rich(A).site(A, 1, "citadel").hand(A, "tali", "ari", "hor")
    tali = [line for line in table.lines() if line.startswith("place tali")]
    assert tali == ["place tali at e2u"]
    ari = [line for line in table.lines() if line.startswith("place ari")]
    assert ari == ["place ari at cu", "place ari at cl", "place ari at e2u", "place ari at e2l"]
    table.play("place ari at cu")
    assert table.stock(A).get("gold") is None
    blocked = Table("tc-wd").rich(A).site(A, 1, "citadel").card(A, "e2u", "distillery").hand(A, "tali")
    assert blocked.refused("place tali at e2u") == "place-taken"


def test_case_57_duel():
    table = Table("wd").site(A, 1, "citadel").card(A, "e2l", "ari", magic=1).card(A, "e2u", "tali", magic=2)
    table.site(P, 1, "citadel").card(P, "cl", "hor", magic=3).hand(A, "wizard_duel").play("play wizard duel")
    table.play("swap a.e2l with b.cl", duel_0=[5, 6], duel_1=[3, 2])
    assert [(e.one, e.two) for e in table.happened(WizardsDuelled)] == [(6, 6), (7, 5)]
    assert table.asked == [(P, "under")]
    table.play("stack B3")
    assert table.bottom("B3") == "hor"
    assert (table.at(A, "e2l").magic, table.at(A, "e2l").locked) == (3, True)
    assert table.at(A, "e2u").magic == 1


def test_case_58_earth_spell():
    table = Table("wd").site(A, 1, "citadel").card(A, "e1u1", "earth_spell").card(A, "cl", "hor", magic=3)
    table.land(A, "w2u", "s_field_1", 1).goods(A, e2u=0).land(P, "w2u", "s_gold_3", 3).goods(P, cu=2)
    table.site(P, -1, "citadel").card(P, "w2u", "ari", magic=2).play("cast earth spell")
    assert table.lines() == ["swap a.w2u with b.cu", "swap a.e2u with b.cu"]
    table.play("swap a.e2u with b.cu")
    assert (table.amount(A, "e2u"), table.amount(P, "cu")) == (2, 0)
    lands = {region.place: region.card for region in table.me(A).regions}
    assert lands["e2u"] == "b_gold_4"


def test_case_59_elixir():
    table = Table("wd").site(A, 1, "citadel").card(A, "e1u1", "elixir").card(A, "e2u", "tali", magic=1)
    table.card(A, "w1u1", "knight_vok").card(A, "w1l1", "smithy").checked()
    assert table.strength(A) == 5
    table.play("cast elixir")
    assert table.strength(A) == 10
    for expected in (10, 5):
        table.play("end")
        turn = table.state.turn
        while table.state.turn == turn:
            table.default()
        assert table.strength(A) == expected
        table.roll(1, "bandit")


def test_case_60_witch():
    table = Table("sp-wd", stage="before_roll").cities(A).card(A, "e1u1", "town_hall", witch=True)
    table.card(A, "e1l1", "smithy", witch=True).hand(A, "peoples_hall").rich(A)
    assert table.points(A) == 4
    assert standing.search_cost(table.state, A) == 2
    main = table.fork().having(stage="main")
    assert main.refused("place peoples hall at w1u1") == "condition"
    hall = table.fork().card(A, "w1u1", "peoples_hall")
    assert standing.search_cost(hall.state, A) == 0
    table.event_top("master_builder").roll(1, "question")
    assert table.state.discard == ("witch", "witch")
    assert table.points(A) == 5
    wheel = Table("wd", stage="before_roll").site(A, 1, "citadel").card(A, "e1u1", "wheel_of_time")
    wheel.card(A, "e2u", "tali", magic=2).card(A, "w1u1", "smithy", witch=True).event_top("master_builder")
    wheel.play("cast wheel of time with question").play("roll", production_die=[1])
    assert not wheel.at(A, "w1u1").witch


def test_case_61_magic_hand():
    table = Table("wd").site(A, 1, "citadel").card(A, "e1u1", "magic_mill").card(A, "e1l1", "smithy")
    table.card(A, "e1u2", "inspiration").card(A, "e1l2", "sawmill").card(A, "e2u", "tali", magic=3)
    table.site(P, 1, "citadel").card(P, "e1u1", "vision", used=True).hand(A, "magic_hand")
    assert table.refused("play magic hand") == "no-use"
    table.play("remove at e1u1").play("play magic hand")
    assert table.at(A, "e1u1").card == "vision"
    assert table.at(A, "e2u").magic == 1
    table.play("cast vision")


def test_case_62_inspiration():
    table = Table("wd").site(A, 1, "citadel").card(A, "e1u1", "inspiration").card(A, "e2u", "tali", magic=2).rich(A)
    table.hand(A, "arsonist", "sawmill", "grain_mill").card(P, "w1u1", "smithy")
    table.stack("B1", "weaving_mill").stack("B2", "brickworks")
    table.play("cast inspiration").play("stacks B1,B2")
    assert len(table.me(A).hand) == 5
    table.play("place sawmill at w1u1")
    quiet = table.fork().play("end")
    assert quiet.asked == [(A, "bury")]
    quiet.play("bury arsonist to B1")
    assert (len(quiet.me(A).hand), quiet.state.active) == (3, P)
    table.play("play arsonist", card_roll=[6])
    assert len(table.me(A).hand) == 4
    table.play("end").play("bury sawmill to B3")
    assert table.state.active == P
    poor = Table("wd").hand(A, "arsonist", "spy").play("end")
    assert poor.asked == [(A, "draw")]
    poor.play("draw from B1")
    assert poor.state.active == P


def test_case_64_materialisation():
    table = Table("wd").site(A, -1, "citadel").card(A, "w2u", "hafli", magic=1).card(A, "w2l", "arsa", magic=0)
    table.hand(A, "materialisation")
    empty = table.fork().having(supply=(7, 5, 0))
    assert empty.refused("play materialisation") == "no-use"
    table.play("play materialisation")
    assert dict(table.me(A).sites)[1] == "city"
    assert table.state.supply[2] == 6
    one = Table("wd").site(A, -1, "citadel").card(A, "w2u", "hafli", magic=1).hand(A, "materialisation")
    assert one.refused("play materialisation") == "condition"
