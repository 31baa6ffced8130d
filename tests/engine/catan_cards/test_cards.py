"""One test per card: what it costs, what it is worth, and what it does; a card without a row here fails the suite."""

import pytest

from engine.games.catan_cards import GAME, holdings, standing
from tests.engine.catan_cards.table import A, P, Table

ALL = "tc-sp-wd"
# What placing a card changes: price paid, then victory points, strength, tournament and commerce points, hand limit.
PLACED = {
    "knight_albrecht": ("grain 1, ore 1", 0, 1, 2, 0, 0),
    "knight_bohdan": ("grain 1, ore 1", 0, 2, 1, 0, 0),
    "knight_jitka": ("grain 1, wool 1, ore 1", 0, 1, 3, 0, 0),
    "knight_oldrich": ("grain 1, wool 1, ore 1", 0, 2, 2, 0, 0),
    "knight_vok": ("grain 1, wool 2, ore 1", 0, 4, 1, 0, 0),
    "knight_zavis": ("grain 1, wool 2, ore 1", 0, 2, 3, 0, 0),
    "knight_dalibor": ("gold 1, grain 1, wool 1", 0, 1, 4, 0, 0),
    "knight_hynek": ("grain 1, ore 2", 0, 3, 1, 0, 0),
    "lothar": ("grain 1, wool 1, ore 1", 0, 1, 0, 0, 0),
    "richard": ("grain 1, wool 1, ore 1", 0, 2, 1, 0, 0),
    "cannon": ("lumber 1, ore 2", 0, 3, 0, 0, 0),
    "ismai": ("", 0, 4, 0, 0, 0),
    "samsor": ("", 0, 5, 0, 0, 0),
    **{f"fleet_{kind}": ("lumber 1, wool 1", 0, 0, 0, 1, 0) for kind in ("brick", "lumber", "wool", "grain", "ore", "gold")},
    "fleet_large": ("lumber 1, wool 1", 0, 0, 0, 1, 0),
    "privateer_fleet": ("lumber 1, wool 1", 0, 0, 0, 0, 0),
    "fortified_storehouse": ("lumber 1, wool 1", 0, 0, 0, 0, 0),
    "smithy": ("brick 1, ore 1", 0, 0, 0, 0, 0),
    "toll_bridge": ("lumber 1, brick 1", 0, 0, 0, 1, 0),
    "marketplace": ("grain 1, wool 1", 0, 0, 0, 1, 0),
    "monastery": ("brick 1, grain 1, ore 1", 0, 0, 0, 0, 1),
    "grain_mill": ("lumber 1, grain 1", 0, 0, 0, 0, 0),
    "sawmill": ("lumber 1, ore 1", 0, 0, 0, 0, 0),
    "brickworks": ("brick 1, ore 1", 0, 0, 0, 0, 0),
    "weaving_mill": ("lumber 1, wool 1", 0, 0, 0, 0, 0),
    "iron_foundry": ("brick 1, ore 1", 0, 0, 0, 0, 0),
    "goldsmith": ("lumber 1, ore 1", 0, 0, 0, 0, 0),
    "bath_house": ("brick 2, wool 1, ore 1", 1, 0, 0, 0, 0),
    "aqueduct": ("brick 3, ore 1", 1, 0, 0, 0, 0),
    "church": ("brick 2, grain 1", 1, 0, 0, 0, 0),
    "town_hall": ("brick 1, wool 2, ore 2", 1, 0, 0, 0, 0),
    "library": ("lumber 2, brick 2, ore 1", 1, 0, 0, 0, 1),
    "mint": ("lumber 1, brick 1, ore 1", 0, 0, 0, 1, 0),
    "trading_house": ("brick 2, wool 2, grain 1", 1, 0, 0, 2, 0),
    "harbour": ("brick 1, wool 1, ore 1", 0, 0, 0, 1, 0),
    "merchants_guild": ("brick 1, wool 2, grain 1", 0, 0, 0, 3, 0),
    "moneylender": ("lumber 1, brick 1, ore 1", 0, 0, 0, 0, 0),
    "tournament_ground": ("lumber 1, grain 1, wool 1", 0, 0, 0, 0, 0),
    "trade_station": ("lumber 1, brick 1", 0, 0, 0, 1, 0),
    "stud_farm": ("lumber 1, grain 1", 0, 0, 0, 0, 0),
    "robber_castle": ("lumber 1, ore 1", 0, 0, 0, 0, 0),
    "cartwright": ("lumber 1, brick 1", 0, 0, 0, 1, 0),
    "inn": ("lumber 1, grain 1", 0, 0, 0, 0, 0),
    "shipyard": ("lumber 1, brick 1", 0, 0, 0, 0, 0),
    "dye_works": ("", 0, 0, 0, 0, 0),
    "art_smithy": ("", 0, 0, 0, 0, 0),
    "distillery": ("", 0, 0, 0, 0, 0),
    "natural_store": ("", 0, 0, 0, 0, 0),
    "treasury": ("", 0, 0, 0, 0, 0),
    "great_market": ("brick 1, wool 1, grain 1", 0, 0, 0, 1, 0),
    "great_arena": ("lumber 2, wool 1, grain 1", 1, 0, 0, 0, 0),
    "trade_fair": ("lumber 1, brick 1", 2, 0, 0, 1, 0),
    "hanseatic_league": ("lumber 1, wool 1, gold 1", 0, 0, 0, 1, 0),
    "lighthouse": ("lumber 1, brick 2, ore 1", 0, 0, 0, 0, 0),
    "great_wall": ("brick 2", 0, 0, 0, 0, 0),
    "building_crane": ("lumber 1, ore 1", 0, 0, 0, 0, 0),
    "fire_station": ("brick 1, wool 1, ore 1", 0, 0, 0, 0, 0),
    "embassy": ("wool 1, gold 1", 0, 0, 0, 0, 0),
    "peoples_hall": ("lumber 1, brick 2, wool 1", 1, 0, 0, 0, 0),
    "trade_academy": ("lumber 1, brick 1, grain 1", 0, 0, 0, 3, 0),
    "cathedral": ("brick 3, ore 2, gold 1", 2, 0, 0, 0, 0),
    "university": ("lumber 2, brick 1, grain 2", 1, 0, 0, 0, 1),
    "philosophers_stone": ("", 1, 0, 0, 0, 0),
    "wizards_kitchen": ("", 0, 0, 0, 0, 0),
    "magic_mill": ("", 0, 0, 0, 0, 0),
    "ari": ("gold 3", 1, 0, 0, 0, 0),
    "arsa": ("gold 1, brick 1", 1, 0, 0, 0, 0),
    "hafli": ("gold 1, lumber 1", 1, 0, 0, 0, 0),
    "hor": ("gold 1, wool 1", 1, 0, 0, 0, 0),
    "ira": ("gold 1, ore 1", 1, 0, 0, 0, 0),
    "tali": ("gold 1, grain 1", 1, 0, 0, 0, 0),
    **dict.fromkeys(("guardian_of_fate", "inspiration", "earth_spell", "magic_eye", "change_places", "wheel_of_time", "vision", "elixir", "magic_veto", "time_jump"), ("", 0, 0, 0, 0, 0)),
}  # fmt: skip
# Cards that must lie in play for the condition of another one.
BEFORE = {
    "cannon": ["university"], "dye_works": ["trading_house"], "art_smithy": ["trading_house"],
    "distillery": ["trading_house"], "natural_store": ["trading_house"], "treasury": ["trading_house"],
    "hanseatic_league": ["fleet_wool"], "peoples_hall": ["town_hall"], "trade_academy": ["university"],
    "cathedral": ["monastery"], "university": ["monastery"], "great_arena": ["knight_dalibor"],
}  # fmt: skip


