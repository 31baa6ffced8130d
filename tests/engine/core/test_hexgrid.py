"""Axial coordinates."""

from engine.core.hexgrid import distance, neighbours, regions


def test_six_neighbours_at_distance_one():
    assert len(set(neighbours((2, -1)))) == 6
    assert {distance((2, -1), near) for near in neighbours((2, -1))} == {1}


def test_distance_counts_steps():
    assert distance((0, 0), (3, -3)) == 3
    assert distance((-3, 3), (3, -3)) == 6
    assert distance((0, 0), (2, 1)) == 3


def test_regions_join_touching_cells_of_one_kind():
    cells = {(0, 0): "a", (1, 0): "a", (2, 0): "b", (3, 0): "a"}
    assert regions(cells, neighbours, cells.get) == (
        frozenset({(0, 0), (1, 0)}), frozenset({(2, 0)}), frozenset({(3, 0)}),
    )  # fmt: skip
