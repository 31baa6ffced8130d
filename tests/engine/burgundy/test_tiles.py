"""Every other kind of tile, with the numbers of the rules (6.3 to 6.7) typed out."""

import sys

import pytest

from engine.games.burgundy.components import TILES
from engine.games.burgundy.events import EffectDeclined, EffectLost, MinesPaid
from tests.engine.burgundy.table import Table

# Animal tiles: points alone, and next to three of the same species in the pasture.
ANIMALS = {
    "cow_2": (2, 5),
    "cow_3": (3, 6),
    "cow_4": (4, 7),
    "sheep_2": (2, 5),
    "sheep_3": (3, 6),
    "sheep_4": (4, 7),
    "pig_2": (2, 5),
    "pig_3": (3, 6),
    "pig_4": (4, 7),
    "chicken_2": (2, 5),
    "chicken_3": (3, 6),
    "chicken_4": (4, 7),
}


def placed(building: str, **fields: object) -> Table:
    """A building put on E4 with a three; the other die stays."""
    table = Table().depot(2, "bank", "ship", "k20", "castle").depot(5, "mine", "cow_3").black("church", "pig_2")
    return table.player(storage=[building], dice=(3, 1), **fields).play(f"place {building} at E4 with 1")


def test_tile_warehouse_sells_one_type():
    table = placed("warehouse", goods={2: 2, 6: 1})
    assert table.choices == ["pass", "sell 2", "sell 6"]
    table.play("sell 2")
    assert (table.vp, table.silver, table.sold) == (4, 1, {2: 2})
    assert table.dice == (None, 1)


def test_tile_carpenter_takes_a_building():
    table = placed("carpenter")
    assert table.choices == ["pass", "take bank from 2"]
    assert table.play("take bank from 2").storage == ("bank",)


def test_tile_church_takes_a_mine_knowledge_tile_or_castle():
    table = placed("church")
    assert table.choices == ["pass", "take castle from 2", "take k20 from 2", "take mine from 5"]
    assert table.play("take k20 from 2").storage == ("k20_vp_market",)


def test_tile_market_takes_a_ship_or_animals():
    table = placed("market")
    assert table.choices == ["pass", "take cow_3 from 5", "take ship from 2"]
    assert table.play("take cow_3 from 5").storage == ("cow_3",)


def test_tile_boarding_house_gives_four_workers():
    table = placed("boarding_house", workers=1)
    assert table.workers == 5
    assert table.pending is None


def test_tile_bank_gives_two_silver():
    table = placed("bank", silver=1)
    assert table.silver == 3
    assert table.pending is None


def test_tile_city_hall_places_another_tile():
    table = Table().player(storage=["city_hall", "mine", "k20"], dice=(3, 1)).play("place city_hall at E4 with 1")
    assert table.choices == ["pass", "place k20 at C4", "place k20 at F3", "place mine at E3"]
    table.play("place mine at E3")
    assert table.tile_at("E3") == "mine"
    assert table.pending is None


def test_tile_watchtower_scores_four():
    table = placed("watchtower")
    assert table.vp == 4
    assert table.pending is None


def test_tile_ship_loads_goods_and_moves_the_marker():
    table = Table().player(storage=["ship"], dice=(2, 1)).goods_at(3, 4, 4, 1).play("place ship at D3 with 1")
    assert table.track == {0: (1,), 1: (0,)}
    table.play("collect 1,4 from 3")
    assert table.goods == {1: 1, 4: 2}
    assert table.state.depot_goods[2] == ()


def test_tile_ship_without_any_goods_still_moves_the_marker():
    table = Table().player(storage=["ship"], dice=(2, 1)).play("place ship at D3 with 1")
    assert table.pending is None
    assert table.happened(EffectLost) == [EffectLost(0, "ship", "collect_goods")]
    assert table.track == {0: (1,), 1: (0,)}


def test_tile_castle_gives_one_more_action():
    table = Table().player(estate={"C3": "bank"}, storage=["castle", "ship"], goods={5: 1}, dice=(6, 1))
    table.depot(4, "mine").depot(6, "k20").black("church").play("place castle at B3 with 1")
    assert table.choices == [
        "place ship at D3",
        "place ship at D5",
        "sell 5",
        "take k20 from 6",
        "take mine from 4",
        "workers",
    ]
    assert table.play("take k20 from 6").storage == ("ship", "k20_vp_market")
    assert (table.workers, table.dice) == (0, (None, 1))


def test_tile_mine_pays_one_silver_at_each_phase_end():
    table = Table(round=5).player(storage=["mine"], dice=(4, None)).player(1, dice=(None, None))
    table.play("place mine at E3 with 1")
    assert (table.silver, table.pending) == (0, None)
    table.play("end", "end")
    assert table.silver == 1
    assert table.happened(MinesPaid) == [MinesPaid(0, 1, 1, 0)]


@pytest.mark.parametrize("tile,points", ANIMALS.items())
def test_tile_animals_score_with_their_kind(tile, points):
    alone, with_three = points
    species = tile.split("_")[0]
    table = Table().player(estate={"D3": "ship"}, storage=[tile], dice=(4, 1))
    assert table.fork().play(f"place {tile} at C2 with 1").vp == alone
    table.player(estate={"B2": f"{species}_3"})
    assert table.play(f"place {tile} at C2 with 1").vp == with_three


@pytest.mark.parametrize(
    "building,effect", [("warehouse", "sell"), ("carpenter", "take"), ("church", "take"), ("market", "take")]
)
def test_an_optional_effect_can_be_declined(building, effect):
    table = placed(building, goods={1: 1}).play("pass")
    assert table.happened(EffectDeclined) == [EffectDeclined(0, effect)]
    assert (table.pending, table.storage, table.vp, table.silver) == (None, (), 0, 0)


def test_every_tile_has_a_test():
    names = [name.removeprefix("test_tile_") for name in dir(sys.modules[__name__]) if name.startswith("test_tile_")]
    kinds = [tile.id for tile in TILES.values() if not tile.number]
    assert [kind for kind in kinds if kind not in ANIMALS and not any(n.startswith(kind) for n in names)] == []
    assert set(ANIMALS) == {kind for kind in kinds if TILES[kind].species}
