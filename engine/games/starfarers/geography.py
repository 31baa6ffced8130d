"""The board as a graph: intersections, slots, and what the contents of the slots make of them (rules, 2.1)."""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from engine.games.starfarers.components import QUADRANTS


class Site(NamedTuple):
    """A neighbour of a slot's center: colonisable where the slot holds a planetary system."""

    at: str
    slot: int
    positions: tuple[int, int]
    anchorages: tuple[str, str]


class Slot(NamedTuple):
    """Three hexes round a center."""

    id: str
    number: int
    stars: int
    fixed: bool
    center: str
    around: tuple[frozenset[str], ...]  # by position: the intersections that touch the planet
    sites: tuple[Site, ...]
    ring: tuple[str, ...]


def place_key(place: str) -> tuple[str, int]:
    """The order of ids: line letter, then column as a number."""
    return place[0], int(place[1:])


_map = json.loads((resources.files("config") / "games" / "starfarers" / "map.json").read_text(encoding="utf-8"))

PLACES: tuple[str, ...] = tuple(sorted((entry["id"] for entry in _map["intersections"]), key=place_key))
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    entry["id"]: tuple(sorted(entry["neighbors"], key=place_key)) for entry in _map["intersections"]
}


def _slot(index: int, entry: dict[str, object]) -> Slot:
    raw = json.loads(json.dumps(entry))
    hexes = sorted(raw["hexes"], key=lambda one: int(one["position"]))
    sites = tuple(
        Site(
            one["intersection"], index, tuple(one["between_positions"]), tuple(sorted(one["anchorages"], key=place_key))
        )
        for one in raw["sites"]
    )
    around = tuple(frozenset(one["around"]) for one in hexes)
    ring = tuple(sorted(raw["ring"], key=place_key))
    return Slot(raw["id"], index, raw["stars"], raw["fixed"], raw["center"], around, sites, ring)


SLOTS: tuple[Slot, ...] = tuple(_slot(i, entry) for i, entry in enumerate(_map["slots"]))
SLOT_INDEX: dict[str, int] = {slot.id: slot.number for slot in SLOTS}
CATAN = tuple(slot.number for slot in SLOTS if slot.stars == 0)
RING_OF: dict[str, int] = {place: slot.number for slot in SLOTS for place in slot.ring}
CENTER_OF: dict[str, int] = {slot.center: slot.number for slot in SLOTS}
SITES: dict[str, Site] = {site.at: site for slot in SLOTS for site in slot.sites}
ANCHORAGES_OF: dict[str, tuple[str, str]] = {site.at: site.anchorages for site in SITES.values()}
ANCHORAGE_SITE: dict[str, str] = {place: site.at for site in SITES.values() for place in site.anchorages}
CATAN_SITES: tuple[str, ...] = tuple(
    sorted((site.at for slot in SLOTS if slot.stars == 0 for site in slot.sites), key=place_key)
)


class Geography(NamedTuple):
    """What exists for ships, given the contents of all slots."""

    neighbours: Mapping[str, tuple[str, ...]]  # without the centers that cannot be entered
    places: tuple[str, ...]
    sites: Mapping[str, Site]  # colonisable intersections
    centrals: Mapping[str, int]  # central -> slot
    possible_sites: frozenset[str]  # site intersections of face-down quadrants


@lru_cache(maxsize=256)
def geography(quadrants: tuple[str, ...]) -> Geography:
    """By the quadrant of each slot, "" where it lies face down."""
    kinds = [QUADRANTS[quadrant].kind if quadrant else "" for quadrant in quadrants]
    barred = {slot.center for slot, kind in zip(SLOTS, kinds, strict=True) if kind in {"", "planets"}}
    return Geography(
        neighbours=_without(barred),
        places=tuple(place for place in PLACES if place not in barred),
        sites={at: site for at, site in SITES.items() if kinds[site.slot] == "planets"},
        centrals={slot.center: slot.number for slot, kind in zip(SLOTS, kinds, strict=True) if kind == "outpost"},
        possible_sites=frozenset(at for at, site in SITES.items() if kinds[site.slot] == ""),
    )


def _without(barred: set[str]) -> dict[str, tuple[str, ...]]:
    """The neighbours of every intersection but these; what is far from them is shared with the whole board."""
    neighbours = NEIGHBOURS.copy()
    for center in barred:
        del neighbours[center]
        for place in NEIGHBOURS[center]:
            neighbours[place] = tuple(near for near in neighbours[place] if near != center)
    return neighbours


def by_id(places: Iterable[str]) -> tuple[str, ...]:
    """In the order of ids."""
    return tuple(sorted(places, key=place_key))
