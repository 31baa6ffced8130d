"""A player's mat under the map: modules, cards, medals, friends, ships with the places they are named by."""

from msgspec import Struct

from engine.games.starfarers.components import CARDS, MODULE_CAPS, MODULES, PEOPLE
from engine.games.starfarers.state import Ship
from engine.games.starfarers.view import StarfarersView
from render.games.starfarers.look import DIM, GLYPHS, HEX, LIGHT, MODULE, NIGHT, VEIL
from render.games.starfarers.look import PEOPLE as FILLS
from render.kit import pieces
from render.kit import seats as heads
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.tokens import INK

HEIGHT = 412
_FIRST, _STEP = 106, 54


class Mat(Struct, frozen=True):
    """What a mat shows, and nothing else, so that it is drawn anew only if that changes."""

    seat: int
    name: str
    points: int
    to_move: bool
    modules: tuple[int, ...]
    hand: int
    half_medals: int
    medals: int
    stations: int
    friends: tuple[str, ...]  # by people: figure, card or nothing
    ships: tuple[Ship, ...]
    owed: int
    rings: tuple[tuple[int, str], ...]


def of(view: StarfarersView, seat: int, name: str, rings: tuple[tuple[int, str], ...]) -> Mat:
    player, own = view.table.players[seat], view.table.seat == seat
    ships = player.ships if own else tuple(Ship(ship.kind, ship.at) for ship in player.ships)
    if own and view.table.flight is not None:
        ships = (*ships, Ship(view.table.flight.kind, view.table.flight.at))
    return Mat(
        seat=seat,
        name=name,
        points=view.head.scores[seat],
        to_move=any(prompt.seat == seat and prompt.clock != "open" for prompt in view.head.awaited),
        modules=player.modules,
        hand=view.hand_sizes[seat],
        half_medals=player.half_medals,
        medals=len(player.medals),
        stations=len(player.stations),
        friends=friends(view, seat),
        ships=ships,
        owed=player.free_ships,
        rings=rings,
    )


def friends(view: StarfarersView, seat: int) -> tuple[str, ...]:
    """By people: does the seat hold the figure, only a card, or nothing?"""
    held = {CARDS[card].people for card in view.table.players[seat].cards}
    figures = view.table.figures
    return tuple(
        "figure" if figures[i] == seat else "card" if people in held else "" for i, people in enumerate(PEOPLE)
    )


def paint(mat: Mat, across: int) -> Canvas:
    canvas = Canvas.blank((across, HEIGHT), NIGHT)
    canvas.box(0, 0, across, HEIGHT, HEX, 20)
    heads.bar(canvas, 0, 0, across, mat.seat, mat.name, mat.points, VEIL, to_move=mat.to_move)
    for row, module in enumerate(MODULES):
        _modules(canvas, across, _FIRST + row * _STEP, module, mat.modules[row], MODULE_CAPS[row])
    y = _FIRST + 3 * _STEP + 4
    for i, (glyph, count) in enumerate((("cards", mat.hand), ("medal", mat.half_medals), ("shield-star", mat.medals))):
        x = 44 + i * (across - 40) // 3
        canvas.icon(x, y, glyph, 42, LIGHT if count else mix(LIGHT, HEX, 0.5))
        canvas.text(x + 30, y, count, 38, "bold", LIGHT if count else DIM)
    _friends(canvas, across, y + _STEP + 2, mat)
    _ships(canvas, y + 2 * _STEP + 4, mat)
    _rings(canvas, across, mat)
    return canvas


def _modules(canvas: Canvas, across: int, y: int, module: str, count: int, cap: int) -> None:
    canvas.icon(44, y, GLYPHS[module], 42, LIGHT)
    for i in range(cap):
        x = 94 + i * 33
        canvas.box(x - 13, y - 15, x + 13, y + 15, MODULE if i < count else VEIL, 6)
    canvas.text(across - 22, y, count, 38, "bold", LIGHT if count else DIM, "right")


def _friends(canvas: Canvas, across: int, y: int, mat: Mat) -> None:
    """Figure held: a filled disc; only a card: an outline; nothing: a faint sign."""
    for i, (people, held) in enumerate(zip(PEOPLE, mat.friends, strict=True)):
        friend(canvas, 46 + i * 56, y, 23, people, held)
    canvas.icon(across - 82, y, GLYPHS["trade_station"], 38, LIGHT if mat.stations else mix(LIGHT, HEX, 0.5))
    canvas.text(across - 22, y, mat.stations, 38, "bold", LIGHT if mat.stations else DIM, "right")


def friend(canvas: Canvas, x: float, y: float, radius: int, people: str, held: str) -> None:
    fill = FILLS[people]
    if held == "figure":
        canvas.disc(x, y, radius, fill)
        canvas.icon(x, y, GLYPHS[people], radius * 1.4, INK)
        return
    line = fill if held else mix(fill, HEX, 0.72)
    canvas.circle(x, y, radius, line, 3 if held else 2)
    canvas.icon(x, y, GLYPHS[people], radius * 1.3, line)


def _ships(canvas: Canvas, y: int, mat: Mat) -> None:
    """Every ship with the intersection that names it; a check if it has flown, a lock if it may not."""
    x = 24.0
    for ship in mat.ships:
        canvas.icon(x + 18, y, GLYPHS[ship.kind], 34, LIGHT)
        x += 40 + canvas.text(x + 40, y, ship.at, 34, "bold", LIGHT)
        if ship.flown or ship.grounded:
            canvas.icon(x + 18, y, "check-bold" if ship.flown else "lock", 26, DIM)
            x += 26
        x += 20
    if not mat.ships:
        canvas.icon(x + 18, y, "rocket", 36, mix(LIGHT, HEX, 0.5))
        x += 60
    if mat.owed:
        canvas.icon(x + 18, y, "plus-thick", 28, MODULE)
        canvas.icon(x + 50, y, GLYPHS["trade_ship"], 34, MODULE)


def _rings(canvas: Canvas, across: int, mat: Mat) -> None:
    places = {module: _FIRST + row * _STEP for row, module in enumerate(MODULES)}
    places["cards"] = _FIRST + 4 * _STEP + 6
    for number, thing in mat.rings:
        if thing in places:
            y = places[thing]
            pieces.box_ring(canvas, 16, y - 22, across - 62 - (40 if thing == "cards" else 0), y + 22, 10, 4)
            canvas.stamp_centred(pieces.badge(number, 20), 24, y - 22)
