"""A principality as a panel: its head with the sums, and its columns in one or more bands."""

from engine.games.catan_cards import places
from render.games.catan_cards import land
from render.games.catan_cards.grid import GAP, HEIGHT, Grid, bands
from render.games.catan_cards.look import GROUND
from render.games.catan_cards.realm import Realm
from render.kit import pieces
from render.kit import seats as heads
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import width
from render.kit.tokens import CREAM, PAPER, SEATS, TABLE, TABLE2

ACROSS = 1556
_PAD = 18
_FACTS = (("sword-cross", "strength"), ("horse-variant", "tournament"), ("c:mill", "commerce"))


def height(realm: Realm, most: int) -> int:
    rows = len(list(bands(realm.first, realm.last, most)))
    return heads.HEAD + rows * (HEIGHT + 2 * _PAD)


def paint(realm: Realm, most: int) -> Canvas:
    """`most` columns side by side; more of them go on in the next band."""
    canvas = Canvas.blank((ACROSS, height(realm, most)), TABLE)
    canvas.box(0, 0, *canvas.size, GROUND, 22)
    _head(canvas, realm)
    top = heads.HEAD + _PAD
    for first, last in bands(realm.first, realm.last, most):
        grid = Grid(first, last, ACROSS, top)
        _columns(canvas, realm, grid)
        _point_out(canvas, realm, grid)
        top += HEIGHT + 2 * _PAD
    return canvas


def _head(canvas: Canvas, realm: Realm) -> None:
    look = SEATS[realm.seat]
    ink: Colour = look.text if realm.to_move else CREAM
    facts = realm.facts
    values = [(glyph, str(getattr(facts, fact))) for glyph, fact in _FACTS]
    values.append(("cards", f"{facts.hand}/{facts.hand_limit}"))
    room = sum(width(value, 38, "bold") + 92 for _, value in values)
    heads.bar(
        canvas,
        0,
        0,
        ACROSS,
        realm.seat,
        realm.name,
        facts.points,
        TABLE2,
        to_move=realm.to_move,
        reserved=room,
    )
    end = ACROSS - 18 - width(str(facts.points), 42, "bold") - 84
    for glyph, value in reversed(values):
        end -= canvas.text(end, heads.HEAD / 2, value, 38, "bold", ink, "right") + 32
        canvas.icon(end, heads.HEAD / 2, glyph, 42, ink)
        end -= 60


def _columns(canvas: Canvas, realm: Realm, grid: Grid) -> None:
    cards = {card.place: card for card in realm.cards}
    for region in realm.regions:
        if box := grid.box(region.place):
            land.region(canvas, box, region, cards.get(region.place), realm.lang)
    for x in grid.columns:
        column = places.column(x)
        box = grid.box(column)
        if box and x in realm.roads:
            land.road(canvas, box, column, cards.get(column), realm.lang)
        elif box and x % 2 == 0:
            middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            canvas.text(*middle, land.address(column), 34, "semibold", mix(GROUND, PAPER, 0.7), "middle")
    for x, kind, points in realm.sites:
        box = grid.box(places.column(x))
        if box is None:
            continue
        land.site(canvas, box, kind, points, places.column(x), realm.seat)
        for slot in places.slots_of(x, kind):
            where = grid.box(slot)
            if where and slot in cards:
                land.placed(canvas, where, cards[slot], realm.lang)
            elif where:
                land.free(canvas, where, slot)


def _point_out(canvas: Canvas, realm: Realm, grid: Grid) -> None:
    """Dashes round possible places, rings and numbers round changed ones, a cross where it does not go."""
    for place in realm.marks.targets:
        if (box := _box(grid, place)) is not None:
            x0, y0, x1, y1 = box
            canvas.stamp(pieces.box_target(x1 - x0, y1 - y0), x0, y0)
            canvas.stamp_centred(pieces.address(land.address(place), 28, "lit"), (x0 + x1) / 2, (y0 + y1) / 2)
    for place, number in realm.marks.rings:
        if (box := _box(grid, place)) is not None:
            x0, y0, x1, y1 = box
            pieces.box_ring(canvas, x0 + 2, y0 + 2, x1 - 2, y1 - 2, 12, 5)
            canvas.stamp_centred(pieces.badge(number, 21), x1 - 10, y0 + 8)
    if realm.marks.refused and (box := _box(grid, realm.marks.refused)) is not None:
        x0, y0, x1, y1 = box
        pill = pieces.address(land.address(realm.marks.refused), 28, "refused")
        canvas.stamp_centred(pill, (x0 + x1) / 2, (y0 + y1) / 2)


def _box(grid: Grid, place: str) -> tuple[int, int, int, int] | None:
    if place not in places.PLACES:
        return None
    box = grid.box(place)
    if box is not None and place in places.ROADS:
        return box[0] + GAP, box[1] + 14, box[2] - GAP, box[3] - 14
    return box
