"""One player's things: mothership, strengths, pieces, places, friendship cards; the hand for its owner alone."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.words import words
from engine.games.starfarers.board import hand_limit
from engine.games.starfarers.components import MODULES, PIECES, SPECIALS
from engine.games.starfarers.geography import by_id
from engine.games.starfarers.state import Ship, drives, guns, pieces_left
from engine.games.starfarers.view import StarfarersView
from render.contract import Marks, Table
from render.games.starfarers import faces, hand, mats, mothership, names
from render.games.starfarers.look import DIM, GLYPHS, HEX, LIGHT, NIGHT
from render.games.starfarers.look import PEOPLE as PEOPLE_FILLS
from render.games.starfarers.look import SPECIALS as SPECIAL_FILLS
from render.games.starfarers.marks import of_seat
from render.games.starfarers.space import ink
from render.kit import labels, pieces
from render.kit import seats as heads
from render.kit.canvas import LEFT, Canvas
from render.kit.colour import mix
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, FLOOR, INK, PAPER, SEATS, WIDTH

_LEFT, _SIDE = 22, 22 + mothership.SIZE[0] + 16
_SIDE_WIDTH = WIDTH - _SIDE - 22
_CELL, _FIGURES = 132, 2 * 132 + 14
_ROW, _PLACES = 60, 4 * 60 + 20
_CAPTION = 68
_GAP = 12  # between cards


class Figures(Struct, frozen=True):
    """The numbers of one player."""

    speed: int
    combat: int
    freight: int
    hand: int
    limit: int
    half_medals: int
    medals: tuple[str, ...]
    rings: tuple[tuple[int, str], ...]


class Places(Struct, frozen=True):
    """Where a player's pieces stand, and how many are left."""

    colonies: tuple[str, ...]
    spaceports: tuple[str, ...]
    ships: tuple[Ship, ...]
    left: tuple[int, ...]


def layout(view: StarfarersView, seat: int, table: Table, marks: Marks) -> Layout:
    player, lang = view.table.players[seat], table.lang
    title = (seat, table.names[seat], names.stage(view, lang), view.head.scores[seat], bool(marks.drafted), lang)
    panels, top = [Panel(0, 0, _title, title)], BAR + 20
    if seat == view.viewer and view.hand is not None:
        panels.append(Panel(_LEFT, top, hand.tiles, (view.hand, view.table.bank, WIDTH - 2 * _LEFT, lang)))
        top += hand.TILES_HEIGHT + 16
    places, cards = top + _FIGURES + 16, top + _FIGURES + 16 + _PLACES + 16
    shown = sum(strip_height(card, _SIDE_WIDTH - 32, lang) + _GAP for card in player.cards)
    bottom = max(top + mothership.SIZE[1], cards + _CAPTION + max(80, shown) + 8)
    look = SEATS[seat]
    panels += [
        Panel(_LEFT, top, mothership.paint, (player.modules, look.fill, look.rim)),
        Panel(_SIDE, top, _figures, (_figures_of(view, seat, of_seat(marks, seat)), lang)),
        Panel(_SIDE, places, _places, (_places_of(view, seat), lang)),
        Panel(_SIDE, cards, _friendship, (player.cards, mats.friends(view, seat), bottom - cards, lang)),
    ]
    return Layout(Panel(0, 0, _ground, (bottom + 22,)), tuple(panels))


def _ground(height: int) -> Canvas:
    return Canvas.blank((WIDTH, height), NIGHT)


def _title(seat: int, name: str, about: str, points: int, drafted: bool, lang: str) -> Canvas:
    canvas = Canvas.blank((WIDTH, BAR), NIGHT)
    heads.title(canvas, seat, name, about, points, words(lang).say("picture-draft") if drafted else "")
    return canvas


def _figures_of(view: StarfarersView, seat: int, rings: tuple[tuple[int, str], ...]) -> Figures:
    player = view.table.players[seat]
    return Figures(
        speed=drives(player),
        combat=guns(player),
        freight=player.pods,
        hand=view.hand_sizes[seat],
        limit=hand_limit(player),
        half_medals=player.half_medals,
        medals=player.medals,
        rings=rings,
    )


def _places_of(view: StarfarersView, seat: int) -> Places:
    player = view.table.players[seat]
    left = tuple(pieces_left(view.table, seat, piece) for piece in PIECES)
    return Places(by_id(player.colonies), by_id(player.spaceports), mats.of(view, seat, "", ()).ships, left)


def _figures(figures: Figures, lang: str) -> Canvas:
    """What the modules with the Scientists' help are worth, the cards, the medals."""
    say = words(lang).say
    canvas = Canvas.blank((_SIDE_WIDTH, _FIGURES), NIGHT)
    cells: tuple[tuple[str, str, str], ...] = (
        (GLYPHS["booster"], f"+{figures.speed}", say("starfarers-picture-speed")),
        (GLYPHS["cannon"], str(figures.combat), say("starfarers-picture-combat")),
        (GLYPHS["freight_pod"], str(figures.freight), say("starfarers-picture-freight")),
        ("cards", str(figures.hand), say("starfarers-picture-limit", limit=figures.limit)),
        ("medal", str(figures.half_medals), say("starfarers-picture-half-medals")),
        ("shield-star", str(len(figures.medals)), say("starfarers-picture-medals")),
    )
    across = (_SIDE_WIDTH - 28) // 3
    for i, (glyph, number, caption) in enumerate(cells):
        x, y = i % 3 * (across + 14), i // 3 * (_CELL + 14)
        canvas.box(x, y, x + across, y + _CELL, HEX, 18)
        canvas.icon(x + 54, y + 52, glyph, 60, LIGHT)
        canvas.text(x + 100, y + 52, number, 60, "bold", LIGHT)
        canvas.text(x + 24, y + 108, caption, FLOOR, "regular", DIM, room=across - 40)
    for i, medal in enumerate(figures.medals):
        kind = SPECIALS[medal].kind
        x = 2 * (across + 14) + 160 + i * 34
        canvas.disc(x, _CELL + 14 + 52, 23, HEX)
        canvas.disc(x, _CELL + 14 + 52, 20, SPECIAL_FILLS[kind])
        canvas.icon(x, _CELL + 14 + 52, GLYPHS[kind], 27, ink(SPECIAL_FILLS[kind]))
    for line, thing in figures.rings:
        if thing in MODULES:
            x = MODULES.index(thing) * (across + 14)
            pieces.box_ring(canvas, x + 8, 8, x + across - 8, _CELL - 8, 14, 5)
            canvas.stamp_centred(pieces.badge(line, 20), x + across - 26, 26)
    return canvas


