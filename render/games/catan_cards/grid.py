"""Where the places of a principality lie in a picture: columns of landscapes and sites, five rows."""

from collections.abc import Iterator

from msgspec import Struct

from engine.games.catan_cards import places

ROW = 106
MIDDLE = 104  # the axis with sites and roads
GAP = 10
HEIGHT = 4 * ROW + MIDDLE + 4 * GAP
_REGION, _SITE = 186, 239
_TIGHT = 10  # columns from which on names need the room more than landscapes
_TIGHT_REGION, _TIGHT_SITE = 102, 160
_PAD = 18
Box = tuple[int, int, int, int]


class Grid(Struct, frozen=True):
    """Some columns, side by side in a given width."""

    first: int
    last: int
    across: int
    top: int

    @property
    def columns(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def _share(self) -> float:
        """How much narrower than usual; never wider."""
        wanted = sum(map(self._usual, self.columns))
        return min(1.0, (self.across - 2 * _PAD - (len(self.columns) - 1) * GAP) / wanted)

    def _usual(self, x: int) -> int:
        region, site = (_TIGHT_REGION, _TIGHT_SITE) if len(self.columns) > _TIGHT else (_REGION, _SITE)
        return region if x % 2 == 0 else site

    def width(self, x: int) -> int:
        return int(self._usual(x) * self._share)

    def left(self, x: int) -> int:
        used = sum(self.width(column) for column in self.columns) + (len(self.columns) - 1) * GAP
        return (self.across - used) // 2 + sum(self.width(column) + GAP for column in range(self.first, x))

    def box(self, place: str) -> Box | None:
        """The rectangle of a landscape, slot, site or road; none outside the shown columns."""
        x, _, name = places.order_of(place)
        if x not in self.columns:
            return None
        left, right = self.left(x), self.left(x) + self.width(x)
        axis = self.top + 2 * (ROW + GAP)
        below = axis + MIDDLE + GAP
        if place in places.REGIONS:
            y = self.top if places.REGIONS[place][1] == "u" else below
            return left, y, right, y + 2 * ROW + GAP
        if place in places.SLOTS:
            y = {"u2": self.top, "u1": self.top + ROW + GAP, "l1": below, "l2": below + ROW + GAP}[name]
            return left, y, right, y + ROW
        if x % 2:
            return left, axis, right, axis + MIDDLE
        return left - GAP // 2, axis, right + GAP // 2, axis + MIDDLE


def bands(first: int, last: int, most: int) -> Iterator[tuple[int, int]]:
    """The columns in as few rows as hold at most so many each."""
    count = last - first + 1
    rows = -(-count // most)
    step = -(-count // rows)
    for start in range(first, last + 1, step):
        yield start, min(last, start + step - 1)