def ground(card: str) -> Table:
    """A rich principality with a city in the west and a citadel in the east, and room for everything."""
    table = Table(ALL).rich(A).site(A, -1, "city").site(A, 3, "citadel").player(A, roads=(0, 2)).site(P, 1, "city")
    table.land(A, "e4u", "s_forest_4", 3).land(A, "e4l", "s_hills_5", 3)
    if card in {"hor", "tali", "ira"}:
        table.land(A, "e4u", {"hor": "s_pasture_5", "tali": "s_field_1", "ira": "s_mountains_2"}[card], 3)
    if card == "ari":
        table.land(A, "e4u", "s_gold_3", 3)
    for place, before in zip(("w1u1", "w1l1"), BEFORE.get(card, []), strict=False):
        table.card(A, place, before)
    if card in {"philosophers_stone", "ismai", "samsor", "wizards_kitchen", "magic_mill"}:
        table.card(A, "e4u", "hafli", magic=3).card(A, "e4l", "arsa", magic=3)
    if card == "philosophers_stone":
        table.site(A, 7, "citadel")
    if card == "trade_fair":
        table.card(A, "w1u1", "trading_house").card(A, "cl", "dye_works", craft=3)
    return table.hand(A, card)


def measures(table: Table) -> tuple[int, ...]:
    state = table.state
    tokens = (state.knight == A) + (state.mill == A)
    sums = (standing.strength, standing.tournament, standing.commerce, standing.hand_limit)
    return standing.points(state, A) - tokens, *(measure(state, A) for measure in sums)


@pytest.mark.parametrize("card", PLACED)
def test_a_placed_card_costs_its_price_and_gives_its_points(card):
    price, *expected = PLACED[card]
    table = ground(card)
    before, stock = measures(table), holdings.stock(table.me(A))
    crafted = standing.craft_points(table.state, A)
    line = next(
        line for line in table.lines() if line.startswith("place") and GAME.grammar.read(line).fields["card"] == card
    )
    table.play(line)
    gained = [after - old for after, old in zip(measures(table), before, strict=True)]
    gained[3] += crafted - standing.craft_points(table.state, A)  # a Trade Fair's craft points were commerce points
    assert gained == expected
    paid = {r: stock[r] - n for r, n in holdings.stock(table.me(A)).items() if stock[r] != n}
    assert paid == {part.split()[0]: int(part.split()[1]) for part in price.split(", ") if part}
