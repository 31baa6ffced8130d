"""Axial coordinates of a pointy-top hex grid."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Axial = tuple[int, int]
H = TypeVar("H", bound=Hashable)

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(cell: Axial) -> tuple[Axial, ...]:
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Axial, b: Axial) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def regions(
    cells: Iterable[H], near: Callable[[H], Iterable[H]], kind: Callable[[H], object]
) -> tuple[frozenset[H], ...]:
    """Maximal connected sets of cells of one kind, in the order of their first cells."""
    ordered = list(cells)
    known = set(ordered)
    found: list[frozenset[H]] = []
    done: set[H] = set()
    for cell in ordered:
        if cell in done:
            continue
        region, edge = {cell}, [cell]
        while edge:
            here = edge.pop()
            new = [c for c in near(here) if c in known and c not in region and kind(c) == kind(cell)]
            region.update(new)
            edge.extend(new)
        done |= region
        found.append(frozenset(region))
    return tuple(found)
