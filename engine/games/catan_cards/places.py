"""Principality geometry (rules, 3). Columns are named from the middle: c, then w1, w2, ... and e1, e2, ...

Sites stand at odd columns (`w1`), roads at even ones (`c`, `e2`). A landscape is `cu` or `cl`, a slot `w1u1`; the place
of a landscape expansion has the name of its landscape, that of a road expansion the name of its road.
"""

from functools import cache

REACH = 12  # no principality grows beyond: five settlements on one side
ROWS = ("u", "l")
INNER = ("u1", "l1")
OUTER = ("u2", "l2")


@cache
def column(x: int) -> str:
    return "c" if x == 0 else f"w{-x}" if x < 0 else f"e{x}"


@cache
def region(x: int, row: str) -> str:
    return f"{column(x)}{row}"


@cache
def slot(x: int, name: str) -> str:
    return f"{column(x)}{name}"


COLUMNS: dict[str, int] = {column(x): x for x in range(-REACH, REACH + 1)}
REGIONS: dict[str, tuple[int, str]] = {region(x, row): (x, row) for x in COLUMNS.values() if x % 2 == 0 for row in ROWS}
SLOTS: dict[str, tuple[int, str]] = {
    slot(x, name): (x, name) for x in COLUMNS.values() if x % 2 for name in ("u1", "u2", "l1", "l2")
}
ROADS: dict[str, int] = {column(x): x for x in COLUMNS.values() if x % 2 == 0}
PLACES: tuple[str, ...] = (*REGIONS, *SLOTS, *COLUMNS)


@cache
def neighbour_regions(place: str) -> tuple[str, ...]:
    """The two landscapes beside a slot, in its own row."""
    if place not in SLOTS:
        return ()
    x, name = SLOTS[place]
    return region(x - 1, name[0]), region(x + 1, name[0])


@cache
def host_regions(x: int) -> tuple[str, ...]:
    """The four landscapes around a site."""
    return tuple(region(x + side, row) for row in ROWS for side in (-1, 1))


@cache
def road_regions(x: int) -> tuple[str, str]:
    return region(x, "u"), region(x, "l")


@cache
def slots_of(x: int, kind: str) -> tuple[str, ...]:
    """Slots of a settlement, city or citadel, inner ones first."""
    names = INNER if kind == "settlement" else (*INNER, *OUTER)
    return tuple(slot(x, name) for name in names)


def site_of(place: str) -> int | None:
    """The column of the site a slot belongs to."""
    return SLOTS[place][0] if place in SLOTS else None


@cache
def order_of(place: str) -> tuple[int, int, str]:
    """From left to right, upper first."""
    if place in SLOTS:
        x, name = SLOTS[place]
        return x, name[0] != "u", name
    if place in REGIONS:
        x, row = REGIONS[place]
        return x, row != "u", ""
    return COLUMNS[place], 0, ""


SEAT_LETTERS = ("a", "b")
REFS: tuple[str, ...] = tuple(f"{letter}.{place}" for letter in SEAT_LETTERS for place in PLACES)


def ref(host: int, place: str) -> str:
    """A place in one of the two principalities: `a.w1u1`."""
    return f"{SEAT_LETTERS[host]}.{place}"


def deref(name: str) -> tuple[int, str]:
    letter, place = name.split(".")
    return SEAT_LETTERS.index(letter), place