def _places(places: Places, lang: str) -> Canvas:
    """Colonies, spaceports and ships by the names of their places; then what is left in supply."""
    say = words(lang).say
    canvas = Canvas.blank((_SIDE_WIDTH, _PLACES), NIGHT)
    canvas.box(0, 0, _SIDE_WIDTH, _PLACES, HEX, 18)
    lines = (("colony", "colonies", places.colonies), ("spaceport", "spaceports", places.spaceports))
    for row, (glyph, key, held) in enumerate(lines):
        y = 40 + row * _ROW
        canvas.icon(44, y, GLYPHS[glyph], 42, LIGHT)
        canvas.text(84, y, say(f"starfarers-picture-{key}"), 30, "regular", DIM, room=216)
        canvas.text(312, y, " · ".join(held) or "–", 36, "bold", LIGHT, room=_SIDE_WIDTH - 330)
    _ships(canvas, 40 + 2 * _ROW, places.ships, lang)
    y, x = 40 + 3 * _ROW, 312.0
    canvas.icon(44, y, "archive", 42, LIGHT)
    canvas.text(84, y, say("starfarers-picture-left"), 30, "regular", DIM, room=216)
    for piece, count in zip(PIECES, places.left, strict=True):
        canvas.icon(x + 20, y, GLYPHS[piece], 40, LIGHT if count else DIM)
        canvas.text(x + 50, y, count, 36, "bold", LIGHT if count else DIM)
        x += 136
    return canvas


def _ships(canvas: Canvas, y: int, ships: tuple[Ship, ...], lang: str) -> None:
    canvas.icon(44, y, "rocket", 42, LIGHT)
    canvas.text(84, y, words(lang).say("starfarers-picture-ships"), 30, "regular", DIM, room=216)
    x = 312.0
    for ship in ships:
        canvas.icon(x + 20, y, GLYPHS[ship.kind], 40, LIGHT)
        x += 50 + canvas.text(x + 50, y, ship.at, 36, "bold", LIGHT)
        if ship.flown or ship.grounded:
            canvas.icon(x + 22, y, "check-bold" if ship.flown else "lock", 30, DIM)
            x += 36
        x += 40
    if not ships:
        canvas.text(x, y, "–", 36, "bold", DIM)


def _friendship(cards: tuple[str, ...], friends: tuple[str, ...], height: int, lang: str) -> Canvas:
    """The friendship cards with their texts."""
    say = words(lang).say
    canvas = Canvas.blank((_SIDE_WIDTH, height), NIGHT)
    canvas.box(0, 0, _SIDE_WIDTH, height, HEX, 18)
    canvas.text(24, 36, say("starfarers-picture-friendship"), 32, "semibold", LIGHT, room=600)
    for i, (people, held) in enumerate(zip(PEOPLE_FILLS, friends, strict=True)):
        mats.friend(canvas, _SIDE_WIDTH - 44 - (3 - i) * 62, 36, 25, people, held)
    card_strips(canvas, 16, _CAPTION, _SIDE_WIDTH - 32, [(card, None) for card in cards], lang)
    if not cards:
        canvas.text(24, _CAPTION + 36, say("starfarers-picture-no-cards"), 30, "regular", DIM)
    return canvas


def card_strips(
    canvas: Canvas, x: int, y: int, across: int, cards: Sequence[tuple[str, int | None]], lang: str
) -> None:
    """Friendship cards lying flat, one under the other; an owner's marker takes the place of the sign."""
    for card, owner in cards:
        _strip(canvas, x, y, across, card, owner, lang)
        y += strip_height(card, across, lang) + _GAP


def strip_height(card: str, across: int, lang: str) -> int:
    return 62 + 32 * len(_lines(card, across, lang))


def _lines(card: str, across: int, lang: str) -> tuple[str, ...]:
    return labels.wrap(names.card_text(card, lang), across - 118, FLOOR, "regular")


def _strip(canvas: Canvas, x: int, y: int, across: int, card: str, owner: int | None, lang: str) -> None:
    """Sign, name, what the card does."""
    face, down = faces.face(card, lang), strip_height(card, across, lang)
    canvas.box(x, y, x + across, y + down, PAPER, 14)
    fill = face.fill if owner is None else mix(face.fill, HEX, 0.55)
    canvas.box(x, y, x + 84, y + down, fill, 14, LEFT)
    if owner is None:
        canvas.icon(x + 42, y + down / 2, face.art, 54, INK)
    else:
        canvas.stamp_centred(pieces.seat(owner, 27, INK), x + 42, y + down / 2)
    canvas.text(x + 102, y + 27, face.name, 32, "bold", INK, room=across - 118)
    canvas.lines(x + 102, y + 66, _lines(card, across, lang), FLOOR, 32)
